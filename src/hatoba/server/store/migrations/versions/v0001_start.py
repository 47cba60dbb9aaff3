"""The first schema.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLE = "tables.id"


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(16), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("record_header", sa.Text, nullable=False),
        sa.Column("sheet_id", sa.String(32), sa.ForeignKey("sheets.id"), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("joinable", sa.Boolean, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("used_at", sa.Float, nullable=False),
        sa.Column("noticed_at", sa.Float),
        sa.Column("wake_at", sa.Float),
        sa.Column("lease_owner", sa.String(32)),
        sa.Column("lease_until", sa.Float),
    )
    for column in ("wake_at", "used_at", "joinable"):
        op.create_index(f"tables_{column.removesuffix('_at')}", "tables", [column])
    op.create_table(
        "log",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="log_key"),
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("meta", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        _of_table(),
        sa.Column("seats", sa.String(16), nullable=False),
        sa.Column("maker", sa.Boolean, nullable=False),
    )
    op.create_index("links_table", "links", ["table_id"])
    op.create_table(
        "webhooks",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("owed", sa.Integer),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float),
    )
    _create_people()


def _create_people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), nullable=False, unique=True),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    account = "accounts.id"
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(16), sa.ForeignKey(account, ondelete="CASCADE")),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "session_links",
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("link", sa.String(64), primary_key=True),
    )
    op.create_table(
        "account_links",
        sa.Column("account_id", sa.String(16), sa.ForeignKey(account, ondelete="CASCADE"), primary_key=True),
        sa.Column("link", sa.String(64), primary_key=True),
    )
