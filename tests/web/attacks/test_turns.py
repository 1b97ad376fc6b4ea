"""Turns on the loop: whoever asks most gets no more of it than a part, while others ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.web.alone import run_alone
from tests.web.server import settings_for
from tikal.web.app import create_app
from tikal.web.limits.settings import Limits
from tikal.web.limits.turns import Measured, Turns, TurnsMiddleware
from tikal.web.store.database import file_url


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        """Start some time after the beginning."""
        self.now = 100.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def test_an_address_gets_its_part() -> None:
    """After a quarter of a second of the loop, an address waits while others ask; they do not."""
    clock = Clock()
    turns = Turns(25, clock)
    assert turns.left("quiet") == 0
    turns.charge("greedy", 0.5)
    assert turns.left("greedy") == pytest.approx(1.0, abs=0.01)
    assert turns.left("quiet") == 0
    clock.now += 0.9
    assert turns.left("greedy") > 0
    clock.now += 0.2
    assert turns.left("greedy") == 0


def test_who_is_alone_does_not_wait() -> None:
    """The loop belongs to the only one who asks, however much; and so it does without a limit."""
    clock = Clock()
    turns = Turns(25, clock)
    assert turns.left("other") == 0
    turns.charge("greedy", 10)
    assert turns.left("greedy") > 0
    clock.now += 1.5
    assert turns.left("greedy") == 0
    unlimited = Turns(0, clock)
    assert unlimited.left("other") == 0
    unlimited.charge("greedy", 10)
    assert unlimited.left("greedy") == 0


def test_one_behind_the_other() -> None:
    """Requests of an address begin in their order, and each sees what the one before has taken."""

    async def begun() -> list[int]:
        turns = Turns(50)
        found: list[int] = []

        async def ask(number: int) -> None:
            await turns.wait("greedy")
            found.append(number)
            turns.charge("greedy", 0.2)

        turns.left("other")
        asking = [asyncio.create_task(ask(number)) for number in range(100)]
        await asyncio.sleep(0.05)
        turns.left("other")
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert turns._lines == {}
        return found

    found = run_alone(begun())
    assert found == list(range(len(found)))
    assert 2 <= len(found) <= 10


def charged(work: Callable[[], Awaitable[None]]) -> float:
    """Return what a coroutine is charged for all its steps."""
    steps: list[float] = []
    run_alone(_measured(work, steps))
    return sum(steps)


async def _measured(work: Callable[[], Awaitable[None]], steps: list[float]) -> None:
    await Measured(work(), steps.append)  # type: ignore[arg-type] # an async function's


async def rest() -> None:
    """Wait, which costs nothing."""
    await asyncio.sleep(0.2)


async def work() -> None:
    """Use the processor, with a rest in between."""
    for _ in range(2):
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.01)


def test_only_work_is_charged() -> None:
    """Who waits for a bot or the database holds nobody up."""
    assert charged(rest) < 0.05
    assert charged(work) >= 0.1


def test_what_is_raised_arrives() -> None:
    """Errors come out, and time-outs and cancelling go in, as without measuring."""

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def times_out() -> None:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(60)

    with pytest.raises(ValueError, match=r"^$"):
        charged(fails)
    with pytest.raises(TimeoutError):
        charged(times_out)

    async def cancelled() -> list[str]:
        seen: list[str] = []

        async def asks() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                seen.append("cleared up")

        task = asyncio.create_task(_measured(asks, []))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        return seen

    assert run_alone(cancelled()) == ["cleared up"]


def test_every_request_waits_for_its_turn(tmp_path: Path) -> None:
    """The application has turns, and by default an address gets a quarter of the loop."""
    app = create_app(settings_for(file_url(tmp_path / "tikal.sqlite3"), limits=Limits()))
    wanted: object = TurnsMiddleware
    [turns] = [each.args[0] for each in app.user_middleware if each.cls is wanted]
    assert isinstance(turns, Turns)
    turns.left("other")
    turns.charge("greedy", 0.5)
    assert turns.left("greedy") > 0.5
