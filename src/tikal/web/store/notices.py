"""Notices: what one process has committed, told to all others on the same PostgreSQL.

A notice is part of the transaction that it is about: it is sent if that is committed, and then at
once. It says no more than where to look. Notices get lost with a connection, so nobody may rely on
them alone: see `web/play/following.py`.

An SQLite file has no notices: there is nobody to tell.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

CHANNEL: Final = "tikal"
# A table has commands up to a number.
MOVED: Final = "moved"
# So it has, and now a bot has to move there.
THINKING: Final = "thinking"
# Somebody watches a table of bots alone.
WATCHED: Final = "watched"
# A table was edited so many times: its name, its terms, whether it is there at all.
EDITED: Final = "edited"
# A session has ended.
ENDED: Final = "ended"
# A user has a place at a table that they had not before.
PLACED: Final = "placed"
# The option of a connection that says who notifies.
ORIGIN: Final = "tikal_origin"
_NOTIFY: Final = text(
    "SELECT count(pg_notify(:channel, each)) FROM unnest(CAST(:texts AS text[])) AS each"
)
_PARTS: Final = 4


class Notice(NamedTuple):
    """What has happened, to which table or session, a number, and the process that tells it."""

    kind: str
    name: str
    number: int = 0
    origin: str = ""


def notify(connection: Connection, notices: Iterable[Notice]) -> None:
    """Tell other processes once the transaction is committed."""
    if connection.dialect.name != "postgresql":
        return
    origin = connection.get_execution_options().get(ORIGIN, "")
    texts = [f"{origin} {each.kind} {each.name} {each.number}" for each in notices]
    connection.execute(_NOTIFY, {"channel": CHANNEL, "texts": texts})


def read_notice(payload: str, own: str) -> Notice | None:
    """Return a notice of another process, None if it is one's own or makes no sense."""
    parts = payload.split(" ")
    if len(parts) != _PARTS or parts[0] == own or not parts[3].isdecimal():
        return None
    return Notice(parts[1], parts[2], int(parts[3]), parts[0])
