"""`tikal validate`: one line about what a file holds."""

import json
from pathlib import Path

import pytest

import tikal
from tests.cli.terminal import GAMES, run

RECORDS = sorted(GAMES.glob("*-supermeeple.tikal"))


def said(path: Path | str) -> str:
    """Return the line about a file, without its name."""
    result = run("validate", path)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.count("\n") == 1
    return result.stdout.removeprefix(f"{path}: ").rstrip("\n")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_are_told(path: Path) -> None:
    """A finished game is told with variant, seats, edition, length, scores and winner."""
    game = tikal.load(path)
    variant, seats, edition = path.stem.split("-")
    scores = ":".join(str(score) for score in game.scores)
    assert said(path).startswith(
        f"record of a finished {seats}-player {variant} game ({edition}), "
        f"{len(game.actions)} actions, {scores}, seat"
    )


def test_a_running_game_is_told() -> None:
    """Of a running game the seat to move and its task are told."""
    game = tikal.Game.new(seed=7)
    game.play("A4@b3+3")
    tikal.save(game, "running.tikal")
    assert said("running.tikal") == (
        "record of a running 2-player classic game (supermeeple), 1 action, 0:0, "
        "seat 1 to act, 10 AP left"
    )


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"ap": 3, "seat": 2}, "seat 2 to act, 3 AP left"),
        ({"phase": "place", "scores": [4, 5]}, "4:5, seat 1 to place a tile"),
        ({"variant": "auction", "phase": "bid"}, "seat 1 to bid"),
        ({"variant": "auction", "phase": "take"}, "seat 1 to take a tile"),
        ({"phase": "over", "scores": [4, 5]}, "4:5, seat 2 wins"),
        (
            {"phase": "over", "seats": 3, "scores": [4, 5, 5], "edition": "french2005"},
            "seats 2 and 3 share the victory",
        ),
    ],
)
def test_positions_are_told(position: dict[str, object], words: str) -> None:
    """A position document is told as such, with who has to do what or who has won."""
    Path("p.json").write_text(json.dumps(position))
    assert said("p.json").startswith("position of a ")
    assert said("p.json").endswith(words)
