"""One game of an arena: ranks, sources of points, and what a failure costs."""

from pathlib import Path

import pytest

import tikal
from tests.players.bots import installed, plan, polite, solo_plan
from tikal.players import registry
from tikal.players.arena.game import play_job, ranks
from tikal.players.player import Budget, Explanation


class Odd:
    """A player that plays by lot a while and then does something odd."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Begin with nothing."""
        self.name = "odd"
        self._sane = 10
        self._other = registry.make_player("random", seed, budget)

    def choose(self, view: tikal.View) -> tikal.Action:
        """Return an action, ten times."""
        self._sane -= 1
        return self._other.choose(view) if self._sane >= 0 else self.oddly(view)

    def oddly(self, view: tikal.View) -> tikal.Action:
        """Raise what authors of bots forget about."""
        raise KeyError(view.seat)

    def explain(self) -> Explanation:
        """Explain nothing."""
        return Explanation("")


class Cheat(Odd):
    """Plays a while, then something illegal."""

    def oddly(self, view: tikal.View) -> tikal.Action:
        """Return an action that is hardly ever legal."""
        del view
        return tikal.parse("Gh1L")


def refuse(seed: int, budget: Budget) -> Odd:
    """Make no player at all."""
    raise RuntimeError((seed, budget.nodes) and "no luck today")


@pytest.mark.parametrize(
    ("scores", "winners", "last", "expected"),
    [
        ([10, 20], [1], None, (2, 1)),
        ([20, 20], [0, 1], None, (1, 1)),
        ([20, 20], [1], None, (2, 1)),
        ([5, 9, 9, 7], [1, 2], None, (4, 1, 1, 3)),
        ([7, 9, 7, 7], [1], None, (2, 1, 2, 2)),
        ([30, 20], [], 0, (2, 1)),
        ([30, 20, 20, 5], [], 0, (4, 1, 1, 3)),
    ],
)
def test_ranks(
    scores: list[int], winners: list[int], last: int | None, expected: tuple[int, ...]
) -> None:
    """Winners are first, equals share the better rank, who forfeits is last whatever the points."""
    assert ranks(scores, winners, last) == expected


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game(seats: int) -> None:
    """A game is played to its end; what the scoring rounds gave makes up the scores."""
    played = play_job(plan("random", seats=seats).job(1))
    assert played.counts
    assert played.failure is None
    assert [sum(map(sum, rounds)) for rounds in played.rounds] == list(played.scores)
    assert min(played.ranks) == 1
    assert played == play_job(plan("random", seats=seats).job(1))


def test_a_solo_game() -> None:
    """Against Mutul the second seat is his; somebody always wins."""
    played = play_job(solo_plan("random").job(0))
    assert played.seats == ("random", "mutul")
    assert played.scores[1] >= 175
    assert sorted(played.ranks) == [1, 2]


@pytest.mark.parametrize(
    ("player", "reason"),
    [(Odd, "KeyError: "), (Cheat, "chose 'Gh1L', which is not legal here")],
)
def test_who_fails_forfeits(
    player: type[Odd], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that raises or plays something illegal comes last; the others are ranked as they stand.

    The game ends there.
    """
    monkeypatch.setitem(registry.BUILT_IN, "odd", player)
    played = play_job(plan("random", "odd", "random", seats=3).job(0))
    place = played.seats.index("odd")
    assert played.failure is not None
    assert played.failure.player == "odd"
    assert played.failure.reason.startswith(reason)
    assert played.ranks[place] == 3
    others = [rank for other, rank in enumerate(played.ranks) if other != place]
    assert min(others) == 1
    assert len(played.rounds[0]) < 4


def test_who_can_not_be_made_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that fails while it is made has lost as well, even if its namesake would do."""
    monkeypatch.setitem(registry.BUILT_IN, "odd", refuse)
    played = play_job(plan("random", "odd").job(1))
    assert played.seats == ("odd", "random")
    assert played.ranks == (2, 1)
    assert played.failure is not None
    assert played.failure.reason == "RuntimeError: no luck today"


def test_the_second_of_a_name_is_told_apart(tmp_path: Path) -> None:
    """Of two external bots of one name the one that fails is named."""
    bot = polite(tmp_path, "print('action', legal[-1] if len(legal) > 5 else '?', flush=True)")
    played = play_job(plan(bot, bot).job(0))
    assert played.failure is not None
    assert played.failure.player in played.seats
    assert played.ranks[played.seats.index(played.failure.player)] == 2


def test_a_game_that_breaks_counts_for_nobody() -> None:
    """What is nobody's fault makes a lost game, with the reason, and never an exception."""
    job = plan("random").job(0)
    job.setup["edition"] = "lost"
    played = play_job(job)
    assert not played.counts
    assert played.failure is not None
    assert played.failure.player is None
    assert "unknown edition" in played.failure.reason


def test_players_of_packages_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that another package registers takes part like any other."""
    installed(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    played = play_job(plan("last", "random").job(0))
    assert played.failure is None
    assert played.seats == ("last", "random")
