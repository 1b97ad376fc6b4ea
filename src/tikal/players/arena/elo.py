"""Elo ratings from ranks, with their uncertainty.

The model is Bradley and Terry's: the odds of finishing ahead of another player depend on the
difference of the two ratings; 400 points are odds of 10 to 1. A game counts as one comparison for
each pair of its players, equal ranks as half a win for both. The ratings are the most likely ones,
with one drawn comparison added for each pair, which keeps them finite if somebody wins every game.

Comparisons within a game depend on each other: among K players of equal strength, ranks vary
(K + 1) / 3 times as much as independent comparisons would. So each counts that much less.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

_ELO: Final = 400 / math.log(10)
# 95 % of a normal distribution lie within this many standard deviations.
Z: Final = 1.959964
_PRIOR: Final = 0.5
_ROUNDS: Final = 200
_LONGEST_STEP: Final = 1.0
_CLOSE: Final = 1e-9

Matrix = list[list[float]]


class Rating(NamedTuple):
    """A rating and the ends of its 95 % confidence interval."""

    elo: float
    low: float
    high: float


def ratings(
    names: Sequence[str], games: Iterable[Mapping[str, int]], listed: Sequence[str] | None = None
) -> dict[str, Rating]:
    """Return everybody's rating; each game maps names to ranks.

    The mean rating of those in `listed` (by default all) is 0.
    """
    if not names:
        return {}
    wins = _wins(names, games)
    strengths, spread = _fitted(wins)
    shares = [1 / len(listed or names) if name in (listed or names) else 0.0 for name in names]
    found: dict[str, Rating] = {}
    for place, name in enumerate(names):
        contrast = [(other == place) - share for other, share in enumerate(shares)]
        elo = _ELO * _dot(contrast, strengths)
        variance = _dot(contrast, [_dot(row, contrast) for row in spread])
        margin = Z * _ELO * math.sqrt(max(variance, 0.0))
        found[name] = Rating(elo, elo - margin, elo + margin)
    return found


def _wins(names: Sequence[str], games: Iterable[Mapping[str, int]]) -> Matrix:
    """Return how often each player finished ahead of each other, weighted."""
    place = {name: index for index, name in enumerate(names)}
    size = len(names)
    wins = [[_PRIOR * (row != column) for column in range(size)] for row in range(size)]
    for ranks in games:
        weight = 3 / (len(ranks) + 1)
        for one, rank in ranks.items():
            for other, other_rank in ranks.items():
                if one != other:
                    better = (rank < other_rank) + (rank == other_rank) / 2
                    wins[place[one]][place[other]] += weight * better
    return wins


def _fitted(wins: Matrix) -> tuple[list[float], Matrix]:
    """Return the most likely strengths by Newton's method, and their covariances."""
    size = len(wins)
    strengths = [0.0] * size
    spread = _inverse(_information(wins, strengths))
    for _ in range(_ROUNDS):
        steps = [_dot(row, _gradient(wins, strengths)) for row in spread]
        longest = max(abs(step) for step in steps)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 0.0
        strengths = [now + scale * step for now, step in zip(strengths, steps, strict=True)]
        spread = _inverse(_information(wins, strengths))
        if longest < _CLOSE:
            break
    return strengths, spread


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _gradient(wins: Matrix, strengths: list[float]) -> list[float]:
    size = range(len(wins))
    return [
        sum(
            wins[one][other]
            - (wins[one][other] + wins[other][one]) * _chance(strengths[one] - strengths[other])
            for other in size
        )
        for one in size
    ]


def _information(wins: Matrix, strengths: list[float]) -> Matrix:
    """Return the Fisher information, plus 1 / n to fix the level, which games leave open."""
    size = range(len(wins))
    found = [[1 / len(wins)] * len(wins) for _ in size]
    for one in size:
        for other in size:
            chance = _chance(strengths[one] - strengths[other])
            weight = (wins[one][other] + wins[other][one]) * chance * (1 - chance)
            if one != other:
                found[one][one] += weight
                found[one][other] -= weight
    return found


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *[float(i == place) for i in range(size)]] for place, row in enumerate(matrix)]
    for place in range(size):
        scale = rows[place][place]
        rows[place] = [entry / scale for entry in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    entry - factor * pivot
                    for entry, pivot in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]


def share_interval(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share seen in so many games."""
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    margin = Z / (1 + spread) * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - margin), min(1.0, middle + margin)
