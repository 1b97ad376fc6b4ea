"""Elo ratings: the known answers, and intervals that hold what they promise."""

import math
import random

import pytest

from tests.playing import seeded
from tikal.players.arena.elo import ratings, share_interval


def duels(wins: int, losses: int, draws: int = 0) -> list[dict[str, int]]:
    """Return games of a against b."""
    return [{"a": 1, "b": 2}] * wins + [{"a": 2, "b": 1}] * losses + [{"a": 1, "b": 1}] * draws


def test_two_players() -> None:
    """Between two the difference is that of the odds, with a drawn game added; the mean is 0."""
    found = ratings(["a", "b"], duels(30, 10))
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    margin = 1.959964 * 400 / math.log(10) / math.sqrt(41 * 30.5 / 41 * 10.5 / 41) / 2
    assert found["a"].high - found["a"].elo == pytest.approx(margin)
    assert found["a"].elo - found["a"].low == pytest.approx(margin)


def test_draws_are_half_wins() -> None:
    """Equal ranks count half for both."""
    assert ratings(["a", "b"], duels(0, 0, 40))["a"].elo == pytest.approx(0)
    one = ratings(["a", "b"], duels(10, 0, 20))["a"].elo
    assert one == pytest.approx(ratings(["a", "b"], duels(20, 10))["a"].elo)


def test_who_wins_everything_is_rated() -> None:
    """A clean sweep gives a finite rating, the higher the more games there were."""
    some, many = (ratings(["a", "b"], duels(count, 0))["a"] for count in (10, 1000))
    assert 200 < some.elo < many.elo < 1000
    assert some.low < some.elo < some.high


def test_no_games() -> None:
    """Before the first game everybody is equal and nothing is known."""
    found = ratings(["a", "b", "c"], [])
    assert [rating.elo for rating in found.values()] == [0, 0, 0]
    assert found["a"].high > 200
    assert ratings([], []) == {}


def test_who_never_met_is_compared_through_others() -> None:
    """Ratings carry over: if a beats b and b beats c, a is far above c."""
    games = duels(30, 10) + [{"b": 1, "c": 2}] * 30 + [{"b": 2, "c": 1}] * 10
    found = ratings(["a", "b", "c"], games)
    assert found["a"].elo - found["c"].elo > 1.5 * (found["a"].elo - found["b"].elo)
    assert found["b"].elo == pytest.approx(0, abs=1e-6)
    assert sum(rating.elo for rating in found.values()) == pytest.approx(0, abs=1e-6)


def test_the_mean_of_the_listed_is_0() -> None:
    """Who is not listed is rated against those who are; one alone is the measure."""
    found = ratings(["a", "b"], duels(30, 10), listed=["a"])
    whole = ratings(["a", "b"], duels(30, 10))
    assert list(found["a"]) == [0, 0, 0]
    assert found["b"].elo == pytest.approx(whole["b"].elo - whole["a"].elo)


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_hold_what_they_promise(seats: int) -> None:
    """Of the intervals of many made-up tournaments about 95 in 100 hold the truth."""
    rng = seeded(seats)
    strengths = {"a": 0.6, "b": 0.0, "c": -0.2, "d": -0.4}
    inside = 0
    for _ in range(200):
        games = [ranked(strengths, seats, rng) for _ in range(120)]
        found = ratings(list(strengths), games)
        for name, strength in strengths.items():
            inside += found[name].low <= strength * 400 / math.log(10) <= found[name].high
    assert 0.93 * 800 <= inside <= 0.98 * 800


def ranked(strengths: dict[str, float], seats: int, rng: random.Random) -> dict[str, int]:
    """Return the ranks of a made-up game; the odds between any two are as the model says."""
    playing = sorted(strengths, key=lambda _: rng.random())[:seats]
    luck = {name: -math.log(rng.random()) / math.exp(strengths[name]) for name in playing}
    return {name: 1 + place for place, name in enumerate(sorted(luck, key=luck.__getitem__))}


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.0, 10, 0.0, 0.2775), (0.5, 10, 0.2366, 0.7634), (1.0, 400, 0.9905, 1.0)],
)
def test_shares_have_intervals(share: float, count: int, low: float, high: float) -> None:
    """Wilson's interval, with known ends."""
    assert share_interval(share, count) == pytest.approx((low, high), abs=1e-4)
