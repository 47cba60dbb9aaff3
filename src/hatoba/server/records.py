"""The log of a table as a record of the engine."""

from hatoba.engine.record import Bot, Line, Record, Redraw, Resign, Undo, parse_record
from hatoba.server.entries import Played, Redrawn, Resigned, SeatChanged, Undone
from hatoba.server.store import repository
from hatoba.server.table import Table
from hatoba.server.tables import Tables


async def record_of(tables: Tables, table: Table) -> Record:
    """The whole game: what the rules care about, and who played for whom."""
    async with tables.database.read() as connection:
        rows = await repository.find_rows(connection, table.id, 0, table.meta.number)
    record = parse_record(table.game, table.record_header)
    for row in rows:
        entry = row.entry
        if isinstance(entry, Played):
            add_line(record, entry)
        elif isinstance(entry, Undone):
            record.entries.append(Undo(entry.to))
        elif isinstance(entry, Redrawn):
            record.entries.append(Redraw(entry.ordinal))
        elif isinstance(entry, Resigned):
            record.entries.append(Resign(entry.seat))
        elif isinstance(entry, SeatChanged) and entry.holder == "bot" and entry.level is not None:
            record.entries.append(Bot(entry.seat, entry.level))
    return record


def add_line(record: Record, played: Played) -> None:
    """One line a turn: actions sent one by one in the same turn stand together."""
    last = record.entries[-1] if record.entries else None
    actions = tuple(played.actions)
    if isinstance(last, Line) and (last.turn, last.seat) == (played.turn, played.seat):
        record.entries[-1] = Line(last.turn, last.seat, (*last.actions, *actions), played.digest)
    else:
        record.entries.append(Line(played.turn, played.seat, actions, played.digest))
