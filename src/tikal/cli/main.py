"""The terminal's commands, each of them loaded when it is needed."""

import io
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Final, cast

import click

from tikal.cli.refused import refusals_told

# Name of a command: where it is.
COMMANDS: Final = {
    "play": "tikal.cli.play:play",
    "replay": "tikal.cli.replay:replay",
    "validate": "tikal.cli.validate:validate",
    "perft": "tikal.cli.perft:perft",
    "solve": "tikal.cli.solve:solve",
    "arena": "tikal.cli.arena:arena",
    "bench": "tikal.cli.bench:bench",
}


class Program(click.Group):
    """The commands; whatever they refuse ends the program with one line and exit code 1.

    A command is named by its module and imported when it is asked for.
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
        speak_any_language()
        with refusals_told():
            return super().invoke(ctx)


def speak_any_language() -> None:
    """Let no character that a terminal or a pipe lacks end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
