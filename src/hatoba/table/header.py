"""What is settled when a table is made, and what changes while it is played besides the position."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from hatoba.engine.game import OptionValue
from hatoba.table.entries import Holder

Kind = Literal["game", "record"]
ClockKind = Literal["none", "turn", "game", "fischer", "days"]


@dataclass(frozen=True)
class SeatPlan:
    """Who is to play a seat."""

    holder: Holder
    level: str | None = None
    name: str | None = None
    """A bot's. What people are called stands beside the table, where it can be forgotten: `Table.names`."""
    hotseat: bool = False
    """Held by the same link as the table's other hotseat places."""
    claimed: bool = False
    """Whether its person is known to be there."""


@dataclass(frozen=True)
class Called:
    """What somebody is called at a table. `recorded`: also in the record of the game."""

    name: str
    recorded: bool = True


@dataclass(frozen=True)
class ClockPlan:
    """Time to think; `table/clocks.py` says what the kinds are."""

    kind: ClockKind = "none"
    seconds: float = 0.0
    on_timeout: Literal["bot", "resign"] = "bot"
    increment: float = 0.0
    """What the end of a turn gives back."""
    grace: float = 0.0
    """Seconds after the end of the time in which one may still act."""
    vacation: int = 0
    """Days on which a slow clock may rest, for each seat."""


@dataclass(frozen=True)
class Practice:
    """One turn to be played again and again, by whom, and after how many steps it began.

    It is of another table's analysis (`table`, `number`), or of a puzzle: then it is from no table.
    """

    table: str
    number: int
    seat: int
    first: int
    puzzle: str | None = None


@dataclass(frozen=True)
class Header:
    """A table as it was made. `kind` record: a game to look at, which nobody plays."""

    kind: Kind
    game: str
    players: int
    options: dict[str, OptionValue]
    sheet: str
    own_sheet: bool
    seats: list[SeatPlan]
    promise: str
    """SHA-256 of the record's header with the seed, published before the start."""
    clock: ClockPlan = ClockPlan()
    stand_in: str = "random"
    """The level of the bot that plays for somebody who is away."""
    name: str | None = None
    open: bool = False
    spectators: bool = True
    spectator_delay: float = 0.0
    lesson: str | None = None
    """The lesson that is taken here."""
    practice: Practice | None = None
    """One turn to try again and again: the bots of the other seats wait."""
    rated: bool = False
    """Its end moves the ratings of its people; until then there is no help."""
    lots: bool = False
    """Whether lots are drawn for the seats: `table/lots.py`."""
    fill_after: float = 0.0
    """Seconds after which bots take the seats that nobody has come for; 0: never."""
    fill_level: str | None = None
    sheet_name: str | None = None
    """Whose cards these are."""
    sheet_recorded: bool = False
    """Whether the record has the whole sheet."""
    daily: str | None = None
    """The day whose challenge is taken here: the shuffle is everybody's, so it stays secret until the day is over."""


def read_header(stored: Mapping[str, Any]) -> Header:
    """The header that `asdict` made."""
    seats = [SeatPlan(**seat) for seat in stored["seats"]]
    practice = stored.get("practice")
    return Header(
        **{
            **stored,
            "seats": seats,
            "clock": ClockPlan(**stored["clock"]),
            "practice": None if practice is None else Practice(**practice),
        }
    )


@dataclass(frozen=True)
class Seat:
    """Who plays a seat now. `claimed`: a person has come for it; `away`: a bot stands in until they are back."""

    holder: Holder
    level: str | None
    name: str | None
    claimed: bool
    hotseat: bool = False
    away: bool = False
    resigned: bool = False


@dataclass(frozen=True)
class Ask:
    """A wish to go back that needs everyone's consent."""

    number: int
    seat: int
    to: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Rest:
    """When a slow clock rests: every night from `sleep[0]` to `sleep[1]`, minutes of a day of UTC, and on vacation."""

    sleep: tuple[int, int] | None = None
    away_until: float = 0.0
    vacation: int = 0
    """Days taken so far."""


AWAKE = Rest()


@dataclass
class Meta:
    """Everything that follows from the log besides the line of play. Its lists are replaced, never changed."""

    number: int
    position: int
    """The number of the last entry that changed the position."""
    count: int
    """How many actions led there."""
    seats: list[Seat]
    used: list[float]
    """Seconds that each seat has thought, without the current turn."""
    since: float
    """When the seat to move began to think."""
    ask: Ask | None = None
    last_turn: dict[int, int] = field(default_factory=dict)
    """The number of each seat's own last entry that changed the position."""
    rematch: str | None = None
    redraws: int = 0
    """How often what nobody knows was dealt anew."""
    rests: dict[int, Rest] = field(default_factory=dict)


def first_meta(header: Header, made_at: float) -> Meta:
    """Before the first entry."""
    seats = [Seat(p.holder, p.level, p.name, p.claimed or p.holder == "bot", p.hotseat) for p in header.seats]
    return Meta(0, 0, 0, seats, [0.0] * header.players, made_at)
