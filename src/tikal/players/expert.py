"""The player `expert`: plans like `hard`, then looks ahead over the others and what is hidden."""

import random
import time
from collections.abc import Callable
from typing import Final

from tikal.engine.position import ACT, PLACE, Position
from tikal.notation.action import action_of
from tikal.players.planning import PlanningPlayer, stored_weights
from tikal.players.player import Budget, Explanation
from tikal.players.search.bidding import Bidder
from tikal.players.search.clock import NEVER
from tikal.players.search.look_ahead import Candidate, LookAhead, candidate_mean
from tikal.players.search.thinker import Thinker, finished
from tikal.players.search.weights import Weights
from tikal.view import View

DEFAULT_SECONDS: Final = 5.0
# How many candidates compete, and after how many worlds the worse half of them is dropped.
CANDIDATES: Final = 10
HALVINGS: Final = (2, 4, 8, 16)
FEWEST: Final = 2
# Which part of the time the candidates may take; in a scoring turn they are all there is.
SHARE: Final = 0.7
# Another trial is begun only if it is likely to end in time.
MARGIN: Final = 1.1


class ExpertPlayer(PlanningPlayer):
    """Thinks as long as it may; the longer, the more worlds its plans are tried in."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Think for five seconds about a decision unless told otherwise."""
        weights = Weights(stored_weights())
        thinker = Thinker(weights, 16, 1, exact=True)
        super().__init__("expert", seed, budget, thinker, Bidder(weights))
        self._weights = weights
        self._told = Explanation("")

    def explain(self) -> Explanation:
        """Return what was compared and how it fared."""
        return self._told

    def _think(self, view: View, rng: random.Random) -> list[int]:
        """Return the best candidate after a look at what may come of each."""
        started = time.perf_counter()
        self._thinker.until = self._until(started)
        position = view.sample(rng).position
        candidates = self.candidates(position)
        ahead = LookAhead(self._weights, position.seat, 4, 2)
        going_on = self.limit(started, ahead)
        candidates = Trials(candidates, ahead, going_on).run(view, rng)
        best = max(candidates, key=candidate_mean)
        self._told = told(best, candidates, self._thinker)
        return list(best.moves)

    def candidates(self, position: Position) -> list[Candidate]:
        """Return what is worth a closer look; a single one is as good as decided."""
        thinker = self._thinker
        if position.phase == PLACE:
            places = thinker.places(position)[:CANDIDATES]
            return [Candidate([place.move], place.value) for place in places]
        if position.phase == ACT and not position.scoring:
            return plans(thinker, position)
        return [Candidate(self._moves(position), thinker.value)]

    def limit(self, started: float, ahead: LookAhead) -> Callable[[float], bool]:
        """Return what tells whether there is time, or are nodes, for so much more."""
        nodes = self.budget.nodes
        if nodes is not None:
            return lambda _: ahead.nodes() < nodes
        return lambda needed: time.perf_counter() - started + MARGIN * needed < self._seconds()

    def _seconds(self) -> float:
        return DEFAULT_SECONDS if self.budget.seconds is None else self.budget.seconds

    def _until(self, started: float) -> float:
        """Return when the candidates must have been found."""
        return NEVER if self.budget.nodes is not None else started + SHARE * self._seconds()


def plans(thinker: Thinker, position: Position) -> list[Candidate]:
    """Return the best plans that begin differently; up to its first treasure a plan is one."""
    found: dict[tuple[int, ...], Candidate] = {}
    for plan in thinker.plans(position, 4 * CANDIDATES):
        moves = finished(plan.steps())
        found.setdefault(tuple(moves), Candidate(moves, plan.value))
    return list(found.values())[:CANDIDATES]


class Trials:
    """Tries candidates in world after world until the time is up, and drops the worse ones."""

    def __init__(
        self, candidates: list[Candidate], ahead: LookAhead, going_on: Callable[[float], bool]
    ) -> None:
        """Begin with the candidates in order of their first impression."""
        self.candidates = candidates
        self._ahead = ahead
        self._going_on = going_on
        self._worlds = 0
        self._longest = 0.0

    def run(self, view: View, rng: random.Random) -> list[Candidate]:
        """Return the candidates that were left at the end."""
        while len(self.candidates) > 1 and self._going_on(self._longest):
            values = self._values(view.sample(rng).position)
            if len(values) < len(self.candidates) and self._worlds:
                break
            self.candidates = self.candidates[: max(1, len(values))]
            for candidate, value in zip(self.candidates, values, strict=False):
                candidate.add(value)
            self._worlds += 1
            self._halve()
        return self.candidates

    def _values(self, world: Position) -> list[float]:
        """Return how the candidates fare in a world, as many of them as there is time for."""
        values: list[float] = []
        for candidate in self.candidates:
            if not self._going_on(self._longest):
                break
            began = time.perf_counter()
            values.append(self._ahead.value_of(candidate, world))
            self._longest = max(self._longest, time.perf_counter() - began)
        return values

    def _halve(self) -> None:
        if self._worlds in HALVINGS:
            self.candidates.sort(key=candidate_mean, reverse=True)
            del self.candidates[max(FEWEST, len(self.candidates) // 2) :]


def told(best: Candidate, candidates: list[Candidate], thinker: Thinker) -> Explanation:
    """Return why a candidate was chosen, and how it goes on."""
    plan = tuple(action_of(move).text for move in best.moves[1:])
    numbers = {"value": best.mean(), "worlds": float(best.worlds)}
    if thinker.points >= 0:
        numbers["points"] = thinker.points
        words = f"The most this scoring turn can make: {thinker.points:.1f} points."
        return Explanation(words, plan, numbers)
    others = [candidate.mean() for candidate in candidates if candidate is not best]
    ahead = f", {best.mean() - max(others):.1f} more than the next" if others else ""
    words = f"Valued at {best.mean():.1f} after {best.worlds} worlds tried{ahead}."
    return Explanation(words, plan, numbers)
