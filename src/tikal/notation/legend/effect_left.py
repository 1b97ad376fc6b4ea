"""What is left of the item that you are playing (L28, section 12 of the rules)."""

from collections.abc import Callable
from typing import Final

from tikal.box.legend.components import EFFECT_NAMES, components
from tikal.box.tiles import TILE_NAMES
from tikal.engine.legend.effects.digging import PIECES_OF_WORK
from tikal.engine.legend.effects.effect import amount
from tikal.engine.legend.effects.journeys import MARCH_GOES, MARCH_PLACED
from tikal.engine.legend.table import (
    GO_FROM,
    GO_TO,
    GOES,
    ITEM,
    ITEM_CARD,
    ITEM_NAMES,
    NO_SPACE,
    WORKS,
)
from tikal.engine.phases import PHASE_ACT, PHASE_CARD
from tikal.engine.state.position import Position
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.sentences.english import effect_left_phrase
from tikal.notation.sentences.params import Params

# The code of a phrase, and what it needs.
Left = tuple[str, Params]
_DONE: Final = "done"


def effect_left(position: Position) -> str:
    """Return in words what you may still do with the item, nothing where none is played."""
    if position.scoring:
        return ""
    if position.phase == PHASE_ACT:
        return effect_left_phrase(*_spending(position))
    if position.phase != PHASE_CARD:
        return ""
    effect = EFFECT_NAMES[components().effect[position.extra[ITEM_CARD]]]
    code, params = _EFFECTS[effect](position) if effect in _EFFECTS else _nothing(position)
    return effect_left_phrase(code, params)


def _spending(position: Position) -> Left:
    """Return where the AP come from."""
    item = ITEM_NAMES[position.extra[ITEM]]
    if item in ("token", "tile"):
        return item, {}
    card = components().ids[position.extra[ITEM_CARD]]
    return ("spent" if item == "spent" else "ap"), {"action_card": card}


def _nothing(_position: Position) -> Left:
    return _DONE, {}


def _unearth(position: Position) -> Left:
    count = PIECES_OF_WORK - position.extra[WORKS]
    if count == 0:
        return _DONE, {}
    return ("unearth_went" if position.extra[GOES] else "unearth"), {"count": count}


def _floors(position: Position) -> Left:
    count = PIECES_OF_WORK - position.extra[WORKS]
    if count == 0:
        return _DONE, {}
    if position.extra[GO_TO] == NO_SPACE:
        return "floors", {"count": count}
    params: Params = {"count": count, "space": SPACE_NAMES[position.extra[GO_TO]]}
    return ("floors_went" if position.extra[GOES] else "floors_on"), params


def _move(position: Position) -> Left:
    count = amount(position) - position.extra[GOES]
    return ("move" if count else _DONE), {"count": count}


def _march(position: Position) -> Left:
    placed = MARCH_PLACED - position.extra[WORKS]
    went = position.extra[GOES]
    params: Params = {"placed": placed, "count": MARCH_GOES - went}
    if went == MARCH_GOES:
        return _DONE, {}
    return ("march_went" if went or placed == 0 else "march"), params


def _column(position: Position) -> Left:
    if position.extra[GO_FROM] == NO_SPACE:
        return "column", {}
    start, goal = position.extra[GO_FROM], position.extra[GO_TO]
    return "column_on", {"space": SPACE_NAMES[start], "to": SPACE_NAMES[goal]}


def _place(position: Position) -> Left:
    count = amount(position) - position.extra[WORKS]
    return ("place" if count else _DONE), {"count": count}


def _camp(position: Position) -> Left:
    return (_DONE if position.extra[WORKS] else "camp"), {}


def _guard(position: Position) -> Left:
    return (_DONE if position.extra[WORKS] else "guard"), {}


def _swap(position: Position) -> Left:
    return (_DONE if position.extra[WORKS] else "swap"), {}


def _periphery(position: Position) -> Left:
    if position.extra[GOES]:
        return _DONE, {}
    if position.extra[WORKS]:
        return "periphery_go", {"to": SPACE_NAMES[position.extra[GO_TO]]}
    return "periphery", {"tile": TILE_NAMES[components().tile[position.extra[ITEM_CARD]]]}


_EFFECTS: Final[dict[str, Callable[[Position], Left]]] = {
    "unearth": _unearth,
    "floors": _floors,
    "move": _move,
    "march": _march,
    "column": _column,
    "place": _place,
    "camp": _camp,
    "guard": _guard,
    "swap": _swap,
    "periphery": _periphery,
}
