"""The arena as a whole: the same results however they are played, kept and gone on with."""

import json
import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.players.bots import EXAMPLE, installed, named, plan
from tikal.errors import InvalidSetup
from tikal.players.arena.arena import check_bots, play_here, run
from tikal.players.arena.job import GameResult, Job
from tikal.players.arena.results import open_results, seed_in
from tikal.players.arena.workers import play_in_processes
from tikal.players.failed import PlayerFailed

TWO = plan("random", "random")


def jobs(count: int, *bots: str) -> list[Job]:
    """Return the first games of a plan."""
    return [plan(*bots).job(number) for number in range(count)]


def by_number(games: list[GameResult]) -> list[GameResult]:
    """Return games in the order of their numbers."""
    return sorted(games, key=lambda game: game.game)


def test_processes_play_the_same_games() -> None:
    """Games come out the same in this process and in others, in whatever order."""
    bots = ("random", named(EXAMPLE))
    apart = list(play_in_processes(jobs(4, *bots), 2))
    assert by_number(apart) == list(play_here(jobs(4, *bots)))


def test_a_process_that_dies_costs_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that takes its process with it loses that game only for everybody; the rest goes on."""
    installed(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    mixed = [*jobs(1, "last", "deadly"), *jobs(4, "last", "random")[1:]]
    played = by_number(list(play_in_processes(mixed, 1)))
    assert [game.counts for game in played] == [False, True, True, True]
    assert played[0].failure is not None
    assert played[0].failure.reason == "its process died (exit code 7)"


def test_processes_end_when_nobody_waits() -> None:
    """A run that is given up ends its processes, and the bots they have started."""
    running = play_in_processes(jobs(6, "random", named(EXAMPLE)), 2)
    next(running)
    running.close()
    assert list(running) == []
    assert multiprocessing.active_children() == []
    assert list(play_in_processes([], 2)) == []


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Games in the file are not played again; a torn last line is played anew; more can follow."""
    path = tmp_path / "results.jsonl"
    run(TWO, 4, results=open_results(path, TWO))
    whole = path.read_bytes()
    path.write_bytes(whole[:-25])
    told: list[GameResult] = []
    results = run(TWO, 6, results=open_results(path, TWO), tell=told.append)
    assert [game.game for game in told] == [3, 4, 5]
    assert results == run(TWO, 6)
    assert path.read_bytes().startswith(whole)
    assert run(TWO, 2, results=open_results(path, TWO)) == results[:2]


def test_lost_games_are_not_kept(tmp_path: Path) -> None:
    """A game that counts for nobody is played again by the next run."""
    path = tmp_path / "results.jsonl"

    def unlucky(jobs: list[Job]) -> list[GameResult]:
        return [replace(game, ranks=()) if game.game == 1 else game for game in play_here(jobs)]

    run(TWO, 2, lambda jobs: (game for game in unlucky(list(jobs))), open_results(path, TWO))
    assert list(open_results(path, TWO).games) == [0]


def test_the_seed_is_kept(tmp_path: Path) -> None:
    """A file knows the seed of its run; one that is not there yet does not."""
    path = tmp_path / "results.jsonl"
    assert seed_in(path) is None
    open_results(path, TWO)
    assert seed_in(path) == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 2}, "results of another run: its seed is 1, not 2"),
        ({"bots": ("random",)}, 'its bots is ["random", "random"], not ["random"]'),
        ({"nodes": 5}, "its nodes is null, not 5"),
    ],
)
def test_results_of_another_run_are_refused(
    tmp_path: Path, change: dict[str, object], words: str
) -> None:
    """Results are never mixed with those of other bots, seeds or budgets."""
    path = tmp_path / "results.jsonl"
    open_results(path, TWO)
    with pytest.raises(InvalidSetup) as caught:
        open_results(path, replace(TWO, **change))  # type: ignore[arg-type]
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("hello\n", "not the results of an arena"),
        ("[1]\n", "not the results of an arena"),
        ('{"format": "tikal-arena", "version": 2, "plan": {}}\n', "unknown version 2"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: str, words: str) -> None:
    """A file that is something else is refused and left as it is."""
    path = tmp_path / "results.jsonl"
    path.write_text(content)
    with pytest.raises(InvalidSetup, match=words):
        open_results(path, TWO)
    assert path.read_text() == content


@pytest.mark.parametrize("line", ["{}", "[]", "?", '{"game": 1}'])
def test_damaged_results_are_refused(tmp_path: Path, line: str) -> None:
    """A damaged line before the end is refused with its number."""
    path = tmp_path / "results.jsonl"
    run(TWO, 2, results=open_results(path, TWO))
    first, *others = path.read_text().splitlines()
    path.write_text("\n".join([first, line, *others, ""]))
    with pytest.raises(InvalidSetup, match="line 2 is not a game of an arena"):
        open_results(path, TWO)


@pytest.mark.parametrize("key", ["scores", "ranks", "rounds", "failure", "game"])
def test_games_of_the_wrong_shape_are_refused(tmp_path: Path, key: str) -> None:
    """A line whose figures are no figures is refused, whichever they are."""
    path = tmp_path / "results.jsonl"
    run(TWO, 2, results=open_results(path, TWO))
    header, game, _ = path.read_text().splitlines()
    path.write_text(f"{header}\n{json.dumps({**json.loads(game), key: 'x'})}\n")
    with pytest.raises(InvalidSetup, match="line 2 is not a game of an arena"):
        open_results(path, TWO)


def test_bots_are_checked_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown bots are refused, and those that can't be made are named."""
    check_bots(TWO)
    with pytest.raises(InvalidSetup, match="unknown player 'nobody'"):
        check_bots(plan("random", "nobody"))

    def broken(seed: int, budget: object) -> None:
        raise OSError(seed and budget and "no weights")

    monkeypatch.setitem(check_bots.__globals__["make_player"].__globals__["BUILT_IN"], "b", broken)
    with pytest.raises(PlayerFailed, match="b: OSError: no weights"):
        check_bots(plan("random", "b"))
