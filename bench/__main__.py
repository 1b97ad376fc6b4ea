"""`make bench`: this engine and its peers, measured in the same rounds, with the goals.

`TIKAL_PEERS` names the Python that has the peers; without it only this engine is measured. The
exit code is 1 if a goal is missed, so that nobody has to read the table to notice.
"""

import os
import sys
from pathlib import Path

import click

from bench.against.command import measure_against
from bench.goals import GOALS
from bench.peers import Peers
from bench.report import Run, as_json, goal_rows, show
from bench.yardstick import walk
from tikal.cli.bench.command import QUICK, THOROUGH
from tikal.cli.bench.figures import Figure, own_figures, rate
from tikal.cli.bench.figures import measure as measure_figures


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="Print JSON, for programs.")
@click.option("--table", is_flag=True, help="Print the goals as docs/reference/speed.md has them.")
@click.option("--quick", is_flag=True, help="One rough measurement of each.")
@click.option("--against", metavar="REV", help="Compare with a commit instead of with the peers.")
def main(*, json_wanted: bool, table: bool, quick: bool, against: str | None) -> None:
    """Measure the engine beside its peers, or beside itself as it was at another commit."""
    if against is not None:
        sys.exit(measure_against(against, as_json=json_wanted, quick=quick))
    run = measure(*(QUICK if quick else THOROUGH))
    if json_wanted:
        click.echo(as_json(run))
    elif table:
        click.echo("\n".join(goal_rows(run)))
    else:
        show(run)
    sys.exit(0 if quick or all(goal.holds(run.results) for goal in GOALS) else 1)


def measure(repeats: int, seconds: float) -> Run:
    """Measure this engine, the yardstick and the peers that are there."""
    peers = found_peers()
    figures = [*own_figures(), yardstick(), *(peers.figures() if peers else [])]
    results = measure_figures(figures, repeats, seconds)
    if peers:
        peers.close()
    return Run(figures, results, peers.versions if peers else {}, repeats)


def yardstick() -> Figure:
    """Return the figure that speeds are stated in."""
    return Figure("yardstick", "the yardstick", "steps/s", lambda seconds: rate(walk, seconds))


def found_peers() -> Peers | None:
    """Start the peers' Python if there is one."""
    python = os.environ.get("TIKAL_PEERS", "")
    return Peers(python) if Path(python).is_file() else None


if __name__ == "__main__":
    main()
