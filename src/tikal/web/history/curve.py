"""The score curve: everybody's points over the game."""

from tikal.game import Game
from tikal.web.history.moves import Move
from tikal.web.play.command import Json


def curve_of(game: Game, moves: list[Move]) -> list[Json]:
    """Return the points after each move that changed some, from the beginning to the last move."""
    scores = tuple(Game(game.origin).scores)
    found = [_point(0, 0, scores)]
    for move in moves:
        if move.scores != scores or move is moves[-1]:
            scores = move.scores
            found.append(_point(move.index, move.turn, scores))
    return found


def _point(index: int, turn: int, scores: tuple[int, ...]) -> Json:
    return {"index": index, "turn": turn, "scores": list(scores)}
