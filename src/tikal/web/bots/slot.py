"""A place for one of the bots' processes."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from tikal.web.bots.process import begin_process, within_limits

Answer = TypeVar("Answer")
LOG: Final = logging.getLogger("tikal.web")
# How often something is tried whose process dies.
TRIES: Final = 3
# How many seconds of a processor one job may take. No bot of ours comes near it; one that never
# ends must not keep its process for ever.
LONGEST_JOB: Final = 30
# How a process ends that took longer; Windows has no such signal.
_TOO_LONG: Final = -getattr(signal, "SIGXCPU", 0)


class Slot:
    """A process for one job at a time: started for the first, replaced when it dies.

    Each place has an executor of its own: one that is shared fails all its jobs if a process dies.
    """

    def __init__(self, longest: int = LONGEST_JOB) -> None:
        """Begin without a process; end one that takes too long over a job."""
        self._longest = longest
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        """Run a function in the process; if that dies, try again in a fresh one.

        What took too long is not tried again: it would take as long.
        """
        for left in reversed(range(TRIES)):
            try:
                return await self._run(work, *arguments)
            except BrokenProcessPool:
                processes = self._processes()
                self.close()
                ends = [process.exitcode for process in processes]
                LOG.warning("bot process died", extra={"ended_with": ends, "tries_left": left})
                if not left or _TOO_LONG in ends:
                    raise
        raise AssertionError

    def close(self) -> None:
        """End the process and what it is working on."""
        processes = self._processes()
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in processes:
                process.terminate()
            executor.shutdown(wait=True)

    def _processes(self) -> list[BaseProcess]:
        found = getattr(self._executor, "_processes", None)  # there is no other way to know
        return list((found or {}).values())

    async def _run(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, spawn, begin_process)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._executor, within_limits, self._longest, work, *arguments
        )
