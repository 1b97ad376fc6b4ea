"""Bots go on by themselves: after a start, and after the store or a bot has failed."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.open_table import OpenTable
from tikal.web.problem import Refused
from tikal.web.store.rows import Rows, Waiting

Answer = TypeVar("Answer")
LOG: Final = logging.getLogger("tikal.web")
# How long to wait before the next try, in seconds; twice as long each time, up to the longest.
SHORTEST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
# How many tables are read from the store at the same time.
_SIDE_BY_SIDE: Final = 4


def pause(failures: int) -> float:
    """Return how long to wait after so many failures in a row."""
    return float(min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** min(failures, 10)))


class Resuming:
    """Opens the tables where a bot has to move and that nobody has opened."""

    def __init__(self, rows: Rows, wake: Callable[[str], Awaitable[OpenTable]]) -> None:
        """Ask this store; `wake` opens a table and wakes its bots."""
        self._rows = rows
        self._wake = wake
        self._failures: Counter[str] = Counter()
        # When the next try of each table is due.
        self._due: dict[str, float] = {}
        self._news = asyncio.Event()
        self._reading = asyncio.Semaphore(_SIDE_BY_SIDE)

    def try_later(self, table_id: str) -> None:
        """Wake a table's bots after a pause, a longer one each time."""
        if table_id in self._due:
            return
        wait = pause(self._failures[table_id])
        self._failures[table_id] += 1
        self._due[table_id] = asyncio.get_running_loop().time() + wait
        self._news.set()

    def has_gone_on(self, table_id: str) -> None:
        """Begin with short pauses again."""
        self._failures.pop(table_id, None)

    async def waiting(self) -> list[Waiting]:
        """Return the tables where a bot was to move when the server stopped."""
        return await self._patiently(self._rows.thinking)

    async def wake_all(self, table_ids: list[str]) -> None:
        """Wake the bots of tables, some side by side; none waits for the bots of another."""
        await asyncio.gather(*(self._wake_one(table_id) for table_id in table_ids))

    async def run(self) -> None:
        """Wake bots whenever they are due, until cancelled."""
        while True:
            await self._until_due()
            await self._patiently(self._rows.try_writing)
            now = asyncio.get_running_loop().time()
            due = [table_id for table_id, when in self._due.items() if when <= now]
            for table_id in due:
                del self._due[table_id]
            await self.wake_all(due)

    async def _until_due(self) -> None:
        while True:
            self._news.clear()
            now = asyncio.get_running_loop().time()
            wait = min(self._due.values()) - now if self._due else None
            if wait is not None and wait <= 0:
                return
            try:
                await asyncio.wait_for(self._news.wait(), wait)
            except TimeoutError:
                return

    async def _patiently(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """Ask the store until it answers."""
        failures = 0
        while True:
            try:
                return await ask()
            except (SQLAlchemyError, OSError):
                await asyncio.sleep(pause(failures))
                failures += 1

    async def _wake_one(self, table_id: str) -> None:
        try:
            async with self._reading:
                await self._wake(table_id)
        except Refused:
            self._failures.pop(table_id, None)
        except (SQLAlchemyError, OSError):
            self.try_later(table_id)
        except Exception:
            LOG.exception("table not resumed", extra={"table": table_id})
