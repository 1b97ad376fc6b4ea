"""What a Legend document says of an item or a turn of Mutul's that is not finished."""

from typing import Final

from tikal.box.legend.components import components
from tikal.box.tiles import TILE_NAMES
from tikal.engine.legend.mutul.steps import STEP_NAMES
from tikal.engine.legend.table import (
    GO_FROM,
    GO_TO,
    GOES,
    ITEM,
    ITEM_CARD,
    ITEM_NAMES,
    NEW_TILE,
    NO_CARD,
    NO_SPACE,
    PASSED,
    PLAYING_NOTHING,
    TOWARDS,
    WORKS,
)
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import unpacked
from tikal.engine.state.site import NO_TILE
from tikal.geometry.spaces import SPACE_NAMES

Document = dict[str, object]
MOST_COUNTED: Final = 99


def unfinished(position: Position) -> Document:
    """Return the item you are playing, Mutul's steps to come, and the tile he is placing."""
    return {
        "item": _item(position),
        "agenda": [STEP_NAMES[step] for step in unpacked(position.agenda)],
        "placing": _placing(position),
        "passed": position.extra[PASSED] == 1,
    }


def _item(position: Position) -> Document | None:
    extra = position.extra
    if extra[ITEM] == PLAYING_NOTHING:
        return None
    card = extra[ITEM_CARD]
    return {
        "kind": ITEM_NAMES[extra[ITEM]],
        "card": None if card == NO_CARD else components().ids[card],
        "works": extra[WORKS],
        "goes": extra[GOES],
        "from": space_name(extra[GO_FROM]),
        "to": space_name(extra[GO_TO]),
    }


def _placing(position: Position) -> Document | None:
    space = position.extra[NEW_TILE]
    if space == NO_SPACE:
        return None
    return {
        "tile": None if position.drawn == NO_TILE else TILE_NAMES[position.drawn],
        "space": SPACE_NAMES[space],
        "towards": space_name(position.extra[TOWARDS]),
    }


def space_name(space: int) -> str | None:
    """Return a space as documents have it, None for none."""
    return None if space == NO_SPACE else SPACE_NAMES[space]
