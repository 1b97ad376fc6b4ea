"""Who plays whom: all rotations, paired deals, all sets of bots."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.players.bots import plan, solo_plan
from tikal.errors import InvalidSetup
from tikal.players.arena.job import Job
from tikal.players.arena.plan import derived


def labels(job: Job) -> list[str]:
    """Return who sits where."""
    return [seated.label for seated in job.seated]


def test_a_deal_is_played_in_all_rotations() -> None:
    """Two bots swap seats on the same deal, then comes the next."""
    jobs = [plan("x", "y").job(number) for number in range(6)]
    assert [labels(job) for job in jobs] == [["x", "y"], ["y", "x"]] * 3
    assert [jobs[place].deal == jobs[0].deal for place in range(6)] == [True] * 2 + [False] * 4
    assert len({job.deal for job in jobs}) == 3


def test_all_sets_get_the_same_deal() -> None:
    """With more bots than seats every pair of them plays a deal before the next one comes."""
    four = plan("a", "b", "c", "d")
    jobs = [four.job(number) for number in range(24)]
    assert len({job.deal for job in jobs[:12]}) == 1
    assert len({job.deal for job in jobs}) == 2
    assert Counter(frozenset(labels(job)) for job in jobs[:12]).most_common()[0][1] == 2
    assert len({tuple(labels(job)) for job in jobs[:12]}) == 12


def test_everybody_sits_everywhere() -> None:
    """At four seats each bot has each seat once a deal, and neighbours change between deals."""
    jobs = [plan("a", "b", "c", "d", seats=4).job(number) for number in range(24)]
    for first in range(0, 24, 4):
        block = jobs[first : first + 4]
        for seats in zip(*[labels(job) for job in block], strict=True):
            assert sorted(seats) == ["a", "b", "c", "d"]
    neighbours = Counter(pair for job in jobs for pair in pairwise(labels(job)))
    assert set(neighbours.values()) == {6}


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        (("x", "x"), 2, ["x", "x#2"]),
        (("x", "y", "x", "x"), 2, ["x", "y", "x#2", "x#3"]),
        (("x", "y"), 4, ["x", "y", "x#2", "y#2"]),
        (("x", "y"), 3, ["x", "y", "x#2"]),
        (("x",), 2, ["x", "x#2"]),
    ],
)
def test_names(bots: tuple[str, ...], seats: int, expected: list[str]) -> None:
    """A bot named twice gets a number; too few bots for the seats sit down again, in turn."""
    entries = plan(*bots, seats=seats).entries
    assert list(entries) == expected
    assert [entries[label] for label in expected] == [label.partition("#")[0] for label in expected]


@pytest.mark.parametrize(
    ("seats", "wanted", "games"), [(2, 1, 2), (2, 40, 40), (3, 40, 42), (4, 1, 4), (4, 8, 8)]
)
def test_games_make_full_rotations(seats: int, wanted: int, games: int) -> None:
    """The number of games is rounded up, never down."""
    assert plan("a", "b", seats=seats).games(wanted) == games


def test_solo_takes_one_bot() -> None:
    """Against Mutul one bot plays, and a rotation is one game."""
    assert labels(solo_plan("a").job(3)) == ["a"]
    assert solo_plan("a").games(7) == 7
    with pytest.raises(InvalidSetup, match="2 bots: a solo game takes one"):
        type(solo_plan("a"))(("a", "b"), solo_plan("a").setup, 1)
    with pytest.raises(InvalidSetup, match="needs bots"):
        plan()


def test_seeds_are_all_different_and_stay_the_same() -> None:
    """Deals and bots get seeds of their own, which depend on the run's seed and nothing else."""
    jobs = [plan("x", "x").job(number) for number in range(20)]
    seeds = [seated.seed for job in jobs for seated in job.seated] + [job.deal for job in jobs]
    assert len(set(seeds)) == 40 + 10
    assert jobs[3] == plan("x", "x").job(3)
    assert jobs[3].deal != plan("x", "x", seed=2).job(3).deal
    assert derived(5, "deal", 0) == 68729094055147
