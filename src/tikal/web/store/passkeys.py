"""Passkeys in the store."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import ACCOUNTS, PASSKEYS
from tikal.web.store.clock import now
from tikal.web.store.journal import Journal

Row = dict[str, Any]


class PasskeyRows:
    """Rows about passkeys."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def of(self, user: str) -> list[Row]:
        """Return the passkeys of an account, oldest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.user_id == user)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(PASSKEYS.c.created, PASSKEYS.c.id))
            return [dict(row) for row in rows.mappings()]

    async def one(self, passkey: str) -> Row | None:
        """Return a passkey, None if nobody has it."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey))
            row = found.mappings().one_or_none()
            return None if row is None else dict(row)

    async def add(self, row: Row) -> None:
        """Keep a new passkey."""
        full = row | {"created": now()}
        await self._journal.write(lambda c: c.execute(insert(PASSKEYS).values(full)) and None)

    async def used(self, passkey: str, sign_count: int) -> None:
        """Note that a passkey was used."""
        values = {"sign_count": sign_count, "used": now()}

        def work(connection: Connection) -> None:
            connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(values))

        await self._journal.write(work)

    async def remove(self, user: str, passkey: str) -> bool | None:
        """Remove a passkey; return None if there is none, False if it is the last way in."""

        def work(connection: Connection) -> bool | None:
            mine = (PASSKEYS.c.user_id == user, PASSKEYS.c.id == passkey)
            if connection.execute(select(PASSKEYS.c.id).where(*mine)).one_or_none() is None:
                return None
            password = select(ACCOUNTS.c.password).where(ACCOUNTS.c.user_id == user)
            count = select(func.count()).where(PASSKEYS.c.user_id == user)
            if (
                connection.execute(password).scalar_one_or_none() is None
                and connection.execute(count).scalar_one() == 1
            ):
                return False
            connection.execute(delete(PASSKEYS).where(*mine))
            return True

        return await self._journal.write(work)
