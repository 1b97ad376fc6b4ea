"""Where the golden games are, and what random playouts come to in a few numbers."""

import hashlib
import json
from pathlib import Path

import tikal
from tests.tables import Data, Table
from tikal.engine.playouts import playout
from tikal.notation.document.writer import document

FOLDER = Path(__file__).parent
PLAYOUTS = FOLDER / "playouts.json"

# What must happen in a golden game, and the points everybody must have made.
WANTED = {"place_tile", "place_member", "move", "uncover", "recover", "camp", "guard", "end"}
POINTS = 10


def is_worth_keeping(game: tikal.Game) -> bool:
    """Return whether everybody scored in a game and enough happened in it."""
    return min(game.scores) > POINTS and {action.kind for action in game.actions} >= WANTED


def digest(data: object) -> str:
    """Return a few characters that stand for JSON data."""
    text = json.dumps(data, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def played_out(table: Table, seed: int) -> Data:
    """Play a random game inside the engine and return how it went."""
    game = table.game(seed)
    position = game.position.copy()
    steps = playout(position, seed)
    last: Data = document(position, game.setup)
    assert last["phase"] == "over"
    return {
        "table": table.parts,
        "seed": seed,
        "steps": steps,
        "scores": last["scores"],
        "digest": digest(last),
    }


def golden_record(table: Table) -> Data:
    """Return the record of a table's golden game."""
    text = (FOLDER / f"{table.name}.tikal").read_text("utf-8")
    record: Data = json.loads(text)
    return record


def golden_game(table: Table) -> tikal.Game:
    """Return a table's golden game, replayed."""
    return tikal.Game.from_record(golden_record(table))
