"""`tikal perft`: count action sequences, to compare engines."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

import tikal
from tikal.cli.refusals import Refused
from tikal.cli.set_up_options import SetUpOptions, setup_options
from tikal.engine import playouts

# Nobody can wait for more, and Python could not recurse deeper.
_DEEPEST: Final = 100


@click.command()
@click.argument("file", required=False)
@click.option("--depth", type=int, required=True, metavar="N", help="Actions in a sequence.")
@setup_options
def perft(file: str | None, depth: int, chosen: SetUpOptions) -> None:
    """Count the action sequences of length N, with the deal known.

    They start from the position in FILE, a record or a position document, or from the beginning of
    a game set up by the options. Prints one integer.
    """
    if not 0 <= depth <= _DEEPEST:
        raise Refused(f"--depth must be 0 to {_DEEPEST}, not {depth}")
    if file is not None and chosen:
        raise click.UsageError("give a FILE or set-up options, not both")
    game = chosen.new_game() if file is None else tikal.load(file)
    with interruptible():
        count = playouts.perft(game.position, depth)
    click.echo(count)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C end the program at once: compiled code never checks for it."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
