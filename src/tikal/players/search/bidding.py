"""Bidding: what the next turn is worth in points (A3 to A5).

Two futures are compared, both played with quick plans: the seat takes its turn first and the rival
after it, or the other way round. The difference counts the tiles, the order of the turns and what
either does to the other.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.bidding import MOVE_BID, MOVE_PASS
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.moves import C
from tikal.engine.phases import PHASE_BID
from tikal.engine.play import play
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.turns import next_seat
from tikal.engine.variants.auction import BIDDER, DISPLAY, HIGHEST_BID, MARKERS_UP, bidding, win
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights

# Estimates err, and a price that is too high is paid for certain.
_PRUDENCE: Final[float] = 0.7
# For how many places of a tile the turn after it is planned: a bid needs no more than an estimate.
_PLACES_TRIED: Final[i64] = 6


@final
class Bidder:
    """Bids for one seat; what a turn is worth is worked out once for each auction."""

    def __init__(self, weights: Weights) -> None:
        """Value positions by these weights."""
        self.weights = weights
        self.quick = Thinker(weights, 1, 1, exact=False)
        self.quick.places_tried = _PLACES_TRIED
        self.worth: float = 0.0
        self._auction: i64 = -1

    def move(self, position: Position) -> i64:
        """Return the lowest bid there is as long as the turn is worth it, else pass."""
        self._appraise(position)
        amount = position.extra[HIGHEST_BID] + 1
        points = position.score(position.seat)
        if amount <= points and float(amount) <= self.worth * _PRUDENCE:
            return MOVE_BID + amount * C
        return MOVE_PASS

    def _appraise(self, position: Position) -> None:
        auction = (position.extra[DISPLAY] * 16 + position.extra[MARKERS_UP]) * 4 + position.seat
        if auction != self._auction:
            seat = position.seat
            rival = likely_rival(position)
            self.worth = self._in_order(position, seat, rival) - self._in_order(
                position, rival, seat
            )
            self._auction = auction

    def _in_order(self, position: Position, first: i64, second: i64) -> float:
        """Return what the bidding seat may expect after two turns in this order."""
        after = position.copy()
        self._take_turn(after, first)
        play(after, MOVE_END)
        self._take_turn(after, second)
        after.seat = position.seat
        evaluation = Evaluation(after, self.weights)
        return evaluation.value(after, evaluation.reach)

    def _take_turn(self, position: Position, seat: i64) -> None:
        """Give a seat the next turn for nothing and play until only its end is left."""
        if position.phase == PHASE_BID:
            win(position, seat, 0)
        while True:
            for move in self.quick.moves(position):
                if move == MOVE_END and position.seat == seat and not position.scoring:
                    return
                play(position, move)


def likely_rival(position: Position) -> i64:
    """Return who gets the turn otherwise: the highest bidder, or else the next in the auction."""
    if position.extra[BIDDER] != NOBODY:
        return position.extra[BIDDER]
    seat = next_seat(position, position.seat)
    while seat != position.seat and not bidding(position, seat):
        seat = next_seat(position, seat)
    if seat != position.seat:
        return seat
    seat = next_seat(position, position.seat)
    while (position.extra[MARKERS_UP] >> seat) & 1 == 0:
        seat = next_seat(position, seat)
    return seat
