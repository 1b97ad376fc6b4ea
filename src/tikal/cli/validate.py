"""`tikal validate`: check a record or a position document."""

import click

from tikal.cli.game.sentences import game_in_words
from tikal.cli.refusals import one_line
from tikal.files import game_of
from tikal.notation.files import is_record, load_data


@click.command()
@click.argument("file")
def validate(file: str) -> None:
    """Say in one line what FILE holds, or what is wrong with it.

    A record is replayed from its first action to its last.
    """
    data = load_data(file)
    game = game_of(file, data)
    kind = "record" if is_record(data) else "position"
    click.echo(one_line(f"{file}: {kind} of {game_in_words(game)}"))
