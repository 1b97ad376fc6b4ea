"""Look-ahead: what becomes of a few candidates when everybody plays on.

Each candidate is played out in the same worlds, drawn from what the seat knows: the rest of its
turn, then everybody else's, with quick plans, until the seat is to move again. What it may make of
its next turn there, averaged over the worlds, decides. Candidates that fall behind are dropped on
the way.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.play import play
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.turns import start_actions
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights

# A victory counts as much as so many points.
_VICTORY: Final[float] = 15.0
# What the first impression of a candidate weighs beside the worlds it was tried in.
_FIRST_IMPRESSION: Final[float] = 1.0
_PLACES_TRIED: Final[i64] = 3
# How widely the seat's next turn is planned, without the tile it will draw: the evaluation was
# learnt at the end of turns, so it means little before one's own.
_NEXT_TURN: Final[i64] = 1


@final
class Candidate:
    """The next moves of a plan, what they looked like at first, and how they fared."""

    def __init__(self, moves: list[int], value: float) -> None:
        """Begin untried."""
        self.moves = moves
        self.first: float = value
        self.total: float = 0.0
        self.worlds: i64 = 0

    def add(self, value: float) -> None:
        """Note how the candidate fared in a world."""
        self.total += value
        self.worlds += 1

    def mean(self) -> float:
        """Return the average over the worlds, the first impression among them."""
        return (self.total + _FIRST_IMPRESSION * self.first) / (
            float(self.worlds) + _FIRST_IMPRESSION
        )


def candidate_mean(candidate: Candidate) -> float:
    """Return what candidates are sorted by."""
    return candidate.mean()


@final
class LookAhead:
    """Plays candidates on and compares them."""

    def __init__(self, weights: Weights, seat: i64, own_width: i64, width: i64) -> None:
        """Look from a seat; its own turns and the others' are planned so widely."""
        self.seat: i64 = seat
        self.own = Thinker(weights, own_width, 1, exact=False)
        self.others = Thinker(weights, width, 1, exact=False)
        self.own.places_tried = _PLACES_TRIED
        self.others.places_tried = _PLACES_TRIED

    def nodes(self) -> i64:
        """Return how many positions were looked at so far."""
        return self.own.nodes + self.others.nodes

    def value_of(self, candidate: Candidate, world: Position) -> float:
        """Return what the seat may expect when it is to move again."""
        position = world.copy()
        ended = self._play_all(position, candidate.moves, done=False)
        while position.seat != NOBODY:
            mine = position.seat == self.seat
            if mine and ended and not position.scoring:
                return self._prospects(position)
            thinker = self.own if mine else self.others
            ended = self._play_all(position, thinker.reply(position), done=ended)
        return self._result(position)

    def _play_all(self, position: Position, moves: list[int], *, done: bool) -> bool:
        """Play moves; return whether the seat has ended its turn by now."""
        for move in moves:
            if move == MOVE_END and position.seat == self.seat:
                done = True
            play(position, move)
        return done

    def _prospects(self, position: Position) -> float:
        after = position.copy()
        start_actions(after)
        return self.own.planned(after, _NEXT_TURN).value

    def _result(self, position: Position) -> float:
        """Return how a finished game went for the seat."""
        mine = position.score(self.seat)
        best: i64 = -1000
        seat: i64 = 0
        while seat < position.rules.seats:
            if seat != self.seat:
                best = max(best, position.score(seat))
            seat += 1
        lead = float(mine - best)
        if mine > best:
            return lead + _VICTORY
        return lead - _VICTORY if mine < best else lead
