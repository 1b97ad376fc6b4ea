"""`tikal bench`: measure how fast the engine is on this machine."""

import json
import os
import platform
import re
from pathlib import Path
from typing import Final

import click

import tikal
from tikal.cli.bench.figures import Figure, Measurement, measure, own_figures

# Repeats of each figure, and seconds for each repeat: a real run, and a check that all works.
THOROUGH: Final = (7, 0.3)
QUICK: Final = (1, 0.001)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--quick", is_flag=True, help="One rough measurement of each.")
def bench(*, as_json: bool, quick: bool) -> None:
    """Measure the engine; print the figures, and what machine they are from."""
    repeats, seconds = QUICK if quick else THOROUGH
    figures = own_figures()
    results = measure(figures, repeats, seconds)
    if as_json:
        data = {**facts(), "repeats": repeats, "figures": figures_json(figures, results)}
        click.echo(json.dumps(data, indent=2))
        return
    click.echo(facts_line())
    for figure in figures:
        click.echo(f"{figure.title:48} {amount(results[figure.name].median, figure.unit)}")


def figures_json(figures: list[Figure], results: dict[str, Measurement]) -> dict[str, object]:
    """Return figures as plain data."""
    return {
        figure.name: {"unit": figure.unit, **results[figure.name]._asdict()} for figure in figures
    }


def amount(number: float, unit: str) -> str:
    """Return a figure for people; more than three digits would be noise."""
    digits = 0 if number >= 100 else 1 if number >= 10 else 2  # noqa: PLR2004 - powers of ten
    return f"{number:>12,.{digits}f} {unit}"


def facts() -> dict[str, object]:
    """Return version, form and machine as plain data."""
    return {
        "tikal": tikal.__version__,
        "compiled": tikal.COMPILED,
        "machine": {
            "cpu": cpu(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()} {platform.machine()}",
            "python": f"{platform.python_implementation()} {platform.python_version()}",
        },
    }


def facts_line() -> str:
    """Return version, form and machine in one line."""
    kind = "compiled" if tikal.COMPILED else "plain Python"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.machine()}"
    return f"tikal {tikal.__version__} ({kind}), {python}, {system}, {os.cpu_count()} x {cpu()}"


def cpu() -> str:
    """Return the processor's name, or at least its kind."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        found = re.search(r"model name\s*: (.*)", listing.read_text(encoding="utf-8"))
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine()
