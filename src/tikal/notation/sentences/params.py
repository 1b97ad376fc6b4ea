"""From the engine's numbers to what people and JSON read: names of spaces, tiles and members."""

from typing import Final

from tikal.box.legend.components import CARD_TYPES, EFFECT_NAMES, UNIQUE_NAMES, components
from tikal.box.legend.solo_deck import ARROWS, ITEM_NAMES
from tikal.box.pieces import MEMBER_NAMES
from tikal.box.terrain import TERRAIN_NAMES
from tikal.box.tiles import TILE_NAMES
from tikal.geometry.compass import SENSE_NAMES, scanned
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import SPACE_NAMES

_SPACES: Final = frozenset(("space", "to", "sealed"))
_TILES: Final = frozenset(("tile", "drawn"))
_SEATS: Final = frozenset(("seat", "other"))

# Why Mutul sends a member somewhere, in the order of the engine's codes.
REASONS: Final = ("new_tile", "temple", "ruins")
# Why Legend's Mutul skips a part of a card, takes and sends explorers, deploys them, and chooses a
# temple, in the order of the engine's codes.
SKIPS: Final = ("full", "close", "single")
SOURCES: Final = ("base_camp", "guarded", "lead_of_two", "lead_of_one")
DEPLOYS: Final = ("shown", "blocked", "partial", "clearing", "no_camp")
TEMPLES: Final = ("controlled", "to_win", "highest")
SCORING_STEPS: Final = ("trail", "camp", "swap", "floor")
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "item": ITEM_NAMES,
    "skip": SKIPS,
    "arrow": ARROWS,
    "effect": EFFECT_NAMES,
    "source": SOURCES,
    "deploy": DEPLOYS,
    "temple": TEMPLES,
    "terrain": TERRAIN_NAMES,
    "unique": UNIQUE_NAMES,
    "scoring_step": SCORING_STEPS,
    "member": MEMBER_NAMES,
    "needle": DIRECTION_NAMES,
    "sense": SENSE_NAMES,
    "why": REASONS,
}

# What may also be nothing: a negative number.
_OR_NOTHING: Final[dict[str, tuple[str, ...]]] = {
    "towards": SPACE_NAMES,
    "tile_wish": TERRAIN_NAMES,
    "card_wish": CARD_TYPES,
}
# Steps before "you lead by one" (L45).
_GOALS: Final = ("free", "tie")


def _goal(step: int) -> str:
    return _GOALS[step] if step < len(_GOALS) else "behind"


Params = dict[str, object]


def readable(name: str, number: int, cards: tuple[str, ...] = ()) -> object:
    """Return what a parameter of this name means; `cards` are the ids of a solo deck."""
    if name in _SPACES:
        return SPACE_NAMES[number]
    if name in _TILES:
        return TILE_NAMES[number]
    if name in _SEATS:
        return number + 1
    if name in _WORDS:
        return _WORDS[name][number]
    if name in _OR_NOTHING:
        return None if number < 0 else _OR_NOTHING[name][number]
    if name == "scanned":
        return [SPACE_NAMES[space] for space in scanned(number)]
    return _card_or_number(name, number, cards)


def _card_or_number(name: str, number: int, cards: tuple[str, ...]) -> object:
    if name == "card":
        return cards[number]
    if name == "action_card":
        return components().ids[number]
    return _goal(number) if name == "goal" else number
