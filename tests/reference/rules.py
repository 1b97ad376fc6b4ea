"""Legality by brute force: every conceivable action is asked whether it is allowed (R4 to R9)."""

import copy
from collections.abc import Iterator

from .claim_actions import Camp, Guard
from .dig_actions import Exchange, Recover, Uncover
from .member_actions import Move, PlaceMember, Shift
from .state import State
from .tile_actions import Bid, End, Pass, PlaceTile, Take

Action = (
    PlaceTile | PlaceMember | Move | Shift | Uncover | Recover | Exchange | Camp | Guard
    | End | Bid | Pass | Take
)  # fmt: skip

#: interface.md: the actions that belong to each phase.
ACTIONS_OF_PHASE: dict[str, list[type[Action]]] = {
    "place": [PlaceTile],
    "act": [PlaceMember, Move, Shift, Uncover, Recover, Exchange, Camp, Guard, End],
    "bid": [Bid, Pass],
    "take": [Take],
    "over": [],
}


def candidates(state: State) -> Iterator[Action]:
    """The table of conceivable actions of the phase."""
    for kind in ACTIONS_OF_PHASE[state.phase]:
        yield from kind.table(state)


def every_candidate(state: State) -> Iterator[Action]:
    """The table of conceivable actions of all phases (each is to refuse what is out of place)."""
    for kinds in ACTIONS_OF_PHASE.values():
        for kind in kinds:
            yield from kind.table(state)


def allowed(state: State, action: Action) -> bool:
    """The rule book's answer for one action."""
    return action.allowed(state)


def legal(state: State) -> set[str]:
    """R4 to R9, A3 to A5: the canonical texts of all legal actions."""
    return {str(action) for action in candidates(state) if allowed(state, action)}


def play(state: State, text: str) -> State:
    """The position after an action and everything that follows by itself."""
    for action in candidates(state):
        if str(action) == text and allowed(state, action):
            after = copied(state)
            action.perform(after)
            return after
    raise ValueError(f"illegal: {text}")


def copied(state: State) -> State:
    """A position of its own; only the solo cards, which never change, are shared."""
    return copy.deepcopy(state, {id(state.cards): state.cards})


def perft(state: State, depth: int) -> int:
    """The number of action sequences of this length, the deal known."""
    if depth == 0:
        return 1
    return sum(perft(play(state, text), depth - 1) for text in legal(state))
