"""Where tiles can go, which paths each rotation makes, and why not elsewhere."""

from tikal.box.tiles import TILE_NAMES
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.moves import A, B, code_of, field_a, field_b, field_c
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import paths_after
from tikal.web.board.refusals import Reasons
from tikal.web.board.spaces import Json


def placement_json(reasons: Reasons, legal: list[Action]) -> list[Json]:
    """Return where each tile that may be placed can go, and why not elsewhere."""
    placing = [action for action in legal if code_of(action.move) == MOVE_PLACE_TILE]
    tiles = [field_b(action.move) for action in placing]
    return [_tile_json(reasons, tile, placing) for tile in dict.fromkeys(tiles)]


def _tile_json(reasons: Reasons, tile: int, placing: list[Action]) -> Json:
    position = reasons.position
    spaces: dict[str, list[Json]] = {}
    for action in placing:
        if field_b(action.move) != tile:
            continue
        paths = [{"space": name, "cost": cost} for name, cost in paths_after(position, action)]
        turned: Json = {"action": action.text, "rotation": field_c(action.move), "paths": paths}
        spaces.setdefault(SPACE_NAMES[field_a(action.move)], []).append(turned)
    refused = {
        name: reasons.against(MOVE_PLACE_TILE + space * A + tile * B)
        for space, name in enumerate(SPACE_NAMES)
        if name not in spaces
    }
    return {"tile": TILE_NAMES[tile], "spaces": spaces, "refused": refused}
