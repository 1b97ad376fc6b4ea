"""`tikal play`: a game at the terminal."""

from datetime import UTC, datetime
from pathlib import Path

import click

from tikal.cli.game.save_file import SaveFile
from tikal.cli.game.seating import Seating, named_players, seating_at, seating_in
from tikal.cli.set_up_options import DEFAULT_SEATS, SetUpOptions, setup_options
from tikal.files import game_of
from tikal.game import Game
from tikal.notation.files import is_record, load_data
from tikal.notation.variants.registry import notation_of


@click.command()
@setup_options
@click.option(
    "--players",
    metavar="LIST",
    help="The players, seat 1 first: human, human:NAME, random, easy, medium, hard, expert or "
    "exec:COMMAND, as in human:Ada,hard.",
)
@click.option("--resume", metavar="FILE", help="Continue a record, or start from a position.")
@click.option("--save", metavar="FILE", help="Save the game in FILE, which must not exist yet.")
def play(chosen: SetUpOptions, players: str | None, resume: str | None, save: str | None) -> None:
    """Play in the terminal, against bots or with others at the same screen.

    By default you play against the bot `easy`. The game is saved after every action, so you can
    leave at any time. Type ? for help.
    """
    if resume is not None and chosen:
        raise click.UsageError("a resumed game keeps its set-up: leave out the set-up options")
    names = None if players is None else named_players(players)
    if resume is None:
        game, save_file = _begun(chosen, names), SaveFile()
    else:
        game, save_file = _resumed(resume)
    seating = _seating(game, names)
    game.players = seating.names
    if save is not None:
        save_file.write(game, Path(save))
    _run(game, seating, save_file)


def _begun(chosen: SetUpOptions, names: list[str] | None) -> Game:
    """Return a new game with a seat for each named player."""
    game = chosen.new_game(DEFAULT_SEATS if names is None else max(len(names), DEFAULT_SEATS))
    game.date = f"{datetime.now(UTC).astimezone():%Y-%m-%d}"
    return game


def _resumed(resume: str) -> tuple[Game, SaveFile]:
    """Return the game in a file; a record is saved there again, a position file is not."""
    data = load_data(resume)
    game = game_of(resume, data)
    return game, SaveFile(Path(resume), ours=True) if is_record(data) else SaveFile()


def _seating(game: Game, names: list[str] | None) -> Seating:
    if names is None and game.players is not None:
        return seating_in(game.players)
    return seating_at(game, names)


def _run(game: Game, seating: Seating, save_file: SaveFile) -> None:
    from tikal.cli.game.screen import tell  # noqa: PLC0415 - a refused set-up needs none of it
    from tikal.cli.game.session import Session  # noqa: PLC0415 - as above

    setup = game.setup
    click.echo(f"Tikal: {setup.variant}, {setup.edition}, seed {setup.seed}. Type ? for help.")
    notice = notation_of(setup.rules.variant).notice(game.position)
    if notice:
        click.echo(notice)
    if not game.actions:
        tell(None, game.events, setup.rules.variant)
    Session(game, seating, save_file).run()
