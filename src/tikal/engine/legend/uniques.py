"""Unique treasures: a card's two, for good (L10, L56)."""

from mypy_extensions import i64

from tikal.engine.events import UNIQUE_TAKEN
from tikal.engine.legend.table import add_uniques
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest


def take_uniques(position: Position, seat: i64, treasures: i64) -> None:
    """Give a seat the two treasures of a card."""
    add_uniques(position, seat, treasures)
    while position.journal is not None and treasures != 0:
        position.tell((UNIQUE_TAKEN, seat, lowest(treasures)))
        treasures &= treasures - 1
