"""Who plays in tests: by whim, so that rare things happen, or with a purpose, so that points do.

Both ask chance for nothing but `random()`, which alone is promised to give the same numbers for
the same seed in every version of Python.
"""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

import tikal
from tests.tables import Data

Thing = TypeVar("Thing")
Chooser = Callable[[tikal.Game, random.Random], tikal.Action]

# How often a turn ends although something else could be done.
_TIRED = 0.04


def seeded(seed: int | str) -> random.Random:
    """Return the only source of chance that tests use."""
    return random.Random(seed)  # noqa: S311 - games, not cryptography


def pick(things: Sequence[Thing], rng: random.Random) -> Thing:
    """Return one of some things."""
    return things[int(rng.random() * len(things))]


def whimsical(game: tikal.Game, rng: random.Random) -> tikal.Action:
    """Return an action of a random kind: kinds with few actions come as often as the others."""
    by_kind: dict[str, list[tikal.Action]] = {}
    for action in game.legal:
        by_kind.setdefault(action.kind, []).append(action)
    last = by_kind.pop("end", None)
    if last is not None and (not by_kind or rng.random() < _TIRED):
        return last[0]
    return pick(by_kind[pick(sorted(by_kind), rng)], rng)


def walk(
    game: tikal.Game, rng: random.Random, steps: int, choose: Chooser = whimsical
) -> tikal.Game:
    """Play on for so many actions, or to the end, and return the game."""
    while steps > 0 and not game.over:
        game.play(choose(game, rng))
        steps -= 1
    return game


def purposeful(game: tikal.Game, rng: random.Random) -> tikal.Action:
    """Return an action that is likely to be worth something."""
    position: Data = game.document()
    actions = list(game.legal)
    weights = [_weight(action, position) for action in actions]
    point = rng.random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    return actions[-1]


def _weight(action: tikal.Action, position: Data) -> float:
    if action.kind in _WEIGHTS:
        return _WEIGHTS[action.kind]
    return _JUDGES[action.kind](action, position)


def _appeal(space: str | None, position: Data) -> float:
    """Return how glad an expedition is to have a member on a space."""
    if space in position["levels"]:
        return 0.5 if space in position["guards"] else float(position["levels"][space])
    return 5.0 if position["ruins"].get(space) else 1.0


def _move(action: tikal.Action, position: Data) -> float:
    gain = _appeal(action.to, position) - 0.7 * _appeal(action.space, position)
    return max(0.1, gain)


def _exchange(action: tikal.Action, position: Data) -> float:
    return 60.0 if action.get in position["hands"][str(position["seat"])] else 0.1


def _guard(action: tikal.Action, position: Data) -> float:
    members = position["members"][action.space][str(position["seat"])]
    level = position["levels"][action.space]
    worth: int = level - 3 - len(members)
    return max(0.02, worth)


def _end(_action: tikal.Action, position: Data) -> float:
    return 0.05 if position["ap"] > 1 else 1.0


def _take_token(action: tikal.Action, _position: Data) -> float:
    return float(action.parts["token"]) / 4


def _bid(action: tikal.Action, position: Data) -> float:
    assert action.amount is not None
    over: int = action.amount - position["bid"]
    return 2.0 / over**4


_WEIGHTS = {
    "place_tile": 1.0,
    "place_member": 3.0,
    "shift": 0.3,
    "uncover": 40.0,
    "recover": 60.0,
    "camp": 1.0,
    "pass": 2.0,
    "take": 1.0,
    "take_card": 0.5,
    "play_token": 2.0,
    "play_card": 3.0,
    "spend_card": 1.0,
    "play_kept": 2.0,
    "director": 0.2,
}
_JUDGES: dict[str, Callable[[tikal.Action, Data], float]] = {
    "move": _move,
    "exchange": _exchange,
    "guard": _guard,
    "end": _end,
    "bid": _bid,
    "go": _move,
    "take_token": _take_token,
}
