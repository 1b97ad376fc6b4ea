"""Packed moves and the buffer that collects them."""

import pytest

import tikal
from tikal.engine.moves import END, Moves, code_of
from tikal.engine.play import KINDS, PHASE_OF_CODE
from tikal.engine.position import ACT
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
    for code, kind in enumerate(KINDS):
        moves = Moves()
        moves.gather_spots(sum(1 << SPACE_NAMES.index(name) for name in ("a1", "b1", "b2", "b3")))
        if PHASE_OF_CODE[code] == ACT:
            kind.legal(position, moves)
        assert {code_of(move) for move in moves.as_list()} <= {code}
        found += [code] if moves.count else []
    return found


def test_every_kind_minds_the_points() -> None:
    """Without AP no kind of action offers anything but the end of the turn."""
    assert kinds_with_moves(0) == [END]
    acting = [code for code, phase in enumerate(PHASE_OF_CODE) if phase == ACT]
    assert set(acting) - set(kinds_with_moves(10)) == {7}


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
