"""The pieces and how many there are: expeditions, floors, treasures (R3.1, R3.3, R7.4)."""

from typing import Final

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 4

EXPLORERS: Final[i64] = 18
LEADER_STRENGTH: Final[i64] = 3
CAMPS: Final[i64] = 2
GUARDS: Final[i64] = 2

EXPLORER: Final[i64] = 0
LEADER: Final[i64] = 1
MEMBER_LETTERS: Final = "EL"
MEMBER_NAMES: Final = ("explorer", "leader")

TREASURE_KINDS: Final[i64] = 8
TREASURE_COPIES: Final[i64] = 3

TOP_LEVEL: Final[i64] = 10
# How many floors of a level can be uncovered in a game; the index is the level.
FLOOR_STOCK: Final = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
