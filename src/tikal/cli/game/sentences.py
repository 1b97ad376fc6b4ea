"""Games and their results in words."""

from tikal.game import Game
from tikal.notation.board.facts import many
from tikal.notation.board.status import to_do


def game_in_words(game: Game) -> str:
    """Return a one-line description of a game and its state."""
    state = "finished" if game.over else "running"
    kind = f"a {state} {game.seats}-player {game.variant} game ({game.setup.edition})"
    actions = many(len(game.actions), "action")
    return ", ".join([kind, actions, points(game), outcome(game) or to_move(game)])


def points(game: Game) -> str:
    """Return the scores as in 52:47."""
    return ":".join(str(score) for score in game.scores)


def outcome(game: Game) -> str:
    """Return who has won, an empty text before the end."""
    seats = [str(seat) for seat in game.winners]
    if len(seats) > 1:
        return f"seats {' and '.join(seats)} share the victory"
    return f"seat {seats[0]} wins" if seats else ""


def to_move(game: Game) -> str:
    """Return who is to move, and what they have to do."""
    return to_do(game.position)
