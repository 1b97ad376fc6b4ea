"""What the host sees and decides: users, bans, quotas, storage, links for a new password.

These run in a command of their own, also while servers run.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import URL, Connection, delete, func, or_, select, text

from tikal.errors import TikalError
from tikal.web.store.account_schema import ACCOUNTS, BANS, QUOTAS, SESSIONS, TOKENS
from tikal.web.store.accounts import GONE, put_link
from tikal.web.store.clock import later, now
from tikal.web.store.database import file_of, is_embedded, open_for_writing
from tikal.web.store.schema import COMMANDS, TABLES, USERS
from tikal.web.store.tokens import revoke
from tikal.web.store.upsert import put

Row = dict[str, Any]
LINK_HOURS: Final = 24


@contextmanager
def hosting(url: URL) -> Iterator[Connection]:
    """Open a database for one transaction."""
    engine = open_for_writing(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def users(connection: Connection, search: str, *, banned: bool, most: int) -> list[Row]:
    """Return users, accounts and guests with games, those seen last first."""
    seen = (
        select(SESSIONS.c.user_id, func.max(SESSIONS.c.seen).label("seen"))
        .group_by(SESSIONS.c.user_id)
        .subquery()
    )
    kept = (
        select(
            TABLES.c.owner,
            func.count().label("tables"),
            func.max(TABLES.c.updated).label("played"),
            func.sum(TABLES.c.bytes).label("bytes"),
        )
        .group_by(TABLES.c.owner)
        .subquery()
    )
    last = func.coalesce(seen.c.seen, kept.c.played, USERS.c.created).label("last")
    wanted = (
        select(
            USERS.c.id,
            USERS.c.name,
            USERS.c.created,
            ACCOUNTS.c.handle,
            BANS.c.reason.label("ban"),
            func.coalesce(kept.c.tables, 0).label("tables"),
            func.coalesce(kept.c.bytes, 0).label("bytes"),
            last,
        )
        .join(ACCOUNTS, ACCOUNTS.c.user_id == USERS.c.id, isouter=True)
        .join(BANS, BANS.c.user_id == USERS.c.id, isouter=True)
        .join(seen, seen.c.user_id == USERS.c.id, isouter=True)
        .join(kept, kept.c.owner == USERS.c.id, isouter=True)
        .where(func.coalesce(ACCOUNTS.c.handle, "guest") != "")
        .order_by(last.desc(), USERS.c.id)
        .limit(most)
    )
    if banned:
        wanted = wanted.where(BANS.c.user_id.is_not(None))
    if search:
        names = (ACCOUNTS.c.handle_key, func.lower(USERS.c.name), USERS.c.id)
        wanted = wanted.where(or_(*(name.contains(search.lower()) for name in names)))
    return [dict(row) for row in connection.execute(wanted).mappings()]


def user_called(connection: Connection, who: str) -> str:
    """Return the id of a user, given by handle or id; say so if there is none."""
    named = select(ACCOUNTS.c.user_id).where(ACCOUNTS.c.handle_key == who.lower())
    known = select(USERS.c.id).where(USERS.c.id == who)
    found = connection.execute(named).scalar_one_or_none()
    found = found or connection.execute(known).scalar_one_or_none()
    if found is None or who.startswith(GONE):
        message = (
            f"there is no user {who!r}: name them by handle or id, as `tikal admin users` does"
        )
        raise TikalError(message)
    return str(found)


def ban(connection: Connection, user: str, reason: str) -> None:
    """Ban a user."""
    put(connection, BANS, {"user_id": user, "reason": reason, "at": now()})


def unban(connection: Connection, user: str) -> bool:
    """Let a user in again; return whether they were banned."""
    return connection.execute(delete(BANS).where(BANS.c.user_id == user)).rowcount == 1


def add_reset_link(connection: Connection, who: str, digest: str) -> None:
    """Keep a link that lets the owner of an account choose a new password, for a day."""
    user = user_called(connection, who)
    account = select(ACCOUNTS.c.handle).where(ACCOUNTS.c.user_id == user)
    if connection.execute(account).scalar_one_or_none() is None:
        raise TikalError(f"{who!r} is a guest: only accounts have passwords")
    row = {"digest": digest, "user_id": user, "purpose": "reset", "detail": ""}
    put_link(connection, row | {"until": later(timedelta(hours=LINK_HOURS))})


def quotas(connection: Connection) -> list[Row]:
    """Return the users who have quotas of their own."""
    wanted = (
        select(QUOTAS, ACCOUNTS.c.handle)
        .join(ACCOUNTS, ACCOUNTS.c.user_id == QUOTAS.c.user_id, isouter=True)
        .order_by(QUOTAS.c.user_id)
    )
    return [dict(row) for row in connection.execute(wanted).mappings()]


def set_quota(connection: Connection, user: str, tables: int | None, kilobytes: int | None) -> None:
    """Keep as much for a user as this; None is as much as for others."""
    row = {"user_id": user, "tables": tables, "kilobytes": kilobytes}
    if tables is None and kilobytes is None:
        connection.execute(delete(QUOTAS).where(QUOTAS.c.user_id == user))
    else:
        put(connection, QUOTAS, row)


def tokens(connection: Connection, user: str | None) -> list[Row]:
    """Return the tokens of a user, or of everybody, the latest used first."""
    shown = (each for each in TOKENS.c if each.name != "digest")
    wanted = select(*shown, ACCOUNTS.c.handle).join(
        ACCOUNTS, ACCOUNTS.c.user_id == TOKENS.c.user_id
    )
    if user is not None:
        wanted = wanted.where(TOKENS.c.user_id == user)
    latest = func.coalesce(TOKENS.c.used, TOKENS.c.created).desc()
    return [dict(row) for row in connection.execute(wanted.order_by(latest)).mappings()]


def revoke_token(connection: Connection, token: str) -> None:
    """Make a token worthless; say so if there is none with this id."""
    owner = select(TOKENS.c.user_id).where(TOKENS.c.id == token)
    user = connection.execute(owner).scalar_one_or_none()
    if user is None or not revoke(connection, user, token):
        raise TikalError(f"there is no token {token!r}: `tikal admin tokens` lists them")


def bots(connection: Connection) -> list[Row]:
    """Return the bot accounts, with how many tokens each has, by handle."""
    count = select(func.count()).where(TOKENS.c.user_id == ACCOUNTS.c.user_id).scalar_subquery()
    columns = (ACCOUNTS.c.handle, ACCOUNTS.c.user_id, ACCOUNTS.c.created, count.label("tokens"))
    wanted = select(*columns).where(ACCOUNTS.c.bot).order_by(ACCOUNTS.c.handle_key)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def storage(connection: Connection, url: URL) -> dict[str, int]:
    """Return how much there is."""
    accounts = select(func.count()).select_from(ACCOUNTS).where(ACCOUNTS.c.handle != "")
    over = select(func.count()).select_from(TABLES).where(TABLES.c.over)
    deleted = select(func.count()).select_from(TABLES).where(TABLES.c.deleted.is_not(None))
    numbers = {
        "users": select(func.count()).select_from(USERS),
        "accounts": accounts,
        "sessions": select(func.count()).select_from(SESSIONS),
        "tokens": select(func.count()).select_from(TOKENS),
        "tables": select(func.count()).select_from(TABLES),
        "tables over": over,
        "tables thrown away": deleted,
        "commands": select(func.count()).select_from(COMMANDS),
    }
    found = {name: int(connection.execute(each).scalar_one()) for name, each in numbers.items()}
    return found | {"bytes": _size(connection, url)}


def _size(connection: Connection, url: URL) -> int:
    if not is_embedded(url):
        size = text("SELECT pg_database_size(current_database())")
        return int(connection.execute(size).scalar_one())
    path = file_of(url)
    files = (path.with_name(path.name + end) for end in ("", "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
