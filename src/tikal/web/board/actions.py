"""The legal actions with their parts and costs."""

from typing import Final

from tikal.engine.play import legal
from tikal.engine.position import Position
from tikal.notation.action import Action, action_of
from tikal.notation.costs import cost_of
from tikal.web.board.spaces import Facts

_PARTS: Final = ("space", "to", "member", "tile", "rotation", "give", "get", "seat", "amount")
# The parts of an action never change: kept once made, as actions are.
_KNOWN: Final[dict[int, Facts]] = {}


def legal_facts(position: Position) -> list[Facts]:
    """Return every legal action: its text, its kind, its parts as far as it has them, its cost."""
    return [action_facts(position, action_of(move)) for move in legal(position)]


def action_facts(position: Position, action: Action) -> Facts:
    """Return an action's parts with what it costs here."""
    parts = _KNOWN.get(action.move)
    if parts is None:
        parts = _parts(action)
        if action.amount is None:
            _KNOWN[action.move] = parts
    return {**parts, "cost": cost_of(position, action)}


def _parts(action: Action) -> Facts:
    found: Facts = {"action": action.text, "kind": action.kind}
    for part in _PARTS:
        value = getattr(action, part)
        if value is not None:
            found[part] = value
    return found
