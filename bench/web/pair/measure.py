"""Running pairs of servers, bare and real, and their clients."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.web.servers import Server, no_limits, serving
from tests.web.postgres import postgres_server
from tests.web.processes import new_database


class Size(NamedTuple):
    """How many tables there are, with two sockets each, and moves in a second for how long."""

    tables: int = 1000
    rate: float = 200.0
    seconds: float = 60.0


QUICK = Size(100, 40.0, 5.0)


class Pushed(NamedTuple):
    """What clients saw: times in milliseconds, sorted, what failed, and kilobytes of memory."""

    times: list[float]
    failed: int
    missing: int
    table: float
    socket: float

    def percentile(self, share: float) -> float:
        """Return the time that a share of the moves did not exceed."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))]


def measured_pairs(home: Path, size: Size) -> dict[str, Pushed]:
    """Measure the bare pair and the real one, on one PostgreSQL."""
    found = {}
    with postgres_server() as postgres:
        for kind in ("bare", "real"):
            with _pair(kind, home, new_database(postgres)) as servers:
                found[kind] = _clients(kind, size, servers)
    return found


@contextmanager
def _pair(kind: str, home: Path, url: str) -> Iterator[list[Server]]:
    bare = [sys.executable, "-m", "bench.web.pair.bare", url]
    where = ["serve", "--port", "0", "--database", url, "--bots", "1"]
    more = ["--connections-per-address", "4096", "--log-level", "warning"]
    real = [sys.executable, "-m", "tikal", *where, *no_limits(home), *more]
    keys = ["--key-file", str(home / "session.key")]
    command = bare if kind == "bare" else [*real, *keys]
    with ExitStack() as stack:
        yield [stack.enter_context(serving(command)) for _ in range(2)]


def _clients(kind: str, size: Size, servers: list[Server]) -> Pushed:
    command = [sys.executable, "-m", "bench.web.pair.clients", kind]
    sizes = [str(each) for each in size]
    where = [*(each.address for each in servers), *(str(each.process) for each in servers)]
    done = subprocess.run([*command, *sizes, *where], check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    found = json.loads(done.stdout)
    memory = found["kilobytes"]
    return Pushed(
        sorted(found["times"]), found["failed"], found["missing"], memory["table"], memory["socket"]
    )
