"""The steps of Mutul's agenda; 1 to 6 are those that a card can show (S7 to S12)."""

from typing import Final

STEP_BEGIN: Final = 0
STEP_FLOORS: Final = 1
STEP_TREASURES: Final = 2
STEP_TILE: Final = 3
STEP_MEMBERS: Final = 4
STEP_MOVE_ON: Final = 5
STEP_GUARDS: Final = 6
STEP_REVEAL: Final = 7
STEP_DRAW: Final = 8
STEP_HAND_OVER: Final = 9
STEP_END: Final = 10

_WITHOUT_TILE: Final = [
    STEP_REVEAL,
    STEP_FLOORS,
    STEP_TREASURES,
    STEP_MEMBERS,
    STEP_MOVE_ON,
    STEP_GUARDS,
]
TURN: Final = [
    STEP_BEGIN,
    STEP_REVEAL,
    STEP_FLOORS,
    STEP_TREASURES,
    STEP_DRAW,
    STEP_TILE,
    STEP_MEMBERS,
    STEP_MOVE_ON,
    STEP_GUARDS,
    STEP_HAND_OVER,
]
# What is left to do while he holds a volcano (S13), and after your last turn (S14).
AFTER_SCORING: Final = [STEP_TILE, *_WITHOUT_TILE, STEP_HAND_OVER]
LAST_CARD: Final = [*_WITHOUT_TILE, STEP_END]
