"""`tikal validate`: what a file is, or what is wrong with it."""

import click

from tikal.cli.in_words import game_in_words
from tikal.cli.refused import one_line
from tikal.files import game_of
from tikal.notation.files import is_record, load_data


@click.command()
@click.argument("file")
def validate(file: str) -> None:
    """Say in one line what FILE holds, or why it is no game.

    A record is replayed from its first action to its last.
    """
    data = load_data(file)
    game = game_of(file, data)
    kind = "record" if is_record(data) else "position"
    click.echo(one_line(f"{file}: {kind} of {game_in_words(game)}"))
