"""The hall: a store with its writer, and the room where the tables stand.

Servers and workers share it. On PostgreSQL it hears what other processes do.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.bots.pool import BotPool
from tikal.web.play.room import Room
from tikal.web.settings import Settings
from tikal.web.store.database import is_embedded, open_database
from tikal.web.store.journal import Journal
from tikal.web.store.listening import Listener
from tikal.web.store.lookout import Lookout
from tikal.web.store.migrate import migrate
from tikal.web.store.notices import Notice
from tikal.web.store.rows import Rows


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
    lookout = None if is_embedded(url) else Lookout(url)
    room = Room(rows, journal, BotPool(settings.bots), settings.limits.memory, lookout)
    hall = Hall(engine, journal, rows, room, [room.following.hear])
    try:
        async with (
            _going_on(journal.run(), *([] if lookout is None else [lookout.run()])),
            _closing(room),
            _going_on(room.keep_bots_going(), *_followers(hall, settings)),
        ):
            yield hall
    finally:
        await engine.dispose()


def _followers(hall: Hall, settings: Settings) -> list[Coroutine[Any, Any, None]]:
    """Return what a process on PostgreSQL does all the time to keep up with others."""
    if is_embedded(settings.database):
        return []
    listener = Listener(settings.database, hall.journal.origin, hall.hear)
    return [listener.run(), hall.room.following.run()]


@asynccontextmanager
async def _going_on(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
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
