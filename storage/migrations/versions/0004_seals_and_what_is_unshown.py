"""Which seal is seen, and the tables that are still to be shown found at once"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_UNSHOWN = sa.text("version > shown_version")


def upgrade() -> None:
    column = sa.Column("sealed_deal", sa.Integer(), nullable=False, server_default="0")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(column)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column("sealed_deal", server_default=None)
    op.create_index(
        "ix_tables_unshown", "tables", ["id"], sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN
    )
    # A cut that goes on waits for its seal: the poster has to look whether it is seen.
    op.execute("UPDATE tables SET shown_version = -1 WHERE stage = 'cut'")


def downgrade() -> None:
    op.drop_index("ix_tables_unshown", "tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("sealed_deal")
