"""The program `tikal`: its commands, each of them loaded when it is needed."""

import io
import sys
from importlib import import_module
from typing import Final, cast

import click

from tikal import __version__
from tikal.cli.refused import refusals_told

# Name of a command: where it is.
_COMMANDS: Final = {
    "play": "tikal.cli.play:play",
    "replay": "tikal.cli.replay:replay",
    "validate": "tikal.cli.validate:validate",
    "perft": "tikal.cli.perft:perft",
    "solve": "tikal.cli.solve:solve",
    "arena": "tikal.cli.arena:arena",
    "bench": "tikal.cli.bench:bench",
}


class Program(click.Group):
    """The commands; whatever they refuse ends the program with one line and exit code 1."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which people need them."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in _COMMANDS:
            return None
        module, _, name = _COMMANDS[cmd_name].partition(":")
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


@click.group(
    cls=Program,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="tikal", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Tikal, the board game: play it, replay it, study it.

    Without a command a game begins, you against the bot `easy`.
    """
    if ctx.invoked_subcommand is None:
        from tikal.cli.play import play  # noqa: PLC0415 - other commands do without it

        ctx.invoke(play)
