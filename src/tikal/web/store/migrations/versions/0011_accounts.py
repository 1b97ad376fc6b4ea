"""Accounts with their sessions, passkeys, codes and links; bans and quotas of single users."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _of_user(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=f"fk_{table}_user_id")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _text(name: str, length: int = 40) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=False)


def upgrade() -> None:
    """Make the tables, and the number of times that a table's people were replaced."""
    rewritten = sa.Column("rewritten", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", rewritten)
    _make_accounts()
    _make_ways_in()
    _make_counters()
    op.create_table(
        "bans",
        _text("user_id"),
        _text("reason", 200),
        _text("at"),
        _key("bans", "user_id"),
        _of_user("bans"),
    )
    op.create_table(
        "quotas",
        _text("user_id"),
        sa.Column("tables", sa.Integer),
        sa.Column("kilobytes", sa.Integer),
        _key("quotas", "user_id"),
        _of_user("quotas"),
    )


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        _text("user_id"),
        _text("handle"),
        _text("handle_key", 60),
        sa.Column("password", sa.Text),
        sa.Column("email", sa.String(254)),
        sa.Column("email_confirmed", sa.Boolean, nullable=False),
        _text("created"),
        _key("accounts", "user_id"),
        _of_user("accounts"),
        sa.UniqueConstraint("handle_key", name="uq_accounts_handle_key"),
    )
    op.create_table(
        "sessions",
        _text("id"),
        _text("user_id"),
        _text("browser"),
        _text("system"),
        _text("created"),
        _text("seen"),
        _text("proved"),
        _key("sessions", "id"),
        _of_user("sessions"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "retired_handles", _text("digest", 64), _text("until"), _key("retired_handles", "digest")
    )


def _make_ways_in() -> None:
    op.create_table(
        "passkeys",
        _text("id", 64),
        _text("user_id"),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        _text("site", 253),
        _text("name", 60),
        _text("created"),
        sa.Column("used", sa.String(40)),
        _key("passkeys", "id"),
        _of_user("passkeys"),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    op.create_table(
        "recovery_codes",
        _text("user_id"),
        _text("digest", 64),
        _key("recovery_codes", "user_id", "digest"),
        _of_user("recovery_codes"),
    )
    op.create_table(
        "links",
        _text("digest", 64),
        _text("user_id"),
        _text("purpose", 20),
        _text("detail", 254),
        _text("until"),
        _key("links", "digest"),
        _of_user("links"),
    )
    op.create_index("ix_links_user_id", "links", ["user_id"])


def _make_counters() -> None:
    op.create_table(
        "attempts",
        _text("who", 120),
        sa.Column("count", sa.Integer, nullable=False),
        _text("until"),
        _key("attempts", "who"),
    )
    op.create_index("ix_attempts_until", "attempts", ["until"])
    op.create_table("challenges", _text("digest", 64), _text("until"), _key("challenges", "digest"))
    op.create_index("ix_challenges_until", "challenges", ["until"])
