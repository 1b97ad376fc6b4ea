"""The player `random`: any legal action, all equally likely."""

import random
from typing import final

from tikal.notation.actions.action import Action
from tikal.players.player import Budget, Explanation
from tikal.view import View


@final
class RandomPlayer:
    """Chooses at random; the baseline for all other players."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Take the seed; the budget is not used."""
        self.name = "random"
        self.budget = budget
        self._seed = seed
        self._count = 0

    def choose(self, view: View) -> Action:
        """Return a random legal action."""
        self._count = len(view.legal)
        rng = random.Random(f"{self._seed} {len(view.actions)}")  # noqa: S311 - a game, no secret
        return view.legal[rng.randrange(self._count)]

    def explain(self) -> Explanation:
        """Return how many actions there were to draw from."""
        return Explanation(f"One of {self._count} legal actions, chosen at random.")
