"""The tables of the database. The log is only ever appended to; all the rest can change."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()


def _of_table(**more: bool) -> "Column[str]":
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


sheets = Table(
    "sheets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("header", Text, nullable=False),  # settings of the table, JSON; never changes
    Column("record_header", Text, nullable=False),  # with the seed: secret until the end
    Column("sheet_id", String(32), ForeignKey("sheets.id"), nullable=False),
    Column("made_at", Float, nullable=False),
    # What lists and the keeper of due work ask for, so that they need not replay anything:
    Column("status", String(16), nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("to_move", Integer),
    Column("used_at", Float, nullable=False),
    Column("noticed_at", Float),
    Column("wake_at", Float),
    Column("lease_owner", String(32)),
    Column("lease_until", Float),
    Index("tables_wake", "wake_at"),
    Index("tables_used", "used_at"),
    Index("tables_joinable", "joinable"),
)

log = Table(
    "log",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("key", String(80)),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="log_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("meta", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _of_table(primary_key=True),
    Column("visitor", String(32), nullable=False),  # who asked for it
    Column("asked_at", Float, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, complete or failed
    Column("data", Text),  # what is judged so far, JSON
    Column("lease_owner", String(32)),
    Column("lease_until", Float),
    Index("analyses_state", "state", "asked_at"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)

daily_attempts = Table(
    "daily_attempts",
    metadata,
    _of_table(primary_key=True),
    Column("day", String(10), nullable=False),
    Column("finished_at", Float),
    Column("won", Boolean),
    Column("margin", Integer),
    Column("score", Integer),
    Index("daily_attempts_day", "day"),
)

daily_bots = Table(  # the same shuffle played by bots alone, to compare with
    "daily_bots",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("won", Boolean, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("score", Integer, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    _of_table(primary_key=True),
    Column("seats", String(16), nullable=False),  # "0,2"; empty: a spectator
    Column("maker", Boolean, nullable=False),
    Column("invites", Boolean, nullable=False, server_default=false()),  # whoever has it may take a free seat
    Index("links_table", "table_id"),
)

names = Table(
    "names",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("recorded", Boolean, nullable=False),  # whether it stands in the record of the game
)

webhooks = Table(
    "webhooks",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("owed", Integer),  # the position of which the holder has not been told yet
    Column("tries", Integer, nullable=False),
    Column("due_at", Float),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),
    Column("passphrase", Text, nullable=False),
    Column("called", String(40)),  # at new tables
    Column("recorded", Boolean, nullable=False, server_default=true()),
    Column("made_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float, nullable=False, server_default="0"),  # to the day
    Index("sessions_used", "used_at"),
    Index("sessions_account", "account_id"),
)

session_links = Table(
    "session_links",
    metadata,
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("link", String(64), primary_key=True),
)

account_links = Table(
    "account_links",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("link", String(64), primary_key=True),
)
