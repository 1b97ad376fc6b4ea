"""Let the bots play Tikal Legend and write the tables of docs/explanation/legend-in-figures.md.

    python tools/venvs.py compiled python -m tools.legend_figures                what is missing
    python tools/venvs.py compiled python -m tools.legend_figures --games 10     fewer games a cell
    python tools/venvs.py compiled python -m tools.legend_figures --minutes 20   stop after a while

A cell is a bot with the options of one line. Its games have the deals 0, 1, 2, ..., the same in
every cell. Mutul's start score changes nothing but his score, so all games begin with 0 and a win
rate is counted for any start score. Games are saved in .figures/, so that an interrupted run
continues; delete the file after a change to the bots. Tables stand between comment lines; the text
around them is written by hand.
"""

import argparse
import json
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from statistics import fmean, median, stdev
from typing import NamedTuple, cast

import tikal
from tikal.players.registry import make_player

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "explanation" / "legend-in-figures.md"
KEPT = ROOT / ".figures" / "legend.jsonl"
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
GAMES = 200
BOTS = ("random", "easy", "medium", "hard")
STARTS = tuple(range(0, 250, 25))
PRINTED = "as printed"
LINES: dict[str, dict[str, object]] = {
    PRINTED: {},
    "no trail in the final scoring (L64)": {"scoring_trail": "interim"},
    "no trail in any scoring (L64)": {"scoring_trail": "never"},
    "5 explorers in a trail (L65 a)": {"trail": 5},
    "6 explorers in a trail (L65 a)": {"trail": 6},
    "7 explorers in a trail (L65 a)": {"trail": 7},
    "8 explorers in a trail (L65 a)": {"trail": 8},
    "two letters (L65 b)": {"letters": ["A", "B"]},
    "swap in every scoring (L65 c)": {"swap": True},
    "floor in every scoring (L65 d)": {"floor": True},
    "letter A": {"letters": ["A"]},
    "letter B": {"letters": ["B"]},
    "letter C": {"letters": ["C"]},
    "all of L65": {"trail": 8, "letters": ["A", "B"], "swap": True, "floor": True},
}
# What Mutul can do, and the events that show that he did something.
DEEDS = {
    "unearth": ("mutul_unearthed",),
    "floors": ("mutul_raised", "mutul_guards"),
    "trail": ("explorer_sent",),
    "camp": ("mutul_camped",),
    "unique": ("unique_taken",),
    "swap": ("mutul_swapped",),
    "periphery": ("mutul_chose_space",),
    "tile": ("mutul_chose_space",),
}
# What you do with a card; a card that is played and brings none of these did nothing.
YOURS = {
    "member_went",
    "member_placed",
    "member_moved",
    "member_shifted",
    "treasure_recovered",
    "floor_uncovered",
    "tile_placed",
    "camp_set_up",
    "guard_placed",
    "treasures_exchanged",
    "unique_taken",
}
ENDS = {"card_left", "card_kept", "turn_ended", "solo_card_turned", "mutul_passed"}
SOURCES = ("temples", "ruins", "volcanoes", "lakes", "treasures", "uniques", "director")

Counts = dict[str, int]


class Cell(NamedTuple):
    """A bot and the options it plays with."""

    bot: str
    line: str


class Played(NamedTuple):
    """What is kept of a game."""

    bot: str
    line: str
    number: int
    # Your points, and those that Mutul made beyond his start.
    yours: int
    his: int
    actions: int
    seconds: float
    # By source: your points of all scorings, and his.
    sources: Counts
    his_sources: Counts
    # Your cards by what was done with them, Mutul's deeds: tried, done, blocked, how much.
    cards: Counts
    deeds: Counts

    @property
    def lead(self) -> int:
        """By how much you would win if Mutul began with nothing."""
        return self.yours - self.his


def play(cell: Cell, number: int) -> Played:
    """Play the game of this number to its end."""
    legend = {"score": 0, **LINES[cell.line]}
    game = tikal.Game.new(variant="legend", seed=number, legend=legend)
    player = make_player(cell.bot, number)
    began = time.perf_counter()
    while not game.over:
        game.play(player.choose(game.view(1)))
    spent = time.perf_counter() - began
    sums = [event.params for event in game.events if event.code == "legend_scored"]
    mine = [cast("dict[str, int]", params) for params in sums if params["seat"] == 1]
    his = [cast("dict[str, int]", params) for params in sums if params["seat"] != 1]
    return Played(
        *cell,
        number=number,
        yours=game.scores[0],
        his=game.scores[1],
        actions=len(game.actions),
        seconds=round(spent, 2),
        sources={name: sum(params[name] for params in mine) for name in SOURCES},
        his_sources={name: sum(params[name] for params in his) for name in SOURCES},
        cards=dict(your_cards(game.events)),
        deeds=dict(his_deeds(game.events)),
    )


def kind_of(card: object) -> str:
    """Return a card's name without the number of its copy."""
    return re.sub(r"-\d+$", "", str(card))


def your_cards(events: Iterable[tikal.Event]) -> Counter[str]:
    """Count your cards: played, with an effect, spent for AP."""
    found: Counter[str] = Counter()
    card = ""
    for event in events:
        if event.code in {"card_played", "kept_card_played"}:
            card = kind_of(event.params["action_card"])
            found[f"{card} played"] += 1
        elif event.code == "card_spent":
            found[f"{kind_of(event.params['action_card'])} spent"] += 1
        elif card and event.code in YOURS:
            found[f"{card} done"] += 1
            card = ""
        elif event.code in ENDS:
            card = ""
    return found


def his_deeds(events: Iterable[tikal.Event]) -> Counter[str]:
    """Count what Mutul tried, what of it did something or was blocked, and how much he did."""
    found: Counter[str] = Counter()
    deed, done, token = "", False, 0
    for event in events:
        if event.code == "mutul_played_token":
            token = number_in(event, "count") + 1
        token -= event.code == "solo_card_turned" and token > 0
        started = deed_begun(event, from_token=token > 0)
        if started:
            deed, done = started, False
            found[f"{deed} tried"] += 1
        elif event.code == "mutul_blocked":
            found[f"{deed} blocked"] += 1
        elif event.code in DEEDS.get(deed, ()):
            found[f"{deed} amount"] += 1
            found[f"{deed} done"] += not done
            done = True
        elif event.code == "mutul_deployed":
            found["deployed"] += number_in(event, "count")
            found["points for lacking"] += number_in(event, "points")
    return found


def deed_begun(event: tikal.Event, *, from_token: bool) -> str:
    """Return what Mutul begins to do with an event, nothing for most."""
    if event.code == "mutul_played_card":
        return str(event.params["effect"])
    if event.code == "mutul_scoring":
        return str(event.params["scoring_step"])
    if event.code == "solo_card_turned" and from_token:
        card = tikal.legend_deck()[str(event.params["card"])]
        return str(cast("list[object]", card["ap"])[1])
    return "tile" if event.code == "mutul_played_tile" else ""


def number_in(event: tikal.Event, name: str) -> int:
    """Return a parameter that is a number."""
    return cast("int", event.params[name])


def kept() -> list[Played]:
    """Return the games that are saved."""
    if not KEPT.exists():
        return []
    return [Played(**json.loads(line)) for line in KEPT.read_text("utf-8").splitlines()]


def missing(games: int, cells: list[Cell], done: list[Played]) -> Iterator[tuple[Cell, int]]:
    """Return the games to play, cell by cell in turn, so that a run that stops is even."""
    have = {(game.bot, game.line, game.number) for game in done}
    for number in range(games):
        for cell in cells:
            if (*cell, number) not in have:
                yield cell, number


def play_missing(games: int, cells: list[Cell], processes: int, until: float) -> None:
    """Play what is missing until the time is up; each game is saved at once."""
    KEPT.parent.mkdir(exist_ok=True)
    waiting: set[Future[Played]] = set()
    with ProcessPoolExecutor(processes) as pool, KEPT.open("a", encoding="utf-8") as file:
        for cell, number in missing(games, cells, kept()):
            if time.monotonic() > until:
                break
            waiting.add(pool.submit(play, cell, number))
            if len(waiting) >= 2 * processes:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                save(done, file.write)
                file.flush()
        save(wait(waiting).done, file.write)


def save(done: Iterable[Future[Played]], write: Callable[[str], object]) -> None:
    """Append games to the file."""
    for each in done:
        write(json.dumps(each.result()._asdict()) + "\n")


Games = list[Played]


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |\n"


def head(*cells: str) -> list[str]:
    """Return the head of a table whose first column is words and all others numbers."""
    return [row(*cells), row("---", *["---:"] * (len(cells) - 1))]


def of(games: Games, bot: str, line: str = PRINTED) -> Games:
    """Return the games of a cell."""
    return [game for game in games if game.bot == bot and game.line == line]


def win_rate(games: Games, start: int) -> float:
    """Return the share of games won if Mutul had begun with so many points; a tie is half."""
    return fmean((game.lead > start) + (game.lead == start) / 2 for game in games)


def points_table(games: Games) -> str:
    """Return what both make, and how long it takes."""
    lines = head("bot", "games", "you", "Mutul, beyond his start", "lead", "actions", "s a game")
    for bot in BOTS:
        mine = of(games, bot)
        if mine:
            leads = [game.lead for game in mine]
            spread = f"{fmean(leads):.0f} ± {stdev(leads) if len(leads) > 1 else 0:.0f}"
            both = [f"{fmean(values):.0f}" for values in zip(*[g[3:5] for g in mine], strict=True)]
            actions = f"{fmean(game.actions for game in mine):.0f}"
            seconds = f"{fmean(game.seconds for game in mine):.1f}"
            lines.append(row(f"`{bot}`", len(mine), *both, spread, actions, seconds))
    return "".join(lines)


def starts_table(games: Games) -> str:
    """Return win rates by start score."""
    lines = head("bot", "games", *map(str, STARTS), "half at")
    for bot in BOTS:
        mine = of(games, bot)
        if mine:
            rates = [f"{100 * win_rate(mine, start):.0f} %" for start in STARTS]
            half = f"{median(game.lead for game in mine):.0f}"
            lines.append(row(f"`{bot}`", len(mine), *rates, half))
    return "".join(lines)


def options_table(games: Games) -> str:
    """Return for each option the games, the mean lead and the wins at 175 of each bot."""
    lines = head("options", *[f"`{bot}`" for bot in BOTS])
    for line in LINES:
        cells = []
        for bot in BOTS:
            mine = of(games, bot, line)
            mean = f"{fmean(game.lead for game in mine):.0f}" if mine else ""
            cells.append(f"{mean} ({100 * win_rate(mine, 175):.0f} %, {len(mine)})" if mine else "")
        lines.append(row(line, *cells))
    return "".join(lines)


def sources_table(games: Games) -> str:
    """Return where the points come from."""
    lines = head("points for", *[f"`{bot}`" for bot in BOTS], "Mutul against `hard`")
    for name in SOURCES:
        cells = [f"{fmean(g.sources[name] for g in of(games, bot) or games):.1f}" for bot in BOTS]
        his = fmean(game.his_sources[name] for game in of(games, BOTS[-1]) or games)
        lines.append(row(name, *cells, f"{his:.1f}"))
    return "".join(lines)


def counted(games: Games, what: str, name: str) -> float:
    """Return how often something is counted in a game."""
    counts: list[Counts] = [getattr(game, what) for game in games]
    return fmean(count.get(name, 0) for count in counts) if counts else 0.0


def share(part: float, whole: float) -> str:
    """Return a part in percent, nothing of nothing."""
    return f"{100 * part / whole:.0f} %" if whole else ""


def cards_table(games: Games) -> str:
    """Return what `hard` does with its cards."""
    mine = of(games, BOTS[-1])
    names = sorted({key.rpartition(" ")[0] for game in mine for key in game.cards})
    lines = head("card", "effect played in a game", "does something", "spent for 3 AP")
    for name in names:
        played, done, spent = (
            counted(mine, "cards", f"{name} {what}") for what in ("played", "done", "spent")
        )
        lines.append(row(f"`{name}`", f"{played:.2f}", share(done, played), f"{spent:.2f}"))
    return "".join(lines)


def deeds_table(games: Games) -> str:
    """Return what Mutul does against `hard`: how often, how often in vain, and how much."""
    mine = of(games, BOTS[-1])
    lines = head("deed", "tried in a game", "does something", "blocked", "amount in a game")
    for name in DEEDS:
        tried, done, blocked, amount = (
            counted(mine, "deeds", f"{name} {what}")
            for what in ("tried", "done", "blocked", "amount")
        )
        shares = (share(done, tried), share(blocked, tried))
        lines.append(row(f"`{name}`", f"{tried:.2f}", *shares, f"{amount:.2f}"))
    for name in ("deployed", "points for lacking"):
        lines.append(row(name, "", "", "", f"{counted(mine, 'deeds', name):.2f}"))
    return "".join(lines)


TABLES: dict[str, Callable[[Games], str]] = {
    "points": points_table,
    "starts": starts_table,
    "options": options_table,
    "sources": sources_table,
    "cards": cards_table,
    "deeds": deeds_table,
}


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="for each cell")
    parser.add_argument("--bots", nargs="*", default=list(BOTS))
    parser.add_argument("--lines", nargs="*", default=list(LINES), help="as in the table")
    parser.add_argument("--minutes", type=float, default=1e6, help="start no game after that")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    until = time.monotonic() + 60 * options.minutes
    cells = [Cell(bot, line) for line in options.lines for bot in options.bots]
    play_missing(options.games, cells, options.processes, until)
    games = kept()
    page = PAGE.read_text("utf-8")
    tables = BLOCK.sub(lambda found: f"{found[1]}{TABLES[found[2]](games)}{found[3]}", page)
    PAGE.write_text(tables, encoding="utf-8")


if __name__ == "__main__":
    main()
