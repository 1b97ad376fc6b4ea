"""Placing, moving and shifting members (R7)."""

from dataclasses import dataclass

from .board import BASE_CAMP, SPACES, neighbours
from .expeditions import in_supply, is_home, lift_member, members_on, put_member
from .land import are_neighbours, is_walkable, path_stones
from .state import State

PLACE_COST = 1
SHIFT_COST = 1


@dataclass(frozen=True)
class PlaceMember:
    """R7.1: from the supply onto the base camp or one's own camp."""

    piece: str
    space: str

    def __str__(self) -> str:
        """Its text."""
        return f"{self.piece}+{self.space}"

    def allowed(self, state: State) -> bool:
        """R7.1: 1 AP, a piece in the supply, a home."""
        if state.phase != "act" or state.ap < PLACE_COST or state.seat is None:
            return False
        if not is_home(state, self.space, state.seat):
            return False
        return in_supply(state, state.seat, self.piece) > 0

    def perform(self, state: State) -> None:
        """R7.1."""
        assert state.seat is not None
        state.ap -= PLACE_COST
        put_member(state, self.space, state.seat, self.piece)

    @classmethod
    def table(cls, _state: State) -> list["PlaceMember"]:
        """Both pieces on all spaces."""
        return PLACE_MEMBER_TABLE


@dataclass(frozen=True)
class Move:
    """R7.2: one step over a path, for as many AP as it has stones."""

    piece: str
    source: str
    target: str

    def __str__(self) -> str:
        """Its text."""
        return f"{self.piece}{self.source}-{self.target}"

    def allowed(self, state: State) -> bool:
        """R7.2, R6.2: a member there, no volcano, a path of 1 stone or more, paid at once."""
        if state.phase != "act" or state.seat is None:
            return False
        if self.piece not in members_on(state, self.source, state.seat):
            return False
        if not are_neighbours(self.source, self.target) or not is_walkable(state, self.target):
            return False
        return 1 <= path_stones(state, self.source, self.target) <= state.ap

    def perform(self, state: State) -> None:
        """R7.2."""
        assert state.seat is not None
        state.ap -= path_stones(state, self.source, self.target)
        lift_member(state, self.source, state.seat, self.piece)
        put_member(state, self.target, state.seat, self.piece)

    @classmethod
    def table(cls, _state: State) -> list["Move"]:
        """Both pieces from all spaces to all their neighbours."""
        return MOVE_TABLE


@dataclass(frozen=True)
class Shift:
    """R7.3: along the secret paths between base camp and one's camps."""

    piece: str
    source: str
    target: str

    def __str__(self) -> str:
        """Its text."""
        return f"{self.piece}{self.source}={self.target}"

    def allowed(self, state: State) -> bool:
        """R7.3: 1 AP, two different homes, a member in the first."""
        if state.phase != "act" or state.ap < SHIFT_COST or state.seat is None:
            return False
        if self.piece not in members_on(state, self.source, state.seat):
            return False
        homes = is_home(state, self.source, state.seat) and is_home(state, self.target, state.seat)
        return homes and self.source != self.target

    def perform(self, state: State) -> None:
        """R7.3."""
        assert state.seat is not None
        state.ap -= SHIFT_COST
        lift_member(state, self.source, state.seat, self.piece)
        put_member(state, self.target, state.seat, self.piece)

    @classmethod
    def table(cls, state: State) -> list["Shift"]:
        """Both pieces between all places with a camp, anybody's."""
        camps = [BASE_CAMP, *state.camps]
        return [cls(piece, here, there) for piece in "LE" for here in camps for there in camps]


PLACE_MEMBER_TABLE = [PlaceMember(piece, space) for piece in "LE" for space in SPACES]
MOVE_TABLE = [
    Move(piece, here, there) for piece in "LE" for here in SPACES for there in neighbours(here)
]
