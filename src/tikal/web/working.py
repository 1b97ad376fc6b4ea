"""Running a worker: bots that play at the tables of other processes, until it is stopped."""

import asyncio
import contextlib
import logging.config
import signal
import sys

from tikal.errors import TikalError
from tikal.web.hall import open_hall
from tikal.web.logs import keep_stderr_for_the_log, log_config
from tikal.web.settings import Settings
from tikal.web.store.database import is_embedded
from tikal.web.store.migrate import ready


def work(settings: Settings, *, level: str) -> None:
    """Let bots think until stopped; a database that can't be used ends the command in one line."""
    if is_embedded(settings.database):
        raise TikalError("workers need PostgreSQL; on an SQLite file the server's own bots play")
    keep_stderr_for_the_log()
    logging.config.dictConfig(log_config(level))
    ready(settings.database)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    stopped = asyncio.Event()
    if sys.platform != "win32":
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stopped.set)
    async with open_hall(settings):
        words = "bot thinks" if settings.bots == 1 else "bots think"
        print(f"Up to {settings.bots} {words} here (Ctrl-C ends it).", flush=True)  # noqa: T201
        await stopped.wait()
