"""Kill the server in the middle of its first start, then see that it starts.

    python -m bench.attacks.first_starts ROUNDS [DATABASE]

DATABASE is the URL of a PostgreSQL server's database, beside which every round makes an empty one;
without it every round has a new SQLite file. The servers are real processes, forked from one that
has loaded everything: loading takes most of a start and touches no database.
"""

import multiprocessing
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import httpx
import psycopg

_WHERE = re.compile(r"Tikal is at (http://\S+)/")
_PATIENCE = 60.0
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["httpx", "psycopg", "tikal.program", "tikal.web.serving"])


class Kills(NamedTuple):
    """How often the server was killed, how often before it was up, and the starts that failed."""

    tried: int
    early: int
    failed: list[str]


def killed_first_starts(
    rounds: int, folder: Path, seed: int, empty: Callable[[Path], str] | None = None
) -> Kills:
    """Kill so many first starts, each at a moment of its own, and start again after each.

    `empty` makes an empty database for a round's folder and returns its URL.
    """
    rng = random.Random(seed)
    make = empty or _file
    _PROCESSES.Process(target=len, args=("",)).start()  # loads everything
    quiet = folder / "quiet"
    quiet.mkdir()
    length = _first_start(quiet, make(quiet), None)
    early, failed = 0, []
    for number in range(rounds):
        home = folder / str(number)
        home.mkdir()
        url = make(home)
        wait = rng.uniform(0, 1.2) * length
        early += _first_start(home, url, wait) < 0
        problem = _problem_at_the_next_start(home, url)
        if problem:
            failed.append(f"killed after {wait:.3f} s of {length:.3f}: {problem}")
    return Kills(rounds, early, failed)


def _file(home: Path) -> str:
    return f"sqlite:///{home / 'tikal.sqlite3'}"


def empty_postgresql(server: str) -> Callable[[Path], str]:
    """Return what makes empty databases on a server, which is named by one of its databases."""

    def make(_home: Path) -> str:
        name = f"k{os.urandom(8).hex()}"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return server.replace("/postgres?", f"/{name}?")

    return make


def _start(home: Path, url: str) -> BaseProcess:
    process = _PROCESSES.Process(target=_serve, args=(str(home), url))
    process.start()
    return process


def _serve(home: str, url: str) -> None:
    """Be a server, as `tikal serve` is."""
    from tikal.program import main as program  # noqa: PLC0415 - loaded in the servers only

    os.environ["TIKAL_HOME"] = home
    for number, name in ((1, "out"), (2, "log")):
        file = os.open(Path(home, name), os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        os.dup2(file, number)
    program(["serve", "--port", "0", "--database", url])


def _first_start(home: Path, url: str, wait: float | None) -> float:
    """Start a server and kill it: when it is up, or so many seconds after its process has begun.

    Returns how long it took until it was up, -1 if it was killed before.
    """
    process = _start(home, url)
    _until((home / "log").exists)
    begun = time.monotonic()
    if wait is None:
        _until(lambda: bool(_address(home)))
    else:
        time.sleep(wait)
    took = time.monotonic() - begun
    process.kill()
    process.join()
    return took if _address(home) else -1


def _until(holds: Callable[[], bool]) -> None:
    limit = time.monotonic() + _PATIENCE
    while not holds() and time.monotonic() < limit:
        time.sleep(0.001)


def _address(home: Path) -> str:
    """Return where a server says it is, nothing if it has not come so far."""
    out = home / "out"
    where = _WHERE.match(out.read_text("utf-8")) if out.exists() else None
    return where[1] if where else ""


def _problem_at_the_next_start(home: Path, url: str) -> str:
    """Return what is wrong with the start after a kill, nothing if all is well."""
    (home / "out").unlink(missing_ok=True)
    process = _start(home, url)
    try:
        _until(lambda: bool(_address(home)) or not process.is_alive())
        address = _address(home)
        if not address:
            return (home / "log").read_text("utf-8")[-500:] or "it does not come up"
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = httpx.post(
            f"{address}/api/tables", json={"seats": seats}, headers={"X-Tikal": "1"}, timeout=30
        )
        return "" if made.status_code == httpx.codes.CREATED else made.text
    finally:
        process.kill()
        process.join()


def main() -> None:
    """Print the counts."""
    empty = empty_postgresql(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        kills = killed_first_starts(int(sys.argv[1]), Path(folder), time.time_ns(), empty)
    print(f"killed {kills.tried}, of these {kills.early} early; unusable {len(kills.failed)}")
    for line in kills.failed:
        print(line)
    sys.exit(1 if kills.failed else 0)


if __name__ == "__main__":
    main()
