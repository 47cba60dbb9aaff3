"""What can be set from outside: environment variables HATOBA_*, checked when the server starts."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "HATOBA_"
DAY = 86_400.0


@dataclass(frozen=True)
class Settings:
    """Each field is also an environment variable: `database_url` is HATOBA_DATABASE_URL."""

    database_url: str = ""
    """sqlite:///path or postgresql://user@host/name; empty is a SQLite file in the user's data folder."""
    database_timeout: float = 10.0
    """How long the database is waited for, each time."""
    base_url: str = ""
    """How people reach the server, for links; empty takes it from the request."""
    secure_cookies: bool = False
    """Cookies only over TLS; always on if base_url begins with https."""
    cached_tables: int = 1000
    """Tables whose position is kept in memory."""
    bot_workers: int = 1
    """Processes that think for bots; 0: this server plays none."""
    coach_simulations: int = 4000
    """How hard the coach thinks about a turn of a finished game; 0: this server has no coach."""
    puzzles: str = ""
    """A folder with files of `hatoba puzzles make` (GAME.jsonl); empty: those that come with the package."""
    daily: bool = True
    """Whether there is a challenge of the day."""
    daily_bots: int = 20
    """Games that bots play on the shuffle of a day, once somebody has begun it, for others to be compared with."""
    lease_seconds: float = 30.0
    """How long a process may be silent before another takes over its bot work."""
    poll_seconds: float = 2.0
    """How often a process looks for work that is due."""
    clerk_seconds: float = 10.0
    clerk_megabytes: int = 512
    """What reading one sheet or record may cost, in a process of its own."""
    max_body_bytes: int = 1_000_000
    connections: int = 4000
    """Connections at once; the silent ones make room for new ones."""
    header_timeout: float = 15.0
    """How long a connection may be silent before its request, and the head of that may take."""
    request_timeout: float = 30.0
    """How long the body of a request may take."""
    requests_per_minute: int = 1200
    """Requests of one address; 0: no limit. An IPv6 address counts by its /64."""
    creations_per_minute: int = 30
    """Tables, rematches, accounts, sign-ins, uploads and webhooks of one address."""
    requests_at_once: int = 50
    """Requests that are worked at; what comes beyond them is refused at once. 0: no limit."""
    streams_per_client: int = 30
    tables_per_stream: int = 50
    keep_alive_seconds: float = 5.0
    """How often a stream says that it is there: a browser takes one that is silent for half as long again for dead."""
    expire_days: float = 180.0
    """A table unused for so long is deleted; 0: never."""
    expiry_notice_days: float = 14.0
    session_days: float = 180.0
    """A browser that was not seen for so long has to sign in, or open its links, again."""
    private_webhooks: bool = False
    """Whether webhooks may go to private and loopback addresses."""
    webhook_timeout: float = 5.0
    contact: str = ""
    """mailto: or https:, whom push services may ask about our messages; empty is base_url."""
    call_delay: float = 20.0
    """Seconds that something waits to be seen before people are called for it."""
    smtp_host: str = ""
    """The server that takes our mails; empty: no mail is sent."""
    smtp_port: int = 587
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    """The address that mails come from."""
    site: str = ""
    """A folder that `hatoba site` wrote: games on the visitor's own device are offered beside the server's."""
    metrics: bool = True
    log_level: str = "info"

    def __post_init__(self) -> None:
        for name in (
            "cached_tables",
            "clerk_megabytes",
            "connections",
            "max_body_bytes",
            "streams_per_client",
            "tables_per_stream",
        ):
            _require(getattr(self, name) >= 1, name, "at least 1", getattr(self, name))
        for name in (
            "bot_workers",
            "call_delay",
            "coach_simulations",
            "daily_bots",
            "requests_per_minute",
            "requests_at_once",
            "creations_per_minute",
            "expire_days",
        ):
            _require(getattr(self, name) >= 0, name, "at least 0", getattr(self, name))
        for name in (
            "clerk_seconds",
            "database_timeout",
            "header_timeout",
            "lease_seconds",
            "poll_seconds",
            "request_timeout",
            "keep_alive_seconds",
            "webhook_timeout",
            "session_days",
        ):
            _require(getattr(self, name) > 0, name, "more than 0", getattr(self, name))
        notice = self.expiry_notice_days
        fits = notice >= 0 and (notice < self.expire_days or not self.expire_days)
        _require(fits, "expiry_notice_days", "less than expire_days", notice)
        levels = ("debug", "info", "warning", "error")
        _require(self.log_level in levels, "log_level", " or ".join(levels), self.log_level)
        starts = self.base_url.startswith(("http://", "https://")) or not self.base_url
        _require(starts, "base_url", "empty or begin with http:// or https://", self.base_url)
        contacted = not self.contact or self.contact.startswith(("mailto:", "https://"))
        _require(contacted, "contact", "empty or begin with mailto: or https://", self.contact)
        self._require_mail()
        known = not self.site or (Path(self.site) / "device" / "parts.json").is_file()
        _require(known, "site", "a folder that `hatoba site` wrote", self.site)
        _require(not self.puzzles or Path(self.puzzles).is_dir(), "puzzles", "a folder", self.puzzles)
        database(self)

    def _require_mail(self) -> None:
        kinds = ("starttls", "tls", "none")
        _require(self.smtp_security in kinds, "smtp_security", " or ".join(kinds), self.smtp_security)
        _require(0 < self.smtp_port < 65536, "smtp_port", "from 1 to 65535", self.smtp_port)
        if self.smtp_host:
            _require("@" in self.smtp_from, "smtp_from", "an address if smtp_host is set", self.smtp_from)
            _require(bool(self.base_url), "base_url", "set if smtp_host is, for links in mails", self.base_url)

    @property
    def cookies_need_tls(self) -> bool:
        return self.secure_cookies or self.base_url.startswith("https://")


def _require(holds: bool, name: str, wanted: str, value: object) -> None:
    if not holds:
        raise ValueError(f"{PREFIX}{name.upper()} must be {wanted}, not {value!r}")


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings; what is given (and not None) wins over the environment."""
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            chosen[field.name] = _read(field.name, field.type, text)
    chosen.update({name: value for name, value in given.items() if value is not None})
    return Settings(**chosen)


def _read(name: str, kind: Any, text: str) -> Any:
    words = {"1": True, "true": True, "on": True, "yes": True, "0": False, "false": False, "off": False, "no": False}
    if kind is bool:
        _require(text.lower() in words, name, "on or off", text)
        return words[text.lower()]
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            _require(False, name, "a number", text)
    return text


def database(settings: Settings) -> URL:
    """The database as SQLAlchemy's URL with the drivers we use."""
    text = settings.database_url or f"sqlite:///{default_file()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = URL.create("unreadable")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = url.drivername.partition("+")[0]
    # What was given is not repeated in these: it may hold a password.
    if kind not in drivers or not url.database:
        raise ValueError(f"{PREFIX}DATABASE_URL must be sqlite:///file or postgresql://user@host/name")
    if url.database == ":memory:":
        raise ValueError(f"{PREFIX}DATABASE_URL must be a file: memory is lost")
    return url.set(drivername=drivers[kind])


def default_file() -> Path:
    """Where the SQLite file lies if nothing is set."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "hatoba" / "hatoba.db"
