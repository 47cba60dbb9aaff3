"""The coach looks at finished games: what it found so far.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("data", sa.Text),
        sa.Column("lease_owner", sa.String(32)),
        sa.Column("lease_until", sa.Float),
    )
    op.create_index("analyses_state", "analyses", ["state", "asked_at"])
