"""`tikal arena`: figures for programs, a table for people, refusals before anything is played."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from tests.cli.terminal import refused, run, start
from tikal.cli.arena.command import _progress
from tikal.players.arena.job import GameResult

QUICK = ["--games", 2, "--seed", 1, "--processes", 1]
FIGURES = {
    "games", "wins", "win_rate", "mean_score", "mean_rank", "elo", "elo_low", "elo_high",
}  # fmt: skip
REFUSALS = {
    "unknown bot": (["random", "nobody"], "unknown player 'nobody'; there are random"),
    "unknown program": (["exec:no-such-program"], "exec:no-such-program: there is no such program"),
    "no games": (["random", "--games", "0"], "--games must be at least 1, not 0"),
    "no processes": (["random", "--processes", "0"], "--processes must be at least 1, not 0"),
    "no nodes": (["random", "--nodes", "-1"], "--nodes must be at least 1, not -1"),
    "no time": (["random", "--seconds", "0"], "--seconds must be more than 0, not 0"),
    "endless time": (["random", "--seconds", "inf"], "--seconds must be more than 0, not inf"),
    "five seats": (["random", "--seats", "5"], "5 seats: classic has 2 to 4: R3.1"),
    "unknown variant": (["random", "--variant", "saga"], "unknown variant 'saga'"),
    "two bots for legend": (["random", "random", "--variant", "legend"], "2 bots: a solo game"),
    "two bots for solo": (["random", "random", "--variant", "solo"], "2 bots: a solo game takes"),
    "no folder": (
        ["random", "--report", "no/where.html"],
        "no/where.html: the folder does not exist",
    ),
    "a folder": (["random", "--resume", "."], ".: is a directory"),
}


def figures(result: Result) -> Any:  # noqa: ANN401 - JSON
    """Return what was printed as JSON."""
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_figures() -> None:
    """The figures of the interface are printed; a bot named twice gets a number."""
    found = figures(run("arena", "random", "random", *QUICK, "--json"))
    assert found["games"] == 2
    assert list(found["players"]) == ["random", "random#2"]
    for player in found["players"].values():
        assert set(player) == FIGURES
        assert player["games"] == 2
    assert sum(player["wins"] for player in found["players"].values()) == 2
    assert sum(player["elo"] for player in found["players"].values()) == 0


def test_a_seed_repeats_everything() -> None:
    """The same seed prints the same, in one process or in two; another seed does not."""
    first = start("arena", "random", "random", *QUICK, "--json")
    assert first.stdout == start("arena", "random", "random", *QUICK[:4], "--json").stdout
    assert first.stdout != run("arena", "random", *QUICK[:2], "--seed", 2, "--json").stdout
    assert first.stderr == ""


@pytest.mark.parametrize(
    ("options", "games", "players"),
    [
        (["--games", 4, "--seats", 3], 6, ["random", "random#2", "random#3"]),
        (["--games", 1, "--variant", "auction"], 2, ["random", "random#2"]),
        (["--games", 2, "--variant", "solo", "--difficulty", "easy"], 2, ["random"]),
        (["--games", 2, "--edition", "classic1999", "--option", "ties=shared"], 2,
         ["random", "random#2"]),
    ],
)  # fmt: skip
def test_every_table(options: list[object], games: int, players: list[str]) -> None:
    """All variants, seats and editions are played; games are rounded up to full rotations."""
    found = figures(run("arena", "random", *options, "--seed", 1, "--processes", 1, "--json"))
    assert found["games"] == games
    assert list(found["players"]) == players
    assert ("mutul_mean_score" in found) == ("solo" in options)


def test_the_table() -> None:
    """Without --json people get a table, and the seed to have it again."""
    result = run("arena", "random", "random", *QUICK)
    lines = result.stdout.splitlines()
    assert lines[0].split()[:3] == ["player", "games", "wins"]
    assert {line.split()[0] for line in lines[1:3]} == {"random", "random#2"}
    assert lines[3] == "2 games, seed 1"


def test_the_table_of_solo_games() -> None:
    """One bot has no rating of interest; Mutul's score is told."""
    result = run("arena", "random", *QUICK, "--variant", "solo")
    assert "Elo" not in result.stdout
    assert "Mutul's mean score: " in result.stdout


def test_failures_are_told() -> None:
    """A bot that fails forfeits its games; who and why is said on stderr, the first few times."""
    Path("bot.py").write_text("raise SystemExit('no idea')")
    bot = f"exec:{sys.executable} bot.py"
    result = run("arena", "random", bot, "--games", 8, "--processes", 1, "--json")
    found = figures(result)
    assert found["players"]["random"]["wins"] == 8
    assert len(found["failures"]) == 8
    first, *_, last = result.stderr.splitlines()
    assert first == f"game 0 forfeited by {bot}: ended with exit code 1 (no idea)"
    assert last == "and 3 more such games"
    assert result.stderr.count("\n") == 6


def test_a_report_is_written_once() -> None:
    """--report writes a page with the command that gives the same games, over nothing."""
    options = ["--report", "page.html", "--variant", "solo", "--members", 1, "--nodes", 9]
    result = run("arena", "random", *QUICK, *options)
    assert result.stderr == "The report is in page.html\n"
    page = Path("page.html").read_text()
    assert (
        "tikal arena random --games=2 --variant=solo --edition=supermeeple --seats=2 "
        "--difficulty=standard --members=1 --seed=1 --nodes=9"
    ) in page
    again = run("arena", "random", *QUICK, *options)
    assert refused(again) == "page.html: already exists and will not be overwritten"
    assert Path("page.html").read_text() == page


def test_a_run_is_resumed() -> None:
    """--resume keeps the games, and the seed; with more of them the run goes on."""
    first = run("arena", "random", "--resume", "r.jsonl", "--games", 2, "--processes", 1, "--json")
    kept = Path("r.jsonl").read_bytes()
    assert kept.count(b"\n") == 3
    again = run("arena", "random", "--resume", "r.jsonl", "--games", 2, "--json")
    assert (again.stdout, Path("r.jsonl").read_bytes()) == (first.stdout, kept)
    more = run("arena", "random", "--resume", "r.jsonl", "--games", 4, "--processes", 1, "--json")
    assert figures(more)["games"] == 4
    assert Path("r.jsonl").read_bytes().startswith(kept)
    other = run("arena", "random", "--resume", "r.jsonl", "--seats", 3)
    assert "r.jsonl: results of another run: its setup is" in refused(other)


@pytest.mark.parametrize(("arguments", "words"), REFUSALS.values(), ids=REFUSALS)
def test_refusals(arguments: list[str], words: str) -> None:
    """What can't be played is refused with one line, and nothing is written."""
    assert words in refused(run("arena", *arguments))
    assert list(Path().iterdir()) == []


def test_wrong_usage() -> None:
    """No bots, or two budgets, are wrong usage."""
    assert run("arena").exit_code == 2
    assert run("arena", "random", "--seconds", 1, "--nodes", 1).exit_code == 2


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Ray, --ray says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "tikal.players.arena.ray", raising=False)
    assert refused(run("arena", "random", "--ray")) == "--ray needs Ray: pip install 'tikal[ray]'"


class Terminal(io.StringIO):
    """A text that looks like a terminal."""

    def isatty(self) -> bool:
        """Be one."""
        return True


def test_progress_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal a bar on stderr counts the games, those done before included."""
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    game = GameResult(0, 1, (), (), (), ())
    with _progress(4, 2) as tell:
        tell(game)
    assert isinstance(sys.stderr, Terminal)
    assert "3/4" in sys.stderr.getvalue()
