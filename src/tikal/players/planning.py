"""The players `easy`, `medium`, `hard` and `expert`: the same way of playing, other minds."""

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tikal.engine.actions.end_turn import MOVE_END
from tikal.notation.actions.action import Action, action_of
from tikal.players.mind import EASY, EXPERT, HARD, MEDIUM, Mind
from tikal.players.minds import mind_for
from tikal.players.player import Budget, Explanation
from tikal.players.reasons.reason import Advice
from tikal.view import View


@contextmanager
def collector_off() -> Iterator[None]:
    """Switch Python's garbage collector off: a search makes a million objects and no cycle."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class PlanningPlayer:
    """Plans with the mind that its level has for the variant, and plays the plan.

    A plan is played until it is done or a treasure is revealed.
    """

    def __init__(self, level: str, seed: int, budget: Budget) -> None:
        """Wait for the first view: it says which variant is played."""
        self.name = level
        self.budget = budget
        self._seed = seed
        self._mind: Mind | None = None
        self._plan: list[int] = []
        self._expected = -1
        # What was thought last, and from which view: for the explanation.
        self._thought: tuple[View, list[int]] | None = None

    @property
    def planned(self) -> bool:
        """Whether the next action is planned already; if not, choosing it takes time."""
        return bool(self._plan)

    def choose(self, view: View) -> Action:
        """Return the next action of the plan; make a new plan if there is none."""
        played = len(view.actions)
        if not self._plan or played != self._expected:
            rng = random.Random(f"{self._seed} {played}")  # noqa: S311 - a game, no secret
            if self._mind is None:
                self._mind = mind_for(view.variant, self.name, self.budget)
            with collector_off():
                self._plan = self._mind.think(view, rng)
            self._thought = view, list(self._plan)
        move = self._plan.pop(0)
        self._expected = played + 1
        return action_of(move)

    def explain(self) -> Explanation:
        """Return the rest of the plan, the mind's reason for it, and its advice."""
        plan = tuple([action_of(move).text for move in self._plan])
        if self._mind is None:
            return Explanation("")
        found = self._mind.explain(plan)
        return Explanation(found.words, found.plan, found.numbers, self._advice(self._mind))

    def _advice(self, mind: Mind) -> Advice | None:
        """Return the advice to play what was thought last, from a world drawn from the view."""
        if self._thought is None:
            return None
        view, moves = self._thought
        rng = random.Random(f"{self._seed} advice {len(view.actions)}")  # noqa: S311 - a game
        with collector_off():
            return mind.advise(view.world(rng), moves, rng)


class EasyPlayer(PlanningPlayer):
    """Looks one journey ahead, and makes a mistake now and then."""

    ERROR: Final = 0.15

    def __init__(self, seed: int, budget: Budget) -> None:
        """Plan as little as possible."""
        super().__init__(EASY, seed, budget)

    def choose(self, view: View) -> Action:
        """Return the best action, or by mistake a random one other than `end`."""
        rng = random.Random(f"{self._seed} slip {len(view.actions)}")  # noqa: S311 - a game
        others = [action for action in view.legal if action.move != MOVE_END]
        if others and rng.random() < self.ERROR:
            self._plan = []
            self._thought = None
            return others[rng.randrange(len(others))]
        return super().choose(view)


class MediumPlayer(PlanningPlayer):
    """Plans whole turns and compares a few of them."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Plan narrowly."""
        super().__init__(MEDIUM, seed, budget)


class HardPlayer(PlanningPlayer):
    """Plans whole turns thoroughly."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Plan widely."""
        super().__init__(HARD, seed, budget)


class ExpertPlayer(PlanningPlayer):
    """Uses all its time: the more it has, the more worlds it tries its plans in."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Think for five seconds about a decision by default."""
        super().__init__(EXPERT, seed, budget)
