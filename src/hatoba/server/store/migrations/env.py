"""Alembic's entry: the server hands over its open connection."""

from alembic import context

from hatoba.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
