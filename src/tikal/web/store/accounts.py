"""Accounts in the store: handles and passwords, and how they begin."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import (
    ACCOUNTS,
    LINKS,
    PASSKEYS,
    QUOTAS,
    RECOVERY_CODES,
    RETIRED_HANDLES,
    SESSIONS,
    TOKENS,
)
from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.notices import ENDED, Notice, notify
from tikal.web.store.places import add_user
from tikal.web.store.schema import ENDED_SESSIONS, PLACES, TRANSFERS, USERS
from tikal.web.store.sessions import add_session

Row = dict[str, Any]
# What the key of a deleted account begins with: no handle does.
GONE: Final = "~"


class AccountRows:
    """Rows about accounts."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def of(self, user: str) -> Row | None:
        """Return a user's account, None if they are a guest."""
        return await self._one(ACCOUNTS.c.user_id == user)

    async def named(self, key: str) -> Row | None:
        """Return the account with a handle, given as handles are compared."""
        return await self._one(ACCOUNTS.c.handle_key == key)

    async def _one(self, condition: ColumnElement[bool]) -> Row | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(ACCOUNTS).where(condition))
            row = found.mappings().one_or_none()
            return None if row is None else dict(row)

    async def add(self, row: Row, session: Row, codes: list[str], passkey: Row | None) -> bool:
        """Make a user's account with its first session; return False if the handle is taken."""
        user = row["user_id"]

        def work(connection: Connection) -> bool:
            if _is_taken(connection, row["handle_key"], row.pop("handle_digest")):
                return False
            add_user(connection, user)
            account = {"email_confirmed": False, "created": now(), **row}
            connection.execute(insert(ACCOUNTS).values(account))
            unnamed = (USERS.c.id == user, USERS.c.name == "")
            connection.execute(update(USERS).where(*unnamed).values(name=row["handle"]))
            # Codes for another browser were a guest's.
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.user_id == user))
            add_session(connection, session)
            _set_codes(connection, user, codes)
            if passkey is not None:
                connection.execute(insert(PASSKEYS).values(passkey | {"created": now()}))
            return True

        return await self._journal.write(work)

    async def change(self, user: str, **values: object) -> None:
        """Change a user's account: the password's hash, or the e-mail address."""

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.user_id == user).values(values))

        await self._journal.write(work)

    async def become_bot(self, user: str) -> bool:
        """Make an account a bot's, for good; return False if it has a place at any table."""

        def work(connection: Connection) -> bool:
            if connection.execute(select(exists().where(PLACES.c.user_id == user))).scalar():
                return False
            mine = ACCOUNTS.c.user_id == user
            connection.execute(update(ACCOUNTS).where(mine).values(bot=True))
            # What is remembered of its sessions is out of date.
            notify(connection, [Notice(ENDED, each) for each in _ways_in(connection, user)])
            return True

        return await self._journal.write(work)

    async def set_codes(self, user: str, digests: list[str]) -> None:
        """Replace the recovery codes of an account."""
        await self._journal.write(lambda connection: _set_codes(connection, user, digests))

    async def use_code(self, user: str, digest: str) -> bool:
        """Use up a recovery code; return False if the account has no such code."""
        mine = (RECOVERY_CODES.c.user_id == user, RECOVERY_CODES.c.digest == digest)

        def work(connection: Connection) -> bool:
            return connection.execute(delete(RECOVERY_CODES).where(*mine)).rowcount == 1

        return await self._journal.write(work)

    async def codes_left(self, user: str) -> int:
        """Return how many recovery codes an account has left."""
        wanted = select(RECOVERY_CODES.c.digest).where(RECOVERY_CODES.c.user_id == user)
        async with self._engine.connect() as connection:
            return len((await connection.execute(wanted)).all())

    async def add_link(self, row: Row) -> None:
        """Keep a link for one use; earlier ones for the same purpose are worth nothing."""
        await self._journal.write(lambda connection: put_link(connection, row))

    async def use_link(self, digest: str, purpose: str) -> Row | None:
        """Use up a link; return what it is for, None if it is wrong, used or too old."""
        wanted = (
            delete(LINKS)
            .where(LINKS.c.digest == digest, LINKS.c.purpose == purpose, LINKS.c.until > now())
            .returning(LINKS.c.user_id, LINKS.c.detail)
        )

        def work(connection: Connection) -> Row | None:
            connection.execute(delete(LINKS).where(LINKS.c.until <= now()))
            found = connection.execute(wanted).mappings().one_or_none()
            return None if found is None else dict(found)

        return await self._journal.write(work)

    async def quota(self, user: str) -> tuple[int | None, int | None]:
        """Return how many tables and kilobytes are kept for a user, None where as for others."""
        wanted = select(QUOTAS.c.tables, QUOTAS.c.kilobytes).where(QUOTAS.c.user_id == user)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return (None, None) if found is None else (found.tables, found.kilobytes)


def put_link(connection: Connection, row: Row) -> None:
    """Keep a link, as part of a transaction."""
    same = (LINKS.c.user_id == row["user_id"], LINKS.c.purpose == row["purpose"])
    connection.execute(delete(LINKS).where(*same))
    connection.execute(insert(LINKS).values(row))


def close_account(connection: Connection, user: str, until: str) -> None:
    """Take all that lets somebody sign in from an account; its row stays, without a handle."""
    gone = {"user_id": user, "handle": "", "handle_key": f"{GONE}{user}", "created": now()}
    for session in _ways_in(connection, user):
        connection.execute(delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.id == session))
        connection.execute(insert(ENDED_SESSIONS).values(id=session, until=until))
        notify(connection, [Notice(ENDED, session)])
    for table in (SESSIONS, TOKENS, PASSKEYS, RECOVERY_CODES, LINKS, TRANSFERS, ACCOUNTS):
        connection.execute(delete(table).where(table.c.user_id == user))
    connection.execute(insert(ACCOUNTS).values(gone | {"email_confirmed": False}))
    connection.execute(update(USERS).where(USERS.c.id == user).values(name=""))


def _ways_in(connection: Connection, user: str) -> list[str]:
    """Return the ids of a user's sessions and tokens."""
    ids = (select(rows.c.id).where(rows.c.user_id == user) for rows in (SESSIONS, TOKENS))
    return [str(each) for wanted in ids for each in connection.execute(wanted).scalars()]


def _is_taken(connection: Connection, key: str, digest: str) -> bool:
    connection.execute(delete(RETIRED_HANDLES).where(RETIRED_HANDLES.c.until < now()))
    taken = exists().where(ACCOUNTS.c.handle_key == key)
    retired = exists().where(RETIRED_HANDLES.c.digest == digest)
    return bool(connection.execute(select(taken | retired)).scalar())


def _set_codes(connection: Connection, user: str, digests: list[str]) -> None:
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.user_id == user))
    rows = [{"user_id": user, "digest": digest} for digest in digests]
    connection.execute(insert(RECOVERY_CODES), rows)
