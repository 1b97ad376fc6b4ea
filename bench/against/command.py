"""`make bench ARGS="--against REV"`: is this tree as fast as that commit?"""

import json
import sys
from pathlib import Path

import click

from bench.against.figures import figures_against
from bench.against.report import as_data, holds, show
from bench.against.rounds import QUICK, THOROUGH, Amount, Builds, compare
from tikal.cli.bench.command import facts, facts_line
from tools.commits import build_commit


def measure_against(revision: str, *, as_json: bool, quick: bool) -> int:
    """Measure both builds and print the figures; return 1 if a bound is missed, else 0."""
    old = build_commit(revision)
    amount = QUICK if quick else THOROUGH
    figures = figures_against(old.commit)
    found = compare(figures, Builds(old.python, Path(sys.executable)), amount)
    if as_json:
        data = {**facts(), "against": old.commit, "figures": as_data(figures, found)}
        click.echo(json.dumps(data, indent=2))
    else:
        click.echo(heading(old.commit, amount))
        show(figures, found)
    return 0 if quick or holds(figures, found) else 1


def heading(commit: str, amount: Amount) -> str:
    """Return what is measured, and how."""
    return (
        f"{facts_line()}\n"
        f"old: commit {commit[:12]}; new: this tree\n"
        f"medians; rounds: {amount.processes * amount.rounds}; pairs of processes: "
        f"{amount.processes}; in brackets: 95 % confidence in the median ratio\n"
    )
