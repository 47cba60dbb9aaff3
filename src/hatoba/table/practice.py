"""A turn to be tried, of a finished game or of a puzzle: its position as a table of one's own; the others wait."""

from collections.abc import Sequence
from dataclasses import replace

from hatoba.engine.course import Line, Redraw, Resign, Undo
from hatoba.engine.record import Entry as RecordEntry
from hatoba.engine.record import Record
from hatoba.table.entries import Entry, SeatEntry, numbered
from hatoba.table.header import Header, Practice, SeatPlan
from hatoba.table.records import default_level, entries_of, head_of, header_of, record_of
from hatoba.table.table import Table, open_table


def practice_table(table: Table, entries: Sequence[Entry], practice: Practice, now: float) -> tuple[Table, list[Entry]]:
    """The new table and its log. The table must be finished, and these its entries."""
    record = record_until(record_of(table, entries), practice.first)
    seats = [
        SeatPlan("person", claimed=True)
        if at == practice.seat
        else SeatPlan("bot", level=seat.level or table.header.stand_in, name=table.name_of(at), claimed=True)
        for at, seat in enumerate(table.meta.seats)
    ]
    header = replace(header_of(record, "game", seats, table.header.own_sheet), stand_in=table.header.stand_in)
    made, log = _open(record, header, practice, now)
    made.names = {seat: called for seat, called in table.names.items() if seat == practice.seat}
    return made, log


def puzzle_table(record: Record, puzzle: str, seat: int, now: float) -> tuple[Table, list[Entry]]:
    """The table of a puzzle and its log. The record leads to its position, in which the seat is to move."""
    person, bot = SeatPlan("person", claimed=True), SeatPlan("bot", level=default_level(), claimed=True)
    seats = [person if at == seat else bot for at in range(record.players)]
    first = sum(len(entry.actions) for entry in record.entries if isinstance(entry, Line))
    practice = Practice("", 0, seat, first, puzzle)
    return _open(record, header_of(record, "game", seats, own_sheet=False), practice, now)


def _open(record: Record, header: Header, practice: Practice, now: float) -> tuple[Table, list[Entry]]:
    played = [entry for entry in entries_of(record) if not isinstance(entry, SeatEntry)]
    log = numbered(played, 0, now)
    header = replace(header, spectators=False, practice=practice)
    return open_table("", header, head_of(record), record.game, now, log), log


def record_until(record: Record, steps: int) -> Record:
    """The game up to so many steps of its line of play; what was taken back before stays in it."""
    count = kept = kept_count = 0
    for number, entry in enumerate(record.entries, 1):
        count = _count_after(count, entry)
        if count <= steps:
            kept, kept_count = number, count
    start = replace(record, entries=record.entries[:kept])
    if kept_count < steps:
        line = record.entries[kept]
        assert isinstance(line, Line)  # all others are one step at most
        state = start.replay()
        for action in line.actions[: steps - kept_count]:
            start.play(state, action)
    return start


def _count_after(count: int, entry: RecordEntry) -> int:
    if isinstance(entry, Undo):
        return entry.to
    if isinstance(entry, Line):
        return count + len(entry.actions)
    return count + isinstance(entry, Redraw | Resign)
