"""Clocks: when the server has to act because a seat's time is up; vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add column and table, empty: there were no clocks before."""
    op.add_column("tables", sa.Column("due", sa.String(40)))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("begun", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "begun", name="pk_vacations"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_vacations_user_id"),
    )
