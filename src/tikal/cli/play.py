"""`tikal play`: a game at the terminal."""

from datetime import UTC, datetime
from pathlib import Path

import click

from tikal.cli.agreed import DEFAULT_SEATS, Agreed, setup_options
from tikal.cli.keeper import Keeper
from tikal.cli.players import Seating, named_players, seating_at, seating_in
from tikal.files import game_of
from tikal.game import Game
from tikal.notation.files import is_record, load_data


@click.command()
@setup_options
@click.option(
    "--players",
    metavar="LIST",
    help="Who plays, seat 1 first: human, human:NAME, random, easy, medium, hard, expert or "
    "exec:COMMAND, as in human:Ada,hard.",
)
@click.option("--resume", metavar="FILE", help="Go on with a record, or from a position.")
@click.option("--save", metavar="FILE", help="Keep the game in FILE, which must not exist yet.")
def play(agreed: Agreed, players: str | None, resume: str | None, save: str | None) -> None:
    """Play at the terminal, around it or against bots.

    You alone against the bot `easy` unless told otherwise. The game is saved after every
    action, so you can leave at any time; type ? for all there is to type.
    """
    if resume is not None and agreed:
        raise click.UsageError("a resumed game keeps its set-up: leave the other options out")
    names = None if players is None else named_players(players)
    if resume is None:
        game, keeper = _begun(agreed, names), Keeper()
    else:
        game, keeper = _resumed(resume)
    seating = _seating(game, names)
    game.players = seating.names
    if save is not None:
        keeper.keep(game, Path(save))
    _run(game, seating, keeper)


def _begun(agreed: Agreed, names: list[str] | None) -> Game:
    """Return a new game, with a seat for each player who is named."""
    game = agreed.new_game(DEFAULT_SEATS if names is None else max(len(names), DEFAULT_SEATS))
    game.date = f"{datetime.now(UTC).astimezone():%Y-%m-%d}"
    return game


def _resumed(resume: str) -> tuple[Game, Keeper]:
    """Return the game of a file; a record is kept on where it is, a position never changed."""
    data = load_data(resume)
    game = game_of(resume, data)
    return game, Keeper(Path(resume), ours=True) if is_record(data) else Keeper()


def _seating(game: Game, names: list[str] | None) -> Seating:
    if names is None and game.players is not None:
        return seating_in(game.players)
    return seating_at(game, names)


def _run(game: Game, seating: Seating, keeper: Keeper) -> None:
    from tikal.cli.screen import tell  # noqa: PLC0415 - a refused set-up needs none of it
    from tikal.cli.session import Session  # noqa: PLC0415 - as above

    setup = game.setup
    click.echo(f"Tikal: {setup.variant}, {setup.edition}, seed {setup.seed}. Type ? for help.")
    if not game.actions:
        tell(None, game.events)
    Session(game, seating, keeper).run()
