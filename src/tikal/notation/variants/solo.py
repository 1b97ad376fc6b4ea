"""The solo game in documents and on screen: Mutul's guide, his cards and his deck (S1 to S16)."""

from typing import Final, cast, final

from tikal.box.solo_deck import CARD_COUNT
from tikal.box.terrain import UNEXPLORED
from tikal.engine.dealing.deal import Deal
from tikal.engine.mutul.automaton import CARD, GUIDE, MUTUL, NO_CARD
from tikal.engine.mutul.deck import DECK, PASSES, cards_left, discards
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY
from tikal.engine.state.site import NO_TILE
from tikal.engine.variants.solo import DIFFICULTIES, MEMBER_CHANGES, Solo, hold_volcano
from tikal.engine.variants.variant import Settings, Variant
from tikal.errors import InvalidDocument
from tikal.geometry.compass import SENSE_NAMES, compass_order
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.board.scan import Scan, ring_scan
from tikal.notation.board.solo import AutomatonTable, OpenCard
from tikal.notation.checked import Checked
from tikal.notation.piles import PileNotation
from tikal.notation.variants.variant import Document, VariantNotation
from tikal.untrusted import short_repr

MUTUL_NAME: Final = "Mutul"
_KEYS: Final = ("guide", "members_adjust", "card", "deck", "discards", "cards")


@final
class DeckNotation(PileNotation):
    """Cards by their ids; of unseen ones which are still to come in a pass, sorted (S3)."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        """Take the ids of a deck."""
        self.ids: Final = ids

    def read(self, entry: Checked) -> list[int]:
        """Return two passes, each card once in each."""
        deck: list[int] = []
        for item in entry.items():
            name = item.text()
            if name not in self.ids:
                item.refuse(f"there is no card {short_repr(name)}: S3")
            if self.ids.index(name) in deck[len(deck) // CARD_COUNT * CARD_COUNT :]:
                item.refuse(f"card {name} is there twice in one pass: S3")
            deck.append(self.ids.index(name))
        if len(deck) != PASSES * CARD_COUNT:
            entry.refuse(f"{len(deck)} cards, not {PASSES} passes of {CARD_COUNT}: S3")
        return deck

    def write(self, items: list[int]) -> list[object]:
        """Return the ids."""
        return [self.ids[card] for card in items]

    def mask(self, items: list[object]) -> list[object]:
        """Return the ids in order."""
        found: list[object] = []
        found += sorted([str(item) for item in items])
        return found


def solo_of(variant: Variant) -> Solo:
    """Return the variant as what it is: this twin serves no other."""
    return cast("Solo", variant)


@final
class SoloNotation(VariantNotation):
    """The twin of the variant `solo`."""

    def __init__(self) -> None:
        """Name its keys."""
        super().__init__(_KEYS, "solo")

    def settings(self, entries: dict[str, Checked]) -> Settings:
        """Return the adjustment and the cards."""
        settings: Settings = {}
        if "members_adjust" in entries:
            settings["members"] = entries["members_adjust"].number(-1, 1)
        if "cards" in entries:
            settings["cards"] = [item.value for item in entries["cards"].items()]
        return settings

    def write(self, position: Position, *, hidden: bool) -> Document:
        """Return guide, adjustment, the card in force and the deck."""
        solo = solo_of(position.rules.variant)
        ids = solo.deck.ids
        card = position.extra[CARD]
        left = [ids[index] for index in cards_left(position)]
        found: Document = {
            "guide": SPACE_NAMES[position.extra[GUIDE]],
            "members_adjust": solo.members,
            "card": None if card == NO_CARD else ids[card],
            "deck": sorted(left) if hidden else left,
            "discards": [ids[index] for index in discards(position)],
        }
        if not solo.deck.built_in:
            found["cards"] = [dict(entry) for entry in solo.deck.cards]
        return found

    def read(self, position: Position, entries: dict[str, Checked]) -> None:
        """Set guide, deck, discards and, while Mutul holds a volcano, what he has still to do."""
        ids = solo_of(position.rules.variant).deck.ids
        revealed = _cards(entries, "discards", ids, 1)
        deck = _deck(entries, ids, revealed)
        _check_seat(position)
        held = _held_card(position, entries, ids)
        _check_turns(position, held)
        if "guide" in entries:
            position.extra[GUIDE] = _guide(position, entries["guide"])
        if held != NO_CARD:
            hold_volcano(position, held)
        deal = position.deal
        position.deal = Deal([list(deal.stack), list(deal.treasures), revealed + deck])
        position.take(DECK, len(revealed))

    def document_schema(self) -> Document:
        """Return that nobody waits for a scoring turn (S13), and what a deck consists of."""
        return {"queue": {"maxItems": 0}, "cards": {"$ref": "#/$defs/cards"}}

    def piles(self, variant: Variant) -> list[PileNotation]:
        """Add the deck."""
        return [*super().piles(variant), DeckNotation(self.card_names(variant))]

    def card_names(self, variant: Variant) -> tuple[str, ...]:
        """Return the ids of the cards."""
        return solo_of(variant).deck.ids

    def automaton(self, position: Position) -> AutomatonTable | None:
        """Return the open card and the deck."""
        return AutomatonTable(position, solo_of(position.rules.variant).deck)

    def scan(self, position: Position) -> Scan | None:
        """Return the compass of the open card (S5)."""
        table = AutomatonTable(position, solo_of(position.rules.variant).deck)
        if table.card is None:
            return None
        return ring_scan(table.guide, table.card.needle, table.card.sense)

    def automaton_name(self, seat: int) -> str:
        """Return who sits at the second seat (S1)."""
        return MUTUL_NAME if seat == MUTUL else ""

    def guide(self, position: Position) -> int:
        """Return where the guide stands (S2)."""
        return position.extra[GUIDE]

    def scoring_note(self, position: Position) -> str:
        """Return what is special about a scoring round against Mutul (S13, S14)."""
        if position.turn == NOBODY:
            return ", then Mutul's last card"
        return ": Mutul does not score"

    def turn_keys(self, seat: int, now: Document) -> Document:
        """Return that no card is in force."""
        return {"card": None}

    def facts(self, position: Position) -> Document:
        """Return guide, card and compass."""
        solo = solo_of(position.rules.variant)
        table = AutomatonTable(position, solo.deck)
        return {
            "guide": SPACE_NAMES[table.guide],
            "card": None if table.card is None else _card_json(table.card),
            "scan": [] if table.card is None else _scan(table.guide, table.card),
            "cards_left": table.left,
            "reconstructed": table.reconstructed,
            "difficulty": {"score": solo.mutul_score, "members": solo.members},
        }

    def set_up_form(self) -> Document:
        """Return Mutul's start scores by the name of the difficulty, and the adjustments (S15)."""
        return {
            "solo": [{"id": name, "score": score} for name, score in DIFFICULTIES.items()],
            "solo_members": list(MEMBER_CHANGES),
        }


def _card_json(card: OpenCard) -> Document:
    return {
        "id": card.id,
        "needle": DIRECTION_NAMES[card.needle],
        "sense": SENSE_NAMES[card.sense],
        "leaders": card.leaders,
        "explorers": card.explorers,
        "guards": card.guards,
        "in_force": card.in_force,
    }


def _scan(guide: int, card: OpenCard) -> list[str]:
    """Return all spaces in the order in which the compass finds them (S5)."""
    return [SPACE_NAMES[space] for space in compass_order(guide, card.needle, card.sense)]


def _deck(entries: dict[str, Checked], ids: tuple[str, ...], revealed: list[int]) -> list[int]:
    """Return the cards still to come; the discards and two passes have no card three times."""
    if "deck" not in entries:
        every = list(range(CARD_COUNT))
        return [card for card in every if card not in revealed] + every
    deck = _cards(entries, "deck", ids, PASSES)
    if not deck and not revealed:
        entries["deck"].refuse("no card is left to be revealed: S3")
    for card in revealed:
        if deck.count(card) == PASSES:
            entries["deck"].refuse(f"card {ids[card]} is there too often: S3")
    return deck


def _cards(entries: dict[str, Checked], key: str, ids: tuple[str, ...], most: int) -> list[int]:
    found: list[int] = []
    for item in entries[key].items() if key in entries else []:
        card = _card(item, ids)
        if found.count(card) == most:
            item.refuse(f"card {ids[card]} is there too often: S3")
        found.append(card)
    return found


def _card(entry: Checked, ids: tuple[str, ...]) -> int:
    name = entry.text()
    if name not in ids:
        entry.refuse(f"there is no card {short_repr(name)}: S3")
    return ids.index(name)


def _held_card(position: Position, entries: dict[str, Checked], ids: tuple[str, ...]) -> int:
    given = "card" in entries and entries["card"].value is not None
    holds = position.turn == MUTUL and position.drawn != NO_TILE
    if given != holds:
        message = "card: a card is in force while Mutul holds a volcano, and only then: S13"
        raise InvalidDocument(message)
    return _card(entries["card"], ids) if given else NO_CARD


def _check_seat(position: Position) -> None:
    if position.seat == MUTUL:
        message = "seat: Mutul's turns run by themselves, seat 1 is to move: S4"
        raise InvalidDocument(message)


def _check_turns(position: Position, held: int) -> None:
    if position.queue != EMPTY:
        message = "queue: only you take scoring turns: S13"
        raise InvalidDocument(message)
    if position.turn == MUTUL and held == NO_CARD:
        message = "turn: it is Mutul's only while he holds a volcano: S13"
        raise InvalidDocument(message)


def _guide(position: Position, entry: Checked) -> int:
    space = entry.space()
    if position.site.terrain[space] == UNEXPLORED:
        entry.refuse("the guide stands on an explored space: S9")
    return space
