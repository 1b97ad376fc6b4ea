"""Perft: the number of action sequences of each length, from positions of every kind.

positions.json is independent of any language: documents as in the interface, counts by length.
`python -m tools.perft_positions` counts anew.
"""

import json
from pathlib import Path

import pytest

import tikal
from tests import reference
from tests.perft.test_legend_games import fixed
from tests.reference import legend
from tests.tables import Data
from tikal.engine.playouts import perft

POSITIONS: list[Data] = json.loads((Path(__file__).parent / "positions.json").read_text("utf-8"))
NAMES = [entry["name"] for entry in POSITIONS]
# Tikal Legend has a reference of its own.
LEGEND = [entry for entry in POSITIONS if entry["document"].get("variant") == "legend"]
OTHERS = [entry for entry in POSITIONS if entry not in LEGEND]
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


def legend_brute_force(game: legend.LegendReference, depth: int) -> int:
    """Count with the reference of Tikal Legend in the same way."""
    texts = game.legal()
    if depth == 1:
        return len(texts)
    count = 0
    for text in texts:
        after = game.copy()
        after.play(text)
        count += legend_brute_force(after, depth - 1)
    return count


def replayed(record: Data) -> legend.LegendReference:
    """Return the reference's game after the actions of a record."""
    game = legend.LegendReference.new(record["setup"]["legend"], record["deal"])
    for text in record["actions"]:
        game.play(text)
    return game


def depths(entry: Data) -> list[int]:
    """Return how many actions ahead the reference counts."""
    looked_at = [1, *entry["counts"]]
    return [n for n in range(1, len(looked_at)) if looked_at[n - 1] <= MOST_LOOKED_AT]


@pytest.mark.parametrize("entry", OTHERS, ids=lambda entry: entry["name"])
def test_reference_counts(entry: Data) -> None:
    """The reference, which shares no code with the engine, finds just as many."""
    state = reference.from_document(entry["document"])
    assert len(depths(entry)) > 1
    for depth in depths(entry):
        assert brute_force(state, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("entry", LEGEND, ids=lambda entry: entry["name"])
def test_legends_reference_counts(entry: Data) -> None:
    """So does that of Tikal Legend."""
    game = replayed(entry["record"])
    assert len(depths(entry)) > 1
    for depth in depths(entry):
        assert legend_brute_force(game, depth) == entry["counts"][depth - 1]


@pytest.mark.parametrize("entry", LEGEND, ids=lambda entry: entry["name"])
def test_legends_documents_are_read_alike(entry: Data) -> None:
    """The engine writes what it reads, and the record leads both to it."""
    assert tikal.Game.from_document(entry["document"]).document() == entry["document"]
    assert tikal.Game.from_record(entry["record"]).document() == entry["document"]
    assert fixed(replayed(entry["record"]).document()) == fixed(entry["document"])


@pytest.mark.parametrize("entry", OTHERS, ids=lambda entry: entry["name"])
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
