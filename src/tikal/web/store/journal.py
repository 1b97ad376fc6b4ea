"""Writing the log: commands are on the disk before their requests are answered.

A commit waits for the disk; commands that arrive meanwhile share the next one. So many games at
once cost little more than one, and each of them still waits for its own commit. All of a commit
happens in one visit to a thread: an asynchronous driver would go there and back for each statement,
and every move would wait for that.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import URL, Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from tikal.web.store.database import open_for_writing
from tikal.web.store.schema import COMMANDS, STANDING, TABLES

Row = dict[str, object]

_INSERT: Final = insert(COMMANDS)
# Bound names must differ from the columns' own.
_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("new_id"))
    .values({name: bindparam(f"new_{name}") for name in STANDING})
)
# More than this in one commit would make the first of them wait too long.
_LARGEST_BATCH: Final = 256


class Conflict(Exception):  # noqa: N818 - losing a race is not a failure
    """Another server has written commands with these numbers."""


@dataclass
class Append:
    """Rows of one table's log that belong together, and the table's standing after them."""

    commands: Sequence[Row]
    standing: Row
    done: "asyncio.Future[None]" = field(init=False)

    def finish(self, problem: Exception | None) -> None:
        """Wake the request that waits, unless it was cancelled."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Journal:
    """The one writer of the log."""

    def __init__(self, url: URL) -> None:
        """Write to this database; `run` does the work."""
        self._engine = open_for_writing(url)
        self._queue: asyncio.Queue[Append] = asyncio.Queue()

    async def append(self, commands: Sequence[Row], standing: Row) -> None:
        """Return when rows are committed; raise Conflict if their numbers are taken.

        `standing` has the table's `id` and the columns named in `STANDING`.
        """
        item = Append(commands, standing)
        item.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(item)
        await item.done

    async def run(self) -> None:
        """Write whatever comes, until cancelled."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "journal") as thread:
            try:
                while True:
                    batch = [await self._queue.get()]
                    while not self._queue.empty() and len(batch) < _LARGEST_BATCH:
                        batch.append(self._queue.get_nowait())
                    problems = await loop.run_in_executor(thread, self._write, batch)
                    for item, problem in zip(batch, problems, strict=True):
                        item.finish(problem)
            finally:
                thread.submit(self._engine.dispose)

    def _write(self, batch: list[Append]) -> list[Exception | None]:
        """Write and commit; return the error of each, None where all is well.

        One that conflicts does not keep the others of its commit from being written.
        """
        try:
            with self._engine.begin() as connection:
                _insert(connection, batch)
        except IntegrityError as problem:
            if len(batch) > 1:
                return [problem for item in batch for problem in self._write([item])]
            conflict = Conflict("the table has moved on")
            conflict.__cause__ = problem
            return [conflict]
        except Exception as problem:  # noqa: BLE001 - the waiting requests get it
            return [problem] * len(batch)
        return [None] * len(batch)


def _insert(connection: Connection, batch: list[Append]) -> None:
    connection.execute(_INSERT, [row for item in batch for row in item.commands])
    standings = [{f"new_{name}": value for name, value in item.standing.items()} for item in batch]
    connection.execute(_UPDATE, standings)
