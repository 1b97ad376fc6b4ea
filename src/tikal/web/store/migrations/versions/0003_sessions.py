"""Sessions that have ended, ways to another browser, and a place to try writing.

The key that signs cookies leaves `secrets` as well, but not here: it goes to a file of its own
when the server starts, and only once it is there it is deleted.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ended_sessions"),
    )
    op.create_index("ix_ended_sessions_until", "ended_sessions", ["until"])
    op.create_table(
        "transfers",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("until", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_transfers"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_transfers_user_id"),
    )
    op.create_index("ix_transfers_digest", "transfers", ["digest"])
    op.create_table(
        "trials",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_trials"),
    )
