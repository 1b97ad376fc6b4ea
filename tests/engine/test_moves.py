"""Packed moves and the buffer that collects them."""

import pytest

import tikal
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.kind import kinds_known
from tikal.engine.legend.director import MOVE_DIRECTOR
from tikal.engine.moves import Moves, code_of
from tikal.engine.phases import PHASE_ACT
from tikal.geometry.spaces import SPACE_NAMES

BUSY = {
    "tiles": {"b3": "A1+0"},
    "ruins": {"b3": [1, 2]},
    "camps": {"b2": 1},
    "members": {"a1": {"1": "E"}, "b1": {"1": "L"}, "b2": {"1": "E"}, "b3": {"1": "E"}},
    "hands": {"1": [3], "2": [4]},
}
SPOTS: list[list[str]] = [[], ["a1"], ["h5"], ["a1", "h5"], ["a5", "b1", "d3", "g2"]]


def kinds_with_moves(ap: int) -> list[int]:
    """Return which kinds of action have something to offer, each asked by itself."""
    position = tikal.Game.from_document({**BUSY, "ap": ap}).position
    found: list[int] = []
    for kind in kinds_known():
        moves = Moves()
        moves.gather_spots(sum(1 << SPACE_NAMES.index(name) for name in ("a1", "b1", "b2", "b3")))
        if PHASE_ACT in kind.phases:
            kind.legal(position, moves)
        assert {code_of(move) for move in moves.as_list()} <= {kind.code}
        found += [kind.code] if moves.count else []
    return found


def test_every_kind_minds_the_points() -> None:
    """Without AP no kind of action offers anything but the end of the turn."""
    assert kinds_with_moves(0) == [MOVE_END]
    acting = [kind.code for kind in kinds_known() if PHASE_ACT in kind.phases]
    assert set(acting) - set(kinds_with_moves(10)) == {MOVE_CAMP, MOVE_DIRECTOR}


@pytest.mark.parametrize("names", SPOTS)
def test_gathering_spots(names: list[str]) -> None:
    """A set of spaces is noted space by space, also over wide gaps."""
    moves = Moves()
    moves.gather_spots(sum(1 << SPACE_NAMES.index(name) for name in names))
    assert [SPACE_NAMES[moves.spots[at]] for at in range(moves.spot_count)] == names


def test_the_buffer_grows() -> None:
    """More moves than there is room for at first are kept all the same, and in order."""
    moves = Moves()
    for move in range(1_000):
        moves.add(move)
    assert moves.as_list() == list(range(1_000))


def test_room_is_made() -> None:
    """Whoever writes moves directly gets room for them first, and what was there stays."""
    moves = Moves()
    moves.add(7)
    moves.reserve(1_000)
    assert len(moves.items) >= 1_001
    assert moves.as_list() == [7]
