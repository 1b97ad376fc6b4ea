"""`python -m bench.web`: the real server beside a bare one, in the same rounds, with the goals.

The exit code is 1 if a goal is missed.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click

from bench.web.memory import memory_used
from bench.web.pair.measure import QUICK, Size, measured_pairs
from bench.web.servers import Load, bare, clients, real
from bench.web.thinking import bots_thinking
from tikal.cli.bench.command import facts_line

GAMES = 100


class Goal(NamedTuple):
    """A figure, what it is to be, and whether more is better."""

    title: str
    number: float
    bound: float
    unit: str = "x"
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Whether it is reached."""
        return self.number >= self.bound if self.at_least else self.number <= self.bound

    def line(self) -> str:
        """Return it as a line of the table."""
        sign = ">=" if self.at_least else "<="
        verdict = "" if self.holds else "  MISSED"
        return (
            f"{self.title:58} {self.number:8.2f} {self.unit:3} goal {sign} {self.bound:g}{verdict}"
        )


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--quick", is_flag=True, help="One short round, which says little.")
@click.option("--only", type=click.Choice(("one", "pair")), help="One server, or two.")
def main(*, as_json: bool, quick: bool, only: str | None) -> None:
    """Measure the server."""
    rounds, seconds = (1, 5.0) if quick else (3, 20.0)
    loads: dict[str, list[Load]] = {}
    goals: list[Goal] = []
    if only != "pair":
        loads = measured(rounds, seconds)
        stored = "memory, 1,000 stored and 100 live games"
        goals += [*goals_of(loads), Goal(stored, memory_used(), 250, "MB")]
    if only != "one":
        goals += pair_goals(QUICK if quick else Size())
    if as_json:
        click.echo(
            json.dumps({"goals": [{**each._asdict(), "holds": each.holds} for each in goals]})
        )
    else:
        show(loads, goals)
    sys.exit(0 if quick or all(goal.holds for goal in goals) else 1)


def measured(rounds: int, seconds: float) -> dict[str, list[Load]]:
    """Measure each server in turn, several times, so that the machine's moods reach both."""
    loads: dict[str, list[Load]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            home = Path(folder, str(number))
            home.mkdir()
            with bare(home) as server:
                _note(loads, "open bare", clients(server, "open-bare", GAMES, seconds))
                _note(loads, "closed bare", clients(server, "closed-bare", GAMES, seconds / 2))
            with real(home) as server:
                _note(loads, "open real", clients(server, "open-real", GAMES, seconds))
                _note(loads, "closed real", clients(server, "closed-real", GAMES, seconds / 2))
                with bots_thinking(server):
                    _note(loads, "open real, bots", clients(server, "open-real", GAMES, seconds))
    return loads


def _note(loads: dict[str, list[Load]], name: str, load: Load) -> None:
    loads.setdefault(name, []).append(load)


def p99(loads: dict[str, list[Load]], name: str) -> float:
    """Return the median of the rounds' 99th percentiles."""
    return statistics.median(load.percentile(0.99) for load in loads[name])


def rate(loads: dict[str, list[Load]], name: str) -> float:
    """Return the median of the rounds' moves in a second."""
    return statistics.median(load.rate for load in loads[name])


def goals_of(loads: dict[str, list[Load]]) -> list[Goal]:
    """Compare the servers."""
    return [
        Goal(
            "open loop, p99 against the bare server",
            p99(loads, "open real") / p99(loads, "open bare"),
            3,
        ),
        Goal(
            "closed loop, throughput against the bare server",
            rate(loads, "closed real") / rate(loads, "closed bare"),
            0.3,
            at_least=True,
        ),
        Goal(
            "two bots thinking, p99 against none",
            p99(loads, "open real, bots") / p99(loads, "open real"),
            2,
        ),
    ]


def pair_goals(size: Size) -> list[Goal]:
    """Compare two servers on one PostgreSQL with a bare pair."""
    with tempfile.TemporaryDirectory() as folder:
        found = measured_pairs(Path(folder), size)
    for name, each in found.items():
        click.echo(
            f"{name} pair: median {each.percentile(0.5):.2f} ms"
            f"   p99 {each.percentile(0.99):.2f} ms"
            f"   {len(each.times)} moves, {each.failed} refused, {each.missing} not seen"
            f"   {each.table:.0f} kB a table, {each.socket:.0f} kB a socket",
            err=True,
        )
    ratio = found["real"].percentile(0.99) / found["bare"].percentile(0.99)
    title = f"{size.tables} tables at two servers, p99 against a bare pair"
    lost = sum(each.failed + each.missing for each in found.values())
    return [Goal(title, ratio, 3), Goal("moves that did not arrive", lost, 0, "")]


def show(loads: dict[str, list[Load]], goals: list[Goal]) -> None:
    """Print the table that docs/reference/speed.md keeps."""
    click.echo(facts_line())
    if loads:
        click.echo(f"{GAMES} games; medians of {len(loads['open real'])} rounds\n")
    for name, of in loads.items():
        median = statistics.median(load.percentile(0.5) for load in of)
        click.echo(
            f"{name:24} median {median:7.2f} ms   p99 {p99(loads, name):7.2f} ms"
            f"   {rate(loads, name):7.0f} moves/s"
        )
    click.echo()
    for goal in goals:
        click.echo(goal.line())


if __name__ == "__main__":
    main()
