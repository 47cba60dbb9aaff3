"""What a table tells. The API publishes these as they are; so will whoever shows a table without a server."""

from dataclasses import dataclass, field
from typing import Literal

from hatoba.engine.catalogue import Value
from hatoba.engine.game import OptionValue
from hatoba.engine.outcome import Outcome
from hatoba.engine.reasons import Reason
from hatoba.table.entries import Holder, Numbered, RedrawEntry, ResignEntry, RulesEntry, TableEntry, UndoEntry
from hatoba.table.header import ClockPlan, Kind, Practice
from hatoba.table.table import Status
from hatoba.table.vocabulary import Event, View

# ----------------------------------------------------------------------------------- the table


@dataclass(frozen=True)
class SeatInfo:
    """Who plays a seat. `away`: a bot stands in until its person is back."""

    seat: int
    holder: Holder
    person: bool
    """Whether it is the seat of somebody who has come and is asked before others go back, also while a bot plays it."""
    level: str | None
    name: str | None
    claimed: bool
    hotseat: bool
    away: bool
    resigned: bool


@dataclass(frozen=True)
class Result:
    """How a game ended, by seat: points, and places from 1 for the winners."""

    scores: list[int]
    ranks: list[int]


@dataclass(frozen=True)
class TableInfo:
    """A table as everybody may know it, and what you may do there."""

    id: str
    kind: Kind
    status: Status
    game: str
    players: int
    options: dict[str, OptionValue]
    name: str | None
    sheet: str
    own_sheet: bool
    sheet_name: str | None
    """Whose cards are played, if it is an own sheet with a name."""
    made_at: float
    number: int
    position: int
    to_move: int | None
    seats: list[SeatInfo]
    clock: ClockPlan
    open: bool
    joinable: bool
    fill_at: float | None
    """When bots take the seats that are free."""
    spectators: bool
    spectator_delay: float
    rated: bool
    """Whether its end moves ratings: no hints, no taking back beyond one's turn."""
    lots: bool
    """Whether lots are drawn for the seats: nobody chooses one."""
    lesson: str | None
    promise: str
    """SHA-256 of the header of the record, seed included."""
    rematch: str | None
    practice: Practice | None
    """Where this is a turn to be tried again: which one."""
    daily: str | None
    """The day whose challenge is taken here. Record, shuffle and analysis open when it is over, at midnight of UTC."""
    result: Result | None
    """Once the game is over."""
    mine: list[int]
    maker: bool
    invited: bool
    """Whether you may take any seat that is free."""
    your_turn: bool
    shared: bool = False
    """Whether everybody who has the address may look at it, now that it is over."""
    public: bool = False
    """Whether that is why you may."""


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
    invite: SeatLink | None
    """One link for all free seats: whoever has it takes one of them."""
    maker: str
    """A token that may delete the table."""


@dataclass(frozen=True)
class Shuffle:
    """The promise given before the start; after the end, what was promised."""

    promise: str
    header: str | None
    kept: bool | None
    """Whether SHA-256 of the header is the promise; check it yourself."""


# ----------------------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Legal:
    """An action that can be played now; `events`, on request: what you would see happen."""

    action: int
    notation: str
    verb: str
    args: tuple[Value, ...]
    events: list[Event] | None


@dataclass(frozen=True)
class UndoInfo:
    """Actions are counted from the start; alone, the seat to move can go back to `free_to`."""

    count: int
    free_to: int


@dataclass(frozen=True)
class AskInfo:
    """Someone asks to go back to `to` actions; these seats have yet to answer."""

    number: int
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


@dataclass(frozen=True)
class ClockInfo:
    """Seconds left by seat when `since` was; the clock of seat `running` runs and ends at `deadline`."""

    left: list[float]
    running: int | None
    since: float
    deadline: float | None
    """Whoever is past it may still act for as long as the clock's `grace`."""
    pauses: list[tuple[float, float]]
    """From when to when the clock that runs rests."""
    vacation: list[int]
    """Days of vacation left, by seat."""


@dataclass(frozen=True)
class LessonInfo:
    """A lesson; the text lesson-NAME is its title, its attribute `about` says what it is about."""

    name: str
    game: str
    minutes: int
    steps: int


@dataclass(frozen=True)
class LessonStep:
    """What is said in a step of a lesson: the id of a text with its arguments, and the things it is about."""

    text: str
    numbers: dict[str, int]
    show: list[str]


@dataclass(frozen=True)
class LessonShown:
    """Where you are in a lesson: the steps of this position, the first of which has `first` others before it.

    All but the last are only to be read; the last waits for one of the actions `accepted`, the lesson's own first.
    Without such actions the lesson has come to its end.
    """

    lesson: str
    first: int
    count: int
    steps: list[LessonStep]
    accepted: list[int]
    rule: str = ""
    """Of an example: the part of the rules that it belongs to."""


@dataclass(frozen=True)
class Position:
    """What a viewer may know after entry `number`. Commands name `position`."""

    table: str
    viewer: int | None
    number: int
    position: int
    status: Status
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
    lesson: LessonShown | None = None


@dataclass(frozen=True)
class Example:
    """An example of the rules: how the table lies there. The lesson of this name plays it."""

    lesson: str
    rule: str
    """The part of the rules: the end of a `rules-GAME-...` id."""
    picture: str
    """The thing that is drawn."""
    table: TableInfo
    position: Position


@dataclass(frozen=True)
class Rulebook:
    """What the rules of a game show besides their texts: what is printed on the components, and examples."""

    sheet: dict[str, object]
    examples: list[Example]


@dataclass(frozen=True)
class Turn:
    """The short form of a position."""

    table: str
    viewer: int | None
    number: int
    position: int
    to_move: int | None
    legal: list[int] | None


@dataclass(frozen=True)
class PreviewShown:
    """Events by action, up to the first draw or reveal; `complete`: nothing was drawn or shown."""

    position: int
    events: list[list[Event]]
    complete: bool


@dataclass(frozen=True)
class Why:
    """Whether an action can be played, and if not, why."""

    action: int
    notation: str
    legal: bool
    reason: Reason | None


@dataclass(frozen=True)
class ActionPreview:
    """What you would see happen, up to the first draw or reveal.

    `points`: by how much it changes what you would have if the game ended; None after a draw or reveal.
    """

    action: int
    events: list[Event]
    points: int | None


@dataclass(frozen=True)
class RefusedActions:
    """Actions that cannot be played for the same reason."""

    reason: Reason
    notations: list[str]


@dataclass(frozen=True)
class Tips:
    """All actions of the catalogue in a position: what they would do, or why they cannot be played."""

    position: int
    previews: list[ActionPreview]
    refused: list[RefusedActions]


@dataclass(frozen=True)
class CoursePoint:
    """Points after an entry."""

    number: int
    turn: int
    round: int
    seat: int | None
    scores: list[int]
    """On the track."""
    standing: list[int]
    """If the game had ended there."""


# ----------------------------------------------------------------------------------- the log


@dataclass(frozen=True)
class ShownAction:
    """An action as a viewer may know it: another seat's secret choice is a verb only."""

    verb: str
    action: int | None
    notation: str
    args: tuple[Value, ...] | None
    events: list[Event]


@dataclass(frozen=True)
class ActionsEntry(Numbered):
    kind: Literal["actions"] = field(default_factory=lambda: "actions", init=False)
    seat: int
    turn: int
    actions: list[ShownAction]


AnyEntry = ActionsEntry | UndoEntry | RedrawEntry | RulesEntry | ResignEntry | TableEntry
"""What happened, as a viewer may know it."""


@dataclass(frozen=True)
class EntryMessage:
    """`event: entry`: something happened."""

    table: str
    viewer: int | None
    entry: AnyEntry


@dataclass(frozen=True)
class Entries:
    """Part of the log; `number` is the last entry there is."""

    table: str
    viewer: int | None
    number: int
    entries: list[AnyEntry]


@dataclass(frozen=True)
class Brought:
    """What a seat has more of one kind after a turn; below 0: less."""

    seat: int
    kind: str
    amount: int


@dataclass(frozen=True)
class Deed:
    """Something to tell of a turn. Events that differ only in the field `each` are told together; empty: one event."""

    events: list[Event]
    each: str


@dataclass(frozen=True)
class TurnTold:
    """A seat's turn, or its part in another's, as one line: what it was about, what was done, what it came to.

    `first` and `last` are the numbers of its entries; what was taken back is not told.
    """

    seat: int
    turn: int
    round: int
    first: int
    last: int
    about: list[Deed]
    deeds: list[Deed]
    brought: list[Brought]


@dataclass(frozen=True)
class Turns:
    """The turns that end after an entry; the last one may still go on. `number` is the last entry there is."""

    table: str
    viewer: int | None
    number: int
    turns: list[TurnTold]


@dataclass(frozen=True)
class Done:
    """Durable. `entries` are what the request did, as its seat may know it."""

    table: str
    number: int
    position: int | None
    """The new position, if the request changed it."""
    entries: list[AnyEntry]
