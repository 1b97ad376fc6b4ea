"""`tikal solve`: the most points that a scoring turn can make."""

import json
from typing import Final

import click

import tikal
from tikal.cli.game.sentences import to_move
from tikal.cli.perft import interruptible
from tikal.cli.refusals import Refused
from tikal.game import Game
from tikal.notation.actions.action import action_of
from tikal.players.search.scoring_turn import ScoringTurn

# The solver counts temples and treasures, with one leader and at most 10 AP.
_SOLVED: Final = ("classic", "auction", "solo")
# Far more positions than a scoring turn has; a search that reaches this proves nothing.
_MOST_NODES: Final = 20_000_000
# The solver works with floats; points are whole numbers.
_DIGITS: Final = 6


@click.command()
@click.argument("file")
def solve(file: str) -> None:
    """Find the most points that the scoring turn in FILE can make.

    FILE is a record or a position document in which a seat takes its scoring turn. Face-down
    treasures are the ones written there. Prints the points, the actions that make them (`end` comes
    after them), and whether they are proven to be the most. Legend's scoring turns can't be solved.
    """
    game = tikal.load(file)
    if game.variant not in _SOLVED:
        known = ", ".join(_SOLVED)
        raise Refused(f"{file}: scoring turns of {game.variant} can't be solved, only of {known}")
    if game.phase != "act" or not game.position.scoring:
        state = "the game is over" if game.over else to_move(game)
        raise Refused(f"{file}: no scoring turn: {state}")
    with interruptible():
        found = solution(game)
    click.echo(json.dumps(found))


def solution(game: Game) -> dict[str, object]:
    """Return the most points, the actions that make them, and whether that is proven."""
    search = ScoringTurn(game.position, known=True, most_nodes=_MOST_NODES)
    points = round(search.solve(), _DIGITS)
    return {
        "points": int(points) if points == int(points) else points,
        "actions": [action_of(move).text for move in search.line()],
        "optimal": search.optimal,
    }
