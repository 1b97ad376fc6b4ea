"""Let the bots play and write the tables of docs/explanation/bots-in-figures.md.

    python tools/venvs.py compiled python -m tools.bot_figures               everything (hours)
    python tools/venvs.py compiled python -m tools.bot_figures levels times  some of the tables
    ... --share 0.1                                                          a tenth of the games

Games are saved in .figures/, so that an interrupted run continues; delete the folder after a change
to the bots. Tables stand between comment lines; the text around them is written by hand.
"""

import argparse
import os
import random
import re
import resource
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

import tikal
from tikal.engine.variants.solo import DIFFICULTIES
from tikal.players.arena.arena import run
from tikal.players.arena.elo import share_interval
from tikal.players.arena.plan import Plan
from tikal.players.arena.results import open_results
from tikal.players.arena.summary import summary
from tikal.players.arena.workers import play_in_processes
from tikal.players.player import Budget
from tikal.players.registry import make_player
from tikal.players.search.scoring_turn import ScoringTurn
from tikal.players.search.thinker import MOST_NODES as HARD_NODES
from tools.mutul_gains import GAMES
from tools.mutul_gains import gains as mutul_gains
from tools.mutul_plot import Line, mutul_plot

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "explanation" / "bots-in-figures.md"
PLOT = ROOT / "docs" / "images" / "bots-against-mutul.svg"
KEPT = ROOT / ".figures"
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
LEVELS = ("random", "easy", "medium", "hard")
SOLVED = 500
MOST_NODES = 10_000_000
TIMED_GAMES = 6


class Show(NamedTuple):
    """Games that compare bots at one kind of table."""

    bots: tuple[str, ...]
    games: int
    variant: str = "classic"
    seats: int = 2
    seconds: float | None = None
    score: int | None = None

    def figures(self, share: float) -> dict[str, Any]:
        """Play what is not played yet and return the summary."""
        setup: dict[str, object] = {
            "variant": self.variant,
            "edition": "supermeeple",
            "options": {},
            "seats": self.seats,
        }
        if self.score is not None:
            setup["solo"] = {"score": self.score, "members": 0}
        plan = Plan(self.bots, setup, seed=1, seconds=self.seconds)
        name = "-".join(str(part) for part in (*self.bots, *self[2:]))
        KEPT.mkdir(exist_ok=True)
        executor = partial(play_in_processes, processes=os.cpu_count() or 1)
        games = max(self.seats, round(self.games * share))
        return summary(plan, run(plan, games, executor, open_results(KEPT / f"{name}.jsonl", plan)))


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |\n"


def heads(*cells: str) -> str:
    """Return the first two lines of a table."""
    return row(*cells) + row(*["---"] * len(cells))


def share_of(figures: dict[str, Any], name: str) -> str:
    """Return a win rate with its interval."""
    mine = figures["players"][name]
    low, high = share_interval(mine["win_rate"], mine["games"])
    return f"{mine['win_rate']:.1%} ({low:.1%} to {high:.1%})"


def duels(share: float, variant: str, games: int) -> str:
    """Return each level against the one below it."""
    table = heads("duel", "games", "win rate (95 %)", "mean scores")
    for weaker, stronger in pairwise(LEVELS):
        figures = Show((stronger, weaker), games, variant).figures(share)
        means = [figures["players"][name]["mean_score"] for name in (stronger, weaker)]
        scores = f"{means[0]:.0f} : {means[1]:.0f}"
        won = share_of(figures, stronger)
        table += row(f"`{stronger}` against `{weaker}`", figures["games"], won, scores)
    return table


def levels(share: float) -> str:
    """Return the duels of the classic game."""
    return duels(share, "classic", 400)


def auction(share: float) -> str:
    """Return the duels of the auction variant."""
    return duels(share, "auction", 200)


def four(share: float) -> str:
    """Return all levels at one table of four."""
    table = heads("bot", "games", "mean rank", "win rate (95 %)", "mean score")
    figures = Show(LEVELS, 200, seats=4).figures(share)
    for name in reversed(LEVELS):
        mine = figures["players"][name]
        cells = (mine["games"], mine["mean_rank"], share_of(figures, name), mine["mean_score"])
        table += row(f"`{name}`", *cells)
    return table


def expert(share: float) -> str:
    """Return `expert` against `hard`, with more and more time."""
    table = heads("seconds a decision", "games", "win rate (95 %)", "mean scores")
    for seconds, games in ((0.1, 100), (0.5, 200)):
        figures = Show(("expert", "hard"), games, seconds=seconds).figures(share)
        means = [figures["players"][name]["mean_score"] for name in ("expert", "hard")]
        won = share_of(figures, "expert")
        table += row(seconds, figures["games"], won, f"{means[0]:.0f} : {means[1]:.0f}")
    return table


def scores(share: float) -> str:
    """Return what `hard` scores against itself."""
    table = heads("seats", "games", "mean score", "real games")
    for seats, real in ((2, "153 to 169"), (3, "101 to 139"), (4, "59 to 109")):
        figures = Show(("hard",), 60, seats=seats).figures(share)
        means = [mine["mean_score"] for mine in figures["players"].values()]
        table += row(seats, figures["games"], f"{fmean(means):.1f}", real)
    return table


def mutul(share: float) -> str:
    """Return each bot against Mutul at each difficulty, and draw it."""
    table = heads("bot", *DIFFICULTIES)
    lines = []
    for name in (*LEVELS, "expert"):
        results = [against_mutul(name, score, share) for score in DIFFICULTIES.values()]
        cells = [f"{each.wins:.0%}, {each.mine:.0f} : {each.theirs:.0f}" for each in results]
        table += row(f"`{name}`", *cells)
        leads = [each.mine - each.theirs for each in results]
        lines.append(Line(name, [each.wins for each in results], leads))
    PLOT.write_text(mutul_plot(list(DIFFICULTIES), lines), encoding="utf-8")
    return table


def gains(share: float) -> str:
    """Return what `hard` and Mutul do in their games."""
    games = max(1, round(GAMES * share))
    table = heads(f"means of {games} games", "`hard`", "Mutul")
    for name, means in mutul_gains(games).items():
        table += row(name, *[f"{mean:.1f}" for mean in means])
    return table


class Result(NamedTuple):
    """How often a bot won against Mutul, and the mean scores."""

    wins: float
    mine: float
    theirs: float


def against_mutul(name: str, score: int, share: float) -> Result:
    """Let a bot play Mutul with a start score."""
    games, seconds = (50, 0.25) if name == "expert" else (200, None)
    figures = Show((name,), games, "solo", seconds=seconds, score=score).figures(share)
    mine = figures["players"][name]
    return Result(mine["win_rate"], mine["mean_score"], figures["mutul_mean_score"])


def solver(share: float) -> str:
    """Return how long scoring turns take to solve, at random tables in the middle of games."""
    heading = (
        "scoring turns of",
        "solved",
        "proved optimal",
        "median",
        "99th percentile",
        "longest",
    )
    table = heads(*heading)
    positions = [scoring_turn(seed) for seed in range(round(SOLVED * share))]
    for words, known, most in (
        ("a document, every kind known", True, MOST_NODES),
        ("a view, as `hard` solves them", False, HARD_NODES),
    ):
        spent: list[float] = []
        proved = 0
        for position in positions:
            turn = ScoringTurn(position, most, known=known)
            started = time.perf_counter()
            turn.solve()
            spent.append(time.perf_counter() - started)
            proved += turn.optimal
        cells = milliseconds([median(spent), quantiles(spent, n=100)[98], max(spent)])
        table += row(words, len(spent), proved, *cells)
    return table


def scoring_turn(seed: int) -> Any:  # noqa: ANN401 - a position of the engine
    """Return the position at a scoring turn of a game between easy bots."""
    rng = random.Random(seed)  # noqa: S311 - a game
    game = tikal.Game.new(seats=rng.choice((2, 3, 4)), seed=seed)
    players = [make_player("easy", seed * 4 + seat) for seat in range(game.seats)]
    wait = rng.randrange(3 * game.seats)
    found = None
    while game.seat is not None and wait >= 0:
        if game.position.scoring and game.ap == 10:  # noqa: PLR2004 - a whole turn
            found = game.position
            wait -= 1
        game.play(players[game.seat - 1].choose(game.view(game.seat)))
    return found


def milliseconds(seconds: Iterable[float]) -> list[str]:
    """Return times in words."""
    return [f"{1000 * each:.0f} ms" for each in seconds]


def times(share: float) -> str:
    """Return how long whole turns take."""
    table = heads("bot", "turns", "mean", "95 %", "longest")
    for name in ("easy", "medium", "hard"):
        spent = [
            turn for seed in range(max(1, round(TIMED_GAMES * share))) for turn in turns(name, seed)
        ]
        figures = milliseconds([fmean(spent), quantiles(spent, n=20)[18], max(spent)])
        table += row(f"`{name}`", len(spent), *figures)
    for seconds in (1, 5):
        spent = list(decisions("expert", seconds))
        figures = milliseconds([fmean(spent), quantiles(spent, n=20)[18], max(spent)])
        table += row(f"`expert`, decisions of {seconds} s", len(spent), *figures)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return f"{table}\nMost memory of the process that played all this: {peak:.0f} MB.\n"


def turns(name: str, seed: int) -> list[float]:
    """Return the time of each turn of a game of a bot against itself."""
    game = tikal.Game.new(seats=2, seed=seed)
    players = [make_player(name, seed * 2 + seat) for seat in range(2)]
    spent = [0.0]
    while game.seat is not None:
        started = time.perf_counter()
        action = players[game.seat - 1].choose(game.view(game.seat))
        spent[-1] += time.perf_counter() - started
        game.play(action)
        if action.kind == "end":
            spent.append(0.0)
    return spent[:-1]


def decisions(name: str, seconds: float) -> Iterable[float]:
    """Go through the times of a bot's real decisions in a game against `easy`."""
    game = tikal.Game.new(seats=2, seed=1)
    players = [make_player(name, 1, Budget(seconds=seconds)), make_player("easy", 2)]
    while game.seat is not None:
        started = time.perf_counter()
        action = players[game.seat - 1].choose(game.view(game.seat))
        spent = time.perf_counter() - started
        if game.seat == 1 and spent > seconds / 10:
            yield spent
        game.play(action)


TABLES: dict[str, Callable[[float], str]] = {
    "levels": levels,
    "four": four,
    "auction": auction,
    "expert": expert,
    "scores": scores,
    "mutul": mutul,
    "gains": gains,
    "solver": solver,
    "times": times,
}


def main() -> None:
    """Make tables and put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--share", type=float, default=1.0, help="part of the games to play")
    chosen = parser.parse_args()
    for name in chosen.tables or TABLES:
        table = TABLES[name](chosen.share)
        print(f"{name}\n{table}", flush=True)
        write(name, table)


def write(name: str, table: str) -> None:
    """Put a table into its place in the page."""

    def replaced(found: re.Match[str]) -> str:
        return f"{found[1]}{table}{found[3]}" if found[2] == name else found[0]

    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(BLOCK.sub(replaced, text), encoding="utf-8")


if __name__ == "__main__":
    main()
