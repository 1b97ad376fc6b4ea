"""Tokens for programs; accounts and messages of bots are marked."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0012"


def _text(name: str, length: int = 40, *, missing: bool = False) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=missing)


def _no(name: str) -> "sa.Column[bool]":
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def upgrade() -> None:
    """Make the table and the two marks."""
    op.add_column("accounts", _no("bot"))
    op.add_column("messages", _no("program"))
    op.create_table(
        "tokens",
        _text("id"),
        _text("user_id"),
        _text("name", 60),
        _text("digest", 64),
        _text("scope", 10),
        _text("created"),
        _text("until", missing=True),
        _text("used", missing=True),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_tokens_user_id"),
        sa.UniqueConstraint("digest", name="uq_tokens_digest"),
    )
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])
