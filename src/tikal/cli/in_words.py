"""Games and their results told in words."""

from typing import Final

from tikal.game import Game
from tikal.notation.board_facts import many

_TO_DO: Final = {"place": "to place a tile", "bid": "to bid", "take": "to take a tile"}


def game_in_words(game: Game) -> str:
    """Return what game this is and how far it has come."""
    state = "finished" if game.over else "running"
    kind = f"a {state} {game.seats}-player {game.variant} game ({game.setup.edition})"
    actions = many(len(game.actions), "action")
    return ", ".join([kind, actions, points(game), outcome(game) or to_move(game)])


def points(game: Game) -> str:
    """Return the scores as in 52:47."""
    return ":".join(str(score) for score in game.scores)


def outcome(game: Game) -> str:
    """Return who has won, nothing before the end."""
    seats = [str(seat) for seat in game.winners]
    if len(seats) > 1:
        return f"seats {' and '.join(seats)} share the victory"
    return f"seat {seats[0]} wins" if seats else ""


def to_move(game: Game) -> str:
    """Return who has to do what."""
    doing = _TO_DO.get(game.phase, f"to act, {game.ap} AP left")
    return f"seat {game.seat} {doing}"
