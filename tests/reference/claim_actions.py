"""Camps and guards (R9)."""

from dataclasses import dataclass

from .board import BASE_CAMP, SPACES
from .expeditions import (
    camps_left,
    clear_members,
    guards_left,
    is_strongest,
    leader_first,
    members_on,
)
from .land import is_clearing
from .state import State, option

CAMP_COST = 5
GUARD_COST = 5


@dataclass(frozen=True)
class Camp:
    """R9.1: a camp from one's supply of 2."""

    space: str

    def __str__(self) -> str:
        """Its text."""
        return f"C{self.space}"

    def allowed(self, state: State) -> bool:
        """R9.1, R1.1: a clearing or emptied ruins without a camp, a member there if asked for."""
        if state.phase != "act" or state.ap < CAMP_COST or state.seat is None:
            return False
        if self.space == BASE_CAMP or self.space in state.camps:
            return False
        if not is_clearing(state, self.space) or camps_left(state, state.seat) == 0:
            return False
        if option(state, "camp_needs_member"):
            return members_on(state, self.space, state.seat) != ""
        return True

    def perform(self, state: State) -> None:
        """R9.1."""
        assert state.seat is not None
        state.ap -= CAMP_COST
        state.camps[self.space] = state.seat

    @classmethod
    def table(cls, _state: State) -> list["Camp"]:
        """All spaces."""
        return [cls(space) for space in SPACES]


@dataclass(frozen=True)
class Guard:
    """R9.2: a member goes on top of a temple for good."""

    space: str
    piece: str

    def __str__(self) -> str:
        """Its text."""
        return f"G{self.space}{self.piece}"

    def allowed(self, state: State) -> bool:
        """R9.2: an unguarded temple where one is strongest, fewer than 2 guards placed."""
        if state.phase != "act" or state.ap < GUARD_COST or state.seat is None:
            return False
        if self.space not in state.levels or self.space in state.guards:
            return False
        if guards_left(state, state.seat) == 0:
            return False
        present = self.piece in members_on(state, self.space, state.seat)
        return present and is_strongest(state, self.space, state.seat)

    def perform(self, state: State) -> None:
        """R9.2: the other members of that player on the space leave the game."""
        assert state.seat is not None
        state.ap -= GUARD_COST
        others = members_on(state, self.space, state.seat).replace(self.piece, "", 1)
        clear_members(state, self.space, state.seat)
        state.guards[self.space] = (state.seat, self.piece)
        state.removed[state.seat] = leader_first(state.removed[state.seat] + others)

    @classmethod
    def table(cls, _state: State) -> list["Guard"]:
        """Both pieces on all spaces."""
        return [cls(space, piece) for space in SPACES for piece in "LE"]
