"""What is hidden stays hidden: every byte that viewers get over whole games, in two worlds."""

import re
from pathlib import Path
from typing import Any

import pytest

import tikal
from tests.playing import seeded, walk
from tests.web.rooms import action, in_room
from tests.web.test_store import row
from tikal.web.play.command import UNDO, Batch, Command
from tikal.web.play.open_table import OpenTable, begun
from tikal.web.play.room import Room
from tikal.web.play.seating import MUTUL, PERSON
from tikal.web.play.watching import Watcher
from tikal.web.schema.table import COLORS

# At so many moments of each game the other world begins to differ.
MOMENTS = 2
# Every so many actions one is taken back, if it can be, and played again.
SECOND_THOUGHTS = 5
TIMES = re.compile(rb"20\d\d-\d\d-\d\dT[^\"]+")
Record = dict[str, Any]


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 4), ("auction", 3), ("solo", 2), ("legend", 2)]
)
def test_worlds_that_look_alike_give_the_same_bytes(
    tmp_path: Path, variant: str, seats: int
) -> None:
    """Whoever plays or looks on gets the same, up to the moment when the hidden is revealed."""
    asked = {} if variant in ("solo", "legend") else {"seats": seats}
    whole = walk(tikal.Game.new(variant, seed=5, **asked), seeded(5), 10_000)
    record: Record = whole.record()
    texts = [str(each) for each in record["actions"]]
    for moment in range(1, MOMENTS + 1):
        past = texts[: len(texts) * moment // (MOMENTS + 1)]
        game = tikal.Game.new(variant, seed=5, **asked)
        for text in past:
            game.play(text)
        worlds = [game.record(), game.redealt(seeded(moment)).record()]
        assert worlds[0]["deal"] != worlds[1]["deal"]
        found = [
            sent(tmp_path / f"{moment}-{number}.sqlite3", world, past)
            for number, world in enumerate(worlds)
        ]
        assert min(map(len, found[0].values())) > len(past)
        assert found[0] == found[1]


def sent(path: Path, record: Record, texts: list[str]) -> dict[str, list[bytes]]:
    """Play in a room of its own and return what everybody there was sent and could ask for."""
    found: dict[str, list[bytes]] = {}

    async def work(room: Room) -> None:
        table = await set_up(room, record)
        watchers = watching(table)
        for watcher in watchers:
            found[watcher.user] = [await table.watch(watcher, 0)]
        for number, text in enumerate(texts):
            await play(room, table, text, again=number % SECOND_THOUGHTS == 0)
            for watcher in watchers:
                found[watcher.user] += [*waiting(watcher), table.json(watcher.viewer)]
        for watcher in watchers:
            found[watcher.user].append(
                table.snapshot.message(watcher.viewer, table.played.since(0))
            )

    in_room(path, work)
    return {user: [TIMES.sub(b"", each) for each in of] for user, of in found.items()}


async def set_up(room: Room, record: Record) -> OpenTable:
    """Add a table where everybody plays from a screen of their own and others may look on."""
    origin = {key: record[key] for key in ("format", "version", "rules", "setup", "deal")}
    alone = record["setup"]["variant"] in ("solo", "legend")
    seats: list[Record] = [
        {
            "seat": number,
            "kind": MUTUL if alone and number == 2 else PERSON,
            "name": "",
            "bot": None,
            "color": COLORS[number - 1],
            "holder": "" if number == 1 else f"guest {number}",
        }
        for number in range(1, record["setup"]["seats"] + 1)
    ]
    about = {"seats": seats, "origin": origin, "variant": record["setup"]["variant"]}
    return await room.add(row("t", **about, terms={"watch": True}), begun(origin, seats))


def watching(table: OpenTable) -> list[Watcher]:
    """Return the sockets of everybody who plays, and of one who looks on."""
    holders = [seat.holder for seat in table.played.seats if seat.holder]
    return [Watcher(table.viewer(user), user=user) for user in ("ada", *holders, "eve")]


def waiting(watcher: Watcher) -> list[bytes]:
    """Return the messages that wait for a watcher."""
    found = []
    while not watcher.messages.empty():
        message = watcher.messages.get_nowait()
        assert message is not None
        found.append(message)
    return found


async def play(room: Room, table: OpenTable, text: str, *, again: bool) -> None:
    """Play an action as whoever is to move; have second thoughts about it, if wanted."""
    seat = table.played.game.seat
    assert seat is not None
    actor = table.played.seats[seat - 1].holder or "ada"
    seats = frozenset((seat,))
    move = Batch(table.played.seq, (action(text, actor=actor),), seats)
    await room.run(table, move)
    if again and table.played.game.can_undo:
        await room.run(table, Batch(table.played.seq, (Command(actor, None, UNDO),), seats))
        await room.run(table, Batch(table.played.seq, move.commands, seats))
