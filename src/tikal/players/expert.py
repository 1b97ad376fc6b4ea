"""The mind of `expert`: plans like `hard`, then tries its best plans in sampled worlds."""

import random
import time
from collections.abc import Callable
from typing import Final

from tikal.engine.phases import PHASE_ACT, PHASE_PLACE
from tikal.engine.state.position import Position
from tikal.notation.actions.action import action_of
from tikal.players.player import Budget, Explanation
from tikal.players.search.bidding import Bidder
from tikal.players.search.clock import NEVER
from tikal.players.search.look_ahead import Candidate, LookAhead, candidate_mean
from tikal.players.search.thinker import Thinker, finished
from tikal.players.search.weights import Weights
from tikal.players.stored import stored_weights
from tikal.players.turns import TurnMind
from tikal.view import View

DEFAULT_SECONDS: Final = 5.0
# How many candidates are compared, and after how many worlds the worse half is dropped.
CANDIDATES: Final = 10
HALVINGS: Final = (2, 4, 8, 16)
FEWEST: Final = 2
# The share of the time for finding candidates; a scoring turn needs no more than that.
SHARE: Final = 0.7
# A trial starts only if this many times the longest one so far still fits into the time.
MARGIN: Final = 1.1


class ExpertMind(TurnMind):
    """Uses all its time: the more it has, the more worlds it tries its plans in."""

    def __init__(self, budget: Budget) -> None:
        """Think for five seconds about a decision by default."""
        weights = Weights(stored_weights())
        super().__init__(Thinker(weights, 16, 1, exact=True), Bidder(weights))
        self.budget = budget
        self._weights = weights
        self._explanation = Explanation("")

    def explain(self, plan: tuple[str, ...]) -> Explanation:
        """Return the values that were compared."""
        return self._explanation

    def think(self, view: View, rng: random.Random) -> list[int]:
        """Return the moves of the candidate that did best in the sampled worlds."""
        started = time.perf_counter()
        self.thinker.until = self._until(started)
        position = view.world(rng)
        candidates = self.candidates(position)
        ahead = LookAhead(self._weights, position.seat, 4, 2)
        budget_left = self.limit(started, ahead)
        candidates = Trials(candidates, ahead, budget_left).run(view, rng)
        best = max(candidates, key=candidate_mean)
        self._explanation = explanation_of(best, candidates, self.thinker)
        return list(best.moves)

    def candidates(self, position: Position) -> list[Candidate]:
        """Return the candidates to compare; a single one is played without trials."""
        thinker = self.thinker
        if position.phase == PHASE_PLACE:
            places = thinker.places(position)[:CANDIDATES]
            return [Candidate([place.move], place.value) for place in places]
        if position.phase == PHASE_ACT and not position.scoring:
            return plans(thinker, position)
        return [Candidate(self.moves(position), thinker.value)]

    def limit(self, started: float, ahead: LookAhead) -> Callable[[float], bool]:
        """Return the budget: a function that tells whether so many more seconds fit."""
        nodes = self.budget.nodes
        if nodes is not None:
            return lambda _: ahead.nodes() < nodes
        return lambda needed: time.perf_counter() - started + MARGIN * needed < self._seconds()

    def _seconds(self) -> float:
        return DEFAULT_SECONDS if self.budget.seconds is None else self.budget.seconds

    def _until(self, started: float) -> float:
        """Return the deadline for finding candidates."""
        return NEVER if self.budget.nodes is not None else started + SHARE * self._seconds()


def plans(thinker: Thinker, position: Position) -> list[Candidate]:
    """Return the best plans, one of each that are equal up to their first treasure."""
    found: dict[tuple[int, ...], Candidate] = {}
    for plan in thinker.plans(position, 4 * CANDIDATES):
        moves = finished(plan.steps())
        found.setdefault(tuple(moves), Candidate(moves, plan.value))
    return list(found.values())[:CANDIDATES]


class Trials:
    """Tries candidates in world after world until the budget is used up."""

    def __init__(
        self, candidates: list[Candidate], ahead: LookAhead, budget_left: Callable[[float], bool]
    ) -> None:
        """Take the candidates, best first by their first valuation."""
        self.candidates = candidates
        self._ahead = ahead
        self._budget_left = budget_left
        self._worlds = 0
        self._longest = 0.0

    def run(self, view: View, rng: random.Random) -> list[Candidate]:
        """Return the candidates that remain at the end."""
        while len(self.candidates) > 1 and self._budget_left(self._longest):
            values = self._values(view.world(rng))
            if len(values) < len(self.candidates) and self._worlds:
                break
            self.candidates = self.candidates[: max(1, len(values))]
            for candidate, value in zip(self.candidates, values, strict=False):
                candidate.add(value)
            self._worlds += 1
            self._halve()
        return self.candidates

    def _values(self, world: Position) -> list[float]:
        """Return the candidates' values in a world, as many as the budget allows."""
        values: list[float] = []
        for candidate in self.candidates:
            if not self._budget_left(self._longest):
                break
            began = time.perf_counter()
            values.append(self._ahead.value_of(candidate, world))
            self._longest = max(self._longest, time.perf_counter() - began)
        return values

    def _halve(self) -> None:
        if self._worlds in HALVINGS:
            self.candidates.sort(key=candidate_mean, reverse=True)
            del self.candidates[max(FEWEST, len(self.candidates) // 2) :]


def explanation_of(best: Candidate, candidates: list[Candidate], thinker: Thinker) -> Explanation:
    """Return the reason for a choice, and the moves that are to follow."""
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
