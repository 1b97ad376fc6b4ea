"""Where a tile fits (R5.1 to R5.3, R5.6, R5.7)."""

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_ROTATIONS, TILE_SIDES, TILE_TERRAIN
from tikal.engine.moves import PLACE_TILE, A, B, C, Moves
from tikal.engine.position import Position
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.directions import SIDES


def volcano_fits(position: Position, space: i64) -> bool:
    """Return whether a volcano leaves every unexplored space within reach (R5.6)."""
    return position.rules.volcano_may_seal or position.site.sealed_off(space) == 0


def add_placements(position: Position, moves: Moves) -> None:
    """Add every legal space and rotation of the drawn tile."""
    volcano = TILE_TERRAIN[position.drawn] == VOLCANO
    moves.gather_spots(position.site.frontier())
    index: i64 = 0
    while index < moves.spot_count:
        space = moves.spots[index]
        if not volcano:
            add_rotations(position, moves, space)
        elif volcano_fits(position, space):
            moves.add(PLACE_TILE + space * A + position.drawn * B)
        index += 1


def add_rotations(position: Position, moves: Moves, space: i64) -> None:
    """Add the rotations that make a path to a space that can be entered (R5.2, R5.7)."""
    tile = position.drawn
    open_sides = position.site.open_sides[space]
    stones_there = position.site.stone_sides[space] != 0
    rotation: i64 = 0
    while rotation < TILE_ROTATIONS[tile]:
        if stones_there or TILE_SIDES[tile * SIDES + rotation] & open_sides != 0:
            moves.add(PLACE_TILE + space * A + tile * B + rotation * C)
        rotation += 1


def fits_anywhere(position: Position) -> bool:
    """Return whether the drawn tile has a legal space at all (R4.3).

    A tile with stones can turn one towards any space that can be entered, so only spaces count
    here, not rotations.
    """
    volcano = TILE_TERRAIN[position.drawn] == VOLCANO
    frontier = position.site.frontier()
    while frontier != 0:
        space = lowest(frontier)
        frontier &= ~BIT[space]
        if volcano:
            if volcano_fits(position, space):
                return True
        elif position.site.open_sides[space] != 0:
            return True
    return False
