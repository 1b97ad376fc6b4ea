"""Users and their places at tables, as part of a transaction."""

from collections.abc import Collection

from sqlalchemy import Connection, delete

from tikal.web.store.clock import now
from tikal.web.store.notices import PLACED, Notice, notify
from tikal.web.store.schema import PLACES, USERS
from tikal.web.store.upsert import add


def add_user(connection: Connection, user: str) -> None:
    """Keep a user who is not kept yet."""
    add(connection, USERS, {"id": user, "name": "", "created": now()})


def set_places(connection: Connection, table: str, users: Collection[str]) -> None:
    """Give these users a place at a table, and nobody else."""
    others = PLACES.c.user_id.not_in(users)
    connection.execute(delete(PLACES).where(PLACES.c.table_id == table, others))
    for user in users:
        add_user(connection, user)
        if add(connection, PLACES, {"user_id": user, "table_id": table, "hidden": False}):
            notify(connection, [Notice(PLACED, user)])
