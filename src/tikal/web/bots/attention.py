"""Attention: tells other processes at which tables of bots alone somebody watches.

Such bots are waited for, wherever they think. It is said when somebody comes, and every few seconds
as long as they stay.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.open_table import OpenTable
from tikal.web.store.journal import Journal
from tikal.web.store.notices import WATCHED, Notice, notify

LOG: Final = logging.getLogger("tikal.web")
_EVERY: Final = 5.0


class Attention:
    """Says who is watched here."""

    def __init__(self, journal: Journal, tables: Mapping[str, OpenTable]) -> None:
        """Look at these tables, and send notices by this writer."""
        self._journal = journal
        self._tables = tables
        self._come = asyncio.Event()

    def draw(self) -> None:
        """Say so at once: somebody has come to watch."""
        self._come.set()

    async def run(self) -> None:
        """Say so now and then, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(_EVERY):
                    await self._come.wait()
            except TimeoutError:
                pass
            self._come.clear()
            try:
                await self._tell()
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("watchers not told of", extra={"problem": str(problem)[:200]})

    async def _tell(self) -> None:
        found = [Notice(WATCHED, table.id) for table in self._tables.values() if _needs(table)]
        if found:
            await self._journal.write(lambda connection: notify(connection, found))


def _needs(table: OpenTable) -> bool:
    """Return whether bots are to move at a table that only a watcher waits for."""
    played = table.played
    return bool(table.watchers) and not played.people and played.bot_to_move is not None
