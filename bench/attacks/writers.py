"""Moves beside people who import records: what the importers cost the players.

    python -m bench.attacks.writers [ROUNDS [SECONDS]]

A real server and real clients. Each round measures the moves without importers and with two, one
after the other, so that the machine's moods reach both.
"""

import json
import multiprocessing
import multiprocessing.synchronize
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

from bench.web.servers import Server, clients, real

_RECORD = Path("tests", "games", "classic-4-supermeeple.tikal")
_GAMES = 10
_GOAL = 3.0


class Waits(NamedTuple):
    """The 99th percentiles of the moves' times in milliseconds, and how many imports there were."""

    quiet: float
    busy: float
    imports: int


def moves_beside_importers(rounds: int, seconds: float, importers: int = 2) -> list[Waits]:
    """Measure the moves alone and beside importers, in one run."""
    found = []
    with tempfile.TemporaryDirectory() as folder, real(Path(folder)) as server:
        for _ in range(rounds):
            quiet = clients(server, "open-real", _GAMES, seconds).percentile(0.99)
            with _importing(server, importers) as counts:
                busy = clients(server, "open-real", _GAMES, seconds).percentile(0.99)
            found.append(Waits(quiet, busy, sum(counts)))
    return found


@contextmanager
def _importing(server: Server, importers: int) -> Iterator[list[int]]:
    """Let so many processes import one record after the other; their counts come at the end."""
    processes = multiprocessing.get_context("spawn")
    stop, done = processes.Event(), processes.Queue()
    started = [
        processes.Process(target=_import, args=(server.address, stop, done))
        for _ in range(importers)
    ]
    for process in started:
        process.start()
    counts: list[int] = []
    try:
        yield counts
    finally:
        stop.set()
        counts += [done.get(timeout=60) for _ in started]
        for process in started:
            process.join()


def _import(address: str, stop: multiprocessing.synchronize.Event, done: object) -> None:
    """Import until told to stop; whoever is told to wait waits."""
    body = {"record": json.loads(_RECORD.read_text("utf-8"))}
    count = 0
    with httpx.Client(base_url=address, headers={"X-Tikal": "1"}, timeout=60) as client:
        while not stop.is_set():
            answer = client.post("/api/tables/import", json=body)
            if answer.status_code == httpx.codes.CREATED:
                count += 1
            else:
                time.sleep(0.2)
    done.put(count)  # type: ignore[attr-defined]  # a queue's type depends on its context


def main() -> None:
    """Print the times, and whether the goal is reached."""
    given = sys.argv[1:]
    rounds = int(given[0]) if given else 3
    seconds = float(given[1]) if len(given) > 1 else 10.0
    waits = moves_beside_importers(rounds, seconds)
    for each in waits:
        print(f"p99 {each.quiet:.1f} ms alone, {each.busy:.1f} ms beside {each.imports} imports")
    ratio = statistics.median(each.busy / each.quiet for each in waits)
    print(f"beside two importers: x {ratio:.2f}, goal <= {_GOAL:g}")
    sys.exit(0 if ratio <= _GOAL else 1)


if __name__ == "__main__":
    main()
