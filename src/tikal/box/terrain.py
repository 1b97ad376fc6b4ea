"""The kinds of ground a space can have (R2, R5)."""

from typing import Final

from mypy_extensions import i64

UNEXPLORED: Final[i64] = 0
BASE_CAMP: Final[i64] = 1
TEMPLE: Final[i64] = 2
CLEARING: Final[i64] = 3
RUINS: Final[i64] = 4
VOLCANO: Final[i64] = 5
# Only Legend has them (L9).
LAKE: Final[i64] = 6

TERRAIN_NAMES: Final = ("unexplored", "base camp", "temple", "clearing", "ruins", "volcano", "lake")
