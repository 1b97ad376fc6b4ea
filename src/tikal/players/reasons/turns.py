"""Advice in games of turns: the whole turn, from the tile to its end."""

from collections.abc import Iterator, Sequence
from typing import Final

from tikal.engine.actions.bidding import MOVE_TAKE
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.moves import B, code_of, field_a
from tikal.engine.phases import PHASE_ACT, PHASE_BID, PHASE_PLACE, PHASE_TAKE
from tikal.engine.play import play
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import unpacked
from tikal.engine.variants.auction import DISPLAY
from tikal.players.reasons.bids import bid_advice
from tikal.players.reasons.opinion import TurnOpinion
from tikal.players.reasons.reason import Advice
from tikal.players.reasons.selection import Weighed, compared, weighed
from tikal.players.reasons.setting import scoring_soon
from tikal.players.reasons.stages import course
from tikal.players.search.bidding import Bidder
from tikal.players.search.evaluation import POINT_NOW
from tikal.players.search.planner import Plan
from tikal.players.search.thinker import Thinker, finished
from tikal.players.search.weights import Weights

# How widely turns are planned to find something to compare with, and how many plans are looked at.
_WIDTH: Final = 8
_PLANS: Final = 300
# For how many places of a tile the turn after it is planned: quickly, and then again.
_PLACES_TRIED: Final = 8
_PLACES: Final = 3


class TurnAdviser:
    """Explains the plan that a seat has made for its turn."""

    def __init__(self, weights: Weights, seat: int, bidder: Bidder | None = None) -> None:
        """Look from a seat, by the weights that bots play with, and by the bids of a bidder."""
        self._bidder = bidder or Bidder(weights)
        self._opinion = TurnOpinion(weights, seat)
        self._thinker = Thinker(weights, _WIDTH, 1, exact=True)
        self._thinker.places_tried = _PLACES_TRIED

    def advice(self, position: Position, moves: Sequence[int]) -> Advice | None:
        """Return the plan to the end of the turn, why it is good, and another one."""
        if position.phase == PHASE_BID:
            return bid_advice(self._bidder, position, moves[0])
        best = self._weighed(position, self._whole(position, moves))
        return compared(best, self._others(position, best), scoring_soon(position))

    def _others(self, position: Position, best: Weighed) -> Iterator[Weighed]:
        """Go through what else could be done, better plans first."""
        if position.phase == PHASE_ACT:
            return self._plans(position, best)
        first = best.course.stages[0].actions[0].move
        if position.phase == PHASE_PLACE:
            return self._sorted(position, self._places(position, first))
        if position.phase == PHASE_TAKE:
            tiles = unpacked(position.extra[DISPLAY])
            takes = [MOVE_TAKE + tile * B for tile in tiles]
            return self._sorted(position, [move for move in takes if move != first])
        return iter(())

    def _weighed(self, position: Position, moves: Sequence[int]) -> Weighed:
        """Weigh a plan by what the turn comes to with it."""
        played = course(position, moves, self._opinion)
        value = self._opinion.worth(position) + sum(stage.worth for stage in played.stages)
        return weighed(played, max(value, self._promise(position, moves)))

    def _promise(self, position: Position, moves: Sequence[int]) -> float:
        """Return what the rest of the turn promises where a treasure ends the plan for now."""
        if code_of(moves[-1]) != MOVE_RECOVER:
            return -POINT_NOW
        at = position.copy()
        for move in moves:
            if at.phase == PHASE_ACT:
                break
            play(at, move)
        return self._value(at, self._thinker.planned(at, _WIDTH))

    def _value(self, position: Position, plan: Plan) -> float:
        """Return a plan's value with points of this turn counted like any others."""
        if not position.scoring:
            return plan.value
        reached = plan.reached(position.seat)
        at = position.copy()
        at.scoring = False
        later = self._opinion.treasure(at)
        now = self._opinion.treasure(position)
        often = later / max(now - later, 1e-9)
        bonus = plan.bonus * (often + 1.0) / (often + POINT_NOW)
        return self._opinion.worth(reached) + bonus

    def _plans(self, position: Position, best: Weighed) -> Iterator[Weighed]:
        """Go through the plans for the action points."""
        known = [planned.text for planned in best.course.plan]
        for plan in self._thinker.plans(position, _PLANS):
            played = course(position, finished(plan.steps()), self._opinion)
            if [planned.text for planned in played.plan] != known:
                yield weighed(played, self._value(position, plan))

    def _places(self, position: Position, first: int) -> list[int]:
        """Return the best places for the tile on other spaces than the first."""
        found: dict[int, int] = {}
        for place in self._thinker.places(position):
            if field_a(place.move) != field_a(first):
                found.setdefault(field_a(place.move), place.move)
        return list(found.values())[:_PLACES]

    def _sorted(self, position: Position, moves: Sequence[int]) -> Iterator[Weighed]:
        """Go through whole turns that begin with these moves, better ones first."""
        turns = [self._weighed(position, self._whole(position, [move])) for move in moves]
        return iter(sorted(turns, key=lambda turn: turn.value, reverse=True))

    def _whole(self, position: Position, moves: Sequence[int]) -> list[int]:
        """Return a plan with what follows it in the same turn, as far as nothing is revealed."""
        at = position.copy()
        found = list(moves)
        for move in found:
            if ends(move):
                return found
            play(at, move)
        while at.seat == self._opinion.seat and at.phase in (PHASE_PLACE, PHASE_ACT):
            more = self._thinker.moves(at)
            found += more
            for move in more:
                if ends(move):
                    return found
                play(at, move)
        return found


def ends(move: int) -> bool:
    """Return whether nobody can plan beyond a move."""
    return move == MOVE_END or code_of(move) == MOVE_RECOVER
