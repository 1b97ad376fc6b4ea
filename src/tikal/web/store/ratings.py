"""Reading ratings and their history, and who may see whose."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.ratings.model import SETTLED, Rating
from tikal.web.store.account_schema import ACCOUNTS
from tikal.web.store.journal import Journal
from tikal.web.store.rating_schema import RATING_CHANGES, RATINGS
from tikal.web.store.schema import TABLES

Row = dict[str, Any]
# A player and a variant.
Key = tuple[str, str]
# As many games of one player's history as are read.
MOST_CHANGES: Final = 1000
_BOTS: Final = "bot:"


class RatingRows:
    """Rows about ratings."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def of(self, players: Collection[str]) -> dict[Key, Rating]:
        """Return the ratings that players have, by variant."""
        columns = (RATINGS.c.player, RATINGS.c.variant, RATINGS.c.mu, RATINGS.c.sigma)
        rows = await self._rows(select(*columns).where(RATINGS.c.player.in_(players)))
        return {(row["player"], row["variant"]): _rating(row) for row in rows}

    async def rows_of(self, player: str) -> list[Row]:
        """Return a player's ratings, each with its number of games."""
        columns = [column for column in RATINGS.c if column is not RATINGS.c.player]
        wanted = select(*columns).where(RATINGS.c.player == player).order_by(RATINGS.c.variant)
        return await self._rows(wanted)

    async def handles(self, users: Collection[str]) -> dict[str, str]:
        """Return the handles of those users whose profiles anybody may see."""
        columns = (ACCOUNTS.c.user_id, ACCOUNTS.c.handle)
        wanted = select(*columns).where(ACCOUNTS.c.user_id.in_(users), _is_shown())
        return {row["user_id"]: row["handle"] for row in await self._rows(wanted)}

    async def changes_at(self, tables: Collection[str]) -> list[Row]:
        """Return what rated games have changed, seat by seat."""
        wanted = select(RATING_CHANGES).where(RATING_CHANGES.c.table_id.in_(tables))
        order = (RATING_CHANGES.c.table_id, RATING_CHANGES.c.seat)
        return await self._rows(wanted.order_by(*order))

    async def changes_of(self, player: str) -> list[Row]:
        """Return a player's latest rated games, newest first, each with its table's terms."""
        wanted = (
            select(RATING_CHANGES, TABLES.c.terms, TABLES.c.deleted)
            .join(TABLES, TABLES.c.id == RATING_CHANGES.c.table_id)
            .where(RATING_CHANGES.c.player == player)
            .order_by(RATING_CHANGES.c.at.desc(), RATING_CHANGES.c.table_id)
            .limit(MOST_CHANGES)
        )
        return await self._rows(wanted)

    async def board(self, variant: str, most: int, *, settled: bool) -> list[Row]:
        """Return the strongest players of a variant, by settled or by provisional ratings."""
        columns = (RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        wanted = _board(select(*columns, ACCOUNTS.c.handle), variant, settled=settled)
        return await self._rows(wanted.order_by(RATINGS.c.mu.desc(), RATINGS.c.player).limit(most))

    async def rank(self, variant: str, mu: float) -> int:
        """Return the rank of a settled rating on the board."""
        stronger = _board(select(func.count()), variant, settled=True).where(RATINGS.c.mu > mu)
        async with self._engine.connect() as connection:
            return 1 + int((await connection.execute(stronger)).scalar_one())

    async def hide(self, user: str, *, hidden: bool) -> None:
        """Hide somebody's profile, or show it again."""
        wanted = update(ACCOUNTS).where(ACCOUNTS.c.user_id == user).values(hidden=hidden)
        await self._journal.write(lambda connection: connection.execute(wanted))

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]


def _rating(row: Row) -> Rating:
    return Rating(row["mu"], row["sigma"])


def _is_shown() -> ColumnElement[bool]:
    return and_(ACCOUNTS.c.handle != "", ACCOUNTS.c.hidden.is_(False))


def _board(wanted: Select[Any], variant: str, *, settled: bool) -> Select[Any]:
    """Return a query about those of a variant whom the board shows."""
    shown = or_(RATINGS.c.player.startswith(_BOTS), _is_shown())
    sure = RATINGS.c.sigma <= SETTLED if settled else RATINGS.c.sigma > SETTLED
    both = RATINGS.outerjoin(ACCOUNTS, ACCOUNTS.c.user_id == RATINGS.c.player)
    return wanted.select_from(both).where(RATINGS.c.variant == variant, shown, sure)
