"""Play an arena in several processes, each with one game after the other.

The standard library's pool gives up all its work when one of its processes dies. Here only the game
that the process was playing is lost.
"""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Final, NoReturn, cast

from tikal.players.arena.game import lost_game, play_job
from tikal.players.arena.job import GameResult, Job

# The same on every system, and safe with threads.
_CONTEXT: Final = get_context("spawn")
_PATIENCE: Final = 3.0


def play_in_processes(jobs: Sequence[Job], processes: int) -> Generator[GameResult, None, None]:
    """Yield results as games end."""
    waiting = deque(jobs)
    workers = [_Worker() for _ in range(min(processes, len(jobs)))]
    busy = {worker.connection: worker for worker in workers}
    try:
        for worker in workers:
            worker.give(waiting.popleft())
        while busy:
            for connection in cast("list[Connection]", wait(list(busy))):
                worker = busy.pop(connection)
                yield worker.result()
                if waiting:
                    worker.give(waiting.popleft())
                    busy[worker.connection] = worker
    finally:
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.end()


class _Worker:
    """One process and the game it is playing."""

    def __init__(self) -> None:
        self._job: Job | None = None
        self._start()

    def _start(self) -> None:
        self.connection, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_serve, args=(theirs,))
        self._process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        """Hand over the next game."""
        self._job = job
        try:
            self.connection.send(job)
        except OSError:
            return  # it has died: `result` finds out

    def result(self) -> GameResult:
        """Return the result of its game; if the process has died, start another."""
        assert self._job is not None  # noqa: S101 - only workers with a game are waited for
        try:
            return cast("GameResult", self.connection.recv())
        except (EOFError, OSError):
            self._process.join(_PATIENCE)
            code = self._process.exitcode
            self.dismiss()
            self.end()
            self._start()
            return lost_game(self._job, f"its process died (exit code {code})")

    def dismiss(self) -> None:
        """Tell the process to end."""
        self.connection.close()
        self._process.terminate()

    def end(self) -> None:
        """Wait until the process has ended; kill it if that takes too long."""
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _serve(connection: Connection) -> None:
    """Play the games that arrive until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops us
    signal.signal(signal.SIGTERM, _leave)  # so that games close their bots
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        while True:
            connection.send(play_job(cast("Job", connection.recv())))
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """End this process when its parent has ended, for whatever reason."""
    parent = parent_process()
    assert parent is not None  # noqa: S101 - this is a child
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def _leave(_number: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(1)
