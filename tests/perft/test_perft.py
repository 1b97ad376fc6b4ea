"""Perft: the number of action sequences of each length, from positions of every kind.

positions.json is independent of any language: documents as in the interface, counts by length.
`python -m tools.perft_positions` counts anew.
"""

import json
from pathlib import Path

import pytest

import tikal
from tests import reference
from tests.tables import Data
from tikal.engine.playouts import perft

POSITIONS: list[Data] = json.loads((Path(__file__).parent / "positions.json").read_text("utf-8"))
NAMES = [entry["name"] for entry in POSITIONS]
# How many positions the reference, which takes its time, may look at to get to a length.
MOST_LOOKED_AT = 150


def brute_force(state: reference.State, depth: int) -> int:
    """Count with the reference, which need not play the last action to count it."""
    texts = reference.legal(state)
    if depth == 1:
        return len(texts)
    return sum(brute_force(reference.play(state, text), depth - 1) for text in texts)


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_engine_counts(entry: Data) -> None:
    """The engine, pure or compiled, finds as many sequences as the file says."""
    position = tikal.Game.from_document(entry["document"]).position
    found = [perft(position, depth + 1) for depth in range(len(entry["counts"]))]
    assert found == entry["counts"]


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_reference_counts(entry: Data) -> None:
    """The reference, which shares no code with the engine, finds just as many."""
    state = reference.from_document(entry["document"])
    looked_at = [1, *entry["counts"]]
    depths = [n for n in range(1, len(looked_at)) if looked_at[n - 1] <= MOST_LOOKED_AT]
    assert len(depths) > 1
    for depth in depths:
        assert brute_force(state, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("entry", POSITIONS, ids=NAMES)
def test_documents_are_read_alike(entry: Data) -> None:
    """What a document leaves out is filled in by both in the same way."""
    game = tikal.Game.from_document(entry["document"])
    assert game.document() == reference.document(reference.from_document(entry["document"]))


def test_perft_leaves_the_position_alone() -> None:
    """Counting looks ahead on copies; a finished game has no sequence but the empty one."""
    game = tikal.Game.from_document(POSITIONS[0]["document"])
    before = game.position.copy()
    assert perft(game.position, 0) == 1
    perft(game.position, 3)
    assert game.position == before
    over = tikal.Game.from_document({"phase": "over"}).position
    assert (perft(over, 0), perft(over, 1), perft(over, 2)) == (1, 0, 0)
