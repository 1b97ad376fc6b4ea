"""What bots do in processes of their own: think from a view, and answer with actions.

Only names, texts and numbers travel between the processes. The position comes as a record; what a
player gets to see of it is the view of its seat, at every action anew.
"""

import time
from typing import Final, NamedTuple

from tikal.game import Game
from tikal.notation.actions.action import parse
from tikal.players.player import Budget, Player
from tikal.players.reasons.reason import Advice, OtherPlan, Planned, Reason
from tikal.players.registry import make_player
from tikal.web.board.actions import action_parts

_LONGEST_TURN: Final = 200
# A person is waiting, and a turn may take several decisions.
_BUDGET: Final = Budget(seconds=2.0)
# After how many seconds a bot lets others think before it thinks again.
_LONG: Final = 0.1

Record = dict[str, object]
Hint = dict[str, object]


class Part(NamedTuple):
    """What a bot plays next, and whether its turn ends with it."""

    actions: list[str]
    last: bool


def part_of_turn(record: Record, chosen: list[str], name: str, seed: int) -> Part:
    """Return what a bot plays after the actions it has chosen already.

    A bot that has thought for long stops where it would have to think again, so that others get the
    process in between; a plan is played to its end. Bots that don't say whether they have a plan
    are not interrupted.
    """
    game = Game.from_record(record)
    seat = game.seat
    for text in chosen:
        game.play(text)
    player = make_player(name, seed, _BUDGET)
    began = time.monotonic()
    actions: list[str] = []
    while game.seat == seat and len(chosen) + len(actions) < _LONGEST_TURN:
        if actions and time.monotonic() - began > _LONG and not getattr(player, "planned", True):
            return Part(actions, last=False)
        action = player.choose(game.view(seat))
        game.play(action)
        actions.append(action.text)
        if action.text == "end":
            break
    return Part(actions, last=True)


def hint(record: Record, name: str, seed: int) -> Hint:
    """Return what a bot would do now, as far as it can plan, why, and what it would do else."""
    game = Game.from_record(record)
    player: Player = make_player(name, seed, _BUDGET)
    first = player.choose(game.view(game.seat))
    reason = player.explain()
    plan = tuple(Planned(text, 0) for text in (first.text, *reason.plan))
    advice = reason.advice or Advice(plan, (), None)
    return {
        **plan_json(advice.plan),
        "words": reason.words,
        "numbers": dict(reason.numbers),
        "reasons": [reason_json(each) for each in advice.reasons],
        "other": None if advice.other is None else other_json(advice.other),
    }


def plan_json(plan: tuple[Planned, ...]) -> Hint:
    """Return a plan as texts, and as actions with their parts and costs."""
    actions = [{**action_parts(parse(each.text)), "cost": each.cost} for each in plan]
    return {"plan": [each.text for each in plan], "actions": actions}


def reason_json(reason: Reason) -> Hint:
    """Return a reason: what is said, and by which steps of the plan."""
    return {
        "code": reason.code,
        "params": reason.params,
        "worth": round(reason.worth, 2),
        "steps": list(reason.steps),
    }


def other_json(other: OtherPlan) -> Hint:
    """Return the plan to compare with."""
    return {
        **plan_json(other.plan),
        "reasons": [reason_json(each) for each in other.reasons],
        "misses": [reason_json(each) for each in other.misses],
        "worse": round(other.worse, 1),
    }
