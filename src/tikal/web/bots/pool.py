"""The processes that bots think in; the server's own never does."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tikal.web.bots.process import begin_process

Answer = TypeVar("Answer")


class BotPool:
    """A few processes of low priority, started when the first bot has to think.

    They get only as much work as they can start at once. The rest waits here, where it can be
    cancelled without a trace.
    """

    def __init__(self, size: int) -> None:
        """Use at most so many processes."""
        self._size = size
        self._free = asyncio.Semaphore(size)
        self._processes: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Run a function in another process and return its answer; replace a process that died."""
        async with self._free:
            try:
                return await self._in_process(work, *arguments)
            except BrokenProcessPool:
                self.close()
                return await self._in_process(work, *arguments)

    def close(self) -> None:
        """End the processes and what they are working on; bots think again after a restart."""
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
