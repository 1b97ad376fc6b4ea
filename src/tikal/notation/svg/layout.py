"""Where things are in the picture: hexagons, their sides, and the parts around the board."""

from collections.abc import Sequence
from typing import Final

from tikal.geometry.spaces import COLUMNS, ROWS

# Not a tuple of fixed length: mypyc 2.4 asks wrongly whether a constant one of floats was set.
Points = tuple[tuple[float, float], ...]

ROOT_3: Final = 1.7320508
# The distance from a hexagon's centre to its corners, and to its sides.
RADIUS: Final = 66.0
APOTHEM: Final = RADIUS * ROOT_3 / 2

MARGIN: Final = 20.0
HEADER_TOP: Final = 16.0
HEADER_HEIGHT: Final = 84.0
PLATE_TOP: Final = HEADER_TOP + HEADER_HEIGHT + 10
PLATE_PADDING: Final = 12.0
BOARD_WIDTH: Final = RADIUS * (1.5 * int(COLUMNS) + 0.5)
BOARD_HEIGHT: Final = APOTHEM * (2 * int(ROWS) + 1)
PLATE_WIDTH: Final = BOARD_WIDTH + 2 * PLATE_PADDING
PLATE_HEIGHT: Final = BOARD_HEIGHT + 2 * PLATE_PADDING
CARDS_TOP: Final = PLATE_TOP + PLATE_HEIGHT + 12
CARD_HEIGHT: Final = 126.0
CARD_GAP: Final = 10.0
STOCK_TOP: Final = CARDS_TOP + CARD_HEIGHT + 12
STOCK_HEIGHT: Final = 58.0
WIDTH: Final = PLATE_WIDTH + 2 * MARGIN
HEIGHT: Final = STOCK_TOP + STOCK_HEIGHT + MARGIN

# Legend's display and campsites lie to the right of the board.
SIDE_LEFT: Final = WIDTH - MARGIN + 12
SIDE_WIDTH: Final = 500.0

# What a picture shows: left, top, width, height.
View = tuple[float, float, float, float]
WHOLE: Final[View] = (0.0, 0.0, WIDTH, HEIGHT)
WIDE: Final[View] = (0.0, 0.0, SIDE_LEFT + SIDE_WIDTH + MARGIN, HEIGHT)
_AROUND: Final = 8.0

# Unit vectors from a hexagon's centre to its sides, N NE SE S SW NW, y growing southwards.
_SLANT: Final = ROOT_3 / 2
OUTWARD: Final[Points] = (
    (0.0, -1.0),
    (_SLANT, -0.5),
    (_SLANT, 0.5),
    (0.0, 1.0),
    (-_SLANT, 0.5),
    (-_SLANT, -0.5),
)


def centre(space: int) -> tuple[float, float]:
    """Return the middle of a space; columns a, c, e and g sit half a space north (R2.1)."""
    rows = int(ROWS)
    column, row = divmod(space, rows)
    half_steps = 2 * (rows - 1 - row) + column % 2 + 1
    left = MARGIN + PLATE_PADDING + RADIUS
    return left + 1.5 * RADIUS * column, PLATE_TOP + PLATE_PADDING + APOTHEM * half_steps


def view_of(spaces: Sequence[int]) -> View:
    """Return the part of the picture that holds some spaces, and a little around them."""
    middles = [centre(space) for space in spaces]
    left = min([x for x, _ in middles]) - RADIUS - _AROUND
    right = max([x for x, _ in middles]) + RADIUS + _AROUND
    top = min([y for _, y in middles]) - APOTHEM - _AROUND
    bottom = max([y for _, y in middles]) + APOTHEM + _AROUND
    return left, top, right - left, bottom - top


def hexagon(radius: float) -> list[tuple[float, float]]:
    """Return the corners of a flat-topped hexagon around the origin."""
    half = radius / 2
    high = radius * _SLANT
    return [(-radius, 0), (-half, -high), (half, -high), (radius, 0), (half, high), (-half, high)]
