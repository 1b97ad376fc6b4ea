"""Tikal Legend in documents and on screen: display, campsites, Mutul's cards (L1 to L66)."""

from typing import Final, cast, final

from tikal.box.legend.components import EFFECT_NAMES, UNIQUE_NAMES, Components
from tikal.box.tiles import TILE_NAMES
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.ground import islands
from tikal.engine.legend.options import (
    BALANCED_SCORE,
    CHOICE_OF_LETTERS,
    LEAST_SCORE,
    MOST_SCORE,
    MOST_TRAIL,
    PRINTED_SCORE,
    PRINTED_TRAIL,
    SCORING_TRAILS,
)
from tikal.engine.legend.piles import CARDS, RETURNS, SOLO, TOKENS, discards, items_left
from tikal.engine.legend.points import points_by_source, scores
from tikal.engine.legend.table import (
    ACTION,
    ASIDE_PLACES,
    CARD,
    CARD_PLACES,
    DIRECTOR,
    DRAFT,
    GUIDE,
    ITEM,
    ITEM_CARD,
    ITEM_NAMES,
    KEPT_PLACES,
    MUTUL,
    NEW_TILE,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    PLAYING_NOTHING,
    PLAYING_TOKEN,
    ROUND,
    ROUNDS,
    SOLO_START,
    STAGE,
    STAGE_NAMES,
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
from tikal.engine.variants.legend import Legend
from tikal.engine.variants.variant import Settings, Variant
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.sectors import sectors
from tikal.geometry.spaces import OFF_BOARD, SPACE_NAMES, SPACES
from tikal.notation.board.legend import LegendTable
from tikal.notation.board.scan import Scan, sector_scan
from tikal.notation.checked import Checked
from tikal.notation.legend.effect_left import effect_left
from tikal.notation.legend.piles import (
    ActionCardNotation,
    LegendStackNotation,
    ReturnNotation,
    SoloNotation,
    TokenNotation,
)
from tikal.notation.legend.reader import read_legend, settings_in
from tikal.notation.legend.unfinished import unfinished
from tikal.notation.piles import PileNotation, TreasureNotation
from tikal.notation.sentences.english import note
from tikal.notation.variants.variant import Document, VariantNotation

MUTUL_NAME: Final = "Mutul"
KEYS: Final = (
    "guide",
    "round",
    "stage",
    "display",
    "campsites",
    "uniques",
    "aside",
    "director",
    "card",
    "discards",
    "tokens",
    "cards",
    "solo",
    "returns",
    "legend",
    "item",
    "agenda",
    "placing",
    "passed",
)
# What Classic's documents have and Legend's have not.
WITHOUT: Final = ("turn", "queue", "drawn")


def legend_of(variant: Variant) -> Legend:
    """Return the variant as what it is: this twin serves no other."""
    return cast("Legend", variant)


def equipment_of(position: Position) -> Equipment:
    """Return what the game is played with."""
    return legend_of(position.rules.variant).equipment


@final
class LegendNotation(VariantNotation):
    """The twin of the variant `legend`."""

    def __init__(self) -> None:
        """Name its keys."""
        super().__init__(KEYS, "legend", WITHOUT)

    def settings(self, entries: dict[str, Checked]) -> Settings:
        """Return the options; letters that are left out follow from the cards named."""
        return settings_in(entries)

    def write(self, position: Position, *, hidden: bool) -> Document:
        """Return everything that Legend adds to a document."""
        legend = legend_of(position.rules.variant)
        equipment = legend.equipment
        ids = equipment.deck.ids
        card = position.extra[CARD]
        return {
            "guide": SPACE_NAMES[position.extra[GUIDE]],
            "round": position.extra[ROUND],
            "stage": STAGE_NAMES[position.extra[STAGE]],
            "display": display_json(position),
            "campsites": campsites_json(position),
            "uniques": uniques_json(position),
            "aside": aside_json(position),
            "director": position.extra[DIRECTOR] == 1,
            "card": None if card == NO_CARD else ids[card],
            "discards": [ids[index] for index in discards(position, card)],
            "tokens": _in_order(_left(position, TOKENS), hidden=hidden),
            "cards": _in_order(
                [equipment.components.ids[index] for index in _left(position, CARDS)],
                hidden=hidden,
            ),
            "solo": _solo_left(position, equipment, hidden=hidden),
            "returns": [] if hidden else _returns_left(position),
            "legend": legend.settings(),
            **unfinished(position),
        }

    def read(self, position: Position, entries: dict[str, Checked]) -> None:
        """Set everything that only Legend keeps."""
        read_legend(position, entries, equipment_of(position))

    def document_schema(self) -> Document:
        """Return what Legend has under keys that other variants have too."""
        return {
            "display": {"$ref": "#/$defs/legendDisplay"},
            "passed": {"type": "boolean"},
            "cards": {"items": {"$ref": "#/$defs/actionCard"}, "maxItems": 40},
        }

    def tiles_laid_out(self, entries: dict[str, Checked]) -> list[Checked]:
        """Return the tiles of display and campsites, and the one that Mutul is placing."""
        found: list[Checked] = []
        if "display" in entries:
            display = entries["display"].mapping()
            found += display["tiles"].items() if "tiles" in display else []
        if "campsites" in entries:
            for campsite in entries["campsites"].mapping().values():
                parts = campsite.mapping()
                found += parts["tiles"].items() if "tiles" in parts else []
        if "placing" in entries and entries["placing"].value is not None:
            placing = entries["placing"].mapping()
            found += [placing["tile"]] if "tile" in placing else []
        return [entry for entry in found if entry.value is not None]

    def piles(self, variant: Variant) -> list[PileNotation]:
        """Return how all six piles are written."""
        equipment = legend_of(variant).equipment
        return [
            LegendStackNotation(),
            TreasureNotation(),
            TokenNotation(equipment.components),
            ActionCardNotation(equipment.components),
            SoloNotation(equipment),
            ReturnNotation(),
        ]

    def card_names(self, variant: Variant) -> tuple[str, ...]:
        """Return the ids of the Solo cards."""
        return legend_of(variant).equipment.deck.ids

    def automaton_name(self, seat: int) -> str:
        """Return who sits at the second seat."""
        return MUTUL_NAME if seat == MUTUL else ""

    def guide(self, position: Position) -> int:
        """Return where the guide stands (L15)."""
        return position.extra[GUIDE]

    def waiting_space(self, position: Position) -> int:
        """Return where Mutul's tile goes while you turn it (L40)."""
        return OFF_BOARD if position.drawn == NO_TILE else position.extra[NEW_TILE]

    def drawer(self, position: Position) -> int:
        """Return Mutul: you only turn his tile (L40)."""
        return MUTUL

    def scoring_note(self, position: Position) -> str:
        """Return what is special about a scoring against Mutul (L59, L61)."""
        last = STAGE_NAMES[position.extra[STAGE]] == "final"
        return ", then Mutul scores" if last else ": Mutul does not score"

    def detail(self, position: Position) -> str:
        """Return round and stage, and what is left of the item that is being played."""
        when = LegendTable(position, equipment_of(position)).when
        left = effect_left(position)
        return f"{when}: {left}" if left else when

    def legend_table(self, position: Position) -> LegendTable | None:
        """Return display, campsites and Mutul's card."""
        return LegendTable(position, equipment_of(position))

    def scan(self, position: Position) -> Scan | None:
        """Return the compass of Mutul's card (L41)."""
        card = shown_card(position)
        if card == NO_CARD:
            return None
        deck = equipment_of(position).deck
        return sector_scan(position.extra[GUIDE], deck.needle[card], deck.sense[card])

    def periphery(self, position: Position) -> int:
        """Return the spaces with a dotted outline (L2)."""
        return equipment_of(position).components.periphery

    def islands(self, position: Position) -> list[int]:
        """Return each island (L4)."""
        return islands(position.site)

    def scores_on(self, position: Position, space: int) -> bool:
        """Add emptied ruins, volcanoes and lakes (L60)."""
        return scores(position, space)

    def notice(self, position: Position) -> str:
        """Return that cards and board are reconstructed, unless somebody supplied the cards."""
        return note("legend_reconstructed") if equipment_of(position).deck.built_in else ""

    def turn_keys(self, seat: int, now: Document) -> Document:
        """Return that an AP token is being spent, after the draft if that is still going on."""
        token = {"kind": ITEM_NAMES[PLAYING_TOKEN]}
        keys: Document = {"item": token, "agenda": [], "placing": None}
        if now["stage"] != STAGE_NAMES[DRAFT]:
            return keys
        later = cast("list[object]", now["solo"])[1:]
        stage = STAGE_NAMES[ACTION]
        return {**keys, "stage": stage, "solo": later, "discards": [], "card": None}

    def facts(self, position: Position) -> Document:
        """Return table, Mutul's card and his compass, islands and periphery."""
        equipment = equipment_of(position)
        card = shown_card(position)
        looks = compass_json(position, card)
        return {
            "guide": SPACE_NAMES[position.extra[GUIDE]],
            "round": position.extra[ROUND],
            "rounds": ROUNDS,
            "stage": STAGE_NAMES[position.extra[STAGE]],
            "director": position.extra[DIRECTOR] == 1,
            "display": display_json(position),
            "campsites": campsites_json(position),
            "uniques": uniques_json(position),
            "aside": aside_json(position),
            "card": _card_json(equipment, card),
            "in_force": position.extra[CARD] != NO_CARD,
            "scan": [space for _, spaces in looks for space in spaces],
            "sectors": [{"direction": name, "spaces": spaces} for name, spaces in looks[1:]],
            "discards": [
                equipment.deck.ids[index] for index in discards(position, position.extra[CARD])
            ],
            "cards_left": equipment.solo_size
            - len(discards(position, position.extra[CARD]))
            - int(position.extra[CARD] != NO_CARD),
            "islands": [_spaces(island) for island in islands(position.site)],
            "periphery": _spaces(equipment.components.periphery),
            "reconstructed": equipment.deck.built_in,
            "item": _item_json(position, equipment.components),
            "cards": card_facts(equipment.components),
            "settings": legend_of(position.rules.variant).settings(),
        }

    def points(self, position: Position, seat: int) -> dict[str, int]:
        """Return what a seat would score now, by source (L18, L60)."""
        points = points_by_source(position, seat)
        return {
            "temples": points.temples,
            "ruins": points.ruins,
            "volcanoes": points.volcanoes,
            "lakes": points.lakes,
            "treasures": points.treasures,
            "uniques": points.uniques,
            "director": points.director,
        }

    def set_up_form(self) -> Document:
        """Return what can be chosen for Legend (L16, L64 to L66)."""
        return {
            "legend": {
                "score": {
                    "least": LEAST_SCORE,
                    "most": MOST_SCORE,
                    "printed": PRINTED_SCORE,
                    "balanced": BALANCED_SCORE,
                },
                "letters": list(CHOICE_OF_LETTERS),
                "trail": {"least": PRINTED_TRAIL, "most": MOST_TRAIL},
                "scoring_trail": list(SCORING_TRAILS),
            }
        }


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


def _card_json(equipment: Equipment, card: int) -> Document | None:
    if card == NO_CARD:
        return None
    name = equipment.deck.ids[card]
    return {"id": name, **equipment.deck.cards[name]}


def _item_json(position: Position, box: Components) -> Document | None:
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


def _spaces(bits: int) -> list[str]:
    return [SPACE_NAMES[space] for space in range(SPACES) if bits >> space & 1]


def _left(position: Position, pile: int) -> list[int]:
    return list(position.deal.piles[pile][position.taken_of(pile) :])


def _in_order(items: list[object] | list[int] | list[str], *, hidden: bool) -> list[object]:
    found: list[object] = []
    found += sorted(items, key=_sort_key) if hidden else items
    return found


def _sort_key(item: object) -> tuple[int, str]:
    return (item, "") if isinstance(item, int) else (0, str(item))


def _solo_left(position: Position, equipment: Equipment, *, hidden: bool) -> list[list[str]]:
    """Return this phase's cards that are left, then a list for each later phase."""
    ids = equipment.deck.ids
    solo = list(position.deal.piles[SOLO])
    size = int(equipment.solo_size)
    later = position.extra[SOLO_START] + size
    lists = [solo[position.taken_of(SOLO) : later]]
    lists += [solo[at : at + size] for at in range(later, len(solo), size)]
    names = [[ids[card] for card in each] for each in lists]
    return [sorted(each) for each in names] if hidden else names


def _returns_left(position: Position) -> list[list[int]]:
    flat = [place + 1 for place in _left(position, RETURNS)]
    size = int(ASIDE_PLACES)
    return [flat[at : at + size] for at in range(0, items_left(position, RETURNS), size)]
