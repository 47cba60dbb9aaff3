"""Records and logs replayed in the clerk's process: here they may take long and need much."""

from collections import OrderedDict
from dataclasses import dataclass, replace

from hatoba.components import InvalidSheet
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.engine.record import parse_header, parse_record
from hatoba.games import game as find_game
from hatoba.server.course import Course, Unreachable, WrongDigest
from hatoba.server.entries import CHANGES_POSITION, Played, Row, SeatChanged, decode_entry, encode_entry
from hatoba.server.header import Kind, copy_meta, decode_header, encode_header, encode_meta, first_meta
from hatoba.server.making import record_header, record_table_header, replay_entries
from hatoba.server.models import CoursePoint
from hatoba.server.places import Place, ReadRecord
from hatoba.server.problems import Problem
from hatoba.server.sheets import game_with_own_sheet
from hatoba.server.store.repository import Log
from hatoba.server.table import Table

MAX_LINES = 4000
MAX_ACTIONS = 20_000
"""Ten times the longest games."""
MAX_NUMBER = 2**31 - 1
MARK_EVERY = 16
GAMES_KEPT = 8


# ------------------------------------------------------------------------------- records


def require_size(text: str) -> None:
    """Cheap, so that it is asked before anything else is."""
    lines = text.count("\n")
    if lines > MAX_LINES or lines + text.count(";") > MAX_ACTIONS:
        raise Problem(
            422,
            "invalid_record",
            f"a record here has at most {MAX_LINES} lines and {MAX_ACTIONS} actions",
            field="text",
        )


def read_record(text: str, sheet: str | None, at: int | None, kind: Kind, now: float) -> ReadRecord:
    """Parse and replay an upload; Problem says what is wrong with it."""
    try:
        fields, options, _ = parse_header(text)
        if any(type(value) is int and value > MAX_NUMBER for value in options.values()):
            raise ValueError(f"options go up to {MAX_NUMBER}")
        game = find_game(fields["game"]) if sheet is None else game_with_own_sheet(fields["game"], sheet)
        record = parse_record(game, text)
        if at is not None:
            record.entries = record.entries[:at]
        entries = replay_entries(record)
    except InvalidSheet as error:  # it was read before, so this is none of the game that the record names
        raise Problem(422, "invalid_sheet", str(error), field="sheet") from error
    except (HatobaError, ValueError, OverflowError) as error:
        raise Problem(422, "invalid_record", str(error), field="text") from error
    if kind == "game":  # whoever played, one person goes on with all seats
        entries = [entry for entry in entries if not isinstance(entry, SeatChanged)]
    header = record_table_header(record, kind, sheet is not None)
    course = Course.at(record.first_state(), 0, keeps=True)  # a record's undo may go back far
    table = Table("", header, "", game, now, course, first_meta(header, now), {}, now)
    for number, entry in enumerate(entries, 1):
        table.fold(Row(number, now, entry))
    stored = [encode_entry(entry).decode() for entry in entries]
    return ReadRecord(encode_header(header), record_header(record), stored, _place(table))


# ------------------------------------------------------------------------------- the past of a table


@dataclass
class _Past:
    """A game's entries and its position at every few of them."""

    rows: list[Row]
    marks: list[Table]


_kept: OrderedDict[str, _Past] = OrderedDict()


def position_after(log: Log, number: int) -> Place:
    """The table after one of its entries."""
    return _place(_table_after(_past_of(log), number))


def course_points(log: Log) -> list[CoursePoint]:
    """The points after each entry that changed the position."""
    past = _past_of(log)
    current = _table_after(past, 0)
    points = []
    for row in past.rows:
        current.fold(row)
        if isinstance(row.entry, CHANGES_POSITION):
            seat = row.entry.seat if isinstance(row.entry, Played) else None
            state = current.state
            standing = list(current.game.make_outcome(state).scores)
            points.append(CoursePoint(row.number, int(state.turn), int(state.round), seat, state.scores(), standing))
    return points


def _table_after(past: _Past, number: int) -> Table:
    mark = past.marks[number // MARK_EVERY]
    copy = _copy(mark)
    for row in past.rows[mark.meta.number : number]:
        copy.fold(row)
    return copy


def _past_of(log: Log) -> _Past:
    past = _kept.get(log.table)
    if past is None or len(past.rows) != len(log.rows):
        past = _kept[log.table] = _replay(log)
        while len(_kept) > GAMES_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(log.table)
    return past


def _replay(log: Log) -> _Past:
    header = decode_header(log.header)
    game: Game = game_with_own_sheet(header.game, log.sheet) if header.own_sheet else find_game(header.game)
    course = Course.at(parse_record(game, log.record_header).first_state(), 0, keeps=True)
    meta = first_meta(header, log.made_at)
    table = Table(log.table, header, log.record_header, game, log.made_at, course, meta, {}, log.made_at)
    past = _Past([Row(number, at, decode_entry(data)) for number, at, data in log.rows], [_copy(table)])
    try:
        for row in past.rows:
            table.fold(row)
            if row.number % MARK_EVERY == 0:
                past.marks.append(_copy(table))
    except (Unreachable, WrongDigest, ValueError) as error:
        raise Problem(503, "unplayable", f"table {log.table} does not replay with these rules: {error}") from error
    return past


def _copy(table: Table) -> Table:
    """Independent of the original: positions are never changed, so only what is folded is copied."""
    return replace(table, meta=copy_meta(table.meta), shown={})


def _place(table: Table) -> Place:
    return Place(encode_meta(table.meta), table.state.to_bytes(), table.course.count, table.course.free)
