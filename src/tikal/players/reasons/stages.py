"""Stages: a plan played move by move, and what each part of it changes in the opinion."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.moves import code_of, field_a
from tikal.engine.play import play
from tikal.engine.state.position import Position
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.actions.action import Action, action_of
from tikal.notation.actions.costs import cost_of
from tikal.players.reasons.opinion import Opinion
from tikal.players.reasons.reason import Planned

ARRIVE: Final = "arrive"
WALKS: Final = ("place_member", "move", "shift", "go")
# What hands over to others, or reveals what nobody can foresee.
LAST: Final = ("end", "pass", "bid", "take_token", "take_card")


class Stage(NamedTuple):
    """One deed of a plan, perhaps of several moves: a member that goes all the way is one."""

    kind: str
    space: int
    steps: tuple[int, ...]
    actions: tuple[Action, ...]
    before: Position
    after: Position
    worth: float


class Course(NamedTuple):
    """A plan as it was played: actions with costs, stages, both ends, and who judges them."""

    plan: tuple[Planned, ...]
    stages: tuple[Stage, ...]
    first: Position
    last: Position
    opinion: Opinion


def play_unseen(position: Position, move: int) -> None:
    """Play a move; a treasure reaches no hand, since nobody knows yet what it is."""
    if code_of(move) != MOVE_RECOVER:
        play(position, move)
        return
    seat, kind = position.seat, position.top_treasure(field_a(move))
    play(position, move)
    position.change_hand(seat, kind, -1)


def course(position: Position, moves: Sequence[int], opinion: Opinion) -> Course:
    """Play a plan on a copy of a position, up to where others decide."""
    actions = [action_of(move) for move in moves]
    at = position.copy()
    worth = opinion.worth(at)
    dug = 0.0
    stages: list[Stage] = []
    plan: list[Planned] = []
    for steps in deeds(actions):
        before = at.copy()
        own = [step for step in steps if actions[step].kind not in LAST]
        for step in steps:
            plan.append(Planned(actions[step].text, cost_of(at, actions[step])))
            if step in own:
                play_unseen(at, actions[step].move)
        if not own:
            break
        if actions[steps[-1]].kind == "recover":
            dug += opinion.treasure(before)
        now = opinion.worth(at) + dug
        done = tuple(actions[step] for step in steps)
        stages.append(Stage(*kind_of(done), tuple(steps), done, before, at.copy(), now - worth))
        worth = now
        if at.seat != opinion.seat:
            break
    return Course(tuple(plan), tuple(stages), position, at, opinion)


def deeds(actions: Sequence[Action]) -> list[list[int]]:
    """Return the places of the actions, those of one member on its way together."""
    found: list[list[int]] = []
    for index, action in enumerate(actions):
        goes_on = (
            found
            and action.kind in WALKS
            and action.kind != "place_member"
            and actions[index - 1].kind in WALKS
            and actions[index - 1].member == action.member
            and (actions[index - 1].to or actions[index - 1].space) == action.space
        )
        if goes_on:
            found[-1].append(index)
        else:
            found.append([index])
    return found


def kind_of(actions: Sequence[Action]) -> tuple[str, int]:
    """Return what a deed is and where it happens, -1 where on no space."""
    last = actions[-1]
    where = last.to or last.space
    kind = ARRIVE if last.kind in WALKS else last.kind
    return kind, -1 if where is None else SPACE_INDEX[where]
