"""The lookout: tells in one visit to PostgreSQL how tables stand that other processes play at too.

Every answer about a table waits for it, so it has a connection of its own, and those who ask while
it is away share the next visit. What it tells was true at a moment after the question: nobody who
asks here is shown anything older than what somebody else was shown before.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import psycopg
from psycopg.rows import dict_row
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

from tikal.web.store.news import Known, News, Row

_STANDING: Final = "SELECT id, seq, edits FROM tables WHERE id = ANY(%(ids)s) AND deleted IS NULL"
_ABOUT: Final = (
    "SELECT id, edits, rewritten, name, terms, rematch FROM tables WHERE id = ANY(%(ids)s)"
)
_COMMANDS: Final = (
    "SELECT table_id, commands.seq, actor, seat, kind, payload, at, shown"
    " FROM unnest(%(ids)s::text[], %(seqs)s::int[]) AS known (id, seq)"
    " JOIN commands ON table_id = known.id AND commands.seq > known.seq"
    " ORDER BY table_id, commands.seq"
)
# How long a database may take that can serve, in seconds.
_PATIENCE: Final = 5.0
# What goes wrong with a connection; a TimeoutError is an OSError.
FAILURES: Final = (psycopg.Error, OSError)
_Question = tuple[Sequence[Known], "asyncio.Future[dict[str, News]]"]


async def connect(url: URL, name: str) -> "psycopg.AsyncConnection[Row]":
    """Return a connection on which every statement is a transaction, named for the host to see."""
    _, options = url.get_dialect()().create_connect_args(url)
    options = {**options, "application_name": name, "autocommit": True}
    return await psycopg.AsyncConnection.connect(**options, row_factory=dict_row)


class Lookout:
    """Asks PostgreSQL for news."""

    def __init__(self, url: URL) -> None:
        """Ask this database; `run` does the work."""
        self._url = url
        self._connection: psycopg.AsyncConnection[Row] | None = None
        self._questions: list[_Question] = []
        self._asked = asyncio.Event()

    async def look(self, known: Sequence[Known]) -> dict[str, News]:
        """Return the news of tables as of now; one that is gone has none."""
        answer: asyncio.Future[dict[str, News]] = asyncio.get_running_loop().create_future()
        self._questions.append((known, answer))
        self._asked.set()
        return await answer

    async def run(self) -> None:
        """Answer whatever is asked, until cancelled."""
        try:
            while True:
                await self._asked.wait()
                self._asked.clear()
                questions, self._questions = self._questions, []
                await self._answer(questions)
        finally:
            await self._hang_up()

    async def _answer(self, questions: list[_Question]) -> None:
        wanted = [each for known, _ in questions for each in known]
        try:
            found = await self._patiently(wanted)
        except FAILURES as problem:
            for _, answer in questions:
                if not answer.done():
                    answer.set_exception(OperationalError(_STANDING, None, problem))
            return
        for known, answer in questions:
            if not answer.done():
                answer.set_result({each.table: found[each] for each in known if each in found})

    async def _patiently(self, wanted: list[Known]) -> dict[Known, News]:
        """Ask; if a connection from before is of no use any more, ask again by a new one."""
        before = self._connection is not None
        try:
            return await self._ask(wanted)
        except FAILURES:
            await self._hang_up()
            if not before:
                raise
        try:
            return await self._ask(wanted)
        except FAILURES:
            await self._hang_up()
            raise

    async def _ask(self, wanted: list[Known]) -> dict[Known, News]:
        async with asyncio.timeout(_PATIENCE):
            standing = await self._rows(_STANDING, ids=list({each.table for each in wanted}))
            stands = {row["id"]: row for row in standing}
            present = [each for each in wanted if each.table in stands]
            edited = [each for each in present if each.edits < stands[each.table]["edits"]]
            moved = [each for each in present if each.seq < stands[each.table]["seq"]]
            about = await self._about(edited)
            commands = await self._commands(moved)
        return {
            each: News(
                about[each.table]["edits"] if each in edited else each.edits,
                about[each.table] if each in edited else None,
                [row for row in commands.get(each.table, []) if row["seq"] > each.seq],
            )
            for each in present
        }

    async def _about(self, edited: list[Known]) -> dict[str, Row]:
        if not edited:
            return {}
        rows = await self._rows(_ABOUT, ids=[each.table for each in edited])
        return {row["id"]: row for row in rows}

    async def _commands(self, moved: Iterable[Known]) -> dict[str, list[Row]]:
        """Return commands by table; of those who know the same table the most backward counts."""
        least: dict[str, int] = {}
        for each in moved:
            least[each.table] = min(each.seq, least.get(each.table, each.seq))
        if not least:
            return {}
        found: dict[str, list[Row]] = {}
        for row in await self._rows(_COMMANDS, ids=list(least), seqs=list(least.values())):
            found.setdefault(row["table_id"], []).append(row)
        return found

    async def _rows(self, query: str, **values: list[Any]) -> list[Row]:
        if self._connection is None:
            self._connection = await connect(self._url, "tikal lookout")
        cursor = await self._connection.execute(query.encode(), values)
        return await cursor.fetchall()

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
