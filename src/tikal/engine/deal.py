"""The deal: everything that chance decides, decided before the first action (R3.5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Solo cards in one pass through the deck (S3); a deal holds two.
PASS: Final[i64] = 12


@final
class Deal:
    """The order of the tiles, of the treasures and of a solo game's cards.

    `stack` and `treasures` run from the first drawn to the last. Positions share their deal and
    only count how far they have got in it.
    """

    def __init__(self, stack: vec[i64], treasures: vec[i64], deck: vec[i64]) -> None:
        """Take the orders as they are; what is possible is checked where they come from."""
        self.stack: vec[i64] = stack
        self.treasures: vec[i64] = treasures
        self.deck: vec[i64] = deck
