"""`tikal arena`: let bots play many games and rate them."""

import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import click

from tikal.cli.arena.table import command, complain, show
from tikal.cli.refusals import Refused, one_line
from tikal.cli.set_up_options import LEGEND, SetUpOptions, setup_options
from tikal.players.arena.arena import Executor, check_bots, play_here, run
from tikal.players.arena.job import GameResult
from tikal.players.arena.plan import Plan
from tikal.players.arena.results import open_results, seed_in
from tikal.players.arena.summary import Summary, summary

_DEFAULT_GAMES: Final = 100


@click.command()
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@click.option(
    "--games",
    type=int,
    default=_DEFAULT_GAMES,
    metavar="N",
    help="How many; default 100.",
)
@setup_options
@click.option("--seconds", type=float, metavar="T", help="Seconds for each decision.")
@click.option("--nodes", type=int, metavar="N", help="Positions searched for each decision.")
@click.option("--processes", type=int, metavar="P", help="Games at once; default all cores.")
@click.option("--ray", "on_ray", is_flag=True, help="Play on a Ray cluster (RAY_ADDRESS).")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--report", metavar="FILE", help="Write an HTML page with plots to FILE.")
@click.option("--resume", metavar="FILE", help="Save results in FILE; continue its run.")
def arena(  # noqa: PLR0913, PLR0917 - one for each option
    bots: tuple[str, ...],
    games: int,
    chosen: SetUpOptions,
    seconds: float | None,
    nodes: int | None,
    processes: int | None,
    on_ray: bool,  # noqa: FBT001 - click passes it by name
    as_json: bool,  # noqa: FBT001 - as above
    report: str | None,
    resume: str | None,
) -> None:
    """Let bots play each other and rate them.

    BOT is a player's name, such as random, or exec:COMMAND for an external bot. Every deal is
    played in all rotations of the seats, so the number of games is rounded up to full rotations.
    With fewer bots than seats, bots take several seats. In solo games and in Legend one bot plays
    against Mutul.
    """
    _check(games, seconds, nodes, processes, report)
    plan = _plan(bots, chosen, seconds, nodes, resume)
    check_bots(plan)
    results = None if resume is None else open_results(Path(resume), plan)
    executor = _executor(processes, on_ray=on_ray)
    done = 0 if results is None else sum(game < plan.games(games) for game in results.games)
    with _progress(plan.games(games), done) as tell:
        played = run(plan, games, executor, results, tell)
    figures = summary(plan, played)
    complain(figures)
    if as_json:
        click.echo(json.dumps(figures))
    else:
        show(plan, figures)
    if report is not None:
        _write_report(Path(report), plan, played, figures)


def _check(
    games: int, seconds: float | None, nodes: int | None, processes: int | None, report: str | None
) -> None:
    """Refuse wrong options before any game is played."""
    if seconds is not None and nodes is not None:
        raise click.UsageError("give --seconds or --nodes, not both")
    for name, value in (("--games", games), ("--nodes", nodes), ("--processes", processes)):
        if value is not None and value < 1:
            raise Refused(f"{name} must be at least 1, not {value}")
    if seconds is not None and not 0 < seconds < math.inf:
        raise Refused(f"--seconds must be more than 0, not {seconds:g}")
    if report is not None and Path(report).exists():
        raise Refused(f"{report}: already exists and will not be overwritten")
    if report is not None and not Path(report).absolute().parent.is_dir():
        raise Refused(f"{report}: the folder does not exist")


def _plan(
    bots: tuple[str, ...],
    chosen: SetUpOptions,
    seconds: float | None,
    nodes: int | None,
    resume: str | None,
) -> Plan:
    """Return the plan; without --seed a resumed run keeps its seed."""
    setup = chosen.new_game().setup.as_dict()
    drawn = setup.pop("seed")
    settings = setup.get(LEGEND)
    if isinstance(settings, dict) and chosen.letters is None:
        setup[LEGEND] = {name: settings[name] for name in settings if name != "letters"}
    kept = seed_in(Path(resume)) if resume is not None and chosen.seed is None else None
    seed = drawn if kept is None else kept
    assert isinstance(seed, int)  # noqa: S101 - a new game has a seed
    return Plan(bots, setup, seed, seconds, nodes)


def _executor(processes: int | None, *, on_ray: bool) -> Executor:
    """Return the function that plays the games."""
    if on_ray:
        try:
            from tikal.players.arena.ray import play_on_ray  # noqa: PLC0415 - an extra
        except ImportError as problem:
            raise Refused("--ray needs Ray: pip install 'tikal[ray]'") from problem
        return partial(play_on_ray, processes=processes)
    count = processes or os.cpu_count() or 1
    if count == 1:
        return play_here
    from tikal.players.arena.workers import play_in_processes  # noqa: PLC0415 - only for many

    return partial(play_in_processes, processes=count)


@contextmanager
def _progress(games: int, done: int) -> Iterator[Callable[[GameResult], object]]:
    """Show a progress bar if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich import progress  # noqa: PLC0415 - only on a terminal
    from rich.console import Console  # noqa: PLC0415 - as above

    columns = (
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games, completed=done)
        yield lambda _: bar.advance(task)


def _write_report(path: Path, plan: Plan, played: list[GameResult], figures: Summary) -> None:
    from tikal.players.arena.report import report  # noqa: PLC0415 - only where one is wanted

    page = report(plan, played, figures, command(plan, len(played)))
    with path.open("x", encoding="utf-8") as file:
        file.write(page)
    click.echo(f"The report is in {one_line(str(path))}", err=True)
