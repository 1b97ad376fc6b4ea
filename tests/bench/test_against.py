"""`make bench ARGS="--against REV"`: what it compares and how it judges, without a stopwatch."""

import json

import pytest

import tikal
from bench.against.figures import FIGURES, Figure, figures_against
from bench.against.games import game_after_25_tiles, ordinary_turns, record_with_start
from bench.against.parts import PLACES, draw_world, part
from bench.against.report import as_data, holds, line
from bench.against.rounds import Compared
from bench.against.works import all_works, play_turn
from tests.playing import seeded
from tests.tables import Data
from tools.commits import build_commit

SOLVER = Figure("solver", "solving", "ms")


def compared(*ratios: float, same_work: bool = True) -> Compared:
    """Return rounds in which the old build did 100 in a second."""
    return Compared([100.0] * len(ratios), [100 * ratio for ratio in ratios], same_work)


def test_the_median_of_the_ratios_counts() -> None:
    """One slow round changes nothing; what lies around the middle is the spread."""
    rounds = compared(*[0.2, 9.0], *[1 + number / 100 for number in range(-11, 12)])
    assert rounds.ratio() == pytest.approx(1.0)
    assert list(rounds.spread()) == pytest.approx([0.95, 1.05])


def test_a_ratio_compares_what_was_measured_together() -> None:
    """When the machine slows down for a round it does so for both builds."""
    rounds = Compared([100.0, 50.0, 10.0], [110.0, 55.0, 11.0], same_work=True)
    assert rounds.ratios() == [pytest.approx(1.1)] * 3


def test_a_slower_build_misses_the_bound() -> None:
    """Less than 0.95 of the old speed is too slow, whatever the unit."""
    slow, fine = compared(0.94, 0.94, 0.94), compared(0.96, 0.96, 0.96)
    assert not holds([SOLVER], {"solver": slow})
    assert holds([SOLVER], {"solver": fine})
    assert line(SOLVER, slow).endswith("0.94 (0.94 to 0.94)  >= 0.95 MISSED")
    assert line(SOLVER, fine).endswith("0.96 (0.96 to 0.96)  >= 0.95 holds")


def test_other_work_is_told() -> None:
    """Builds that come to other results did not do the same work, and the table says so."""
    assert line(SOLVER, compared(1.0, same_work=False)).endswith("holds; not the same work")


def test_figures_as_data() -> None:
    """JSON has both builds in the figure's unit, the ratio of speeds and the verdict."""
    data = as_data([SOLVER], {"solver": compared(2.0)})
    assert json.loads(json.dumps(data)) == {
        "solver": {
            "unit": "ms",
            "old": 10.0,
            "new": 5.0,
            "ratio": 2.0,
            "low": 2.0,
            "high": 2.0,
            "rounds": 1,
            "same_work": True,
            "bound": 0.95,
            "holds": True,
        }
    }


def test_every_figure_has_its_work() -> None:
    """The worker does what the table lists."""
    assert list(all_works()) == [figure.name for figure in FIGURES]


def test_worlds_had_to_become_faster_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against commits that replayed games the bound for worlds is 5, against later ones 0.95."""
    bounds = {
        early: {figure.name: figure.bound for figure in against(monkeypatch, early=early)}
        for early in (True, False)
    }
    assert {name for name, bound in bounds[True].items() if bound == 5} == {"sample", "world"}
    assert set(bounds[False].values()) == {0.95}


def against(monkeypatch: pytest.MonkeyPatch, *, early: bool) -> list[Figure]:
    """Return the figures against a commit of which git says that it is early, or that it is not."""
    monkeypatch.setattr("bench.against.figures.is_ancestor", lambda *_: early)
    return figures_against("a commit")


@pytest.mark.parametrize("name", PLACES)
def test_this_build_has_every_part(name: str) -> None:
    """The first place of the table is where this tree keeps a part."""
    module = PLACES[name][0].partition(":")[0]
    assert part(name).__module__ == module


@pytest.mark.parametrize("name", ["packed", "rich", "read", "read_start", "playouts_solo_2"])
def test_a_work_comes_to_the_same_each_time(name: str) -> None:
    """A batch is fixed: the second does as much as the first."""
    work = all_works()[name]
    first = work()
    assert first.amount > 0
    assert work() == first


def test_worlds_are_drawn_from_a_late_game() -> None:
    """A bot's world is a position after 25 tiles, with the treasures that are known in place."""
    game = game_after_25_tiles()
    document: Data = game.document()
    assert len(document["tiles"]) == 25
    world = draw_world(game.view(1))(seeded(1))
    assert list(world.value) == list(game.position.value)


def test_a_record_with_a_start() -> None:
    """It ends as the game it was cut from."""
    data = record_with_start()
    assert "start" in data
    assert tikal.Game.from_record(data).over


def test_a_turn_ends_with_the_turn() -> None:
    """A player is timed on the tile and the action points of one turn."""
    game = ordinary_turns("classic-4-supermeeple")[0]
    turn = play_turn(game, part("make_player")("random", 1)).split()
    assert "@" in turn[0]
    assert turn[-1] == "end"


def test_an_unknown_commit(capsys: pytest.CaptureFixture[str]) -> None:
    """A revision that git does not know ends with one line."""
    with pytest.raises(SystemExit) as ended:
        build_commit("no-such-revision")
    assert ended.value.code == 1
    assert capsys.readouterr().err == "tikal: git knows no commit 'no-such-revision' here\n"
