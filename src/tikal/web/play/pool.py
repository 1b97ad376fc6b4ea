"""The processes that bots think in; the server's own never does."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tikal.web.play.thinking import step_back

Answer = TypeVar("Answer")


class BotPool:
    """A few processes of low priority, started when the first bot has to think."""

    def __init__(self, size: int) -> None:
        """Use at most so many processes."""
        self._size = size
        self._processes: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Return what a function answers in another process; one that has died is replaced."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work, *arguments)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._ready(), work, *arguments)

    def close(self) -> None:
        """End the processes; what they were thinking about is thought again after a start."""
        if self._processes is not None:
            for process in list((self._processes._processes or {}).values()):  # noqa: SLF001
                process.terminate()
            self._processes.shutdown(wait=False, cancel_futures=True)
            self._processes = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(
                self._size,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=step_back,
            )
        return self._processes
