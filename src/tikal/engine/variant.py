"""What makes a variant: how a tile is offered, in which order a round scores, how it goes on.

A variant is a small stateless object. The engine asks it at the joints of the game and nowhere
else; no other module knows which variant is being played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tikal.box.editions import Options
from tikal.engine.short_list import EMPTY

if TYPE_CHECKING:
    from tikal.engine.position import Position


class Variant(ABC):
    """The joints of the game where variants differ."""

    name: str
    # The phases its games go through.
    phases: tuple[int, ...]
    start_score: int
    # How many numbers the variant keeps in `Position.extra`.
    extra_size: int

    def signature(self) -> tuple[object, ...]:
        """Return what two variants must share for their positions to be equal."""
        return (self.name,)

    def set_up(self, position: Position) -> None:  # noqa: B027 - most variants have nothing to add
        """Change what is special in this variant's set-up."""

    @abstractmethod
    def begin(self, position: Position) -> None:
        """Start the first turn or round of a position that is set up."""

    @abstractmethod
    def next_turn(self, position: Position) -> None:
        """Go on after the normal turn of `position.turn`."""

    @abstractmethod
    def scoring_order(self, position: Position) -> i64:
        """Return the seats that take a scoring turn for the tile just drawn, as a short list."""

    @abstractmethod
    def final_order(self, position: Position) -> i64:
        """Return the seats of the final scoring round, as a short list."""

    def scores_once(self, seat: i64) -> bool:
        """Return whether a seat scores only once, when everybody's last turn is over."""
        return False

    def on_offer(self, position: Position) -> i64:
        """Return the tiles out of the stack that are still to be taken, as a short list."""
        return EMPTY

    @abstractmethod
    def resume(self, position: Position) -> None:
        """Go on with the interrupted turn after a scoring round."""

    @abstractmethod
    def finish(self, position: Position) -> None:
        """End the game once the last scoring turn is over."""

    @abstractmethod
    def winners(self, position: Position) -> list[int]:
        """Return the seats that win a game that is over."""


@final
class Rules:
    """The rules one game is played by: a variant and the options where editions differ."""

    def __init__(self, variant: Variant, options: Options, seats: int) -> None:
        """Unpack the options, which the engine asks for in its inner loops."""
        self.variant: Final = variant
        self.options: Final = options
        self.seats: i64 = seats
        self.camp_needs_member: bool = options.camp_needs_member
        self.volcano_may_seal: bool = options.volcano_may_seal
        self.tie_break: bool = options.ties == "supermeeple"
