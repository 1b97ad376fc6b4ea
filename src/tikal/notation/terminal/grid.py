"""A sheet of characters on which the terminal's board is drawn.

Spaces are boxes of equal size; every second column sits half a box lower, so that a box touches six
others, just as a hexagon does. Lines are kept as the directions in which they leave a point, and
become characters at the end: crossings come out right by themselves.
"""

from typing import Final, final

from tikal.geometry.spaces import COLUMNS, ROWS

BOX_WIDTH: Final = 12
BOX_HEIGHT: Final = 4
SHEET_WIDTH: Final = BOX_WIDTH * COLUMNS + 1
SHEET_HEIGHT: Final = BOX_HEIGHT * ROWS + BOX_HEIGHT // 2 + 1

_UP: Final = 1
_RIGHT: Final = 2
_DOWN: Final = 4
_LEFT: Final = 8
# Characters by the directions in which lines leave them.
_LINES: Final = " ??└?│┌├?┘─┴┐┤┬┼"
_FAINT: Final = {"─": "╌", "│": "┆"}
_SOLID: Final = 16
# The periphery's border, explored and unexplored.
_THICK: Final = 32
_HEAVY: Final = {"─": "━", "│": "┃"}
_HEAVY_FAINT: Final = {"─": "┅", "│": "┇"}


def corner(space: int) -> tuple[int, int]:
    """Return the upper left corner of a space's box (R2.1)."""
    column, row = divmod(space, int(ROWS))
    lower = BOX_HEIGHT // 2 if column % 2 else 0
    return column * BOX_WIDTH, (int(ROWS) - 1 - row) * BOX_HEIGHT + lower


@final
class Sheet:
    """Lines below, text on top of them."""

    def __init__(self) -> None:
        """Begin with an empty sheet."""
        self._lines = [[0] * SHEET_WIDTH for _ in range(SHEET_HEIGHT)]
        self._text = [[""] * SHEET_WIDTH for _ in range(SHEET_HEIGHT)]

    def box(self, space: int, *, solid: bool, thick: bool = False) -> None:
        """Draw the four sides of a space's box; solid wins over faint, thick over thin."""
        x, y = corner(space)
        kind = (_SOLID if solid else 0) | (_THICK if thick else 0)
        for row in (y, y + BOX_HEIGHT):
            self._stroke(x, row, _RIGHT | kind)
            for column in range(x + 1, x + BOX_WIDTH):
                self._stroke(column, row, _LEFT | _RIGHT | kind)
            self._stroke(x + BOX_WIDTH, row, _LEFT | kind)
        for column in (x, x + BOX_WIDTH):
            self._stroke(column, y, _DOWN | kind)
            for row in range(y + 1, y + BOX_HEIGHT):
                self._stroke(column, row, _UP | _DOWN | kind)
            self._stroke(column, y + BOX_HEIGHT, _UP | kind)

    def _stroke(self, x: int, y: int, directions: int) -> None:
        self._lines[y][x] |= directions

    def write(self, x: int, y: int, words: str) -> None:
        """Write over whatever is there."""
        for index, character in enumerate(words):
            self._text[y][x + index] = character

    def lines(self) -> list[str]:
        """Return the sheet line by line."""
        return ["".join(self._row(y)).rstrip() for y in range(SHEET_HEIGHT)]

    def _row(self, y: int) -> list[str]:
        return [self._text[y][x] or _character(self._lines[y][x]) for x in range(SHEET_WIDTH)]


def _character(directions: int) -> str:
    drawn = _LINES[directions % _SOLID]
    if directions & _THICK:
        return (_HEAVY if directions & _SOLID else _HEAVY_FAINT).get(drawn, drawn)
    return drawn if directions & _SOLID else _FAINT.get(drawn, drawn)
