"""Who sits where by their account, how games ended, people's ratings, and which games are shown to everybody.

Revision ID: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("sitting_account", "sitting", ["account_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("level", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("deviation", sa.Float),
    )
    op.create_index("results_account", "results", ["account_id", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_game", "ratings", ["game", "rating"])
    op.add_column("tables", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("on_ladder", sa.Boolean, nullable=False, server_default=sa.true()))
