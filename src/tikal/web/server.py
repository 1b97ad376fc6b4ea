"""The server's parts, put together once and shared by all requests."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from tikal.web.bots.pool import BotPool
from tikal.web.ended import EndedSessions
from tikal.web.history.backfill import Backfill
from tikal.web.invitations import Invitations
from tikal.web.limits.desk import Desk
from tikal.web.limits.shares import Shares
from tikal.web.play.room import Room
from tikal.web.play.timekeeper import Timekeeper
from tikal.web.readiness import Readiness
from tikal.web.session import Guests
from tikal.web.settings import Settings
from tikal.web.store.database import open_database
from tikal.web.store.journal import Journal
from tikal.web.store.keys import ready_keys
from tikal.web.store.migrate import migrate
from tikal.web.store.results import ResultRows
from tikal.web.store.rows import Rows
from tikal.web.store.seals import Seals
from tikal.web.store.sessions import SessionRows
from tikal.web.store.vacations import VacationRows
from tikal.web.transfer import Guesses

LOG: Final = logging.getLogger("tikal.web")


@dataclass
class Server:
    """What requests work with."""

    settings: Settings
    rows: Rows
    results: ResultRows
    sessions: SessionRows
    room: Room
    guests: Guests
    shares: Shares
    desk: Desk
    ended: EndedSessions
    readiness: Readiness
    seals: Seals
    invitations: Invitations
    vacations: VacationRows
    guesses: Guesses = field(default_factory=Guesses)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """Bring the database up to date, start writer and bots, and end them in good order."""
    await asyncio.to_thread(migrate, settings.database)
    keys = await asyncio.to_thread(_keys, settings)
    engine = open_database(settings.database)
    journal = Journal(settings.database)
    rows, sessions = Rows(engine, journal), SessionRows(engine, journal)
    results = ResultRows(engine, journal)
    room = Room(rows, journal, BotPool(settings.bots), settings.limits.memory)
    desk, shares = Desk(), Shares(settings.limits)
    ended = EndedSessions(sessions)
    guests = Guests(keys, ended)
    writer = asyncio.create_task(journal.run())
    resuming = asyncio.create_task(room.keep_bots_going())
    filling = asyncio.create_task(Backfill(rows, results).run())
    timing = asyncio.create_task(Timekeeper(room).run())
    try:
        yield Server(
            settings=settings,
            rows=rows,
            results=results,
            sessions=sessions,
            room=room,
            guests=guests,
            shares=shares,
            desk=desk,
            ended=ended,
            readiness=Readiness(rows),
            seals=Seals(keys),
            invitations=Invitations(keys),
            vacations=VacationRows(engine, journal),
        )
    finally:
        for task in (resuming, filling, timing):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(desk.close)
        await room.close()
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        await engine.dispose()


def _keys(settings: Settings) -> list[str]:
    """Return the server's keys; say so where guests of before will not be known."""
    keys, strangers = ready_keys(settings.keys, settings.database)
    if strangers:
        words = "new session key: known guests come as new ones"
        LOG.warning(words, extra={"file": str(settings.keys)})
    return [key.secret for key in keys]
