"""The report of an arena: one self-contained HTML page with tables and plots."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from tikal.players.arena.job import GameResult
from tikal.players.arena.plan import Plan
from tikal.players.arena.plots import Interval, rating_plot, score_plot, source_plot
from tikal.players.arena.summary import HEADS, Summary, table

_FAILURES_SHOWN: Final = 50
_SOURCES: Final = (
    "<p>Mean points of each scoring round: for temples below, for treasures above.</p>"
)

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --faint: #bbb; --temples: #a0522d;
  --treasures: #2f7f86; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1c1b18; --faint: #555;
  --temples: #d08a5c; --treasures: #6cc3c9; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 860px; margin: 2em auto; padding: 0 1em; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .2em .5em; border-bottom: 1px solid var(--faint); text-align: right;
  font-size: 90%; white-space: nowrap; }
th:first-child, td:first-child, td:last-child:nth-child(3) { text-align: left; white-space: normal;
  overflow-wrap: anywhere; }
svg { width: 100%; height: auto; font-size: 12px; fill: var(--ink); }
.grid { stroke: var(--faint); stroke-width: .5; }
.interval { stroke: var(--temples); stroke-width: 6; stroke-linecap: round; opacity: .5; }
.median { stroke: var(--ink); stroke-width: 2; }
.temples { fill: var(--temples); }
.treasures { fill: var(--treasures); stroke: var(--ink); stroke-width: 1; }
code { overflow-wrap: anywhere; }
"""


def report(plan: Plan, played: Sequence[GameResult], figures: Summary, command: str) -> str:
    """Return the page; `command` is the command that plays the same games again."""
    games = [game for game in played if game.counts]
    parts = [
        "<h1>Tikal arena</h1>",
        f"<p>{escape(_about(plan, len(games)))}</p>",
        f"<p>Again: <code>{escape(command)}</code></p>",
        *(_plots(games, figures) if games else ["<p>No game counts.</p>"]),
        *_failures(figures),
    ]
    body = "\n".join(parts)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Tikal arena</title>\n<style>{_STYLE}</style></head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _about(plan: Plan, games: int) -> str:
    setup = plan.setup
    budget = ""
    if plan.seconds is not None:
        budget = f"; {plan.seconds:g} s a decision"
    elif plan.nodes is not None:
        budget = f"; {plan.nodes} nodes a decision"
    table = "against Mutul" if plan.solo else f"{setup['seats']} seats, rotated on paired deals"
    return (
        f"{games} games of {setup['variant']} ({setup['edition']}), {table}; "
        f"seed {plan.seed}{budget}."
    )


def _plots(games: Sequence[GameResult], figures: Summary) -> list[str]:
    order = [row[0] for row in table(figures)]
    met = [name for game in games for name in game.seats]
    names = [name for name in dict.fromkeys([*order, *met]) if name in met]
    return [
        _rows(HEADS, table(figures)),
        "<h2>Ratings</h2>",
        rating_plot([_interval(name, figures) for name in names]),
        "<h2>Scores</h2>",
        score_plot({name: scores_of(name, games) for name in names}),
        "<h2>Points by source</h2>",
        _SOURCES,
        source_plot({name: gains_of(name, games) for name in names}),
        _source_table({name: sources_of(name, games) for name in names}),
    ]


def _interval(name: str, figures: Summary) -> Interval:
    players: Any = figures["players"]
    if name in players:
        mine = players[name]
        return Interval(name, mine["elo"], mine["elo_low"], mine["elo_high"])
    other: Any = figures
    return Interval(name, other[f"{name}_elo"], other[f"{name}_elo_low"], other[f"{name}_elo_high"])


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    lines += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return "<table>" + "\n".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def _source_table(sources: dict[str, tuple[float, float, float]]) -> str:
    heads = ("mean points a game", "temples", "treasures", "other", "score")
    rows = [
        [name, *[f"{figure:.1f}" for figure in (*each, sum(each))]]
        for name, each in sources.items()
    ]
    return _rows(heads, rows) + "<p>Other: points at the start, minus bids.</p>"


def _failures(figures: Summary) -> list[str]:
    failures: Any = figures.get("failures", [])
    if not failures:
        return []
    shown = [
        [str(failure["game"]), failure["player"] or "none", failure["reason"]]
        for failure in failures[:_FAILURES_SHOWN]
    ]
    return [
        f"<h2>Forfeits and lost games: {len(failures)}</h2>",
        _rows(("game", "player", "reason"), shown),
    ]


def scores_of(name: str, games: Sequence[GameResult]) -> list[int]:
    """Return a player's scores."""
    return [game.scores[game.seats.index(name)] for game in games if name in game.seats]


def gains_of(name: str, games: Sequence[GameResult]) -> list[tuple[float, float]]:
    """Return a player's mean points in each scoring round, for temples and treasures."""
    mine = [game.rounds[game.seats.index(name)] for game in games if name in game.seats]
    found: list[tuple[float, float]] = []
    for number in range(max(len(rounds) for rounds in mine)):
        gains = [rounds[number] for rounds in mine if number < len(rounds)]
        temples, treasures = (sum(column) / len(gains) for column in zip(*gains, strict=True))
        found.append((temples, treasures))
    return found


def sources_of(name: str, games: Sequence[GameResult]) -> tuple[float, float, float]:
    """Return a player's mean points for temples, for treasures, and from elsewhere."""
    temples = treasures = rest = 0
    mine = [(game, game.seats.index(name)) for game in games if name in game.seats]
    for game, seat in mine:
        gained = [sum(column) for column in zip(*game.rounds[seat], strict=True)] or [0, 0]
        temples += gained[0]
        treasures += gained[1]
        rest += game.scores[seat] - sum(gained)
    return temples / len(mine), treasures / len(mine), rest / len(mine)
