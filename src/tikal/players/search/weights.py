"""The evaluation's weights, by name; their numbers are data (`tikal/players/weights.toml`)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# How sure a temple is at the next scoring, by how far one's strength is ahead of the best rival's.
MARGIN: Final[i64] = 0  # ten weights: -4 or worse, ..., 0, ..., +5 or better
MARGINS: Final[i64] = 10
LATER_TEMPLE: Final[i64] = 10  # what a temple counts for each scoring after the next
GUARD: Final[i64] = 11  # the same for a guarded one
TREASURE: Final[i64] = 12  # what treasures count for each scoring
PAIR: Final[i64] = 13  # a second treasure of a kind, beyond its points: it can't be exchanged away
ON_BOARD: Final[i64] = 14  # an explorer on the board
LEADER_FREE: Final[i64] = 15  # the leader on the board
NEAR_TEMPLE: Final[i64] = 16  # a temple's level, for each AP under six to get there
NEAR_RUINS: Final[i64] = 17  # a treasure still buried, for each AP under six to get there
CAMP: Final[i64] = 18  # a camp set up
RIVAL: Final[i64] = 19  # how much the rivals' value counts against one's own
LATER_SCORING: Final[i64] = 20  # how much a scoring counts less than the one before
SUPPLY: Final[i64] = 21  # an explorer in the supply
WEIGHT_NAMES: Final = (
    "margin_minus_4",
    "margin_minus_3",
    "margin_minus_2",
    "margin_minus_1",
    "margin_0",
    "margin_1",
    "margin_2",
    "margin_3",
    "margin_4",
    "margin_5",
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
)


@final
class Weights:
    """One number for each name."""

    def __init__(self, numbers: dict[str, float]) -> None:
        """Take the numbers in the order of the names."""
        self.numbers: vec[float] = vec[float]([numbers[name] for name in WEIGHT_NAMES])
