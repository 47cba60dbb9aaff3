"""What people are called stands beside the log, where it can be forgotten; a link may invite to a whole table.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("recorded", sa.Boolean, nullable=False),
    )
    op.add_column("links", sa.Column("invites", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("called", sa.String(40)))
    op.add_column("accounts", sa.Column("recorded", sa.Boolean, nullable=False, server_default=sa.true()))
