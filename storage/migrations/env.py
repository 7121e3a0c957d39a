"""Alembic's environment: runs on the connection that ``storage.database`` hands in."""

from alembic import context

from storage.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
