"""Recount the perft positions: `python -m tools.perft_positions`.

Add a position to tests/perft/positions.json as {"name": …, "document": …} and run this. The tests
compare the counts with the reference implementation and with both forms of the engine.
"""

import json
from pathlib import Path

import tikal
from tikal.engine.playouts import perft

FILE = Path(__file__).parents[1] / "tests" / "perft" / "positions.json"
# Deep enough to meet everything, small enough for every test run.
MOST = 160_000

Entry = dict[str, object]


def counts(document: object) -> list[int]:
    """Return the number of action sequences of length 1, 2, 3, … up to MOST."""
    position = tikal.Game.from_document(document).position
    found = [perft(position, 1)]
    while found[-1] and (count := perft(position, len(found) + 1)) <= MOST:
        found.append(count)
    return found


def counted(entry: Entry) -> Entry:
    """Return an entry with its counts."""
    document = entry["document"]
    return {"name": entry["name"], "counts": counts(document), "document": document}


def main() -> None:
    """Rewrite the file, one position to a line."""
    entries = [counted(entry) for entry in json.loads(FILE.read_text("utf-8"))]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(entries)} positions")


if __name__ == "__main__":
    main()
