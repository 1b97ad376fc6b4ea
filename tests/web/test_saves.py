"""Save files: a running game that its owner can take along and open again."""

from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

import tikal
from tests.playing import seeded, walk
from tests.web.attacks.test_keys import cookie_in
from tests.web.process import serving
from tests.web.refusals import refusal
from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_process import run
from tests.web.test_restarts import moved
from tikal.web.session import COOKIE
from tikal.web.store.database import synchronous
from tikal.web.store.keys import read_keys, write_keys

TABLES = "/api/tables"
RESTORE = f"{TABLES}/restore"
# Where a table is stored, and by which column.
OF_A_TABLE = (("commands", "table_id"), ("places", "table_id"), ("tables", "id"))


def save_of(guest: Browser, table: Json) -> Json:
    """Return a table's save file."""
    found: Json = guest.get(f"{TABLES}/{table['id']}/save")
    return found


def restore(guest: Browser, save: Json, status: int = 200) -> Json:
    """Open a save file."""
    found: Json = guest.post(RESTORE, {"save": save}, status)
    return found


def lose(database: URL, *tables: str) -> None:
    """Take tables from the database as if it had been lost."""
    engine = create_engine(synchronous(database))
    with engine.begin() as connection:
        for table in tables:
            for what, column in OF_A_TABLE:
                connection.execute(text(f"DELETE FROM {what} WHERE {column} = '{table}'"))  # noqa: S608
    engine.dispose()


def without(table: Json, *keys: str) -> Json:
    """Return a table without what tells when and how often something was done."""
    return {key: value for key, value in table.items() if key not in keys}


def test_what_stands_in_it(guest: Browser) -> None:
    """Who plays what, and the position as anybody sees it, can be read."""
    table = guest.play(guest.new("person", "easy", name="Friday"), "A4@b3+0", "E+a1")
    answer = guest.http.get(f"{TABLES}/{table['id']}/save")
    save = answer.json()
    assert table["id"] in answer.headers["content-disposition"]
    assert (save["name"], save["variant"], save["moves"]) == ("Friday", "classic", 2)
    assert save["seats"] == table["seats"]
    assert save["position"] == table["state"]["document"]


def test_the_same_table_if_it_is_there(guest: Browser) -> None:
    """While its game goes on a file leads to it, at whatever move it is by now."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    save = save_of(guest, table)
    table = guest.play(table, "E+a1")
    assert restore(guest, save) == table
    assert len(guest.get(TABLES)) == 1


def test_a_finished_game_has_no_save_file(guest: Browser) -> None:
    """It has a record with everything; a file of before leads to the result."""
    table = guest.new("person", "person")
    save = save_of(guest, table)
    over = guest.post(f"{TABLES}/{table['id']}/concede", {"seq": 0, "seat": 1})
    answer = guest.http.get(f"{TABLES}/{table['id']}/save")
    assert refusal(answer, 409)["code"] == "game_over"
    assert restore(guest, save) == over


@pytest.mark.parametrize("variant", ["classic", "auction", "solo", "legend"])
def test_a_lost_table_comes_back(database: URL, tmp_path: Path, variant: str) -> None:
    """At the saved position, with its seats, its name and the turn that can be taken back."""
    game = walk(tikal.Game.new(variant, seed=11), seeded(11), 40)
    with served(settings_for(database, key_file=tmp_path / "session.key")) as address:
        guest = Browser(address)
        body = {"record": game.record(), "name": "Friday"}
        table = guest.post(f"{TABLES}/import", body, 201)
        save = save_of(guest, table)
        cookies = guest.http.cookies
        guest.close()
    lose(database, table["id"])
    with served(settings_for(database, key_file=tmp_path / "session.key")) as address:
        guest = Browser(address)
        guest.http.cookies.update(cookies)
        assert guest.get(TABLES) == []
        found = restore(guest, save, 201)
        times = ("created", "updated")
        assert without(found, *times) == without(table, *times)
        assert restore(guest, save) == found
        guest.close()


def test_bots_go_on_at_a_lost_table(database: URL, tmp_path: Path) -> None:
    """A bot that was to move when the file was made moves when it is opened."""
    with served(settings_for(database, key_file=tmp_path / "session.key")) as address:
        guest = Browser(address)
        table = guest.new("person", "easy", "person")
        table = guest.play(table, table["state"]["legal"][0]["action"])
        save = save_of(guest, table)
        guest.http.delete(f"{TABLES}/{table['id']}")
        lose(database, table["id"])
        found = restore(guest, save, 201)
        found = guest.until_mine(guest.play(found, "end"))
        assert found["state"]["seat"] == 3
        guest.close()


def test_files_outlive_a_rotated_key(tmp_path: Path) -> None:
    """As long as the old key is kept; once it is forgotten the file is closed for good."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        table = guest.new("person", "person")
        save = save_of(guest, table)
    assert run("rotate-key", home=tmp_path).returncode == 0
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        signed = again.http.get("/api/session").headers["set-cookie"]
        assert restore(again, save)["id"] == table["id"]
        newer = save_of(again, table)
        again.close()
    first, _ = read_keys(tmp_path / "session.key")
    write_keys(tmp_path / "session.key", [first])
    with serving(tmp_path) as server:
        again = Browser(server.address)
        again.http.cookies.set(COOKIE, cookie_in(signed).decode())
        assert restore(again, save, 422)["code"] == "no_save"
        assert restore(again, newer)["id"] == table["id"]
        again.close()
    guest.close()
