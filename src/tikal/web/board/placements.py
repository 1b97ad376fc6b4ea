"""Where the drawn tile can go, and which paths each rotation makes."""

from tikal.box.terrain import UNEXPLORED, VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.engine.moves import field_a, field_c
from tikal.engine.play import legal
from tikal.engine.position import PLACE, Position
from tikal.geometry.directions import SIDES, opposite, printed_side
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD, SPACE_NAMES
from tikal.web.board.spaces import TERRAINS, Facts


def placement_facts(position: Position) -> Facts | None:
    """Return every space and rotation that the tile may be placed on; None in other phases."""
    if position.phase != PLACE:
        return None
    spaces: dict[str, list[Facts]] = {}
    for move in legal(position):
        space, rotation = field_a(move), field_c(move)
        paths = _paths(position, space, rotation)
        turned: Facts = {"rotation": rotation, "paths": paths}
        spaces.setdefault(SPACE_NAMES[space], []).append(turned)
    return {"tile": TILE_NAMES[position.drawn], "spaces": spaces}


def _paths(position: Position, space: int, rotation: int) -> list[Facts]:
    """Return the paths that the drawn tile would have: each neighbour with the stones to it."""
    tile = position.drawn
    if TILE_TERRAIN[tile] == VOLCANO:
        return []
    site = position.site
    found: list[Facts] = []
    for side in range(SIDES):
        other = NEIGHBOURS[space * SIDES + side]
        if other == OFF_BOARD or site.terrain[other] in (UNEXPLORED, VOLCANO):
            continue
        mine = TILE_STONES[tile * SIDES + printed_side(side, rotation)]
        cost = mine + site.stones[other * SIDES + opposite(side)]
        if cost:
            found.append({"space": SPACE_NAMES[other], "cost": cost})
    return found


def tile_facts(tile: int) -> Facts:
    """Return what is printed on a tile."""
    return {
        "tile": TILE_NAMES[tile],
        "terrain": TERRAINS[TILE_TERRAIN[tile]],
        "value": TILE_VALUE[tile],
        "stones": [TILE_STONES[tile * SIDES + side] for side in range(SIDES)],
    }
