"""The processes that bots think in; the server's own never does."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tikal.web.play.process import begin_process

Answer = TypeVar("Answer")


class BotPool:
    """A few processes of low priority, started when the first bot has to think.

    No more work is handed to them than they can begin with: whoever waits waits here, where waiting
    can be given up without a trace.
    """

    def __init__(self, size: int) -> None:
        """Use at most so many processes."""
        self._size = size
        self._free = asyncio.Semaphore(size)
        self._processes: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Return what a function answers in another process; one that has died is replaced."""
        async with self._free:
            try:
                return await self._in_process(work, *arguments)
            except BrokenProcessPool:
                self.close()
                return await self._in_process(work, *arguments)

    def close(self) -> None:
        """End the processes; what they were thinking about is thought again after a start."""
        processes, self._processes = self._processes, None
        if processes is not None:
            for process in list((processes._processes or {}).values()):  # noqa: SLF001 - no other way
                process.terminate()
            processes.shutdown(wait=True)

    async def _in_process(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        if self._processes is None:
            spawn = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._size, spawn, begin_process)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._processes, work, *arguments)
