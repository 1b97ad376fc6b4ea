"""What two builds came to, as a table for people and as JSON for programs."""

from collections.abc import Sequence
from statistics import median

import click

from bench.against.figures import Figure
from bench.against.rounds import Compared
from tikal.cli.bench.command import amount


def holds(figures: Sequence[Figure], compared: dict[str, Compared]) -> bool:
    """Tell whether every figure keeps its bound."""
    return all(compared[figure.name].ratio() >= figure.bound for figure in figures)


def as_data(figures: Sequence[Figure], compared: dict[str, Compared]) -> dict[str, object]:
    """Return every figure as plain data."""
    return {figure.name: figure_data(figure, compared[figure.name]) for figure in figures}


def figure_data(figure: Figure, found: Compared) -> dict[str, object]:
    """Return one figure as plain data."""
    low, high = found.spread()
    return {
        "unit": figure.unit,
        "old": figure.number(median(found.old)),
        "new": figure.number(median(found.new)),
        "ratio": found.ratio(),
        "low": low,
        "high": high,
        "rounds": len(found.old),
        "same_work": found.same_work,
        "bound": figure.bound,
        "holds": found.ratio() >= figure.bound,
    }


def show(figures: Sequence[Figure], compared: dict[str, Compared]) -> None:
    """Print the table."""
    click.echo(f"{'figure':46} {'old':>24} {'new':>24}  speed new ÷ old       bound")
    for figure in figures:
        click.echo(line(figure, compared[figure.name]))


def line(figure: Figure, found: Compared) -> str:
    """Return a figure's line: both builds, the ratio of their speeds, and what it has to be."""
    low, high = found.spread()
    old, new = (amount(figure.number(median(each)), figure.unit) for each in (found.old, found.new))
    ratio = f"{found.ratio():5.2f} ({low:.2f} to {high:.2f})"
    verdict = "holds" if found.ratio() >= figure.bound else "MISSED"
    other = "" if found.same_work else "; not the same work"
    return (
        f"{figure.title:46} {old:>24} {new:>24}  {ratio:21} >= {figure.bound:<5g}{verdict}{other}"
    )
