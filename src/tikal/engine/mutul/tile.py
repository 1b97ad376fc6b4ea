"""Mutul's tile: step 3 of a card (S9)."""

from typing import final

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_ROTATIONS, TILE_SIDES, TILE_STONES, TILE_TERRAIN
from tikal.engine.actions.placement import lay
from tikal.engine.events import GUIDE_MOVED, MUTUL_PLACED_TILE
from tikal.engine.fitting import volcano_fits
from tikal.engine.mutul.automaton import GUIDE, NOT_ELIGIBLE, Mutul, Wish
from tikal.engine.state.site import NO_TILE
from tikal.engine.turns import discard_tile
from tikal.geometry.directions import SIDES, printed_side
from tikal.geometry.spaces import OFF_BOARD, side_towards


@final
class SpaceForTile(Wish):
    """S9: any space where the tile is legal; the compass takes the first."""

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank all legal spaces alike (R5.1 to R5.3, R5.6)."""
        position = mutul.position
        if (position.site.frontier() >> space) & 1 == 0:
            return NOT_ELIGIBLE
        if TILE_TERRAIN[position.drawn] == VOLCANO:
            return int(volcano_fits(position, space))
        return int(position.site.open_sides[space] != 0)


@final
class NeighbourTowardsGuide(Wish):
    """S9: any neighbour that can be entered; the compass takes the one nearest to the guide."""

    def __init__(self, space: i64) -> None:
        """Look at the neighbours of a space."""
        self.space: i64 = space

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank all such neighbours alike."""
        side = side_towards(self.space, space)
        if side == OFF_BOARD:
            return NOT_ELIGIBLE
        return (mutul.position.site.open_sides[self.space] >> side) & 1


def place_tile(mutul: Mutul) -> i64:
    """S9: lay the held tile and lead the guide onto it; return where, or OFF_BOARD (R4.3)."""
    position = mutul.position
    space = mutul.choose(SpaceForTile())
    if space == OFF_BOARD:
        discard_tile(position)
        return OFF_BOARD
    volcano = TILE_TERRAIN[position.drawn] == VOLCANO
    towards = OFF_BOARD if volcano else mutul.choose(NeighbourTowardsGuide(space))
    rotation = best_rotation(mutul, space, towards)
    if position.journal is not None:
        told = (position.drawn, space, rotation, towards, mutul.needle, mutul.sense)
        position.tell((MUTUL_PLACED_TILE, *told, mutul.entry_of(space)))
    lay(position, space, position.drawn, rotation)
    position.drawn = NO_TILE
    position.extra[GUIDE] = space
    if position.journal is not None:
        position.tell((GUIDE_MOVED, space))
    mutul.centre_compass()
    return space


def best_rotation(mutul: Mutul, space: i64, towards: i64) -> i64:
    """Return the legal rotation with most stones towards a space, the least turned if equal."""
    tile = mutul.position.drawn
    site = mutul.position.site
    if towards == OFF_BOARD:
        return 0
    side = side_towards(space, towards)
    best: i64 = 0
    most: i64 = -1
    rotation: i64 = 0
    while rotation < TILE_ROTATIONS[tile]:
        stones = TILE_STONES[tile * SIDES + printed_side(side, rotation)]
        joined = TILE_SIDES[tile * SIDES + rotation] & site.open_sides[space]
        if stones > most and (joined != 0 or site.stone_sides[space] != 0):
            best = rotation
            most = stones
        rotation += 1
    return best
