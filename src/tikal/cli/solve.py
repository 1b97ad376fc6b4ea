"""`tikal solve`: the best that can be made of a scoring turn."""

import json
from typing import Final

import click

import tikal
from tikal.cli.in_words import to_move
from tikal.cli.perft import interruptible
from tikal.cli.refused import Refused
from tikal.game import Game
from tikal.notation.action import action_of
from tikal.players.search.scoring_turn import ScoringTurn

# Far more than scoring turns take; after so many positions the answer may not be the best one.
_MOST_NODES: Final = 20_000_000
# Points are whole numbers, reckoned as floats.
_DIGITS: Final = 6


@click.command()
@click.argument("file")
def solve(file: str) -> None:
    """Find the most points that the scoring turn in FILE can make.

    FILE is a record or a position document in which a seat takes its scoring turn; treasures that
    lie face down are taken to be as written there. Prints the points, the actions that make them
    (then comes `end`), and whether that is proven to be the best.
    """
    game = tikal.load(file)
    if game.phase != "act" or not game.position.scoring:
        state = "the game is over" if game.over else to_move(game)
        raise Refused(f"{file}: no scoring turn: {state}")
    with interruptible():
        found = solution(game)
    click.echo(json.dumps(found))


def solution(game: Game) -> dict[str, object]:
    """Return the best points of the scoring turn, the line that makes them, and if it is proven."""
    search = ScoringTurn(game.position, known=True, most_nodes=_MOST_NODES)
    points = round(search.solve(), _DIGITS)
    return {
        "points": int(points) if points == int(points) else points,
        "actions": [action_of(move).text for move in search.line()],
        "optimal": search.optimal,
    }
