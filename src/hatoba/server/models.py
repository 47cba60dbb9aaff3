"""What is sent and received. The OpenAPI description, and from it the client's types, come from here."""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatoba.engine.catalogue import Value
from hatoba.engine.game import OptionValue
from hatoba.engine.outcome import Outcome
from hatoba.engine.reasons import Reason
from hatoba.server.header import ClockPlan
from hatoba.server.vocabulary import Event, View

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


class SeatLink(msgspec.Struct):
    """A secret: whoever has it plays these seats. It is told once."""

    seats: list[int]
    token: str
    link: str


class SeatInfo(msgspec.Struct):
    """Who plays a seat. `away`: a bot stands in until its person is back."""

    seat: int
    holder: Literal["person", "bot"]
    person: bool
    """Whether it is the seat of somebody who has come and is asked before others go back, also while a bot plays it."""
    level: str | None
    name: str | None
    claimed: bool
    hotseat: bool
    away: bool
    resigned: bool


class TableInfo(msgspec.Struct):
    """A table as everybody may know it, and what you may do there."""

    id: str
    kind: Literal["game", "record"]
    status: Literal["running", "finished", "record"]
    game: str
    players: int
    options: dict[str, OptionValue]
    name: str | None
    sheet: str
    own_sheet: bool
    made_at: float
    number: int
    position: int
    to_move: int | None
    seats: list[SeatInfo]
    clock: ClockPlan
    open: bool
    joinable: bool
    spectators: bool
    spectator_delay: float
    promise: str
    """SHA-256 of the header of the record, seed included."""
    rematch: str | None
    mine: list[int]
    maker: bool
    your_turn: bool


class Created(msgspec.Struct):
    """The table and its secret links."""

    table: TableInfo
    links: list[SeatLink]
    watch: SeatLink | None
    maker: str
    """A token that may delete the table."""


class Joined(msgspec.Struct):
    table: TableInfo
    link: SeatLink


class JoinWish(Request):
    seat: SeatNumber | None = None
    name: Name | None = None


class LinkWish(Request):
    """The token of a secret link: the browser that sends it holds the link from then on."""

    token: Annotated[str, Meta(min_length=43, max_length=43)]


# ------------------------------------------------------------------------------- positions


class Legal(msgspec.Struct):
    """An action that can be played now; `events`, on request: what you would see happen."""

    action: int
    notation: str
    verb: str
    args: list[Value]
    events: list[Event] | None = None


class UndoInfo(msgspec.Struct):
    """Actions are counted from the start; alone, the seat to move can go back to `free_to`."""

    count: int
    free_to: int


class AskInfo(msgspec.Struct):
    """Someone asks to go back to `to` actions; these seats have yet to answer."""

    number: int
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class ClockInfo(msgspec.Struct):
    """Seconds left by seat when `since` was; the clock of seat `running` runs and ends at `deadline`."""

    left: list[float]
    running: int | None
    since: float
    deadline: float | None


@dataclass
class Position:
    """What a viewer may know after entry `number`. Commands name `position`."""

    table: str
    viewer: int | None
    number: int
    position: int
    status: Literal["running", "finished", "record"]
    to_move: int | None
    view: View
    legal: list[Legal] | None
    """For the seat to move only."""
    undo: UndoInfo | None
    ask: AskInfo | None
    clock: ClockInfo | None
    seats: list[SeatInfo]
    last_turn: int | None
    """The number of your own last action: what happened since begins after it."""
    outcome: Outcome | None


class Turn(msgspec.Struct):
    """The short form of a position."""

    table: str
    viewer: int | None
    number: int
    position: int
    to_move: int | None
    legal: list[int] | None


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


class PreviewShown(msgspec.Struct):
    """Events by action, up to the first draw or reveal; `complete`: nothing was drawn or shown."""

    position: int
    events: list[list[Event]]
    complete: bool


class Why(msgspec.Struct):
    """Whether an action can be played, and if not, why."""

    action: int
    notation: str
    legal: bool
    reason: Reason | None


class ActionPreview(msgspec.Struct):
    """What you would see happen, up to the first draw or reveal."""

    action: int
    events: list[Event]


class Refusal(msgspec.Struct):
    """Actions that cannot be played for the same reason."""

    reason: Reason
    notations: list[str]


class Tips(msgspec.Struct):
    """All actions of the catalogue in a position: what they would do, or why they cannot be played."""

    position: int
    previews: list[ActionPreview]
    refused: list[Refusal]


# ------------------------------------------------------------------------------- records


class Upload(Request):
    """A record to look at, or to go on with as hotseat, from entry `at` or its end."""

    text: Annotated[str, Meta(min_length=1, max_length=600_000)]
    mode: Literal["look", "continue"] = "look"
    at: Number | None = None
    sheet: SheetText | None = None


class Shuffle(msgspec.Struct):
    """The promise given before the start; after the end, what was promised."""

    promise: str
    header: str | None
    kept: bool | None
    """Whether SHA-256 of the header is the promise; check it yourself."""


class CoursePoint(msgspec.Struct):
    """Points after an entry."""

    number: int
    turn: int
    round: int
    seat: int | None
    scores: list[int]
    """On the track."""
    standing: list[int]
    """If the game had ended there."""


# ------------------------------------------------------------------------------- people


class Credentials(Request):
    name: Name
    passphrase: Annotated[str, Meta(min_length=10, max_length=200)]


class Me(msgspec.Struct):
    """Your account, if any, and the tables whose links this browser or account holds; your turn first."""

    account: str | None
    tables: list[TableInfo]


# ------------------------------------------------------------------------------- games


class OptionPlace(msgspec.Struct):
    """A number of players, and values of the options that are words."""

    players: int
    options: dict[str, OptionValue]


class OptionInfo(msgspec.Struct):
    """A choice before the game; `offered`: with which other choices all its values may be chosen."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    offered: list[OptionPlace]


class GameInfo(msgspec.Struct):
    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    levels: list[str]
    """Bots to play against, the easiest first."""
    categories: list[str]
    sheet: str


class VerbInfo(msgspec.Struct):
    """A kind of action; `args` are the names of its arguments."""

    name: str
    args: list[str]
    secret: bool


class PromptInfo(msgspec.Struct):
    """What a view says of the pending step: see `hatoba.engine.facts.Prompt`."""

    step: str
    fields: dict[str, str]
    parts: list[str]


class NamedThing(msgspec.Struct):
    """To be shown by its name: the message GAME-KIND-ID."""

    kind: str
    id: str


TextValue = float | str | NamedThing


class ThingInfo(msgspec.Struct):
    """A thing with a text, and the arguments of that text."""

    id: str
    values: dict[str, TextValue]


class GameFacts(msgspec.Struct):
    """What a client needs to know of a game besides its rules, with the numbers of its component sheet.

    How texts are made of it is told at the head of hatoba/locales/words.py.
    """

    info: GameInfo
    verbs: list[VerbInfo]
    text_kinds: dict[str, str]
    """The kind of name that an argument of a text has, where it differs from the argument's own name."""
    prompt: PromptInfo
    printed: dict[str, dict[int, dict[str, TextValue]]]
    """By argument and number: arguments that a card's number has only with the component sheet."""
    values: dict[str, TextValue]
    """The arguments of the rules texts."""
    things: dict[str, list[ThingInfo]]
    """By kind, in the order in which a reader wants them."""
    cards: dict[str, dict[int, dict[str, TextValue]]]
    """By kind and number."""
    texts: list[str]
    """Languages of texts that do not come with the client: /api/games/GAME/texts/LANGUAGE."""


class ActionInfo(msgspec.Struct):
    action: int
    notation: str
    verb: str
    args: list[Value]
    secret: bool


class ServerInfo(msgspec.Struct):
    version: str
    games: list[GameInfo]
    levels: list[str]


class Health(msgspec.Struct):
    status: Literal["ok"]
    version: str
    database: str


class Alive(msgspec.Struct):
    status: Literal["ok"]
