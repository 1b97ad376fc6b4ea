"""Play the golden games again: `python -m tools.golden_games [TABLE…]`, without names all of them.

Writes to tests/games/ a finished game for each variant, number of seats and edition, played so that
floors, treasures, guards, camps and exchanges occur, and the results of random playouts, by which
the compiled and the plain engine are compared. Golden games should never change: a rules fix gets a
new rules version, and the old games stay replayable under theirs.
"""

import json
import sys
import zlib
from itertools import count
from pathlib import Path

import tikal
from tests.games.digests import FOLDER, PLAYOUTS, is_worth_keeping, played_out
from tests.playing import purposeful, seeded, walk
from tests.tables import MIXES, TABLES, Table

_WHOLE_GAME = 10_000
_PLAYOUTS_EACH = 3


def played(table: Table, seed: int) -> tikal.Game:
    """Return a finished game."""
    return walk(table.game(seed), seeded(seed), _WHOLE_GAME, purposeful)


def golden(table: Table) -> tikal.Game:
    """Return a table's first game worth keeping, trying seeds from its name's checksum on."""
    seeds = count(zlib.crc32(table.name.encode()))
    game = next(filter(is_worth_keeping, (played(table, seed) for seed in seeds)))
    game.players = [f"Player {seat}" for seat in range(1, table.seats + 1)]
    game.date = "1999-01-01"
    return game


def write_game(table: Table, folder: Path) -> None:
    """Write a table's game as one line of JSON."""
    game = golden(table)
    text = json.dumps(game.record(), separators=(",", ":"))
    (folder / f"{table.name}.tikal").write_text(f"{text}\n", "utf-8")
    print(f"{table.name}: {len(game.actions)} actions, {game.scores}")


def write_playouts() -> None:
    """Write the results of random playouts, one per line."""
    results = [played_out(table, seed) for table in TABLES for seed in range(_PLAYOUTS_EACH)]
    lines = ",\n".join(json.dumps(result) for result in results)
    PLAYOUTS.write_text(f"[\n{lines}\n]\n", "utf-8")


def main(names: list[str]) -> None:
    """Write everything, or the games of some tables and all playouts."""
    for table in [*TABLES, *MIXES]:
        if not names or table.name in names:
            write_game(table, FOLDER)
    write_playouts()


if __name__ == "__main__":
    main(sys.argv[1:])
