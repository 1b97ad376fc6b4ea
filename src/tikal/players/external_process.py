"""A process that is spoken to in lines, by somebody who must never hang because of it.

Threads of their own wait for its pipes, so that a bot that neither reads nor writes costs time
only, and one that writes without end costs no more memory than `MOST_UNREAD`.
"""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO, Final, final

# More output than this that nobody has asked for is no answer.
MOST_UNREAD: Final = 256 * 1024
_CHUNK: Final = 64 * 1024
# Of what it prints on stderr, so many bytes at the end are kept, and so many shown.
_STDERR_KEPT: Final = 2048
_STDERR_SHOWN: Final = 160
# How long a process that is told to leave may take, and how long we wait for its pipes after that.
_LEAVE_SECONDS: Final = 2.0
_PIPE_SECONDS: Final = 1.0


class Trouble(Exception):  # noqa: N818 - what a bot is in, not an error of ours
    """Why a process gives no line; the text goes on with "the bot …"."""


@final
class _Output:
    """What the process has printed and nobody has read yet."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._unread = bytearray()
        self._ended = False
        self._changed = threading.Condition()
        self.thread: Final = _started(self._collect)

    def _collect(self) -> None:
        while len(self._unread) <= MOST_UNREAD:
            chunk = self._pipe.read(_CHUNK)
            if not chunk:
                break
            with self._changed:
                self._unread += chunk
                self._changed.notify()
        with self._changed:
            self._ended = True
            self._changed.notify()

    def line(self, deadline: float) -> bytes | None:
        """Return the next line, or None if there is none before the deadline."""
        with self._changed:
            while (end := self._unread.find(b"\n")) < 0 and not self._ended:
                if not self._changed.wait(deadline - time.monotonic()):
                    return None
            if len(self._unread) > MOST_UNREAD:
                raise Trouble("printed without end")
            if end < 0:
                raise EOFError
            line = bytes(self._unread[:end])
            del self._unread[: end + 1]
            return line


@final
class _Complaints:
    """The end of what the process has printed on stderr."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._kept = b""
        self.thread: Final = _started(self._collect)

    def _collect(self) -> None:
        while chunk := self._pipe.read(_CHUNK):
            self._kept = (self._kept + chunk)[-_STDERR_KEPT:]

    def last(self) -> str:
        """Return the last line that is not empty."""
        self.thread.join(_PIPE_SECONDS)
        lines = self._kept.decode("utf-8", errors="backslashreplace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:_STDERR_SHOWN]


@final
class BotProcess:
    """One process, from its start to `close`; nothing of it is left after that."""

    def __init__(self, arguments: list[str]) -> None:
        """Start it in a session of its own, so that its children can be ended with it."""
        self._process: Final = subprocess.Popen(  # noqa: S603 - the user names the bot; no shell
            arguments,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdin is not None  # noqa: S101 - asked for above
        assert self._process.stdout is not None  # noqa: S101 - as above
        assert self._process.stderr is not None  # noqa: S101 - as above
        self._input: Final = self._process.stdin
        self._letters: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._writer: Final = _started(self._write)
        self._output: Final = _Output(self._process.stdout)
        self._complaints: Final = _Complaints(self._process.stderr)
        self._closed = False

    def send(self, line: str) -> None:
        """Say a line, without waiting until it is read."""
        self._letters.put(line.encode() + b"\n")

    def _write(self) -> None:
        """Write what is sent; a process that reads nothing any more is found out by its silence."""
        try:
            while letter := self._letters.get():
                view = memoryview(letter)
                while view:
                    view = view[self._input.write(view) :]
            self._input.close()
        except OSError:
            return

    def line(self, deadline: float) -> bytes:
        """Return the next line before a deadline of `time.monotonic`, or raise Trouble."""
        try:
            found = self._output.line(deadline)
        except EOFError:
            raise Trouble(self._ending()) from None
        if found is None:
            raise TimeoutError
        return found

    def _ending(self) -> str:
        """Return how it ended, with its last words."""
        words = self._complaints.last()
        try:
            code = self._process.wait(_PIPE_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output" + (f" ({words})" if words else "")
        how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        return how + (f" ({words})" if words else "")

    def close(self, farewell: str | None = None) -> None:
        """Say a last line if there is one, give it a moment, and end it with its children."""
        if self._closed:
            return
        self._closed = True
        if farewell is not None:
            self.send(farewell)
        self._letters.put(None)
        if farewell is not None:
            self._output.thread.join(_LEAVE_SECONDS)
        self._kill()
        self._process.wait()
        self._close_pipes()

    def _kill(self) -> None:
        if os.name == "posix":
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                self._process.kill()
        else:
            self._process.kill()

    def _close_pipes(self) -> None:
        """Close what no thread waits for any more; a child that ran away may keep its end open."""
        pipes = {
            self._writer: self._process.stdin,
            self._output.thread: self._process.stdout,
            self._complaints.thread: self._process.stderr,
        }
        for thread, pipe in pipes.items():
            thread.join(_PIPE_SECONDS)
            if pipe is not None and not thread.is_alive():
                pipe.close()


def _started(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
