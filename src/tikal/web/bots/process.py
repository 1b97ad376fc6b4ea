"""A process for bots: low priority, no job without an end, and gone with the server."""

import math
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

Answer = TypeVar("Answer")
NICENESS: Final = 10


def begin_process() -> None:
    """Prepare the process before the first bot thinks in it."""
    step_back()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def step_back() -> None:
    """Lower the priority of this process, so that the server answers promptly while bots think.

    Niceness alone lets a bot finish its time slice of some milliseconds before the server gets its
    core back. Linux has a policy for idle processes, which give it back at once.
    """
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def within_limits(seconds: int, work: Callable[..., Answer], *arguments: object) -> Answer:
    """Run a function; if it takes more than some seconds the system ends the process.

    Only time on a processor counts: where others keep it busy, a bot waits and is not to blame.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        limit = math.ceil(time.process_time()) + seconds
        if most in (resource.RLIM_INFINITY, max(limit, most)):
            resource.setrlimit(resource.RLIMIT_CPU, (limit, most))
    return work(*arguments)


def _end_with_the_server() -> None:
    """Wait for the server's process to end, however that happens, and end too."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
