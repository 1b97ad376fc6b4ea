"""`tikal admin`: what the host can see and decide, also while servers run."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from sqlalchemy import URL, Connection

_MOST = 200
_DAY = 10
_database = click.option(
    "--database",
    metavar="URL",
    envvar="TIKAL_DATABASE",
    help="sqlite:///FILE or postgresql://…; by default a file in the data folder.",
)


def _url(database: str | None) -> "URL":
    from tikal.web.settings import default_database  # noqa: PLC0415 - other commands do without it
    from tikal.web.store.database import database_url  # noqa: PLC0415 - as above
    from tikal.web.store.migrate import ready  # noqa: PLC0415 - as above

    url = default_database() if database is None else database_url(database)
    ready(url)
    return url


def _open(database: str | None) -> "AbstractContextManager[Connection]":
    from tikal.web.store.host import hosting  # noqa: PLC0415 - as above

    return hosting(_url(database))


@click.group()
def admin() -> None:
    """Look after a server: users, bans, tokens, bots, new passwords, quotas, storage."""


@admin.command()
@click.argument("search", default="")
@click.option("--banned", is_flag=True, help="Only those who are banned.")
@_database
def users(search: str, banned: bool, database: str | None) -> None:  # noqa: FBT001 - click's way
    """List users, or those whose handle, name or id has SEARCH in it; last seen first."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        found = host.users(connection, search, banned=banned, most=_MOST)
    rows = []
    for row in found:
        ban = "" if row["ban"] is None else row["ban"] or "yes"
        size = str(int(row["bytes"]) // 1024)
        texts = (row["handle"] or "", row["name"], row["id"], row["last"][:_DAY])
        rows.append((*texts, str(row["tables"]), size, ban))
    _print(("handle", "name", "id", "last seen", "tables", "kB", "banned"), rows)


def _print(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; times as days."""
    table = Table(box=None, pad_edge=False)
    for name in columns:
        table.add_column(name, no_wrap=name == "id")
    days = [name in ("last used", "until", "created") for name in columns]
    for row in rows:
        table.add_row(*(text[:_DAY] if day else text for text, day in zip(row, days, strict=True)))
    Console().print(table, highlight=False, markup=False)


@admin.command()
@click.argument("who")
@click.option("--reason", default="", metavar="TEXT", help="What the user is told.")
@_database
def ban(who: str, reason: str, database: str | None) -> None:
    """Ban WHO, a handle or id: every request is refused from now on."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        host.ban(connection, host.user_called(connection, who), reason[:200])
    click.echo(f"{who} is banned; running servers know within ten seconds.")


@admin.command()
@click.argument("who")
@_database
def unban(who: str, database: str | None) -> None:
    """Let WHO, a handle or id, in again."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        was = host.unban(connection, host.user_called(connection, who))
    click.echo(f"{who} is let in again." if was else f"{who} was not banned.")


@admin.command()
@click.argument("who", required=False)
@click.option("--revoke", metavar="ID", help="Make this token worthless.")
@_database
def tokens(who: str | None, revoke: str | None, database: str | None) -> None:
    """List the tokens of programs, or those of WHO, a handle or id; the latest used first."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        if revoke is not None:
            host.revoke_token(connection, revoke)
        user = None if who is None else host.user_called(connection, who)
        found = host.tokens(connection, user)
    if revoke is not None:
        click.echo(f"{revoke} is revoked; running servers know within ten seconds.")
        return
    rows = [
        (row["handle"], row["name"], row["id"], row["scope"], row["used"] or "", row["until"] or "")
        for row in found
    ]
    _print(("handle", "name", "id", "may", "last used", "until"), rows)


@admin.command()
@_database
def bots(database: str | None) -> None:
    """List the bot accounts; `tikal admin ban` bans one like any other account."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        found = host.bots(connection)
    rows = [(row["handle"], row["user_id"], row["created"], str(row["tokens"])) for row in found]
    _print(("handle", "id", "created", "tokens"), rows)


@admin.command("reset-link")
@click.argument("handle")
@click.option(
    "--address",
    default="http://localhost:8765",
    metavar="URL",
    show_default=True,
    help="Where people reach the server.",
)
@_database
def reset_link(handle: str, address: str, database: str | None) -> None:
    """Print a link by which the owner of HANDLE can choose a new password, once, for a day."""
    from tikal.web.accounts.codes import new_link  # noqa: PLC0415 - as above
    from tikal.web.store import host  # noqa: PLC0415 - as above
    from tikal.web.transfer import digest_of  # noqa: PLC0415 - as above

    code = new_link()
    with _open(database) as connection:
        host.add_reset_link(connection, handle, digest_of(code))
    click.echo(f"{address.rstrip('/')}/account#reset={code}")


@admin.command()
@click.argument("who", required=False)
@click.option("--tables", type=click.IntRange(0), metavar="N", help="Tables; 0 for no limit.")
@click.option("--kilobytes", type=click.IntRange(0), metavar="N", help="Kilobytes of records.")
@click.option("--usual", is_flag=True, help="As for everybody else.")
@_database
def quotas(
    who: str | None,
    tables: int | None,
    kilobytes: int | None,
    usual: bool,  # noqa: FBT001 - click's way
    database: str | None,
) -> None:
    """List users with quotas of their own, or set those of WHO, a handle or id."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    with _open(database) as connection:
        if who is not None and (usual or tables is not None or kilobytes is not None):
            user = host.user_called(connection, who)
            host.set_quota(connection, user, *((None, None) if usual else (tables, kilobytes)))
        found = host.quotas(connection)
    if not found:
        click.echo("Nobody has quotas of their own.")
    for row in found:
        parts = [f"{row[name]} {name}" for name in ("tables", "kilobytes") if row[name] is not None]
        click.echo(f"{row['handle'] or row['user_id']}: {', '.join(parts)}")


@admin.command()
@_database
def storage(database: str | None) -> None:
    """Print how much the database holds."""
    from tikal.web.store import host  # noqa: PLC0415 - as above

    url = _url(database)
    with host.hosting(url) as connection:
        for name, number in host.storage(connection, url).items():
            click.echo(f"{name:20}{number:>14,}")
