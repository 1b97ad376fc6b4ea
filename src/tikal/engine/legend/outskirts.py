"""Placing a card's tile on the periphery, yours (L2, L5)."""

from mypy_extensions import i64

from tikal.box.legend.components import components
from tikal.box.terrain import UNEXPLORED
from tikal.box.tiles import TILE_ROTATIONS, TILE_STONES
from tikal.engine.actions.placement import MOVE_PLACE_TILE, lay
from tikal.engine.legend.ground import connected
from tikal.engine.moves import A, B, C, Moves, field_a, field_b, field_c
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import around, lowest
from tikal.geometry.directions import SIDES, opposite, printed_side
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD


def add_outer_placements(position: Position, moves: Moves, tile: i64) -> None:
    """Add every free periphery space and rotation that joins the tile with the base camp."""
    joined = connected(position.site)
    free = around(joined) & components().periphery & ~position.site.explored
    while free != 0:
        space = lowest(free)
        free &= free - 1
        rotation: i64 = 0
        while rotation < TILE_ROTATIONS[tile]:
            if joins(position, space, tile, rotation, joined):
                moves.add(MOVE_PLACE_TILE + space * A + tile * B + rotation * C)
            rotation += 1


def outer_refusal(position: Position, move: i64, tile: i64) -> Refusal | None:
    """Ask for the card's tile, a free space of the periphery and a path to the base camp."""
    space = field_a(move)
    rotation = field_c(move)
    if field_b(move) != tile:
        return Refusal("L28", "other_tile_on_card", {"tile": field_b(move), "drawn": tile})
    if position.site.terrain[space] != UNEXPLORED:
        return Refusal("L5", "already_explored", {"space": space})
    if (components().periphery >> space) & 1 == 0:
        return Refusal("L2", "space_not_of_periphery", {"space": space})
    if rotation >= TILE_ROTATIONS[tile]:
        same = rotation % TILE_ROTATIONS[tile]
        return Refusal("R5.7", "rotation_looks_the_same", {"rotation": same})
    if not joins(position, space, tile, rotation, connected(position.site)):
        return Refusal("L5", "not_accessible", {"tile": tile, "space": space})
    return None


def place_outside(position: Position, move: i64) -> None:
    """Lay the tile; a volcano of the periphery scores nothing."""
    lay(position, field_a(move), field_b(move), field_c(move))


def joins(position: Position, space: i64, tile: i64, rotation: i64, joined: i64) -> bool:
    """Return whether a tile would have a path to one of the joined spaces."""
    side: i64 = 0
    while side < SIDES:
        other = NEIGHBOURS[space * SIDES + side]
        if other != OFF_BOARD and (joined >> other) & 1 == 1:
            mine = TILE_STONES[tile * SIDES + printed_side(side, rotation)]
            if mine + position.site.stones[other * SIDES + opposite(side)] > 0:
                return True
        side += 1
    return False
