"""The processes that bots think in; the server's own never does."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

from tikal.web.bots.claim import Claim
from tikal.web.bots.fair_queue import FairQueue, Job
from tikal.web.bots.slot import Slot

Answer = TypeVar("Answer")


class BotPool:
    """A few processes of low priority, started when the first bot has to think.

    They get only as much work as they can start at once. The rest waits here, where it can be
    cancelled without a trace. If all are busy, one more is kept for people who wait and have no
    process yet: they need not wait for the end of somebody else's long thought.
    """

    def __init__(self, size: int) -> None:
        """Use at most so many processes, and the one more."""
        self._free = [Slot() for _ in range(size)]
        self._reserve = Slot()
        self._slots = [*self._free, self._reserve]
        self._queue = FairQueue()
        self._running: dict[Slot, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def thinking(self) -> int:
        """How many processes are busy."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many jobs wait for one."""
        return len(self._queue)

    @property
    def thinks(self) -> bool:
        """Whether bots play here; if not, the one more works out hints."""
        return len(self._slots) > 1

    async def run(
        self, work: Callable[..., Answer], *arguments: object, claim: Claim | None = None
    ) -> Answer:
        """Run a function in another process when it is its turn, and return its answer."""
        answer = asyncio.get_running_loop().create_future()
        return cast("Answer", await self._done(Job(claim or Claim(), work, arguments, answer)))

    async def in_turn(self, ask: Callable[[], Awaitable[Answer]], claim: Claim) -> Answer:
        """Ask something here as soon as a process is free for it, and return the answer."""
        answer = asyncio.get_running_loop().create_future()
        return cast("Answer", await self._done(Job(claim, ask, (), answer, here=True)))

    async def _done(self, job: Job) -> object:
        self._queue.add(job)
        self._start_jobs()
        try:
            return await job.answer
        finally:
            self._queue.discard(job)

    def close(self) -> None:
        """End the processes and what they are working on; bots think again after a restart."""
        for task in self._tasks:
            task.cancel()
        for slot in self._slots:
            slot.close()

    def _start_jobs(self) -> None:
        while self._free and (job := self._queue.take()) is not None:
            self._start(self._free.pop(), job)
        if self._reserve not in self._running:
            served = {job.claim.user for job in self._running.values()}
            urgent = self._queue.take_awaited(others_than=served)
            if urgent is not None:
                self._start(self._reserve, urgent)

    def _start(self, slot: Slot, job: Job) -> None:
        self._running[slot] = job
        task = asyncio.create_task(self._work(slot, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, slot: Slot, job: Job) -> None:
        began = time.monotonic()
        try:
            if job.here:
                answer = await job.work()
            else:
                answer = await slot.run(job.work, *job.arguments)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except Exception as problem:  # noqa: BLE001 - whoever waits for the answer gets it
            if not job.answer.done():
                job.answer.set_exception(problem)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        self._queue.charge(job.claim, time.monotonic() - began)
        # Whoever got the answer may have more to ask, and asks before the process is given away.
        await asyncio.sleep(0)
        self._release(slot)

    def _release(self, slot: Slot) -> None:
        del self._running[slot]
        if slot is not self._reserve:
            self._free.append(slot)
        self._start_jobs()
