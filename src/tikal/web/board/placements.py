"""Where the drawn tile can go, which paths each rotation makes, and why not elsewhere."""

from tikal.box.tiles import TILE_NAMES
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.moves import A, B, field_a, field_c
from tikal.engine.phases import PHASE_PLACE
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import paths_after
from tikal.web.board.refusals import Reasons
from tikal.web.board.spaces import Json


def placement_json(reasons: Reasons, legal: list[Action]) -> Json | None:
    """Return where the tile may be placed and why not elsewhere; None in other phases."""
    position = reasons.position
    if position.phase != PHASE_PLACE:
        return None
    spaces: dict[str, list[Json]] = {}
    for action in legal:
        paths = [{"space": name, "cost": cost} for name, cost in paths_after(position, action)]
        turned: Json = {"action": action.text, "rotation": field_c(action.move), "paths": paths}
        spaces.setdefault(SPACE_NAMES[field_a(action.move)], []).append(turned)
    refused = {
        name: reasons.against(MOVE_PLACE_TILE + space * A + position.drawn * B)
        for space, name in enumerate(SPACE_NAMES)
        if name not in spaces
    }
    return {"tile": TILE_NAMES[position.drawn], "spaces": spaces, "refused": refused}
