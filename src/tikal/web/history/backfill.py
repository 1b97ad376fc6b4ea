"""Summaries of games that ended before there were any, or by an earlier version of the code.

The migration only notes which games are over. They are replayed here, one after the other, while
the server serves: nobody waits for it, and whoever stops it goes on at the next start.
"""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.history.summary import VERSION, result_rows
from tikal.web.play.open_table import opened
from tikal.web.play.resuming import pause
from tikal.web.store.results import ResultRows
from tikal.web.store.rows import Row, Rows, Stored

LOG: Final = logging.getLogger("tikal.web")
_BATCH: Final = 50
# A replay of so many seconds is followed by a rest of so many times as long: moves come first.
_REST: Final = 4


class Backfill:
    """Makes the summaries that are missing."""

    def __init__(self, rows: Rows, results: ResultRows) -> None:
        """Read games from one part of the store, keep their results in another."""
        self._rows = rows
        self._results = results

    async def run(self) -> int:
        """Make all of them, and return how many there were; while the store fails, try again."""
        done = failures = 0
        while True:
            try:
                tables = await self._results.outdated(VERSION, _BATCH)
                if not tables:
                    return done
                for table in tables:
                    await self._summarise(table)
                    done += 1
                failures = 0
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(pause(failures))
                failures += 1

    async def _summarise(self, table: str) -> None:
        stored = await self._rows.table(table)
        began = time.monotonic()
        rows = [] if stored is None else await asyncio.to_thread(_rows, stored)
        if rows:
            await self._results.put(rows)
        else:
            await self._results.skip(table, VERSION)
        await asyncio.sleep(_REST * (time.monotonic() - began))


def _rows(stored: Stored) -> list[Row]:
    """Return the results of a game, none of one that this version can't replay."""
    try:
        return result_rows(opened(stored).snapshot)
    except Exception:
        LOG.exception("game not summarised", extra={"table": stored.row["id"]})
        return []
