"""Mutul, the automaton, with a card in his hand: what all steps share (S5, S6).

He chooses nothing. A step names its wish, the compass finds the space, and the journal keeps both:
`tied` says how many spaces were equal before the compass decided.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.solo_deck import SoloDeck
from tikal.engine.events import CARD_REVEALED, STEP_SKIPPED
from tikal.engine.state.position import Position
from tikal.geometry.compass import SENSES, all_orders
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import OFF_BOARD, SPACES

YOU: Final[i64] = 0
MUTUL: Final[i64] = 1

# What a solo game keeps in `Position.extra`: where the guide is, the card in force while Mutul
# holds a volcano, the card whose steps he is doing, and the tile he has placed for it.
GUIDE: Final[i64] = 0
CARD: Final[i64] = 1
CARD_AT_WORK: Final[i64] = 2
NEW_TILE: Final[i64] = 3
EXTRA_SIZE: Final[i64] = 4
NO_CARD: Final[i64] = -1

NOT_ELIGIBLE: Final[i64] = 0


@final
class Orders:
    """The compass orders, worked out when the first solo game asks for them."""

    def __init__(self) -> None:
        """Begin without any."""
        self.spaces: vec[i64] = vec[i64]()

    def ready(self) -> vec[i64]:
        """Return all orders, as `all_orders` lays them out."""
        if len(self.spaces) == 0:
            self.spaces = all_orders()
        return self.spaces


ORDERS: Final = Orders()


@final
class Mutul:
    """The automaton at work on a position with one revealed card."""

    def __init__(self, position: Position, deck: SoloDeck, card: i64) -> None:
        """Hold the card up, the guide in the middle of its compass."""
        self.position = position
        self.deck = deck
        self.card: i64 = card
        self.needle: i64 = deck.needle[card]
        self.sense: i64 = deck.sense[card]
        self.orders: vec[i64] = ORDERS.ready()
        self.order_at: i64 = 0
        self.tied: i64 = 0
        self.centre_compass()

    def centre_compass(self) -> None:
        """Put the compass where the guide is now (S5)."""
        guide = self.position.extra[GUIDE]
        self.order_at = ((guide * SIDES + self.needle) * SENSES + self.sense) * SPACES

    def nth(self, index: i64) -> i64:
        """Return a space by its place in the compass order."""
        return self.orders[self.order_at + index]

    def entry_of(self, space: i64) -> i64:
        """Return a space's place among all orders: it tells what the compass passed on its way."""
        entry = self.order_at
        while self.orders[entry] != space:
            entry += 1
        return entry

    def choose(self, wish: "Wish") -> i64:
        """Return the space a wish ranks highest, the first in compass order among equals (S6)."""
        best: i64 = OFF_BOARD
        highest: i64 = NOT_ELIGIBLE
        self.tied = 0
        index: i64 = 0
        while index < SPACES:
            space = self.nth(index)
            rank = wish.rank(self, space)
            if rank > highest:
                best = space
                highest = rank
                self.tied = 1
            elif rank == highest and rank != NOT_ELIGIBLE:
                self.tied += 1
            index += 1
        return best

    def leads(self, space: i64) -> bool:
        """Return whether he has more strength than you."""
        return self.position.strength(MUTUL, space) > self.position.strength(YOU, space)

    def tell_card(self) -> None:
        """Tell which card is up and what it shows."""
        if self.position.journal is not None:
            deck = self.deck
            leaders = deck.leaders[self.card]
            explorers = deck.explorers[self.card]
            shown = (self.needle, self.sense, explorers, leaders, deck.guards[self.card])
            self.position.tell((CARD_REVEALED, self.card, *shown))

    def skip(self, step: i64) -> None:
        """Tell that a step can't be done."""
        if self.position.journal is not None:
            self.position.tell((STEP_SKIPPED, step))


class Wish(ABC):
    """What a step looks for."""

    @abstractmethod
    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Return how much a space is wanted, NOT_ELIGIBLE if it is not at all."""
