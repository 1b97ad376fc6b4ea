"""Display, campsites, cards and compass as documents and interfaces have them (L12 to L17, L41)."""

from tikal.box.legend.components import EFFECT_NAMES, UNIQUE_NAMES, Components
from tikal.box.tiles import TILE_NAMES
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.piles import discards
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    CARD,
    CARD_PLACES,
    GUIDE,
    ITEM,
    ITEM_CARD,
    ITEM_NAMES,
    KEPT_PLACES,
    MUTUL,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    PLAYING_NOTHING,
    TILE_PLACES,
    YOU,
    card_aside,
    card_on_display,
    kept_card,
    kept_face_up,
    own_card,
    own_tile,
    own_token,
    tile_on_display,
    tokens_on_display,
    uniques,
)
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.sectors import sectors
from tikal.geometry.spaces import SPACE_NAMES, SPACES
from tikal.notation.legend.own import equipment_of
from tikal.notation.variants.variant import Document


def compass_json(position: Position, card: int) -> list[tuple[str, list[str]]]:
    """Return the guide's space, then each direction with its spaces, in the compass's order."""
    if card == NO_CARD:
        return []
    deck = equipment_of(position).deck
    guide = position.extra[GUIDE]
    around = sectors(guide, deck.needle[card], deck.sense[card])
    named = [
        (DIRECTION_NAMES[side], [SPACE_NAMES[space] for space in spaces]) for side, spaces in around
    ]
    return [("", [SPACE_NAMES[guide]]), *named]


def display_json(position: Position) -> Document:
    """Return the display as documents have it."""
    box = equipment_of(position).components
    return {
        "tokens": tokens_on_display(position),
        "tiles": [_tile_name(tile_on_display(position, place)) for place in range(TILE_PLACES)],
        "cards": [_card_id(box, card_on_display(position, place)) for place in range(CARD_PLACES)],
    }


def campsites_json(position: Position) -> Document:
    """Return both campsites as documents have them."""
    return {str(seat + 1): _campsite(position, seat) for seat in (YOU, MUTUL)}


def _campsite(position: Position, seat: int) -> Document:
    box = equipment_of(position).components
    token = own_token(position, seat)
    kept: list[object] = [None] * int(KEPT_PLACES)
    if seat == YOU:
        for place in range(KEPT_PLACES):
            card = kept_card(position, place)
            if card != NO_CARD:
                kept[place] = [box.ids[card], kept_face_up(position, place)]
    return {
        "token": None if token == NO_TOKEN else token,
        "tiles": [_tile_name(own_tile(position, seat, place)) for place in range(OWN_TILES)],
        "cards": [_card_id(box, own_card(position, seat, place)) for place in range(OWN_CARDS)],
        "kept": kept,
    }


def uniques_json(position: Position) -> Document:
    """Return everybody's unique treasures, ascending."""
    found: Document = {}
    for seat in (YOU, MUTUL):
        bits = uniques(position, seat)
        found[str(seat + 1)] = [
            name for index, name in enumerate(UNIQUE_NAMES) if bits >> index & 1
        ]
    return found


def aside_json(position: Position) -> list[str]:
    """Return the cards that Mutul has set aside in this round, in order."""
    box = equipment_of(position).components
    cards = [card_aside(position, place) for place in range(ASIDE_PLACES)]
    return [box.ids[card] for card in cards if card != NO_CARD]


def card_facts(box: Components) -> Document:
    """Return what is printed on the Action cards, by their ids."""
    return {
        name: {
            "type": name.partition("-")[0],
            "effect": EFFECT_NAMES[box.effect[card]],
            "amount": box.amount[card],
            "mutul": EFFECT_NAMES[box.mutul[card]],
            "permanent": box.permanent[card] == 1,
            "tile": _tile_name(box.tile[card]),
            "treasures": [
                unique
                for index, unique in enumerate(UNIQUE_NAMES)
                if box.treasures[card] >> index & 1
            ],
        }
        for card, name in enumerate(box.ids)
    }


def shown_card(position: Position) -> int:
    """Return Mutul's card in force, else the one he discarded last, NO_CARD for none."""
    card = position.extra[CARD]
    if card != NO_CARD:
        return card
    before = discards(position, card)
    return before[-1] if before else NO_CARD


def card_json(equipment: Equipment, card: int) -> Document | None:
    """Return one of Mutul's cards with all that is printed on it."""
    if card == NO_CARD:
        return None
    name = equipment.deck.ids[card]
    return {"id": name, **equipment.deck.cards[name]}


def item_json(position: Position, box: Components) -> Document | None:
    """Return the item that is being played."""
    item = position.extra[ITEM]
    if item == PLAYING_NOTHING:
        return None
    card = position.extra[ITEM_CARD]
    effect = None if card == NO_CARD else EFFECT_NAMES[box.effect[card]]
    return {"kind": ITEM_NAMES[item], "id": _card_id(box, card), "effect": effect}


def _tile_name(tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_NAMES[tile]


def _card_id(box: Components, card: int) -> str | None:
    return None if card == NO_CARD else box.ids[card]


def spaces_json(bits: int) -> list[str]:
    """Return the names of a set of spaces."""
    return [SPACE_NAMES[space] for space in range(SPACES) if bits >> space & 1]
