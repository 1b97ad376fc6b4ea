"""Starting servers and clients, each in a process of its own."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tikal.web.limits.settings import COUNTED

_WHERE = re.compile(r"Tikal is at (http://\S+)/")


class Server(NamedTuple):
    """A server: where it is, and its process."""

    address: str
    process: int

    def memory(self) -> float:
        """Return its resident memory in MB, its bots' processes aside."""
        status = Path(f"/proc/{self.process}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


class Load(NamedTuple):
    """What clients saw: the moves' times in milliseconds, sorted, and moves in a second."""

    times: list[float]
    rate: float

    def percentile(self, share: float) -> float:
        """Return the time that a share of the moves did not exceed."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))]


@contextmanager
def bare(home: Path) -> Iterator[Server]:
    """Run the bare server."""
    with serving([sys.executable, "-m", "bench.web.bare", str(home / "bare.sqlite3")]) as server:
        yield server


def no_limits(home: Path) -> tuple[str, str]:
    """Return the options of a server whose clients all come from one address, and ask a lot."""
    limits = home / "limits.toml"
    limits.write_text("".join(f"{each}.address = 0\n{each}.session = 0\n" for each in COUNTED))
    return "--limits", str(limits)


@contextmanager
def real(home: Path, bots: int = 2) -> Iterator[Server]:
    """Run the real server."""
    url = f"sqlite:///{home / 'tikal.sqlite3'}"
    command = ["serve", "--port", "0", "--database", url, "--bots", str(bots), *no_limits(home)]
    quiet = ["--log-level", "warning"]
    with serving([sys.executable, "-m", "tikal", *command, *quiet]) as server:
        yield server


@contextmanager
def serving(command: list[str]) -> Iterator[Server]:
    """Run a server that says where it is."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        line = "" if process.stdout is None else process.stdout.readline()
        where = _WHERE.match(line)
        if where is None:
            sys.exit(f"the server did not start: {command}")
        try:
            yield Server(where[1], process.pid)
        finally:
            process.terminate()
            process.wait()


def clients(server: Server, kind: str, games: int, seconds: float) -> Load:
    """Let clients play against a server."""
    command = [sys.executable, "-m", "bench.web.clients", server.address, kind]
    done = subprocess.run(
        [*command, str(games), str(seconds)], check=False, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    found = json.loads(done.stdout)
    return Load(sorted(found["times"]), found["rate"])
