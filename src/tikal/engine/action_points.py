"""What a turn gives and what each action costs in action points (R4.1, R6.1)."""

from typing import Final

from mypy_extensions import i64

TURN_AP: Final[i64] = 10
PLACE_AP: Final[i64] = 1
SHIFT_AP: Final[i64] = 1
UNCOVER_AP: Final[i64] = 2
RECOVER_AP: Final[i64] = 3
EXCHANGE_AP: Final[i64] = 3
CAMP_AP: Final[i64] = 5
GUARD_AP: Final[i64] = 5
