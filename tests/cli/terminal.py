"""Running the program as tests do: in this process, or as one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from click.testing import CliRunner, Result

import tikal
from tests.playing import seeded, whimsical
from tikal.cli.game.seating import Seating
from tikal.program import main

GAMES = Path(__file__).parents[1] / "games"
Chooser = Callable[[tikal.Game], tikal.Action]


def run(*arguments: object, typed: Iterable[str] = ()) -> Result:
    """Run the program in this process; what is typed ends with the end of the input."""
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=text)


def start(*arguments: object, typed: Iterable[str] = ()) -> "subprocess.CompletedProcess[str]":
    """Run the program as a process of its own, as `python -m tikal`."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tikal", *[str(argument) for argument in arguments]],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="surrogateescape",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def refused(result: Result) -> str:
    """Return the one line with which the program has said no, leaving with exit code 1."""
    assert result.exit_code == 1, result.output
    assert result.stderr.startswith("tikal: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    return result.stderr.removeprefix("tikal: ").rstrip("\n")


def person(seed: int) -> Chooser:
    """Return somebody who plays by whim."""
    rng = seeded(seed)
    return lambda game: whimsical(game, rng)


def foreseen(game: tikal.Game, people: Iterable[int], chooser: Chooser) -> list[str]:
    """Play a game to its end as the program would, and return what the people have to type."""
    typed: list[str] = []
    bots = Seating(["random"] * game.seats)
    while game.seat is not None:
        if game.seat in people:
            action = chooser(game)
            typed.append(action.text)
        else:
            action = bots.bot_action(game, game.seat)
        game.play(action)
    return typed


def kept(folder: Path) -> tikal.Game:
    """Return the only game in a folder."""
    (path,) = folder.iterdir()
    return tikal.load(path)
