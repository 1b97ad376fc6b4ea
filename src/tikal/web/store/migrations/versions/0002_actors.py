"""Who did a command, and for which seat.

Until now the seat was part of the payload and nobody was named. All people at a table sat at its
owner's screen, and the bots are in its seats: that says who it was. What it does not explain is
`unknown`. Payloads stay as they were written.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_UNKNOWN = "unknown"
# The bot that has always taken over a seat given up, at tables of three and four.
_SUBSTITUTE = "medium"
_DUEL = 2

_TABLES = sa.table(
    "tables", sa.column("id", sa.String), sa.column("owner", sa.String), sa.column("seats", sa.JSON)
)
_COMMANDS = sa.table(
    "commands",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("payload", sa.JSON),
    sa.column("actor", sa.String),
    sa.column("seat", sa.Integer),
)
_FILL = (
    sa.update(_COMMANDS)
    .where(_COMMANDS.c.table_id == sa.bindparam("of_table"))
    .where(_COMMANDS.c.seq == sa.bindparam("of_seq"))
    .values(actor=sa.bindparam("new_actor"), seat=sa.bindparam("new_seat"))
)


def upgrade() -> None:
    """Add the columns, fill them, and demand an actor from now on."""
    op.add_column("commands", sa.Column("actor", sa.Text))
    op.add_column("commands", sa.Column("seat", sa.Integer))
    connection = op.get_bind()
    for table in connection.execute(sa.select(_TABLES)).mappings().all():
        filled = list(_filled(connection, table))
        if filled:
            connection.execute(_FILL, filled)
    rowid = {"sqlite_with_rowid": False}
    with op.batch_alter_table("commands", table_kwargs=rowid) as commands:
        commands.alter_column("actor", existing_type=sa.Text, nullable=False)


def _filled(connection: sa.Connection, table: Any) -> Iterator[dict[str, object]]:  # noqa: ANN401
    """Return actor and seat of each command of a table."""
    actors = {seat.get("seat"): _actor(seat, table["owner"]) for seat in table["seats"]}
    ordered = (
        sa.select(_COMMANDS.c.seq, _COMMANDS.c.kind, _COMMANDS.c.payload)
        .where(_COMMANDS.c.table_id == table["id"])
        .order_by(_COMMANDS.c.seq)
    )
    for seq, kind, payload in connection.execute(ordered).all():
        seat = payload.get("seat")
        actor = actors.get(seat, _UNKNOWN)
        yield {"of_table": table["id"], "of_seq": seq, "new_actor": actor, "new_seat": seat}
        if kind == "concede" and len(table["seats"]) > _DUEL:
            actors[seat] = f"bot:{_SUBSTITUTE}"


def _actor(seat: dict[str, Any], owner: str) -> str:
    """Return who decided for a seat when the table was set up."""
    if seat["kind"] == "person":
        return owner
    return f"bot:{seat['bot']}" if seat["kind"] == "bot" else _UNKNOWN
