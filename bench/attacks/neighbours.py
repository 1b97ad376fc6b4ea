"""Neighbours of an attacker: their moves and `/healthz` stay quick, whatever one client does."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.attacks.count import Count, count_of
from bench.attacks.neighbour import Neighbour, Stretch
from bench.attacks.outcome import Outcome
from tests.web.process import Serving, serving

ATTACKERS = (
    "headers",
    "documents",
    "connections",
    "sockets",
    "quotas",
    "importers",
    "experts",
    "floods",
    "fuzz",
)
# A neighbour's p99 may be this many times that of quiet stretches.
MOST_RATIO = 3.0
# How many milliseconds `/healthz` may take.
MOST_HEALTH = 100.0
# Until an attacker has loaded what it needs, nothing is measured.
_WARMING = 3.0
# Of an exception the last words are shown.
_WORDS = 30
# What an attacker may need to come to its end, beside its time.
_PATIENCE = 120.0


def beside_attackers(
    home: Path, database: str, names: tuple[str, ...], seconds: float
) -> Iterator[Outcome]:
    """Let one attacker after the other do its worst, with a quiet stretch before each."""
    arguments = ("serve", "--port", "0", "--database", database, "--bots", "1")
    with serving(home, *arguments) as server:
        neighbour = Neighbour(server.address)
        neighbour.measure(1.0)
        quiet = Stretch()
        for name in names:
            print(f"  beside {name}", file=sys.stderr)
            pause = neighbour.measure(max(4.0, seconds / 4))
            quiet.moves += pause.moves
            yield outcome(name, server, neighbour, quiet, seconds)


def outcome(
    name: str, server: Serving, neighbour: Neighbour, quiet: Stretch, seconds: float
) -> Outcome:
    """Return what one attacker tried, and what its neighbour noticed."""
    known = len(exceptions(server))
    with attacking(name, server.address, seconds + 2 * _WARMING) as count:
        neighbour.measure(_WARMING)
        stretch = neighbour.measure(seconds)
    count.add(stretch.count)
    ratio = stretch.p99 / quiet.p99
    count.check(ratio <= MOST_RATIO, f"a move's p99 is {ratio:.1f} times the quiet one")
    for each in stretch.health:
        count.check(each <= MOST_HEALTH, f"/healthz takes more than {MOST_HEALTH:.0f} ms")
    new = exceptions(server)[known:]
    count.check(not new, f"the log has exceptions: {new[:1]}")
    return Outcome(name, count, quiet.p99, stretch.p99, stretch.worst_health)


def exceptions(server: Serving) -> list[str]:
    """Return the exceptions in the log, which nobody expected; of each where and what it was."""
    found = [str(line["exception"]) for line in server.log() if "exception" in line]
    return [" ".join(each.split()[-_WORDS:]) for each in found]


@contextmanager
def attacking(name: str, address: str, seconds: float) -> Iterator[Count]:
    """Run an attacker; the count is complete once it has ended."""
    count = Count()
    command = [sys.executable, "-m", "bench.attacks.attackers", name, address, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield count
            written, _ = process.communicate(timeout=seconds + _PATIENCE)
        finally:
            process.kill()
    if process.returncode:
        count.check(False, f"the attacker {name} failed")  # noqa: FBT003 - as assert False
    else:
        count.add(count_of(json.loads(written)))
