"""The desk: where documents from outside are read and replayed, off the loop.

One thread reads one document at a time. More of them would take turns with the loop for the
interpreter, and every one would make moves wait. How long reading takes is bounded by the bounds of
the documents (`tikal.untrusted`), since a thread can't be stopped. Each client has one document in
the queue, so that nobody waits for the hundred documents of somebody else.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, TypeVar

from tikal.web.problem import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Answer = TypeVar("Answer")
# How long a client waits for their turn and their document, in seconds.
PATIENCE: Final = 20.0
# How many requests of one client may wait.
MOST_WAITING: Final = 16


class Desk:
    """Runs work in a thread of its own, for one client after the other."""

    def __init__(self) -> None:
        """Start the thread when it is needed."""
        self._thread = ThreadPoolExecutor(1, "desk")
        self._free = asyncio.Lock()
        self._places: dict[str, tuple[asyncio.Lock, int]] = {}

    async def run(self, who: str, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Return the answer of a function, or refuse a client who would wait too long."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE), self._place(who), self._free:
                return await loop.run_in_executor(self._thread, work, *arguments)
        except TimeoutError as problem:
            raise busy() from problem

    @asynccontextmanager
    async def _place(self, who: str) -> "AsyncIterator[None]":
        """Wait for the client's earlier requests."""
        lock, waiting = self._places.get(who, (asyncio.Lock(), 0))
        if waiting >= MOST_WAITING:
            raise busy()
        self._places[who] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            left = self._places.pop(who)[1] - 1
            if left:
                self._places[who] = lock, left

    def close(self) -> None:
        """End the thread, after what it is working on."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def busy() -> Refused:
    """Return the error for a document that would have to wait too long."""
    message = "The server is busy reading other games; try again in 5 seconds."
    params: dict[str, object] = {"seconds": 5}
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "busy", message, params=params, retry_after=5)
