"""Following: open tables keep up with what other processes on the same PostgreSQL commit.

Any process may serve any table: the unique number of a command is the fence, and whoever loses a
race looks how the table stands and goes on from there. What another process has committed is shown
here just as it was there, message by message.

Before a process answers anything about a table it looks whether the table has moved on. So nobody
who waits for an answer sees an older state than one they have seen, whichever process answers.
Watchers do not ask; for them there are notices. Those can get lost, so all open tables are compared
with the store every few seconds, and whenever notices may have been missed.

On SQLite there is one process. There a table is looked up only where a race was lost all the same.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.change import by_message, replayed
from tikal.web.play.open_table import OpenTable
from tikal.web.play.terms import terms_from
from tikal.web.problem import Refused, unknown_table
from tikal.web.store.news import Known, News, Newsroom
from tikal.web.store.notices import EDITED, MOVED, THINKING, Notice

LOG: Final = logging.getLogger("tikal.web")
# How often all open tables are compared with the store, in seconds.
_EVERY: Final = 3.0


class Following:
    """Shows at open tables what others have done there."""

    def __init__(
        self,
        newsroom: Newsroom,
        tables: Mapping[str, OpenTable],
        *,
        gone: Callable[[OpenTable], None],
        rewritten: Callable[[OpenTable], None],
        moved: Callable[[OpenTable], None],
        shared: bool,
    ) -> None:
        """Follow these tables.

        `gone` closes one that was thrown away, `rewritten` one whose people were replaced in what
        was written, and `moved` wakes its bots.
        """
        self._newsroom = newsroom
        self._tables = tables
        self._gone = gone
        self._rewritten = rewritten
        self._moved = moved
        self._shared = shared
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._missed = asyncio.Event()

    async def refresh(self, table: OpenTable) -> None:
        """Bring a table up to date before anything is said about it."""
        if self._shared:
            await self.catch_up(table)

    async def catch_up(self, table: OpenTable) -> None:
        """Show what others have committed by now; refuse a table that was thrown away."""
        news = await self._news(table)
        if _is_new(table, news):
            async with table.lock():
                await self._show(table, news)
            self._moved(table)

    async def catch_up_locked(self, table: OpenTable) -> None:
        """Do so for somebody who holds the table's lock."""
        await self._show(table, await self._news(table))
        self._moved(table)

    def hear(self, notice: Notice | None) -> None:
        """Follow another process at a table, if it is open here; None: look at all of them."""
        if notice is None:
            self._missed.set()
            return
        table = self._tables.get(notice.name)
        if table is not None:
            seq = table.played.seq
            known = {MOVED: seq, THINKING: seq, EDITED: table.edits}
            if notice.number > known.get(notice.kind, notice.number):
                self._start(table)

    async def run(self) -> None:
        """Compare open tables with the store now and then, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(_EVERY):
                    await self._missed.wait()
            except TimeoutError:
                pass
            self._missed.clear()
            try:
                await self._compare()
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("tables not compared", extra={"problem": str(problem)[:200]})

    def close(self) -> None:
        """Follow no more."""
        for task in self._tasks.values():
            task.cancel()

    async def _compare(self) -> None:
        tables = list(self._tables.values())
        if not tables:
            return
        found = await self._newsroom.look([_known(table) for table in tables])
        for table in tables:
            if _is_new(table, found.get(table.id)):
                self._start(table)

    def _start(self, table: OpenTable) -> None:
        """Catch up beside other things; whoever does so already does it once more."""
        before = self._tasks.get(table.id)
        task = asyncio.create_task(self._follow(table, before))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._forget(table.id, task))

    def _forget(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _follow(self, table: OpenTable, before: "asyncio.Task[None] | None") -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await self.catch_up(table)
        except Refused:
            return
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("table not followed", extra={"problem": str(problem)[:200]})
        except Exception:
            LOG.exception("table can't be followed", extra={"table": table.id})
            self._rewritten(table)

    async def _news(self, table: OpenTable) -> News:
        found = (await self._newsroom.look([_known(table)])).get(table.id)
        if found is None:
            self._gone(table)
            raise unknown_table()
        return found

    async def _show(self, table: OpenTable, news: News) -> None:
        """Show news, edits first: whoever may not look any more gets no more to see."""
        if news.about is not None and news.edits > table.edits:
            about = news.about
            if about["rewritten"] > table.rewritten:
                self._rewritten(table)
                return
            terms = terms_from(about["terms"])
            table.show(news.edits, name=about["name"], terms=terms, rematch=about["rematch"])
        unseen = [row for row in news.commands if row["seq"] > table.played.seq]
        for rows in by_message(unseen):
            table.apply(replayed(table.snapshot, rows, table.watchers.viewers))
            await asyncio.sleep(0)


def _known(table: OpenTable) -> Known:
    return Known(table.id, table.played.seq, table.edits)


def _is_new(table: OpenTable, news: News | None) -> bool:
    """Return whether there is something to show, if only that the table is gone."""
    if news is None:
        return True
    last = news.commands[-1]["seq"] if news.commands else 0
    return last > table.played.seq or news.edits > table.edits
