"""Which effect belongs to which kind of card, each in single actions until `end` (section 12).

An effect says which moves it has room for; the rules of the move itself are Classic's. How far an
effect has been used is kept in the position: `WORKS` and `GOES` count, `GO_FROM` and `GO_TO` fix.
"""

from typing import Final

from tikal.box.legend.components import (
    EFFECT_CAMP,
    EFFECT_COLUMN,
    EFFECT_FLOORS,
    EFFECT_GUARD,
    EFFECT_MARCH,
    EFFECT_MOVE,
    EFFECT_PERIPHERY,
    EFFECT_PLACE,
    EFFECT_SWAP,
    EFFECT_UNEARTH,
    components,
)
from tikal.engine.legend.effects.digging import Floors, Unearth
from tikal.engine.legend.effects.effect import Effect, NoEffect
from tikal.engine.legend.effects.exploring import Exploring
from tikal.engine.legend.effects.journeys import Column, Marching, Moving, Placing
from tikal.engine.legend.effects.single import Camping, Guarding, Swapping
from tikal.engine.legend.table import ITEM_CARD
from tikal.engine.state.position import Position

EFFECTS_KNOWN: Final = 13

_NONE: Final = NoEffect()
EFFECTS: Final[list[Effect]] = [_NONE] * EFFECTS_KNOWN
EFFECTS[EFFECT_UNEARTH] = Unearth()
EFFECTS[EFFECT_FLOORS] = Floors()
EFFECTS[EFFECT_MOVE] = Moving()
EFFECTS[EFFECT_MARCH] = Marching()
EFFECTS[EFFECT_COLUMN] = Column()
EFFECTS[EFFECT_PLACE] = Placing()
EFFECTS[EFFECT_CAMP] = Camping()
EFFECTS[EFFECT_GUARD] = Guarding()
EFFECTS[EFFECT_SWAP] = Swapping()
EFFECTS[EFFECT_PERIPHERY] = Exploring()


def effect_of(position: Position) -> Effect:
    """Return the effect of the card that is being played."""
    return EFFECTS[components().effect[position.extra[ITEM_CARD]]]
