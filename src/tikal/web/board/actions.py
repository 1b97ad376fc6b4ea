"""Actions with their parts and costs."""

from typing import Final

from tikal.engine.state.position import Position
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import cost_of
from tikal.web.board.spaces import Json

# The parts of an action never change: kept once made, as actions are.
_KNOWN: Final[dict[int, Json]] = {}


def legal_json(position: Position, legal: list[Action]) -> list[Json]:
    """Return every legal action: its text, its kind, its parts as far as it has them, its cost."""
    return [action_json(position, action) for action in legal]


def action_json(position: Position, action: Action) -> Json:
    """Return an action's parts with what it costs here."""
    return {**action_parts(action), "cost": cost_of(position, action)}


def action_parts(action: Action) -> Json:
    """Return an action's text, its kind, and its parts as far as it has them."""
    parts = _KNOWN.get(action.move)
    if parts is None:
        parts = {"action": action.text, "kind": action.kind, **action.parts}
        if action.amount is None:
            _KNOWN[action.move] = parts
    return parts
