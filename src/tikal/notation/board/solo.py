"""What lies on the table of a solo game: the guide, the card that lies open, the deck.

Only what everybody sees: of the deck how many cards are left before it is shuffled, never which one
comes next (S3). That the built-in deck is a reconstruction is said wherever a card is shown (S16).
"""

from typing import Final, final

from tikal.box.solo_deck import CARD_COUNT, SoloDeck
from tikal.engine.mutul.automaton import CARD, GUIDE, NO_CARD
from tikal.engine.mutul.deck import DECK, discards
from tikal.engine.state.position import Position
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.sentences.english import members as members_in_words

RECONSTRUCTED: Final = "the built-in deck, a reconstruction"
# By the number of the sense.
SENSE_WORDS: Final = ("clockwise", "counter-clockwise")


@final
class OpenCard:
    """The card that lies open: the one in force, or else the last one revealed."""

    def __init__(self, deck: SoloDeck, card: int, *, in_force: bool) -> None:
        """Read a card of a deck."""
        self.id: Final = deck.ids[card]
        self.needle: Final = int(deck.needle[card])
        self.sense: Final = int(deck.sense[card])
        self.leaders: Final = int(deck.leaders[card])
        self.explorers: Final = int(deck.explorers[card])
        self.guards: Final = deck.guards[card] == 1
        self.in_force: Final = in_force

    @property
    def name(self) -> str:
        """Which card it is, and whether it still has to place a volcano (S13)."""
        return f"Card in force: {self.id}" if self.in_force else f"Last card: {self.id}"

    @property
    def compass_words(self) -> str:
        """Where the needle points and which way round he looks (S5)."""
        return f"{DIRECTION_NAMES[self.needle]}, {SENSE_WORDS[self.sense]}"

    @property
    def words(self) -> str:
        """All that is on the card."""
        members = members_in_words(self.explorers, self.leaders)
        guards = ", guards" if self.guards else ""
        return f"{self.name}, needle {self.compass_words}, {members}{guards}"


@final
class AutomatonTable:
    """What lies beside the board in a solo game, as everybody sees it."""

    def __init__(self, position: Position, deck: SoloDeck) -> None:
        """Look at a position of a game with this deck."""
        revealed = discards(position)
        held = int(position.extra[CARD])
        card = held if held != NO_CARD or not revealed else revealed[-1]
        self.guide: Final = int(position.extra[GUIDE])
        self.card: Final = (
            None if card == NO_CARD else OpenCard(deck, card, in_force=held != NO_CARD)
        )
        before = int(position.taken_of(DECK)) - len(revealed)
        in_this_pass = min(int(CARD_COUNT), len(position.deal.piles[DECK]) - before)
        self.left: Final = in_this_pass - len(revealed)
        self.reconstructed: Final = deck.built_in

    @property
    def lines(self) -> list[str]:
        """The open card and the deck, a line for each."""
        card = "No card lies open" if self.card is None else self.card.words
        deck = f"Cards left before the shuffle: {self.left}"
        return [card, f"{deck} ({RECONSTRUCTED})" if self.reconstructed else deck]

    @property
    def sentences(self) -> list[str]:
        """All there is to say beside seats and spaces."""
        guide = f"Mutul's guide is on {SPACE_NAMES[self.guide]}."
        return [guide, *[f"{line}." for line in self.lines]]
