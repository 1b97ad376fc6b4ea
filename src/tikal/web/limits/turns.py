"""Turns on the loop: while several addresses ask, none of them gets more than its part of it.

Everything is answered by one loop, one step after the other. Whoever asks over two hundred
connections at once would have two hundred steps for everybody else's one. So the time that the
requests of an address take on the loop is measured, and an address that has had its part waits in a
line of its own, one request behind the other. Nobody is refused, and whoever is alone does not
wait.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send

from tikal.web.connections.address import household
from tikal.web.limits.meter import Meter

# Time is counted in millionths of a second.
_SECOND: Final = 1_000_000
_PERCENT: Final = _SECOND // 100
# An address is alone if no other has asked for so many seconds.
_A_WHILE: Final = 1.0
# How long somebody waits at once before looking again whether they are alone now, in seconds.
_LOOK: Final = 0.1


class Turns:
    """Knows how much of the loop each address has had lately."""

    def __init__(self, percent: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Give each address so much of every second while others ask too; 0 is no limit."""
        self._meter = Meter(percent * _PERCENT, 1.0)
        self._clock = clock
        self._lines: dict[str, tuple[asyncio.Lock, int]] = {}
        # Who asked last, and when somebody else did.
        self._last = ""
        self._last_at = self._other_at = -_A_WHILE

    async def wait(self, who: str) -> None:
        """Wait in the line of an address until it is its turn."""
        line, waiting = self._lines.get(who, (asyncio.Lock(), 0))
        self._lines[who] = line, waiting + 1
        try:
            async with line:
                while (wait := self.left(who)) > 0:  # noqa: ASYNC110 - time passes without events
                    await asyncio.sleep(min(wait, _LOOK))
        finally:
            left = self._lines.pop(who)[1] - 1
            if left:
                self._lines[who] = line, left

    def left(self, who: str) -> float:
        """Return how many seconds an address has to wait for its turn."""
        now = self._clock()
        self._note(who, now)
        return 0.0 if now - self._other_at > _A_WHILE else self._meter.wait(who, 1, now)

    def charge(self, who: str, seconds: float) -> None:
        """Note that an address has had the loop for so long."""
        self._meter.use(who, round(seconds * _SECOND), self._clock())

    def _note(self, who: str, now: float) -> None:
        if who != self._last:
            self._last, self._other_at = who, self._last_at
        self._last_at = now


class Measured:
    """Awaits a coroutine and charges each of its steps, as long as it took on the processor."""

    def __init__(self, work: Coroutine[Any, Any, None], charge: Callable[[float], None]) -> None:
        """Take over a coroutine that nobody else awaits."""
        self._work = work
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, None]:
        """Run it, step by step; what is thrown in, as when it is cancelled, goes on to it."""
        thrown: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                waits_for = self._work.send(None) if thrown is None else self._work.throw(thrown)
            except StopIteration:
                return
            finally:
                self._charge(time.thread_time() - begun)
            thrown = None
            try:
                yield waits_for
            except BaseException as problem:  # noqa: BLE001 - the coroutine's, not ours
                thrown = problem


class TurnsMiddleware:
    """Lets requests wait for the turn of their address, and measures what they take."""

    def __init__(self, app: ASGIApp, turns: Turns) -> None:
        """Wrap an application."""
        self._app = app
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait, then hand the request on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        who = household((scope.get("client") or ("",))[0])
        await self._turns.wait(who)
        work = cast("Coroutine[Any, Any, None]", self._app(scope, receive, send))
        await Measured(work, lambda seconds: self._turns.charge(who, seconds))
