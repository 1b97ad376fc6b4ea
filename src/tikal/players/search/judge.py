"""A judge: what the planner asks about the positions of one seat's turn.

Each way of scoring has a judge of its own: Classic's evaluation, Legend's outlook. A planner knows
no points and no weights, only what its judge says.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach


class Judge(ABC):
    """Values positions of one turn: the map stays as it is, the others stand still."""

    reach: Reach

    @abstractmethod
    def worth(self, position: Position, reach: Reach) -> float:
        """Return what a position of the turn is worth, and note it for `worth_after`."""

    @abstractmethod
    def worth_after(
        self, position: Position, reach: Reach, start: i64, goal: i64, member: i64
    ) -> float:
        """Return the worth after a member has gone somewhere from the position noted last.

        It starts on a space or, at `SPACES`, in the supply.
        """

    @abstractmethod
    def treasure_worth(self, position: Position) -> float:
        """Return what a point for a treasure dug now is worth."""
