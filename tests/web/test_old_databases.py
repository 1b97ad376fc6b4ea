"""Databases of earlier versions: migrated, they have every game, and the games go on.

`databases/0001.sql` and so on were made by those versions themselves: see `databases/make.py`.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import URL, MetaData, create_engine, inspect, select, text, update

from tests.web.databases.fill import FOLDER, OLD, fill_old, old_file
from tests.web.databases.make import placement
from tests.web.process import serving
from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_process import run
from tikal.web.session import COOKIE
from tikal.web.store.database import file_url, synchronous
from tikal.web.store.migrate import migrate
from tikal.web.store.schema import COMMANDS, TABLES

SEEN: dict[str, dict[str, Any]] = {
    revision: json.loads((FOLDER / f"{revision}.json").read_text("utf-8")) for revision in OLD
}
# Keys whose values are English, for people.
SENTENCES = ("words", "reason")


def owners_browser(address: str, revision: str) -> Browser:
    """Return the browser of an old database's owner, with the cookie of that version."""
    guest = Browser(address)
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
        secret = database.execute("SELECT value FROM secrets").fetchone()[0]
    cookie = Signer(secret, salt="tikal guest").sign(SEEN[revision]["owner"])
    guest.http.cookies.set(COOKIE, cookie.decode("ascii"))
    return guest


@contextmanager
def owner_at(url: URL, revision: str) -> Iterator[Browser]:
    """Serve a database, which migrates it, and let its owner come back."""
    with served(settings_for(url)) as address:
        guest = owners_browser(address, revision)
        yield guest
        guest.close()


def same(now: Any, before: Any) -> bool:  # noqa: ANN401 - JSON
    """Return whether data is what it was; it may have gained keys, and sentences change."""
    if isinstance(before, dict):
        kept = [key for key in before if key not in SENTENCES]
        return all(key in now and same(now[key], before[key]) for key in kept)
    if isinstance(before, list):
        return len(now) == len(before) and all(map(same, now, before))
    return bool(now == before)


def as_before(table: Json, before: Json) -> bool:
    """Return whether a table looks as the old version showed it."""
    return same({**table, "document": table["state"]["document"]}, before)


@pytest.mark.parametrize("revision", OLD)
def test_every_table_opens_as_it_was(database: URL, tmp_path: Path, revision: str) -> None:
    """Running or over, solo, auction, given up, undone: replayed, each is what it was."""
    fill_old(database, tmp_path, revision)
    with owner_at(database, revision) as guest:
        known = {table["id"] for table in SEEN[revision]["tables"]}
        assert {row["id"] for row in guest.get("/api/tables")} == known
        for before in SEEN[revision]["tables"]:
            if before["thinking"] is None:
                assert as_before(guest.table(before), before)
            else:
                then = guest.get(f"/api/tables/{before['id']}/at/{before['moves']}")
                assert then["state"]["document"] == before["document"]


@pytest.mark.parametrize("revision", OLD)
def test_every_running_game_goes_on(database: URL, tmp_path: Path, revision: str) -> None:
    """Its owner plays on and takes that back; the bot that had to move moves."""
    fill_old(database, tmp_path, revision)
    running = [table for table in SEEN[revision]["tables"] if not table["over"]]
    assert len(running) >= 6
    with owner_at(database, revision) as guest:
        for before in running:
            table = guest.until_mine(guest.table(before))
            assert table["moves"] > before["moves"] or before["thinking"] is None
            actions = [each["action"] for each in table["state"]["legal"]]
            played = guest.play(table, next(text for text in actions if text != "end"))
            if not played["can_undo"]["ok"]:  # a draft of Legend
                continue
            path = f"/api/tables/{table['id']}/undo"
            back = guest.post(path, {"seq": played["seq"]})
            assert back["state"]["document"] == table["state"]["document"]


def test_old_commands_get_actors(database: URL, tmp_path: Path) -> None:
    """People were the owner, bots are known by their seats, also one that took a seat over."""
    fill_old(database, tmp_path, "0001")
    migrate(database)
    engine = create_engine(synchronous(database))
    with engine.connect() as connection:
        rows = connection.execute(
            select(COMMANDS, TABLES.c.owner, TABLES.c.name)
            .join(TABLES)
            .order_by(COMMANDS.c.table_id, COMMANDS.c.seq)
        )
        found = rows.mappings().all()
    engine.dispose()
    assert len(found) == 387
    assert all(row["seat"] == row["payload"]["seat"] for row in found)
    actors: dict[str | None, set[tuple[int, str]]] = {}
    for row in found:
        name = row["name"] if row["owner"] == SEEN["0001"]["owner"] else "somebody else's"
        who = "owner" if row["actor"] == row["owner"] else row["actor"]
        actors.setdefault(name, set()).add((row["seat"], who))
    assert actors == {
        "somebody else's": {(1, "owner")},
        "Undone": {(1, "owner"), (2, "owner")},
        "Bots": {(1, "bot:random"), (2, "bot:random")},
        "Four": {(1, "owner"), (2, "owner"), (2, "bot:medium"), (3, "owner")},
        "Mutul": {(1, "owner")},
        "Auction": {(1, "owner"), (2, "bot:easy"), (3, "owner")},
        "classic-2-supermeeple": {(2, "owner")},
        "solo-2-supermeeple": {(1, "owner")},
        "auction-3-supermeeple": {(1, "owner")},
        "Thinking": {(1, "owner")},
        None: {(1, "owner"), (2, "bot:easy")},
    }


def test_what_nobody_can_know_is_said_to_be_unknown(database: URL, tmp_path: Path) -> None:
    """A command of a seat that the table does not have has no known actor."""
    fill_old(database, tmp_path, "0001")
    engine = create_engine(synchronous(database))
    old = MetaData()
    old.reflect(engine, only=["commands"])
    payload = {"seat": 9, "action": "end"}
    with engine.begin() as connection:
        commands = old.tables["commands"]
        connection.execute(update(commands).where(commands.c.seq == 1).values(payload=payload))
    migrate(database)
    with engine.connect() as connection:
        found = connection.execute(select(COMMANDS.c.actor).where(COMMANDS.c.seq == 1)).scalars()
        assert set(found) == {"unknown"}
    engine.dispose()


def test_a_migration_that_fails_changes_nothing(database: URL, tmp_path: Path) -> None:
    """It happens in one transaction: the old version could go on with the database."""
    fill_old(database, tmp_path, "0001")
    engine = create_engine(synchronous(database))
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.name == "Thinking").values(seats=[{}]))
    with pytest.raises(KeyError):
        migrate(database)
    columns = {column["name"] for column in inspect(engine).get_columns("commands")}
    assert columns == {"table_id", "seq", "kind", "payload", "at"}
    with engine.connect() as connection:
        assert connection.execute(text("SELECT * FROM alembic_version")).scalar_one() == "0001"
    engine.dispose()


def test_the_log_stays_a_table_without_row_numbers(tmp_path: Path) -> None:
    """SQLite keeps its rows by table and number, keys and all, also after the migration."""
    path = old_file(tmp_path / "tikal.sqlite3", "0001")
    migrate(file_url(path))
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT sql FROM sqlite_master WHERE name = 'commands'"
        made = database.execute(query).fetchone()[0]
    for part in (
        "pk_commands PRIMARY KEY (table_id, seq)",
        "fk_commands_table_id",
        "WITHOUT ROWID",
    ):
        assert part in made


def test_a_backup_of_the_version_before_is_restored(tmp_path: Path) -> None:
    """`tikal restore` takes it, and the next server brings it up to date and plays on."""
    home, copy = tmp_path / "home", old_file(tmp_path / "copy.sqlite3", OLD[-1])
    home.mkdir()
    assert run("restore", str(copy), home=home).returncode == 0
    with serving(home) as server:
        guest = owners_browser(server.address, OLD[-1])
        before = next(table for table in SEEN[OLD[-1]]["tables"] if table["name"] == "Mutul")
        table = guest.table(before)
        assert as_before(table, before)
        after = guest.play(table, "end")
        assert guest.play(after, placement(after))["moves"] == before["moves"] + 2
        guest.close()
    assert len(list(home.glob("tikal-before-migration-*"))) == 1
