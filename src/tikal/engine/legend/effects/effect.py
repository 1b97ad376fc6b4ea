"""What every effect of an Action card answers, and the refusals they share (section 12)."""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64

from tikal.box.legend.components import components
from tikal.engine.legend.table import ITEM_CARD
from tikal.engine.moves import Moves
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position


def amount(position: Position) -> i64:
    """Return the number on the card that is being played."""
    return components().amount[position.extra[ITEM_CARD]]


def used_up() -> Refusal:
    """Refuse more than the card allows."""
    return Refusal("L28", "effect_used_up", {})


def not_this_card() -> Refusal:
    """Refuse what the card does not do at all."""
    return Refusal("L28", "not_this_card", {})


class Effect(ABC):
    """What one kind of card does for you."""

    @abstractmethod
    def legal(self, position: Position, moves: Moves) -> None:
        """Add the legal moves."""

    @abstractmethod
    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Return why the card does not allow a move, or None."""

    @abstractmethod
    def play(self, position: Position, move: i64) -> None:
        """Carry out a legal move."""


@final
class NoEffect(Effect):
    """Nothing to do but to end: unique treasures have been taken."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add nothing."""

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Refuse everything."""
        return not_this_card()

    def play(self, position: Position, move: i64) -> None:
        """Raise: nothing was legal."""
        raise ValueError("this card does nothing more")
