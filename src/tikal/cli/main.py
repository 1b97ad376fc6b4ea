"""The commands of the terminal; each is imported when it is called."""

import io
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Final, cast

import click

from tikal.cli.refusals import refusals_in_one_line

# Command name: module and function.
COMMANDS: Final = {
    "play": "tikal.cli.game.command:play",
    "replay": "tikal.cli.replay.command:replay",
    "validate": "tikal.cli.validate:validate",
    "perft": "tikal.cli.perft:perft",
    "solve": "tikal.cli.solve:solve",
    "arena": "tikal.cli.arena.command:arena",
    "bench": "tikal.cli.bench.command:bench",
}


class Program(click.Group):
    """The group of commands. A refusal ends the program with one line and exit code 1.

    A command's module is imported when the command is called.
    """

    places: Mapping[str, str] = COMMANDS

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which people need them."""
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.places:
            return None
        module, _, name = self.places[cmd_name].partition(":")
        return cast("click.Command", getattr(import_module(module), name))

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        replace_odd_characters()
        with refusals_in_one_line():
            return super().invoke(ctx)


def replace_odd_characters() -> None:
    """Replace characters that the terminal or pipe can't encode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
