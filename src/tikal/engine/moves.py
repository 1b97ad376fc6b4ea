"""Moves: actions packed into one integer, and the buffer that collects legal ones.

A move holds the code of its kind and up to three small fields: a and b from 0 to 63, c without an
upper bound. What they mean, each kind's module says, and its row in `tikal.notation.actions.forms`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tikal.geometry.spaces import SPACES

# How many kinds of action there is room for.
KIND_COUNT: Final[i64] = 64

# A move is its code plus a * A + b * B + c * C.
A: Final[i64] = 1 << 6
B: Final[i64] = 1 << 12
C: Final[i64] = 1 << 18
_A_SHIFT: Final[i64] = 6
_B_SHIFT: Final[i64] = 12
_C_SHIFT: Final[i64] = 18
_CODE_MASK: Final[i64] = 63
_FIELD_MASK: Final[i64] = 63


def code_of(move: i64) -> i64:
    """Return which action a move is."""
    return move & _CODE_MASK


def field_a(move: i64) -> i64:
    """Return the first field."""
    return (move >> _A_SHIFT) & _FIELD_MASK


def field_b(move: i64) -> i64:
    """Return the second field."""
    return (move >> _B_SHIFT) & _FIELD_MASK


def field_c(move: i64) -> i64:
    """Return the third field, the only one without an upper bound."""
    return move >> _C_SHIFT


# What a new buffer starts as: copying is ten times as fast as filling.
_BLANK: Final[vec[i64]] = vec[i64]([0] * 256)


@final
class Moves:
    """A buffer for legal moves that is filled again and again.

    `presence` are the spaces where the seat to move has members, as bits, and `spots` the same one
    by one: several actions look at just these, so they are gathered once.
    """

    def __init__(self) -> None:
        """Make room for what nearly every position has."""
        self.items: vec[i64] = _BLANK[:]
        self.count: i64 = 0
        self.presence: i64 = 0
        self.spots: vec[i64] = _BLANK[:SPACES]
        self.spot_count: i64 = 0

    def add(self, move: i64) -> None:
        """Append a move."""
        if self.count < len(self.items):
            self.items[self.count] = move
        else:
            self.items = append(self.items, move)
        self.count += 1

    def reserve(self, count: i64) -> None:
        """Make room for so many moves more, so that they can be written into `items` directly."""
        while len(self.items) < self.count + count:
            self.items = append(self.items, 0)

    def gather_spots(self, presence: i64) -> None:
        """Note a set of spaces one by one."""
        self.presence = presence
        spots = self.spots
        count: i64 = 0
        space: i64 = 0
        while presence != 0:
            if presence & 1 == 1:
                spots[count] = space
                count += 1
            elif presence & 31 == 0:
                presence >>= 4
                space += 4
            presence >>= 1
            space += 1
        self.spot_count = count

    def as_list(self) -> list[int]:
        """Return the moves as a Python list."""
        items = self.items
        found: list[int] = []
        index: i64 = 0
        while index < self.count:
            found.append(items[index])
            index += 1
        return found
