"""The sweep: finds bots' turns that nobody thinks about, of all tables on the same PostgreSQL.

Every process that thinks looks for them, as soon as it hears of one and every few seconds: so turns
go on of a process that has died, and of one that has too many. Nothing of a table is read before
its turn has come and is ours. Turns that people wait for are taken up as the fair queue has it;
tables of bots alone stand in line.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.bots.driver import Bots
from tikal.web.play.open_table import OpenTable
from tikal.web.problem import Refused
from tikal.web.store.leases import Leases
from tikal.web.store.notices import THINKING, WATCHED, Notice
from tikal.web.store.rows import Waiting

LOG: Final = logging.getLogger("tikal.web")
# How often to look, in seconds, and how long to wait for more of what was heard.
_EVERY: Final = 2.0
_GATHERING: Final = 0.01
# How long somebody is taken to watch at another process, in seconds; it says so more often.
_WATCHING: Final = 15.0


class Opened(Protocol):
    """What a sweep needs of the room."""

    async def open(self, table_id: str) -> OpenTable:
        """Return a table, and wake its bots if it was not open."""

    def at_hand(self, table_id: str) -> OpenTable | None:
        """Return a table if it is open."""


class Sweep:
    """Looks for turns to think about."""

    def __init__(self, leases: Leases, bots: Bots, tables: Opened) -> None:
        """Let these bots think."""
        self._leases = leases
        self._bots = bots
        self._tables = tables
        self._heard = asyncio.Event()
        # By table: what is being taken up.
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def hear(self, notice: Notice | None) -> None:
        """Look soon if there may be something; None: there may."""
        if notice is not None and notice.kind == WATCHED:
            self._start(notice.name, self._watched(notice.name))
        elif notice is None or (
            notice.kind == THINKING and self._tables.at_hand(notice.name) is None
        ):
            self._heard.set()

    async def run(self) -> None:
        """Look until cancelled."""
        try:
            while True:
                try:
                    await self._look()
                except (SQLAlchemyError, OSError) as problem:
                    LOG.warning("no turns looked for", extra={"problem": str(problem)[:200]})
                await self._wait()
        finally:
            for task in self._tasks.values():
                task.cancel()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(_EVERY):
                await self._heard.wait()
                await asyncio.sleep(_GATHERING)
        except TimeoutError:
            pass
        self._heard.clear()

    async def _look(self) -> None:
        alone: defaultdict[str, list[str]] = defaultdict(list)
        for waiting in await self._leases.free():
            table = self._tables.at_hand(waiting.id)
            if table is not None:
                self._bots.wake(table)
            elif waiting.people:
                self._start(waiting.id, self._take_up(waiting))
            else:
                alone[waiting.owner].append(waiting.id)
        for owner, table_ids in alone.items():
            self._bots.wake_in_line(owner, table_ids)

    def _start(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something for a table beside other things, unless that is being done."""
        if table_id in self._tasks:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id))

    async def _take_up(self, waiting: Waiting) -> None:
        try:
            await self._bots.take_up(waiting)
        except (Refused, SQLAlchemyError, OSError) as problem:
            extra = {"table": waiting.id, "problem": str(problem)[:200]}
            LOG.warning("turn not taken up", extra=extra)
        except Exception:
            LOG.exception("turn not taken up", extra={"table": waiting.id})

    async def _watched(self, table_id: str) -> None:
        """Let bots alone go on that somebody watches at another process."""
        try:
            table = await self._tables.open(table_id)
        except (Refused, SQLAlchemyError, OSError):
            return
        table.watched_until = time.monotonic() + _WATCHING
        self._bots.wake(table)
