"""Vacations: when the clocks of a user's daily games stand still."""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.places import add_user
from tikal.web.store.schema import VACATIONS

# How many days of vacation there are within how many.
DAYS: Final = 30
WITHIN: Final = 365
_DAY: Final = timedelta(days=1)


class Vacation(NamedTuple):
    """Until when somebody is away, None if they are here, and how many days they have left.

    `days` is how many there are in a year.
    """

    until: str | None
    days_left: int
    days: int = DAYS


class VacationRows:
    """When people are away."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def of(self, user: str) -> Vacation:
        """Return a user's vacation."""
        at = now()
        since = _later(at, -WITHIN)
        wanted = select(VACATIONS).where(VACATIONS.c.user_id == user, VACATIONS.c.until > since)
        async with self._engine.connect() as connection:
            rows = list((await connection.execute(wanted)).mappings())
        spent = sum(_days(max(row["begun"], since), row["until"]) for row in rows)
        until = max((row["until"] for row in rows), default="")
        return Vacation(until if until > at else None, max(0, DAYS - int(-(-spent // 1))))

    async def begin(self, user: str, days: int) -> str:
        """Note that a user is away for so many days; return until when."""
        begun = now()
        until = _later(begun, days)

        def work(connection: Connection) -> None:
            add_user(connection, user)
            connection.execute(insert(VACATIONS).values(user_id=user, begun=begun, until=until))

        await self._journal.write(work)
        return until

    async def end(self, user: str) -> str:
        """Note that a user is back; return when that is."""
        at = now()
        away = (VACATIONS.c.user_id == user, VACATIONS.c.until > at)

        def work(connection: Connection) -> None:
            connection.execute(update(VACATIONS).where(*away).values(until=at))

        await self._journal.write(work)
        return at


def _later(at: str, days: int) -> str:
    return (datetime.fromisoformat(at) + days * _DAY).isoformat(timespec="milliseconds")


def _days(begun: str, until: str) -> float:
    return (datetime.fromisoformat(until) - datetime.fromisoformat(begun)) / _DAY
