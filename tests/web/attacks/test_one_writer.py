"""One writer for everything: whoever imports records does not make players wait."""

import asyncio
import threading
from pathlib import Path

from sqlalchemy import URL, event
from sqlalchemy.engine import Engine

from tests.web.server import Browser, served, settings_for
from tests.web.test_store import RECORD, command, in_store, row, standing
from tikal.web.store.database import file_url
from tikal.web.store.journal import Journal
from tikal.web.store.rows import Rows

# About what a long game has: 100 kB.
LONG = {**RECORD, "actions": ["A4@b3+0"] * 10_000}


def test_moves_go_first(database: URL) -> None:
    """A move that comes after fifty imports waits for one commit of them, not for all."""
    order: list[str] = []

    async def work(rows: Rows, journal: Journal, _engine: object) -> None:
        await rows.add_table(row("t"))

        async def add(number: int) -> None:
            await rows.add_table(row(f"i{number}", origin=LONG))
            order.append("import")

        imports = [asyncio.create_task(add(number)) for number in range(50)]
        await asyncio.sleep(0)
        await journal.append([command("t", 1)], standing("t", 1))
        order.append("move")
        await asyncio.gather(*imports)

    in_store(database, work)
    assert order.index("move") <= 2


def test_what_fails_does_not_spoil_what_shares_its_commit(database: URL) -> None:
    """One of three new tables has an id that is taken: the other two are kept."""

    async def work(rows: Rows, _journal: Journal, _engine: object) -> None:
        await rows.add_table(row("a"))
        found = await asyncio.gather(
            *(rows.add_table(row(name)) for name in ("b", "a", "c")), return_exceptions=True
        )
        assert [isinstance(each, Exception) for each in found] == [False, True, False]
        assert {each["id"] for each in await rows.tables_of("ada", 10)} == {"a", "b", "c"}

    in_store(database, work)


def test_all_writing_is_the_writers(tmp_path: Path) -> None:
    """Whatever people do, only the writer's thread changes the database."""
    elsewhere: list[str] = []

    def watch(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        writes = statement.split(maxsplit=1)[0] in ("INSERT", "UPDATE", "DELETE")
        if writes and not threading.current_thread().name.startswith("journal"):
            elsewhere.append(statement)

    with served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address:
        event.listen(Engine, "before_cursor_execute", watch)
        try:
            guest = Browser(address)
            guest.patch("/api/session", {"name": "Ada"})
            table = guest.play(guest.new("person", "person"), "A4@b3+0")
            guest.patch(f"/api/tables/{table['id']}", {"name": "Sunday"})
            guest.post("/api/tables/import", {"record": {**RECORD, "actions": []}}, 201)
            guest.post("/api/session/transfer", status=201)
            guest.get("/readyz")
            guest.http.delete(f"/api/tables/{table['id']}")
            guest.http.delete("/api/session")
            guest.close()
        finally:
            event.remove(Engine, "before_cursor_execute", watch)
    assert elsewhere == []
