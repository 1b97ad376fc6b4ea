"""Thinking in Legend: picks and items instead of turns."""

import random
import time
from typing import Final

from tikal.engine.state.position import Position
from tikal.players.mind import EASY, EXPERT, HARD, MEDIUM, Mind, considered
from tikal.players.player import Budget, Explanation
from tikal.players.reasons.legend import LegendAdviser
from tikal.players.reasons.reason import Advice
from tikal.players.search.clock import NEVER
from tikal.players.search.legend.thinker import LegendThinker, Strength
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.stored import stored_legend_weights
from tikal.view import View

# Widths of plans and effects; lines tried until Mutul's answer, in how many worlds; finalists
# tried to the end of the round, in how many worlds; places tried for tiles.
STRENGTHS: Final[dict[str, tuple[int, int, int, int, int, int, int]]] = {
    EASY: (1, 1, 1, 0, 0, 0, 40),
    MEDIUM: (2, 2, 6, 1, 0, 0, 400),
    HARD: (6, 4, 10, 3, 4, 3, 400),
    EXPERT: (16, 10, 30, 8, 10, 24, 400),
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

    def advise(self, position: Position, moves: list[int], rng: random.Random) -> Advice | None:
        """Return the whole item, why it is used so, and another use."""
        return LegendAdviser(self.thinker.weights).advice(position, moves, rng)


def legend_mind(level: str, budget: Budget) -> Mind:
    """Return the mind of a level."""
    weights = LegendWeights(stored_legend_weights())
    return LegendMind(LegendThinker(weights, Strength(*STRENGTHS[level])), budget)
