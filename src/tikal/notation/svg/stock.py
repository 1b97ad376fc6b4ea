"""The line at the bottom: tiles left by letter, floors left by level, treasures to be found."""

from typing import Final

from tikal.box.pieces import TOP_LEVEL
from tikal.engine.state.position import Position
from tikal.notation.board.facts import tiles_left, treasures_left
from tikal.notation.svg.elements import rect, text, times
from tikal.notation.svg.layout import MARGIN, PLATE_WIDTH, STOCK_HEIGHT, STOCK_TOP
from tikal.notation.svg.ornaments import ornament

_SLOT: Final = 36.0
_WIDE_SLOT: Final = 44.0
_FIRST_FLOOR: Final = 2
# Room for the letters of Classic's tiles, of which Legend has fewer.
_LETTERS: Final = 7


def stock(position: Position) -> list[str]:
    """Return what is left in the box."""
    frame = rect(MARGIN, STOCK_TOP, PLATE_WIDTH, STOCK_HEIGHT, "card", 10)
    return [frame, *_tiles(position), *_floors(position), *_treasures(position)]


def _heading(x: float, words: str) -> str:
    return text(x, STOCK_TOP + 18, words, "muted", 12.5, "start")


def _slot(x: float, width: float, label: str, count: int) -> list[str]:
    ink = "on-stair" if count else "muted"
    return [
        rect(x, STOCK_TOP + 26, width - 4, 23, "stair" if count else "spent", 4),
        text(x + 4, STOCK_TOP + 42.5, label, f"{ink} bold", 13, "start"),
        text(x + width - 8, STOCK_TOP + 42.5, str(count), ink, 13, "end"),
    ]


def _tiles(position: Position) -> list[str]:
    left = MARGIN + 14
    drawn = [_heading(left, "Tiles left")]
    for index, (letter, count) in enumerate(tiles_left(position)):
        drawn += _slot(left + index * _SLOT, _SLOT, letter, count)
    return drawn


def _floors(position: Position) -> list[str]:
    left = MARGIN + 14 + _LETTERS * _SLOT + 24
    drawn = [_heading(left, "Floors left")]
    for level in range(_FIRST_FLOOR, int(TOP_LEVEL) + 1):
        x = left + (level - _FIRST_FLOOR) * _WIDE_SLOT
        drawn += _slot(x, _WIDE_SLOT, str(level), position.floors[level])
    return drawn


def _treasures(position: Position) -> list[str]:
    left = MARGIN + PLATE_WIDTH - 14
    count = times(treasures_left(position))
    return [
        text(left, STOCK_TOP + 18, "Treasures left", "muted", 12.5, "end"),
        ornament("mask", left - 54, STOCK_TOP + 37),
        text(left, STOCK_TOP + 43, count, "ink bold", 16, "end"),
    ]
