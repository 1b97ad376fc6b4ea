"""Uncovering temples, recovering and exchanging treasures (R8)."""

from dataclasses import dataclass

from .board import SPACES
from .components import TREASURE_KINDS
from .expeditions import members_on
from .land import can_take_floor
from .state import State

UNCOVER_COST = 2
RECOVER_COST = 3
EXCHANGE_COST = 3
PER_SPACE_AND_TURN = 2


def has_hands_free(state: State, space: str, seat: int) -> bool:
    """R8.2, R8.4: at most 2 per space and turn, the n-th needs n members there now."""
    nth = state.used.get(space, 0) + 1
    return nth <= PER_SPACE_AND_TURN and len(members_on(state, space, seat)) >= nth


def count_work(state: State, space: str) -> None:
    """R6.3, R8.2, R8.4: one more on this space in this turn."""
    state.used[space] = state.used.get(space, 0) + 1


@dataclass(frozen=True)
class Uncover:
    """R8.1: the next floor of a temple."""

    space: str

    def __str__(self) -> str:
        """Its text."""
        return f"U{self.space}"

    def allowed(self, state: State) -> bool:
        """R8.1, R8.2: an unguarded temple with a floor to come and hands free."""
        if state.phase != "act" or state.ap < UNCOVER_COST or state.seat is None:
            return False
        if self.space not in state.levels or self.space in state.guards:
            return False
        return can_take_floor(state, self.space) and has_hands_free(state, self.space, state.seat)

    def perform(self, state: State) -> None:
        """R8.1."""
        state.ap -= UNCOVER_COST
        state.levels[self.space] += 1
        count_work(state, self.space)

    @classmethod
    def table(cls, _state: State) -> list["Uncover"]:
        """All spaces."""
        return [cls(space) for space in SPACES]


@dataclass(frozen=True)
class Recover:
    """R8.3: the top treasure of some ruins."""

    space: str

    def __str__(self) -> str:
        """Its text."""
        return f"R{self.space}"

    def allowed(self, state: State) -> bool:
        """R8.3, R8.4: ruins that hold treasures, and hands free."""
        if state.phase != "act" or state.ap < RECOVER_COST or state.seat is None:
            return False
        if not state.ruins.get(self.space):
            return False
        return has_hands_free(state, self.space, state.seat)

    def perform(self, state: State) -> None:
        """R8.3: face up in front of the player."""
        assert state.seat is not None
        state.ap -= RECOVER_COST
        treasure = state.ruins[self.space].pop(0)
        state.hands[state.seat] = sorted([*state.hands[state.seat], treasure])
        count_work(state, self.space)

    @classmethod
    def table(cls, _state: State) -> list["Recover"]:
        """All spaces."""
        return [cls(space) for space in SPACES]


@dataclass(frozen=True)
class Exchange:
    """R8.6: a single treasure for another player's single one."""

    give: int
    take: int
    owner: int

    def __str__(self) -> str:
        """Its text."""
        return f"X{self.give}-{self.take}@{self.owner}"

    def allowed(self, state: State) -> bool:
        """R8.6: each its owner's only one of its kind, and the kinds differ."""
        if state.phase != "act" or state.ap < EXCHANGE_COST or state.seat is None:
            return False
        if self.give == self.take or self.owner == state.seat:
            return False
        mine, theirs = state.hands[state.seat], state.hands[self.owner]
        return mine.count(self.give) == 1 and theirs.count(self.take) == 1

    def perform(self, state: State) -> None:
        """R8.6."""
        assert state.seat is not None
        state.ap -= EXCHANGE_COST
        mine, theirs = state.hands[state.seat], state.hands[self.owner]
        mine.remove(self.give)
        theirs.remove(self.take)
        state.hands[state.seat] = sorted([*mine, self.take])
        state.hands[self.owner] = sorted([*theirs, self.give])

    @classmethod
    def table(cls, state: State) -> list["Exchange"]:
        """All kinds for all kinds with every seat."""
        return EXCHANGE_TABLE[state.seats]


EXCHANGE_TABLE = {
    seats: [
        Exchange(give, take, owner)
        for owner in range(1, seats + 1)
        for give in TREASURE_KINDS
        for take in TREASURE_KINDS
    ]
    for seats in (2, 3, 4)
}
