"""Where a tile fits (R5.1 to R5.3, R5.6)."""

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest


def volcano_fits(position: Position, space: i64) -> bool:
    """Return whether a volcano leaves every unexplored space within reach (R5.6)."""
    return position.rules.volcano_may_seal or position.site.sealed_off(space) == 0


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
