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
    Column("shared", Boolean, nullable=False, server_default=false()),  # whoever has its address may look at it
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
    Column("on_ladder", Boolean, nullable=False, server_default=true()),  # whether its ratings are shown to all
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
    Index("session_links_link", "link"),
)

account_links = Table(
    "account_links",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("link", String(64), primary_key=True),
    Index("account_links_link", "link"),
)

# ------------------------------------------------------------------------------- own cards

shared_sheets = Table(
    "shared_sheets",
    metadata,
    Column("hash", String(64), primary_key=True),  # of its link's token
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE")),  # of who shared it, if any
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("sheet_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),  # to the day
    Index("shared_sheets_used", "used_at"),
    Index("shared_sheets_account", "account_id"),
)

sheet_drafts = Table(
    "sheet_drafts",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("data", Text, nullable=False),  # what it is based on, and its edits, JSON
    Column("saved_at", Float, nullable=False),
    UniqueConstraint("account_id", "game", "name", name="sheet_drafts_name"),
)

effects = Table(
    "effects",  # bot games with two sheets, compared; kept for who comes back to look
    metadata,
    Column("id", String(16), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("data", Text, nullable=False),  # what moved so far, JSON
    Column("touched_at", Float, nullable=False),
    Index("effects_touched", "touched_at"),
)

# ------------------------------------------------------------------------------- learning

lessons_taken = Table(
    "lessons_taken",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(41), primary_key=True),
    Column("table_id", String(16)),  # where it was left, if it was at this server; it may be gone by now
    Column("step", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)

# ------------------------------------------------------------------------------- being called


def _of_browser(**more: bool) -> "Column[str]":
    return Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), **more)  # type: ignore[arg-type]


callings = Table(
    "callings",
    metadata,
    _of_browser(primary_key=True),
    Column("endpoint", Text, nullable=False),  # where its push service takes messages for it
    Column("p256dh", String(88), nullable=False),  # its keys: only the browser can read what is sent
    Column("auth", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("wants", String(40), nullable=False),  # "turn,over,chat"
    Column("quiet_from", Integer),  # minutes of a day of UTC
    Column("quiet_to", Integer),
)

silent_tables = Table(
    "silent_tables",
    metadata,
    _of_browser(primary_key=True),
    _of_table(primary_key=True),  # this table does not call this browser
)

calls = Table(
    "calls",
    metadata,
    _of_browser(primary_key=True),
    _of_table(primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # the entry that the call is about
    Column("due_at", Float),  # none: it is settled
    Column("tries", Integer, nullable=False),
    Column("sent_at", Float),
    Index("calls_due", "due_at"),
)

mails = Table(
    "mails",
    metadata,
    _of_browser(primary_key=True),
    Column("address", String(254), nullable=False),
    Column("token", String(43), nullable=False, unique=True),  # in the mails: confirms the address, and ends them
    Column("confirmed", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("minute", Integer, nullable=False),  # of a day of UTC
    Column("due_at", Float, nullable=False),  # the next mail; unconfirmed, when the address is forgotten
    Index("mails_due", "due_at"),
)

# ------------------------------------------------------------------------------- the host

kept = Table(
    "kept",  # what all processes of a server share: the key of its push messages, what it announces
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

told = Table(
    "told",  # what `hatoba admin` tells a server on SQLite, which hears of nothing by itself
    metadata,
    Column("id", Integer, primary_key=True),
    Column("payload", Text, nullable=False),
)

muted_accounts = Table(
    "muted_accounts",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

muted_seats = Table(
    "muted_seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: whoever looks on
)

sitting = Table(
    "sitting",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Index("sitting_account", "account_id"),
)

results = Table(  # stays when its table expires, as long as somebody's account has played there
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("level", String(40)),  # of a bot
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rating", Float),  # after the game, if it was rated
    Column("deviation", Float),
    Index("results_account", "account_id", "ended_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_game", "game", "rating"),
)
