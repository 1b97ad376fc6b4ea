"""The program `tikal`: the commands of the terminal and of the server.

Terminal and server don't import each other; this module joins them. A command's modules are
imported when it is called, so that terminal commands never wait for the server's packages.
"""

from collections.abc import Mapping
from typing import Final

import click

from tikal import __version__
from tikal.cli.main import COMMANDS, Program

_WEB_COMMANDS: Final = {
    "serve": "tikal.web.commands:serve",
    "work": "tikal.web.commands:work",
    "backup": "tikal.web.commands:backup",
    "restore": "tikal.web.commands:restore",
    "rotate-key": "tikal.web.commands:rotate_key",
    "admin": "tikal.web.admin:admin",
}


class WholeProgram(Program):
    """The group of all commands."""

    places: Mapping[str, str] = {**COMMANDS, **_WEB_COMMANDS}


@click.group(
    cls=WholeProgram,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="tikal", message="%(prog)s %(version)s")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="The first port to try.")
@click.option("--browser/--no-browser", default=True, help="Open the browser or not.")
@click.pass_context
def main(ctx: click.Context, port: int | None, browser: bool) -> None:  # noqa: FBT001 - click's way
    """Tikal, the board game: play it, replay it, study it.

    Without a command the app starts and opens in the browser.
    """
    if ctx.invoked_subcommand is None:
        from tikal.web.commands import app  # noqa: PLC0415 - other commands do without it

        chosen = {} if port is None else {"port": port}
        ctx.invoke(app, browser=browser, **chosen)
