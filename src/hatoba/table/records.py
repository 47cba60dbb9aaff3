"""Tables are made of records, and become records: a record has what the rules care about, a table also its people."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from hatoba.bots import LEVELS
from hatoba.components import InvalidSheet
from hatoba.engine.course import Line, Redraw, Rules, Undo
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game, OptionValue, Seed
from hatoba.engine.record import Bot, Hint, Record, new_record, parse_header, parse_record
from hatoba.table.commands import Refusal, require_over
from hatoba.table.entries import (
    Entry,
    GameEntry,
    HintEntry,
    RedrawEntry,
    ResignEntry,
    RulesEntry,
    SeatEntry,
    UndoEntry,
    move_of,
    numbered,
    played,
)
from hatoba.table.header import Called, ClockPlan, Header, Kind, SeatPlan
from hatoba.table.models import Shuffle
from hatoba.table.names import clean_name
from hatoba.table.table import Table, open_table

PREFERRED_LEVEL = "merchant"
NO_CLOCK = ClockPlan()
MAX_LINES = 4000
MAX_ACTIONS = 20_000
"""Of a record that somebody gives us: ten times the longest games."""
MAX_NUMBER = 2**31 - 1


def default_level() -> str:
    """The bot that plays if nobody says which."""
    return PREFERRED_LEVEL if PREFERRED_LEVEL in LEVELS else next(iter(LEVELS))


# ----------------------------------------------------------------------------------- new tables


def new_table(
    game: Game,
    seats: Sequence[SeatPlan],
    seed: Seed,
    now: float,
    *,
    table_id: str = "",
    options: Mapping[str, OptionValue] | None = None,
    own_sheet: bool = False,
    clock: ClockPlan = NO_CLOCK,
    stand_in: str | None = None,
    name: str | None = None,
    open: bool = False,
    spectators: bool = True,
    spectator_delay: float = 0.0,
    rated: bool = False,
    lots: bool = False,
    fill_after: float = 0.0,
    fill_level: str | None = None,
    daily: str | None = None,
    sheet_name: str | None = None,
    sheet_recorded: bool = False,
) -> Table:
    """A table where a game begins. InvalidOption: there is no such game."""
    record = new_record(game, len(seats), seed, **(options or {}))
    header = replace(
        header_of(record, "game", seats, own_sheet),
        clock=clock,
        stand_in=stand_in or default_level(),
        name=name,
        open=open,
        spectators=spectators,
        spectator_delay=spectator_delay,
        rated=rated,
        lots=lots,
        fill_after=fill_after,
        fill_level=fill_level,
        daily=daily,
        sheet_name=sheet_name,
        sheet_recorded=sheet_recorded,
    )
    return open_table(table_id, header, head_of(record), game, now)


def header_of(record: Record, kind: Kind, seats: Sequence[SeatPlan], own_sheet: bool) -> Header:
    """The plainest header of a table for this game."""
    return Header(
        kind=kind,
        game=record.game.name,
        players=record.players,
        options=dict(record.options),
        sheet=record.game.sheet.id,
        own_sheet=own_sheet,
        seats=list(seats),
        promise=promise(head_of(record)),
        stand_in=default_level(),
    )


def head_of(record: Record) -> str:
    """The record before its first entry; the seed is in it."""
    return replace(record, entries=[], names={}, with_sheet=False).text()


def promise(head: str) -> str:
    return sha256(head.encode()).hexdigest()


# ----------------------------------------------------------------------------------- records that become tables


def table_of(
    record: Record, kind: Kind, own_sheet: bool, now: float, seats: Sequence[SeatPlan] | None = None
) -> tuple[Table, list[Entry]]:
    """A record to look at, or to go on with, and its log. InvalidRecord if it does not replay.

    `seats`: who goes on; without them one person with all of them.
    """
    entries = entries_of(record)
    if kind == "game":  # whoever played, others go on
        entries = [entry for entry in entries if not isinstance(entry, SeatEntry)]
    entries = numbered(entries, 0, now)
    if seats is None:
        seats = [SeatPlan("person", hotseat=True, claimed=True)] * record.players
    elif len(seats) != record.players:
        raise Refusal(f"{record.players} players need as many seats, not {len(seats)}", "seats")
    header = replace(header_of(record, kind, seats, own_sheet), sheet_recorded=record.with_sheet)
    table = open_table("", header, head_of(record), record.game, now, entries)
    table.names = {seat: Called(name) for seat, name in record.names.items() if seats[seat].holder == "person"}
    return table, entries


def entries_of(record: Record) -> list[Entry]:
    """The entries of a record as entries of a table's log, events included. InvalidRecord if it does not replay."""
    record.replay()  # every digest verified
    course = record.course()
    entries: list[Entry] = []
    for entry in record.entries:
        if isinstance(entry, Line):
            course, stretches = course.play(entry.actions)
            entries += map(played, stretches)
            continue
        if isinstance(entry, Bot):
            entries.append(SeatEntry(entry.seat, "bot", "offered", entry.name))
            continue
        if isinstance(entry, Hint):
            entries.append(HintEntry(entry.seat))
            continue
        if isinstance(entry, Undo):
            entries.append(UndoEntry(int(course.state.seat), entry.to))
        elif isinstance(entry, Rules):
            entries.append(RulesEntry(entry.version))
        else:
            entries.append(RedrawEntry(entry.number) if isinstance(entry, Redraw) else ResignEntry(entry.seat))
        course = course.follow(entry)
    return entries


def require_size(text: str) -> None:
    """Cheap, so that it is asked before anything else is."""
    lines = text.count("\n")
    if lines > MAX_LINES or lines + text.count(";") > MAX_ACTIONS:
        detail = f"a record here has at most {MAX_LINES} lines and {MAX_ACTIONS} actions"
        raise Refusal(detail, "text", "invalid_record")


def read_upload(
    text: str,
    find_game: Callable[[str, str], Game],
    kind: Kind,
    now: float,
    at: int | None = None,
    own_sheet: bool = False,
    seats: Sequence[SeatPlan] | None = None,
) -> tuple[Table, list[Entry]]:
    """The table of a text that somebody gives us, up to entry `at`, and its log; Refusal says what is wrong with it.

    `find_game` gives the game of a name, with the sheet of this id where it can.
    """
    try:
        fields, options, _ = parse_header(text)
        if any(type(value) is int and value > MAX_NUMBER for value in options.values()):
            raise ValueError(f"options go up to {MAX_NUMBER}")
        record = parse_record(find_game(fields["game"], fields["sheet"]), text)
        if at is not None:
            record.entries = record.entries[:at]
        table, entries = table_of(record, kind, own_sheet, now, seats)
        table.names = {
            seat: replace(called, name=clean_name(called.name, "text")) for seat, called in table.names.items()
        }
        return table, entries
    except (InvalidSheet, Refusal):
        raise
    except (HatobaError, ValueError, OverflowError) as error:
        raise Refusal(str(error), "text", "invalid_record") from error


# ----------------------------------------------------------------------------------- tables that become records


def finished_record(table: Table, entries: Iterable[Entry]) -> str:
    """The record as it is given out: the seed is in it."""
    require_over(table, "the record is given out")
    return record_of(table, entries).text()


def show_shuffle(table: Table) -> Shuffle:
    """What was promised of the shuffle, and, after the end, how to check it."""
    promised = table.header.promise
    if table.running:
        return Shuffle(promised, None, None)
    return Shuffle(promised, table.record_header, promise(table.record_header) == promised)


def record_of(table: Table, entries: Iterable[Entry]) -> Record:
    """The whole game of a table's log: what the rules care about, and who played for whom."""
    record = parse_record(table.game, table.record_header)
    record.names = {seat: called.name for seat, called in table.names.items() if called.recorded}
    record.with_sheet = table.header.sheet_recorded
    for entry in entries:
        if isinstance(entry, GameEntry):
            move = move_of(entry)
            record.entries.append(move)
            if isinstance(move, Line):
                _join_lines(record)
        elif isinstance(entry, SeatEntry) and entry.holder == "bot" and entry.level is not None:
            record.entries.append(Bot(entry.seat, entry.level))
        elif isinstance(entry, HintEntry):
            record.entries.append(Hint(entry.seat))
    return record


def _join_lines(record: Record) -> None:
    """One line a turn: actions sent one by one in the same turn stand together."""
    last, before = record.entries[-1], record.entries[-2] if len(record.entries) > 1 else None
    if isinstance(last, Line) and isinstance(before, Line) and (before.turn, before.seat) == (last.turn, last.seat):
        record.entries[-2:] = [last._replace(actions=before.actions + last.actions)]
