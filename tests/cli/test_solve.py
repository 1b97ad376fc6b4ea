"""`tikal solve`: points, the line that makes them, and a clear no to everything else."""

import json
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests.cli.terminal import refused, run
from tests.playing import purposeful, seeded
from tikal.cli import solve

POSITION: dict[str, Any] = {
    "phase": "act", "ap": 10, "scoring": True, "queue": [2],
    "tiles": {"c1": "A1+4"}, "ruins": {"c1": [1, 2, 3]},
    "members": {"b1": {"1": "LE", "2": "E"}, "c1": {"1": "EE"}}, "camps": {"b2": 1},
}  # fmt: skip
OTHERS = {
    "a normal turn": ({}, "no scoring turn: seat 1 to act, 10 AP left"),
    "a tile to place": ({"phase": "place"}, "no scoring turn: seat 1 to place a tile"),
    "bidding": ({"variant": "auction", "phase": "bid"}, "no scoring turn: seat 1 to bid"),
    "the end": ({"phase": "over", "seat": None, "stack": []}, "no scoring turn: the game is over"),
}


def solved(file: str) -> Any:  # noqa: ANN401 - JSON
    """Return what is printed for a file."""
    result = run("solve", file)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def gained(game: tikal.Game, actions: list[str]) -> int:
    """Return what the seat to move scores by playing some actions and ending its turn."""
    assert game.seat is not None
    place = game.seat - 1
    before = game.scores[place]
    for text in [*actions, "end"]:
        game.play(text)
    return game.scores[place] - before


def test_a_position() -> None:
    """The best points of a position document, and actions that make them."""
    Path("position.json").write_text(json.dumps(POSITION))
    found = solved("position.json")
    assert list(found) == ["points", "actions", "optimal"]
    assert found["points"] == 5
    assert isinstance(found["points"], int)
    assert found["optimal"] is True
    assert gained(tikal.load("position.json"), found["actions"]) == 5


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_a_record(variant: str) -> None:
    """A record is solved from its last position; treasures are as it says."""
    game = tikal.Game.new(variant=variant, seed=4)
    rng = seeded(4)
    while not game.position.scoring:
        game.play(purposeful(game, rng))
    tikal.save(game, "game.tikal")
    found = solved("game.tikal")
    assert found["optimal"] is True
    assert gained(game, found["actions"]) == found["points"]


def test_a_search_that_gives_up_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search ends early the line still makes its points, but nothing is proven."""
    monkeypatch.setattr(solve, "_MOST_NODES", 1)
    found = solve.solution(tikal.Game.from_document(POSITION))
    assert found["optimal"] is False


@pytest.mark.parametrize(("position", "words"), OTHERS.values(), ids=OTHERS)
def test_other_positions_are_refused(position: dict[str, Any], words: str) -> None:
    """What is no scoring turn is refused with what it is instead."""
    Path("position.json").write_text(json.dumps(position))
    assert refused(run("solve", "position.json")) == f"position.json: {words}"


def test_wrong_files_are_refused() -> None:
    """A missing file and one that is no game are refused by name; no file is wrong usage."""
    Path("wrong.json").write_text("hello")
    assert refused(run("solve", "nowhere")) == "nowhere: no such file or directory"
    assert refused(run("solve", "wrong.json")).startswith("wrong.json: no JSON")
    assert run("solve").exit_code == 2
