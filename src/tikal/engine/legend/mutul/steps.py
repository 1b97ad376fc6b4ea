"""The steps of Legend's agenda: what Mutul has still to do, and what follows it."""

from typing import Final

STEP_PICK: Final = 0
STEP_PLAY: Final = 1
STEP_TOKEN_CARD: Final = 2
STEP_TOKEN_ACTION: Final = 3
STEP_DISCARD: Final = 4
STEP_ON_TILE: Final = 5
STEP_GUIDE: Final = 6
STEP_ARRIVE: Final = 7
STEP_TRAIL: Final = 8
STEP_CAMP: Final = 9
STEP_SWAP: Final = 10
STEP_FLOOR: Final = 11
STEP_YOUR_SCORING: Final = 12
STEP_HAND_OVER: Final = 13
STEP_ITEM_OVER: Final = 14
STEP_LAST: Final = 15

# As documents write them.
STEP_NAMES: Final = (
    "pick",
    "play",
    "token_card",
    "token_action",
    "discard",
    "on_tile",
    "guide",
    "arrive",
    "trail",
    "camp",
    "swap",
    "floor",
    "your_scoring",
    "hand_over",
    "item_over",
    "last",
)
