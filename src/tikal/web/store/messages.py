"""What people say to each other at tables."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.journal import Journal, Row
from tikal.web.store.notices import Notice, notify
from tikal.web.store.places import add_user
from tikal.web.store.schema import MESSAGES

# Somebody has said something at a table.
SAID: Final = "said"
# How often a number is tried that another process may take at the same moment.
_TRIES: Final = 5


class Said(NamedTuple):
    """Something to say: by whom, as which name, from which seat, to players or spectators."""

    table: str
    user: str
    name: str
    seat: int | None
    gallery: bool
    text: str | None
    phrase: str | None
    program: bool = False


class MessageRows:
    """The messages of all tables; each table counts its own."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def add(self, said: Said) -> None:
        """Keep a message; other processes learn of it."""

        def work(connection: Connection) -> None:
            add_user(connection, said.user)
            last = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.table_id == said.table)
            number = (connection.execute(last).scalar() or 0) + 1
            values = {**said._asdict(), "number": number, "at": now()}
            values["table_id"] = values.pop("table")
            values["user_id"] = values.pop("user")
            connection.execute(insert(MESSAGES).values(values))
            notify(connection, [Notice(SAID, said.table, number)])

        for _ in range(_TRIES - 1):
            try:
                return await self._journal.write(work)
            except IntegrityError:
                continue
        return await self._journal.write(work)

    async def since(self, table: str, number: int, most: int) -> list[Row]:
        """Return the newest messages of a table after a number, in order."""
        wanted = select(MESSAGES).where(MESSAGES.c.table_id == table, MESSAGES.c.number > number)
        newest = wanted.order_by(MESSAGES.c.number.desc()).limit(most)
        async with self._engine.connect() as connection:
            rows = [dict(row) for row in (await connection.execute(newest)).mappings()]
        return rows[::-1]

    async def last(self, table: str) -> int:
        """Return the number of a table's last message, 0 if there is none."""
        wanted = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.table_id == table)
        async with self._engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar() or 0)
