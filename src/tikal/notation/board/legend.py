"""What lies on the table of Tikal Legend, as everybody sees it: display, campsites, Mutul's card.

Pictures and the terminal's board take it from here. Nothing hidden is asked for: of the decks only
how many cards are left.
"""

from typing import Final, final

from tikal.box.legend.components import EFFECT_NAMES, UNIQUE_NAMES
from tikal.box.terrain import TERRAIN_NAMES
from tikal.box.tiles import TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.piles import discards
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    CARD,
    CARD_PLACES,
    DIRECTOR,
    GUIDE,
    KEPT_PLACES,
    MUTUL,
    NO_CARD,
    OWN_CARDS,
    OWN_TILES,
    ROUND,
    ROUNDS,
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
from tikal.geometry.directions import DIRECTION_NAMES, SIDES
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.board.solo import SENSE_WORDS
from tikal.notation.sentences.english import word

_ROW: Final = 4
# What has no number worth a word: everything but temples and ruins.
_NUMBERED: Final = ("temple", "ruins")


def brief_tile(tile: int) -> str:
    """Return a tile's name, terrain, number and stones as briefly as can be: A2 temple 2 N2 S1."""
    terrain = TERRAIN_NAMES[TILE_TERRAIN[tile]]
    number = f" {TILE_VALUE[tile]}" if terrain in _NUMBERED else ""
    stones = stone_words(tile)
    return f"{TILE_NAMES[tile]} {terrain}{number}{f' {stones}' if stones else ''}"


def stone_words(tile: int) -> str:
    """Return the sides of a tile that have stones, and how many: N2 S1."""
    stones = [
        f"{DIRECTION_NAMES[side]}{TILE_STONES[tile * SIDES + side]}"
        for side in range(SIDES)
        if TILE_STONES[tile * SIDES + side]
    ]
    return " ".join(stones)


@final
class ActionCard:
    """An Action card as people read it."""

    def __init__(self, equipment: Equipment, card: int) -> None:
        """Read a card of the box."""
        box = equipment.components
        self.id: Final = box.ids[card]
        self.name: Final = word("action_card_name", self.id)
        self.text: Final = word("action_card_text", self.id)
        self.permanent: Final = box.permanent[card] == 1
        self.tile: Final = int(box.tile[card])

    @property
    def title(self) -> str:
        """The name, with the tile that it brings."""
        return self.name if self.tile == NO_TILE else f"{self.name} {TILE_NAMES[self.tile]}"


@final
class Campsite:
    """A seat's items: token, tiles, cards on the right, kept cards on the left (L17)."""

    def __init__(self, position: Position, equipment: Equipment, seat: int) -> None:
        """Look at a seat's places; None is a free one."""
        self.token: Final = int(own_token(position, seat))
        self.tiles: Final = [_tile(own_tile(position, seat, place)) for place in range(OWN_TILES)]
        self.cards: Final = [
            _card(equipment, own_card(position, seat, place)) for place in range(OWN_CARDS)
        ]
        kept: list[tuple[ActionCard, bool] | None] = []
        for place in range(KEPT_PLACES if seat == YOU else 0):
            card = _card(equipment, kept_card(position, place))
            kept.append(None if card is None else (card, kept_face_up(position, place)))
        self.kept: Final = kept
        bits = uniques(position, seat)
        self.uniques: Final = [
            word("unique_name", name)
            for index, name in enumerate(UNIQUE_NAMES)
            if bits >> index & 1
        ]

    @property
    def things(self) -> list[str]:
        """What lies there, in words."""
        found = [f"AP token {self.token}"] if self.token else []
        found += [f"tile {brief_tile(tile)}" for tile in self.tiles if tile is not None]
        found += [card.title for card in self.cards if card is not None]
        for kept in self.kept:
            if kept is not None:
                found.append(f"{kept[0].title} (kept, face {'up' if kept[1] else 'down'})")
        return found


@final
class SoloCard:
    """Mutul's card in force, or else the one he discarded last: its row and compass (L59)."""

    def __init__(self, equipment: Equipment, card: int, *, in_force: bool) -> None:
        """Read a card of the deck."""
        deck = equipment.deck
        self.id: Final = deck.ids[card]
        self.needle: Final = int(deck.needle[card])
        self.sense: Final = int(deck.sense[card])
        self.row: Final = [TERRAIN_NAMES[deck.row[card * _ROW + place]] for place in range(_ROW)]
        self.explorers: Final = int(deck.explorers[card])
        self.action: Final = EFFECT_NAMES[deck.action[card]]
        self.in_force: Final = in_force

    @property
    def name(self) -> str:
        """Which card it is, and whether Mutul still acts by it."""
        return f"Mutul's card {self.id}" if self.in_force else f"Mutul's last card {self.id}"

    @property
    def compass_words(self) -> str:
        """Where the needle points and which way round he looks (L41)."""
        return f"{DIRECTION_NAMES[self.needle]}, {SENSE_WORDS[self.sense]}"

    @property
    def row_words(self) -> str:
        """The types of his trail, in order (L52)."""
        return f"row {', '.join(self.row)}"

    @property
    def ap_words(self) -> str:
        """What an AP token makes of the card (L34)."""
        return f"{self.explorers} explorers, {word('effect_words', self.action)}"


@final
class LegendTable:
    """All that lies beside the board."""

    def __init__(self, position: Position, equipment: Equipment) -> None:
        """Look at a position of a game with this equipment."""
        extra = position.extra
        self.round: Final = int(extra[ROUND])
        self.stage: Final = STAGE_NAMES[extra[STAGE]]
        self.guide: Final = int(extra[GUIDE])
        self.tokens: Final = tokens_on_display(position)
        self.tiles: Final = [_tile(tile_on_display(position, at)) for at in range(TILE_PLACES)]
        self.cards: Final = [
            _card(equipment, card_on_display(position, at)) for at in range(CARD_PLACES)
        ]
        aside = [_card(equipment, card_aside(position, at)) for at in range(ASIDE_PLACES)]
        self.aside: Final = [card for card in aside if card is not None]
        self.yours: Final = Campsite(position, equipment, int(YOU))
        self.mutuls: Final = Campsite(position, equipment, int(MUTUL))
        self.director: Final = extra[DIRECTOR] == 1
        before = discards(position, extra[CARD])
        in_force = extra[CARD] != NO_CARD
        card = extra[CARD] if in_force else before[-1] if before else NO_CARD
        self.card: Final = None if card == NO_CARD else SoloCard(equipment, card, in_force=in_force)
        self.cards_left: Final = int(equipment.solo_size) - len(before) - int(in_force)
        self.reconstructed: Final = equipment.deck.built_in

    @property
    def when(self) -> str:
        """Round and stage in words."""
        return f"Round {self.round} of {ROUNDS}, {word('stage_words', self.stage)}"

    @property
    def director_words(self) -> str:
        """Whether the Museum Director can still be asked (L18)."""
        ready = "not asked yet: 5 AP more, once, or 5 points at the end"
        return f"Museum Director {ready}" if self.director else "Museum Director has helped"

    @property
    def deck_words(self) -> str:
        """How many Solo cards are left, and that they are reconstructed (L13)."""
        left = f"Solo cards left in this phase: {self.cards_left}"
        return f"{left} (cards and board: a reconstruction)" if self.reconstructed else left

    @property
    def card_words(self) -> str:
        """Mutul's card with its compass, row and what it makes of an AP token."""
        card = self.card
        if card is None:
            return "No card of Mutul's lies open"
        return f"{card.name}: needle {card.compass_words}; {card.row_words}; {card.ap_words}"

    @property
    def display_things(self) -> list[str]:
        """What lies on the display, in words."""
        found = [f"AP token {token}" for token in self.tokens]
        found += [f"tile {brief_tile(tile)}" for tile in self.tiles if tile is not None]
        for place, card in enumerate(self.cards, start=1):
            if card is not None:
                found.append(f"K{place} {card.title}")
        return found

    @property
    def sentences(self) -> list[str]:
        """All there is to say beside seats and spaces."""
        found = [
            f"{self.when}.",
            f"Display: {listed(self.display_things)}.",
            f"Your campsite: {listed(self.yours.things)}.",
            f"Mutul's campsite: {listed(self.mutuls.things)}.",
            f"Your unique treasures: {listed(self.yours.uniques)}.",
            f"Mutul's unique treasures: {listed(self.mutuls.uniques)}.",
            f"{self.director_words}.",
            f"Mutul's guide is on {SPACE_NAMES[self.guide]}.",
        ]
        return [*found, f"{self.card_words}.", f"{self.deck_words}."]


def listed(things: list[str]) -> str:
    """Return things with commas between them, or that there are none."""
    return ", ".join(things) or "nothing"


def _tile(tile: int) -> int | None:
    return None if tile == NO_TILE else int(tile)


def _card(equipment: Equipment, card: int) -> ActionCard | None:
    return None if card == NO_CARD else ActionCard(equipment, card)
