"""The outbox: notices to people, written with what they are about, and what became of them.

A notice is written in the transaction of its command, for each channel of its user, so a process
that is killed loses none. Its key says what it is about: there are never two of them. Processes
claim notices, one process each. Just before the first byte of one goes out it is marked `handed`;
a claim that runs out before that goes to somebody else, and one that runs out later is never tried
again, because nobody knows whether it arrived.
"""

import hashlib
import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import BANS
from tikal.web.store.clock import later, now
from tikal.web.store.journal import Journal
from tikal.web.store.notice_schema import CHANNELS, NOTICES
from tikal.web.store.occasions import GRACE, TURNS, WAITING, Occasion, add_notices
from tikal.web.store.schema import COMMANDS, TABLES

Row = dict[str, Any]
# Claimed by a process; on its way; arrived; given up; of no use any more; seen at the table.
CLAIMED: Final = "claimed"
HANDED: Final = "handed"
SENT: Final = "sent"
FAILED: Final = "failed"
WITHDRAWN: Final = "withdrawn"
SEEN: Final = "seen"
# What has become of one that was on its way when its process ended.
UNSURE: Final = "unsure"
# How long a process may take to get ready, and how long a notice may be on its way.
_CLAIM: Final = timedelta(seconds=15)
_ON_ITS_WAY: Final = timedelta(seconds=45)
# How long notices are kept after that.
_KEPT: Final = timedelta(days=14)
_NUMBER_BYTES: Final = 16


class Key(NamedTuple):
    """Which notice it is."""

    table: str
    seq: int
    what: str
    channel: str

    @classmethod
    def of(cls, row: Row) -> "Key":
        """Return the key of a notice."""
        return cls(row["table_id"], row["seq"], row["what"], row["channel_id"])

    @property
    def name(self) -> str:
        """A name for it that is the same at every try and in every process."""
        return hashlib.sha256(" ".join(map(str, self)).encode()).hexdigest()[:32]

    @property
    def matches(self) -> ColumnElement[bool]:
        """The condition for its row."""
        return and_(
            NOTICES.c.table_id == self.table,
            NOTICES.c.seq == self.seq,
            NOTICES.c.what == self.what,
            NOTICES.c.channel_id == self.channel,
        )


def new_number() -> str:
    """Return a name for something that is sent without the outbox."""
    return secrets.token_hex(_NUMBER_BYTES)


class OutboxRows:
    """The notices in the store."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def waiting(self, most: int) -> list[Row]:
        """Return the notices that will be sent soon, those due first first."""
        soon = (NOTICES.c.state == WAITING, NOTICES.c.due <= later(GRACE))
        lapsed = (NOTICES.c.state == CLAIMED, NOTICES.c.until < now())
        wanted = select(NOTICES).where(or_(and_(*soon), and_(*lapsed)))
        return await self._rows(wanted.order_by(NOTICES.c.due).limit(most))

    async def claim(self, keys: Collection[Key]) -> set[Key]:
        """Return those of some notices that are ours to send now."""
        values = {"state": CLAIMED, "worker": self._journal.origin, "until": later(_CLAIM)}
        moment = now()
        free = or_(
            and_(NOTICES.c.state == WAITING, NOTICES.c.due <= moment),
            and_(NOTICES.c.state == CLAIMED, NOTICES.c.until < moment),
        )
        changes = {key: update(NOTICES).where(key.matches, free).values(values) for key in keys}

        def work(connection: Connection) -> set[Key]:
            return {key for key in sorted(keys) if connection.execute(changes[key]).rowcount}

        return await self._journal.write(work)

    async def hand(self, key: Key) -> bool:
        """Mark a notice that is ours as on its way; return False if it is not ours any more."""
        mine = (key.matches, NOTICES.c.state == CLAIMED, NOTICES.c.worker == self._journal.origin)
        values = {"state": HANDED, "tries": NOTICES.c.tries + 1, "until": later(_ON_ITS_WAY)}
        wanted = update(NOTICES).where(*mine).values(values)
        return await self._journal.write(lambda found: found.execute(wanted).rowcount == 1)

    async def settle(self, key: Key, **values: object) -> None:
        """Note what has become of a notice that was ours."""
        mine = (key.matches, NOTICES.c.worker == self._journal.origin)
        wanted = update(NOTICES).where(*mine).values(values)
        await self._journal.write(lambda connection: connection.execute(wanted))

    async def mark_seen(self, keys: Collection[Key]) -> None:
        """Note that users were at the table when something happened there."""
        changes = [
            update(NOTICES).where(key.matches, NOTICES.c.state == WAITING).values(state=SEEN)
            for key in sorted(keys)
        ]

        def work(connection: Connection) -> None:
            for change in changes:
                connection.execute(change)

        await self._journal.write(work)

    async def give_up(self) -> None:
        """Settle notices that were on their way when their process ended; forget old ones."""
        lost = (NOTICES.c.state == HANDED, NOTICES.c.until < now())
        unsure = update(NOTICES).where(*lost).values(state=FAILED, outcome=UNSURE)
        old = delete(NOTICES).where(
            NOTICES.c.created < later(-_KEPT), NOTICES.c.state.not_in((WAITING, CLAIMED, HANDED))
        )

        def work(connection: Connection) -> None:
            connection.execute(unsure)
            connection.execute(old)

        await self._journal.write(work)

    async def of_user(self, user: str, most: int | None) -> list[Row]:
        """Return a user's latest notices, with the kinds of channels and the tables' names."""
        columns = (CHANNELS.c.kind, TABLES.c.name, TABLES.c.deleted)
        wanted = (
            select(NOTICES, *columns)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel_id)
            .join(TABLES, TABLES.c.id == NOTICES.c.table_id)
            .where(NOTICES.c.user_id == user)
            .order_by(NOTICES.c.created.desc(), NOTICES.c.channel_id)
        )
        return await self._rows(wanted.limit(most))

    async def table(self, key: Key) -> Row | None:
        """Return the row of a notice's table without its record, None if it was thrown away."""
        columns = [column for column in TABLES.c if column.name != "origin"]
        present = (TABLES.c.id == key.table, TABLES.c.deleted.is_(None))
        found = await self._rows(select(*columns).where(*present))
        return found[0] if found else None

    async def is_past(self, key: Key, user: str) -> bool:
        """Return whether a user has acted since a turn's notice, or there is a newer one."""
        acted = exists().where(
            COMMANDS.c.table_id == key.table, COMMANDS.c.seq > key.seq, COMMANDS.c.actor == user
        )
        newer = exists().where(
            NOTICES.c.table_id == key.table,
            NOTICES.c.seq > key.seq,
            NOTICES.c.what.in_(TURNS),
            NOTICES.c.channel_id == key.channel,
        )
        async with self._engine.connect() as connection:
            return bool((await connection.execute(select(or_(acted, newer)))).scalar())

    async def is_banned(self, user: str) -> bool:
        """Return whether the host wants nothing to do with a user."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(exists().where(BANS.c.user_id == user)))
            return bool(found.scalar())

    async def run_out(self, most: int) -> list[Row]:
        """Return the tables where somebody's time is up and their opponents may decide."""
        columns = (TABLES.c.id, TABLES.c.owner, TABLES.c.seq, TABLES.c.seat, TABLES.c.asks)
        up = (TABLES.c.asks <= now(), TABLES.c.deleted.is_(None))
        seats = (TABLES.c.seats, TABLES.c.sitting)
        return await self._rows(select(*columns, *seats).where(*up).limit(most))

    async def add_run_out(self, row: Row, occasions: Collection[Occasion]) -> None:
        """Write the notices that somebody's time is up, once."""
        same = (TABLES.c.id == row["id"], TABLES.c.asks == row["asks"])
        told = update(TABLES).where(*same, TABLES.c.seq == row["seq"]).values(asks=None)

        def work(connection: Connection) -> None:
            if connection.execute(told).rowcount:
                add_notices(connection, row["id"], row["seq"], occasions)

        await self._journal.write(work)

    async def _rows(self, wanted: Select[Any]) -> list[Row]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]
