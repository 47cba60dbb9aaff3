"""What is received, and what is sent besides what tables tell (`hatoba.table.models`).

The OpenAPI description, and from it the client's types, come from both.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatoba.coach.models import Analysis
from hatoba.table.facts import GameInfo
from hatoba.table.models import TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="Yours: a repeated request has the same.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
Chosen = Annotated[list[Number | Notation], Meta(min_length=1, max_length=200, description="Numbers or notation.")]
SheetText = Annotated[str, Meta(min_length=1, max_length=100_000)]


OptionWish = bool | Number | Annotated[str, Meta(max_length=40)]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of what is sent to us. No text in it has a NUL, which PostgreSQL does not take."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if _has_nul(getattr(self, name)):
                raise ValueError(f"{name} must not have a NUL character")


def _has_nul(value: object) -> bool:
    """Whether a field has one; parts that are requests themselves were asked before."""
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(_has_nul(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(_has_nul(part) for part in value)


# ------------------------------------------------------------------------------- making tables


class SeatWish(Request):
    """Who is to play a seat: you, somebody with a link or from the list of open tables, a bot, or hotseat."""

    kind: Literal["me", "person", "bot", "hotseat"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class ClockWish(Request):
    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=10_000_000)] = 0
    on_timeout: Literal["bot", "resign"] = "bot"


class NewTable(Request):
    """A table to be made. Without `seats`: you and bots."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: Annotated[dict[str, OptionWish], Meta(max_length=40)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=4)] | None = None
    name: Name | None = None
    open: bool = False
    """Shown in the list of open tables while a seat for a person is free."""
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    spectators: bool = True
    spectator_delay: Annotated[float, Meta(ge=0, le=86_400)] = 0
    sheet: SheetText | None = None
    """An own component sheet (TOML)."""


@dataclass(frozen=True)
class SeatLink:
    """A secret: whoever has it plays these seats. It is told once."""

    seats: list[int]
    token: str
    link: str


@dataclass(frozen=True)
class Created:
    """The table and its secret links."""

    table: TableInfo
    links: list[SeatLink]
    watch: SeatLink | None
    maker: str
    """A token that may delete the table."""


@dataclass(frozen=True)
class Joined:
    table: TableInfo
    link: SeatLink


class JoinWish(Request):
    seat: SeatNumber | None = None
    name: Name | None = None


class LinkWish(Request):
    """The token of a secret link: the browser that sends it holds the link from then on."""

    token: Annotated[str, Meta(min_length=43, max_length=43)]


# ------------------------------------------------------------------------------- commands


class Command(Request):
    """Made for a position; refused with what happened if that is no longer the current one."""

    seat: SeatNumber
    position: Number
    key: Key


class ActionsCommand(Command):
    actions: Chosen


class UndoCommand(Command):
    """Back to the position after `to` actions; without it, one action. Too far to go alone: the others are asked."""

    to: Number | None = None


class AnswerCommand(Request):
    """The answer to the wish in entry `ask`."""

    seat: SeatNumber
    ask: Number
    agree: bool
    key: Key


class ResignCommand(Request):
    seat: SeatNumber
    key: Key


class BotCommand(Request):
    """Give the seat to a bot; `back` returns it."""

    key: Key
    level: Annotated[str, Meta(max_length=40)] | None = None


class BackCommand(Request):
    key: Key


class ChatCommand(Request):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key
    seat: SeatNumber | None = None
    """Which of your seats speaks; without one you speak as a spectator."""
    name: Name | None = None


class WebhookWish(Request):
    """Where to POST when it is the seat's turn; null: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class PreviewWish(Request):
    seat: SeatNumber
    position: Number
    actions: Chosen


# ------------------------------------------------------------------------------- records


class Upload(Request):
    """A record to look at, or to go on with as hotseat, from entry `at` or its end."""

    text: Annotated[str, Meta(min_length=1, max_length=600_000)]
    mode: Literal["look", "continue"] = "look"
    at: Number | None = None
    sheet: SheetText | None = None


@dataclass(frozen=True)
class Shuffle:
    """The promise given before the start; after the end, what was promised."""

    promise: str
    header: str | None
    kept: bool | None
    """Whether SHA-256 of the header is the promise; check it yourself."""


# ------------------------------------------------------------------------------- the coach


@dataclass(frozen=True)
class AnalysisShown:
    """What the coach says of a finished game. `off`: this server has no coach; `none`: nobody has asked for it."""

    state: Literal["off", "none", "waiting", "complete", "failed"]
    judged: int
    total: int
    """Turns; 0 while that is not known."""
    analysis: Analysis | None
    """As far as it is; none if there is nothing that you do not know."""


class HintWish(Request):
    """Advice for a position. Who plays on meanwhile is told nothing."""

    seat: SeatNumber
    position: Number


class PracticeWish(Request):
    """A turn of the analysis to be played again."""

    number: Number


# ------------------------------------------------------------------------------- people


class Credentials(Request):
    name: Name
    passphrase: Annotated[str, Meta(min_length=10, max_length=200)]


@dataclass(frozen=True)
class Me:
    """Your account, if any, and the tables whose links this browser or account holds; your turn first."""

    account: str | None
    tables: list[TableInfo]


@dataclass(frozen=True)
class ServerInfo:
    version: str
    games: list[GameInfo]
    levels: list[str]
    coach: bool
    """Whether there are analyses and hints."""


@dataclass(frozen=True)
class Health:
    status: Literal["ok"]
    version: str
    database: str


@dataclass(frozen=True)
class Alive:
    status: Literal["ok"]
