"""Leases on PostgreSQL: one process at a time thinks about a bot's turn.

A bot's turn is a job as soon as the command before it is committed: `tables.thinking` says so, in
the same transaction. Whoever wants to think takes a lease of a few seconds, and renews it as long
as they live. A process that dies lets its leases run out, and another takes the turn. Where two
think about one turn all the same, the log takes the first, and the other does no harm.

The database's clock counts: those of several machines may differ.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, Float, cast, delete, func, or_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.journal import Journal
from tikal.web.store.rows import Waiting, waiting_in
from tikal.web.store.schema import LEASES, TABLES

LOG: Final = logging.getLogger("tikal.web")
# How many seconds a lease lasts, and after how many it is renewed.
LEASE: Final = 6.0
_RENEWED: Final = 2.0
# How many turns that nobody thinks about are looked at, the latest first.
_MOST: Final = 1000
# How long a process that ends may take to give its leases back, in seconds.
_PATIENCE: Final = 2.0
_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)


class Leases:
    """The leases of one process."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal
        self._worker = journal.origin
        self._held: set[str] = set()

    async def take(self, table: str, seq: int) -> bool:
        """Return whether the turn after a table's command is ours to think about."""
        row = {"table_id": table, "seq": seq, "worker": self._worker, "until": _NOW + LEASE}
        wanted = insert(LEASES).values(row)
        free = or_(
            LEASES.c.seq < wanted.excluded.seq,
            LEASES.c.until < _NOW,
            LEASES.c.worker == wanted.excluded.worker,
        )
        values = {name: wanted.excluded[name] for name in ("seq", "worker", "until")}
        taking = wanted.on_conflict_do_update(index_elements=["table_id"], set_=values, where=free)

        def work(connection: Connection) -> bool:
            return connection.execute(taking.returning(LEASES.c.seq)).first() is not None

        taken = await self._journal.write(work)
        if taken:
            self._held.add(table)
        return taken

    def end(self, table: str) -> None:
        """Renew a lease no more: the turn is played, or somebody else may try."""
        self._held.discard(table)

    async def free(self) -> list[Waiting]:
        """Return the tables where a bot has to move and nobody thinks, the latest first."""
        ended = or_(LEASES.c.table_id.is_(None), LEASES.c.seq < TABLES.c.seq, LEASES.c.until < _NOW)
        wanted = (
            waiting_in(TABLES.outerjoin(LEASES, LEASES.c.table_id == TABLES.c.id))
            .where(ended)
            .order_by(TABLES.c.updated.desc())
            .limit(_MOST)
        )
        async with self._engine.connect() as connection:
            return [Waiting.of(row) for row in await connection.execute(wanted)]

    async def run(self) -> None:
        """Renew the leases until cancelled, then give all of them back."""
        try:
            while True:
                await asyncio.sleep(_RENEWED)
                await self._renew()
        finally:
            await self._end_all()

    async def _renew(self) -> None:
        if not self._held:
            return
        own = (LEASES.c.table_id.in_(sorted(self._held)), LEASES.c.worker == self._worker)
        wanted = update(LEASES).where(*own).values(until=_NOW + LEASE)
        try:
            await self._journal.write(lambda connection: connection.execute(wanted))
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("leases not renewed", extra={"problem": str(problem)[:200]})

    async def _end_all(self) -> None:
        """Give all leases back, unless the database is away: then they run out."""

        def work(connection: Connection) -> None:
            connection.execute(delete(LEASES).where(LEASES.c.worker == self._worker))

        try:
            async with asyncio.timeout(_PATIENCE):
                await self._journal.write(work)
        except (SQLAlchemyError, OSError):
            LOG.warning("leases not given back")
