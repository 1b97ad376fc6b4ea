"""R12: the end of the game."""

import pytest

from tests.rules.table import codes, params, play, reason, refused, table

LAST_TURN: dict[str, object] = {"scoring": True, "seat": 2, "turn": None, "stack": []}


def test_most_points_win() -> None:
    """R12.1: the game is over with the final scoring round, and most points have won."""
    game = table(scores=[30, 29], hands={"2": [1, 2]}, **LAST_TURN)
    assert (game.over, game.winners) == (False, [])
    events = play(game, "end")
    assert params(events, "game_won") == [{"seat": 2}]
    assert (game.over, game.seat, game.phase, game.ap) == (True, None, "over", 0)
    assert (game.scores, game.winners) == ([30, 31], [2])


def test_nothing_after_the_end() -> None:
    """R12.1: nothing can be played any more."""
    game = table(**LAST_TURN)
    play(game, "end")
    assert len(game.legal) == 0
    for text in ("end", "E+a1", "A1@b3+0", "bid1"):
        refused(game, text, "R12.1", "game_over")
    assert reason(game, "end") == "the game is over"


@pytest.mark.parametrize("edition", ["classic1999", "french2005"])
def test_shared_victory(edition: str) -> None:
    """R12.2: tied players share the victory, whatever they guard or hold."""
    parts = {"scores": [8, 6], "hands": {"2": [1]}, "guards": {"b1": "2E"}}
    game = table(edition=edition, **parts, **LAST_TURN)
    events = play(game, "end")
    assert (game.scores, game.winners) == ([8, 8], [1, 2])
    assert params(events, "game_won") == [{"seat": 1}, {"seat": 2}]
    assert "tie_broken" not in codes(events)


def test_the_highest_guarded_temple_decides() -> None:
    """R12.3: among the tied the highest temple under one's guard wins, before any treasure."""
    game = table(
        seats=3,
        scores=[9, 3, 9],
        tiles={"b3": "B5+0"},
        levels={"a2": 2, "b1": 5, "b3": 6},
        guards={"a2": "1E", "b1": "1L", "b3": "2E"},
        hands={"1": [], "3": [1, 2]},
        phase="over",
    )
    assert game.winners == [1]


def test_no_guard_counts_as_nothing() -> None:
    """R12.3: who guards no temple is behind who guards one of level 1."""
    assert table(phase="over", scores=[9, 9], guards={"a2": "2E"}).winners == [2]


def test_then_treasures_decide() -> None:
    """R12.3: equal guards leave it to the number of treasures, not to their worth."""
    guards = {"a2": "1E", "b1": "2E"}
    hands = {"1": [1, 1, 1], "2": [2, 3, 4, 5]}
    assert table(phase="over", scores=[9, 9], guards=guards, hands=hands).winners == [2]


def test_then_the_victory_is_shared() -> None:
    """R12.3: equal in everything, they share."""
    game = table(
        seats=3,
        phase="over",
        scores=[9, 9, 9],
        guards={"a2": "1E", "b1": "2E"},
        hands={"1": [1, 1], "2": [2, 3], "3": [4, 5, 6]},
    )
    assert game.winners == [1, 2]


def test_the_tie_break_is_told() -> None:
    """R12.3: where points alone did not decide, the log says what did."""
    game = table(scores=[9, 8], hands={"2": [1]}, **LAST_TURN)
    events = play(game, "end")
    assert params(events, "tie_broken") == [
        {"seat": 1, "guarded": 0, "count": 0},
        {"seat": 2, "guarded": 0, "count": 1},
    ]
    assert params(events, "game_won") == [{"seat": 2}]


def test_no_tie_break_without_a_tie() -> None:
    """R12.3: more points win without it, and full equality is no break either."""
    assert "tie_broken" not in codes(play(table(scores=[9, 8], **LAST_TURN), "end"))
    game = table(scores=[8, 8], **LAST_TURN)
    assert "tie_broken" not in codes(play(game, "end"))
    assert game.winners == [1, 2]
