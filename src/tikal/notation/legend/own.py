"""The parts of a position that only Legend has, as what they are."""

from typing import cast

from tikal.engine.legend.equipment import Equipment
from tikal.engine.state.position import Position
from tikal.engine.variants.legend import Legend
from tikal.engine.variants.variant import Variant


def legend_of(variant: Variant) -> Legend:
    """Return the variant as what it is: nothing here serves another."""
    return cast("Legend", variant)


def equipment_of(position: Position) -> Equipment:
    """Return what the game is played with."""
    return legend_of(position.rules.variant).equipment
