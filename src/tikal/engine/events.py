"""Event codes: what the journal of a position tells while it is played.

An event is a tuple of its code and numbers; `tikal.notation.sentences.events` knows what the
numbers mean and says it in words. Positions keep no journal unless somebody asked for one.
"""

from typing import Final

from mypy_extensions import i64

TILE_DRAWN: Final[i64] = 0
TILE_PLACED: Final[i64] = 1
TILE_DISCARDED: Final[i64] = 2
TREASURES_BURIED: Final[i64] = 3
TURN_STARTED: Final[i64] = 4
TURN_ENDED: Final[i64] = 5
SCORING_STARTED: Final[i64] = 6
FINAL_SCORING_STARTED: Final[i64] = 7
SCORING_TURN_STARTED: Final[i64] = 8
MEMBER_PLACED: Final[i64] = 9
MEMBER_MOVED: Final[i64] = 10
MEMBER_SHIFTED: Final[i64] = 11
FLOOR_UNCOVERED: Final[i64] = 12
TREASURE_RECOVERED: Final[i64] = 13
RUINS_EMPTIED: Final[i64] = 14
TREASURES_EXCHANGED: Final[i64] = 15
CAMP_SET_UP: Final[i64] = 16
GUARD_PLACED: Final[i64] = 17
MEMBERS_REMOVED: Final[i64] = 18
TEMPLE_SCORED: Final[i64] = 19
TREASURES_SCORED: Final[i64] = 20
SEAT_SCORED: Final[i64] = 21
GAME_WON: Final[i64] = 22
TIE_BROKEN: Final[i64] = 23
ROUND_STARTED: Final[i64] = 24
TILE_OFFERED: Final[i64] = 25
AUCTION_OPENED: Final[i64] = 26
BID_MADE: Final[i64] = 27
PASSED: Final[i64] = 28
AUCTION_WON: Final[i64] = 29
TILE_TAKEN: Final[i64] = 30
# Mutul's, each with its reason.
CARD_REVEALED: Final[i64] = 31
STEP_SKIPPED: Final[i64] = 32
MUTUL_UNCOVERED: Final[i64] = 33
MUTUL_DUG: Final[i64] = 34
MUTUL_PLACED_TILE: Final[i64] = 35
GUIDE_MOVED: Final[i64] = 36
MUTUL_PLACED_MEMBER: Final[i64] = 37
MUTUL_MOVED_MEMBER: Final[i64] = 38
MUTUL_GUARDED: Final[i64] = 39
MEMBERS_RETURNED: Final[i64] = 40
# Legend's rounds, items and cards.
LEGEND_ROUND_STARTED: Final[i64] = 41
ACTION_PHASE_STARTED: Final[i64] = 42
TOKEN_TAKEN: Final[i64] = 43
CARD_TAKEN: Final[i64] = 44
TOKEN_PLAYED: Final[i64] = 45
CARD_PLAYED: Final[i64] = 46
CARD_SPENT: Final[i64] = 47
KEPT_CARD_PLAYED: Final[i64] = 48
CARD_KEPT: Final[i64] = 49
CARD_LEFT: Final[i64] = 50
MEMBER_WENT: Final[i64] = 51
UNIQUE_TAKEN: Final[i64] = 52
DIRECTOR_ASKED: Final[i64] = 53
GROUND_SCORED: Final[i64] = 54
UNIQUES_SCORED: Final[i64] = 55
DIRECTOR_SCORED: Final[i64] = 56
LEGEND_SCORED: Final[i64] = 57
UPKEEP: Final[i64] = 58
# Legend's Mutul, each with its reason.
SOLO_CARD_TURNED: Final[i64] = 59
PART_SKIPPED: Final[i64] = 60
MUTUL_TOOK_TOKEN: Final[i64] = 61
MUTUL_TOOK_TILE: Final[i64] = 62
MUTUL_TOOK_CARD: Final[i64] = 63
CARD_SET_ASIDE: Final[i64] = 64
MUTUL_PLAYED_TOKEN: Final[i64] = 65
MUTUL_PLAYED_TILE: Final[i64] = 66
MUTUL_PLAYED_CARD: Final[i64] = 67
MUTUL_PASSED: Final[i64] = 68
MUTUL_DEPLOYED: Final[i64] = 69
MUTUL_BLOCKED: Final[i64] = 70
EXPLORER_TAKEN: Final[i64] = 71
EXPLORER_SENT: Final[i64] = 72
EXPLORER_CALLED: Final[i64] = 73
EXPLORERS_BACK: Final[i64] = 74
MUTUL_RAISED: Final[i64] = 75
MUTUL_GUARDS: Final[i64] = 76
MUTUL_UNEARTHED: Final[i64] = 77
MUTUL_CAMPED: Final[i64] = 78
MUTUL_SWAPPED: Final[i64] = 79
MUTUL_CHOSE_SPACE: Final[i64] = 80
MUTUL_SCORING: Final[i64] = 81
# Legend's scorings: a volcano is placed, not drawn, and rounds end the game, not tiles.
INTERIM_SCORING_STARTED: Final[i64] = 82
LEGEND_FINAL_SCORING_STARTED: Final[i64] = 83
