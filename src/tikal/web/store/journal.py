"""Writing the log: commands are appended and on the disk before anybody is answered.

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
from tikal.web.store.schema import COMMANDS, TABLES

Row = dict[str, object]

_INSERT: Final = insert(COMMANDS)
_STANDING: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(
        {
            name: bindparam(f"now_{name}")
            for name in ("updated", "seq", "moves", "seat", "scores", "winners", "over", "thinking")
        }
    )
)
# More than this in one commit would make the first of them wait too long.
_LARGEST_BATCH: Final = 256


class Conflict(Exception):  # noqa: N818 - it is no error of anybody
    """Somebody else has written to the table meanwhile."""


@dataclass
class Append:
    """Commands of one table that belong together, and the standing after them."""

    commands: Sequence[Row]
    standing: Row
    done: "asyncio.Future[None]" = field(init=False)

    def tell(self, problem: Exception | None) -> None:
        """Let whoever waits go on, unless they have left."""
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
        """Return when the commands are committed; raise Conflict if they came too late."""
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
                    told = await loop.run_in_executor(thread, self._written, batch)
                    for item, problem in zip(batch, told, strict=True):
                        item.tell(problem)
            finally:
                thread.submit(self._engine.dispose)

    def _written(self, batch: list[Append]) -> list[Exception | None]:
        """Write and commit; return for each what went wrong with it.

        If a batch holds something wrong, what is right in it is kept.
        """
        try:
            with self._engine.begin() as connection:
                _insert(connection, batch)
        except IntegrityError as problem:
            if len(batch) > 1:
                return [told for item in batch for told in self._written([item])]
            conflict = Conflict("the table has moved on")
            conflict.__cause__ = problem
            return [conflict]
        except Exception as problem:  # noqa: BLE001 - whoever waits must hear of it
            return [problem] * len(batch)
        return [None] * len(batch)


def _insert(connection: Connection, batch: list[Append]) -> None:
    connection.execute(_INSERT, [row for item in batch for row in item.commands])
    connection.execute(_STANDING, [item.standing for item in batch])
