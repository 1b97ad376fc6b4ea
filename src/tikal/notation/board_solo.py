"""What a solo game adds to the table: Mutul, his guide, the card that lies open, the deck.

Only what everybody sees: of the deck how many cards are left before it is shuffled, never which one
comes next (S3). That the built-in deck is a reconstruction is said wherever a card is shown (S16).
"""

from typing import Final, final

from tikal.box.solo_deck import SoloDeck
from tikal.engine.deal import PASS
from tikal.engine.mutul import CARD, GUIDE, MUTUL, NO_CARD
from tikal.engine.position import Position
from tikal.engine.solo import Solo
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.spaces import OFF_BOARD, SPACE_NAMES
from tikal.notation.english import members as members_in_words

MUTUL_NAME: Final = "Mutul"
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
class SoloTable:
    """What lies beside the board in a solo game, as everybody sees it."""

    def __init__(self, position: Position, solo: Solo) -> None:
        """Look at a position."""
        discards = position.discards()
        held = int(position.extra[CARD])
        shown = held if held != NO_CARD or not discards else discards[-1]
        self.guide: Final = int(position.extra[GUIDE])
        self.card: Final = (
            None if shown == NO_CARD else OpenCard(solo.deck, shown, in_force=held != NO_CARD)
        )
        before = int(position.cards_next) - len(discards)
        self.left: Final = min(int(PASS), len(position.deal.deck) - before) - len(discards)
        self.reconstructed: Final = solo.deck.built_in

    @property
    def lines(self) -> list[str]:
        """The open card and the deck, a line for each."""
        card = "No card lies open" if self.card is None else self.card.words
        deck = f"Cards left before the shuffle: {self.left}"
        return [card, f"{deck} ({RECONSTRUCTED})" if self.reconstructed else deck]


def solo_table(position: Position) -> SoloTable | None:
    """Return what lies beside the board of a solo game, None in any other."""
    variant = position.rules.variant
    return SoloTable(position, variant) if isinstance(variant, Solo) else None


def guide_at(position: Position) -> int:
    """Return where the guide is, OFF_BOARD where there is none (S2)."""
    return position.extra[GUIDE] if isinstance(position.rules.variant, Solo) else OFF_BOARD


def is_mutul(position: Position, seat: int) -> bool:
    """Return whether a seat is the automaton's (S1)."""
    return seat == MUTUL and isinstance(position.rules.variant, Solo)


def solo_words(position: Position) -> list[str]:
    """Return what there is to say about a solo game besides seats and spaces, as sentences."""
    table = solo_table(position)
    if table is None:
        return []
    guide = f"Mutul's guide is on {SPACE_NAMES[table.guide]}."
    return [guide, *[f"{line}." for line in table.lines]]
