"""`make bench`: the yardstick, and how goals are judged."""

import pytest

from bench.goals import COMPARISONS, GOALS, Goal
from bench.report import Run, row, verdict
from bench.yardstick import NEIGHBOURS, STEPS, walk
from tests.cli.test_bench import FIGURES
from tikal.cli.bench.figures import Figure, Measurement

FAST = Goal("playouts", "yardstick", 1.5, at_least=True)
SMALL = Goal("memory", None, 4_000)


def run(playouts: float, memory: float = 3_000) -> Run:
    """Return a run in which the yardstick made 100 steps a second."""
    numbers = {"playouts": playouts, "memory": memory, "yardstick": 100.0}
    figures = [Figure(name, f"the {name}", "steps/s", lambda _: 0.0) for name in numbers]
    results = {name: Measurement(number, number, number) for name, number in numbers.items()}
    return Run(figures, results, {}, 1)


def test_the_yardstick_walks_on_a_board_without_edges() -> None:
    """Every space has six neighbours, and neighbours are neighbours of each other."""
    assert all(len(set(around)) == 6 for around in NEIGHBOURS)
    assert all(
        space in NEIGHBOURS[other] for space, each in enumerate(NEIGHBOURS) for other in each
    )
    assert walk() == STEPS


def test_a_speed_is_judged_by_the_yardstick() -> None:
    """A goal is a multiple of another figure of the same run, here of the yardstick."""
    assert FAST.reached(run(200).results) == 2
    assert FAST.holds(run(150).results)
    assert not FAST.holds(run(149).results)
    assert FAST.margin(run(200).results) == pytest.approx(0.25)
    assert verdict(run(200), FAST) == "2 x the yardstick, goal >= 1.5, 25% to spare"
    assert verdict(run(140), FAST) == "1.4 x the yardstick, goal >= 1.5, MISSED"


def test_memory_is_judged_by_itself() -> None:
    """A goal without another figure is a number of bytes that may not be exceeded."""
    assert SMALL.holds(run(1, 4_000).results)
    assert not SMALL.holds(run(1, 4_001).results)
    assert verdict(run(1), SMALL) == "goal <= 4,000, 25% to spare"


def test_a_goal_without_its_peer() -> None:
    """Where a peer is not installed nothing is known, and nothing is missed."""
    goal = Goal("playouts", "chess_moves", 5, at_least=True)
    assert goal.holds(run(1).results)
    assert verdict(run(1), goal) == "(chess_moves was not measured)"
    assert row(run(1), goal) == "| playouts ÷ chess moves | not measured | ≥ 5 |"


def test_rows_for_the_documentation() -> None:
    """`--table` prints the rows of docs/reference/speed.md."""
    assert row(run(200), FAST) == "| playouts ÷ yardstick | 2.00 | ≥ 1.5 |"
    assert row(run(200), SMALL) == "| memory (bytes) | 3,000 | ≤ 4,000 |"


def test_goals_are_about_figures_that_are_measured() -> None:
    """Every goal's figure is one of `tikal bench`, and every table of random games has its goal."""
    assert {goal.figure for goal in GOALS} <= set(FIGURES)
    assert {figure for figure, _ in COMPARISONS} <= set(FIGURES)
    playouts = {name for name in FIGURES if name.startswith("playouts")}
    by_yardstick = {goal.figure for goal in GOALS if goal.by == "yardstick"}
    assert playouts | {"packed", "rich"} == by_yardstick
