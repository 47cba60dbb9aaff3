"""Component sheets that are shared by link, drafts of them kept with an account, and bot games to compare two.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "shared_sheets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("sheet_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float, nullable=False),
    )
    op.create_index("shared_sheets_used", "shared_sheets", ["used_at"])
    op.create_index("shared_sheets_account", "shared_sheets", ["account_id"])
    op.create_table(
        "sheet_drafts",
        sa.Column("account_id", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("saved_at", sa.Float, nullable=False),
        sa.UniqueConstraint("account_id", "game", "name", name="sheet_drafts_name"),
    )
    op.create_table(
        "effects",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
    )
    op.create_index("effects_touched", "effects", ["touched_at"])
