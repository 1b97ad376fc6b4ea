"""Find the evaluation's weights by self-play and write them to src/tikal/players/weights.toml.

    python tools/venvs.py compiled python -m tools.tune_weights --games 600 --rounds 2
    python tools/venvs.py compiled python -m tools.tune_weights --rounds 0 --climb treasure camp
    python tools/venvs.py compiled python -m tools.tune_weights --rounds 0 --ease rival

A round plays games of the planner against itself. Each seat plays with the present weights, changed
at random, so that many kinds of positions come up. At the end of each turn the script notes how
much each weight contributes to the seat's valuation, and later how many points the seat really made
from there on. Least squares give the weights that predict those points best; where the games say
little, they stay near the present ones. The new weights then play the present ones in paired games
and are kept if they lead by more than one standard error.

Good predictions do not always make good choices. `rival`, how much to hinder the others, and
`treasure`, which pays off late, are not learnt this way. They and any other weight can `--climb`:
be made larger or smaller, step by step, as long as that wins more. And they can `--ease`: be made
smaller as long as that costs no strength, for friendlier games with more points for everybody.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.dealing.deal import STACK, Deal
from tikal.engine.dealing.piles import new_deal
from tikal.engine.dealing.setup import Setup
from tikal.engine.play import play
from tikal.engine.state.position import Position, new_position
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import WEIGHT_NAMES, Weights
from tikal.players.stored import WEIGHTS_FILE, stored_weights

FILE = Path(__file__).parents[1] / "src" / "tikal" / "players" / WEIGHTS_FILE
FIXED = ("rival", "treasure")
LEARNT = tuple(name for name in WEIGHT_NAMES if name not in FIXED)
WIDTHS = (1, 2)
# How far weights are stretched or shrunk for the games: a factor of e to a normal variable.
JITTER = 0.5
TABLES = (2, 2, 2, 3, 4)
STAGE = 4
STAGES = 10
# How strongly a weight is drawn towards its present value, in rows of evidence.
PULL = 60.0
LEAST = 0.0
# By what factor a climbing weight changes.
STEP = 1.5

Numbers = dict[str, float]


class Row(NamedTuple):
    """What each learnt weight multiplies at the end of a turn, the rest of the value, the truth."""

    factors: tuple[float, ...]
    rest: float
    stage: int
    scored: int


def main() -> None:
    """Tune, round after round."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600, help="games of self-play in a round")
    parser.add_argument("--trials", type=int, default=200, help="games that decide a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climb", nargs="*", default=[], metavar="WEIGHT")
    parser.add_argument("--ease", nargs="*", default=[], metavar="WEIGHT")
    chosen = parser.parse_args()
    weights = stored_weights()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for number in range(chosen.rounds):
            weights = one_round(pool, weights, chosen, number)
        for name in chosen.climb:
            weights = climbed(pool, weights, name, chosen)
        for name in chosen.ease:
            weights = eased(pool, weights, name, chosen)
    write(weights)


def one_round(
    pool: ProcessPoolExecutor, weights: Numbers, chosen: argparse.Namespace, number: int
) -> Numbers:
    """Return better weights, or those given if what was learnt does not win."""
    first = (chosen.seed * 100 + number) * 100_000
    seeds = range(first, first + chosen.games)
    rows = [row for rows in pool.map(observed, *_with(weights, seeds), chunksize=4) for row in rows]
    learnt = fitted(rows, weights)
    verdict = compared(pool, weights, learnt, first + 50_000, chosen.trials)
    print(f"round {number + 1}: {len(rows)} turns, the new weights {verdict}")
    for name in LEARNT:
        print(f"  {name:20} {weights[name]:8.3f} -> {learnt[name]:8.3f}", flush=True)
    return learnt if verdict.better else weights


def climbed(
    pool: ProcessPoolExecutor, weights: Numbers, name: str, chosen: argparse.Namespace
) -> Numbers:
    """Return the weights with one of them as large or small as still wins."""
    for step in (STEP, 1 / STEP):
        better = True
        while better:
            tried = weights | {name: round(weights[name] * step, 4)}
            verdict = compared(pool, weights, tried, chosen.seed * 7_000_000, chosen.trials)
            print(f"{name} {tried[name]:.3f}: {verdict}", flush=True)
            better = verdict.better
            weights = tried if better else weights
    return weights


def eased(
    pool: ProcessPoolExecutor, weights: Numbers, name: str, chosen: argparse.Namespace
) -> Numbers:
    """Return the weights with one of them as small as does no worse than at the beginning."""
    found = weights
    while True:
        tried = found | {name: round(found[name] / STEP, 4)}
        verdict = compared(pool, weights, tried, chosen.seed * 7_000_000, chosen.trials)
        print(f"{name} {tried[name]:.3f}: {verdict}", flush=True)
        if verdict.worse:
            return found
        found = tried


class Verdict(NamedTuple):
    """How new weights did in paired games."""

    wins: float
    lead: float
    error: float

    @property
    def better(self) -> bool:
        """Tell whether the lead is more than one standard error."""
        return self.lead > self.error

    @property
    def worse(self) -> bool:
        """Tell whether it is behind by more than one standard error."""
        return self.lead < -self.error

    def __str__(self) -> str:
        """Say it in figures."""
        return f"win {self.wins:.1%}, lead {self.lead:+.1f} ± {self.error:.1f}"


def compared(
    pool: ProcessPoolExecutor, old: Numbers, new: Numbers, first: int, games: int
) -> Verdict:
    """Play paired games of new weights against old ones."""
    deals = range(first, first + games // 2)
    results = list(pool.map(trial, [old] * len(deals), [new] * len(deals), deals))
    leads = [lead for _, lead in results]
    return Verdict(
        fmean(wins for wins, _ in results), fmean(leads), stdev(leads) / math.sqrt(len(leads))
    )


def _with(weights: Numbers, seeds: range) -> tuple[list[Numbers], list[int]]:
    return [weights] * len(seeds), list(seeds)


def observed(weights: Numbers, seed: int) -> list[Row]:
    """Play a game of self-play; return a row for each turn in it."""
    rng = random.Random(seed)  # noqa: S311 - a game
    position = dealt(seed, rng.choice(TABLES))
    thinkers = [jittered(weights, rng) for _ in range(position.rules.seats)]
    ended: list[tuple[Position, int]] = []
    while position.seat >= 0:
        for move in thinkers[position.seat].moves(position):
            before = position.copy()
            play(position, move)
            if move == MOVE_END:
                ended.append((before, score(position, before.seat)))
    return [row_of(before, so_far, position, weights) for before, so_far in ended]


def jittered(weights: Numbers, rng: random.Random) -> Thinker:
    """Return a thinker that values things a little differently."""
    others = {name: value * math.exp(rng.gauss(0, JITTER)) for name, value in weights.items()}
    return Thinker(Weights(others), rng.choice(WIDTHS), 1, exact=False)


def dealt(seed: int, seats: int) -> Position:
    """Return a classic game at its beginning."""
    setup = Setup("classic", "supermeeple", seats, seed, {}, {})
    deal: Deal = new_deal(seed, setup.rules.variant.piles)
    position = new_position(setup.rules, deal)
    setup.rules.variant.begin(position)
    return position


def score(position: Position, seat: int) -> int:
    """Return a seat's points."""
    return position.score(seat)


def row_of(before: Position, so_far: int, after: Position, weights: Numbers) -> Row:
    """Return what the evaluation said at the end of a turn, weight by weight."""
    own = {**weights, "rival": 0.0}
    evaluation = Evaluation(before, Weights(own))
    value = prospects(before, evaluation, own)
    factors = tuple(
        prospects(before, evaluation, {**own, name: own[name] + 1.0}) - value for name in LEARNT
    )
    known = sum(factor * own[name] for factor, name in zip(factors, LEARNT, strict=True))
    left = len(before.deal.stack) - before.taken_of(STACK)
    stage = (before.rules.seats - 2) * STAGES + left // STAGE
    return Row(factors, value - known, stage, score(after, before.seat) - so_far)


def prospects(position: Position, evaluation: Evaluation, weights: Numbers) -> float:
    """Return what the seat to move may expect beyond its points."""
    evaluation.reweigh(position, Weights(weights))
    return evaluation.value(position, evaluation.reach) - score(position, position.seat)


def fitted(rows: list[Row], weights: Numbers) -> Numbers:
    """Return the weights that foretell the points best; each stage has a level of its own."""
    size = len(LEARNT) + 3 * STAGES
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for index, name in enumerate(LEARNT):
        strength = PULL * spread(rows, index)
        matrix[index][index] += strength
        matrix[index][size] += strength * weights[name]
    for index in range(len(LEARNT), size):
        matrix[index][index] += 1.0
    for row in rows:
        entries = [(index, factor) for index, factor in enumerate(row.factors) if factor]
        entries.append((len(LEARNT) + row.stage, 1.0))
        for index, factor in entries:
            line = matrix[index]
            for other, more in entries:
                line[other] += factor * more
            line[size] += factor * (row.scored - row.rest)
    found = solved(matrix)
    return dict(weights) | {
        name: round(max(LEAST, found[index]), 4) for index, name in enumerate(LEARNT)
    }


def spread(rows: list[Row], index: int) -> float:
    """Return how much a weight matters in a row, on average and squared."""
    return sum(row.factors[index] ** 2 for row in rows) / len(rows) + 1e-6


def solved(matrix: list[list[float]]) -> list[float]:
    """Solve linear equations; each line ends with its right-hand side."""
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(matrix[line][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        for line in range(size):
            if line != column:
                share = matrix[line][column] / matrix[column][column]
                matrix[line] = [
                    there - share * here
                    for there, here in zip(matrix[line], matrix[column], strict=True)
                ]
    return [matrix[line][size] / matrix[line][line] for line in range(size)]


def trial(old: Numbers, new: Numbers, seed: int) -> tuple[float, float]:
    """Play a deal twice, seats swapped; return how often the new weights win and by how much."""
    results = [lead for seat in (0, 1) for lead in _duel(old, new, seed, seat)]
    wins = sum((lead > 0) + (lead == 0) / 2 for lead in results) / len(results)
    return wins, sum(results) / len(results)


def _duel(old: Numbers, new: Numbers, seed: int, seat: int) -> Iterator[int]:
    position = dealt(seed, 2)
    thinkers = [Thinker(Weights(numbers), 4, 1, exact=False) for numbers in (old, new)]
    while position.seat >= 0:
        for move in thinkers[position.seat == seat].moves(position):
            play(position, move)
    yield score(position, seat) - score(position, 1 - seat)


def write(weights: Numbers) -> None:
    """Write the weights, one line each, under the comment that is there."""
    comments = [
        line
        for line in FILE.read_text(encoding="utf-8").splitlines(keepends=True)
        if line[0] == "#"
    ]
    lines = [f"{name} = {weights[name]}\n" for name in WEIGHT_NAMES]
    FILE.write_text("".join(comments + lines), encoding="utf-8")


if __name__ == "__main__":
    main()
