"""The 40 spaces: ground, stones, paths, and who stands on them."""

from tikal.box.pieces import MEMBER_NAMES
from tikal.box.terrain import RUINS, TEMPLE
from tikal.box.tiles import TILE_NAMES, TILE_VALUE
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.board.facts import holder
from tikal.notation.board.tiles import TERRAINS
from tikal.web.board.legend import ground_points

Json = dict[str, object]


def space_json(position: Position) -> list[Json]:
    """Return every space, a1 to h5."""
    return [_space(position, space) for space in range(SPACES)]


def _space(position: Position, space: int) -> Json:
    site = position.site
    terrain = site.terrain[space]
    tile = site.tile[space]
    sides = range(space * SIDES, (space + 1) * SIDES)
    members = _members(position, space)
    camp = position.camp_of(space)
    found: Json = {
        "space": SPACE_NAMES[space],
        "terrain": TERRAINS[terrain],
        "tile": None if tile == NO_TILE else TILE_NAMES[tile],
        "rotation": site.rotation[space],
        "stones": [site.stones[side] for side in sides],
        "paths": [site.cost[side] for side in sides],
        "level": position.value[space] if terrain == TEMPLE else 0,
        "treasures": position.value[space] if terrain == RUINS else 0,
        "masks": TILE_VALUE[tile] if terrain == RUINS else 0,
        "camp": None if camp == NOBODY else camp + 1,
        "members": members,
        "used": position.used(space),
        **_majority(position, space, bool(members)),
    }
    return found


def _members(position: Position, space: int) -> list[Json]:
    found: list[Json] = []
    for seat in range(position.rules.seats):
        if position.members(seat, space) > 0:
            explorers = position.explorers(seat, space)
            leaders = position.leaders(seat, space)
            found.append({"seat": seat + 1, "explorers": explorers, "leaders": leaders})
    return found


def _majority(position: Position, space: int, anybody: bool) -> Json:  # noqa: FBT001 - a fact
    """Return what a tile scores, for whom it would now (R10.3, L60), and all strengths (R7.4)."""
    seats = range(position.rules.seats)
    strength = [int(position.strength(seat, space)) for seat in seats]
    temple = position.site.terrain[space] == TEMPLE
    points = int(position.value[space]) if temple else ground_points(position, space)
    seat = holder(position, space) if points else NOBODY
    return {
        "guard": _guard(position, space) if temple else None,
        "points": points,
        "holder": None if seat == NOBODY else seat + 1,
        "tied": points > 0 and anybody and seat == NOBODY,
        "strength": strength,
    }


def _guard(position: Position, space: int) -> Json | None:
    seat = position.guard_of(space)
    if seat == NOBODY:
        return None
    leader = position.leader_guards(seat) >> space & 1
    return {"seat": seat + 1, "member": MEMBER_NAMES[int(leader)]}
