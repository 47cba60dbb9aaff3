"""What is received, and what is sent besides what tables tell (`hatoba.table.models`).

The OpenAPI description, and from it the client's types, come from both.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatoba.table.header import ClockKind
from hatoba.table.models import SeatLink, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="Yours: a repeated request has the same.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation = Annotated[str, Meta(min_length=1, max_length=120)]
Chosen = Annotated[list[Number | Notation], Meta(min_length=1, max_length=200, description="Numbers or notation.")]
Token = Annotated[str, Meta(min_length=43, max_length=43)]
SHEET_LONGEST = 100_000
SheetText = Annotated[str, Meta(min_length=1, max_length=SHEET_LONGEST)]


encode = msgspec.json.Encoder().encode
NUL = b"\\u0000"
"""As JSON has it."""
OptionWish = bool | Number | Annotated[str, Meta(max_length=40)]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of what is sent to us. No text in it has a NUL, which PostgreSQL does not take."""

    def __post_init__(self) -> None:
        if NUL not in encode(self):
            return
        for name in self.__struct_fields__:  # it may also be a text that looks like one
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
    recorded: bool = True
    """Whether a person's name is to stand in the record of the game."""


Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]


class ClockWish(Request):
    """`seconds` a turn, or for the game; with `fischer` and `days` the end of each turn gives `increment` back, with
    `days` never beyond `seconds`, and people say when it rests. `grace`: after its end one may still act."""

    kind: ClockKind = "none"
    seconds: Seconds = 0
    on_timeout: Literal["bot", "resign"] = "bot"
    increment: Seconds = 0
    grace: Annotated[float, Meta(ge=0, le=3600)] = 0
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0


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
    shared_sheet: Token | None = None
    """Instead: the token of a sheet that somebody shares on this server."""
    sheet_name: Name | None = None
    """Whose cards these are, for all at the table: "Yuki's box". A shared sheet has a name."""
    sheet_recorded: bool = False
    """Whether the record of the game has the whole sheet, so that it can be opened anywhere."""
    fill_after: Annotated[float, Meta(ge=0, le=1_000_000)] = 0
    """Seconds after which bots of `fill_level` take the seats that nobody has come for; 0: never."""
    fill_level: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool = False
    """Its end moves ratings. No options, no hints, no taking back beyond one's turn; who runs out of time resigns."""
    lots: bool | None = None
    """Whether lots are drawn for the seats, for those of `seats` now and for others when they come; they are at a rated
    table unless you say no. They follow from the promised shuffle."""


@dataclass(frozen=True)
class Joined:
    table: TableInfo
    link: SeatLink


@dataclass(frozen=True)
class Shared:
    """Where everybody may look at a finished game; `/at/NUMBER` after it: as it was after that entry."""

    link: str


class NameWish(Request):
    """What you want to be called, `recorded`: also in records; null: nothing, as a guest."""

    name: Name | None
    recorded: bool = True


class JoinWish(Request):
    """A free seat, or any; at a table that is not open to everybody with the `invite` to it."""

    seat: SeatNumber | None = None
    name: Name | None = None
    recorded: bool = True
    invite: Token | None = None


class MatchWish(Request):
    """Somebody to play with: at a table that waits for people and fits, or at a new one, at a seat drawn by lot."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    fill_after: Annotated[float, Meta(ge=0, le=1_000_000)] = 0
    """If a new table is made: seconds after which bots of `fill_level` take the free seats; 0: never."""
    fill_level: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool = False
    name: Name | None = None
    recorded: bool = True


class LinkWish(Request):
    """The token of a secret link: the browser that sends it holds the link from then on."""

    token: Token
    name: Name | None = None
    recorded: bool = True


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


class RestCommand(Request):
    """When your slow clock rests: `sleep` from and to as minutes of a day of UTC, and `days` of vacation from now."""

    key: Key
    sleep: tuple[Minute, Minute] | None
    days: Annotated[int, Meta(ge=0, le=60)] = 0


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
    """A record to look at, or to go on with, from entry `at` or its end: as hotseat, or with these seats."""

    text: Annotated[str, Meta(min_length=1, max_length=600_000)]
    mode: Literal["look", "continue"] = "look"
    at: Number | None = None
    sheet: SheetText | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=4)] | None = None
    """Who goes on with it: `me` once, and bots."""


# ------------------------------------------------------------------------------- the coach


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
    called: str | None
    """What the account's person is called at tables; `recorded`: also in records."""
    recorded: bool
    tables: list[TableInfo]


@dataclass(frozen=True)
class Health:
    status: Literal["ok"]
    version: str
    database: str


@dataclass(frozen=True)
class Alive:
    status: Literal["ok"]
