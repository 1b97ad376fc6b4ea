"""What seldom happens: failures, crowds, watchers who fall asleep."""

import asyncio
import json
import runpy
import sys
from pathlib import Path
from typing import NoReturn

import pytest
from fastapi import WebSocket

import tikal
from tests.web.server import Browser, served, settings_for
from tests.web.test_live import closing_code, message
from tests.web.test_store import row
from tikal.web import live, serving
from tikal.web.play import room as rooms
from tikal.web.play.open_table import WATCHER_ROOM, OpenTable, Watcher, begun
from tikal.web.play.pool import BotPool
from tikal.web.play.room import Room
from tikal.web.play.seating import COLORS
from tikal.web.problem import Refused, storage_failed
from tikal.web.routes import looking, tables
from tikal.web.session import Guests
from tikal.web.store.database import file_url, open_database
from tikal.web.store.journal import Journal
from tikal.web.store.migrate import migrate
from tikal.web.store.rows import Rows

PEOPLE: list[dict[str, object]] = [
    {"seat": seat, "kind": "person", "name": "", "bot": None, "color": COLORS[seat - 1]}
    for seat in (1, 2)
]
RECORD = tikal.Game.new(seats=2, seed=7).record()


def fail(*_: object) -> NoReturn:
    """Fail in a way that nobody has thought of."""
    raise RuntimeError("unheard of")


def open_table(table_id: str) -> OpenTable:
    """Return a table for two people."""
    return OpenTable(row(table_id, seats=PEOPLE), begun(RECORD, PEOPLE))


def test_a_bug_is_logged_and_not_told(
    guest: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error of ours is a 500 without details; the log has them."""
    monkeypatch.setattr(looking, "statistics", fail)
    problem = guest.get("/api/statistics", 500)
    assert problem["code"] == "server_error"
    assert "unheard" not in json.dumps(problem)
    assert "unheard of" in caplog.text


def test_not_ready(guest: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose database does not answer is alive, but not ready."""

    async def silent(_rows: Rows) -> NoReturn:
        raise OSError("gone")

    monkeypatch.setattr(Rows, "ping", silent)
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
        sleeping, awake = Watcher(), Watcher()
        table.watchers |= {sleeping, awake}
        for _ in range(WATCHER_ROOM + 1):
            table.publish(table.news([]))
            awake.messages.get_nowait()
        assert table.watchers == {awake}
        last = [sleeping.messages.get_nowait() for _ in range(sleeping.messages.qsize())][-1]
        assert last is None

    asyncio.run(sleep_on())


def test_a_room_closes_what_nobody_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many tables stay open, and never one that is in use is closed."""
    monkeypatch.setattr(rooms, "CAPACITY", 3)

    async def crowd() -> None:
        url = file_url(tmp_path / "tikal.sqlite3")
        engine = open_database(url)
        room = Room(Rows(engine), Journal(url), BotPool(1))
        added = [
            await room.add(row(f"t{n}", seats=PEOPLE), begun(RECORD, PEOPLE)) for n in range(2)
        ]
        added[0].watchers.add(Watcher())
        for number in range(2, 6):
            await room.add(row(f"t{number}", seats=PEOPLE), begun(RECORD, PEOPLE))
        assert await room.open("t0") is added[0]
        again = await room.open("t1")
        assert again is not added[1]
        assert again.facts() == added[1].facts()
        both = await asyncio.gather(room.open("t2"), room.open("t2"))
        assert both[0] is both[1]
        await room.close()
        await engine.dispose()

    migrate(file_url(tmp_path / "tikal.sqlite3"))
    asyncio.run(crowd())


def test_whoever_gives_up_waiting_leaves_no_trace(tmp_path: Path) -> None:
    """A command whose request is cancelled closes the table: the log knows how it stands."""

    async def give_up() -> None:
        url = file_url(tmp_path / "tikal.sqlite3")
        engine = open_database(url)
        journal = Journal(url)  # nobody writes: the command waits
        room = Room(Rows(engine), journal, BotPool(1))
        table = await room.add(row("t", seats=PEOPLE), begun(RECORD, PEOPLE))
        waiting = asyncio.create_task(room.command(table, 0, lambda at: at.play(["A4@b3+0"])))
        await asyncio.sleep(0.05)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert (await room.open("t")).played.seq == 0
        await room.close()
        await engine.dispose()

    migrate(file_url(tmp_path / "tikal.sqlite3"))
    asyncio.run(give_up())


def test_a_table_thrown_away_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever can't be opened when the server starts does not keep the others waiting."""

    async def resume() -> None:
        url = file_url(tmp_path / "tikal.sqlite3")
        engine = open_database(url)
        room = Room(Rows(engine), Journal(url), BotPool(1))
        await room.add(row("t", seats=PEOPLE), begun(RECORD, PEOPLE))

        async def thinking(_rows: Rows) -> list[str]:
            return ["gone", "t"]

        monkeypatch.setattr(Rows, "thinking", thinking)
        await room.resume()
        await room.close()
        await engine.dispose()

    migrate(file_url(tmp_path / "tikal.sqlite3"))
    asyncio.run(resume())


def test_a_record_too_deep_to_read() -> None:
    """A record that is nested without end is refused as any other wrong one."""
    nested: dict[str, object] = {}
    for _ in range(100_000):
        nested = {"version": nested}
    with pytest.raises(Refused) as refused:
        tables._recorded_game(nested)
    assert refused.value.code == "record"


def test_cookies_that_are_none() -> None:
    """A header that is no cookie names nobody."""
    guests = Guests("secret")
    assert guests.user_of("tikal_session=" + guests.cookie_for("ada")) == "ada"
    for header in ("", "a\x00b=c", "tikal_session=", "tikal_session=ada.wrong"):
        assert guests.user_of(header) is None


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
            async with table.held():
                pytest.fail("a closed table was given away")

        async with table.held():
            waiting = asyncio.create_task(have_it())
            await asyncio.sleep(0)
            table.close(storage_failed)
        with pytest.raises(Refused, match="try again"):
            await waiting

    asyncio.run(wait())


def test_a_socket_of_a_closed_table_comes_back(
    guest: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code that ends it says to connect again."""
    table = guest.new("person", "person")

    async def just_closed(_socket: WebSocket, table_id: str) -> OpenTable:
        found = open_table(table_id)
        found.close(storage_failed)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(live, "_table", just_closed)
        with guest.live(table["id"]) as socket:
            assert closing_code(socket) == live.AGAIN
    with guest.live(table["id"]) as socket:
        assert message(socket)["table"] == table
