"""The terminal output of an arena: table, failures, and the command to repeat it."""

import shlex
from typing import Any, Final

import click

from tikal.cli.refusals import one_line
from tikal.engine.variants.solo import DIFFICULTIES
from tikal.players.arena.plan import Plan
from tikal.players.arena.summary import HEADS, Summary, table

_FAILURES_SHOWN: Final = 5
_GAP: Final = "  "
# A single player has no rating.
_SOLO_HEADS: Final = HEADS[:-2]


def show(plan: Plan, figures: Summary) -> None:
    """Print the table of players, the best first."""
    heads = _SOLO_HEADS if plan.solo else HEADS
    rows = [list(heads), *[row[: len(heads)] for row in table(figures)]]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for number, (name, *cells) in enumerate(rows):
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        click.secho(_GAP.join([one_line(name).ljust(widths[0]), *padded]), bold=number == 0)
    if plan.solo:
        click.echo(f"Mutul's mean score: {figures['mutul_mean_score']}")
    click.echo(f"{figures['games']} games, seed {plan.seed}")


def complain(figures: Summary) -> None:
    """Print on stderr which games failed, through whom, and why."""
    failures: Any = figures.get("failures", [])
    for failure in failures[:_FAILURES_SHOWN]:
        who = "does not count" if failure["player"] is None else f"forfeited by {failure['player']}"
        click.echo(one_line(f"game {failure['game']} {who}: {failure['reason']}"), err=True)
    if len(failures) > _FAILURES_SHOWN:
        click.echo(f"and {len(failures) - _FAILURES_SHOWN} more such games", err=True)


def command(plan: Plan, games: int) -> str:
    """Return the command that plays the same games again."""
    setup: Any = plan.setup
    words = ["tikal", "arena", *plan.bots, f"--games={games}"]
    words += [f"--{name}={setup[name]}" for name in ("variant", "edition", "seats")]
    words += [f"--option={name}={value}" for name, value in setup["options"].items()]
    words += _solo_words(setup.get("solo") or {})
    words += _legend_words(setup.get("legend") or {})
    words.append(f"--seed={plan.seed}")
    limits = (("seconds", plan.seconds), ("nodes", plan.nodes))
    words += [f"--{name}={limit:g}" for name, limit in limits if limit is not None]
    return shlex.join(words)


def _solo_words(solo: dict[str, Any]) -> list[str]:
    names = [name for name, score in DIFFICULTIES.items() if score == solo.get("score")]
    words = [f"--difficulty={name.replace(' ', '-')}" for name in names]
    if "score" in solo and not names:
        words.append(f"--score={solo['score']}")
    if solo.get("members"):
        words.append(f"--members={solo['members']}")
    return [*words, "--solo-deck=FILE"] if "cards" in solo else words


def _legend_words(legend: dict[str, Any]) -> list[str]:
    words = [f"--letters={''.join(legend['letters'])}"] if "letters" in legend else []
    names = [name for name in ("score", "trail", "scoring_trail") if name in legend]
    words += [f"--{name.replace('_', '-')}={legend[name]}" for name in names]
    words += [f"--{name}" for name in ("swap", "floor") if legend.get(name)]
    return [*words, "--solo-deck=FILE"] if "cards" in legend else words
