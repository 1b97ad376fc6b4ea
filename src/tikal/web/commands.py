"""`tikal serve`, `tikal work`, `tikal backup`, `tikal restore`; `tikal` alone: the app."""

from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from tikal.web.settings import Settings

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8765
_LAST_PORT: Final = 65535
_LEVELS: Final = ("debug", "info", "warning", "error")

_database = click.option(
    "--database",
    metavar="URL",
    envvar="TIKAL_DATABASE",
    help="sqlite:///FILE or postgresql://…; by default a file in the data folder.",
)
_key_file = click.option(
    "--key-file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    envvar="TIKAL_KEY_FILE",
    help="The keys that sign cookies; by default session.key beside the database. Servers that "
    "share a database share this file.",
)


def _limits(_context: click.Context, _option: click.Parameter, file: Path | None) -> object:
    """Return the limits of a file."""
    if file is None:
        return None
    from tikal.web.limits.settings import limits_in  # noqa: PLC0415 - other commands do without it

    return limits_in(file)


def _address(_context: click.Context, _option: click.Parameter, given: str | None) -> object:
    """Return a host and a port."""
    if given is None:
        return None
    from tikal.web.settings import Address  # noqa: PLC0415 - other commands do without it

    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) <= _LAST_PORT):
        message = f"{given!r} has no port: it is [HOST:]PORT."
        raise click.BadParameter(message)
    return Address(host.strip("[]") or DEFAULT_HOST, int(port))


def _mail(_context: click.Context, _option: click.Parameter, url: str | None) -> object:
    """Return the mail server of a URL."""
    if url is None:
        return None
    from tikal.web.accounts.mail import mail_server  # noqa: PLC0415 - other commands do without it

    return mail_server(url)


def _each(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the values of an option that takes several, also with commas between them."""
    return tuple(part for value in given for part in value.replace(",", " ").split())


def _networks(
    context: click.Context, option: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    """Return networks, or say which of them is none."""
    found = _each(context, option, given)
    for network in found:
        try:
            ip_network(network, strict=False)
        except ValueError as problem:
            message = f"{network!r} is no network, which is written like 192.168.0.0/16."
            raise click.BadParameter(message) from problem
    return found


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
@_key_file
@click.option(
    "--bots",
    type=click.IntRange(0, 64),
    metavar="N",
    help="How many bots may think at once; by default one processor stays free. 0 leaves them to "
    "`tikal work`.",
)
@click.option(
    "--allowed-host",
    "allowed_hosts",
    multiple=True,
    callback=_each,
    metavar="NAME",
    envvar="TIKAL_ALLOWED_HOSTS",
    help="A name that people reach the server by, like tikal.example; *.tikal.example for all "
    "below it. Addresses and names of the local network need not be named. Repeatable.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    callback=_each,
    metavar="ADDRESS",
    envvar="TIKAL_TRUSTED_PROXIES",
    help="An address or network whose X-Forwarded headers are believed; by default this machine. "
    "Repeatable.",
)
@click.option(
    "--connections",
    type=click.IntRange(1),
    metavar="N",
    envvar="TIKAL_CONNECTIONS",
    help="How many connections there may be; by default as many as there are descriptors for.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(1),
    metavar="N",
    envvar="TIKAL_CONNECTIONS_PER_ADDRESS",
    help="How many of them may come from one address; by default a quarter, at most 256.",
)
@click.option(
    "--limits",
    type=click.Path(path_type=Path),
    callback=_limits,
    metavar="FILE",
    envvar="TIKAL_LIMITS",
    help="A TOML file with other limits for sessions and addresses than the usual ones.",
)
@click.option(
    "--metrics",
    callback=_address,
    metavar="[HOST:]PORT",
    envvar="TIKAL_METRICS",
    help="Where Prometheus reads figures; without a host on this machine only.",
)
@click.option(
    "--mail",
    callback=_mail,
    metavar="URL",
    envvar="TIKAL_MAIL",
    help="A mail server, smtp://USER:PASSWORD@HOST:PORT/SENDER or smtps://…: lets people reset "
    "their password by e-mail. Better in the environment: others can see a command's options.",
)
@click.option(
    "--notice-network",
    "notice_networks",
    multiple=True,
    callback=_networks,
    metavar="NETWORK",
    envvar="TIKAL_NOTICE_NETWORKS",
    help="A network that is not public, like 192.168.0.0/16, where people's webhooks may go; "
    "by default none. Repeatable.",
)
@click.option(
    "--door-code",
    metavar="CODE",
    envvar="TIKAL_DOOR_CODE",
    help="A code that people need to get in; without it everybody is let in. Better in the "
    "environment, too.",
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
    **settings: object,
) -> None:
    """Serve the app in the browser.

    On this machine only, unless --host says otherwise. Logs are lines of JSON on stderr.
    """
    from tikal.web.serving import listen  # noqa: PLC0415 - other commands do without it
    from tikal.web.serving import serve as run  # noqa: PLC0415 - as above

    run(_settings(database, bots, **settings), listen(host, port), browse=browser, level=log_level)


@click.command()
@_database
@click.option(
    "--bots",
    type=click.IntRange(1, 64),
    metavar="N",
    help="How many bots may think at once; by default one processor stays free.",
)
@click.option("--log-level", type=click.Choice(_LEVELS), default="info", show_default=True)
def work(database: str | None, bots: int | None, log_level: str) -> None:
    """Let bots think for the servers of a PostgreSQL, on this or another machine.

    Any number of workers may run. Logs are lines of JSON on stderr.
    """
    from tikal.web.working import work as run  # noqa: PLC0415 - other commands do without it

    run(_settings(database, bots), level=log_level)


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
@_key_file
def restore(file: Path, database: str | None, key_file: Path | None) -> None:
    """Put the backup FILE in the embedded database's place; the old one is kept beside it."""
    from tikal.web.store.backup import check_database, restore_database  # noqa: PLC0415 - as above
    from tikal.web.store.keys import add_keys, keys_inside  # noqa: PLC0415 - as above
    from tikal.web.store.migrate import known_revisions  # noqa: PLC0415 - as above

    settings = _settings(database, None, key_file=key_file)
    target = _file(database)
    # Older versions kept the key in the database; its guests are to be known all the same.
    check_database(file)
    for each in (target, file):
        if each.exists():
            add_keys(settings.keys, keys_inside(each))
    kept = restore_database(file, target, known_revisions())
    click.echo(f"The database is restored from {file}")
    if kept is not None:
        click.echo(f"What was there before is kept in {kept}")


@click.command("rotate-key")
@click.option(
    "--forget-old",
    is_flag=True,
    help="Accept no cookie of the old keys: every guest comes as a new one.",
)
@_database
@_key_file
def rotate_key(forget_old: bool, database: str | None, key_file: Path | None) -> None:  # noqa: FBT001 - click's way
    """Sign cookies with a new key, from the server's next start on."""
    from tikal.web.session import DAYS  # noqa: PLC0415 - as above
    from tikal.web.store.keys import ready_keys, rotate  # noqa: PLC0415 - as above
    from tikal.web.store.migrate import ready  # noqa: PLC0415 - as above

    settings = _settings(database, None, key_file=key_file)
    ready(settings.database)
    ready_keys(settings.keys, settings.database)
    kept = rotate(settings.keys, DAYS, only_new=forget_old)
    click.echo(f"{settings.keys} has a new key; {kept} old accepted. Restart the server to use it.")


def _settings(database: str | None, bots: int | None, **given: object) -> "Settings":
    """Return the settings; options that are fields of theirs are taken over if they were given."""
    from tikal.web.settings import Settings, default_bots, default_database  # noqa: PLC0415
    from tikal.web.store.database import database_url  # noqa: PLC0415 - as above

    more: dict[str, Any] = {name: value for name, value in given.items() if value not in (None, ())}
    return Settings(
        database=default_database() if database is None else database_url(database),
        bots=default_bots() if bots is None else bots,
        **more,
    )


def _file(database: str | None) -> Path:
    from tikal.web.store.database import file_of  # noqa: PLC0415 - as above

    return file_of(_settings(database, None).database)
