"""What one Legend game is played with: the box, Mutul's deck, the options."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import Components
from tikal.box.legend.solo_deck import COMMON_LETTER, LegendDeck
from tikal.engine.legend.options import LegendOptions


@final
class Equipment:
    """The same for all positions of a game."""

    def __init__(
        self, components: Components, deck: LegendDeck, options: LegendOptions, letters: str
    ) -> None:
        """Take out the Solo cards of the letters that are played (L13)."""
        self.components: Final = components
        self.deck: Final = deck
        self.options: Final = options
        self.letters: Final = letters
        self.solo_cards: Final = deck.of_letters(COMMON_LETTER + letters)
        self.solo_size: i64 = len(self.solo_cards)
        # How many Solo cards an AP token makes Mutul draw (L34, L65 b).
        self.token_cards: i64 = len(letters) + 1
