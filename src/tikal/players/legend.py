"""Thinking in Legend: picks and items instead of turns."""

import random
import time
from typing import Final

from tikal.players.mind import EASY, EXPERT, HARD, MEDIUM, Mind, considered
from tikal.players.player import Budget, Explanation
from tikal.players.search.clock import NEVER
from tikal.players.search.legend.thinker import LegendThinker, Strength
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.stored import stored_legend_weights
from tikal.view import View

# The width of plans and of effects, how many lines are tried, and in how many worlds.
STRENGTHS: Final[dict[str, tuple[int, int, int, int]]] = {
    EASY: (1, 1, 1, 0),
    MEDIUM: (2, 2, 1, 0),
    HARD: (8, 6, 12, 4),
    EXPERT: (16, 10, 30, 16),
}


class LegendMind(Mind):
    """Plans whole items, in worlds sampled from the view."""

    def __init__(self, thinker: LegendThinker, budget: Budget) -> None:
        """Take the thinker; a budget of seconds stops it trying lines in more worlds."""
        self.thinker = thinker
        self._budget = budget

    def think(self, view: View, rng: random.Random) -> list[int]:
        """Return the next moves, at least one."""
        seconds = self._budget.seconds
        self.thinker.until = NEVER if seconds is None else time.perf_counter() + seconds
        return self.thinker.moves(view.world(rng), rng)

    def explain(self, plan: tuple[str, ...]) -> Explanation:
        """Return the rest of the plan and its value."""
        return considered(self.thinker.value, self.thinker.alternatives, plan)


def legend_mind(level: str, budget: Budget) -> Mind:
    """Return the mind of a level."""
    weights = LegendWeights(stored_legend_weights())
    return LegendMind(LegendThinker(weights, Strength(*STRENGTHS[level])), budget)
