"""`tikal perft`: how many ways to go on there are, for comparing engines."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

import tikal
from tikal.cli.agreed import Agreed, setup_options
from tikal.cli.refused import Refused
from tikal.engine import playouts

# Deeper than anyone can wait for, and no deeper than Python can recurse.
_DEEPEST: Final = 100


@click.command()
@click.argument("file", required=False)
@click.option("--depth", type=int, required=True, metavar="N", help="The sequences' length.")
@setup_options
def perft(file: str | None, depth: int, agreed: Agreed) -> None:
    """Count the action sequences of a length, the deal being known.

    They start from the position of FILE, a record or a position document, or from the beginning of
    a game set up by the options. Prints one integer.
    """
    if not 0 <= depth <= _DEEPEST:
        raise Refused(f"--depth must be 0 to {_DEEPEST}, not {depth}")
    if file is not None and agreed:
        raise click.UsageError("give a FILE or the options of a set-up, not both")
    game = agreed.new_game() if file is None else tikal.load(file)
    with interruptible():
        count = playouts.perft(game.position, depth)
    click.echo(count)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once: compiled code does not look for it."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
