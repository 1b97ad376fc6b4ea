"""Views by example; what holds for all of them is in tests/properties."""

import pytest

import tikal
from tests.playing import seeded, walk
from tests.tables import Data


@pytest.mark.parametrize("seat", [0, 3, -1, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    """Only seats at the table, and spectators, have a view."""
    with pytest.raises(tikal.TikalError, match=f"there is no seat {seat}, only 1 to 2"):
        tikal.Game.new(seed=1).view(seat)


def test_what_a_view_tells() -> None:
    """A view tells whose it is, who is to move, the phase, AP, scores, events and the result."""
    game = tikal.Game.new(seed=7)
    view = game.view(2)
    assert (view.seat, view.to_move, view.phase, view.ap) == (2, 1, "place", 0)
    assert (view.scores, view.over, view.winners) == ([0, 0], False, [])
    assert view.events == game.events
    assert isinstance(view, tikal.View)


def test_repr() -> None:
    """A view says whose it is."""
    game = tikal.Game.new(seed=7)
    assert repr(game.view(1)) == f"<View of seat 1: {game!r}>"
    assert repr(game.view(None)) == f"<View of a spectator: {game!r}>"


def test_equality() -> None:
    """Views are equal if they tell the same to the same seat."""
    game = tikal.Game.new(seed=7)
    assert game.view(1) == game.view(1)
    assert hash(game.view(1)) == hash(game.view(1))
    assert game.view(1) != game.view(2)
    assert game.view(1) != game.view(None)
    assert game.view(1) != "a view"
    later = game.copy()
    later.play(later.legal[0])
    assert later.view(1) != game.view(1)


def test_seen_treasures_stay_seen() -> None:
    """R8.3: what was recovered is public; what lies below it is not, also in the record."""
    game = tikal.Game.new(seed=4)
    walk(game, seeded(1), 250)
    hands: Data = game.document()["hands"]  # type: ignore[assignment]
    held = sorted(kind for hand in hands.values() for kind in hand)
    record: Data = game.view(1).record()
    assert held
    assert sorted(kind for kind in record["deal"]["treasures"] if kind) == held


def test_finished_games_hide_nothing() -> None:
    """The record of a finished game is all of it, and there is nothing left to sample."""
    game = walk(tikal.Game.new(seed=4), seeded(1), 10_000)
    assert game.view(1).record() == game.record()
    world = game.view(1).sample(seeded(2))
    assert world.record() == game.record()
    assert world is not game


def test_legal_actions_are_the_movers() -> None:
    """Only the seat to move has legal actions in its view."""
    game = tikal.Game.new(seed=7)
    assert list(game.view(1).legal) == list(game.legal)
    assert len(game.view(2).legal) == 0
    assert len(game.view(None).legal) == 0
