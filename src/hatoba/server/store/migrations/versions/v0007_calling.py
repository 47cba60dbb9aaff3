"""People are called by push messages and mails; the host mutes, announces and tells a running server.

Revision ID: 0007
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def _browser() -> "sa.Column[Any]":
    return sa.Column("session", sa.String(64), sa.ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True)


def _table() -> "sa.Column[Any]":
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    # Who holds a seat of a table is asked whenever something happens there.
    op.create_index("session_links_link", "session_links", ["link"])
    op.create_index("account_links_link", "account_links", ["link"])
    _make_calls()
    _make_mails()
    op.create_table(
        "kept",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "told", sa.Column("id", sa.Integer, primary_key=True), sa.Column("payload", sa.Text, nullable=False)
    )
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table("muted_accounts", sa.Column("account_id", sa.String(16), account, primary_key=True))
    op.create_table("muted_seats", _table(), sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False))


def _make_calls() -> None:
    op.create_table(
        "callings",
        _browser(),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("wants", sa.String(40), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
    )
    op.create_table("silent_tables", _browser(), _table())
    op.create_table(
        "calls",
        _browser(),
        _table(),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent_at", sa.Float),
    )
    op.create_index("calls_due", "calls", ["due_at"])


def _make_mails() -> None:
    op.create_table(
        "mails",
        _browser(),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("token", sa.String(43), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
    )
    op.create_index("mails_due", "mails", ["due_at"])
