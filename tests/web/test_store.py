"""The store, on SQLite and on PostgreSQL alike: what is answered is kept, in order, once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import URL, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

import tikal
from tests.web.alone import run_alone
from tikal.errors import TikalError
from tikal.web.store.database import (
    database_url,
    file_of,
    file_url,
    open_database,
    open_for_writing,
)
from tikal.web.store.journal import Conflict, Journal
from tikal.web.store.migrate import migrate
from tikal.web.store.rows import Row, Rows
from tikal.web.store.schema import COMMANDS, STANDING, TABLES

RECORD = tikal.Game.new(seats=2, seed=7).record()


def row(table_id: str, owner: str = "ada", **changes: object) -> Row:
    """Return a table's row."""
    return {
        "id": table_id,
        "owner": owner,
        "name": None,
        "origin": RECORD,
        "seats": [],
        "variant": "classic",
        "edition": "supermeeple",
        "created": f"2026-01-01 {table_id}",
        "updated": "2026-01-01",
        "seq": 0,
        "moves": 0,
        "seat": 1,
        "scores": [0, 0],
        "winners": [],
        "over": False,
        "thinking": None,
        "deleted": None,
        **changes,
    }


def command(table_id: str, seq: int, action: str = "end") -> Row:
    """Return a command's row."""
    payload = {"action": action}
    who = {"actor": "ada", "seat": 1}
    return {
        "table_id": table_id,
        "seq": seq,
        **who,
        "kind": "action",
        "payload": payload,
        "at": "now",
    }


def standing(table_id: str, seq: int) -> Row:
    """Return the standing after a command."""
    values: tuple[object, ...] = (
        "later",
        seq,
        seq,
        2,
        [seq, 0],
        [],
        False,
        2,
        None,
        None,
        None,
        [],
    )
    return {"id": table_id} | dict(zip(STANDING, values, strict=True))


def in_store(url: URL, work: Callable[[Rows, Journal, AsyncEngine], Awaitable[None]]) -> None:
    """Do something with a store that is up to date and has its writer running."""

    async def run() -> None:
        engine = open_database(url)
        journal = Journal(url)
        writer = asyncio.create_task(journal.run())
        try:
            await work(Rows(engine, journal), journal, engine)
        finally:
            writer.cancel()
            await engine.dispose()

    migrate(url)
    run_alone(run())


def test_commands_come_back_in_order(database: URL) -> None:
    """What was appended is read back with the table, and the standing with it."""

    async def work(rows: Rows, journal: Journal, _engine: AsyncEngine) -> None:
        await rows.add_table(row("t"))
        await journal.append(
            [command("t", 1, "A4@b3+0"), command("t", 2, "E+a1")], standing("t", 2)
        )
        await journal.append([command("t", 3)], standing("t", 3))
        stored = await rows.table("t")
        assert stored is not None
        assert [each["payload"]["action"] for each in stored.commands] == ["A4@b3+0", "E+a1", "end"]
        assert stored.row["origin"] == RECORD
        assert (stored.row["seq"], stored.row["scores"]) == (3, [3, 0])

    in_store(database, work)


def test_many_at_once_share_commits(database: URL) -> None:
    """A hundred tables played at once lose nothing."""

    async def work(rows: Rows, journal: Journal, engine: AsyncEngine) -> None:
        for number in range(100):
            await rows.add_table(row(f"t{number}"))
        for seq in (1, 2, 3):
            await asyncio.gather(
                *[
                    journal.append([command(f"t{number}", seq)], standing(f"t{number}", seq))
                    for number in range(100)
                ]
            )
        async with engine.connect() as connection:
            found = (await connection.execute(select(COMMANDS.c.seq))).scalars()
            assert sorted(found) == [1] * 100 + [2] * 100 + [3] * 100

    in_store(database, work)


def test_a_number_is_given_once(database: URL) -> None:
    """Of two commands with the same number one is kept; the others at its side are not harmed."""

    async def work(rows: Rows, journal: Journal, _engine: AsyncEngine) -> None:
        await rows.add_table(row("t"))
        await rows.add_table(row("u"))
        results = await asyncio.gather(
            journal.append([command("t", 1)], standing("t", 1)),
            journal.append([command("t", 1)], standing("t", 9)),
            journal.append([command("u", 1)], standing("u", 1)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        stored = await rows.table("t")
        assert stored is not None
        assert (len(stored.commands), stored.row["seq"]) == (1, 1)

    in_store(database, work)


def test_a_failure_is_heard_of(database: URL) -> None:
    """Whoever waits for a commit that fails is told so, and the writer goes on."""

    async def work(rows: Rows, journal: Journal, engine: AsyncEngine) -> None:
        await rows.add_table(row("t"))
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE commands RENAME TO away"))
        with pytest.raises(SQLAlchemyError):
            await journal.append([command("t", 1)], standing("t", 1))
        async with engine.begin() as connection:
            await connection.execute(text("ALTER TABLE away RENAME TO commands"))
        await journal.append([command("t", 1)], standing("t", 1))

    in_store(database, work)


def test_a_command_given_up_is_still_kept(database: URL) -> None:
    """Who stops waiting for a commit does not stop the writer."""

    async def work(rows: Rows, journal: Journal, _engine: AsyncEngine) -> None:
        await rows.add_table(row("t"))
        waiting = asyncio.create_task(journal.append([command("t", 1)], standing("t", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await journal.append([command("t", 2)], standing("t", 2))
        failing = asyncio.create_task(journal.append([command("t", 2)], standing("t", 2)))
        await asyncio.sleep(0)
        failing.cancel()
        await journal.append([command("t", 3)], standing("t", 3))
        stored = await rows.table("t")
        assert stored is not None
        assert [each["seq"] for each in stored.commands] == [1, 2, 3]

    in_store(database, work)


def test_tables_of_somebody(database: URL) -> None:
    """Lists hold one's own tables, newest first, without those thrown away."""

    async def work(rows: Rows, _journal: Journal, _engine: AsyncEngine) -> None:
        for name in ("a", "b", "c"):
            await rows.add_table(row(name))
        await rows.add_table(row("d", owner="bob", thinking=2))
        await rows.change_table("b", deleted="now")
        await rows.change_table("a", name="Sunday")
        listed = await rows.tables_of("ada", 10)
        assert [(each["id"], each["name"]) for each in listed] == [("c", None), ("a", "Sunday")]
        assert len(await rows.tables_of("ada", 1)) == 1
        assert "origin" not in listed[0]
        assert await rows.table("b") is None
        assert await rows.table("nothing") is None
        assert [table.id for table in await rows.thinking()] == ["d"]

    in_store(database, work)


def test_names(database: URL) -> None:
    """A user's name changes, and the trial of the disk can be repeated."""

    async def work(rows: Rows, _journal: Journal, _engine: AsyncEngine) -> None:
        assert await rows.user_name("ada") == ""
        await rows.name_user("ada", "Ada")
        await rows.name_user("ada", "Countess")
        assert await rows.user_name("ada") == "Countess"
        await rows.try_writing()
        await rows.try_writing()

    in_store(database, work)


def test_commands_need_their_table(database: URL) -> None:
    """The database itself refuses a command of no table."""

    async def work(_rows: Rows, journal: Journal, engine: AsyncEngine) -> None:
        with pytest.raises(Conflict):
            await journal.append([command("nothing", 1)], standing("nothing", 1))
        async with engine.connect() as connection:
            assert (await connection.execute(select(TABLES.c.id))).scalars().all() == []

    in_store(database, work)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """The embedded database is in WAL mode and syncs every commit, whoever opens it."""

    async def work(_rows: Rows, _journal: Journal, engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            for pragma, wanted in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
            ):
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == wanted
                assert written.execute(text(f"PRAGMA {pragma}")).scalar() == wanted

    url = file_url(tmp_path / "folder" / "tikal.sqlite3")
    writing = open_for_writing(url)
    with writing.connect() as written:
        in_store(url, work)
    writing.dispose()


def test_urls_of_databases() -> None:
    """SQLite and PostgreSQL are understood, with or without a driver; nothing else is."""
    assert database_url("sqlite:///x.sqlite3").drivername == "sqlite+aiosqlite"
    assert database_url("postgres://host/db").drivername == "postgresql+psycopg"
    for wrong in ("mysql://host/db", "nonsense", ""):
        with pytest.raises(TikalError):
            database_url(wrong)
    assert file_of(database_url("sqlite:///x.sqlite3")) == Path("x.sqlite3")
    for no_file in ("sqlite://", "postgresql://host/db"):
        with pytest.raises(TikalError, match="SQLite file"):
            file_of(database_url(no_file))
