"""The result of a game: points by scoring round, tie-break, winner."""

from typing import Final, cast

import click

from tikal.cli.game.screen import console
from tikal.cli.game.seating import Seating
from tikal.cli.game.sentences import outcome
from tikal.game import Game
from tikal.notation.sentences.events import FINAL_SCORINGS, VOLCANO_SCORINGS

Points = tuple[str, list[int]]
# Points outside of scorings, by the event that brings them.
_OTHERS: Final = {"bid_made": "bids", "mutul_deployed": "single points"}
# What a seat has scored by source, with its score afterwards.
_SCORED: Final = ("seat_scored", "legend_scored")


def show_result(game: Game, seating: Seating) -> None:
    """Print the points of every scoring round and the winner."""
    from rich.table import Table  # noqa: PLC0415 - only at the end of a game

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("Points")
    for seat in range(1, game.seats + 1):
        table.add_column(seating.label(seat), justify="right")
    for name, gains in rounds(game):
        table.add_row(name, *[str(gain) for gain in gains])
    table.add_row("total", *[str(score) for score in game.scores])
    console().print(table)
    for event in game.events:
        if event.code == "tie_broken":
            click.echo(str(event))
    winner = outcome(game)
    click.echo(f"{winner[:1].upper()}{winner[1:]}.")


def rounds(game: Game) -> list[Points]:
    """Return the gains of every scoring round, preceded by all other points."""
    found: list[Points] = []
    for event in game.events:
        if event.code in VOLCANO_SCORINGS:
            found.append((f"volcano {event.params['tile']}", [0] * game.seats))
        elif event.code in FINAL_SCORINGS:
            found.append(("final round", [0] * game.seats))
        elif event.code in _SCORED and found:
            gain = cast("dict[str, int]", event.params)
            points = [gain[name] for name in gain if name not in {"seat", "score"}]
            found[-1][1][gain["seat"] - 1] += sum(points)
    return _other_points(game, found) + found


def _other_points(game: Game, found: list[Points]) -> list[Points]:
    """Return points from outside scoring rounds: the start score, and bids."""
    gains = [sum(column) for column in zip(*(points for _, points in found), strict=True)]
    if not gains or gains == game.scores:
        return []
    rest = [score - gain for score, gain in zip(game.scores, gains, strict=True)]
    codes = {event.code for event in game.events}
    others = [name for code, name in _OTHERS.items() if code in codes]
    return [(" and ".join(["start", *others]), rest)]
