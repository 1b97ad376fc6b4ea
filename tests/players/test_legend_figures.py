"""The figures of Legend: what is counted in a game, and what the tables make of it."""

from tools.legend_figures import (
    BLOCK,
    DEEDS,
    PAGE,
    PRINTED,
    TABLES,
    Cell,
    Played,
    missing,
    play,
    win_rate,
)


def game(number: int = 1) -> Played:
    """Return a random game."""
    return play(Cell("random", PRINTED), number)


def test_a_game_is_counted() -> None:
    """Deeds that were tried are done, blocked or made up for; cards are played or spent."""
    played = game()
    assert played == game()._replace(seconds=played.seconds)
    assert sum(played.sources.values()) == played.yours
    assert sum(played.his_sources.values()) <= played.his
    for deed in DEEDS:
        tried, done, blocked = (
            played.deeds.get(f"{deed} {what}", 0) for what in ("tried", "done", "blocked")
        )
        assert done + blocked <= tried
    kinds = {key.rpartition(" ")[2] for key in played.cards}
    assert kinds <= {"played", "done", "spent"}
    assert sum(count for key, count in played.cards.items() if "done" not in key) >= 18


def test_a_start_score_shifts_the_wins() -> None:
    """A tie counts half."""
    games = [game()._replace(yours=yours, his=0) for yours in (10, 20, 30)]
    assert [round(win_rate(games, start), 3) for start in (0, 20, 40)] == [1.0, 0.5, 0.0]


def test_what_was_played_is_not_missing() -> None:
    """A run that was stopped goes on where it stopped."""
    cells = [Cell("random", PRINTED), Cell("easy", PRINTED)]
    assert list(missing(2, cells, [game(0)])) == [(cells[1], 0), (cells[0], 1), (cells[1], 1)]


def test_every_table_has_its_place() -> None:
    """The page has a block for each table, and each table can be made of any games."""
    assert {found[1] for found in BLOCK.findall(PAGE.read_text("utf-8"))} == set(TABLES)
    for table in TABLES.values():
        assert table([game()]).startswith("| ")
