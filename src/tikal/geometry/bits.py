"""Sets of spaces as the bits of one integer: bit n is space n.

A few shifts give the neighbours of a whole set, whatever its size, so it is cheap to ask which
spaces can be reached, even once for every candidate space.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 1 << n, looked up: mypyc 2.4 turns a shifted constant into a 32-bit C literal, and spaces
# from 31 on would be lost.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])

ALL_SPACES: Final[i64] = 0xFFFFFFFFFF
# Without row 5, without row 1, columns a c e g, columns b d f h.
_BELOW_TOP: Final[i64] = 0x7BDEF7BDEF
_ABOVE_BOTTOM: Final[i64] = 0xF7BDEF7BDE
_NORTHERN: Final[i64] = 0x07C1F07C1F
_SOUTHERN: Final[i64] = 0xF83E0F83E0


def around(spaces: i64) -> i64:
    """Return every space that touches a space of the set."""
    climbing = spaces & _BELOW_TOP
    falling = spaces & _ABOVE_BOTTOM
    level = spaces << 5 | spaces >> 5
    north_beside = (climbing & _NORTHERN) << 6 | (climbing & _NORTHERN) >> 4
    south_beside = (falling & _SOUTHERN) << 4 | (falling & _SOUTHERN) >> 6
    return (climbing << 1 | falling >> 1 | level | north_beside | south_beside) & ALL_SPACES


def reachable(start: i64, through: i64) -> i64:
    """Return the spaces reachable from `start` over the spaces in `through`."""
    reached = start
    while True:
        grown = reached | around(reached) & through
        if grown == reached:
            return reached
        reached = grown


def lowest(spaces: i64) -> i64:
    """Return the first space of a set, which must not be empty."""
    space: i64 = 0
    while spaces & 31 == 0:
        spaces >>= 5
        space += 5
    while spaces & 1 == 0:
        spaces >>= 1
        space += 1
    return space
