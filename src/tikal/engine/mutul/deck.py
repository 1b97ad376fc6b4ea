"""Mutul's deck: twelve cards, shuffled twice; a deal holds both passes (S3)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tikal.box.solo_deck import CARD_COUNT
from tikal.engine.dealing.deal import OWN_PILE
from tikal.engine.dealing.piles import Pile, shuffled

if TYPE_CHECKING:
    from tikal.engine.state.position import Position

DECK: Final[i64] = OWN_PILE
PASSES: Final = 2


@final
class CardPile(Pile):
    """The cards in the order in which they are revealed."""

    def __init__(self) -> None:
        """Be the pile behind stack and treasures."""
        super().__init__("deck", DECK)

    def shuffled(self, rng: random.Random) -> list[int]:
        """Return two passes, each shuffled by itself."""
        found: list[int] = []
        for _ in range(PASSES):
            found += shuffled(list(range(CARD_COUNT)), rng)
        return found

    def hidden(self, position: Position) -> list[list[int]]:
        """Return the places not revealed yet, each pass a group: what is left in it is known."""
        size = len(position.deal.piles[DECK])
        seen = position.taken_of(DECK)
        return [
            list(range(max(first, seen), min(size, first + CARD_COUNT)))
            for first in range(0, size, CARD_COUNT)
        ]

    def future(self, position: Position) -> list[int]:
        """Return the cards to come, then those revealed since the last shuffle."""
        return [*cards_left(position), -1, *discards(position)]


def next_card(position: Position) -> i64:
    """Take the next card off the deck; one that has run out starts again (S3)."""
    deck = position.deal.piles[DECK]
    taken = position.taken_of(DECK)
    if taken == len(deck):
        position.take(DECK, -taken)
        taken = 0
    position.take(DECK, 1)
    return deck[taken]


def cards_left(position: Position) -> list[int]:
    """Return the cards still to be revealed, in order."""
    return list(position.deal.piles[DECK][position.taken_of(DECK) :])


def discards(position: Position) -> list[int]:
    """Return the cards revealed since the last shuffle (S3)."""
    taken = position.taken_of(DECK)
    if taken == 0:
        return []
    last_shuffle = (taken - 1) // CARD_COUNT * CARD_COUNT
    return list(position.deal.piles[DECK][last_shuffle:taken])
