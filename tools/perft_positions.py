"""Recount the perft positions: `python -m tools.perft_positions [VARIANT]`.

Add a position to tests/perft/positions.json as {"name": …, "document": …} and run this. One of
Tikal Legend needs the "record" that leads there as well: how an unfinished item is written down is
up to each implementation. The tests compare the counts with the reference and both forms of the
engine.
"""

import json
import sys
from pathlib import Path

import tikal
from tikal.engine.playouts import perft

FILE = Path(__file__).parents[1] / "tests" / "perft" / "positions.json"
# Deep enough to meet everything, small enough for every test run; after most actions in Tikal
# Legend Mutul has a turn.
MOST = 160_000
MOST_IN_LEGEND = 6_000

Entry = dict[str, object]


def counts(document: object) -> list[int]:
    """Return the number of action sequences of length 1, 2, 3, … up to MOST."""
    game = tikal.Game.from_document(document)
    position = game.position
    most = MOST_IN_LEGEND if game.variant == "legend" else MOST
    found = [perft(position, 1)]
    while found[-1] and (count := perft(position, len(found) + 1)) <= most:
        found.append(count)
    return found


def without_counts(entry: Entry) -> Entry:
    """Return where an entry begins: its document and, if there is one, the record behind it."""
    return {key: entry[key] for key in ("document", "record") if key in entry}


def counted(entry: Entry) -> Entry:
    """Return an entry with its counts."""
    return {"name": entry["name"], "counts": counts(entry["document"]), **without_counts(entry)}


def main(variant: str) -> None:
    """Rewrite the file, one position to a line; those of other variants keep their counts."""
    entries = json.loads(FILE.read_text("utf-8"))
    wanted = [variant in ("", entry["document"].get("variant")) for entry in entries]
    entries = [
        counted(entry) if anew else entry for entry, anew in zip(entries, wanted, strict=True)
    ]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(entries)} positions")


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
