"""Lists packed into one integer."""

import pytest

from tikal.engine.state.short_list import (
    EMPTY,
    contains,
    first,
    length,
    packed,
    pushed,
    rest,
    unpacked,
    without,
)


def test_they_hold_what_was_put_in() -> None:
    """A list of tiles or seats comes out as it went in, 0 included."""
    for items in ([], [0], [35, 0, 7, 35], list(range(10)), [62] * 9):
        assert unpacked(packed(items)) == items
        assert length(packed(items)) == len(items)


def test_first_and_rest() -> None:
    """A queue is taken from the front and filled from the back."""
    queue = pushed(packed([2, 3]), 0)
    assert (first(queue), unpacked(rest(queue))) == (2, [3, 0])
    assert rest(packed([1])) == EMPTY


def test_without() -> None:
    """Taking an item out closes the gap."""
    assert unpacked(without(packed([4, 0, 6]), 0)) == [4, 6]
    assert unpacked(without(packed([4, 6]), 5)) == [4, 6]


def test_contains() -> None:
    """An item is found wherever it is in the list, and only then."""
    items = packed([4, 0, 6])
    assert [contains(items, item) for item in (4, 0, 6, 5)] == [True, True, True, False]
    assert not contains(EMPTY, 0)


def test_a_full_list_takes_no_more() -> None:
    """The eleventh item raises instead of being lost."""
    with pytest.raises(ValueError, match="room for ten"):
        packed(list(range(11)))
