"""Occasions on which people get notices, written with what they are about."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, literal, select

from tikal.web.store.clock import later, now
from tikal.web.store.notice_schema import CHANNELS, NOTICES
from tikal.web.store.upsert import insertion

# What a notice is about.
TURN: Final = "turn"
FIRST: Final = "first"
BEGINS: Final = "begins"
OVER: Final = "over"
REMATCH: Final = "rematch"
TIME: Final = "time"
TURNS: Final = (TURN, FIRST)
# A notice that is still to be sent.
WAITING: Final = "waiting"
# How long those who look at the table have to see it there.
GRACE: Final = timedelta(seconds=3)


class Occasion(NamedTuple):
    """Something that a user is to be told about a table, as of its number or an earlier one."""

    user: str
    what: str
    seq: int | None = None


def add_notices(
    connection: Connection, table: str, seq: int, occasions: Iterable[Occasion]
) -> None:
    """Write notices for all channels of the users concerned, as part of a transaction."""
    for each in occasions:
        key = {"table_id": table, "seq": seq if each.seq is None else each.seq, "what": each.what}
        _add(connection, each.user, key)


def _add(connection: Connection, user: str, key: dict[str, Any]) -> None:
    values: dict[str, Any] = {
        **key,
        "user_id": user,
        "created": now(),
        "due": later(GRACE),
        "state": WAITING,
        "tries": 0,
    }
    columns = [literal(value).label(name) for name, value in values.items()]
    of_user = (CHANNELS.c.user_id == user, CHANNELS.c.ended.is_(None))
    wanted = select(*columns, CHANNELS.c.id).where(*of_user)
    adding = insertion(connection, NOTICES).from_select([*values, "channel_id"], wanted)
    connection.execute(adding.on_conflict_do_nothing())
