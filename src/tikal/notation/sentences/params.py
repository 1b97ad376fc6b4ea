"""From the engine's numbers to what people and JSON read: names of spaces, tiles and members."""

from typing import Final

from tikal.box.pieces import MEMBER_NAMES
from tikal.box.tiles import TILE_NAMES
from tikal.geometry.compass import SENSE_NAMES, scanned
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import OFF_BOARD, SPACE_NAMES

_SPACES: Final = frozenset(("space", "to", "sealed"))
_TILES: Final = frozenset(("tile", "drawn"))
_SEATS: Final = frozenset(("seat", "other"))

# Why Mutul sends a member somewhere, in the order of the engine's codes.
REASONS: Final = ("new_tile", "temple", "ruins")
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "member": MEMBER_NAMES,
    "needle": DIRECTION_NAMES,
    "sense": SENSE_NAMES,
    "why": REASONS,
}

Params = dict[str, object]


def readable(name: str, number: int, cards: tuple[str, ...] = ()) -> object:
    """Return what a parameter of this name means; `cards` are the ids of a solo deck."""
    if name in _SPACES:
        return SPACE_NAMES[number]
    if name in _TILES:
        return TILE_NAMES[number]
    if name in _SEATS:
        return number + 1
    if name == "towards":
        return None if number == OFF_BOARD else SPACE_NAMES[number]
    if name == "scanned":
        return [SPACE_NAMES[space] for space in scanned(number)]
    if name == "card":
        return cards[number]
    if name in _WORDS:
        return _WORDS[name][number]
    return number
