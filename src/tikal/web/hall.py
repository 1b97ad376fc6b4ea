"""The hall: a store with its writer, and the room where the tables stand.

Servers and workers share it. On PostgreSQL it hears what other processes do.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.bots.pool import BotPool
from tikal.web.bots.sweep import Sweep
from tikal.web.play.room import Neighbours, Room
from tikal.web.settings import Settings
from tikal.web.store.database import is_embedded, open_database
from tikal.web.store.journal import Journal
from tikal.web.store.leases import Leases
from tikal.web.store.listening import Listener
from tikal.web.store.lookout import Lookout
from tikal.web.store.migrate import migrate
from tikal.web.store.notices import Notice
from tikal.web.store.rows import Rows

Work = Coroutine[Any, Any, None]


@dataclass
class Hall:
    """What servers and workers have in common.

    Whoever keeps something in memory that other processes can change adds an ear: it is called with
    every notice of theirs, and with None where some may have been missed.
    """

    engine: AsyncEngine
    journal: Journal
    rows: Rows
    room: Room
    ears: list[Callable[[Notice | None], None]] = field(default_factory=list)

    def hear(self, notice: Notice | None) -> None:
        """Hand a notice on to everybody."""
        for ear in self.ears:
            ear(notice)


@asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    """Bring the database up to date, start writer and bots, and end them in good order."""
    url = settings.database
    await asyncio.to_thread(migrate, url)
    engine, journal = open_database(url), Journal(url)
    rows = Rows(engine, journal)
    neighbours = None if is_embedded(url) else Neighbours(Lookout(url), Leases(engine, journal))
    room = Room(rows, journal, BotPool(settings.bots), settings.limits.memory, neighbours)
    hall = Hall(engine, journal, rows, room, [room.following.hear, room.streams.hear])
    first, later = ([], []) if neighbours is None else _shared(hall, url, neighbours)
    try:
        async with (
            _going_on(journal.run()),
            _going_on(*first),
            _closing(room),
            _going_on(room.keep_bots_going(), *later),
        ):
            yield hall
    finally:
        await engine.dispose()


def _shared(hall: Hall, url: URL, neighbours: Neighbours) -> tuple[list[Work], list[Work]]:
    """Return what a process with neighbours does all the time: after the room too, and before."""
    room = hall.room
    later = [
        Listener(url, hall.journal.origin, hall.hear).run(),
        room.following.run(),
        room.attention.run(),
    ]
    if room.pool.thinks:
        sweep = Sweep(neighbours.leases, room.bots, room)
        hall.ears.append(sweep.hear)
        later.append(sweep.run())
    return [neighbours.newsroom.run(), neighbours.leases.run()], later


@asynccontextmanager
async def _going_on(*work: Work) -> AsyncIterator[None]:
    """Let tasks run beside other things; end them in the end."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


@asynccontextmanager
async def _closing(room: Room) -> AsyncIterator[None]:
    try:
        yield
    finally:
        await room.close()
