"""`tikal bench`: how fast the engine is on this machine."""

import json
import os
import platform
import re
from pathlib import Path
from typing import Final

import click

import tikal
from tikal.cli.figures import Figure, Measured, measured, own_figures

# How often each figure is taken, and for how many seconds: thoroughly, and to see that all works.
THOROUGH: Final = (7, 0.3)
QUICK: Final = (1, 0.001)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--quick", is_flag=True, help="One rough measurement of each.")
def bench(*, as_json: bool, quick: bool) -> None:
    """Measure the engine and print the figures with the machine's facts."""
    repeats, seconds = QUICK if quick else THOROUGH
    figures = own_figures()
    results = measured(figures, repeats, seconds)
    if as_json:
        told = {**facts(), "repeats": repeats, "figures": told_figures(figures, results)}
        click.echo(json.dumps(told, indent=2))
        return
    click.echo(facts_line())
    for figure in figures:
        click.echo(f"{figure.title:48} {amount(results[figure.name].median, figure.unit)}")


def told_figures(figures: list[Figure], results: dict[str, Measured]) -> dict[str, object]:
    """Return figures as plain data."""
    return {
        figure.name: {"unit": figure.unit, **results[figure.name]._asdict()} for figure in figures
    }


def amount(number: float, unit: str) -> str:
    """Return a figure as people read it, three digits being all that can be trusted."""
    digits = 0 if number >= 100 else 1 if number >= 10 else 2  # noqa: PLR2004 - powers of ten
    return f"{number:>12,.{digits}f} {unit}"


def facts() -> dict[str, object]:
    """Return what ran, and on what."""
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
    """Return the facts for people."""
    kind = "compiled" if tikal.COMPILED else "plain Python"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.machine()}"
    return f"tikal {tikal.__version__} ({kind}), {python}, {system}, {os.cpu_count()} x {cpu()}"


def cpu() -> str:
    """Return the processor's name, as far as the system tells it."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        found = re.search(r"model name\s*: (.*)", listed.read_text(encoding="utf-8"))
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine()
