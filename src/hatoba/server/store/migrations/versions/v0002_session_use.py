"""Sessions expire: when each was last used.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used_at", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET used_at = made_at")
    op.create_index("sessions_used", "sessions", ["used_at"])
    op.create_index("sessions_account", "sessions", ["account_id"])
