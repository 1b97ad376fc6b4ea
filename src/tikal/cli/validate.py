"""`tikal validate`: what a file is, or what is wrong with it."""

import click

from tikal.cli.in_words import game_in_words
from tikal.files import load
from tikal.notation.files import is_record, load_data


@click.command()
@click.argument("file")
def validate(file: str) -> None:
    """Say in one line what FILE holds, or why it is no game.

    A record is replayed from its first action to its last.
    """
    game = load(file)
    kind = "record" if is_record(load_data(file)) else "position"
    click.echo(f"{file}: {kind} of {game_in_words(game)}")
