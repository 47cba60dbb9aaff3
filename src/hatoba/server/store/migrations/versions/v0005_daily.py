"""The daily challenge: the secret of its shuffles, attempts, and games of bots to compare with.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("finished_at", sa.Float),
        sa.Column("won", sa.Boolean),
        sa.Column("margin", sa.Integer),
        sa.Column("score", sa.Integer),
    )
    op.create_index("daily_attempts_day", "daily_attempts", ["day"])
    op.create_table(
        "daily_bots",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
