"""Notices to people: what they want, where to, what was sent; when opponents may decide."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0013"


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _foreign(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [other], name=f"fk_{table}_{column}")


def _text(name: str, length: int = 40, *, null: bool = False) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=null)


def upgrade() -> None:
    """Add the tables, and the time from which opponents decide for somebody without time."""
    op.add_column("tables", _text("asks", null=True))
    op.create_index("ix_tables_asks", "tables", ["asks"])
    op.create_table(
        "notice_choices",
        _text("user_id"),
        _text("language", 10),
        _text("quiet_from", 5, null=True),
        _text("quiet_until", 5, null=True),
        _text("zone", 60, null=True),
        sa.Column("even_here", sa.Boolean, nullable=False),
        _text("site", 300),
        _text("secret", 64),
        _key("notice_choices", "user_id"),
        _foreign("notice_choices", "user_id", "users.id"),
    )
    op.create_table(
        "channels",
        _text("id"),
        _text("user_id"),
        _text("kind", 10),
        sa.Column("address", sa.Text, nullable=False),
        _text("digest", 64),
        sa.Column("keys", sa.JSON),
        _text("name", 100),
        _text("created"),
        _text("ended", 20, null=True),
        _key("channels", "id"),
        _foreign("channels", "user_id", "users.id"),
        sa.UniqueConstraint("user_id", "digest", name="uq_channels_user_id_digest"),
    )
    _make_notices()


def _make_notices() -> None:
    op.create_table(
        "notices",
        _text("table_id"),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        _text("what", 10),
        _text("channel_id"),
        _text("user_id"),
        _text("created"),
        _text("due"),
        _text("state", 10),
        sa.Column("tries", sa.Integer, nullable=False),
        _text("worker", null=True),
        _text("until", null=True),
        _text("outcome", 20, null=True),
        sa.Column("status", sa.Integer),
        _key("notices", "table_id", "seq", "what", "channel_id"),
        _foreign("notices", "table_id", "tables.id"),
        _foreign("notices", "user_id", "users.id"),
    )
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
    op.create_index("ix_notices_user_id_created", "notices", ["user_id", "created"])
    op.create_index("ix_notices_channel_id", "notices", ["channel_id"])
