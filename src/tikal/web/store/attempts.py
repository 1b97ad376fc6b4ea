"""Attempts in the store: how often somebody has tried, until it is forgotten."""

from datetime import timedelta

from sqlalchemy import Connection, delete, select, update

from tikal.web.store.account_schema import ATTEMPTS, CHALLENGES
from tikal.web.store.clock import later, now
from tikal.web.store.journal import Journal
from tikal.web.store.upsert import add


class AttemptRows:
    """Counts attempts, for all servers of a database."""

    def __init__(self, journal: Journal) -> None:
        """Write by this writer."""
        self._journal = journal

    async def take(self, most: dict[str, int], period: timedelta) -> str | None:
        """Count an attempt of all these; return the first that has no attempt left, if any.

        It is counted before anybody knows whether it is a wrong one: of many at once no more are
        looked at than one after the other.
        """

        def work(connection: Connection) -> str | None:
            connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.until < now()))
            counts = {who: _count(connection, who) for who in most}
            full = next((who for who, count in counts.items() if count >= most[who]), None)
            if full is None:
                for who in most:
                    _more(connection, who, later(period))
            return full

        return await self._journal.write(work)

    async def give_back(self, *who: str) -> None:
        """Take an attempt that was right off the counts."""

        def work(connection: Connection) -> None:
            mine = (ATTEMPTS.c.who.in_(who), ATTEMPTS.c.count > 0)
            connection.execute(update(ATTEMPTS).where(*mine).values(count=ATTEMPTS.c.count - 1))

        await self._journal.write(work)

    async def use_up(self, challenge: str, until: str) -> bool:
        """Note that a challenge is answered; return False if it was before."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now()))
            row = {"digest": challenge, "until": until}
            return add(connection, CHALLENGES, row)

        return await self._journal.write(work)


def _count(connection: Connection, who: str) -> int:
    """Return how often somebody has tried; other servers wait until this one has counted."""
    wanted = select(ATTEMPTS.c.count).where(ATTEMPTS.c.who == who).with_for_update()
    return int(connection.execute(wanted).scalar_one_or_none() or 0)


def _more(connection: Connection, who: str, until: str) -> None:
    add(connection, ATTEMPTS, {"who": who, "count": 0, "until": until})
    more = {"count": ATTEMPTS.c.count + 1}
    connection.execute(update(ATTEMPTS).where(ATTEMPTS.c.who == who).values(more))
