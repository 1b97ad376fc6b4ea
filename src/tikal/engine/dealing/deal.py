"""The deal: everything that chance decides, decided before the first action (R3.5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# The piles that every variant has; its own come behind them.
STACK: Final[i64] = 0
TREASURES: Final[i64] = 1
OWN_PILE: Final[i64] = 2


@final
class Deal:
    """Piles of tiles, treasures and whatever else a variant shuffles, each from first to last.

    What a pile is called and what of it is public, `Variant.piles` says. Positions share their
    deal and only count how much they have taken of each pile.
    """

    def __init__(self, piles: list[list[int]]) -> None:
        """Take the orders as they are; what is possible is checked where they come from."""
        self.piles: Final = [vec[i64](pile) for pile in piles]
        self.stack: vec[i64] = self.piles[STACK]
        self.treasures: vec[i64] = self.piles[TREASURES]
