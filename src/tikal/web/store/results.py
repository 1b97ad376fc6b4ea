"""Results in the store: how finished games ended for those who played them."""

from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.journal import Journal
from tikal.web.store.rows import Row
from tikal.web.store.schema import RESULTS
from tikal.web.store.upsert import put

# Statistics count the latest games only.
MOST_COUNTED: Final = 1000


class ResultRows:
    """Rows about finished games."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def of(self, user: str) -> list[Row]:
        """Return a user's latest games that count, newest first."""
        latest = (
            select(RESULTS.c.table_id, RESULTS.c.ended, RESULTS.c.summary)
            .where(RESULTS.c.user_id == user, RESULTS.c.summary.is_not(None))
            .order_by(RESULTS.c.ended.desc())
            .limit(MOST_COUNTED)
        )
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(latest)).mappings()]

    async def outdated(self, version: int, most: int) -> list[str]:
        """Return tables whose summary was made by an earlier version of the code, or never."""
        wanted = (
            select(RESULTS.c.table_id).distinct().where(RESULTS.c.version < version).limit(most)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def put(self, rows: list[Row]) -> None:
        """Keep how a game ended for each who played it."""

        def work(connection: Connection) -> None:
            for row in rows:
                put(connection, RESULTS, row)

        await self._journal.write(work)

    async def skip(self, table: str, version: int) -> None:
        """Note that a game can't be read by this version: it does not count."""

        def work(connection: Connection) -> None:
            skipped = {"version": version, "summary": None}
            connection.execute(RESULTS.update().where(RESULTS.c.table_id == table).values(skipped))

        await self._journal.write(work)
