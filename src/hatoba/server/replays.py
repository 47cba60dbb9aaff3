"""Records and logs replayed in the clerk's process: here they may take long and need much."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hatoba.coach.models import Puzzle
from hatoba.coach.packaged import record_of_puzzle
from hatoba.components import InvalidSheet
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.games import game_of
from hatoba.server.problems import Problem, unplayable
from hatoba.server.sheets import game_with_own_sheet
from hatoba.server.store.codec import decode_header
from hatoba.server.store.repository import Log
from hatoba.table.commands import Refusal
from hatoba.table.entries import Entry
from hatoba.table.header import Called, Header, Kind, Practice, SeatPlan
from hatoba.table.models import CoursePoint
from hatoba.table.past import Past
from hatoba.table.practice import practice_table, puzzle_table
from hatoba.table.records import read_upload
from hatoba.table.table import Place, open_table

GAMES_KEPT = 8


# ------------------------------------------------------------------------------- records


@dataclass(frozen=True)
class ReadRecord:
    """An uploaded record that replays, as a table. The position is its bytes, so that nothing is replayed again."""

    header: Header
    record_header: str
    made_at: float
    entries: list[Entry]
    place: Place
    names: dict[int, Called]


def read_record(
    text: str, sheet: str | None, at: int | None, kind: Kind, now: float, seats: Sequence[SeatPlan] | None = None
) -> ReadRecord:
    """Parse and replay an upload; Problem says what is wrong with it."""
    try:
        find_game = partial(_game_with, text=sheet)
        table, entries = read_upload(text, find_game, kind, now, at, own_sheet=sheet is not None, seats=seats)
    except InvalidSheet as error:  # it was read before, so this is none of the game that the record names
        raise Problem(422, "invalid_sheet", str(error), field="sheet") from error
    except Refusal as refusal:
        raise Problem(422, refusal.code, str(refusal), field=refusal.field) from refusal
    return ReadRecord(table.header, table.record_header, now, entries, table.place(), table.names)


def _game_with(name: str, sheet_id: str, text: str | None) -> Game:
    """The game with a visitor's own sheet, or with the packaged one of this id."""
    return game_of(name, sheet_id) if text is None else game_with_own_sheet(name, text)


# ------------------------------------------------------------------------------- the past of a table


_kept: OrderedDict[str, Past] = OrderedDict()


def position_after(log: Log, number: int) -> Place:
    """Where the table was after one of its entries."""
    return _past_of(log).table_after(number).place()


def course_points(log: Log) -> list[CoursePoint]:
    """The points after each entry that changed the position."""
    return _past_of(log).points()


def practice_position(log: Log, practice: Practice, now: float) -> ReadRecord:
    """A table where a turn of this one can be played again."""
    past = _past_of(log)
    table, entries = practice_table(past.table_after(len(past.entries)), past.entries, practice, now)
    return ReadRecord(table.header, table.record_header, now, entries, table.place(), table.names)


def puzzle_position(puzzle: Puzzle, now: float) -> ReadRecord:
    """A table where a puzzle is solved."""
    record = record_of_puzzle(puzzle, game_of(puzzle.game, puzzle.sheet))
    table, entries = puzzle_table(record, puzzle.id, puzzle.seat, now)
    return ReadRecord(table.header, table.record_header, now, entries, table.place(), table.names)


def _past_of(log: Log) -> Past:
    past = _kept.get(log.table)
    if past is None or len(past.entries) != len(log.rows):
        past = _kept[log.table] = _replay(log)
        while len(_kept) > GAMES_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(log.table)
    return past


def _replay(log: Log) -> Past:
    header = decode_header(log.header)
    game = _game_with(header.game, header.sheet, log.sheet if header.own_sheet else None)
    try:
        return Past(open_table(log.table, header, log.record_header, game, log.made_at), log.entries())
    except HatobaError as error:
        raise unplayable(log.table, error) from error
