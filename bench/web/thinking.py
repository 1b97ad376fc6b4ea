"""Bots that think all the time, while others play."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from bench.web.servers import Server
from bench.web.wire import Wire

# Games of bots alone: enough for two to think as long as anything is measured.
_TABLES = 60
_WARMING = 3.0


@contextmanager
def bots_thinking(server: Server) -> Iterator[None]:
    """Set up tables where strong bots play each other; two of them think at any time."""
    asyncio.run(_set_up(server))
    threading.Event().wait(_WARMING)
    yield


async def _set_up(server: Server) -> None:
    parts = urlsplit(server.address)
    wire = Wire(str(parts.hostname), int(parts.port or 80))
    await wire.open()
    seats = [{"kind": "bot", "bot": "hard"}] * 4
    for seed in range(_TABLES):
        await wire.post("/api/tables", {"seats": seats, "seed": seed})
    wire.close()
