"""Thinking in games of turns: a tile, ten action points, perhaps an auction."""

import random
from collections.abc import Callable
from typing import Final

from tikal.engine.phases import PHASE_BID
from tikal.engine.state.position import Position
from tikal.players.mind import EASY, HARD, MEDIUM, Mind, considered
from tikal.players.player import Explanation
from tikal.players.reasons.reason import Advice
from tikal.players.reasons.turns import TurnAdviser
from tikal.players.search.bidding import Bidder
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights
from tikal.players.stored import stored_weights
from tikal.view import View

# For how many places of a tile an easy bot plans the turn after it.
EASY_PLACES: Final = 6


class TurnMind(Mind):
    """Plans with a thinker, in a world sampled from the view.

    Hidden things are guessed there, but the thinker values an unseen treasure by all it may be, so
    the guess doesn't matter.
    """

    def __init__(self, thinker: Thinker, bidder: Bidder | None = None) -> None:
        """Keep the parts; without a bidder, the thinker bids."""
        self.thinker = thinker
        self._bidder = bidder

    def think(self, view: View, rng: random.Random) -> list[int]:
        """Return the next moves, at least one."""
        return self.moves(view.world(rng))

    def moves(self, position: Position) -> list[int]:
        """Return the next moves in a world."""
        if position.phase == PHASE_BID and self._bidder is not None:
            return [self._bidder.move(position)]
        return self.thinker.moves(position)

    def explain(self, plan: tuple[str, ...]) -> Explanation:
        """Return the rest of the plan and its value."""
        thinker = self.thinker
        found = considered(thinker.value, thinker.alternatives, plan)
        if thinker.points < 0:
            return found
        words = f"The most this scoring turn can make: {thinker.points:.1f} points."
        return Explanation(words, plan, {**found.numbers, "points": thinker.points})

    def advise(self, position: Position, moves: list[int], rng: random.Random) -> Advice | None:
        """Return the whole turn, why it is good, and another one."""
        del rng
        adviser = TurnAdviser(self.thinker.weights, position.seat, self._bidder)
        return adviser.advice(position, moves)


def easy() -> Mind:
    """Search one journey deep, with only a few places for a tile."""
    thinker = Thinker(Weights(stored_weights()), 1, 1, exact=False)
    thinker.places_tried = EASY_PLACES
    return TurnMind(thinker)


def medium() -> Mind:
    """Search narrowly."""
    return TurnMind(Thinker(Weights(stored_weights()), 2, 1, exact=False))


def hard() -> Mind:
    """Search widely, and solve scoring turns exactly."""
    weights = Weights(stored_weights())
    return TurnMind(Thinker(weights, 16, 2, exact=True), Bidder(weights))


TURN_MINDS: Final[dict[str, Callable[[], Mind]]] = {EASY: easy, MEDIUM: medium, HARD: hard}
