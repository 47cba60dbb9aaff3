"""A turn of a finished game to be tried again: its position as a table of one's own, at which the others wait."""

from collections.abc import Sequence
from dataclasses import replace

from hatoba.engine.course import Line, Redraw, Resign, Undo
from hatoba.engine.record import Entry as RecordEntry
from hatoba.engine.record import Record
from hatoba.table.entries import Entry, SeatEntry, numbered
from hatoba.table.header import Practice, SeatPlan
from hatoba.table.records import entries_of, head_of, header_of, record_of
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
    header = header_of(record, "game", seats, table.header.own_sheet)
    header = replace(header, stand_in=table.header.stand_in, spectators=False, practice=practice)
    played = [entry for entry in entries_of(record) if not isinstance(entry, SeatEntry)]
    log = numbered(played, 0, now)
    made = open_table("", header, head_of(record), record.game, now, log)
    made.names = {seat: called for seat, called in table.names.items() if seat == practice.seat}
    return made, log


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
