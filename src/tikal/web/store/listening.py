"""Listening: a connection to PostgreSQL on which a process hears what others have committed."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg
from sqlalchemy import URL

from tikal.web.store.lookout import FAILURES, connect
from tikal.web.store.news import Row
from tikal.web.store.notices import CHANNEL, Notice, read_notice

LOG: Final = logging.getLogger("tikal.web")
# After how many seconds of silence the connection is tried, and how long that may take.
_SILENCE: Final = 3.0
_PATIENCE: Final = 3.0
# How long to wait before connecting again, in seconds; twice as long each time.
_SHORTEST: Final = 0.1
_LONGEST: Final = 2.0


class Listener:
    """Hears notices of other processes, and says when it may have missed some."""

    def __init__(self, url: URL, origin: str, hear: Callable[[Notice | None], None]) -> None:
        """Hear what others than `origin` commit to this database; None where some was missed."""
        self._url = url
        self._origin = origin
        self._hear = hear
        self._pause = _SHORTEST

    async def run(self) -> None:
        """Listen until cancelled, whatever happens to the connection."""
        while True:
            try:
                await self._listen()
            except FAILURES as problem:
                LOG.warning("listening failed", extra={"problem": str(problem)[:200]})
            await asyncio.sleep(self._pause)
            self._pause = min(_LONGEST, 2 * self._pause)

    async def _listen(self) -> None:
        async with asyncio.timeout(_PATIENCE):
            connection = await connect(self._url, "tikal listening")
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._pause = _SHORTEST
            # Whatever was committed before is to be looked for.
            self._hear(None)
            while True:
                await self._hear_some(connection)
        finally:
            with suppress(*FAILURES):
                await connection.close()

    async def _hear_some(self, connection: "psycopg.AsyncConnection[Row]") -> None:
        """Hear what comes; after a while of silence see whether the other end is still there."""
        async for heard in connection.notifies(timeout=_SILENCE):
            notice = read_notice(heard.payload, self._origin)
            if notice is not None:
                self._hear(notice)
        async with asyncio.timeout(_PATIENCE):
            await connection.execute(b"SELECT 1")
