"""How finished games ended for those who played them.

Games that are over already get a row without a summary, of version 0: the server works them out
beside its other work, so that it need not wait for them here.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_OLD = """
INSERT INTO results (table_id, user_id, ended, version, summary)
SELECT id, owner, updated, 0, NULL FROM tables WHERE over AND seq > 0 AND deleted IS NULL
"""


def upgrade() -> None:
    """Make the table and note the games that are over."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("ended", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("summary", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_index("ix_results_version", "results", ["version"])
    op.execute(sa.text(_OLD))
    op.drop_index("ix_tables_owner_over_updated", "tables")  # statistics no longer ask the tables
