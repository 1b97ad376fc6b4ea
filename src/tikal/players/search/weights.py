"""The evaluation's weights, by name; their numbers are data (`tikal/players/weights.toml`).

What is certain needs no weight: a guarded temple scores its level, as often as there are scorings
to come.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# How sure a temple is at the next scoring, by how far one's strength is ahead of the best rival's.
MARGIN: Final[i64] = 0  # ten weights: -4 or worse, ..., 0, ..., +5 or better
FAR_MARGIN: Final[i64] = 10  # the same for a scoring that is far off
MARGINS: Final[i64] = 10
LATER_TEMPLE: Final[i64] = 20  # what a temple counts for each scoring after the next
PAIR: Final[i64] = 21  # two of a kind, beyond their points: safe, and a third may come
ON_BOARD: Final[i64] = 22  # an explorer on the board
LEADER_FREE: Final[i64] = 23  # the leader on the board
NEAR_TEMPLE: Final[i64] = 24  # a temple's level, for each AP under six to get there
NEAR_RUINS: Final[i64] = 25  # a treasure still buried, for each AP under six to get there
CAMP: Final[i64] = 26  # a camp set up
RIVAL: Final[i64] = 27  # how much the rivals' value counts against one's own
SUPPLY: Final[i64] = 28  # an explorer in the supply
GROWTH: Final[i64] = 29  # a temple one leads that has a floor to come
TREASURE: Final[i64] = 30  # a treasure's points at each scoring; more than 1 looks to sets to come
_STEPS: Final = (
    "minus_4",
    "minus_3",
    "minus_2",
    "minus_1",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
)
WEIGHT_NAMES: Final[tuple[str, ...]] = (
    *[f"margin_{step}" for step in _STEPS],
    *[f"far_margin_{step}" for step in _STEPS],
    "later_temple",
    "pair",
    "on_board",
    "leader_free",
    "near_temple",
    "near_ruins",
    "camp",
    "rival",
    "supply",
    "growth",
    "treasure",
)


@final
class Weights:
    """One number for each name."""

    def __init__(self, numbers: dict[str, float]) -> None:
        """Take the numbers in the order of the names."""
        self.numbers: vec[float] = vec[float]([numbers[name] for name in WEIGHT_NAMES])
