"""The players `easy`, `medium` and `hard`: the same thinking, to different depths."""

import gc
import random
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tikal.engine.moves import END
from tikal.engine.position import BID, Position
from tikal.notation.action import Action, action_of
from tikal.players.player import Budget, Explanation
from tikal.players.search.bidding import Bidder
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights
from tikal.view import View

WEIGHTS_FILE: Final = "weights.toml"


def stored_weights() -> dict[str, float]:
    """Return the weights that come with the game."""
    text = Path(__file__).with_name(WEIGHTS_FILE).read_text(encoding="utf-8")
    return {name: float(number) for name, number in tomllib.loads(text).items()}


@contextmanager
def no_collection() -> Iterator[None]:
    """Spare Python's collector the search: it makes a million objects and no cycle."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class PlanningPlayer:
    """Plans with a thinker and plays the plan until it is done or a treasure turns up.

    It decides from a world drawn from its view. What is unseen there is a guess, and the thinker
    values unseen treasures by what they may be, so the guess decides nothing.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        thinker: Thinker,
        bidder: Bidder | None = None,
    ) -> None:
        """Play under a name; without a bidder bid as the thinker does."""
        self.name = name
        self.budget = budget
        self._seed = seed
        self._thinker = thinker
        self._bidder = bidder
        self._plan: list[int] = []
        self._expected = -1

    def choose(self, view: View) -> Action:
        """Return the next action of the plan, or make a plan first."""
        played = len(view.actions)
        if not self._plan or played != self._expected:
            rng = random.Random(f"{self._seed} {played}")  # noqa: S311 - a game, no secret
            with no_collection():
                self._plan = self._think(view, rng)
        move = self._plan.pop(0)
        self._expected = played + 1
        return action_of(move)

    def _think(self, view: View, rng: random.Random) -> list[int]:
        """Return the moves to play next, at least one."""
        return self._moves(view.sample(rng).position)

    def _moves(self, position: Position) -> list[int]:
        if position.phase == BID and self._bidder is not None:
            return [self._bidder.move(position)]
        return self._thinker.moves(position)

    def explain(self) -> Explanation:
        """Return the plan and what it is expected to lead to."""
        thinker = self._thinker
        plan = tuple([action_of(move).text for move in self._plan])
        numbers = {"value": thinker.value, "considered": float(thinker.alternatives)}
        if thinker.points >= 0:
            numbers["points"] = thinker.points
            return Explanation(
                f"The most this scoring turn can make: {thinker.points:.1f} points.", plan, numbers
            )
        words = f"Best of {thinker.alternatives} considered, valued at {thinker.value:.1f}."
        return Explanation(words, plan, numbers)


class EasyPlayer(PlanningPlayer):
    """Does what looks best at the moment, one journey after the other, and now and then errs."""

    ERROR: Final = 0.15
    PLACES: Final = 6

    def __init__(self, seed: int, budget: Budget) -> None:
        """Think no further than one journey, and about a few places for a tile only."""
        thinker = Thinker(Weights(stored_weights()), 1, 1, exact=False)
        thinker.places_tried = self.PLACES
        super().__init__("easy", seed, budget, thinker)

    def choose(self, view: View) -> Action:
        """Return the best action, or by mistake any other that is no early end."""
        rng = random.Random(f"{self._seed} slip {len(view.actions)}")  # noqa: S311 - a game
        others = [action for action in view.legal if action.move != END]
        if others and rng.random() < self.ERROR:
            self._plan = []
            return others[rng.randrange(len(others))]
        return super().choose(view)


class MediumPlayer(PlanningPlayer):
    """Plans whole turns, but not many of them."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Compare a few plans."""
        thinker = Thinker(Weights(stored_weights()), 2, 1, exact=False)
        super().__init__("medium", seed, budget, thinker)


class HardPlayer(PlanningPlayer):
    """Plans whole turns thoroughly and takes every point a scoring turn has."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Compare many plans."""
        weights = Weights(stored_weights())
        thinker = Thinker(weights, 16, 2, exact=True)
        super().__init__("hard", seed, budget, thinker, Bidder(weights))
