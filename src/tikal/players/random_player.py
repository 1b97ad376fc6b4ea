"""The player `random`: any legal action, each as likely as the others."""

import random
from typing import final

from tikal.notation.action import Action
from tikal.players.player import Budget, Explanation
from tikal.view import View


@final
class RandomPlayer:
    """Chooses blindly; the measure of all others."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Need a seed only; no budget is ever used up."""
        self.name = "random"
        self.budget = budget
        self._seed = seed
        self._count = 0

    def choose(self, view: View) -> Action:
        """Return any legal action."""
        self._count = len(view.legal)
        rng = random.Random(f"{self._seed} {len(view.actions)}")  # noqa: S311 - a game, no secret
        return view.legal[rng.randrange(self._count)]

    def explain(self) -> Explanation:
        """Return that there is no reason."""
        return Explanation(f"One of {self._count} legal actions, drawn by lot.")
