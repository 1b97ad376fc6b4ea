"""`tikal serve` as a process of its own, to be stopped in all ways there are."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WHERE = re.compile(r"Tikal is at (http://\S+:\d+)/")

SHARES = (
    "requests",
    "moves",
    "replays",
    "tables",
    "imports",
    "kilobytes",
    "messages",
    "notices",
    "hints",
    "bots",
    "exports",
    "sockets",
)
NO_LIMITS = "".join(f"{each} = {{ session = 0, address = 0 }}\n" for each in SHARES)


class Serving:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, log: Path) -> None:
        """Take over the process."""
        self.process = process
        self.address = address
        self._log = log

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(timeout=30)

    def children(self) -> list[int]:
        """Return the processes that it has started, for bots to think in."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        return [int(each) for each in (tasks / f"{self.process.pid}/children").read_text().split()]

    def tell_bots(self, what: signal.Signals) -> None:
        """Send a signal to all processes that bots think in."""
        for process in self.children():
            os.kill(process, what)

    def log(self) -> list[dict[str, Any]]:
        """Return the log's lines; each of them is JSON."""
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]


class Working:
    """A running worker."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        """Take over the process."""
        self.process = process

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(timeout=30)


@contextmanager
def serving(home: Path, *arguments: str, descriptors: int | None = None) -> Iterator[Serving]:
    """Run the program until the test is done with it, if wanted with few descriptors."""
    command = arguments or ("serve", "--port", "0")
    with _running(home, command, descriptors) as (process, line, log):
        where = WHERE.match(line)
        assert where is not None, log.read_text("utf-8")
        yield Serving(process, where[1], log)


@contextmanager
def working(home: Path, *arguments: str) -> Iterator[Working]:
    """Run a worker until the test is done with it."""
    with _running(home, ("work", *arguments)) as (process, line, log):
        assert line.startswith("Up to"), log.read_text("utf-8")
        yield Working(process)


@contextmanager
def _running(
    home: Path, arguments: tuple[str, ...], descriptors: int | None = None
) -> Iterator[tuple["subprocess.Popen[str]", str, Path]]:
    """Run the program; yield its process, the first line it prints, and its log."""

    def limit() -> None:
        if descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    log = home / "log"
    # All tests come from one address: they have limits of their own, or none.
    limits = home / "limits.toml"
    if not limits.exists():
        limits.write_text(NO_LIMITS, "utf-8")
    environment = {"TIKAL_LIMITS": str(limits), **os.environ, "TIKAL_HOME": str(home)}
    with log.open("a", encoding="utf-8") as stderr:
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "tikal", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            preexec_fn=limit,  # noqa: PLW1509 - nothing else runs in the tests' process
        )
    with process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield process, line, log
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait(timeout=30)
