"""Where Mutul places tiles, and how they are turned (L37 to L40, L55)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.tiles import TILE_BARE, TILE_ROTATIONS, TILE_STONES
from tikal.engine.actions.placement import MOVE_PLACE_TILE, lay
from tikal.engine.events import MUTUL_CHOSE_SPACE
from tikal.engine.legend.ground import connected, inner_frontier
from tikal.engine.legend.mutul.hand import Mutul
from tikal.engine.legend.table import GUIDE, NEW_TILE, NO_SPACE, TOWARDS
from tikal.engine.moves import A, B, C, field_c
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.bits import BIT, around, lowest
from tikal.geometry.directions import SIDES, printed_side
from tikal.geometry.sectors import Distances
from tikal.geometry.spaces import OFF_BOARD, SPACES, side_towards

DISTANCES: Final = Distances()


def nearest_guide(position: Position, spaces: i64) -> i64:
    """Return the spaces of a set that are fewest steps from the guide, whatever the paths."""
    steps = DISTANCES.ready()
    guide = position.extra[GUIDE] * SPACES
    equals: i64 = 0
    least: i64 = 99
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        far = steps[guide + space]
        if far < least:
            least = far
            equals = 0
        if far == least:
            equals |= BIT[space]
    return equals


def start_tile(mutul: Mutul, tile: i64, periphery: i64) -> bool:
    """Choose the space of a drafted tile; return whether it is placed without asking (L37)."""
    position = mutul.position
    space = mutul.first(nearest_guide(position, inner_frontier(position.site, periphery)))
    tied = mutul.tied
    towards = mutul.first(nearest_guide(position, around(BIT[space]) & position.site.explored))
    return place_or_ask(mutul, tile, space, towards, tied)


def start_periphery(mutul: Mutul, tile: i64, periphery: i64) -> bool:
    """Choose the space of a card's tile: next to something connected (L55)."""
    position = mutul.position
    space = periphery_space(mutul, periphery)
    tied = mutul.tied
    towards = mutul.first(nearest_guide(position, around(BIT[space]) & connected(position.site)))
    return place_or_ask(mutul, tile, space, towards, tied)


def periphery_space(mutul: Mutul, periphery: i64) -> i64:
    """Return the accessible free periphery space nearest the guide, NO_SPACE for none (L55)."""
    position = mutul.position
    free = around(connected(position.site)) & periphery & ~position.site.explored
    return mutul.first(nearest_guide(position, free))


def place_or_ask(mutul: Mutul, tile: i64, space: i64, towards: i64, tied: i64) -> bool:
    """Place a tile that can be turned in one way only, else leave it to you (L38, L40)."""
    position = mutul.position
    if position.journal is not None:
        compass = (tied, mutul.needle, mutul.sense)
        faced = OFF_BOARD if TILE_BARE[tile] else towards
        position.tell((MUTUL_CHOSE_SPACE, tile, space, faced, *compass))
    position.drawn = tile
    position.extra[NEW_TILE] = space
    position.extra[TOWARDS] = towards
    choices = turnings(position)
    if len(choices) > 1:
        return False
    place_turned(position, choices[0])
    return True


def turnings(position: Position) -> list[int]:
    """Return the placements of Mutul's tile with most stones on the side that counts (L38)."""
    tile = position.drawn
    space = position.extra[NEW_TILE]
    side = side_towards(space, position.extra[TOWARDS])
    found: list[int] = []
    most: i64 = 0
    rotation: i64 = 0
    while rotation < TILE_ROTATIONS[tile]:
        stones = TILE_STONES[tile * SIDES + printed_side(side, rotation)]
        if stones > most:
            most = stones
            found = []
        if stones == most:
            found.append(MOVE_PLACE_TILE + space * A + tile * B + rotation * C)
        rotation += 1
    return found


def place_turned(position: Position, move: i64) -> None:
    """Lay Mutul's tile as it is turned."""
    lay(position, position.extra[NEW_TILE], position.drawn, field_c(move))
    position.drawn = NO_TILE
    position.extra[TOWARDS] = NO_SPACE
