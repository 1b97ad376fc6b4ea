"""Ratings with their history, and whether an account's profile is hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def _text(name: str, length: int = 40) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), nullable=False)


def _number(name: str) -> "sa.Column[float]":
    return sa.Column(name, sa.Float(53), nullable=False)


def upgrade() -> None:
    """Make the tables and the column."""
    op.create_table(
        "ratings",
        _text("player", 60),
        _text("variant"),
        _number("mu"),
        _number("sigma"),
        sa.Column("games", sa.Integer, nullable=False),
        _text("updated"),
        sa.PrimaryKeyConstraint("player", "variant", name="pk_ratings"),
    )
    op.create_index("ix_ratings_variant_mu", "ratings", ["variant", "mu"])
    op.create_table(
        "rating_changes",
        _text("table_id"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        _text("player", 60),
        _text("variant"),
        sa.Column("place", sa.Integer, nullable=False),
        _number("mu_before"),
        _number("sigma_before"),
        _number("mu"),
        _number("sigma"),
        _text("at"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_changes_table_id"),
    )
    columns = ["player", "variant", "at"]
    op.create_index("ix_rating_changes_player_variant_at", "rating_changes", columns)
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("accounts", hidden)
