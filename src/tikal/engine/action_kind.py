"""An action kind: the one place that knows when it is legal, why not, and what it does."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from tikal.engine.moves import Moves
from tikal.engine.position import Position
from tikal.engine.refusal import Refusal


class ActionKind(ABC):
    """One line of the table of actions.

    `legal` and `refusal` say the same thing twice, once fast and once with a reason; a property
    test holds them together for every move there is.
    """

    @abstractmethod
    def legal(self, position: Position, moves: Moves) -> None:
        """Add the legal moves of this kind."""

    @abstractmethod
    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Return which rule forbids the move, or None."""

    @abstractmethod
    def play(self, position: Position, move: i64) -> None:
        """Carry out a legal move."""
