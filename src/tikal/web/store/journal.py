"""The one writer: whatever is written is on the disk before its request is answered.

A commit waits for the disk; commands that arrive meanwhile share the next one. So many games at
once cost little more than one, and each of them still waits for its own commit. All of a commit
happens in one visit to a thread: an asynchronous driver would go there and back for each statement,
and every move would wait for that.

SQLite lets one connection write at a time, and whoever else wants to waits and tries again, for
seconds if there are many. So everything that is written comes through here: moves first, the rest
in commits of their own, which are small. A move waits for one of those at most.
"""

import asyncio
import os
import secrets
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tikal.web.ratings.model import RatedGame
from tikal.web.store.database import open_for_writing
from tikal.web.store.notices import MOVED, ORIGIN, THINKING, Notice, notify
from tikal.web.store.occasions import Occasion, add_notices
from tikal.web.store.places import set_places
from tikal.web.store.rating import rate
from tikal.web.store.schema import COMMANDS, RESULTS, STANDING, TABLES
from tikal.web.store.upsert import put

Row = dict[str, object]
Found = TypeVar("Found")

_INSERT: Final = insert(COMMANDS)
# Bound names must differ from the columns' own.
_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("new_id"), TABLES.c.deleted.is_(None))
    .values({name: bindparam(f"new_{name}") for name in STANDING})
)
# More than this in one commit would make the first of them wait too long.
_LARGEST_BATCH: Final = 256
# How often something is tried that PostgreSQL ends because it and another wait for each other.
_TRIES: Final = 5
_DEADLOCKS: Final = ("40001", "40P01")
# As many bytes as a commit of other things than moves may have, unless one alone has more.
_LARGEST_WRITE: Final = 64 * 1024


class Conflict(Exception):  # noqa: N818 - losing a race is not a failure
    """Another process has written commands with these numbers, or thrown the table away."""


@dataclass
class _Waiting:
    """What somebody waits for."""

    done: "asyncio.Future[Any]" = field(init=False)

    def __post_init__(self) -> None:
        self.done = asyncio.get_running_loop().create_future()

    def finish(self, found: object) -> None:
        """Wake the request that waits, unless it was cancelled."""
        if self.done.done():
            return
        if isinstance(found, Exception):
            self.done.set_exception(found)
        else:
            self.done.set_result(found)


@dataclass
class Append(_Waiting):
    """Rows of one table's log that belong together, and the table's standing after them.

    `results` are the rows of a game that has ended with them, `rated` is what it means for ratings;
    `places` are the users who have a place at the table, if that has changed; `occasions` are what
    people are told.
    """

    commands: Sequence[Row]
    standing: Row
    results: Sequence[Row] = ()
    places: Collection[str] | None = None
    rated: RatedGame | None = None
    occasions: Sequence[Occasion] = ()


@dataclass
class Write(_Waiting):
    """Something else to write, about so many bytes; what `work` returns is the answer."""

    work: Callable[[Connection], object]
    size: int


class Journal:
    """The one writer of the database."""

    def __init__(self, url: URL) -> None:
        """Write to this database; `run` does the work."""
        # By what other processes know this one; its number helps the host.
        self.origin = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._engine = open_for_writing(url).execution_options(**{ORIGIN: self.origin})
        self._moves: deque[Append] = deque()
        self._others: deque[Write] = deque()
        self._something = asyncio.Event()

    async def append(
        self,
        commands: Sequence[Row],
        standing: Row,
        results: Sequence[Row] = (),
        places: Collection[str] | None = None,
        rated: RatedGame | None = None,
        occasions: Sequence[Occasion] = (),
    ) -> None:
        """Return when rows are committed; raise Conflict if their numbers are taken.

        `standing` has the table's `id` and the columns named in `STANDING`; `results` are how a
        game has ended for each user, `rated` is what that means for ratings, `places` are the users
        at the table, and `occasions` are what people are told.
        """
        item = Append(commands, standing, results, places, rated, occasions)
        self._moves.append(item)
        self._something.set()
        await item.done

    async def write(self, work: Callable[[Connection], Found], size: int = 0) -> Found:
        """Do something else in a transaction; return what it returns once that is committed.

        If the commit that it shares fails, `work` is done again alone.
        """
        item = Write(work, size)
        self._others.append(item)
        self._something.set()
        found: Found = await item.done
        return found

    async def run(self) -> None:
        """Write whatever comes, until cancelled."""
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "journal") as thread:
            try:
                while True:
                    await self._something.wait()
                    if moves := self._next_moves():
                        found = await loop.run_in_executor(thread, self._append, moves)
                        _finish(moves, found)
                    if others := self._next_others():
                        found = await loop.run_in_executor(thread, self._write, others)
                        _finish(others, found)
                    if not self._moves and not self._others:
                        self._something.clear()
            finally:
                thread.submit(self._engine.dispose)

    def _next_moves(self) -> list[Append]:
        count = min(len(self._moves), _LARGEST_BATCH)
        return [self._moves.popleft() for _ in range(count)]

    def _next_others(self) -> list[Write]:
        batch: list[Write] = []
        room = _LARGEST_WRITE
        while self._others and len(batch) < _LARGEST_BATCH:
            room -= self._others[0].size
            if batch and room < 0:
                break
            batch.append(self._others.popleft())
        return batch

    def _append(self, batch: list[Append], left: int = _TRIES) -> list[object]:
        """Write and commit moves; return the error of each, None where all is well.

        One that conflicts does not keep the others of its commit from being written.
        """
        try:
            with self._engine.begin() as connection:
                _insert(connection, batch)
        except (IntegrityError, Conflict) as problem:
            if len(batch) > 1:
                return [found for item in batch for found in self._append([item])]
            conflict = Conflict("the table has moved on")
            conflict.__cause__ = problem
            return [conflict]
        except Exception as problem:  # noqa: BLE001 - the waiting requests get it
            if left and _is_deadlock(problem):
                return [found for item in batch for found in self._append([item], left - 1)]
            return [problem] * len(batch)
        return [None] * len(batch)

    def _write(self, batch: list[Write], left: int = _TRIES) -> list[object]:
        """Write and commit other things; return what each returned, or its error."""
        try:
            with self._engine.begin() as connection:
                return [item.work(connection) for item in batch]
        except Exception as problem:  # noqa: BLE001 - as above
            if len(batch) > 1 or (left and _is_deadlock(problem)):
                return [found for item in batch for found in self._write([item], left - 1)]
            return [problem]


def _is_deadlock(problem: Exception) -> bool:
    """Return whether PostgreSQL has undone a transaction that may as well be done again."""
    return isinstance(problem, DBAPIError) and (
        getattr(problem.orig, "sqlstate", None) in _DEADLOCKS
    )


def _finish(batch: Sequence[_Waiting], found: Sequence[object]) -> None:
    for item, each in zip(batch, found, strict=True):
        item.finish(each)


def _insert(connection: Connection, batch: list[Append]) -> None:
    """Write moves: everybody in the order of the tables' ids, so that nobody waits in a circle."""
    batch = sorted(batch, key=lambda item: str(item.standing["id"]))
    connection.execute(_INSERT, [row for item in batch for row in item.commands])
    standings = [{f"new_{name}": value for name, value in item.standing.items()} for item in batch]
    if connection.execute(_UPDATE, standings).rowcount < len(batch):
        raise Conflict("a table was thrown away")
    for item in batch:
        for row in item.results:
            put(connection, RESULTS, row)
        if item.places is not None:
            set_places(connection, str(item.standing["id"]), item.places)
        add_notices(
            connection, str(item.standing["id"]), int(str(item.standing["seq"])), item.occasions
        )
    if games := [item.rated for item in batch if item.rated is not None]:
        rate(connection, games)
    notify(connection, [_notice(item) for item in batch])


def _notice(item: Append) -> Notice:
    kind = MOVED if item.standing["thinking"] is None else THINKING
    return Notice(kind, str(item.standing["id"]), int(str(item.standing["seq"])))
