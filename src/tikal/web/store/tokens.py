"""Tokens in the store: what programs show instead of a cookie."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import TOKENS
from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.notices import ENDED, Notice, notify

Row = dict[str, Any]


class Token(NamedTuple):
    """A token as it was made; whether it still counts is a matter of `Standings`."""

    id: str
    user: str
    scope: str
    until: str | None


class TokenRows:
    """Rows about tokens."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def known(self, digest: str) -> Token | None:
        """Return the token with a digest, None if there is none."""
        columns = (TOKENS.c.id, TOKENS.c.user_id, TOKENS.c.scope, TOKENS.c.until)
        wanted = select(*columns).where(TOKENS.c.digest == digest)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return None if found is None else Token(*found)

    async def of(self, user: str) -> list[Row]:
        """Return the tokens of an account, the newest first, without their digests."""
        columns = (each for each in TOKENS.c if each.name not in ("digest", "user_id"))
        wanted = select(*columns).where(TOKENS.c.user_id == user)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TOKENS.c.created.desc()))
            return [dict(row) for row in rows.mappings()]

    async def add(self, row: Row, most: int) -> bool:
        """Keep a new token; return False if its user has as many as one may have."""
        mine = select(func.count()).where(TOKENS.c.user_id == row["user_id"])

        def work(connection: Connection) -> bool:
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(insert(TOKENS).values(row | {"created": now()}))
            return True

        return await self._journal.write(work)

    async def revoke(self, user: str, token: str) -> bool:
        """Make a token worthless, at all processes; return False if the user has no such token."""
        return await self._journal.write(lambda connection: revoke(connection, user, token))


def revoke(connection: Connection, user: str, token: str) -> bool:
    """Make a token worthless, as part of a transaction; return whether there was one."""
    mine = (TOKENS.c.user_id == user, TOKENS.c.id == token)
    if connection.execute(delete(TOKENS).where(*mine)).rowcount == 0:
        return False
    notify(connection, [Notice(ENDED, token)])
    return True
