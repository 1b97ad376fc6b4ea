"""Sessions in the store: what they are worth, those of accounts, and ways to another browser."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import ACCOUNTS, BANS, SESSIONS, TOKENS
from tikal.web.store.clock import later, now
from tikal.web.store.journal import Journal
from tikal.web.store.notices import ENDED, Notice, notify
from tikal.web.store.places import add_user
from tikal.web.store.schema import ENDED_SESSIONS, TRANSFERS, USERS
from tikal.web.store.upsert import put

# As long as a cookie can live, and a day for clocks that differ.
_KEPT: Final = timedelta(days=401)

Row = dict[str, Any]
Text = Column[str]


class Standing(NamedTuple):
    """What a session is worth.

    `good`: it has not ended, and if its user has an account it is one of the account's. `ban` is
    why its user is banned. `seen` is when it was last seen, if it is an account's, empty if never.
    `bot`: the account is a bot's.
    """

    good: bool = True
    handle: str | None = None
    ban: str | None = None
    seen: str | None = None
    bot: bool = False


class SessionRows:
    """Rows about sessions."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def standings(self, sessions: dict[str, str]) -> dict[str, Standing]:
        """Return what sessions are worth, given as the user of each; a token is one as well."""
        users = set(sessions.values())
        async with self._engine.connect() as connection:

            async def found(key: Text, value: Text, keys: Iterable[str]) -> dict[str, str]:
                rows = await connection.execute(select(key, value).where(key.in_(keys)))
                return {row[0]: row[1] for row in rows}

            ended = await found(ENDED_SESSIONS.c.id, ENDED_SESSIONS.c.until, list(sessions))
            handles = await found(ACCOUNTS.c.user_id, ACCOUNTS.c.handle, users)
            bans = await found(BANS.c.user_id, BANS.c.reason, users)
            seen: dict[str, str] = {}
            bots: set[str] = set()
            if handles:
                seen = await found(SESSIONS.c.id, SESSIONS.c.seen, list(sessions))
                tokens = await connection.execute(_good_tokens(list(sessions)))
                seen |= {row.id: row.used for row in tokens}
                marked = (ACCOUNTS.c.user_id.in_(handles), ACCOUNTS.c.bot)
                found_bots = await connection.execute(select(ACCOUNTS.c.user_id).where(*marked))
                bots = set(found_bots.scalars())
        return {
            each: Standing(
                each not in ended and (user not in handles or each in seen),
                handles.get(user),
                bans.get(user),
                seen.get(each),
                user in bots,
            )
            for each, user in sessions.items()
        }

    async def begin(self, row: Row) -> None:
        """Keep a session of an account."""
        await self._journal.write(lambda connection: add_session(connection, row))

    async def of(self, user: str) -> list[Row]:
        """Return the sessions of an account, the one seen last first."""
        wanted = select(SESSIONS).where(SESSIONS.c.user_id == user)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(SESSIONS.c.seen.desc()))
            return [dict(row) for row in rows.mappings()]

    async def touch(self, session: str, **values: str) -> None:
        """Note that a session or token was used, or that its user has shown who they are."""
        changed = {"seen": now(), **values}

        def work(connection: Connection) -> None:
            connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(changed))
            used = {"used": changed["seen"]}
            connection.execute(update(TOKENS).where(TOKENS.c.id == session).values(used))

        await self._journal.write(work)

    async def end(self, user: str, sessions: Iterable[str]) -> None:
        """End sessions; those of somebody who has nothing here need not be remembered."""
        until = later(_KEPT)
        ended = list(sessions)

        def work(connection: Connection) -> None:
            past = ENDED_SESSIONS.c.until < now()
            connection.execute(delete(ENDED_SESSIONS).where(past))
            if connection.execute(select(exists().where(USERS.c.id == user))).scalar():
                for session in ended:
                    put(connection, ENDED_SESSIONS, {"id": session, "until": until})
                    connection.execute(delete(SESSIONS).where(SESSIONS.c.id == session))
            notify(connection, [Notice(ENDED, session) for session in ended])

        await self._journal.write(work)

    async def offer(self, user: str, digest: str, minutes: int) -> None:
        """Let whoever knows a code become this user, once; an earlier code is worth nothing."""
        row = {"user_id": user, "digest": digest, "until": later(timedelta(minutes=minutes))}

        def work(connection: Connection) -> None:
            add_user(connection, user)
            put(connection, TRANSFERS, row)

        await self._journal.write(work)

    async def redeem(self, digest: str) -> str | None:
        """Use a code; return the user whom it is of, None if it is wrong, used or too old."""
        wanted = (
            delete(TRANSFERS)
            .where(TRANSFERS.c.digest == digest, TRANSFERS.c.until > now())
            .returning(TRANSFERS.c.user_id)
        )

        def work(connection: Connection) -> str | None:
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.until <= now()))
            return connection.execute(wanted).scalar_one_or_none()

        return await self._journal.write(work)


def _good_tokens(ids: list[str]) -> Select[Any]:
    """Return the query for tokens that have not expired, and when each was last used."""
    used = func.coalesce(TOKENS.c.used, "").label("used")
    in_time = or_(TOKENS.c.until.is_(None), TOKENS.c.until > now())
    return select(TOKENS.c.id, used).where(TOKENS.c.id.in_(ids), in_time)


def add_session(connection: Connection, row: Row) -> None:
    """Keep a session of an account, as part of a transaction."""
    moment = now()
    times = {"created": moment, "seen": moment, "proved": moment}
    connection.execute(insert(SESSIONS).values(times | row))
