"""Where people want notices, and what they have chosen for all of them."""

import hashlib
import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.clock import now
from tikal.web.store.journal import Journal
from tikal.web.store.notice_schema import CHANNELS, NOTICE_CHOICES, NOTICES
from tikal.web.store.places import add_user
from tikal.web.store.upsert import add

WEBHOOK: Final = "webhook"
PUSH: Final = "push"
EMAIL: Final = "email"
_SECRET_BYTES: Final = 24
_ID_BYTES: Final = 12

Row = dict[str, Any]


class NewChannel(NamedTuple):
    """A channel to add."""

    kind: str
    address: str
    name: str
    keys: dict[str, str] | None = None

    @property
    def digest(self) -> str:
        """The same for the same place."""
        return hashlib.sha256(f"{self.kind} {self.address}".encode()).hexdigest()


class ChannelRows:
    """Channels and choices."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def choices(self, user: str) -> Row | None:
        """Return what a user has chosen, None if they never have."""
        wanted = select(NOTICE_CHOICES).where(NOTICE_CHOICES.c.user_id == user)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().one_or_none()
        return None if found is None else dict(found)

    async def choose(self, user: str, **values: object) -> None:
        """Change what a user has chosen."""

        def work(connection: Connection) -> None:
            _choose(connection, user, values)

        await self._journal.write(work)

    async def of(self, user: str) -> list[Row]:
        """Return a user's channels, the oldest first."""
        wanted = select(CHANNELS).where(CHANNELS.c.user_id == user)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(CHANNELS.c.created, CHANNELS.c.id))
            return [dict(row) for row in rows.mappings()]

    async def one(self, channel: str) -> Row | None:
        """Return a channel."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel))
            row = found.mappings().one_or_none()
        return None if row is None else dict(row)

    async def add(self, user: str, new: NewChannel, most: int, **choices: object) -> bool:
        """Add a channel unless there are so many of its kind; one that is there is good again."""
        same = (CHANNELS.c.user_id == user, CHANNELS.c.digest == new.digest)
        again = update(CHANNELS).where(*same).values(ended=None, keys=new.keys, name=new.name)
        of_kind = select(CHANNELS.c.id).where(
            CHANNELS.c.user_id == user, CHANNELS.c.kind == new.kind
        )
        row = {
            **new._asdict(),
            "id": secrets.token_urlsafe(_ID_BYTES),
            "user_id": user,
            "digest": new.digest,
            "created": now(),
            "ended": None,
        }

        def work(connection: Connection) -> bool:
            _choose(connection, user, choices)
            if connection.execute(again).rowcount:
                return True
            if len(connection.execute(of_kind).all()) >= most:
                return False
            return add(connection, CHANNELS, row)

        return await self._journal.write(work)

    async def remove(self, user: str, channel: str) -> bool:
        """Remove a channel with its notices; return whether the user had it."""
        mine = (CHANNELS.c.id == channel, CHANNELS.c.user_id == user)

        def work(connection: Connection) -> bool:
            if connection.execute(select(CHANNELS.c.id).where(*mine)).first() is None:
                return False
            connection.execute(delete(NOTICES).where(NOTICES.c.channel_id == channel))
            return connection.execute(delete(CHANNELS).where(*mine)).rowcount == 1

        return await self._journal.write(work)

    async def end(self, channel: str, reason: str) -> None:
        """Send nothing to a channel any more."""
        wanted = update(CHANNELS).where(CHANNELS.c.id == channel).values(ended=reason)
        await self._journal.write(lambda connection: connection.execute(wanted))


def _choose(connection: Connection, user: str, values: Row) -> None:
    """Change a user's choices; the first ones get a secret for their webhooks."""
    add_user(connection, user)
    usual = {"language": "en", "even_here": False, "site": ""}
    secret = secrets.token_urlsafe(_SECRET_BYTES)
    add(connection, NOTICE_CHOICES, {"user_id": user, "secret": secret, **usual})
    mine = NOTICE_CHOICES.c.user_id == user
    if values:
        connection.execute(update(NOTICE_CHOICES).where(mine).values(values))


def hand_channels_over(connection: Connection, guest: str, user: str) -> None:
    """Give a guest's channels to a user, unless the user has the same or has chosen otherwise."""
    add_user(connection, user)
    has = select(CHANNELS.c.digest).where(CHANNELS.c.user_id == user)
    double = select(CHANNELS.c.id).where(CHANNELS.c.user_id == guest, CHANNELS.c.digest.in_(has))
    gone = list(connection.execute(double).scalars())
    connection.execute(delete(NOTICES).where(NOTICES.c.channel_id.in_(gone)))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(gone)))
    tables = [NOTICES, CHANNELS]
    chosen = select(NOTICE_CHOICES.c.user_id).where(NOTICE_CHOICES.c.user_id == user)
    if connection.execute(chosen).first() is None:
        tables.append(NOTICE_CHOICES)
    for rows in tables:
        connection.execute(update(rows).where(rows.c.user_id == guest).values(user_id=user))
    connection.execute(delete(NOTICE_CHOICES).where(NOTICE_CHOICES.c.user_id == guest))


def erase_channels(connection: Connection, user: str) -> None:
    """Delete a user's notices, channels and choices."""
    for rows in (NOTICES, CHANNELS, NOTICE_CHOICES):
        connection.execute(delete(rows).where(rows.c.user_id == user))
