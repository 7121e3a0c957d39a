"""Groups' settings, tables without a group, seats that are kept and asked about"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_NEW = {
    "people": (
        sa.Column("language_chosen", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("defaults", sa.JSON(), nullable=True),
    ),
    "tables": (
        sa.Column("touched_at", sa.Double(), nullable=False, server_default="0"),
        sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("takeover", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("quiet", sa.String(length=64), nullable=True),
        sa.Column("page", sa.String(length=32), nullable=False, server_default=""),
        sa.Column("again_id", sa.Integer(), nullable=True),
    ),
    "seats": (
        sa.Column("asked", sa.String(length=32), nullable=True),
        sa.Column("player", sa.String(length=16), nullable=False, server_default="basic"),
        sa.Column("kept_for", sa.BigInteger(), nullable=True),
    ),
}


def upgrade() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.Column("openers", sa.String(length=16), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("defaults", sa.JSON(), nullable=True),
        sa.Column("defaults_fixed", sa.Boolean(), nullable=False),
        sa.Column("tidy", sa.Boolean(), nullable=False),
        sa.Column("topic_id", sa.BigInteger(), nullable=True),
        sa.Column("quiet", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    for table, columns in _NEW.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.add_column(column)
    op.execute("UPDATE tables SET touched_at = created_at")
    # The values of rows that were there before; new rows bring their own.
    for table, columns in _NEW.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                if column.server_default is not None:
                    batch_op.alter_column(column.name, server_default=None)


def downgrade() -> None:
    for table, columns in _NEW.items():
        with op.batch_alter_table(table, schema=None) as batch_op:
            for column in columns:
                batch_op.drop_column(column.name)
    op.drop_table("chats")
