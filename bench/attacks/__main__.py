"""`python -m bench.attacks`: attack the server for longer than a test may, and count.

The exit code is 1 if anything failed.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import click

from bench.attacks.count import Count
from bench.attacks.databases import KINDS, Databases, databases
from bench.attacks.first_starts import killed_first_starts
from bench.attacks.kills import killed_servers
from bench.attacks.neighbours import ATTACKERS, beside_attackers
from bench.attacks.outages import outages
from bench.attacks.outcome import TITLES, Outcome, line
from bench.attacks.pairs.kills import killed_processes
from bench.attacks.waits import waits_beside_experts
from tikal.cli.bench.command import facts_line

ALONE = ("first-starts", "kills", "pairs", "outages", "waits")
# Only PostgreSQL is for several processes.
SHARED = ("pairs",)
NAMES = (*ALONE, *ATTACKERS)
# The minutes for both databases in which first starts are killed 200 times.
MINUTES = 40.0
_FIRST_STARTS = 200
# As often one of two servers and a worker is killed.
_KILLS = 50


@click.command()
@click.option("--minutes", default=MINUTES, show_default=True, help="About how long, all in all.")
@click.option("--only", multiple=True, type=click.Choice(NAMES), help="An attack; repeatable.")
@click.option("--database", type=click.Choice(KINDS), help="One kind; by default both.")
def main(minutes: float, only: tuple[str, ...], database: str | None) -> None:
    """Attack the server: kills, outages, and clients that do their worst beside a neighbour."""
    kinds = KINDS if database is None else (database,)
    names = only or NAMES
    seconds = minutes * 60 / len(kinds) / len(names)
    click.echo(facts_line())
    outcomes = {kind: list(attacked(kind, names, seconds, minutes)) for kind in kinds}
    for kind, of in outcomes.items():
        click.echo(f"\n{line((kind, *TITLES[1:]))}")
        for outcome in of:
            click.echo(line(outcome.cells()))
            for note in outcome.count.notes():
                click.echo(f"    {note}")
    failed = sum(outcome.count.failed for of in outcomes.values() for outcome in of)
    click.echo(f"\n{failed} failed")
    sys.exit(1 if failed else 0)


def attacked(
    kind: str, names: tuple[str, ...], seconds: float, minutes: float
) -> Iterator[Outcome]:
    """Attack a server on one kind of database in all ways named."""
    with tempfile.TemporaryDirectory(prefix="tikal-attack-") as folder, databases(kind) as found:
        possible = (each for each in ALONE if kind != "sqlite" or each not in SHARED)
        for name in (each for each in possible if each in names):
            click.echo(f"{kind}: {name}", err=True)
            home = Path(folder, name)
            home.mkdir()
            yield Outcome(name, alone(name, home, found, seconds, minutes))
        home = Path(folder, "neighbours")
        home.mkdir()
        attackers = tuple(each for each in ATTACKERS if each in names)
        if attackers:
            click.echo(f"{kind}: neighbours", err=True)
            yield from beside_attackers(home, found.empty(home), attackers, seconds)


def alone(name: str, home: Path, found: Databases, seconds: float, minutes: float) -> Count:
    """Run an attack that starts servers of its own."""
    if name == "kills":
        return killed_servers(home, found, seconds)
    if name == "outages":
        return outages(home, found, seconds)
    if name == "waits":
        return waits_beside_experts(home, found.empty(home), seconds)
    share = min(1.0, minutes / MINUTES)
    if name == "pairs":
        return killed_processes(home, found.empty(home), max(3, round(_KILLS * share)))
    rounds = max(3, round(_FIRST_STARTS * share))
    kills = killed_first_starts(rounds, home, time.time_ns(), found.empty)
    count = Count(kills.tried)
    count.failures.update(kills.failed)
    return count


if __name__ == "__main__":
    main()
