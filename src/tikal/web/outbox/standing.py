"""Whether a notice still says something: the turn may be over, the table may have gone on."""

from typing import Any

from tikal.web.outbox.occasions import users_at
from tikal.web.play.seating import PERSON, seats_from
from tikal.web.store.occasions import OVER, REMATCH, TIME, TURNS
from tikal.web.store.outbox import Key, OutboxRows

Row = dict[str, Any]


async def holds(rows: OutboxRows, key: Key, user: str, table: Row) -> bool:
    """Return whether what a notice says of a table is still so."""
    if await rows.is_banned(user):
        return False
    seats = seats_from(table["sitting"] or table["seats"])
    if key.what == REMATCH:
        return any(seat.is_reserved_for(user) for seat in seats)
    if user not in users_at(seats, table["owner"]):
        return False
    if key.what == OVER:
        return True
    if table["over"]:
        return False
    if key.what == TIME:
        # Whatever is done at the table by then, somebody has seen to it.
        return bool(table["seq"] == key.seq)
    return key.what not in TURNS or (is_to_move(table, user) and not await rows.is_past(key, user))


def is_to_move(table: Row, user: str) -> bool:
    """Return whether a user has to move at a table, as its row has it."""
    if table["over"] or table["waiting"] is not None:
        return False
    seats = seats_from(table["sitting"] or table["seats"])
    return any(
        seat.seat == table["seat"] and seat.kind == PERSON and seat.is_held_by(user, table["owner"])
        for seat in seats
    )
