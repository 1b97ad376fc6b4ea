"""Running asynchronous work to its end in a test.

A worker of pytest's that has driven a browser before has a loop of the browser's in its main
thread, where `asyncio.run` refuses to start another. So the work gets a thread of its own.
"""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def run_alone(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return what the work returns; raise what it raises."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
