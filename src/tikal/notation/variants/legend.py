"""Tikal Legend in documents and on screen: display, campsites, Mutul's cards (L1 to L66)."""

from typing import Final, cast, final

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
from tikal.engine.legend.piles import CARDS, TOKENS, discards
from tikal.engine.legend.points import points_by_source, scores
from tikal.engine.legend.table import (
    ACTION,
    CARD,
    DIRECTOR,
    DRAFT,
    GUIDE,
    ITEM_NAMES,
    MUTUL,
    NEW_TILE,
    NO_CARD,
    PLAYING_TOKEN,
    ROUND,
    ROUNDS,
    STAGE,
    STAGE_NAMES,
)
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.engine.variants.variant import Settings, Variant
from tikal.geometry.spaces import OFF_BOARD, SPACE_NAMES
from tikal.notation.board.legend import LegendTable
from tikal.notation.board.scan import Scan, sector_scan
from tikal.notation.checked import Checked
from tikal.notation.legend.effect_left import effect_left
from tikal.notation.legend.facts import (
    aside_json,
    campsites_json,
    card_facts,
    card_json,
    compass_json,
    display_json,
    item_json,
    shown_card,
    spaces_json,
    uniques_json,
)
from tikal.notation.legend.left import in_order, left_of, returns_left, solo_left
from tikal.notation.legend.own import equipment_of, legend_of
from tikal.notation.legend.piles import (
    ActionCardNotation,
    LegendStackNotation,
    ReturnNotation,
    SoloNotation,
    TokenNotation,
)
from tikal.notation.legend.reader import read_legend
from tikal.notation.legend.settings import settings_in
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
            "tokens": in_order(left_of(position, TOKENS), hidden=hidden),
            "cards": in_order(
                [equipment.components.ids[index] for index in left_of(position, CARDS)],
                hidden=hidden,
            ),
            "solo": solo_left(position, equipment, hidden=hidden),
            "returns": [] if hidden else returns_left(position),
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
            "card": card_json(equipment, card),
            "in_force": position.extra[CARD] != NO_CARD,
            "scan": [space for _, spaces in looks for space in spaces],
            "sectors": [{"direction": name, "spaces": spaces} for name, spaces in looks[1:]],
            "discards": [
                equipment.deck.ids[index] for index in discards(position, position.extra[CARD])
            ],
            "cards_left": equipment.solo_size
            - len(discards(position, position.extra[CARD]))
            - int(position.extra[CARD] != NO_CARD),
            "islands": [spaces_json(island) for island in islands(position.site)],
            "periphery": spaces_json(equipment.components.periphery),
            "reconstructed": equipment.deck.built_in,
            "item": item_json(position, equipment.components),
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
