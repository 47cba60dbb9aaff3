"""A table: derived from its header and its log, and lost at any time without harm."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Self, TypeVar

from hatoba.engine.course import Course
from hatoba.engine.game import Game
from hatoba.engine.record import parse_record
from hatoba.engine.state import RUNNING, State
from hatoba.table import clocks
from hatoba.table.entries import (
    AnswerEntry,
    AskEntry,
    Entry,
    GameEntry,
    Played,
    RematchEntry,
    ResignEntry,
    RestEntry,
    SeatEntry,
    SeatMove,
    altered,
    move_of,
    numbered,
)
from hatoba.table.header import AWAKE, Ask, Called, Header, Meta, Rest, first_meta

T = TypeVar("T")
Status = Literal["running", "finished", "record"]


@dataclass(frozen=True)
class Decision:
    """What a command does: its entries, and the line of play after them if that changes."""

    entries: Sequence[Entry]
    course: Course | None = None


@dataclass(frozen=True)
class Place:
    """Where a table is after one of its entries: what is stored of it, or sent to another process."""

    meta: Meta
    state: bytes
    free: int
    old: bool = False

    def course(self, game: Game, header: Header) -> Course:
        """A line of play that begins here."""
        state = game.from_bytes(header.players, header.options, self.state)
        return replace(Course.at(state, self.meta.count, redraws=self.meta.redraws, old=self.old), free=self.free)


@dataclass
class Table:
    """The game, the line of play and who sits where."""

    id: str
    header: Header
    record_header: str
    """The head of the game's record: the seed is in it."""
    game: Game
    made_at: float
    course: Course
    meta: Meta
    names: dict[int, Called] = field(default_factory=dict, kw_only=True)
    """What people are called, by seat: no part of the log, so that it can be forgotten. Replaced, never changed."""

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def running(self) -> bool:
        return self.header.kind == "game" and self.course.state.over == RUNNING

    @property
    def status(self) -> Status:
        if self.header.kind == "record":
            return "record"
        return "running" if self.course.state.over == RUNNING else "finished"

    @property
    def to_move(self) -> int | None:
        return self.course.state.to_move if self.header.kind == "game" else None

    @property
    def free_seats(self) -> list[int]:
        """Seats for people that nobody has come for."""
        return [at for at, seat in enumerate(self.meta.seats) if seat.holder == "person" and not seat.claimed]

    @property
    def joinable(self) -> bool:
        return self.header.open and self.running and bool(self.free_seats)

    @property
    def fill_at(self) -> float | None:
        """When bots take the seats that nobody has come for."""
        waits = self.header.fill_after > 0 and self.running and self.free_seats
        return self.made_at + self.header.fill_after if waits else None

    def name_of(self, seat: int) -> str | None:
        """What the person of a seat, or its bot, is called; tables of 0.1 have names in their log."""
        called = self.names.get(seat)
        return self.meta.seats[seat].name if called is None else called.name

    def may_act(self, viewer: int | None) -> bool:
        """Whether the viewer is the person whose turn it is."""
        return viewer is not None and viewer == self.to_move and self.meta.seats[viewer].holder == "person"

    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        seat = self.to_move
        if seat is None or self.header.practice is not None or self.meta.seats[seat].holder != "bot":
            return None
        return self.meta.seats[seat].level

    def people(self) -> list[int]:
        """Seats of people who have come, or for whom a bot plays: they may come back."""
        planned = zip(self.header.seats, self.meta.seats, strict=True)
        return [
            at
            for at, (plan, seat) in enumerate(planned)
            if plan.holder == "person" and (seat.claimed or seat.holder == "bot") and not seat.resigned
        ]

    def others(self, seat: int) -> list[int]:
        """Seats of the people at the table other than this seat's; hotseat places are one person's."""
        seats = self.meta.seats
        return [at for at in self.people() if at != seat and not (seats[seat].hotseat and seats[at].hotseat)]

    # ------------------------------------------------------------------------------- what entries do

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        assert entry.number == self.meta.number + 1
        course = self.course.follow(move_of(entry)) if isinstance(entry, GameEntry) else self.course
        self.adopt(self.after([entry], course))

    def after(self, entries: Sequence[Entry], course: Course) -> Self:
        """This table as it will be after these entries, for what is written of it in the same commit."""
        meta = altered(self.meta, count=course.count, redraws=course.redraws)
        for entry in entries:
            fold_meta(meta, entry)
        later = altered(self, course=course, meta=meta)
        before, ran = self.to_move, clocks.is_running(self)
        rests = ran and any(isinstance(entry, RestEntry) and entry.seat == before for entry in entries)
        if later.to_move != before or clocks.is_running(later) != ran or rests:
            now = entries[-1].at
            if ran and before is not None:
                played = any(isinstance(entry, Played) for entry in entries)
                turn_over = played and 0 < self.state.turn != later.state.turn  # before the first, everybody chooses
                meta.used = with_value(meta.used, before, clocks.used_after(self, before, now, turn_over))
            meta.since = now
        return later

    def adopt(self, later: "Table") -> None:
        """Be what `after` foretold."""
        self.course, self.meta = later.course, later.meta

    def do(self, decision: Decision, now: float) -> list[Entry]:
        """Write a decision down, where no store has to do so first; the entries, with their numbers."""
        entries = numbered(decision.entries, self.meta.number, now)
        self.adopt(self.after(entries, decision.course or self.course))
        return entries

    # ------------------------------------------------------------------------------- places

    def place(self) -> Place:
        """Where the table is now."""
        return Place(self.meta, self.state.to_bytes(), self.course.free, self.course.old)

    def at(self, place: Place) -> Self:
        """A copy of the table as it is there."""
        return replace(self, course=place.course(self.game, self.header), meta=place.meta)


def open_table(
    table_id: str,
    header: Header,
    record_header: str,
    game: Game,
    made_at: float,
    entries: Sequence[Entry] = (),
    place: Place | None = None,
) -> Table:
    """The table of what is stored: a header and entries, those after `place` if there is one.

    The only way from a stored table to its line of play. HatobaError: it does not replay with these rules.
    """
    if place is None:
        course, meta = parse_record(game, record_header).course(), first_meta(header, made_at)
    else:
        course, meta = place.course(game, header), place.meta
    table = Table(table_id, header, record_header, game, made_at, course, meta)
    for entry in entries:
        table.fold(entry)
    return table


def fold_meta(meta: Meta, entry: Entry) -> None:
    """What an entry changes besides the line of play."""
    meta.number = entry.number
    if isinstance(entry, GameEntry):
        meta.position = entry.number
        meta.ask = None
        if isinstance(entry, SeatMove):
            meta.last_turn = {**meta.last_turn, entry.seat: entry.number}
        if isinstance(entry, ResignEntry):
            meta.seats = with_value(meta.seats, entry.seat, replace(meta.seats[entry.seat], resigned=True))
    elif isinstance(entry, SeatEntry):
        change_seat(meta, entry)
    elif isinstance(entry, RestEntry):
        before = meta.rests.get(entry.seat, AWAKE)
        away = max(entry.at, before.away_until) + entry.days * clocks.DAY if entry.days else before.away_until
        meta.rests = {**meta.rests, entry.seat: Rest(entry.sleep, away, before.vacation + entry.days)}
    elif isinstance(entry, AskEntry):
        meta.ask = Ask(entry.number, entry.seat, entry.to)
    elif isinstance(entry, AnswerEntry) and meta.ask is not None:
        meta.ask = replace(meta.ask, agreed=(*meta.ask.agreed, entry.seat)) if entry.agreed else None
    elif isinstance(entry, RematchEntry):
        meta.rematch = entry.table


def change_seat(meta: Meta, entry: SeatEntry) -> None:
    before = meta.seats[entry.seat]
    now = replace(
        before,
        holder=entry.holder,
        level=entry.level,
        name=entry.name or before.name,
        away=entry.why == "away",
        claimed=before.claimed or entry.why != "filled",
    )
    meta.seats = with_value(meta.seats, entry.seat, now)


def with_value(values: Sequence[T], at: int, value: T) -> list[T]:
    """The same list but for one of its values."""
    return [*values[:at], value, *values[at + 1 :]]
