"""A mind: what a planning player thinks with, one for each strength and way of playing."""

import random
from abc import ABC, abstractmethod
from typing import Final

from tikal.engine.state.position import Position
from tikal.players.player import Explanation
from tikal.players.reasons.reason import Advice
from tikal.view import View

# The strengths that every way of playing knows.
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"


class Mind(ABC):
    """Plans from a view; remembers what it found for the explanation."""

    @abstractmethod
    def think(self, view: View, rng: random.Random) -> list[int]:
        """Return the next moves, at least one."""

    @abstractmethod
    def explain(self, plan: tuple[str, ...]) -> Explanation:
        """Return the reason for what was thought last; `plan` is what is left of it."""

    @abstractmethod
    def advise(self, position: Position, moves: list[int], rng: random.Random) -> Advice | None:
        """Return why moves that were thought are good in a world, and what to compare them with.

        Nobody asks while a game is played: this may take as long as thinking.
        """


def considered(value: float, alternatives: int, plan: tuple[str, ...]) -> Explanation:
    """Return the explanation of the best of many."""
    words = f"Best of {alternatives} considered, valued at {value:.1f}."
    return Explanation(words, plan, {"value": value, "considered": float(alternatives)})
