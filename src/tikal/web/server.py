"""The server's parts, put together once and shared by all requests."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from tikal.web.bots.pool import BotPool
from tikal.web.play.room import Room
from tikal.web.session import Guests
from tikal.web.settings import Settings
from tikal.web.store.database import open_database
from tikal.web.store.journal import Journal
from tikal.web.store.migrate import migrate
from tikal.web.store.rows import Rows


@dataclass
class Server:
    """What requests work with."""

    settings: Settings
    rows: Rows
    room: Room
    guests: Guests


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """Bring the database up to date, start writer and bots, and end them in good order."""
    await asyncio.to_thread(migrate, settings.database)
    engine = open_database(settings.database)
    rows = Rows(engine)
    journal = Journal(settings.database)
    room = Room(rows, journal, BotPool(settings.bots))
    guests = Guests(await rows.secret("session", secrets.token_hex(32)))
    writer = asyncio.create_task(journal.run())
    resuming = asyncio.create_task(room.resume())
    try:
        yield Server(settings, rows, room, guests)
    finally:
        resuming.cancel()
        with suppress(asyncio.CancelledError):
            await resuming
        await room.close()
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await engine.dispose()
