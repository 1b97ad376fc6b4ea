"""How alembic runs our migrations: on the connection it is handed, in that transaction."""

from alembic import context

from tikal.web.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
