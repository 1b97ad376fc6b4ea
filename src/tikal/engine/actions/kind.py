"""An action kind: the one place that knows when it is legal, why not, what it costs and does.

Each module of this package registers its kinds when it is imported. How an action is written is one
row of `tikal.notation.actions.forms`, which imports its module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tikal.engine.moves import KIND_COUNT, Moves, code_of
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind(ABC):
    """One line of the table of actions.

    `legal` and `refusal` say the same thing twice, once fast and once with a reason; a property
    test holds them together for every move there is.
    """

    def __init__(
        self,
        code: int,
        phases: tuple[int, ...],
        price: int = 0,
        *,
        final: bool = False,
        ends_turn: bool = False,
    ) -> None:
        """Say the code of its moves, the phases it belongs to, and its AP, at least.

        What is final is never taken back: it reveals something, or the others have answered. What
        ends a turn hands over to whoever is next, and is final too.
        """
        self.code: i64 = code
        # Where it can be played: phases of other games may borrow it later, see `borrow`.
        self.phases: tuple[int, ...] = phases
        self.price: i64 = price
        self.final: bool = final or ends_turn
        self.ends_turn: bool = ends_turn
        # Whether only some of the games with its phase have it.
        self.optional: bool = False

    @abstractmethod
    def legal(self, position: Position, moves: Moves) -> None:
        """Add the legal moves of this kind."""

    @abstractmethod
    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Return which rule forbids the move, or None."""

    @abstractmethod
    def play(self, position: Position, move: i64) -> None:
        """Carry out a legal move."""

    def cost(self, position: Position, move: i64) -> i64:
        """Return the AP of a move (R6.1)."""
        return self.price

    def offers(self, position: Position, space: i64) -> list[int]:
        """Return the moves that a space offers by what is there, legal or not, for interfaces."""
        return []


@final
class UnknownKind(ActionKind):
    """Stands in for every code that no kind has registered: whatever is asked of it raises."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Raise."""
        raise ValueError("there is no such kind of action")

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Raise."""
        raise unknown_kind(move)

    def play(self, position: Position, move: i64) -> None:
        """Raise."""
        raise unknown_kind(move)

    def cost(self, position: Position, move: i64) -> i64:
        """Raise."""
        raise unknown_kind(move)


def unknown_kind(move: i64) -> ValueError:
    """Return the error for a move whose code no kind has registered."""
    return ValueError(f"there is no action of kind {code_of(move)}")


_UNKNOWN: Final = UnknownKind(-1, ())
# By the code of their moves.
KINDS: Final[list[ActionKind]] = [_UNKNOWN] * KIND_COUNT


def is_known(code: i64) -> bool:
    """Return whether a kind has registered for a code."""
    return KINDS[code].code == code


def kinds_known() -> list[ActionKind]:
    """Return all kinds, by their codes."""
    return [kind for kind in KINDS if kind.code >= 0]


def kind_of(move: i64) -> ActionKind:
    """Return the kind of a move; one that nobody has registered raises."""
    code = code_of(move)
    if not is_known(code):
        raise unknown_kind(move)
    return KINDS[code]
