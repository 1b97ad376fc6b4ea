"""What `make bench` has measured: as a table, as JSON, and as rows for the documentation."""

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

import click

from bench.goals import COMPARISONS, GOALS, Goal
from tikal.cli.bench.command import amount, facts, facts_line, figures_json
from tikal.cli.bench.figures import Figure, Measurement

_EXPECTED: Final = ("chess", "open_spiel", "catanatron")


class Run(NamedTuple):
    """Everything that was measured."""

    figures: list[Figure]
    results: dict[str, Measurement]
    versions: dict[str, str]
    repeats: int

    def title(self, name: str) -> str:
        """Return a figure's title."""
        return next(figure.title for figure in self.figures if figure.name == name)


def as_json(run: Run) -> str:
    """Return everything as JSON."""
    goals = [
        {**goal._asdict(), "reached": goal.reached(run.results), "holds": goal.holds(run.results)}
        for goal in GOALS
    ]
    data = {
        **facts(),
        "peers": run.versions,
        "repeats": run.repeats,
        "figures": figures_json(run.figures, run.results),
        "goals": goals,
    }
    return json.dumps(data, indent=2)


def show(run: Run) -> None:
    """Print the table for people."""
    missing = [name for name in _EXPECTED if name not in run.versions]
    there = ", ".join(f"{name} {each}" for name, each in run.versions.items())
    click.echo(facts_line())
    click.echo(f"peers: {there or 'none'}")
    if missing:
        click.echo(f"not measured, since not installed: {', '.join(missing)}")
    click.echo(f"medians of {run.repeats} interleaved repeats\n")
    for figure in run.figures:
        number = amount(run.results[figure.name].median, figure.unit)
        beside = "; ".join(remarks(run, figure.name))
        click.echo(f"{figure.title:52} {number:24} {beside}".rstrip())


def remarks(run: Run, name: str) -> Iterator[str]:
    """Return what a figure is compared with, and whether its goals are reached."""
    for goal in GOALS:
        if goal.figure == name:
            yield verdict(run, goal)
    for figure, other in COMPARISONS:
        if figure == name and other in run.results:
            ratio = run.results[name].median / run.results[other].median
            yield f"{ratio:.3g} x {run.title(other)}"


def verdict(run: Run, goal: Goal) -> str:
    """Return a goal with what was reached, and the margin that is left."""
    number, margin = goal.reached(run.results), goal.margin(run.results)
    if number is None or margin is None:
        return f"({goal.by} was not measured)"
    by = "" if goal.by is None else f"{number:.3g} x {run.title(goal.by)}, "
    left = f"{margin:.0%} to spare" if goal.holds(run.results) else "MISSED"
    return f"{by}goal {goal.sign()} {goal.bound:,g}, {left}"


def goal_rows(run: Run) -> list[str]:
    """Return the goals as rows of the table in docs/reference/speed.md."""
    return [row(run, goal) for goal in GOALS]


def row(run: Run, goal: Goal) -> str:
    """Return one goal's row."""
    name = goal.figure.replace("_", " ")
    by = " (bytes)" if goal.by is None else f" ÷ {goal.by.replace('_', ' ')}"
    sign = "≥" if goal.at_least else "≤"
    return f"| {name}{by} | {rounded(goal.reached(run.results))} | {sign} {goal.bound:,g} |"


def rounded(number: float | None) -> str:
    """Return a number as the documentation shows it."""
    if number is None:
        return "not measured"
    return f"{number:,.0f}" if number > 100 else f"{number:.2f}"
