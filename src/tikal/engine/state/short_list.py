"""Lists of at most ten small numbers, each packed into one integer.

Queues of seats and the auction's display change rarely but are copied with every position; as one
integer they cost nothing to copy and compare. An item is 0 to 62, the empty list is 0.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0
_BITS: Final[i64] = 6
_MASK: Final[i64] = 63
_ROOM: Final[i64] = 10


def first(items: i64) -> i64:
    """Return the first item of a list that has one."""
    return (items & _MASK) - 1


def rest(items: i64) -> i64:
    """Return the list without its first item."""
    return items >> _BITS


def length(items: i64) -> i64:
    """Return how many items there are."""
    count: i64 = 0
    while items != EMPTY:
        items >>= _BITS
        count += 1
    return count


def pushed(items: i64, item: i64) -> i64:
    """Return the list with an item at its end; a full list raises."""
    count = length(items)
    if count == _ROOM:
        raise ValueError("a short list has room for ten items")
    return items | ((item + 1) << (count * _BITS))


def joined(items: i64, others: i64) -> i64:
    """Return a list with another one behind it; more than there is room for raises."""
    count = length(items)
    if count + length(others) > _ROOM:
        raise ValueError("a short list has room for ten items")
    return items | others << (count * _BITS)


def contains(items: i64, item: i64) -> bool:
    """Return whether the item is in the list."""
    while items != EMPTY:
        if (items & _MASK) - 1 == item:
            return True
        items >>= _BITS
    return False


def without(items: i64, item: i64) -> i64:
    """Return the list without an item, the gap closed."""
    left: i64 = EMPTY
    while items != EMPTY:
        if (items & _MASK) - 1 != item:
            left = pushed(left, (items & _MASK) - 1)
        items >>= _BITS
    return left


def unpacked(items: i64) -> list[int]:
    """Return the items as a Python list."""
    found: list[int] = []
    while items != EMPTY:
        found.append((items & _MASK) - 1)
        items >>= _BITS
    return found


def packed(items: list[int]) -> int:
    """Return a Python list as one integer."""
    result: i64 = EMPTY
    for item in items:
        result = pushed(result, item)
    return result
