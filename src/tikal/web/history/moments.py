"""Key moments: where it is worth going back to in a finished game."""

from typing import Final, cast

from tikal.game import Game
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
    scores = [0] * game.seats
    leader = 0
    for move in moves:
        scored = [event for event in move.events if event.code == "seat_scored"]
        for event in scored:
            gain = cast("dict[str, int]", event.params)
            scores[gain["seat"] - 1] = gain["score"]
        ahead = [seat for seat, score in enumerate(scores, 1) if score == max(scores)]
        if scored and len(ahead) == 1 and ahead[0] != leader:
            leader = ahead[0]
            found.append(_moment(move, "lead_change", {"seat": leader, "score": max(scores)}))
    return found


def _best_round(moves: list[Move]) -> list[Json]:
    """Return the scoring turn that made most points."""
    turns = [
        (cast("dict[str, int]", event.params), move)
        for move in moves
        for event in move.events
        if event.code == "seat_scored"
    ]
    if not turns:
        return []
    gain, move = max(turns, key=lambda turn: turn[0]["temples"] + turn[0]["treasures"])
    points = gain["temples"] + gain["treasures"]
    return [_moment(move, "best_round", {"seat": gain["seat"], "points": points})]


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
