"""From the engine's numbers to what people and JSON read: names of spaces, tiles and members."""

from typing import Final

from tikal.box.pieces import MEMBER_NAMES
from tikal.box.tiles import TILE_NAMES
from tikal.geometry.spaces import SPACE_NAMES

_SPACES: Final = frozenset(("space", "to", "sealed"))
_TILES: Final = frozenset(("tile", "drawn"))
_SEATS: Final = frozenset(("seat", "other"))

Params = dict[str, object]


def readable(name: str, number: int) -> object:
    """Return what a parameter of this name means."""
    if name in _SPACES:
        return SPACE_NAMES[number]
    if name in _TILES:
        return TILE_NAMES[number]
    if name in _SEATS:
        return number + 1
    if name == "member":
        return MEMBER_NAMES[number]
    return number
