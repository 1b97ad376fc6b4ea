"""What seldom happens: failures, crowds, watchers who fall asleep."""

import asyncio
import json
import runpy
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest
from fastapi import WebSocket

from tests.web.alone import run_alone
from tests.web.rooms import OWNER, Unheard, action, added, in_room, open_table
from tests.web.server import Browser, served, settings_for
from tests.web.test_live import closing_code, message
from tikal.web import live, serving
from tikal.web.play import room as rooms
from tikal.web.play.command import Batch
from tikal.web.play.new_games import recorded_game
from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import LONGEST_QUEUE, Watcher
from tikal.web.problem import Refused, storage_failed
from tikal.web.routes import history
from tikal.web.session import Guests, session_cookie
from tikal.web.store.database import file_url
from tikal.web.store.rows import Rows, Waiting


def fail(*_: object) -> NoReturn:
    """Fail in a way that nobody has thought of."""
    raise RuntimeError("unheard of")


def test_a_bug_is_logged_and_not_told(
    guest: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error of ours is a 500 without details; the log has them."""
    monkeypatch.setattr(history, "statistics", fail)
    problem = guest.get("/api/statistics", 500)
    assert problem["code"] == "server_error"
    assert "unheard" not in json.dumps(problem)
    assert "unheard of" in caplog.text


def test_not_ready(guest: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose database does not answer is alive, but not ready."""

    async def silent(_rows: Rows) -> NoReturn:
        raise OSError("gone")

    monkeypatch.setattr(Rows, "try_writing", silent)
    time.sleep(1.1)  # an answer is remembered for a second
    assert guest.get("/readyz", 503)["code"] == "not_ready"
    assert guest.get("/healthz") == {"status": "ok"}


def test_a_silent_socket_is_kept_awake(guest: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing happens a ping comes now and then."""
    table = guest.new("person", "person")
    monkeypatch.setattr(live, "_PING_SECONDS", 0.05)
    with guest.live(table["id"]) as socket:
        assert message(socket)["type"] == "table"
        assert message(socket) == {"type": "ping"}


def test_a_watcher_who_sleeps_is_let_go() -> None:
    """Who does not read is dismissed and has to connect again; others are told on."""

    async def sleep_on() -> None:
        table = open_table("t")
        owner = table.viewer("ada")
        sleeping, awake = Watcher(owner, user="ada"), Watcher(owner, user="ada")
        table.watchers.add(sleeping)
        table.watchers.add(awake)
        for number in range(LONGEST_QUEUE + 1):
            table.show(number, name=str(number))
            awake.messages.get_nowait()
        assert awake in table.watchers
        assert sleeping not in table.watchers
        last = [sleeping.messages.get_nowait() for _ in range(sleeping.messages.qsize())][-1]
        assert last is None

    run_alone(sleep_on())


def test_a_room_closes_what_nobody_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many tables stay open, and never one that is in use is closed."""
    monkeypatch.setattr(rooms, "CAPACITY", 3)

    async def crowd(room: Room) -> None:
        tables = [await added(room, f"t{number}") for number in range(2)]
        tables[0].watchers.add(Watcher(Viewer()))
        for number in range(2, 6):
            await added(room, f"t{number}")
        assert await room.open("t0") is tables[0]
        again = await room.open("t1")
        assert again is not tables[1]
        assert again.json(OWNER) == tables[1].json(OWNER)
        both = await asyncio.gather(room.open("t2"), room.open("t2"))
        assert both[0] is both[1]

    in_room(tmp_path / "tikal.sqlite3", crowd)


def test_whoever_gives_up_waiting_leaves_no_trace(tmp_path: Path) -> None:
    """A command whose request is cancelled closes the table: the log knows how it stands."""

    async def give_up(room: Room) -> None:
        table = await added(room, "t")
        batch = Batch(0, (action("A4@b3+0"),), OWNER.seats)
        waiting = asyncio.create_task(room.run(table, batch))
        await asyncio.sleep(0.05)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert table.closed
        assert (await room.open("t")).played.seq == 0

    in_room(tmp_path / "tikal.sqlite3", give_up, Unheard)


def test_a_table_thrown_away_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever can't be opened when the server starts does not keep the others waiting."""
    path = tmp_path / "tikal.sqlite3"

    async def stop_before_bots_move(room: Room) -> None:
        for table_id in ("gone", "t"):
            await added(room, table_id, "random", "person")

    async def throw_away_while_resuming(room: Room) -> None:
        waiting = room.rows.thinking

        async def thinking() -> list[Waiting]:
            found = await waiting()
            await room.rows.change_table("gone", deleted="now")
            return found

        monkeypatch.setattr(room.rows, "thinking", thinking)
        assert [table.id for table in await waiting()] == ["gone", "t"]
        await room.resume()
        with pytest.raises(Refused, match="no such table"):
            await room.open("gone")
        table = await room.open("t")
        assert table.driver is not None
        await table.driver
        played = table.played
        assert played.seq > 0
        assert played.game.seat == 2
        assert await waiting() == []

    in_room(path, stop_before_bots_move)
    in_room(path, throw_away_while_resuming)


def test_a_record_too_deep_to_read() -> None:
    """A record that is nested without end is refused as any other wrong one."""
    nested: dict[str, object] = {}
    for _ in range(100_000):
        nested = {"version": nested}
    with pytest.raises(Refused) as refused:
        recorded_game(nested)
    assert refused.value.code == "record"


def test_cookies_that_are_none() -> None:
    """A header that is no cookie names nobody."""
    guests = Guests(["secret"])
    ours = b"tikal_session=" + guests.cookie_for(guests.new_session("ada")).encode()
    for header in (ours, b"a=b; " + ours, b'a="; ' + ours, ours + b"; tikal_session=x"):
        found = guests.read(session_cookie([(b"cookie", header)]))
        assert found is not None
        assert found.user == "ada"
    for header in (b"", b"a\x00b=c", b"tikal_session=", b"tikal_session=ada.wrong", b"x" + ours):
        assert guests.read(session_cookie([(b"cookie", header)])) is None


def test_the_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page opens where the server is; a machine without a browser is no problem."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    serving._browse("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]
    with served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address:
        assert address.startswith("http://127.0.0.1:")


def test_addresses_to_type() -> None:
    """An address that means all of a machine is shown as localhost."""
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")):  # noqa: S104
        with serving.listen(host, 0) as listening:
            assert serving.address_of(listening).startswith(f"http://{shown}:")


def test_the_openapi_document_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python -m tikal.web.openapi` needs no server."""
    monkeypatch.delitem(sys.modules, "tikal.web.openapi", raising=False)
    runpy.run_module("tikal.web.openapi", run_name="__main__")
    assert json.loads(capsys.readouterr().out)["info"]["title"] == "Tikal"


def test_a_table_closed_while_one_waits_is_nobodys() -> None:
    """It may hold what could not be kept: whoever waited for it is told to try again."""

    async def wait() -> None:
        table = open_table("t")

        async def have_it() -> None:
            async with table.lock():
                pytest.fail("a closed table was given away")

        async with table.lock():
            waiting = asyncio.create_task(have_it())
            await asyncio.sleep(0)
            table.close(storage_failed)
        with pytest.raises(Refused, match="try again"):
            await waiting

    run_alone(wait())


def test_a_socket_of_a_closed_table_comes_back(
    guest: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code that ends it says to connect again."""
    table = guest.new("person", "person")

    async def just_closed(_socket: WebSocket, table_id: str) -> tuple[OpenTable, Viewer]:
        found = open_table(table_id)
        found.close(storage_failed)
        return found, OWNER

    with monkeypatch.context() as patched:
        patched.setattr(live, "_table", just_closed)
        with guest.live(table["id"]) as socket:
            assert closing_code(socket) == live.AGAIN
    with guest.live(table["id"]) as socket:
        assert message(socket)["table"] == table
