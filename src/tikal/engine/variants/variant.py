"""What makes a variant: what is in its box, how its turns follow each other, how it scores.

A variant is a small stateless object. The engine asks it at the joints of the game and nowhere
else; no other module knows which variant is being played. What it looks like in documents and on
screen is the business of its twin in `tikal.notation.variants`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from tikal.box.editions import Options
from tikal.box.pieces import CAMPS, EXPLORERS, GUARDS
from tikal.box.terrain import TERRAIN_NAMES, VOLCANO
from tikal.box.tiles import TILE_COUNT
from tikal.engine.dealing.piles import Pile, TileStack, TreasurePile
from tikal.engine.state.short_list import EMPTY
from tikal.geometry.bits import BIT

if TYPE_CHECKING:
    from tikal.engine.state.position import Position

# What a turn gives in Classic (R4.1).
TURN_AP: Final[i64] = 10
Settings = dict[str, object]


@final
class Expedition:
    """What a seat begins with (R3.1)."""

    def __init__(
        self,
        explorers: int = EXPLORERS,
        leaders: int = 1,
        camps: int = CAMPS,
        guards: int = GUARDS,
        score: int = 0,
        rule: str = "R3.1",
    ) -> None:
        """Take the numbers and the rule that gives them; left out, they are Classic's."""
        self.explorers: Final = explorers
        self.leaders: Final = leaders
        self.camps: Final = camps
        self.guards: Final = guards
        self.score: Final = score
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(ABC):
    """The joints of the game where variants differ. What is not abstract is as in Classic."""

    def __init__(self, name: str, phases: tuple[int, ...], extra_size: int = 0) -> None:
        """Name the variant, its phases, and how many numbers it keeps in `Position.extra`."""
        self.name: Final = name
        self.phases: Final = phases
        self.extra_size: Final = extra_size
        self.least_seats = 2
        self.most_seats = 4
        self.turn_ap: i64 = TURN_AP
        # The most action points that anybody can have at once.
        self.most_ap: i64 = TURN_AP
        # The one edition it is played with, where there is no choice.
        self.only_edition = ""
        # Whether the Museum Director can be asked for more action points (L18).
        self.has_director = False
        # The tiles of its box, and the piles of its deal: stack and treasures, then its own.
        self.tiles: tuple[int, ...] = tuple(range(TILE_COUNT))
        # Those that can lie on the board without ever being drawn.
        self.other_tiles: tuple[int, ...] = ()
        self.piles: list[Pile] = [TileStack(self.tiles), TreasurePile()]

    def settings(self) -> Settings:
        """Return what the table has chosen beside edition and options, as records hold it."""
        return {}

    def settled(self, rng: random.Random) -> Variant:
        """Return the variant with what the table has left to chance chosen."""
        return self

    def signature(self) -> tuple[object, ...]:
        """Return what two variants must share for their positions to be equal."""
        return (self.name,)

    def expedition(self, seat: int) -> Expedition:
        """Return what a seat begins with (R3.1)."""
        return Expedition()

    def enterable(self, terrain: int) -> bool:
        """Return whether members may enter such a space (R7.2)."""
        return terrain != VOLCANO

    def plays_itself(self, seat: i64) -> bool:
        """Return whether a seat is an automaton's, which follows rules and chooses nothing."""
        return False

    def do_step(self, position: Position, step: i64) -> bool:
        """Do one step of the automaton's agenda; return whether it can go on at once."""
        raise ValueError(f"{self.name} has no automaton to do step {step}")

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

    @abstractmethod
    def points(self, position: Position, seat: i64) -> i64:
        """Return what a seat would score now; with a journal, tell what for."""

    @abstractmethod
    def score(self, position: Position, seat: i64) -> None:
        """Add a seat's points to its score, and tell it."""

    def volcano_placed(self, position: Position, tile: i64) -> None:  # noqa: B027 - most score before
        """Go on after a volcano has been placed: its scoring comes now, or came before (R4.2)."""

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
        self.has_director: bool = variant.has_director
        # The terrains that nobody may enter, as bits.
        self.closed: i64 = 0
        for terrain in range(len(TERRAIN_NAMES)):
            if not variant.enterable(terrain):
                self.closed |= BIT[terrain]
