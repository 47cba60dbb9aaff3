"""What can happen at a table: the entries of its log, as they are stored and, but for actions, as they are shown.

Some are the game's, the others the table's. An entry has its number and its time from the moment it is written down.
Its `kind` comes from a factory, so that it stands in the instance, where those who write JSON look for it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from hatoba.engine.course import Line, Move, Redraw, Resign, Rules, Stretch, Undo

T = TypeVar("T")
Holder = Literal["person", "bot"]
SeatChange = Literal["joined", "offered", "filled", "away", "back", "resigned"]
"""`filled`: a bot plays because nobody came."""


@dataclass(frozen=True, kw_only=True)
class Numbered:
    """Base of all entries."""

    number: int = 0
    at: float = 0.0


@dataclass(frozen=True)
class Played(Numbered):
    """Actions of one seat in one turn, applied all or none; their events as the rules logged them."""

    kind: Literal["actions"] = field(default_factory=lambda: "actions", init=False)
    seat: int
    turn: int
    actions: list[int]
    events: list[list[int]]
    digest: str


@dataclass(frozen=True)
class UndoEntry(Numbered):
    """Back to the position after so many actions."""

    kind: Literal["undo"] = field(default_factory=lambda: "undo", init=False)
    seat: int
    to: int


@dataclass(frozen=True)
class RedrawEntry(Numbered):
    """What nobody knew was dealt anew, for the so-many-th time: whoever went back must not know what comes."""

    kind: Literal["redraw"] = field(default_factory=lambda: "redraw", init=False)
    ordinal: int


@dataclass(frozen=True)
class RulesEntry(Numbered):
    """A game that began with older rules goes on with this version."""

    kind: Literal["rules"] = field(default_factory=lambda: "rules", init=False)
    version: int


@dataclass(frozen=True)
class ResignEntry(Numbered):
    kind: Literal["resign"] = field(default_factory=lambda: "resign", init=False)
    seat: int


@dataclass(frozen=True)
class SeatEntry(Numbered):
    """Who plays a seat from here on."""

    kind: Literal["seat"] = field(default_factory=lambda: "seat", init=False)
    seat: int
    holder: Holder
    why: SeatChange
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class NameEntry(Numbered):
    """Somebody is called otherwise from here on. The name stands beside the log, so that it can be forgotten."""

    kind: Literal["name"] = field(default_factory=lambda: "name", init=False)
    seat: int


@dataclass(frozen=True)
class RestEntry(Numbered):
    """When somebody's slow clock rests from here on: at night (minutes of a day of UTC), and for so many days now."""

    kind: Literal["rest"] = field(default_factory=lambda: "rest", init=False)
    seat: int
    sleep: tuple[int, int] | None
    days: int


@dataclass(frozen=True)
class AskEntry(Numbered):
    """Someone would like to go back further than they may alone."""

    kind: Literal["ask"] = field(default_factory=lambda: "ask", init=False)
    seat: int
    to: int


@dataclass(frozen=True)
class AnswerEntry(Numbered):
    kind: Literal["answer"] = field(default_factory=lambda: "answer", init=False)
    seat: int
    agreed: bool


@dataclass(frozen=True)
class ChatEntry(Numbered):
    """Text, never markup. Without a seat: a spectator, who may give a name."""

    kind: Literal["chat"] = field(default_factory=lambda: "chat", init=False)
    seat: int | None
    name: str | None
    text: str


@dataclass(frozen=True)
class NoticeEntry(Numbered):
    """The table will be deleted unless it is used."""

    kind: Literal["notice"] = field(default_factory=lambda: "notice", init=False)
    expires_at: float


@dataclass(frozen=True)
class RematchEntry(Numbered):
    """The same people go on at another table."""

    kind: Literal["rematch"] = field(default_factory=lambda: "rematch", init=False)
    table: str


@dataclass(frozen=True)
class HintEntry(Numbered):
    """The coach has told this seat what to do."""

    kind: Literal["hint"] = field(default_factory=lambda: "hint", init=False)
    seat: int


SeatMove = Played | UndoEntry | ResignEntry
"""What a seat does in the game."""
GameEntry = SeatMove | RedrawEntry | RulesEntry
"""Changes the position, or how it goes on."""
TableEntry = (
    SeatEntry | NameEntry | RestEntry | AskEntry | AnswerEntry | ChatEntry | NoticeEntry | RematchEntry | HintEntry
)
Entry = GameEntry | TableEntry

KINDS: dict[str, type[Entry]] = {
    "actions": Played,
    "undo": UndoEntry,
    "redraw": RedrawEntry,
    "rules": RulesEntry,
    "resign": ResignEntry,
    "seat": SeatEntry,
    "name": NameEntry,
    "rest": RestEntry,
    "ask": AskEntry,
    "answer": AnswerEntry,
    "chat": ChatEntry,
    "notice": NoticeEntry,
    "rematch": RematchEntry,
    "hint": HintEntry,
}


def altered(thing: T, **values: Any) -> T:
    """A shallow copy with other values, for what is copied with every action: `replace` looks at each of its fields."""
    copy: T = object.__new__(type(thing))
    vars(copy).update(vars(thing), **values)
    return copy


def numbered(entries: Sequence[Entry], after: int, at: float) -> list[Entry]:
    """The entries as they are written down behind entry `after`."""
    return [altered(entry, number=number, at=at) for number, entry in enumerate(entries, after + 1)]


def played(stretch: Stretch) -> Played:
    """The entry of actions that were just played."""
    line = stretch.line
    return Played(line.seat, line.turn, list(line.actions), stretch.events, line.digest)


def move_of(entry: GameEntry) -> Move:
    """What an entry is to the line of play."""
    if isinstance(entry, Played):
        return Line(entry.turn, entry.seat, tuple(entry.actions), entry.digest)
    if isinstance(entry, UndoEntry):
        return Undo(entry.to)
    if isinstance(entry, RulesEntry):
        return Rules(entry.version)
    return Redraw(entry.ordinal) if isinstance(entry, RedrawEntry) else Resign(entry.seat)


def store_entry(entry: Entry) -> dict[str, Any]:
    """An entry as JSON for the log, where its number and time stand beside it."""
    stored = {"type": entry.kind, **vars(entry)}
    for beside in ("kind", "number", "at"):
        del stored[beside]
    return stored


def read_entry(stored: Mapping[str, Any], number: int, at: float) -> Entry:
    """The entry that was stored."""
    fields = dict(stored)
    if fields.get("sleep"):
        fields["sleep"] = tuple(fields["sleep"])
    return KINDS[fields.pop("type")](**fields, number=number, at=at)
