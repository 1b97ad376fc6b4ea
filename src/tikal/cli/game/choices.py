"""The legal actions as a numbered list, grouped by kind, cost or space."""

from dataclasses import dataclass
from itertools import count
from typing import Final

from tikal.cli.set_up_options import LEGEND
from tikal.engine.moves import field_a
from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.actions.costs import cost_of, paths_after
from tikal.notation.variants.registry import notation_of

_LABELS: Final = {
    "place_member": "place",
    "end": "end turn",
    "take_token": "take token",
    "take_card": "take card",
    "play_token": "play token",
    "play_card": "use card",
    "spend_card": "3 AP for card",
    "play_kept": "kept card",
}
# Where a turn is not what ends.
_END_OF_ITEM: Final = "end item"
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
                found[text] = choice.shown
                if tile_to_place(game) is not None:
                    found[text.partition("@")[2]] = choice.shown
    return found


def tile_to_place(game: Game) -> str | None:
    """Return the tile that can be placed; None where there is none, or a choice."""
    tiles = tiles_to_place(game)
    return tiles[0] if len(tiles) == 1 else None


def tiles_to_place(game: Game) -> list[str]:
    """Return the tiles that can be placed: in Legend there may be two."""
    tiles = [str(action.tile) for action in game.legal if action.kind == "place_tile"]
    return list(dict.fromkeys(tiles))


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
        return str(action.space) if tile_to_place(game) else f"{action.tile}@{action.space}"
    if action.kind == "go":
        return f"{action.text.partition('>')[0]}> go to"
    if action.kind == "end" and game.variant == LEGEND and not game.position.scoring:
        return _END_OF_ITEM
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
        if not paths and "+" not in action.text:
            return action.text
        return f"+{action.rotation} {' '.join(paths) or 'no path'}"
    if action.kind == "go":
        return str(action.to)
    return f"{action}{_card_name(game, action)}"


def _card_name(game: Game, action: Action) -> str:
    """Return the name of the card that an action takes or plays, after a blank."""
    table = notation_of(game.setup.rules.variant).legend_table(game.position)
    place = int(field_a(action.move))
    if table is None:
        return ""
    if action.kind == "take_card":
        card = table.cards[place]
    elif action.kind in {"play_card", "spend_card"}:
        card = table.yours.cards[place]
    elif action.kind == "play_kept":
        kept = table.yours.kept[place]
        card = None if kept is None else kept[0]
    else:
        return ""
    return "" if card is None else f" {card.title}"
