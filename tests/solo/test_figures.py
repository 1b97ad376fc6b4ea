"""The figures in docs/explanation/mutul-in-figures.md: counted right, and made by the script."""

import re

import tikal
from tests.rules.table import play
from tests.solo.turns import BUILT_IN, LAST_TURN, dealt
from tools.solo_figures import GAMES, LINES, PAGE, TABLES, Played, play_all, told, with_tables
from tools.solo_figures import play as play_game

DIFFICULTIES = {"very easy": 125, "easy": 150, "standard": 175, "hard": 190, "very hard": 225}
MEAN = re.compile(r"(\d+\.\d) \(\d+ to \d+\)")


def rows(table: str) -> list[list[str]]:
    """Return the cells of a table on the page, below its head."""
    text = PAGE.read_text(encoding="utf-8")
    body = text.split(f"<!-- table: {table} -->\n")[1].partition("<!-- end of table -->")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in body.splitlines()[2:]]


def test_every_difficulty_has_a_line() -> None:
    """S15: five start scores, and one member more or less at 175 points."""
    assert {line.name: line.score for line in LINES if line.members == 0} == DIFFICULTIES
    assert sorted(line.members for line in LINES if line.score == 175) == [-1, 0, 1]
    assert [row[0] for row in rows("points")] == [line.name for line in LINES]


def test_500_games_each() -> None:
    """The page holds the figures of 500 games for each line, and the command that made them."""
    assert GAMES == 500
    assert [row[1] for row in rows("points")] == ["500"] * len(LINES)
    assert "python -m tools.solo_figures\n" in PAGE.read_text(encoding="utf-8")


def test_points_add_up() -> None:
    """S14: start score, temples and treasures make up his final score, but for rounding."""
    for _, _, start, *cells, _won in rows("points"):
        temples, treasures, final, _ = (
            float(MEAN.fullmatch(cell)[1])  # type: ignore[index]
            for cell in cells
        )
        assert abs(float(start) + temples + treasures - final) < 0.2


def test_every_step_has_its_lines() -> None:
    """The six steps, each for the three member adjustments."""
    assert [row[0][0] for row in rows("steps")] == [*"111222333444555666"]
    assert len(rows("members")) == 3
    assert len(rows("length")) == len(LINES)


def test_the_page_has_every_table() -> None:
    """A page keeps its words and gets its tables, and again the same ones."""
    results = play_all(1, 1)
    page = PAGE.read_text(encoding="utf-8")
    once = with_tables(page, results)
    assert once != page
    assert with_tables(once, results) == once
    words = re.compile(r"^\|.*\n", re.MULTILINE)
    assert words.sub("", once) == words.sub("", page)
    assert sorted(re.findall(r"<!-- table: (\w+) -->", page)) == sorted(TABLES)


def test_games_can_be_played_again() -> None:
    """A game's number says all about it."""
    assert play_game(LINES[2], 7) == play_game(LINES[2], 7)
    assert play_game(LINES[2], 7) != play_game(LINES[2], 8)


def test_what_is_counted() -> None:
    """Due, done, tied and how much, for a last card that is known by heart.

    He lays a floor on each printed temple, equal before the first, takes two treasures, sends one
    explorer to the only ruins left, moves two there from those he has emptied, and has no guard.
    """
    document = {
        "variant": "solo",
        **LAST_TURN,
        "deck": ["S01"],
        "tiles": {"c3": "E5+0", "d3": "F3+0"},
        "ruins": {"c3": [1, 1], "d3": [2, 3]},
        "members": {"a2": {"2": "E"}, "b1": {"2": "E"}, "c3": {"2": "EE"}},
    }
    game = tikal.Game.from_document(document)
    play(game, "end")
    found = told(game)
    assert found == Played(
        scores=[0, 175 + 4 + 3],
        temples=4,
        treasures=3,
        actions=1,
        cards=1,
        due=found.due,
        done=found.done,
        tied=found.tied,
        amount=found.amount,
        reasons=found.reasons,
    )
    assert found.due == dict.fromkeys((1, 2, 4, 5, 6), 1)
    assert found.done == dict.fromkeys((1, 2, 4, 5), 1)
    assert found.tied == {1: 1}
    assert found.amount == {1: 2, 2: 2, 4: 1, 5: 2}
    assert found.reasons == {"ruins": 1}


def test_cards_without_events_count() -> None:
    """A game's cards are those revealed, and steps are due as the rules say."""
    game = dealt(order=tuple(BUILT_IN))
    while not game.over:
        game.play("end" if game.phase == "act" else game.legal[0])
    found = told(game)
    shown = [event for event in game.events if event.code == "card_revealed"]
    assert found.cards == len(shown) == found.due[1] == found.due[2]
    assert found.due[3] == 18
    assert found.due[4] == found.due[5] == 19
