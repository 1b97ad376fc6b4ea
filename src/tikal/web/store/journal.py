"""Writing the log: commands are appended and on the disk before anybody is answered.

A commit waits for the disk; commands that arrive meanwhile share the next one. So many games at
once cost little more than one, and each of them still waits for its own commit.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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


class Journal:
    """The one writer of the log."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write to this database; `run` does the work."""
        self._engine = engine
        self._queue: asyncio.Queue[Append] = asyncio.Queue()

    async def append(self, commands: Sequence[Row], standing: Row) -> None:
        """Return when the commands are committed; raise Conflict if they came too late."""
        item = Append(commands, standing)
        item.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(item)
        await item.done

    async def run(self) -> None:
        """Write whatever comes, until cancelled."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < _LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            await self._write(batch)

    async def _write(self, batch: list[Append]) -> None:
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, batch)
        except IntegrityError as problem:
            await self._write_one_by_one(batch, problem)
        except Exception as problem:  # noqa: BLE001 - whoever waits must hear of it
            _fail(batch, problem)
        else:
            for item in batch:
                if not item.done.done():
                    item.done.set_result(None)

    async def _write_one_by_one(self, batch: list[Append], problem: IntegrityError) -> None:
        """Keep what is right in a batch that holds something wrong."""
        if len(batch) > 1:
            for item in batch:
                await self._write([item])
            return
        conflict = Conflict("the table has moved on")
        conflict.__cause__ = problem
        _fail(batch, conflict)


async def _insert(connection: AsyncConnection, batch: list[Append]) -> None:
    await connection.execute(_INSERT, [row for item in batch for row in item.commands])
    await connection.execute(_STANDING, [item.standing for item in batch])


def _fail(batch: list[Append], problem: Exception) -> None:
    for item in batch:
        if not item.done.done():
            item.done.set_exception(problem)
