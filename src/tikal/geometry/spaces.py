"""The 40 spaces of the board and their neighbours (R2.1).

A space is an index, column by column from a1 to h5. Columns a, c, e and g sit half a space further
north than b, d, f and h, which is all the geometry there is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.geometry.directions import SIDES

COLUMNS: Final[i64] = 8
ROWS: Final[i64] = 5
SPACES: Final[i64] = 40
OFF_BOARD: Final[i64] = -1

SPACE_NAMES: Final = tuple(f"{column}{row}" for column in "abcdefgh" for row in range(1, 6))
SPACE_INDEX: Final = {name: index for index, name in enumerate(SPACE_NAMES)}

# (columns east, rows north) by direction, for the columns that sit north and for the others.
_STEPS_NORTHERN: Final = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1))
_STEPS_SOUTHERN: Final = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))


def step(at: tuple[int, int], side: int) -> tuple[int, int]:
    """Return the column and row one step on, also where they are off the board."""
    column, row = at
    steps = _STEPS_NORTHERN if column % 2 == 0 else _STEPS_SOUTHERN
    east, north = steps[side]
    return column + east, row + north


def _neighbour(space: int, side: int) -> int:
    column, row = step(divmod(space, 5), side)
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return column * 5 + row
    return -1


# The neighbour of a space in a direction at [space * 6 + direction], OFF_BOARD beyond the edge.
NEIGHBOURS: Final[vec[i64]] = vec[i64](
    [_neighbour(space, side) for space in range(40) for side in range(6)]
)


def neighbour(space: i64, side: i64) -> i64:
    """Return the space next to `space` in a direction, or OFF_BOARD."""
    return NEIGHBOURS[space * SIDES + side]


def side_towards(space: i64, other: i64) -> i64:
    """Return the side on which `other` touches `space`, or OFF_BOARD where they don't touch."""
    side: i64 = 0
    while side < SIDES:
        if NEIGHBOURS[space * SIDES + side] == other:
            return side
        side += 1
    return OFF_BOARD
