"""Placing the waiting tile, ending the turn, and the auction's actions (R4, R5, A3 to A5)."""

from dataclasses import dataclass

from . import auction
from .board import SPACES
from .components import TILES
from .course import end_turn
from .placing import may_place, put_tile
from .state import State
from .turns import begin_act


@dataclass(frozen=True)
class PlaceTile:
    """R4.1, R5: the waiting tile goes on the board."""

    tile: str
    space: str
    rotation: int

    def __str__(self) -> str:
        """A volcano is written without its rotation (R5.3)."""
        if TILES[self.tile].kind == "volcano":
            return f"{self.tile}@{self.space}"
        return f"{self.tile}@{self.space}+{self.rotation}"

    def allowed(self, state: State) -> bool:
        """R5: in the phase `place`, the tile that waits, on a legal space."""
        waits = state.phase == "place" and state.drawn == self.tile
        return waits and may_place(state, self.tile, self.space, self.rotation)

    def perform(self, state: State) -> None:
        """R4.1: then the player acts with 10 AP."""
        assert state.seat is not None
        put_tile(state, self.tile, self.space, self.rotation)
        state.drawn = None
        begin_act(state, state.seat, scoring=False)

    @classmethod
    def table(cls, state: State) -> list["PlaceTile"]:
        """The waiting tile on 40 spaces in 6 rotations."""
        if state.drawn is None:
            return []
        return [cls(state.drawn, space, turns) for space in SPACES for turns in range(6)]


@dataclass(frozen=True)
class End:
    """R4.1: the turn ends; unspent AP are lost."""

    def __str__(self) -> str:
        """Its text."""
        return "end"

    def allowed(self, state: State) -> bool:
        """R4.1: whenever one acts."""
        return state.phase == "act"

    def perform(self, state: State) -> None:
        """R4.1, R10.1: and what follows by itself."""
        end_turn(state)

    @classmethod
    def table(cls, _state: State) -> list["End"]:
        """There is one."""
        return [cls()]


@dataclass(frozen=True)
class Bid:
    """A3: a bid for the turn."""

    amount: int

    def __str__(self) -> str:
        """Its text."""
        return f"bid{self.amount}"

    def allowed(self, state: State) -> bool:
        """A1, A3."""
        return auction.may_bid(state, self.amount)

    def perform(self, state: State) -> None:
        """A3: the highest bid so far."""
        state.bid = self.amount
        state.bidder = state.seat
        auction.go_on_bidding(state)

    @classmethod
    def table(cls, state: State) -> list["Bid"]:
        """A1: from 1 up to the highest score of all."""
        return [cls(amount) for amount in range(1, max(state.scores.values()) + 1)]


@dataclass(frozen=True)
class Pass:
    """A3: out of this auction."""

    def __str__(self) -> str:
        """Its text."""
        return "pass"

    def allowed(self, state: State) -> bool:
        """A3: always, while bidding."""
        return state.phase == "bid"

    def perform(self, state: State) -> None:
        """A3, A4."""
        assert state.seat is not None
        state.passed.append(state.seat)
        auction.go_on_bidding(state)

    @classmethod
    def table(cls, _state: State) -> list["Pass"]:
        """There is one."""
        return [cls()]


@dataclass(frozen=True)
class Take:
    """A5: the winner's choice of the display."""

    tile: str

    def __str__(self) -> str:
        """Its text."""
        return f"take{self.tile}"

    def allowed(self, state: State) -> bool:
        """A5."""
        return auction.may_take(state, self.tile)

    def perform(self, state: State) -> None:
        """A5."""
        assert state.seat is not None
        auction.take(state, state.seat, self.tile)

    @classmethod
    def table(cls, _state: State) -> list["Take"]:
        """Any of the 36 tiles."""
        return [cls(tile) for tile in TILES]
