"""Handing a guest's games over to an account, and taking somebody's name out of games.

These are the only places that change what was written in a table's log: who did it, and what they
were called, never what happened. The tables must be still meanwhile (`Room.still`).
"""

from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    Text,
    and_,
    cast,
    delete,
    exists,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from tikal.web.store.account_schema import BANS, QUOTAS, RETIRED_HANDLES
from tikal.web.store.accounts import close_account
from tikal.web.store.channels import erase_channels, hand_channels_over
from tikal.web.store.clock import later
from tikal.web.store.journal import Journal
from tikal.web.store.notices import EDITED, Notice, notify
from tikal.web.store.places import add_user
from tikal.web.store.rating import forget
from tikal.web.store.schema import (
    COMMANDS,
    MESSAGES,
    METADATA,
    PLACES,
    RESULTS,
    TABLES,
    TRANSFERS,
    USERS,
    VACATIONS,
)
from tikal.web.store.upsert import put

Row = dict[str, Any]
# Who sits at a table now, for lists; nobody at one that was thrown away.
Sitting = list[dict[str, object]] | None
_HANDLE_RESTS: Final = timedelta(days=365)
_COOKIES_LIVE: Final = timedelta(days=401)
# What stays of a message whose author has deleted everything.
_UNSAID: Final = "…"
# The fields of a seat that name a user.
_USERS: Final = ("holder", "reserved")


class Place(NamedTuple):
    """A table that a user has a place at, and whether others have one too."""

    table: str
    owner: bool
    others: bool
    over: bool
    waiting: bool
    deleted: bool


class HandingOver:
    """Writes tables anew for other people."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        """Read from this database, and write to it by its writer."""
        self._engine = engine
        self._journal = journal

    async def places(self, user: str) -> list[Place]:
        """Return all tables of a user, also those that they hid or threw away."""
        other = PLACES.alias()
        others = exists().where(other.c.table_id == TABLES.c.id, other.c.user_id != user)
        columns = (TABLES.c.id, TABLES.c.owner, others, TABLES.c.over, TABLES.c.waiting)
        mine = select(PLACES.c.table_id).where(PLACES.c.user_id == user)
        wanted = select(*columns, TABLES.c.deleted).where(TABLES.c.id.in_(mine))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(TABLES.c.created))).all()
        return [
            Place(row[0], row[1] == user, bool(row[2]), row[3], row[4] is not None, bool(row[5]))
            for row in rows
        ]

    async def reserved(self, user: str) -> list[str]:
        """Return the tables that wait for a user to sit down again."""
        named = cast(TABLES.c.seats, Text).contains(user, autoescape=True)
        wanted = select(TABLES.c.id).where(TABLES.c.waiting.is_not(None), named)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def messages(self, user: str) -> list[Row]:
        """Return what a user has said at tables."""
        columns = (MESSAGES.c.table_id, MESSAGES.c.at, MESSAGES.c.text, MESSAGES.c.phrase)
        wanted = select(*columns).where(MESSAGES.c.user_id == user).order_by(MESSAGES.c.at)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def hand_over(self, tables: Collection[str], guest: str, user: str) -> None:
        """Make a guest's tables a user's: ownership, seats, places, results and the log."""

        def work(connection: Connection) -> None:
            add_user(connection, user)
            for table in tables:
                _reseat(connection, table, guest, user)
            mine = TABLES.c.owner == guest
            connection.execute(update(TABLES).where(mine).values(owner=user))
            for rows in (PLACES, RESULTS):
                _hand_rows(connection, rows, guest, user)
            for rows in (VACATIONS, MESSAGES):
                connection.execute(update(rows).where(rows.c.user_id == guest).values(user_id=user))
            hand_channels_over(connection, guest, user)
            for rows in (TRANSFERS, QUOTAS, BANS):
                connection.execute(delete(rows).where(rows.c.user_id == guest))
            connection.execute(update(USERS).where(USERS.c.id == guest).values(name=""))

        await self._journal.write(work)

    async def erase(
        self, user: str, digest: str, alone: Collection[str], shared: Mapping[str, Sitting]
    ) -> None:
        """Close a user's account, delete the tables of theirs alone, and take out their name.

        `digest` is of their handle, which rests for a year. `shared` are the tables that others
        keep, each with who sits there, for lists.
        """

        def work(connection: Connection) -> None:
            add_user(connection, user)
            for table in alone:
                for rows in _rows_of_tables():
                    connection.execute(delete(rows).where(rows.c.table_id == table))
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
            for table, sitting in shared.items():
                _take_name_out(connection, table, user, sitting)
            said = update(MESSAGES).where(MESSAGES.c.user_id == user)
            connection.execute(said.values(name="", text=_UNSAID, phrase=None))
            for rows in (PLACES, RESULTS, VACATIONS):
                connection.execute(delete(rows).where(rows.c.user_id == user))
            erase_channels(connection, user)
            close_account(connection, user, later(_COOKIES_LIVE))
            # After the account: until then a game that ends could still be rated for it.
            forget(connection, user)
            if digest:
                row = {"digest": digest, "until": later(_HANDLE_RESTS)}
                put(connection, RETIRED_HANDLES, row)

        await self._journal.write(work)


def _rows_of_tables() -> list[Table]:
    """Return whatever belongs to single tables of the game."""
    return [rows for rows in METADATA.tables.values() if "table_id" in rows.c]


def _reseat(connection: Connection, table: str, guest: str, user: str) -> None:
    """Put a user where a guest sat, in the seats that a table began with and in its log."""
    row = connection.execute(
        select(TABLES.c.seats, TABLES.c.sitting).where(TABLES.c.id == table)
    ).one()
    sitting = None if row.sitting is None else _replaced(row.sitting, guest, user)
    _rewrite(connection, table, {"seats": _replaced(row.seats, guest, user), "sitting": sitting})
    by_guest = (COMMANDS.c.table_id == table, COMMANDS.c.actor == guest)
    connection.execute(update(COMMANDS).where(*by_guest).values(actor=user))
    for seq, payload in _payloads(connection, table, COMMANDS.c.kind == "replace"):
        if payload.get("user") == guest:
            _set_payload(connection, table, seq, {**payload, "user": user})


def _replaced(seats: list[Row], guest: str, user: str) -> list[Row]:
    return [seat | {name: user for name in _USERS if seat.get(name) == guest} for seat in seats]


def _hand_rows(connection: Connection, rows: Table, guest: str, user: str) -> None:
    """Give rows of a table and a user to another user, unless they have one for the table."""
    has = select(rows.c.table_id).where(rows.c.user_id == user)
    both = (rows.c.user_id == guest, rows.c.table_id.in_(has))
    connection.execute(delete(rows).where(*both))
    connection.execute(update(rows).where(rows.c.user_id == guest).values(user_id=user))


def _take_name_out(connection: Connection, table: str, user: str, sitting: Sitting) -> None:
    """Leave a user's seats without their name; nothing in the game changes."""
    columns = (TABLES.c.owner, TABLES.c.seats, TABLES.c.origin)
    row = connection.execute(select(*columns).where(TABLES.c.id == table)).one()
    by_user = and_(COMMANDS.c.actor == user, COMMANDS.c.kind != "action")
    for seq, payload in _payloads(connection, table, by_user):
        if "name" in payload:
            _set_payload(connection, table, seq, {**payload, "name": ""})
    invited = COMMANDS.c.kind == "offer"
    for seq, payload in _payloads(connection, table, invited):
        if payload.get("reserved") == user:
            _set_payload(connection, table, seq, {**payload, "name": ""})
    mine = row.owner == user
    seats = [_nameless(seat) if _is_of(seat, user, mine=mine) else seat for seat in row.seats]
    values: Row = {"seats": seats, "sitting": sitting}
    if mine:
        nobody = {"players": [""] * len(seats)} if "players" in row.origin else {}
        values |= {"name": None, "origin": {**row.origin, **nobody}}
    _rewrite(connection, table, values)


def _rewrite(connection: Connection, table: str, values: Row) -> None:
    """Change a table's row, and tell other processes that theirs is of no use any more."""
    more = {"edits": TABLES.c.edits + 1, "rewritten": TABLES.c.rewritten + 1}
    wanted = update(TABLES).where(TABLES.c.id == table).values(values | more)
    edits = connection.execute(wanted.returning(TABLES.c.edits)).scalar_one()
    notify(connection, [Notice(EDITED, table, edits)])


def _payloads(
    connection: Connection, table: str, which: ColumnElement[bool]
) -> list[tuple[int, Row]]:
    wanted = select(COMMANDS.c.seq, COMMANDS.c.payload).where(COMMANDS.c.table_id == table, which)
    return [(row.seq, row.payload) for row in connection.execute(wanted)]


def _set_payload(connection: Connection, table: str, seq: int, payload: Row) -> None:
    where = (COMMANDS.c.table_id == table, COMMANDS.c.seq == seq)
    connection.execute(update(COMMANDS).where(*where).values(payload=payload))


def _is_of(seat: Row, user: str, *, mine: bool) -> bool:
    """Return whether a seat is a user's, or of somebody beside them at their own screen."""
    person = seat["kind"] == "person" or seat.get("given_up")
    return seat.get("holder") == user or bool(mine and person and not seat.get("holder"))


def _nameless(seat: Row) -> Row:
    return {**seat, "name": ""}
