"""What Mutul takes from the display, and what he sets aside (L22 to L26)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.legend.components import Components
from tikal.box.legend.solo_deck import GREEN, ITEM_CARD, ITEM_TILE, TakePart
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.events import (
    CARD_SET_ASIDE,
    MUTUL_TOOK_CARD,
    MUTUL_TOOK_TILE,
    MUTUL_TOOK_TOKEN,
    PART_SKIPPED,
)
from tikal.engine.legend.table import (
    CARD_PLACES,
    MUTUL,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    TILE_PLACES,
    TOKEN_PLACES,
    card_on_display,
    free_card_place,
    free_tile_place,
    own_token,
    set_aside,
    set_card,
    set_own_card,
    set_own_tile,
    set_own_token,
    set_tile,
    take_off_token,
    tile_on_display,
    tokens_on_display,
)
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE

NOWHERE: Final[i64] = -1
APART: Final[i64] = 2

# Why a part of `take` yields nothing.
SKIP_FULL: Final[i64] = 0
SKIP_CLOSE: Final[i64] = 1
SKIP_SINGLE: Final[i64] = 2


def take_item(position: Position, components: Components, parts: list[TakePart]) -> bool:
    """Let the first part of the card that yields an item count (L22); return whether one did."""
    for part in parts:
        if part.item == ITEM_TILE:
            taken = take_tile(position, part)
        elif part.item == ITEM_CARD:
            taken = take_card(position, components, part)
        else:
            taken = take_token(position)
        if taken:
            return True
    return False


def skip(position: Position, item: i64, why: i64) -> bool:
    """Tell that a part yields nothing."""
    if position.journal is not None:
        position.tell((PART_SKIPPED, item, why))
    return False


def take_tile(position: Position, part: TakePart) -> bool:
    """Take the tile that a part wishes for (L23)."""
    free = free_tile_place(position, MUTUL)
    if free == OWN_TILES or nth_tile(position, GREEN, 1) == NOWHERE:
        return skip(position, part.item, SKIP_FULL)
    place, wish = wished_tile(position, part)
    tile = tile_on_display(position, place)
    if position.journal is not None:
        position.tell((MUTUL_TOOK_TILE, tile, place + 1, part.arrow, wish, part.number))
    set_tile(position, place, NO_TILE)
    set_own_tile(position, MUTUL, free, tile)
    return True


def wished_tile(position: Position, part: TakePart) -> tuple[int, int]:
    """Return the place of the tile, and which wish it fulfils (-1: the number)."""
    for terrain in part.types:
        count: i64 = 0
        while count < TILE_PLACES:
            place = from_arrow(count, TILE_PLACES, part.arrow)
            tile = tile_on_display(position, place)
            if tile != NO_TILE and TILE_TERRAIN[tile] == terrain:
                return place, terrain
            count += 1
    return nth_tile(position, part.arrow, part.number), -1


def nth_tile(position: Position, arrow: i64, number: i64) -> i64:
    """Return the place of the n-th tile from the arrow's beginning, or of the last (L23)."""
    found: i64 = NOWHERE
    count: i64 = 0
    while count < TILE_PLACES and number > 0:
        place = from_arrow(count, TILE_PLACES, arrow)
        if tile_on_display(position, place) != NO_TILE:
            found = place
            number -= 1
        count += 1
    return found


def nth_card(position: Position, arrow: i64, number: i64) -> i64:
    """Return the place of the n-th card from the arrow's beginning, or of the last (L23)."""
    found: i64 = NOWHERE
    count: i64 = 0
    while count < CARD_PLACES and number > 0:
        place = from_arrow(count, CARD_PLACES, arrow)
        if card_on_display(position, place) != NO_CARD:
            found = place
            number -= 1
        count += 1
    return found


def take_card(position: Position, components: Components, part: TakePart) -> bool:
    """Take the card that a part wishes for, and set another aside (L23, L24)."""
    free = free_card_place(position, MUTUL)
    if free == OWN_CARDS or nth_card(position, GREEN, 1) == NOWHERE:
        return skip(position, part.item, SKIP_FULL)
    place, wish = wished_card(position, components, part)
    card = card_on_display(position, place)
    if position.journal is not None:
        position.tell((MUTUL_TOOK_CARD, card, place + 1, part.arrow, wish, part.number))
    set_card(position, place, NO_CARD)
    set_own_card(position, MUTUL, free, card)
    discard_place = nth_card(position, part.discard_arrow, part.discard)
    if discard_place != NOWHERE:
        discarded = card_on_display(position, discard_place)
        if position.journal is not None:
            how = (part.discard_arrow, part.discard)
            position.tell((CARD_SET_ASIDE, discarded, discard_place + 1, *how))
        set_card(position, discard_place, NO_CARD)
        set_aside(position, discarded)
    return True


def wished_card(position: Position, components: Components, part: TakePart) -> tuple[int, int]:
    """Return the place of the card, and which wish it fulfils (-1: the number)."""
    for wanted in part.types:
        count: i64 = 0
        while count < CARD_PLACES:
            place = from_arrow(count, CARD_PLACES, part.arrow)
            card = card_on_display(position, place)
            if card != NO_CARD and components.type[card] == wanted:
                return place, wanted
            count += 1
    return nth_card(position, part.arrow, part.number), -1


def from_arrow(count: i64, places: i64, arrow: i64) -> i64:
    """Return the place that is so many places behind the arrow's beginning."""
    return count if arrow == GREEN else places - 1 - count


def take_token(position: Position) -> bool:
    """Take the higher of two tokens that differ enough, or all that he lacks (L25)."""
    values = tokens_on_display(position)
    if own_token(position, MUTUL) != NO_TOKEN or not values:
        return skip(position, 0, SKIP_FULL)
    apart = len(values) == TOKEN_PLACES and values[1] - values[0] >= APART
    all_he_lacks = (
        free_tile_place(position, MUTUL) == OWN_TILES
        and free_card_place(position, MUTUL) == OWN_CARDS
    )
    if not apart and not all_he_lacks:
        return skip(position, 0, SKIP_CLOSE if len(values) == TOKEN_PLACES else SKIP_SINGLE)
    value = values[-1]
    if position.journal is not None:
        position.tell((MUTUL_TOOK_TOKEN, value, 0 if all_he_lacks else values[0]))
    take_off_token(position, value)
    set_own_token(position, MUTUL, value)
    return True
