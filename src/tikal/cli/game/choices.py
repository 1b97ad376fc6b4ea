"""The legal actions as a numbered list, grouped by kind, cost or space."""

from dataclasses import dataclass
from itertools import count
from typing import Final

from tikal.engine.moves import field_a
from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import cost_of, paths_after

_LABELS: Final = {"place_member": "place", "end": "end turn"}
# Always number 0, so that nobody picks them by mistake.
_LAST: Final = ("end", "pass")


@dataclass(frozen=True)
class Choice:
    """An action, the number that picks it, and its text in the list."""

    number: int
    action: Action
    shown: str


Rows = dict[str, list[Choice]]


def choice_rows(game: Game) -> Rows:
    """Return the legal actions in rows: by space for a tile, otherwise by kind and cost.

    Choices are numbered from 1. 0 ends the turn or passes, and a bid is its own number.
    """
    numbers = count(1)
    return {
        label: [Choice(_number(each, numbers), each, _shown(game, each)) for each in actions]
        for label, actions in _grouped(game).items()
    }


def choices(game: Game) -> list[Choice]:
    """Return all choices in one list."""
    return [choice for row in choice_rows(game).values() for choice in row]


def completions(game: Game) -> dict[str, str]:
    """Return the texts to complete, each with a short description."""
    found: dict[str, str] = {}
    for label, row in choice_rows(game).items():
        for choice in row:
            text = choice.action.text
            found[text] = label
            if choice.action.kind == "place_tile":
                found[text] = found[text.partition("@")[2]] = choice.shown
    return found


def _grouped(game: Game) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    kinds = list(dict.fromkeys(action.kind for action in game.legal))
    by_cost = sorted(
        game.legal, key=lambda each: (kinds.index(each.kind), cost_of(game.position, each))
    )
    for action in by_cost:
        groups.setdefault(_label(game, action), []).append(action)
    return groups


def _number(action: Action, numbers: "count[int]") -> int:
    if action.kind in _LAST:
        return 0
    return next(numbers) if action.amount is None else action.amount


def _label(game: Game, action: Action) -> str:
    if action.kind == "place_tile":
        return str(action.space)
    label = _LABELS.get(action.kind, action.kind)
    cost = cost_of(game.position, action)
    return f"{label}, {cost} AP" if cost else label


def _shown(game: Game, action: Action) -> str:
    """Return an action's text with its effect; for a tile its paths, as neighbour:stones."""
    if action.kind == "uncover":
        return f"{action} to level {game.position.value[field_a(action.move)] + 1}"
    if action.kind == "recover":
        return f"{action} of {game.position.value[field_a(action.move)]}"
    if action.kind == "place_tile":
        paths = [f"{space}:{stones}" for space, stones in paths_after(game.position, action)]
        return f"+{action.rotation} {' '.join(paths)}" if paths else action.text
    return action.text
