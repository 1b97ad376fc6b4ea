"""The site: what lies where, and what the paths cost (R2, R5, R7.2).

A site changes only when a tile is placed, so positions share it; whoever lays a tile copies it
first. Path costs and the sides a new tile could connect to are kept ready, because every other
question about the map is asked hundreds of times between two tiles.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.terrain import (
    BASE_CAMP,
    CLEARING,
    LAKE,
    RUINS,
    TEMPLE,
    UNEXPLORED,
    VOLCANO,
)
from tikal.box.tiles import BASE_CAMP_SPACE, PRINTED, TILE_STONES, TILE_TERRAIN
from tikal.geometry.bits import ALL_SPACES, BIT, around, lowest, reachable
from tikal.geometry.directions import SIDES, opposite, printed_side
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD, SPACE_INDEX, SPACES

NO_TILE: Final[i64] = -1
_UNKNOWN: Final[vec[i64]] = vec[i64]([0] * SPACES)


@final
class Site:
    """The 40 spaces as far as they are explored."""

    terrain: vec[i64]
    tile: vec[i64]
    rotation: vec[i64]
    # Stones on the space's own side at [space * 6 + side].
    stones: vec[i64]
    # What a step in a direction costs at [space * 6 + side], 0 where there is none.
    cost: vec[i64]
    # Per space, as bits: sides with an explored neighbour that can be entered, and of those the
    # ones where that neighbour brings stones of its own.
    open_sides: vec[i64]
    stone_sides: vec[i64]
    # Where a ruins' treasures end in the deal; the top one lies as many before as are left.
    buried_end: vec[i64]
    # The terrains that nobody may enter, as bits; the variant says which.
    closed: i64
    # Sets of spaces: with any tile or print, those of them that can be entered, and by terrain.
    explored: i64
    passable: i64
    temples: i64
    ruins: i64
    clearings: i64
    volcanoes: i64
    lakes: i64
    # Per space, as bits: what chains of paths join with it; 0 until somebody asks.
    chains: vec[i64]

    def copy(self) -> "Site":
        """Return a site of its own with the same contents."""
        other = Site()
        other.terrain = self.terrain[:]
        other.tile = self.tile[:]
        other.rotation = self.rotation[:]
        other.stones = self.stones[:]
        other.cost = self.cost[:]
        other.open_sides = self.open_sides[:]
        other.stone_sides = self.stone_sides[:]
        other.buried_end = self.buried_end[:]
        other.closed = self.closed
        other.explored = self.explored
        other.passable = self.passable
        other.temples = self.temples
        other.ruins = self.ruins
        other.clearings = self.clearings
        other.volcanoes = self.volcanoes
        other.lakes = self.lakes
        other.chains = self.chains
        return other

    def lay_tile(self, space: i64, tile: i64, rotation: i64) -> None:
        """Put a rotated tile on a space and connect it to its neighbours."""
        self.tile[space] = tile
        self.rotation[space] = rotation
        side: i64 = 0
        while side < SIDES:
            printed = printed_side(side, rotation)
            self.stones[space * SIDES + side] = TILE_STONES[tile * SIDES + printed]
            side += 1
        self.explore(space, TILE_TERRAIN[tile])

    def explore(self, space: i64, terrain: i64) -> None:
        """Give a space its terrain and make the paths to its neighbours."""
        self.chains = _UNKNOWN[:]
        self.terrain[space] = terrain
        self._note_terrain(BIT[space], terrain)
        if (self.closed >> terrain) & 1 == 1:
            return
        self.passable |= BIT[space]
        side: i64 = 0
        while side < SIDES:
            next_to = NEIGHBOURS[space * SIDES + side]
            if next_to != OFF_BOARD:
                self._join(space, side, next_to)
            side += 1

    def _note_terrain(self, bit: i64, terrain: i64) -> None:
        self.explored |= bit
        if terrain == TEMPLE:
            self.temples |= bit
        elif terrain == RUINS:
            self.ruins |= bit
        elif terrain == CLEARING:
            self.clearings |= bit
        elif terrain == VOLCANO:
            self.volcanoes |= bit
        elif terrain == LAKE:
            self.lakes |= bit
        elif terrain != BASE_CAMP:
            raise ValueError(f"there is no terrain {terrain}")

    def _join(self, space: i64, side: i64, next_to: i64) -> None:
        back = opposite(side)
        mine = self.stones[space * SIDES + side]
        self.open_sides[next_to] |= BIT[back]
        if mine > 0:
            self.stone_sides[next_to] |= BIT[back]
        if (self.passable >> next_to) & 1 == 1:
            cost = mine + self.stones[next_to * SIDES + back]
            self.cost[space * SIDES + side] = cost
            self.cost[next_to * SIDES + back] = cost

    def chain(self, space: i64) -> i64:
        """Return the spaces that chains of paths join with a space, itself included (L4)."""
        found = self.chains[space]
        if found == 0:
            found = self._follow(space)
            left = found
            while left != 0:
                self.chains[lowest(left)] = found
                left &= left - 1
        return found

    def _follow(self, space: i64) -> i64:
        reached = BIT[space]
        fresh = reached
        while fresh != 0:
            side: i64 = lowest(fresh) * SIDES
            end: i64 = side + SIDES
            fresh &= fresh - 1
            while side < end:
                if self.cost[side] > 0:
                    bit = BIT[NEIGHBOURS[side]]
                    if reached & bit == 0:
                        reached |= bit
                        fresh |= bit
                side += 1
        return reached

    def paths_with(self, space: i64, tile: i64, rotation: i64) -> list[tuple[int, int]]:
        """Return the paths that a tile would have here: each neighbour with the stones to it."""
        found: list[tuple[int, int]] = []
        if (self.closed >> TILE_TERRAIN[tile]) & 1 == 1:
            return found
        side: i64 = 0
        while side < SIDES:
            other = NEIGHBOURS[space * SIDES + side]
            if other != OFF_BOARD and (self.passable >> other) & 1 == 1:
                mine = TILE_STONES[tile * SIDES + printed_side(side, rotation)]
                cost = mine + self.stones[other * SIDES + opposite(side)]
                if cost > 0:
                    found.append((other, cost))
            side += 1
        return found

    def frontier(self) -> i64:
        """Return the unexplored spaces next to an explored one (R5.1)."""
        return around(self.explored) & ~self.explored

    def sealed_off(self, volcano: i64) -> i64:
        """Return the unexplored spaces that a volcano here would cut off (R5.6)."""
        base_camp = BIT[BASE_CAMP_SPACE]
        before = ALL_SPACES & ~self.volcanoes
        after = before & ~BIT[volcano]
        return reachable(base_camp, before) & ~reachable(base_camp, after) & after & ~self.explored


def unexplored_site(closed: i64) -> Site:
    """Return a site of which nothing is known; `closed` are the terrains nobody may enter."""
    site = Site()
    site.terrain = vec[i64]([UNEXPLORED] * SPACES)
    site.tile = vec[i64]([NO_TILE] * SPACES)
    site.rotation = vec[i64]([0] * SPACES)
    site.stones = vec[i64]([0] * (SPACES * SIDES))
    site.cost = vec[i64]([0] * (SPACES * SIDES))
    site.open_sides = vec[i64]([0] * SPACES)
    site.stone_sides = vec[i64]([0] * SPACES)
    site.buried_end = vec[i64]([0] * SPACES)
    site.closed = closed
    site.explored = 0
    site.passable = 0
    site.temples = 0
    site.ruins = 0
    site.clearings = 0
    site.volcanoes = 0
    site.lakes = 0
    site.chains = _UNKNOWN[:]
    return site


def printed_site(closed: i64) -> Site:
    """Return the site as printed on the board (R2.3)."""
    site = unexplored_site(closed)
    for name, (_, _, stones) in PRINTED.items():
        space = SPACE_INDEX[name]
        for side in range(6):
            site.stones[space * 6 + side] = stones[side]
    for name, (terrain, _, _) in PRINTED.items():
        site.explore(SPACE_INDEX[name], terrain)
    return site
