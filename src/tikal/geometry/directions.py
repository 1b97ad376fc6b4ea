"""The six directions of a flat-topped hexagon, clockwise from north (R2.2)."""

from typing import Final

from mypy_extensions import i64

N: Final[i64] = 0
NE: Final[i64] = 1
SE: Final[i64] = 2
S: Final[i64] = 3
SW: Final[i64] = 4
NW: Final[i64] = 5
SIDES: Final[i64] = 6

DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")


def opposite(side: i64) -> i64:
    """Return the side of the neighbour that touches `side`."""
    return (side + 3) % SIDES


def printed_side(side: i64, rotation: i64) -> i64:
    """Return which printed side of a tile faces `side` once the tile is rotated.

    Each rotation turns the tile clockwise by 60°, so the side that faces `side` is printed that
    many sides counter-clockwise of it.
    """
    return (side + SIDES - rotation) % SIDES
