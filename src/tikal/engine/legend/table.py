"""What lies on Legend's table, in `Position.extra`: display, campsites, card in force (L16, L17).

The slots are named here and nowhere else: everybody asks the functions.
"""

from typing import Final

from mypy_extensions import i64

from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE

YOU: Final[i64] = 0
MUTUL: Final[i64] = 1

ROUNDS: Final[i64] = 6
# The stages of a game (L19, L61).
DRAFT: Final[i64] = 0
ACTION: Final[i64] = 1
FINAL: Final[i64] = 2
STAGE_NAMES: Final = ("draft", "action", "final")

TILE_PLACES: Final[i64] = 4
CARD_PLACES: Final[i64] = 10
TOKEN_PLACES: Final[i64] = 2
OWN_TILES: Final[i64] = 2
OWN_CARDS: Final[i64] = 3
KEPT_PLACES: Final[i64] = 3
ASIDE_PLACES: Final[i64] = 3
NO_CARD: Final[i64] = -1
NO_TOKEN: Final[i64] = 0
NO_SPACE: Final[i64] = -1

# Single numbers.
GUIDE: Final[i64] = 0
# Mutul's card that is turned up and not yet discarded.
CARD: Final[i64] = 1
ROUND: Final[i64] = 2
STAGE: Final[i64] = 3
# Where the Solo cards of the present phase begin in their pile: twice a round they begin anew.
SOLO_START: Final[i64] = 4
# The space of the tile that Mutul is placing or has just placed, and the one it faces.
NEW_TILE: Final[i64] = 5
TOWARDS: Final[i64] = 14
# Whether you have passed, and whether the Museum Director can still be asked.
PASSED: Final[i64] = 6
DIRECTOR: Final[i64] = 7
# The item you are playing, the card it is, and how far its effect has been used.
ITEM: Final[i64] = 8
ITEM_CARD: Final[i64] = 9
WORKS: Final[i64] = 10
GOES: Final[i64] = 11
GO_FROM: Final[i64] = 12
GO_TO: Final[i64] = 13

_TOKENS: Final[i64] = 15
_TILES: Final[i64] = 17
_CARDS: Final[i64] = 21
_ASIDE: Final[i64] = 31
_UNIQUES: Final[i64] = 34
_CAMPSITES: Final[i64] = 36
_CAMPSITE_SIZE: Final[i64] = 9
_OWN_TILES: Final[i64] = 1
_OWN_CARDS: Final[i64] = 3
_KEPT: Final[i64] = 6
# How many Solo cards each phase has turned up, in four bits for each of them.
SOLO_SEEN: Final[i64] = 54
EXTRA_SIZE: Final = 55

# The items you can be playing.
PLAYING_NOTHING: Final[i64] = 0
PLAYING_TOKEN: Final[i64] = 1
PLAYING_TILE: Final[i64] = 2
PLAYING_CARD: Final[i64] = 3
PLAYING_SPENT: Final[i64] = 4
PLAYING_KEPT: Final[i64] = 5
ITEM_NAMES: Final = ("nothing", "token", "tile", "card", "spent", "kept")


def clear_table(position: Position) -> None:
    """Empty every place."""
    extra = position.extra
    extra[CARD] = NO_CARD
    extra[NEW_TILE] = NO_SPACE
    extra[TOWARDS] = NO_SPACE
    extra[ITEM_CARD] = NO_CARD
    extra[GO_FROM] = NO_SPACE
    extra[GO_TO] = NO_SPACE
    slot: i64 = _TILES
    while slot < _UNIQUES:
        extra[slot] = NO_CARD
        slot += 1
    for seat in (YOU, MUTUL):
        for place in range(1, _CAMPSITE_SIZE):
            extra[_CAMPSITES + seat * _CAMPSITE_SIZE + place] = NO_CARD


def token_on_display(position: Position, place: i64) -> i64:
    """Return an AP token of the display, ascending and without gaps, NO_TOKEN behind them."""
    return position.extra[_TOKENS + place]


def tokens_on_display(position: Position) -> list[int]:
    """Return the AP tokens of the display, ascending."""
    values: list[int] = [position.extra[_TOKENS + place] for place in range(TOKEN_PLACES)]
    return [value for value in values if value != NO_TOKEN]


def lay_out_tokens(position: Position, values: list[int]) -> None:
    """Put these AP tokens on the display, and no others."""
    position.extra[_TOKENS] = NO_TOKEN
    position.extra[_TOKENS + 1] = NO_TOKEN
    for place, value in enumerate(sorted(values)):
        position.extra[_TOKENS + place] = value


def take_off_token(position: Position, value: i64) -> None:
    """Take an AP token off the display."""
    left = tokens_on_display(position)
    left.remove(value)
    lay_out_tokens(position, left)


def tile_on_display(position: Position, place: i64) -> i64:
    """Return a tile of the display, NO_TILE for a gap."""
    return position.extra[_TILES + place]


def set_tile(position: Position, place: i64, tile: i64) -> None:
    """Put a tile on the display, or take it off."""
    position.extra[_TILES + place] = tile


def card_on_display(position: Position, place: i64) -> i64:
    """Return an Action card of the display, NO_CARD for a gap."""
    return position.extra[_CARDS + place]


def set_card(position: Position, place: i64, card: i64) -> None:
    """Put an Action card on the display, or take it off."""
    position.extra[_CARDS + place] = card


def card_aside(position: Position, place: i64) -> i64:
    """Return a card that Mutul has set aside in this round, NO_CARD for none (L24)."""
    return position.extra[_ASIDE + place]


def set_aside(position: Position, card: i64) -> None:
    """Set a card aside until the upkeep (L24)."""
    place: i64 = 0
    while position.extra[_ASIDE + place] != NO_CARD:
        place += 1
    position.extra[_ASIDE + place] = card


def clear_aside(position: Position) -> None:
    """Take back all cards that were set aside (L63)."""
    place: i64 = 0
    while place < ASIDE_PLACES:
        position.extra[_ASIDE + place] = NO_CARD
        place += 1


def uniques(position: Position, seat: i64) -> i64:
    """Return a seat's unique treasures, as bits (L10)."""
    return position.extra[_UNIQUES + seat]


def add_uniques(position: Position, seat: i64, treasures: i64) -> None:
    """Give a seat unique treasures."""
    position.extra[_UNIQUES + seat] |= treasures


def own_token(position: Position, seat: i64) -> i64:
    """Return the AP token on a seat's campsite, NO_TOKEN for none."""
    return position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE]


def set_own_token(position: Position, seat: i64, value: i64) -> None:
    """Put an AP token on a seat's campsite, or take it off."""
    position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE] = value


def own_tile(position: Position, seat: i64, place: i64) -> i64:
    """Return a tile on a seat's campsite, NO_TILE for a free place."""
    return position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE + _OWN_TILES + place]


def set_own_tile(position: Position, seat: i64, place: i64, tile: i64) -> None:
    """Put a tile on a seat's campsite, or take it off."""
    position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE + _OWN_TILES + place] = tile


def own_card(position: Position, seat: i64, place: i64) -> i64:
    """Return an Action card on the right of a seat's campsite, NO_CARD for a free place."""
    return position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE + _OWN_CARDS + place]


def set_own_card(position: Position, seat: i64, place: i64, card: i64) -> None:
    """Put an Action card on the right of a seat's campsite, or take it off."""
    position.extra[_CAMPSITES + seat * _CAMPSITE_SIZE + _OWN_CARDS + place] = card


def kept_card(position: Position, place: i64) -> i64:
    """Return a permanent card that you keep, NO_CARD for a free place (L30)."""
    kept = position.extra[_CAMPSITES + YOU * _CAMPSITE_SIZE + _KEPT + place]
    return NO_CARD if kept == NO_CARD else kept >> 1


def kept_face_up(position: Position, place: i64) -> bool:
    """Return whether a permanent card that you keep can be played."""
    kept = position.extra[_CAMPSITES + YOU * _CAMPSITE_SIZE + _KEPT + place]
    return kept != NO_CARD and kept & 1 == 1


def set_kept(position: Position, place: i64, card: i64, *, face_up: bool) -> None:
    """Put a permanent card on the left of your campsite."""
    kept = card * 2 + (1 if face_up else 0)
    position.extra[_CAMPSITES + YOU * _CAMPSITE_SIZE + _KEPT + place] = kept


def free_tile_place(position: Position, seat: i64) -> i64:
    """Return the topmost free place for a tile, OWN_TILES where there is none (L21, L26)."""
    place: i64 = 0
    while place < OWN_TILES and own_tile(position, seat, place) != NO_TILE:
        place += 1
    return place


def free_card_place(position: Position, seat: i64) -> i64:
    """Return the topmost free place for a card, OWN_CARDS where there is none (L21, L26)."""
    place: i64 = 0
    while place < OWN_CARDS and own_card(position, seat, place) != NO_CARD:
        place += 1
    return place


def has_items(position: Position, seat: i64) -> bool:
    """Return whether a seat still has its token, a tile, or a card on the right."""
    if own_token(position, seat) != NO_TOKEN:
        return True
    place: i64 = 0
    while place < OWN_TILES:
        if own_tile(position, seat, place) != NO_TILE:
            return True
        place += 1
    place = 0
    while place < OWN_CARDS:
        if own_card(position, seat, place) != NO_CARD:
            return True
        place += 1
    return False


def note_pass(position: Position) -> None:
    """Note that you play nothing more in this round (L27)."""
    position.extra[PASSED] = 1


def forget_item(position: Position) -> None:
    """Note that you are playing nothing."""
    extra = position.extra
    extra[ITEM] = PLAYING_NOTHING
    extra[ITEM_CARD] = NO_CARD
    extra[WORKS] = 0
    extra[GOES] = 0
    extra[GO_FROM] = NO_SPACE
    extra[GO_TO] = NO_SPACE
    position.ap = 0
    position.used_once = 0
    position.used_twice = 0
