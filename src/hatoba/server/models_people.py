"""What is sent of people: their games, their bests, their ratings."""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatoba.server.models import Request
from hatoba.server.models_sheets import OwnSheets
from hatoba.table.entries import ChatEntry, RestEntry
from hatoba.table.models import TableInfo


@dataclass(frozen=True)
class PlayedSeat:
    """A seat of a finished game. `level`: of a bot; `name` null: a guest, or somebody whose account is gone."""

    name: str | None
    level: str | None
    score: int
    place: int
    you: bool


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of yours."""

    table: str
    """It may be gone by now; its result stays."""
    at: float
    game: str
    players: int
    seats: list[PlayedSeat]
    rated: bool
    rating: float | None
    """Yours after it, if it was rated."""
    deviation: float | None


@dataclass(frozen=True)
class GameTally:
    """All your games of one kind. `won`: alone or shared; `best`: your most points."""

    game: str
    games: int
    won: int
    best: int


@dataclass(frozen=True)
class OpponentTally:
    """All your games with somebody. `ahead`: in how many you had the better place; `points`: yours above theirs, on
    average."""

    name: str | None
    level: str | None
    games: int
    ahead: int
    points: float


@dataclass(frozen=True)
class PersonalBest:
    """The most points, the greatest lead over who came next, the longest row of wins."""

    kind: Literal["points", "lead", "row"]
    game: str
    players: int | None
    value: int
    at: float


@dataclass(frozen=True)
class RatingShown:
    """How strong you are at a game: between `rating` - 1.96 `deviation` and + 1.96 `deviation` with 95 % certainty."""

    game: str
    rating: float
    deviation: float
    games: int
    provisional: bool


@dataclass(frozen=True)
class SeatRating:
    """How strong who plays a seat of a rated table is; people only if they show their ratings."""

    seat: int
    rating: float
    deviation: float
    provisional: bool


@dataclass(frozen=True)
class StrengthAt:
    """How well you decided in turns that were best about a thing, as texts name it: `area` and `church`, say."""

    kind: str
    thing: str
    turns: int
    accuracy: float


@dataclass(frozen=True)
class Strength:
    """What the coach says of your games of one kind: how near your turns came to the best ones found, up to 100; null
    where there was nothing to decide. `good` at, the best first; `weak` at, the worst first."""

    game: str
    games: int
    """Of yours that the coach has looked at; the last ones count."""
    turns: int
    accuracy: float | None
    opening: float | None
    middle: float | None
    ending: float | None
    good: list[StrengthAt]
    weak: list[StrengthAt]


@dataclass(frozen=True)
class Profile:
    """What your account knows of your games; the last ones last."""

    account: str
    called: str | None
    since: float
    on_ladder: bool
    games: int
    won: int
    by_game: list[GameTally]
    opponents: list[OpponentTally]
    bests: list[PersonalBest]
    ratings: list[RatingShown]
    history: list[PlayedGame]


@dataclass(frozen=True)
class SaidAt:
    table: str
    said: ChatEntry


@dataclass(frozen=True)
class RestAt:
    table: str
    said: RestEntry


@dataclass(frozen=True)
class WebhookKept:
    table: str
    seat: int
    url: str


@dataclass(frozen=True)
class CallingKept:
    """How a browser of yours is called: where its messages go, for what, when not, and the address of its mails."""

    endpoint: str | None
    keys: list[str]
    """By which only this browser reads what is sent."""
    wants: list[str]
    quiet: tuple[int, int] | None
    """From and to, as minutes of a day of UTC."""
    silent: list[str]
    """Tables that do not call it."""
    mail: str | None
    mail_minute: int | None
    """Of a day of UTC."""
    language: str


@dataclass(frozen=True)
class LessonTaken:
    """How far you have come in a lesson, or in the first game of a kind (GAME-game); `table`: where you left it."""

    lesson: str
    table: str | None
    step: int
    """Of the lesson's steps, from 1."""
    done: bool
    """Once, at least."""


@dataclass(frozen=True)
class Export:
    """All that is kept of you."""

    profile: Profile
    recorded: bool
    tables: list[TableInfo]
    chat: list[SaidAt]
    rests: list[RestAt]
    webhooks: list[WebhookKept]
    calling: list[CallingKept]
    sheets: OwnSheets
    lessons: list[LessonTaken]
    sessions: list[float]
    """When each browser that is signed in was last seen, to the day."""


@dataclass(frozen=True)
class LadderRow:
    """Somebody, or a bot, at a game."""

    name: str | None
    level: str | None
    rating: float
    deviation: float
    games: int | None


@dataclass(frozen=True)
class Ladder:
    """The best at a game whose deviation is at most `sure`, and the bots among them."""

    game: str
    rows: list[LadderRow]
    sure: float


class LadderWish(Request):
    """Whether your ratings are shown to everybody, with your account's name."""

    shown: bool


LESSON = "^[a-z_]{1,20}-[a-z_]{1,20}$"
"""The name of a lesson, with its game before it."""
LessonName = Annotated[str, Meta(pattern=LESSON)]


class LessonPlace(Request):
    """Where you are in a lesson, and whether you have taken it to its end."""

    step: Annotated[int, Meta(ge=0, le=200)]
    table: Annotated[str, Meta(pattern="^[a-z0-9]{1,16}$")] | None = None
    done: bool = False


class LessonPlaces(Request):
    """What a browser knows of your lessons, by their names."""

    lessons: Annotated[dict[LessonName, LessonPlace], Meta(max_length=100)] = msgspec.field(default_factory=dict)
