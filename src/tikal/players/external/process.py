"""A process that exchanges lines with us and can never make us hang.

Separate threads read and write its pipes: a bot that neither reads nor writes costs only time, and
one that writes without end costs no more memory than `MOST_UNREAD`.
"""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO, Final, final

# A bot with more unread output than this has failed.
MOST_UNREAD: Final = 256 * 1024
_CHUNK: Final = 64 * 1024
# How many bytes of its stderr are kept, and how many characters an error message quotes.
_STDERR_KEPT: Final = 2048
_STDERR_SHOWN: Final = 160
# Seconds for a process to leave after `quit`, and for its pipes to close after that.
_LEAVE_SECONDS: Final = 2.0
_PIPE_SECONDS: Final = 1.0


class Trouble(Exception):  # noqa: N818 - the bot's trouble, not an error of ours
    """Why there is no line from a bot; the text continues "the bot …"."""


@final
class _Output:
    """The output of the process that hasn't been read yet."""

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
        """Return the next line, or None if none comes before the deadline."""
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
    """The end of the process's stderr."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._kept = b""
        self.thread: Final = _started(self._collect)

    def _collect(self) -> None:
        while chunk := self._pipe.read(_CHUNK):
            self._kept = (self._kept + chunk)[-_STDERR_KEPT:]

    def last(self) -> str:
        """Return the last non-empty line."""
        self.thread.join(_PIPE_SECONDS)
        lines = self._kept.decode("utf-8", errors="backslashreplace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:_STDERR_SHOWN]


@final
class BotProcess:
    """One process; `close` ends it with all its children."""

    def __init__(self, arguments: list[str]) -> None:
        """Start it in a separate session, so that its children can be killed with it."""
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
        """Send a line, without waiting until it is read."""
        self._letters.put(line.encode() + b"\n")

    def _write(self) -> None:
        """Write the lines that are sent; a process that has stopped reading will time out."""
        try:
            while letter := self._letters.get():
                view = memoryview(letter)
                while view:
                    view = view[self._input.write(view) :]
            self._input.close()
        except OSError:
            return

    def line(self, deadline: float) -> bytes:
        """Return the next line; raise TimeoutError at the deadline, Trouble if there is no more."""
        try:
            found = self._output.line(deadline)
        except EOFError:
            raise Trouble(self._ending()) from None
        if found is None:
            raise TimeoutError
        return found

    def _ending(self) -> str:
        """Return how the process ended, with its last line on stderr."""
        words = self._complaints.last()
        try:
            code = self._process.wait(_PIPE_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output" + (f" ({words})" if words else "")
        how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        return how + (f" ({words})" if words else "")

    def close(self, farewell: str | None = None) -> None:
        """Send a last line if one is given, wait a moment, and kill it with its children."""
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
        """Close the pipes; one that an escaped child process keeps open is left alone."""
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
