"""Play random solo games and write the tables of docs/explanation/mutul-in-figures.md.

    python -m tools.solo_figures                 500 games for each line of the table
    python -m tools.solo_figures --games 20      fewer, for a look; nothing is written

The player takes random legal actions and ends a turn only when nothing else can be done. Deal and
choices depend only on the game's number, so the tables can be reproduced on any machine, compiled
or not. Tables stand between comment lines; the text around them is written by hand.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import tikal
from tikal.engine.variants.solo import DIFFICULTIES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "explanation" / "mutul-in-figures.md"
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
GAMES = 500
STANDARD = 175
# What an event of Mutul's belongs to; a step that can't be done is told as skipped.
STEPS = {
    "mutul_uncovered": 1,
    "mutul_dug": 2,
    "mutul_placed_tile": 3,
    "mutul_placed_member": 4,
    "mutul_moved_member": 5,
    "mutul_guarded": 6,
}
STEP_NAMES = ("floors", "treasures", "tile", "members", "moving on", "guards")
# The steps that take the best of several, so that there can be equals.
RANKED = (1, 4, 5, 6)
ADJUSTED = {-1: "one less", 0: "as shown", 1: "one more"}
REASONS = ("new_tile", "temple", "ruins")


class Line(NamedTuple):
    """A difficulty to play at (S15)."""

    name: str
    score: int
    members: int


LINES = [
    *(Line(name, score, 0) for name, score in DIFFICULTIES.items()),
    Line("standard, one member less", STANDARD, -1),
    Line("standard, one member more", STANDARD, 1),
]


class Played(NamedTuple):
    """What is kept of a game."""

    scores: list[int]
    temples: int
    treasures: int
    actions: int
    cards: int
    # Cards on which a step was due, on which it did something, on which the compass broke a tie.
    due: Counter[int]
    done: Counter[int]
    tied: Counter[int]
    # What a step did in all: floors laid, treasures taken, members sent.
    amount: Counter[int]
    reasons: Counter[object]


def choose(game: tikal.Game, rng: random.Random) -> tikal.Action:
    """Return any legal action; the end of the turn only if there is no other."""
    actions = list(game.legal)
    if len(actions) > 1:
        actions = [action for action in actions if action.kind != "end"]
    return actions[int(rng.random() * len(actions))]


def play(line: Line, number: int) -> Played:
    """Play the game of this number to its end."""
    solo = {"score": line.score, "members": line.members}
    game = tikal.Game.new(variant="solo", seed=number, solo=solo)
    rng = random.Random(number)  # noqa: S311 - a game, no secret
    while not game.over:
        game.play(choose(game, rng))
    return told(game)


def told(game: tikal.Game) -> Played:
    """Read a finished game's events."""
    events = game.events
    scored = [event.params for event in events if event.code == "seat_scored"][-1]
    cards = by_card(events)
    sent = [event for event in events if event.code == "mutul_placed_member"]
    return Played(
        scores=game.scores,
        temples=number(scored["temples"]),
        treasures=number(scored["treasures"]),
        actions=len(game.actions),
        cards=len(cards),
        due=Counter(step for card in cards for step in {step_of(event) for event in card}),
        done=steps_with(cards, lambda event: event.code in STEPS),
        tied=steps_with(cards, lambda event: event.params.get("tied", 1) != 1),
        amount=amounts(events),
        reasons=Counter(event.params["why"] for event in sent),
    )


def number(value: object) -> int:
    """Return a parameter that is a number."""
    assert isinstance(value, int)  # noqa: S101 - points always are
    return value


def amounts(events: Iterable[tikal.Event]) -> Counter[int]:
    """Return what each step did; an event tells of one piece unless it counts them."""
    found: Counter[int] = Counter()
    for event in events:
        if event.code in STEPS:
            found[STEPS[event.code]] += number(event.params.get("count", 1))
    return found


def by_card(events: Iterable[tikal.Event]) -> list[list[tikal.Event]]:
    """Return the events that belong to steps, card by card."""
    cards: list[list[tikal.Event]] = []
    for event in events:
        if event.code == "card_revealed":
            cards.append([])
        elif event.code in STEPS or event.code == "step_skipped":
            cards[-1].append(event)
    return cards


def step_of(event: tikal.Event) -> int:
    """Return the step that an event belongs to."""
    return STEPS[event.code] if event.code in STEPS else number(event.params["step"])


def steps_with(
    cards: list[list[tikal.Event]], wanted: Callable[[tikal.Event], bool]
) -> Counter[int]:
    """Count the cards on which a step has an event of some sort."""
    found = [{step_of(event) for event in card if wanted(event)} for card in cards]
    return Counter(step for steps in found for step in steps)


Results = dict[Line, list[Played]]


def play_all(games: int, processes: int) -> Results:
    """Play every line's games; the lines have deals of their own."""
    if processes == 1:
        return {line: [play(line, each) for each in numbers(line, games)] for line in LINES}
    with ProcessPoolExecutor(processes) as pool:
        return {
            line: list(pool.map(partial(play, line), numbers(line, games), chunksize=10))
            for line in LINES
        }


def numbers(line: Line, games: int) -> range:
    """Return the numbers of a line's games."""
    first = LINES.index(line) * 10_000
    return range(first, first + games)


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |\n"


def spread(values: list[int]) -> str:
    """Return a mean with the smallest and the largest value."""
    return f"{fmean(values):.1f} ({min(values)} to {max(values)})"


def points_table(results: Results) -> str:
    """Return Mutul's points by source, and how the games ended."""
    heads = ("difficulty", "games", "start", "temples", "treasures", "Mutul", "you", "you win")
    lines = [row(*heads), row("---", *["---:"] * 7)]
    for line, games in results.items():
        won = sum(game.scores[0] > game.scores[1] for game in games)
        sources = [[game.temples for game in games], [game.treasures for game in games]]
        totals = [[game.scores[seat] for game in games] for seat in (1, 0)]
        cells = [spread(values) for values in (*sources, *totals)]
        lines.append(row(line.name, len(games), line.score, *cells, won))
    return "".join(lines)


def length_table(results: Results) -> str:
    """Return how long games are."""
    lines = [row("difficulty", "your actions", "cards revealed"), row("---", "---:", "---:")]
    for line, games in results.items():
        actions = spread([game.actions for game in games])
        lines.append(row(line.name, actions, spread([game.cards for game in games])))
    return "".join(lines)


def by_adjustment(results: Results) -> dict[int, list[Played]]:
    """Return the games by member adjustment: the start score changes nothing but the score."""
    found: dict[int, list[Played]] = {-1: [], 0: [], 1: []}
    for line, games in results.items():
        found[line.members] += games
    return found


def share(part: int, whole: int) -> str:
    """Return a part in percent, nothing of nothing."""
    return f"{100 * part / whole:.1f} %" if whole else ""


def total(games: list[Played], step: int, what: str) -> int:
    """Return what some games count for a step, together."""
    counts: list[Counter[int]] = [getattr(game, what) for game in games]
    return sum(count[step] for count in counts)


def steps_table(results: Results) -> str:
    """Return how often each step is due in a game, does something, and needs the compass."""
    heads = ("step", "members", "cards in a game", "does something", "amount in a game", "ties")
    lines = [row(*heads), row("---", *["---:"] * 5)]
    for step, name in enumerate(STEP_NAMES, start=1):
        for members, games in by_adjustment(results).items():
            due, done = total(games, step, "due"), total(games, step, "done")
            amount = total(games, step, "amount") / len(games)
            ties = share(total(games, step, "tied"), done) if step in RANKED else ""
            cells = (f"{due / len(games):.2f}", share(done, due), f"{amount:.2f}", ties)
            lines.append(row(f"{step} {name}", ADJUSTED[members], *cells))
    return "".join(lines)


def members_table(results: Results) -> str:
    """Return where the members of step 4 go."""
    heads = ("members", "sent in a game", "onto the new tile", "to a temple", "to ruins")
    lines = [row(*heads), row("---", *["---:"] * 4)]
    for members, games in by_adjustment(results).items():
        sent = sum((game.reasons for game in games), Counter[object]())
        cells = [share(sent[reason], sent.total()) for reason in REASONS]
        lines.append(row(ADJUSTED[members], f"{sent.total() / len(games):.2f}", *cells))
    return "".join(lines)


TABLES: dict[str, Callable[[Results], str]] = {
    "points": points_table,
    "length": length_table,
    "steps": steps_table,
    "members": members_table,
}


def with_tables(page: str, results: Results) -> str:
    """Return a page with its tables made anew."""
    return BLOCK.sub(lambda found: f"{found[1]}{TABLES[found[2]](results)}{found[3]}", page)


def main() -> None:
    """Play, and write the page if all the games were played."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="for each line of the table")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    results = play_all(options.games, options.processes)
    for table in TABLES.values():
        print(table(results))
    if options.games == GAMES:
        PAGE.write_text(with_tables(PAGE.read_text("utf-8"), results), encoding="utf-8")


if __name__ == "__main__":
    main()
