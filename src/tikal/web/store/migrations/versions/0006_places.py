"""Places at tables: whoever owns one or sits there; terms, rematches, and free seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("owner", sa.String))
_PLACES = sa.table(
    "places",
    sa.column("user_id", sa.String),
    sa.column("table_id", sa.String),
    sa.column("hidden", sa.Boolean),
)


def upgrade() -> None:
    """Add the columns, and give every owner a place at their tables."""
    op.add_column("tables", sa.Column("terms", sa.JSON))
    op.add_column("tables", sa.Column("rematch", sa.String(40)))
    op.add_column("tables", sa.Column("sitting", sa.JSON))
    op.add_column("tables", sa.Column("waiting", sa.String(10)))
    op.create_index("ix_tables_waiting_created", "tables", ["waiting", "created"])
    op.create_table(
        "places",
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_places"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_places_user_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_places_table_id"),
    )
    op.create_index("ix_places_table_id", "places", ["table_id"])
    owners = sa.select(_TABLES.c.owner, _TABLES.c.id, sa.false())
    op.execute(sa.insert(_PLACES).from_select(["user_id", "table_id", "hidden"], owners))
