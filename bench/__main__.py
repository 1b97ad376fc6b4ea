"""`make bench`: this engine and its peers, measured in the same rounds, with the goals.

`TIKAL_PEERS` names the Python that has the peers; without it only this engine is measured. The
exit code is 1 if a goal is missed, so that nobody has to read the table to notice.
"""

import json
import os
import sys
from pathlib import Path
from typing import Final

import click

from bench.goals import GOALS, Goal
from bench.peers import Peers
from tikal.cli.bench import QUICK, THOROUGH, amount, facts, facts_line, told_figures
from tikal.cli.figures import Figure, Measured, measured, own_figures

_EXPECTED: Final = ("chess", "open_spiel", "catanatron")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--quick", is_flag=True, help="One rough measurement of each.")
def main(*, as_json: bool, quick: bool) -> None:
    """Measure the engine beside its peers."""
    repeats, seconds = QUICK if quick else THOROUGH
    peers = found_peers()
    figures = own_figures() + (peers.figures() if peers else [])
    results = measured(figures, repeats, seconds)
    versions = peers.versions if peers else {}
    if as_json:
        click.echo(json.dumps(told(figures, results, versions, repeats), indent=2))
    else:
        show(figures, results, versions, repeats)
    if peers:
        peers.close()
    sys.exit(0 if quick or all(goal.holds(results) for goal in GOALS) else 1)


def found_peers() -> Peers | None:
    """Start the peers' Python if there is one."""
    python = os.environ.get("TIKAL_PEERS", "")
    return Peers(python) if Path(python).is_file() else None


def told(
    figures: list[Figure], results: dict[str, Measured], versions: dict[str, str], repeats: int
) -> dict[str, object]:
    """Return everything as plain data."""
    return {
        **facts(),
        "peers": versions,
        "repeats": repeats,
        "figures": told_figures(figures, results),
        "goals": [
            {**goal._asdict(), "reached": goal.reached(results), "holds": goal.holds(results)}
            for goal in GOALS
        ],
    }


def show(
    figures: list[Figure], results: dict[str, Measured], versions: dict[str, str], repeats: int
) -> None:
    """Print the table that docs/reference/speed.md keeps."""
    missing = [name for name in _EXPECTED if name not in versions]
    click.echo(facts_line())
    click.echo(f"peers: {', '.join(f'{name} {each}' for name, each in versions.items()) or 'none'}")
    if missing:
        click.echo(f"not measured, since not installed: {', '.join(missing)}")
    click.echo(f"medians of {repeats} interleaved repeats\n")
    titles = {figure.name: figure.title for figure in figures}
    goals = {goal.figure: goal for goal in GOALS}
    for figure in figures:
        number = amount(results[figure.name].median, figure.unit)
        goal = goals.get(figure.name)
        beside = "" if goal is None else compared(goal, results, titles)
        click.echo(f"{figure.title:52} {number:24} {beside}".rstrip())


def compared(goal: Goal, results: dict[str, Measured], titles: dict[str, str]) -> str:
    """Return a figure's ratio to its peer's, with the goal."""
    number = goal.reached(results)
    if number is None:
        return "(its peer is not there)"
    sign = ">=" if goal.at_least else "<="
    verdict = "" if goal.holds(results) else "  MISSED"
    if goal.peer is None:
        return f"goal {sign} {goal.bound:,.0f}{verdict}"
    return f"{number:.3g} x {titles[goal.peer]}, goal {sign} {goal.bound:g}{verdict}"


if __name__ == "__main__":
    main()
