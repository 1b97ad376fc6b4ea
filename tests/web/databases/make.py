"""Make a database as some version of the server leaves it, for the tests of later versions.

Run it with the code of that version, whose revision names the files:

    git worktree add /tmp/before REVISION && cd /tmp/before
    PYTHONPATH=.:src python HERE/make.py HERE/0001

It plays through the server's interface only, stops the server while a bot is to move, and writes
two files: the database as SQL, and as JSON how each table looked to its owner in the end.
"""

import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.web.server import Browser, served, settings_for
from tikal.web.store.database import file_url

GAMES = Path("tests", "games")
# What of a table is compared later; pages of other versions may get other keys besides.
KEPT = ("id", "name", "seq", "seats", "mine", "thinking", "conceded", "over", "winners", "moves",
        "created", "updated", "turn", "can_undo")  # fmt: skip

Table = dict[str, Any]


def command(guest: Browser, table: Table, name: str, **wanted: object) -> Table:
    """Send a command other than an action."""
    path = f"/api/tables/{table['id']}/{name}"
    answer: Table = guest.post(path, {"seq": table["seq"], **wanted})
    return answer


def placement(table: Table) -> str:
    """Return the first way to place the drawn tile."""
    return str(next(a["action"] for a in table["state"]["legal"] if a["kind"] == "place_tile"))


def taken_back(guest: Browser) -> None:
    """Two people, in the middle of a turn after undoing an action and a whole turn."""
    table = guest.play(guest.new("person", "person", name="Undone"), "A4@b3+0", "E+a1", "Ea1-b2")
    table = command(guest, table, "undo")
    table = command(guest, table, "undo-turn")
    table = guest.play(table, "A4@b3+1", "E+a1", "end")
    guest.play(table, placement(table), "E+a1")


def against_a_bot(guest: Browser) -> None:
    """A bot has had its turn, and the person is in the middle of theirs."""
    table = guest.until_mine(guest.play(guest.new("person", "easy"), "A4@b3+0", "E+a1", "end"))
    command(guest, guest.play(table, placement(table), "E+a1"), "undo")


def bots_alone(guest: Browser) -> None:
    """Two bots play their game to its end."""
    table = guest.new("random", "random", name="Bots")
    while not table["over"]:
        table = guest.table(table)


def given_up(guest: Browser) -> None:
    """A duel given up, and a seat of four given up, whose bot has moved since."""
    table = guest.play(guest.new("person", "easy"), "A4@b3+0")
    command(guest, table, "concede", seat=1)
    table = guest.play(guest.new("person", "person", "person", "easy", name="Four"), "A4@b3+0")
    table = command(guest, guest.play(table, "E+a1"), "concede", seat=2)
    table = guest.until_mine(guest.play(table, "end"))
    guest.play(table, placement(table))


def against_mutul(guest: Browser) -> None:
    """Mutul's game, running."""
    table = guest.new("person", variant="solo", name="Mutul")
    table = guest.play(table, placement(table), "E+a1", "end")
    guest.play(table, placement(table), "E+a1")


def legend(guest: Browser) -> None:
    """Tikal Legend, where the draft goes on; versions before 0002 do not know it."""
    table = guest.new("person", variant="legend", name="Legend")
    guest.play(table, table["state"]["legal"][0]["action"])


def auction(guest: Browser) -> None:
    """An auction with bids, a bot among the bidders, and a tile taken."""
    table = guest.new("person", "easy", "person", variant="auction", name="Auction")
    table = guest.until_mine(guest.play(table, "bid1"))
    while table["state"]["phase"] == "bid":
        table = guest.until_mine(guest.play(table, "pass"))
    if table["state"]["phase"] == "take":
        table = guest.play(table, table["state"]["legal"][0]["action"])
    guest.play(table, placement(table), "E+a1")


def finished(guest: Browser, name: str, left: int) -> None:
    """A golden game opened shortly before its end, and played to it."""
    record = json.loads((GAMES / f"{name}.tikal").read_text("utf-8"))
    actions = record["actions"]
    record["actions"] = actions[:-left]
    del record["scores"], record["winners"]
    table = guest.post("/api/tables/import", {"record": record, "name": name}, 201)
    for action in actions[-left:]:
        table = guest.play(table, action)
    assert table["over"]


def thrown_away(guest: Browser) -> None:
    """A table that nobody sees any more."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    assert guest.http.delete(f"/api/tables/{table['id']}").status_code == 204


def bot_to_move(guest: Browser) -> None:
    """A bot has to move when the server stops: it thinks longer than that takes."""
    guest.play(guest.new("person", "hard", name="Thinking"), "A4@b3+0", "end")


def fill(address: str) -> dict[str, Any]:
    """Play at every kind of table; return the owner and all their tables as they are then."""
    guest, other = Browser(address), Browser(address)
    guest.patch("/api/session", {"name": "Ada"})
    other.play(other.new("person", "person"), "A4@b3+0")
    for kind in (taken_back, against_a_bot, bots_alone, given_up, against_mutul, legend, auction):
        kind(guest)
    finished(guest, "classic-2-supermeeple", 3)
    finished(guest, "solo-2-supermeeple", 2)
    finished(guest, "auction-3-supermeeple", 2)
    thrown_away(guest)
    bot_to_move(guest)
    user = guest.get("/api/session")["user"]["id"]
    tables = [guest.table(row) for row in guest.get("/api/tables")]
    guest.close()
    other.close()
    return {"owner": user, "tables": tables}


def main() -> None:
    """Write the two files of the name that is given."""
    name = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "tikal.sqlite3")
        with served(settings_for(file_url(path))) as address:
            seen = fill(address)
        with closing(sqlite3.connect(path)) as database:
            name.with_suffix(".sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    seen["tables"] = [
        {key: table[key] for key in KEPT} | {"document": table["state"]["document"]}
        for table in seen["tables"]
    ]
    name.with_suffix(".json").write_text(json.dumps(seen, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
