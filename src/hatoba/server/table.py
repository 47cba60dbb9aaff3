"""A table in memory: derived from its header and its log, and lost at any time without harm."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hatoba.engine.game import Game
from hatoba.engine.record import Redraw, Resign
from hatoba.engine.state import RUNNING, State
from hatoba.server import clocks
from hatoba.server.course import Course
from hatoba.server.entries import (
    CHANGES_POSITION,
    Played,
    Redrawn,
    Rematched,
    Resigned,
    Row,
    SeatChanged,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from hatoba.server.header import Ask, Header, Meta, copy_meta, encode_meta
from hatoba.server.store.journal import Snapshot, Summary

SNAPSHOT_EVERY = 64


@dataclass(frozen=True)
class Link:
    """What the holder of a token may do at a table."""

    seats: tuple[int, ...]
    maker: bool


@dataclass
class Table:
    """The game, the line of play and who sits where. Commands and catching up hold the lock."""

    id: str
    header: Header
    record_header: str
    game: Game
    made_at: float
    course: Course
    meta: Meta
    links: dict[str, Link]
    used_at: float
    hooked: frozenset[int] = frozenset()
    """Seats whose holder wants to be told by a webhook."""
    snapshot_number: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: dict[Any, bytes] = field(default_factory=dict)
    """What was last sent of this position, by viewer; emptied by every entry."""

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def running(self) -> bool:
        return self.header.kind == "game" and self.state.over == RUNNING

    @property
    def status(self) -> str:
        return "record" if self.header.kind == "record" else "running" if self.running else "finished"

    @property
    def to_move(self) -> int | None:
        return self.state.to_move if self.running else None

    @property
    def free_seats(self) -> list[int]:
        """Seats for people that nobody has come for."""
        return [at for at, seat in enumerate(self.meta.seats) if seat.holder == "person" and not seat.claimed]

    @property
    def joinable(self) -> bool:
        return self.header.open and self.running and bool(self.free_seats)

    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        seat = self.to_move
        return self.meta.seats[seat].level if seat is not None and self.meta.seats[seat].holder == "bot" else None

    def people(self) -> list[int]:
        """Seats of people who have come, also while a bot stands in for them."""
        planned = zip(self.header.seats, self.meta.seats, strict=True)
        return [
            at
            for at, (plan, seat) in enumerate(planned)
            if plan.holder == "person" and seat.claimed and not seat.resigned
        ]

    def others(self, seat: int) -> list[int]:
        """Seats of the people at the table other than this seat's; hotseat places are one person's."""
        seats = self.meta.seats
        return [at for at in self.people() if at != seat and not (seats[seat].hotseat and seats[at].hotseat)]

    # ------------------------------------------------------------------------------- what entries do

    def fold(self, row: Row) -> None:
        """Take in the next entry of the log."""
        assert row.number == self.meta.number + 1
        before = self.to_move
        ran = clocks.is_running(self)
        entry = row.entry
        if isinstance(entry, CHANGES_POSITION):
            self.course = self._after(entry)
        fold_meta(self.meta, row)
        self.meta.count = self.course.count
        self._run_clocks(before, ran, row.at)
        self.shown = {}

    def _run_clocks(self, before: int | None, ran: bool, now: float) -> None:
        if self.to_move != before or clocks.is_running(self) != ran:
            if ran and before is not None:
                self.meta.used[before] += max(0.0, now - self.meta.since)
            self.meta.since = now

    def _after(self, entry: Played | Undone | Redrawn | Resigned) -> Course:
        if isinstance(entry, Played):
            return self.course.replayed(entry)
        if isinstance(entry, Undone):
            return self.course.undone(entry.to)
        return self.course.stepped(Redraw(entry.ordinal) if isinstance(entry, Redrawn) else Resign(entry.seat))

    def after(self, rows: Sequence[Row], course: Course) -> "Table":
        """This table as it will be after these entries, for what is written of it in the same commit."""
        later = replace(self, course=course, meta=copy_meta(self.meta), shown={})
        before = self.to_move
        ran = clocks.is_running(self)
        for row in rows:
            fold_meta(later.meta, row)
        later.meta.count = course.count
        later._run_clocks(before, ran, rows[-1].at)
        return later

    def adopt(self, later: "Table") -> None:
        """Be what `after` foretold: it is durable now."""
        self.course, self.meta, self.snapshot_number = later.course, later.meta, later.snapshot_number
        self.used_at, self.shown = later.used_at, {}

    # ------------------------------------------------------------------------------- what is written of it

    def summary(self) -> Summary:
        return Summary(self.status, self.joinable, self.to_move, self.used_at, self.wake_at())

    def wake_at(self) -> float | None:
        """When the server has something to do here: a bot to think for, a clock that runs out."""
        if self.bot_to_move() is not None:
            return 0.0
        return clocks.deadline(self)

    def snapshot(self) -> Snapshot | None:
        """The position, if it begins a line of play and the last one stored is old."""
        if self.course.free != self.course.count or self.meta.number - self.snapshot_number < SNAPSHOT_EVERY:
            return None
        return self.take_snapshot()

    def take_snapshot(self) -> Snapshot:
        return Snapshot(self.meta.number, self.game.rules_version, encode_meta(self.meta), self.state.to_bytes())


def fold_meta(meta: Meta, row: Row) -> None:
    """What an entry changes besides the line of play."""
    entry = row.entry
    meta.number = row.number
    if isinstance(entry, CHANGES_POSITION):
        meta.position = row.number
        meta.ask = None
        if isinstance(entry, Redrawn):
            meta.redraws = entry.ordinal
            return
        meta.last_turn[entry.seat] = row.number
        if isinstance(entry, Resigned):
            meta.seats[entry.seat].resigned = True
    elif isinstance(entry, SeatChanged):
        change_seat(meta, entry)
    elif isinstance(entry, UndoAsked):
        meta.ask = Ask(row.number, entry.seat, entry.to, [])
    elif isinstance(entry, UndoAnswered) and meta.ask is not None:
        if entry.agreed:
            meta.ask.agreed.append(entry.seat)
        else:
            meta.ask = None
    elif isinstance(entry, Rematched):
        meta.rematch = entry.table


def change_seat(meta: Meta, entry: SeatChanged) -> None:
    seat = meta.seats[entry.seat]
    seat.holder = entry.holder
    seat.level = entry.level
    seat.name = entry.name or seat.name
    seat.away = entry.why == "away"
    seat.claimed = True
