"""Legend's ground: what is connected, who gets where, what a tile is worth (L2 to L6, L42, L44)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.terrain import LAKE, RUINS, TEMPLE, VOLCANO
from tikal.box.tiles import BASE_CAMP_SPACE, TILE_VALUE
from tikal.engine.state.position import Position
from tikal.engine.state.site import Site
from tikal.geometry.bits import ALL_SPACES, BIT, lowest

RUINS_WITH_TREASURES: Final[i64] = 2
# Emptied ruins: two for each mask.
PER_MASK: Final[i64] = 2
WATER_OR_FIRE: Final[i64] = 10


def linked(site: Site, spaces: i64) -> i64:
    """Return the spaces that chains of paths join with any of a set (L4)."""
    reached: i64 = 0
    while spaces != 0:
        reached |= site.chain(lowest(spaces))
        spaces &= spaces - 1
    return reached


def connected(site: Site) -> i64:
    """Return the spaces that chains of paths join with the base camp (L4)."""
    return site.chain(BASE_CAMP_SPACE)


def reachable(position: Position, seat: i64) -> i64:
    """Return the spaces joined with the base camp or with a camp of a seat (L42)."""
    return linked(position.site, position.camps(seat) | BIT[BASE_CAMP_SPACE])


def joined_with(position: Position, seat: i64, space: i64) -> i64:
    """Return where a member of a seat may go from a space, over paths and by shifts."""
    here = position.site.chain(space)
    camps = position.camps(seat) | BIT[BASE_CAMP_SPACE]
    if here & camps != 0:
        here |= linked(position.site, camps)
    return here


def islands(site: Site) -> list[int]:
    """Return each island's spaces, as bits (L4)."""
    left: i64 = site.explored & ~connected(site)
    found: list[int] = []
    while left != 0:
        island = site.chain(lowest(left))
        found.append(island)
        left &= ~island
    return found


def inner_frontier(site: Site, periphery: i64) -> i64:
    """Return the free inner spaces that touch an explored one (L2, L3)."""
    return site.frontier() & ALL_SPACES & ~periphery


def value_of(position: Position, space: i64) -> i64:
    """Return what a tile is worth (L44)."""
    terrain = position.site.terrain[space]
    if terrain == TEMPLE:
        return position.value[space]
    if terrain == RUINS:
        if position.value[space] > 0:
            return RUINS_WITH_TREASURES
        return TILE_VALUE[position.site.tile[space]] * PER_MASK
    return WATER_OR_FIRE if terrain in (VOLCANO, LAKE) else 0


def lead(position: Position, seat: i64, space: i64) -> i64:
    """Return by how much a seat is stronger on a space than the other one."""
    return position.strength(seat, space) - position.strength(1 - seat, space)
