"""How a process for bots starts: it runs at low priority, and ends with the server."""

import multiprocessing
import os
import sys
import threading
from contextlib import suppress
from typing import Final

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


def _end_with_the_server() -> None:
    """Wait for the server's process to end, however that happens, and end too."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
