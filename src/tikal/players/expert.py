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
from tikal.players.search.look_ahead import Candidate, LookAhead, candidate_mean
from tikal.players.search.thinker import Thinker, finished
from tikal.players.search.weights import Weights
from tikal.view import View

DEFAULT_SECONDS: Final = 5.0
# How many candidates compete, and after how many worlds the worse half of them is dropped.
CANDIDATES: Final = 10
HALVINGS: Final = (2, 4, 8, 16)
FEWEST: Final = 2
# A round of worlds is begun only if it is likely to end in time.
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
        position = view.sample(rng).position
        candidates = self.candidates(position)
        ahead = LookAhead(self._weights, position.seat, 4, 2)
        going_on = self.limit(started, ahead)
        candidates = narrowed(candidates, ahead, view, rng, going_on)
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
        seconds = DEFAULT_SECONDS if self.budget.seconds is None else self.budget.seconds
        return lambda needed: time.perf_counter() - started + MARGIN * needed < seconds


def plans(thinker: Thinker, position: Position) -> list[Candidate]:
    """Return the best plans that begin differently; up to its first treasure a plan is one."""
    found: dict[tuple[int, ...], Candidate] = {}
    for plan in thinker.plans(position, 4 * CANDIDATES):
        moves = finished(plan.steps())
        found.setdefault(tuple(moves), Candidate(moves, plan.value))
    return list(found.values())[:CANDIDATES]


def narrowed(
    candidates: list[Candidate],
    ahead: LookAhead,
    view: View,
    rng: random.Random,
    going_on: Callable[[float], bool],
) -> list[Candidate]:
    """Try the candidates in world after world; return those that were left at the end."""
    worlds, each = 0, 0.0
    while len(candidates) > 1 and going_on(each * len(candidates)):
        began = time.perf_counter()
        world = view.sample(rng).position
        values = [ahead.value_of(candidate, world) for candidate in candidates]
        for candidate, value in zip(candidates, values, strict=True):
            candidate.add(value)
        worlds += 1
        each = max(each, (time.perf_counter() - began) / len(candidates))
        if worlds in HALVINGS:
            candidates = sorted(candidates, key=candidate_mean, reverse=True)
            candidates = candidates[: max(FEWEST, len(candidates) // 2)]
    return candidates


def told(best: Candidate, candidates: list[Candidate], thinker: Thinker) -> Explanation:
    """Return why a candidate was chosen."""
    plan = tuple(action_of(move).text for move in best.moves)
    numbers = {"value": best.mean(), "worlds": float(best.worlds)}
    if thinker.points >= 0:
        numbers["points"] = thinker.points
        words = f"The most this scoring turn can make: {thinker.points:.1f} points."
        return Explanation(words, plan, numbers)
    others = [candidate.mean() for candidate in candidates if candidate is not best]
    ahead = f", {best.mean() - max(others):.1f} more than the next" if others else ""
    words = f"Worth {best.mean():.1f} points ahead in {best.worlds} worlds tried{ahead}."
    return Explanation(words, plan, numbers)
