"""Sessions in the store: those that have ended, and the way to another browser."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.notices import ENDED, Notice, notify
from tikal.web.store.places import add_user
from tikal.web.store.schema import ENDED_SESSIONS, TRANSFERS, USERS
from tikal.web.store.upsert import put

# As long as a cookie can live, and a day for clocks that differ.
_KEPT: Final = timedelta(days=401)


class SessionRows:
    """Rows about sessions."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def has_ended(self, session: str) -> bool:
        """Return whether a session has ended."""
        wanted = select(exists().where(ENDED_SESSIONS.c.id == session))
        async with self._engine.connect() as connection:
            return bool((await connection.execute(wanted)).scalar())

    async def end(self, user: str, sessions: Iterable[str]) -> None:
        """End sessions; those of somebody who has nothing here need not be remembered."""
        until = _later(_KEPT)
        ended = list(sessions)

        def work(connection: Connection) -> None:
            past = ENDED_SESSIONS.c.until < now()
            connection.execute(delete(ENDED_SESSIONS).where(past))
            if connection.execute(select(exists().where(USERS.c.id == user))).scalar():
                for session in ended:
                    put(connection, ENDED_SESSIONS, {"id": session, "until": until})
            notify(connection, [Notice(ENDED, session) for session in ended])

        await self._journal.write(work)

    async def offer(self, user: str, digest: str, minutes: int) -> None:
        """Let whoever knows a code become this user, once; an earlier code is worth nothing."""
        row = {"user_id": user, "digest": digest, "until": _later(timedelta(minutes=minutes))}

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


def _later(time: timedelta) -> str:
    return (datetime.now(UTC) + time).isoformat(timespec="milliseconds")
