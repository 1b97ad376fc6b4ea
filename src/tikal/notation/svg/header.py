"""The line above the board: who has to do what, and the tiles that lie open."""

from typing import Final

from tikal.box.tiles import TILE_NAMES
from tikal.engine.phases import PHASE_ACT, PHASE_OVER
from tikal.engine.state.position import Position
from tikal.notation.board.status import detail, headline, open_tiles
from tikal.notation.svg.elements import circle, moved, text
from tikal.notation.svg.layout import HEADER_TOP, MARGIN, WIDTH
from tikal.notation.svg.pieces import emblem
from tikal.notation.svg.terrain import tile_picture
from tikal.notation.variants.variant import OpenTile

_LEFT: Final = MARGIN + 58
_TILE_SCALE: Final = 0.52
_TILE_WIDTH: Final = 84.0


def header(position: Position) -> list[str]:
    """Return the headline, the action points and the open tiles."""
    below = detail(position)
    pips = _pips(position) if position.phase == PHASE_ACT else []
    drawn = [*_signs(position), *pips]
    top = HEADER_TOP + (30 if below or pips else 45)
    drawn.append(text(_LEFT, top, headline(position), "ink bold", 25, "start"))
    if below:
        top += 46 if pips else 28
        drawn.append(text(_LEFT, top, below, "muted", 15, "start"))
    return drawn + _tiles(open_tiles(position))


def _signs(position: Position) -> list[str]:
    seats = (
        position.rules.variant.winners(position)
        if position.phase == PHASE_OVER
        else [int(position.seat)]
    )
    if len(seats) == 1:
        return emblem(seats[0], _LEFT - 32, HEADER_TOP + 38, 18)
    drawn: list[str] = []
    for index, seat in enumerate(seats):
        drawn += emblem(seat, _LEFT - 45 + index % 2 * 27, HEADER_TOP + 24 + index // 2 * 28, 10)
    return drawn


def _pips(position: Position) -> list[str]:
    y = HEADER_TOP + 49
    variant = position.rules.variant
    # Where items bring different numbers of AP, only those left are shown.
    whole = int(variant.turn_ap if variant.most_ap == variant.turn_ap else position.ap)
    return [
        circle(_LEFT + 7 + index * 17, y, 6, "pip" if index < position.ap else "spent")
        for index in range(whole)
    ]


def _tiles(tiles: list[OpenTile]) -> list[str]:
    drawn: list[str] = []
    x = WIDTH - MARGIN - _TILE_WIDTH * len(tiles) + _TILE_WIDTH / 2
    for tile, why in tiles:
        drawn.append(moved(x, HEADER_TOP + 30, tile_picture(tile), _TILE_SCALE))
        drawn.append(text(x, HEADER_TOP + 76, f"{TILE_NAMES[tile]} {why}", "muted", 12.5))
        x += _TILE_WIDTH
    return drawn
