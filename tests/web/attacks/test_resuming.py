"""Point 11: after a start all tables go on, people's first, none behind a game of bots alone."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.web.process import serving
from tests.web.rooms import added, in_room
from tests.web.server import Browser, Json
from tests.web.test_restarts import moved
from tikal.web.bots.driver import Bots
from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room


def until(guest: Browser, enough: Callable[[dict[str, Json]], bool]) -> dict[str, Json]:
    """Look at the list of tables, which opens none, until it is as wanted or a minute is over."""
    limit = time.monotonic() + 60
    while True:
        rows = {row["id"]: row for row in guest.get("/api/tables")}
        if enough(rows) or time.monotonic() > limit:
            return rows
        time.sleep(0.1)


def test_no_table_waits_for_a_game_of_bots(tmp_path: Path) -> None:
    """Killed with three games of bots alone and two with people: all of them move on."""
    with serving(tmp_path, "serve", "--port", "0", "--bots", "1") as server:
        guest = Browser(server.address)
        alone = [guest.new(*["hard"] * 4, seed=seed) for seed in range(3)]
        mine = [guest.new("person", "easy", seed=seed) for seed in range(2)]
        bots = server.children()
        server.tell_bots(signal.SIGSTOP)
        for table in mine:
            guest.play(table, table["state"]["legal"][0]["action"], "end")
        before = [guest.table(table)["moves"] for table in alone]
        server.stop(signal.SIGKILL)
        for process in bots:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    with (
        serving(tmp_path, "serve", "--port", "0", "--bots", "1") as server,
        closing(moved(guest, server.address)) as again,
    ):
        seen = until(again, lambda rows: all(rows[table["id"]]["seat"] == 1 for table in mine))
        assert [seen[table["id"]]["seat"] for table in mine] == [1, 1]
        assert not all(seen[table["id"]]["over"] for table in alone)
        moves = {table["id"]: count for table, count in zip(alone, before, strict=True)}
        seen = until(again, lambda rows: all(rows[key]["moves"] > moves[key] for key in moves))
        assert all(seen[key]["moves"] > moves[key] for key in moves)
    guest.close()


def test_peoples_tables_are_woken_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the order in the store, bots that play with people are woken before others."""
    path = tmp_path / "tikal.sqlite3"
    kinds = {"a": ("random", "random"), "b": ("random", "person"), "c": ("random", "random")}
    woken: list[str] = []
    all_woken = asyncio.Event()

    def note(_bots: Bots, table: OpenTable) -> None:
        woken.append(table.id)
        if len(set(woken)) == len(kinds):
            all_woken.set()

    async def set_up(room: Room) -> None:
        for table_id, seats in kinds.items():
            await added(room, table_id, *seats)

    async def resume(room: Room) -> None:
        woken.clear()
        all_woken.clear()
        await room.resume()
        await asyncio.wait_for(all_woken.wait(), 30)

    monkeypatch.setattr(Bots, "wake", note)
    in_room(path, set_up)
    in_room(path, resume)
    assert woken[0] == "b"


def test_a_table_that_cannot_be_read_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that makes no sense, say of a later version, is logged; the others go on."""
    path = tmp_path / "tikal.sqlite3"

    async def set_up(room: Room) -> None:
        monkeypatch.setattr(Bots, "wake", lambda _bots, _table: None)
        for table_id in ("broken", "t"):
            await added(room, table_id, "random", "person")
        await room.rows.change_table("broken", origin={"version": 99})
        monkeypatch.undo()

    async def resume(room: Room) -> None:
        await room.resume()
        table = await room.open("t")
        if table.driver is not None:
            await table.driver
        assert table.played.game.seat == 2

    in_room(path, set_up)
    in_room(path, resume)
