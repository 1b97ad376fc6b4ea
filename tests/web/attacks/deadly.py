"""What tests let the bots' processes do; little is imported here, since each of them reads it."""

import os
import signal
import time
from pathlib import Path

from tikal.web.bots.thinking import Part, Record


def die(note: str, times: int) -> str:
    """End the process as often as told, each time with a note in a file."""
    path = Path(note)
    with path.open("a") as file:
        file.write(".")
    if len(path.read_text()) <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return path.read_text()


def take_time(note: str, seconds: float) -> int:
    """Note that it was begun, take some time, and tell which process it was."""
    with Path(note).open("a") as file:
        file.write(".")
    time.sleep(seconds)
    return os.getpid()


def only_easy(_record: Record, _chosen: list[str], name: str, _seed: int) -> Part:
    """Let no bot think but `easy`."""
    if name != "easy":
        raise ValueError(name)
    return Part(["A4@b3+0", "end"], last=True)


def never_end() -> None:
    """Keep a processor busy for ever."""
    while True:
        pass


def kill_own_process(*_arguments: object) -> None:
    """Die, whatever is asked."""
    os.kill(os.getpid(), signal.SIGKILL)
