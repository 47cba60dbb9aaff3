"""What is said about being called: by push messages and by mail."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from hatoba.server.models import Minute, Request
from hatoba.server.store.calls import CallKind

Endpoint = Annotated[str, Meta(min_length=10, max_length=1000, pattern="^https?://")]
Address = Annotated[
    str, Meta(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$")
]
"""As HTML's input takes them: one address, of letters that every mail server knows."""
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class Subscription(Request):
    """As the browser's PushSubscription has it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=88)]
    auth: Annotated[str, Meta(max_length=24)]


class CallingWish(Request):
    """What this browser is to be called for. `quiet`: from and to as minutes of a day of UTC."""

    subscription: Subscription
    wants: Annotated[list[CallKind], Meta(max_length=3)]
    quiet: tuple[Minute, Minute] | None = None
    language: Language = "en"


class BellWish(Request):
    """Whether a table may call this browser."""

    on: bool


class MailWish(Request):
    """A mail a day at this minute of a day of UTC, while games wait. The address has to be confirmed."""

    address: Address
    minute: Minute
    language: Language = "en"


@dataclass(frozen=True)
class MailShown:
    address: str
    confirmed: bool
    minute: int


@dataclass(frozen=True)
class CallingShown:
    """How this browser is called. `key`: the server's, for the browser's subscription (`applicationServerKey`)."""

    key: str
    endpoint: str | None
    """Of the subscription that we have; none: it is not called."""
    wants: list[CallKind]
    quiet: tuple[int, int] | None
    silent: list[str]
    """Tables that do not call it."""
    mails: bool
    """Whether this server sends mails."""
    mail: MailShown | None
