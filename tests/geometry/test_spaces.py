"""Spaces, directions and sets of spaces."""

import pytest

from tikal.geometry.bits import ALL_SPACES, BIT, around, lowest, reachable
from tikal.geometry.directions import DIRECTION_NAMES, SIDES, opposite, printed_side
from tikal.geometry.spaces import (
    OFF_BOARD,
    SPACE_INDEX,
    SPACE_NAMES,
    SPACES,
    neighbour,
    side_towards,
)

# By direction, clockwise from north: a space of a northern column, one of a southern one, corners.
NEIGHBOURS = {
    "c3": ["c4", "d4", "d3", "c2", "b3", "b4"],
    "d3": ["d4", "e3", "e2", "d2", "c2", "c3"],
    "a1": ["a2", "b2", "b1", None, None, None],
    "a5": [None, None, "b5", "a4", None, None],
    "h1": ["h2", None, None, None, None, "g1"],
    "h5": [None, None, None, "h4", "g4", "g5"],
}


def named(*names: str) -> int:
    """Return a set of spaces."""
    return sum(BIT[SPACE_INDEX[name]] for name in names)


def names(spaces: int) -> list[str]:
    """Return what is in a set of spaces."""
    return [name for index, name in enumerate(SPACE_NAMES) if spaces >> index & 1]


@pytest.mark.parametrize("name", NEIGHBOURS)
def test_neighbours(name: str) -> None:
    """Columns a, c, e and g sit half a space north of the others (R2.1)."""
    sides = [neighbour(SPACE_INDEX[name], side) for side in range(SIDES)]
    assert [None if at == OFF_BOARD else SPACE_NAMES[at] for at in sides] == NEIGHBOURS[name]


def test_neighbours_are_mutual() -> None:
    """Whoever lies on a side has one on the opposite side."""
    for space in range(SPACES):
        for side in range(SIDES):
            beside = neighbour(space, side)
            if beside != OFF_BOARD:
                assert neighbour(beside, opposite(side)) == space
                assert side_towards(space, beside) == side


def test_spaces_that_do_not_touch() -> None:
    """There is no side towards a space that is elsewhere, nor towards oneself."""
    assert side_towards(SPACE_INDEX["a1"], SPACE_INDEX["c1"]) == OFF_BOARD
    assert side_towards(SPACE_INDEX["a1"], SPACE_INDEX["a1"]) == OFF_BOARD


def test_printed_sides_turn_clockwise() -> None:
    """After one turn the printed north looks north-east, and north shows the printed NW (R2.2)."""
    assert DIRECTION_NAMES[printed_side(1, 1)] == "N"
    assert DIRECTION_NAMES[printed_side(0, 1)] == "NW"
    assert [printed_side(side, 0) for side in range(6)] == list(range(6))


def test_around_agrees_with_the_neighbours() -> None:
    """The shifted sets are what going through all neighbours would find, for every space."""
    for space in range(SPACES):
        beside = {neighbour(space, side) for side in range(SIDES)} - {OFF_BOARD}
        assert around(BIT[space]) == sum(BIT[at] for at in beside)


def test_around_a_set() -> None:
    """What touches a set is what touches any of it."""
    assert names(around(named("a1", "h5"))) == ["a2", "b1", "b2", "g4", "g5", "h4"]
    assert around(ALL_SPACES) == ALL_SPACES
    assert around(0) == 0


def test_reachable() -> None:
    """Only spaces of the given set are walked on, and it ends where they end."""
    through = named("a2", "a3", "c1", "h5")
    assert names(reachable(named("a1"), through)) == ["a1", "a2", "a3"]
    assert reachable(named("a1"), ALL_SPACES) == ALL_SPACES
    assert names(reachable(named("a1"), 0)) == ["a1"]


@pytest.mark.parametrize("space", range(40))
def test_lowest(space: int) -> None:
    """The first space of a set is found wherever it is."""
    assert lowest(BIT[space]) == space
    assert lowest(BIT[space] | BIT[39]) == space
