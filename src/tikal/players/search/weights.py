"""The evaluation's weights, by name; their numbers are data (`tikal/players/weights.toml`)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# How sure a temple is at the next scoring, by how far one's strength is ahead of the best rival's.
MARGIN: Final[i64] = 0  # ten weights: -4 or worse, ..., 0, ..., +5 or better
FAR_MARGIN: Final[i64] = 10  # the same for a scoring that is far off
MARGINS: Final[i64] = 10
LATER_TEMPLE: Final[i64] = 20  # what a temple counts for each scoring after the next
GUARD: Final[i64] = 21  # the same for a guarded one
TREASURE: Final[i64] = 22  # what treasures count for each scoring
PAIR: Final[i64] = 23  # a second treasure of a kind, beyond its points: it can't be exchanged away
ON_BOARD: Final[i64] = 24  # an explorer on the board
LEADER_FREE: Final[i64] = 25  # the leader on the board
NEAR_TEMPLE: Final[i64] = 26  # a temple's level, for each AP under six to get there
NEAR_RUINS: Final[i64] = 27  # a treasure still buried, for each AP under six to get there
CAMP: Final[i64] = 28  # a camp set up
RIVAL: Final[i64] = 29  # how much the rivals' value counts against one's own
LATER_SCORING: Final[i64] = 30  # how much a scoring counts less than the one before
SUPPLY: Final[i64] = 31  # an explorer in the supply
GROWTH: Final[i64] = 32  # a temple one leads that has a floor to come
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
    "guard",
    "treasure",
    "pair",
    "on_board",
    "leader_free",
    "near_temple",
    "near_ruins",
    "camp",
    "rival",
    "later_scoring",
    "supply",
    "growth",
)


@final
class Weights:
    """One number for each name."""

    def __init__(self, numbers: dict[str, float]) -> None:
        """Take the numbers in the order of the names."""
        self.numbers: vec[float] = vec[float]([numbers[name] for name in WEIGHT_NAMES])
