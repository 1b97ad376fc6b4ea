"""The players `easy`, `medium` and `hard`: the same search, with different depth."""

import gc
import random
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.phases import PHASE_BID
from tikal.engine.state.position import Position
from tikal.notation.actions.action import Action, action_of
from tikal.players.player import Budget, Explanation
from tikal.players.search.bidding import Bidder
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights
from tikal.view import View

WEIGHTS_FILE: Final = "weights.toml"


def stored_weights() -> dict[str, float]:
    """Return the weights in weights.toml."""
    text = Path(__file__).with_name(WEIGHTS_FILE).read_text(encoding="utf-8")
    return {name: float(number) for name, number in tomllib.loads(text).items()}


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
    """Plans with a thinker and plays the plan until it is done or a treasure is revealed.

    It plans in a world sampled from its view. Hidden things are guessed there, but the thinker
    values an unseen treasure by all it may be, so the guess doesn't matter.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        thinker: Thinker,
        bidder: Bidder | None = None,
    ) -> None:
        """Keep the parts; without a bidder, the thinker bids."""
        self.name = name
        self.budget = budget
        self._seed = seed
        self._thinker = thinker
        self._bidder = bidder
        self._plan: list[int] = []
        self._expected = -1

    def choose(self, view: View) -> Action:
        """Return the next action of the plan; make a new plan if there is none."""
        played = len(view.actions)
        if not self._plan or played != self._expected:
            rng = random.Random(f"{self._seed} {played}")  # noqa: S311 - a game, no secret
            with collector_off():
                self._plan = self._think(view, rng)
        move = self._plan.pop(0)
        self._expected = played + 1
        return action_of(move)

    def _think(self, view: View, rng: random.Random) -> list[int]:
        """Return the next moves, at least one."""
        return self._moves(view.world(rng))

    def _moves(self, position: Position) -> list[int]:
        if position.phase == PHASE_BID and self._bidder is not None:
            return [self._bidder.move(position)]
        return self._thinker.moves(position)

    def explain(self) -> Explanation:
        """Return the rest of the plan and its value."""
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
    """Looks one journey ahead, and makes a mistake now and then."""

    ERROR: Final = 0.15
    PLACES: Final = 6

    def __init__(self, seed: int, budget: Budget) -> None:
        """Search one journey deep, with only a few places for a tile."""
        thinker = Thinker(Weights(stored_weights()), 1, 1, exact=False)
        thinker.places_tried = self.PLACES
        super().__init__("easy", seed, budget, thinker)

    def choose(self, view: View) -> Action:
        """Return the best action, or by mistake a random one other than `end`."""
        rng = random.Random(f"{self._seed} slip {len(view.actions)}")  # noqa: S311 - a game
        others = [action for action in view.legal if action.move != MOVE_END]
        if others and rng.random() < self.ERROR:
            self._plan = []
            return others[rng.randrange(len(others))]
        return super().choose(view)


class MediumPlayer(PlanningPlayer):
    """Plans whole turns and compares a few of them."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Search narrowly."""
        thinker = Thinker(Weights(stored_weights()), 2, 1, exact=False)
        super().__init__("medium", seed, budget, thinker)


class HardPlayer(PlanningPlayer):
    """Plans whole turns thoroughly and solves scoring turns exactly."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Search widely."""
        weights = Weights(stored_weights())
        thinker = Thinker(weights, 16, 2, exact=True)
        super().__init__("hard", seed, budget, thinker, Bidder(weights))
