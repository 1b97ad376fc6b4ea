"""Reading and writing rows other than the log's."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.schema import COMMANDS, SECRETS, TABLES, USERS

Row = dict[str, Any]
_LISTED: Final = tuple(column for column in TABLES.c if column.name != "origin")


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: its row and its commands in order."""

    row: Row
    commands: list[Row]


class Rows:
    """Users, tables and secrets."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Work on this database."""
        self._engine = engine

    async def secret(self, name: str, fresh: str) -> str:
        """Return a secret; the first to ask for it sets it."""
        async with self._engine.begin() as connection:
            await self._add(connection, SECRETS, {"name": name, "value": fresh})
            found = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))
            return str(found.scalar_one())

    async def user_name(self, user: str) -> str:
        """Return a user's name, empty for one who has given none."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(USERS.c.name).where(USERS.c.id == user))
            return str(found.scalar_one_or_none() or "")

    async def name_user(self, user: str, name: str) -> None:
        """Give a user a name."""
        async with self._engine.begin() as connection:
            await self._add(connection, USERS, _user(user))
            await connection.execute(update(USERS).where(USERS.c.id == user).values(name=name))

    async def add_table(self, row: Row) -> None:
        """Keep a new table, and its owner if it is the first one."""
        async with self._engine.begin() as connection:
            await self._add(connection, USERS, _user(row["owner"]))
            await connection.execute(insert(TABLES).values(row))

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

    async def tables_of(self, owner: str, most: int) -> list[Row]:
        """Return an owner's tables, newest first, without the records they began with."""
        wanted = _present(select(*_LISTED)).where(TABLES.c.owner == owner)
        newest = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(newest)).mappings()]

    async def thinking(self) -> list[str]:
        """Return the tables where a bot has to move."""
        wanted = _present(select(TABLES.c.id)).where(TABLES.c.thinking.is_not(None))
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def change_table(self, table: str, **values: object) -> None:
        """Rename a table, or throw it away."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))

    async def ping(self) -> None:
        """Fail if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def _add(self, connection: AsyncConnection, table: Any, row: Row) -> None:  # noqa: ANN401
        """Insert a row unless it is there."""
        dialect = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
        await connection.execute(dialect(table).values(row).on_conflict_do_nothing())


def _user(user: str) -> Row:
    return {"id": user, "name": "", "created": now()}


def _present(wanted: Select[Any]) -> Select[Any]:
    return wanted.where(TABLES.c.deleted.is_(None))
