"""Several processes on one database: how often a table was edited, where its messages end."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; what is there was never edited, and shown command by command."""
    edits = sa.Column("edits", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", edits)
    shown = sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("commands", shown)
