"""Servers come and go, on either database; tables stay."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from sqlalchemy import URL

from tests.web.server import Browser, served, settings_for
from tests.web.test_live import closing_code, message
from tikal.web.store.database import file_url


def moved(guest: Browser, address: str) -> Browser:
    """Return the same person's browser at another server."""
    other = Browser(address)
    other.http.cookies.set("tikal_session", guest.http.cookies["tikal_session"])
    return other


def test_a_table_survives_its_server(database: URL) -> None:
    """After a restart the table is the same, with its turn, its name and what can be undone."""
    settings = settings_for(database)
    with served(settings) as address:
        guest = Browser(address)
        table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "Ea1-b2", "L+a1")
        guest.post(f"/api/tables/{table['id']}/undo", {"seq": 4})
        guest.post(f"/api/tables/{table['id']}/undo-turn", {"seq": 5})
        last = guest.play(guest.table(table), "A4@b3+1", "E+a1")
        guest.close()
    with served(settings) as address:
        again = moved(guest, address)
        assert again.table(table) == last
        with again.live(table["id"], since=3) as socket:
            kinds = [entry["kind"] for entry in message(socket)["since_events"]]
            assert kinds == ["action", "undo", "undo_turn", "action", "action"]
        over = again.post(f"/api/tables/{table['id']}/concede", {"seq": 8, "seat": 2})
        again.close()
    with served(settings) as address:
        once_more = moved(guest, address)
        assert once_more.table(table) == over
        once_more.close()


def test_bots_go_on_after_a_restart(database: URL) -> None:
    """A bot that was thinking when the server stopped plays after the next start by itself."""
    settings = settings_for(database)
    with served(settings) as address:
        guest = Browser(address)
        table = guest.play(guest.new("person", "hard"), "A4@b3+0", "end")
        with guest.live(table["id"]) as socket:
            message(socket)
        guest.close()
    with served(settings) as address:
        again = moved(guest, address)
        rows = again.get("/api/tables")
        assert rows[0]["id"] == table["id"]
        assert again.until_mine(again.table(table))["state"]["seat"] == 1
        again.close()


def test_a_server_that_stops_says_good_bye(tmp_path: Path) -> None:
    """Sockets are closed with the code that means: connect again."""
    with ExitStack() as open_longer:
        with served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address:
            guest = Browser(address)
            table = guest.new("person", "person")
            socket = open_longer.enter_context(guest.live(table["id"]))
            message(socket)
        assert closing_code(socket) == 1012
        guest.close()


def test_two_servers_on_one_database(database: URL) -> None:
    """What another server has written is noticed: nothing is written twice, and both go on."""
    settings = settings_for(database)
    with served(settings) as first, served(settings) as second:
        guest = Browser(first)
        table = guest.new("person", "person")
        other = moved(guest, second)
        assert other.table(table) == table
        played = guest.play(table, "A4@b3+0")
        problem = other.play(table, "A4@b3+1", status=409)
        assert problem["code"] == "stale"
        assert other.table(table) == played
        assert other.play(played, "E+a1")["seq"] == 2
        guest.close()
        other.close()


def rename(path: Path, old: str, new: str) -> None:
    """Let a table of the database go missing, or come back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"ALTER TABLE {old} RENAME TO {new}")


def test_what_could_not_be_kept_did_not_happen(tmp_path: Path) -> None:
    """If the database fails the command is refused, the table as before, and all goes on later."""
    path = tmp_path / "tikal.sqlite3"
    with served(settings_for(file_url(path))) as address:
        guest = Browser(address)
        table = guest.play(guest.new("person", "person"), "A4@b3+0")
        rename(path, "commands", "away")
        assert guest.play(table, "E+a1", status=503)["code"] == "storage"
        rename(path, "away", "commands")
        rename(path, "tables", "away")
        assert guest.get("/api/tables", 503)["code"] == "storage"
        rename(path, "away", "tables")
        assert guest.table(table) == table
        assert guest.play(table, "E+a1")["seq"] == 2
        guest.close()


def test_health(tmp_path: Path) -> None:
    """Alive and ready are different questions."""
    path = tmp_path / "tikal.sqlite3"
    with served(settings_for(file_url(path))) as address:
        guest = Browser(address)
        assert guest.get("/healthz") == {"status": "ok"}
        assert guest.get("/readyz") == {"status": "ok"}
        assert guest.get("/openapi.json")["info"]["title"] == "Tikal"
        guest.close()
