"""Key moments: where it is worth going back to in a finished game."""

from typing import Final, cast

from tikal.game import Game
from tikal.web.history.gains import SUMS, gains_of
from tikal.web.history.moves import Move
from tikal.web.play.command import Json

# From this level on a temple's floor is one of the last three kinds there are.
_SUMMIT: Final = 9


def key_moments(game: Game, moves: list[Move]) -> list[Json]:
    """Return the moments in order: leads taken, the best round, summits, exchanges."""
    found = [*_leads(game, moves), *_best_round(moves), *_summits(moves), *_exchanges(moves)]
    return sorted(found, key=lambda moment: cast("int", moment["index"]))


def _moment(move: Move, code: str, params: dict[str, object]) -> Json:
    return {"index": move.index, "turn": move.turn, "code": code, "params": params}


def _leads(game: Game, moves: list[Move]) -> list[Json]:
    """Return the scoring turns after which a seat led alone that had not led before."""
    found: list[Json] = []
    scores = list(Game(game.origin).scores)
    leader = _alone_ahead(scores)
    for move in moves:
        scored = [event for event in move.events if event.code in SUMS]
        for event in scored:
            gain = cast("dict[str, int]", event.params)
            scores[gain["seat"] - 1] = gain["score"]
        ahead = _alone_ahead(scores)
        if scored and ahead not in (0, leader):
            leader = ahead
            found.append(_moment(move, "lead_change", {"seat": leader, "score": max(scores)}))
    return found


def _alone_ahead(scores: list[int]) -> int:
    """Return the seat with most points, 0 where several have as many."""
    best = max(scores)
    return scores.index(best) + 1 if scores.count(best) == 1 else 0


def _best_round(moves: list[Move]) -> list[Json]:
    """Return the scoring turn that made most points."""
    turns = [
        (*gains_of(event), move) for move in moves for event in move.events if event.code in SUMS
    ]
    if not turns:
        return []
    seat, gains, move = max(turns, key=lambda turn: sum(turn[1].values()))
    return [_moment(move, "best_round", {"seat": seat, "points": sum(gains.values())})]


def _summits(moves: list[Move]) -> list[Json]:
    return [
        _moment(move, "summit", dict(event.params))
        for move in moves
        for event in move.events
        if event.code == "floor_uncovered" and cast("int", event.params["level"]) >= _SUMMIT
    ]


def _exchanges(moves: list[Move]) -> list[Json]:
    return [
        _moment(move, "exchange", dict(event.params))
        for move in moves
        for event in move.events
        if event.code == "treasures_exchanged"
    ]
