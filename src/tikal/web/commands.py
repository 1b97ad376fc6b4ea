"""`tikal serve`, `tikal backup`, `tikal restore`, and `tikal` alone: the app in the browser."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from tikal.web.settings import Settings

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8765
_LEVELS: Final = ("debug", "info", "warning", "error")

_database = click.option(
    "--database",
    metavar="URL",
    envvar="TIKAL_DATABASE",
    help="sqlite:///FILE or postgresql://…; by default a file in the data folder.",
)


@click.command()
@click.option(
    "--host",
    default=DEFAULT_HOST,
    metavar="NAME",
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets others in.",
)
@click.option(
    "--port",
    default=DEFAULT_PORT,
    type=click.IntRange(0, 65535),
    metavar="N",
    show_default=True,
    help="The port; 0 takes a free one.",
)
@_database
@click.option(
    "--bots",
    type=click.IntRange(1, 64),
    metavar="N",
    help="How many bots may think at once; by default one processor stays free.",
)
@click.option("--browser/--no-browser", default=False, help="Open the page in the browser.")
@click.option("--log-level", type=click.Choice(_LEVELS), default="info", show_default=True)
def serve(
    host: str,
    port: int,
    database: str | None,
    bots: int | None,
    browser: bool,  # noqa: FBT001
    log_level: str,
) -> None:
    """Serve the app in the browser.

    On this machine only, unless --host says otherwise. Logs are lines of JSON on stderr.
    """
    from tikal.web.serving import listen  # noqa: PLC0415 - other commands do without it
    from tikal.web.serving import serve as run  # noqa: PLC0415 - as above

    settings = _settings(database, bots)
    run(settings, listen(host, port), browse=browser, level=log_level)


@click.command()
@click.option(
    "--port",
    default=DEFAULT_PORT,
    type=click.IntRange(0, 65535),
    metavar="N",
    show_default=True,
    help="The first port to try.",
)
@click.option("--browser/--no-browser", default=True, help="Open the page in the browser.")
def app(port: int, browser: bool) -> None:  # noqa: FBT001 - click's way
    """Start the app and open it in the browser."""
    from tikal.web.serving import listen  # noqa: PLC0415 - as above
    from tikal.web.serving import serve as run  # noqa: PLC0415 - as above

    listening = listen(DEFAULT_HOST, port, elsewhere=True)
    run(_settings(None, None), listening, browse=browser, level="warning")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
def backup(file: Path, database: str | None) -> None:
    """Copy the embedded database to FILE, also while a server is using it."""
    from tikal.web.store.backup import copy_database  # noqa: PLC0415 - as above

    copy_database(_file(database), file)
    click.echo(f"The database is copied to {file}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
def restore(file: Path, database: str | None) -> None:
    """Put the backup FILE in the embedded database's place; the old one is kept beside it."""
    from tikal.web.store.backup import restore_database  # noqa: PLC0415 - as above
    from tikal.web.store.migrate import known_revisions  # noqa: PLC0415 - as above

    kept = restore_database(file, _file(database), known_revisions())
    click.echo(f"The database is restored from {file}")
    if kept is not None:
        click.echo(f"What was there before is kept in {kept}")


def _settings(database: str | None, bots: int | None) -> "Settings":
    from tikal.web.settings import Settings, default_bots, default_database  # noqa: PLC0415
    from tikal.web.store.database import database_url  # noqa: PLC0415 - as above

    return Settings(
        database=default_database() if database is None else database_url(database),
        bots=bots or default_bots(),
    )


def _file(database: str | None) -> Path:
    from tikal.web.store.database import file_of  # noqa: PLC0415 - as above

    return file_of(_settings(database, None).database)
