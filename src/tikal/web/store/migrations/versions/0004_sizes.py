"""The size of what each table begins with, and indexes for quotas and statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TABLES = sa.table("tables", sa.column("origin", sa.Text), sa.column("bytes", sa.Integer))


def upgrade() -> None:
    """Add the column, fill it, and make the indexes."""
    op.add_column("tables", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    size = sa.func.length(sa.cast(_TABLES.c.origin, sa.Text))
    op.execute(sa.update(_TABLES).values(bytes=size))
    op.create_index("ix_tables_owner_deleted_bytes", "tables", ["owner", "deleted", "bytes"])
    op.create_index("ix_tables_owner_over_updated", "tables", ["owner", "over", "updated"])
