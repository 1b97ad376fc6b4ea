"""`tikal perft`: one integer, the one that the independent rules count."""

import json
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests import reference
from tests.cli.terminal import run
from tests.playing import seeded, walk

POSITIONS: dict[str, dict[str, Any]] = {
    "a scoring turn": {
        "phase": "act", "ap": 4, "scoring": True, "queue": [2],
        "tiles": {"c1": "A1+4"}, "ruins": {"c1": [1, 2, 3]},
        "members": {"b1": {"1": "LE", "2": "E"}, "c1": {"1": "EE"}}, "camps": {"b2": 1},
    },
    "an auction": {"variant": "auction", "seats": 3, "phase": "bid", "scores": [3, 2, 4]},
    "a tile to place": {"phase": "place", "tiles": {"c1": "A1+4"}, "drawn": "B4"},
}  # fmt: skip


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_positions_are_counted(position: dict[str, Any]) -> None:
    """From a position document perft agrees with the reference rules, two actions deep."""
    Path("position.json").write_text(json.dumps(position))
    result = run("perft", "position.json", "--depth", 2)
    expected = reference.perft(reference.from_document(position), 2)
    assert (result.exit_code, result.stdout, result.stderr) == (0, f"{expected}\n", "")


def test_a_record_is_counted_from_its_end() -> None:
    """A record stands for the position after its last action."""
    game = walk(tikal.Game.new(seats=3, seed=5), seeded(5), 25)
    tikal.save(game, "game.tikal")
    assert run("perft", "game.tikal", "--depth", 1).stdout == f"{len(game.legal)}\n"


def test_a_setup_is_counted_from_the_beginning() -> None:
    """Without a file the game is set up by the options; depth 0 is the empty sequence."""
    options = ["--variant", "auction", "--seats", 4, "--seed", 3, "--edition", "classic1999"]
    game = tikal.Game.new(variant="auction", seats=4, seed=3, edition="classic1999")
    assert run("perft", *options, "--depth", 1).stdout == f"{len(game.legal)}\n"
    assert run("perft", *options, "--depth", 0).stdout == "1\n"
    assert run("perft", "--option", "volcano_may_seal=TRUE", "--depth", 0).stdout == "1\n"


def test_nothing_follows_the_end() -> None:
    """A finished game has no sequences."""
    tikal.save(walk(tikal.Game.new(seed=5), seeded(6), 10_000), "over.tikal")
    assert run("perft", "over.tikal", "--depth", 1).stdout == "0\n"
