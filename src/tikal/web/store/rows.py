"""Rows other than the log's: read side by side, written by the one writer."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from pydantic_core import to_json
from sqlalchemy import (
    Connection,
    FromClause,
    Select,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.news import Known, News
from tikal.web.store.notices import EDITED, THINKING, Notice, notify
from tikal.web.store.occasions import Occasion, add_notices
from tikal.web.store.places import add_user, set_places
from tikal.web.store.schema import COMMANDS, PLACES, RESULTS, TABLES, TRIALS, USERS
from tikal.web.store.upsert import put

Row = dict[str, Any]
_LISTED: Final = tuple(column for column in TABLES.c if column.name != "origin")
# How many running games of a user are looked at.
_MOST_RUNNING: Final = 500


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: its row and its commands in order."""

    row: Row
    commands: list[Row]


class Waiting(NamedTuple):
    """A table where a bot has to move after a command, and whether there are people's seats."""

    id: str
    owner: str
    people: bool
    seq: int = 0

    @classmethod
    def of(cls, row: Any) -> "Waiting":  # noqa: ANN401 - a row of any query
        """Return what a row of `waiting_in` says."""
        return cls(row.id, row.owner, _has_people(row.sitting or row.seats), row.seq)


class Rows:
    """Users and tables."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def user_name(self, user: str) -> str:
        """Return a user's name, empty for one who has given none."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(USERS.c.name).where(USERS.c.id == user))
            return str(found.scalar_one_or_none() or "")

    async def name_user(self, user: str, name: str) -> None:
        """Give a user a name."""

        def work(connection: Connection) -> None:
            add_user(connection, user)
            connection.execute(update(USERS).where(USERS.c.id == user).values(name=name))

        await self._journal.write(work)

    async def add_table(
        self, row: Row, others: Collection[str] = (), occasions: Sequence[Occasion] = ()
    ) -> None:
        """Keep a new table, and the users who have a place there: its owner, and others.

        `occasions` are what people are told.
        """

        def work(connection: Connection) -> None:
            add_user(connection, row["owner"])
            connection.execute(insert(TABLES).values(row))
            set_places(connection, row["id"], {row["owner"], *others})
            add_notices(connection, row["id"], 0, occasions)
            if row["thinking"] is not None:
                notify(connection, [Notice(THINKING, row["id"])])

        await self._journal.write(work, len(to_json(row["origin"])))

    async def table(self, table: str) -> Stored | None:
        """Return a table with its commands, None if there is none or it was thrown away."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_present(select(TABLES)).where(TABLES.c.id == table))
            row = rows.mappings().one_or_none()
            if row is None:
                return None
            ordered = select(COMMANDS).where(COMMANDS.c.table_id == table).order_by(COMMANDS.c.seq)
            commands = await connection.execute(ordered)
            return Stored(dict(row), [dict(each) for each in commands.mappings()])

    async def look(self, known: Sequence[Known]) -> dict[str, News]:
        """Return the news of tables as of now; one that is gone has none."""
        found: dict[str, News] = {}
        async with self._engine.connect() as connection:
            for each in known:
                wanted = _present(select(*_LISTED)).where(TABLES.c.id == each.table)
                row = (await connection.execute(wanted)).mappings().one_or_none()
                if row is None:
                    continue
                of_table = (COMMANDS.c.table_id == each.table, COMMANDS.c.seq > each.seq)
                later = select(COMMANDS).where(*of_table).order_by(COMMANDS.c.seq)
                commands = (await connection.execute(later)).mappings()
                about = dict(row) if row["edits"] > each.edits else None
                found[each.table] = News(row["edits"], about, [dict(each) for each in commands])
        return found

    async def is_deleted(self, table: str) -> bool | None:
        """Return whether a table was thrown away, None if there never was one."""
        wanted = select(TABLES.c.deleted).where(TABLES.c.id == table)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return None if found is None else found.deleted is not None

    async def tables_of(self, user: str, most: int | None) -> list[Row]:
        """Return a user's tables, newest first, without the records they began with."""
        shown = (PLACES.c.user_id == user, PLACES.c.hidden.is_(False))
        at = select(PLACES.c.table_id).where(*shown)
        wanted = _present(select(*_LISTED)).where(TABLES.c.id.in_(at))
        newest = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(newest)).mappings()]

    async def running_with_others(self, user: str) -> list[Row]:
        """Return the latest running games of a user where others have a place too."""
        other = PLACES.alias()
        others = exists().where(other.c.table_id == TABLES.c.id, other.c.user_id != user)
        shown = (PLACES.c.user_id == user, PLACES.c.hidden.is_(False))
        at = select(PLACES.c.table_id).where(*shown)
        running = (TABLES.c.id.in_(at), TABLES.c.over.is_(False), TABLES.c.waiting.is_(None))
        columns = (TABLES.c.owner, TABLES.c.over, TABLES.c.waiting, TABLES.c.seat)
        seats = (TABLES.c.seats, TABLES.c.sitting)
        wanted = _present(select(*columns, *seats)).where(*running, others)
        latest = wanted.order_by(TABLES.c.updated.desc()).limit(_MOST_RUNNING)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(latest)).mappings()]

    async def going_on(self, user: str, most: int, since: str | None) -> dict[str, int]:
        """Return the tables of a user that are not over, or since a moment: those moved last.

        Each has the number of its commands.
        """
        at = select(PLACES.c.table_id).where(PLACES.c.user_id == user)
        running = TABLES.c.over.is_(False)
        recent = running if since is None else or_(running, TABLES.c.updated > since)
        wanted = _present(select(TABLES.c.id, TABLES.c.seq)).where(TABLES.c.id.in_(at), recent)
        newest = wanted.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(newest)}

    async def kept(self, owner: str) -> tuple[int, int]:
        """Return how many tables a user has, and how many bytes of records, thrown away or not."""
        present = func.count(case((TABLES.c.deleted.is_(None), 1)))
        size = func.coalesce(func.sum(TABLES.c.bytes), 0)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(present, size).where(TABLES.c.owner == owner))
            tables, kept = found.one()
            return int(tables), int(kept)

    async def thinking(self) -> list[Waiting]:
        """Return the tables where a bot has to move."""
        async with self._engine.connect() as connection:
            return [Waiting.of(row) for row in await connection.execute(waiting_in(TABLES))]

    async def waiting(self, most: int) -> list[Row]:
        """Return the tables with a seat that anybody may take, the newest first."""
        wanted = _present(select(*_LISTED)).where(TABLES.c.waiting == "open")
        newest = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(newest)).mappings()]

    async def due(self, at: str, most: int) -> list[str]:
        """Return the tables where a seat's time is up and the server has to act."""
        wanted = _present(select(TABLES.c.id)).where(TABLES.c.due <= at)
        first = wanted.order_by(TABLES.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [str(found) for found in (await connection.execute(first)).scalars()]

    async def hide(self, table: str, user: str) -> None:
        """Take a table off one user's list."""

        def work(connection: Connection) -> None:
            place = (PLACES.c.table_id == table, PLACES.c.user_id == user)
            connection.execute(update(PLACES).where(*place).values(hidden=True))

        await self._journal.write(work)

    async def change_table(self, table: str, **values: object) -> int:
        """Change what a table is besides its game; return how often that was done by now."""
        change = {**values, "edits": TABLES.c.edits + 1}
        wanted = update(TABLES).where(TABLES.c.id == table).values(change)

        def work(connection: Connection) -> int:
            edits = connection.execute(wanted.returning(TABLES.c.edits)).scalar_one()
            notify(connection, [Notice(EDITED, table, edits)])
            return int(edits)

        return await self._journal.write(work)

    async def throw_away(self, table: str, seq: int) -> bool:
        """Take a table from its owner's list and statistics; its log stays.

        Return whether that was done: it is not if others have gone on at the table meanwhile.
        """
        gone = {"deleted": now(), "thinking": None, "edits": TABLES.c.edits + 1}
        wanted = update(TABLES).where(TABLES.c.id == table, TABLES.c.seq == seq).values(gone)

        def work(connection: Connection) -> bool:
            edits = connection.execute(wanted.returning(TABLES.c.edits)).scalar_one_or_none()
            if edits is None:
                return False
            connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table))
            notify(connection, [Notice(EDITED, table, edits)])
            return True

        return await self._journal.write(work)

    async def try_writing(self) -> None:
        """Fail if nothing can be written: the database does not answer, or the disk is full."""
        row = {"id": 1, "at": now()}
        await self._journal.write(lambda connection: put(connection, TRIALS, row))


def waiting_in(tables: FromClause) -> Select[Any]:
    """Return the query for the tables where a bot has to move."""
    columns = (TABLES.c.id, TABLES.c.owner, TABLES.c.seats, TABLES.c.sitting, TABLES.c.seq)
    return _present(select(*columns).select_from(tables)).where(TABLES.c.thinking.is_not(None))


def _has_people(seats: list[Row]) -> bool:
    return any(seat["kind"] == "person" for seat in seats)


def _present(wanted: Select[Any]) -> Select[Any]:
    return wanted.where(TABLES.c.deleted.is_(None))
