"""Making tables: new games, rematches, and records to look at or to go on with."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.bots import LEVELS
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.engine.record import Bot, Line, Record, Redraw, Resign, Undo, new_record
from hatoba.games import game as find_game
from hatoba.server.course import Course, play
from hatoba.server.entries import Entry, Redrawn, Resigned, Row, SeatChanged, Undone, encode_entry
from hatoba.server.header import (
    ClockPlan,
    Header,
    Kind,
    SeatPlan,
    decode_header,
    decode_meta,
    encode_header,
    first_meta,
)
from hatoba.server.models import ClockWish, NewTable, SeatWish
from hatoba.server.names import clean_name
from hatoba.server.places import ReadRecord
from hatoba.server.problems import invalid
from hatoba.server.secrets import hash_token, new_id, new_token
from hatoba.server.store import repository
from hatoba.server.store.journal import Work, put_snapshot
from hatoba.server.store.schema import log
from hatoba.server.table import Link, Table
from hatoba.server.tables import Tables, make_links

PREFERRED_LEVEL = "merchant"


@dataclass(frozen=True)
class Made:
    """A new table and its secrets."""

    table: Table
    mine: str | None
    """The token of the maker's own seats."""
    maker: str
    watch: str | None
    others: dict[int, str]


def default_level() -> str:
    return PREFERRED_LEVEL if PREFERRED_LEVEL in LEVELS else next(iter(LEVELS))


async def load_game(tables: Tables, name: str, sheet: str | None) -> Game:
    """The game, with an own sheet if there is one; Problem says what is wrong with it."""
    try:
        packaged = find_game(name)
    except HatobaError as error:
        raise invalid(str(error), "game") from error
    return packaged if sheet is None else await tables.sheets.game(name, sheet)


async def make_table(tables: Tables, wish: NewTable) -> Made:
    """A new game, its seed drawn and promised, durable."""
    made, store = await prepare_table(tables, wish)
    await tables.journal.write(store)
    return made


async def prepare_table(tables: Tables, wish: NewTable) -> tuple[Made, Work[None]]:
    """A new game, and what writes it."""
    game = await load_game(tables, wish.game, wish.sheet)
    seats = plan_seats(wish)
    stand_in = _level(wish.stand_in)
    if (wish.clock.kind == "none") != (wish.clock.seconds == 0):
        raise invalid("a clock needs seconds, and no clock needs none", "clock")
    try:
        record = new_record(game, wish.players, tables.new_seed(), **wish.options)
        record.first_state()
    except HatobaError as error:
        raise invalid(str(error), "options") from error
    header = Header(
        kind="game",
        game=game.name,
        players=wish.players,
        options=dict(record.options),
        sheet=game.sheet.id,
        own_sheet=wish.sheet is not None,
        seats=seats,
        promise=promise(record_header(record)),
        clock=ClockPlan(wish.clock.kind, wish.clock.seconds, wish.clock.on_timeout),
        stand_in=stand_in,
        name=_name(wish.name, "name"),
        open=wish.open,
        spectators=wish.spectators,
        spectator_delay=wish.spectator_delay,
    )
    own = tuple(at for at, seat in enumerate(seats) if seat.holder == "person" and (seat.claimed or seat.hotseat))
    return prepare(tables, header, record, own, [])


async def rematch_wish(tables: Tables, table: Table) -> NewTable:
    """The same table once more."""
    header = table.header
    async with tables.database.read() as connection:
        stored = await repository.find_table(connection, table.id)
    assert stored is not None
    seats = [
        SeatWish(kind="bot", level=plan.level, name=plan.name)
        if plan.holder == "bot"
        else SeatWish(kind="hotseat" if plan.hotseat else "person", name=now.name)
        for plan, now in zip(header.seats, table.meta.seats, strict=True)
    ]
    return NewTable(
        game=header.game,
        players=header.players,
        options=header.options,
        seats=seats,
        name=header.name,
        clock=ClockWish(kind=header.clock.kind, seconds=header.clock.seconds, on_timeout=header.clock.on_timeout),
        stand_in=header.stand_in,
        spectators=header.spectators,
        spectator_delay=header.spectator_delay,
        sheet=stored.sheet if header.own_sheet else None,
    )


def record_header(record: Record) -> str:
    """The record before its first entry; the seed is in it."""
    return Record(record.game, record.players, record.options, seed=record.seed, start=record.start).text()


def promise(header: str) -> str:
    return sha256(header.encode()).hexdigest()


def _level(wished: str | None) -> str:
    level = wished or default_level()
    if level not in LEVELS:
        raise invalid(f"no bot {level!r}; there are {', '.join(LEVELS)}", "level", "no_bot")
    return level


def _name(name: str | None, field: str) -> str | None:
    return None if name is None else clean_name(name, field)


def plan_seats(wish: NewTable) -> list[SeatPlan]:
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(wish.players - 1))]
    if len(wishes) != wish.players:
        raise invalid(f"{wish.players} players need as many seats, not {len(wishes)}", "seats")
    hotseat = any(seat.kind == "hotseat" for seat in wishes)
    plans = {
        "me": lambda w, name: SeatPlan("person", name=name, claimed=True, hotseat=hotseat),
        "hotseat": lambda w, name: SeatPlan("person", name=name, claimed=True, hotseat=True),
        "person": lambda w, name: SeatPlan("person", name=name),
        "bot": lambda w, name: SeatPlan("bot", level=_level(w.level), name=name, claimed=True),
    }
    return [plans[seat.kind](seat, _name(seat.name, f"seats[{at}].name")) for at, seat in enumerate(wishes)]


async def store_table(
    tables: Tables, header: Header, record: Record, own: Sequence[int], entries: Sequence[Entry]
) -> Made:
    """Write a table, durable, with its links."""
    made, store = prepare(tables, header, record, own, entries)
    await tables.journal.write(store)
    return made


def prepare(
    tables: Tables, header: Header, record: Record, own: Sequence[int], entries: Sequence[Entry]
) -> tuple[Made, Work[None]]:
    """A table with its links, and what writes both."""
    now = tables.now()
    held = _new_secrets(header, own)
    text = record_header(record)
    table = _begin(new_id(), header, record, text, now, make_links(held.links))
    rows = [Row(number, now, entry) for number, entry in enumerate(entries, 1)]
    for row in rows:
        table.fold(row)
    stored = [encode_entry(row.entry).decode() for row in rows]
    return held.made(table), _writing(table, stored, held.links)


@dataclass(frozen=True)
class _Secrets:
    """The tokens of a new table, and the links that are stored for them."""

    mine: str | None
    maker: str
    watch: str | None
    others: dict[int, str]
    links: list[tuple[str, str, bool]]

    def made(self, table: Table) -> Made:
        return Made(table, self.mine, self.maker, self.watch, self.others)


def _new_secrets(header: Header, own: Sequence[int]) -> _Secrets:
    mine = new_token() if own else None
    others = {
        at: new_token()
        for at, seat in enumerate(header.seats)
        if seat.holder == "person" and at not in own and header.kind == "game"
    }
    watch = new_token() if header.spectators or header.kind == "record" else None
    maker = new_token()
    links = [(hash_token(maker), "", True)]
    if mine is not None:
        links.append((hash_token(mine), ",".join(map(str, own)), False))
    links += [(hash_token(token), str(seat), False) for seat, token in others.items()]
    if watch is not None:
        links.append((hash_token(watch), "", False))
    return _Secrets(mine, maker, watch, others, links)


def _begin(table_id: str, header: Header, record: Record, text: str, now: float, links: dict[str, Link]) -> Table:
    course = Course.at(record.first_state(), 0, keeps=True)  # a record's undo may go back far
    return Table(table_id, header, text, record.game, now, course, first_meta(header, now), links, now)


def _writing(table: Table, entries: Sequence[str], given: list[tuple[str, str, bool]]) -> Work[None]:
    """Writes a new table with its entries; if there are some, with a position that saves replaying them."""
    values = {
        "id": table.id,
        "header": encode_header(table.header).decode(),
        "record_header": table.record_header,
        "made_at": table.made_at,
        **vars(table.summary()),
    }
    rows = [
        {"table_id": table.id, "number": number, "at": table.made_at, "data": entry}
        for number, entry in enumerate(entries, 1)
    ]
    snapshot = table.take_snapshot() if rows else None
    game = table.game

    async def work(connection: AsyncConnection) -> None:
        await repository.insert_table(connection, values, game.name, game.sheet.id, game.sheet.text)
        await repository.insert_links(connection, table.id, given)
        if rows:
            await connection.execute(log.insert(), rows)
        if snapshot is not None:
            await put_snapshot(connection, table.id, snapshot)

    return work


# ------------------------------------------------------------------------------- records


def replay_entries(record: Record) -> list[Entry]:
    """The entries of a record as entries of a table's log, events included. InvalidRecord if it does not replay."""
    record.replay()  # every digest verified
    course = Course.at(record.first_state(), 0, keeps=True)
    entries: list[Entry] = []
    for entry in record.entries:
        if isinstance(entry, Line):
            course, played = play(course, list(entry.actions))
            entries += played
        elif isinstance(entry, Undo):
            entries.append(Undone(int(course.state.seat), entry.to))
            course = course.undone(entry.to)
        elif isinstance(entry, Resign):
            entries.append(Resigned(entry.seat))
            course = course.stepped(entry)
        elif isinstance(entry, Redraw):
            entries.append(Redrawn(entry.number))
            course = course.stepped(entry)
        elif isinstance(entry, Bot):
            entries.append(SeatChanged(entry.seat, "bot", "offered", entry.name))
    return entries


def record_table_header(record: Record, kind: Kind, own_sheet: bool) -> Header:
    """The table of an uploaded record: to look at, or to go on with as hotseat."""
    return Header(
        kind=kind,
        game=record.game.name,
        players=record.players,
        options=dict(record.options),
        sheet=record.game.sheet.id,
        own_sheet=own_sheet,
        seats=[SeatPlan("person", hotseat=True, claimed=True) for _ in range(record.players)],
        promise=promise(record_header(record)),
        stand_in=default_level(),
    )


async def make_from_record(tables: Tables, read: ReadRecord, sheet: str | None) -> Made:
    """A table with the entries of a record that the clerk has read."""
    header, now = decode_header(read.header), tables.now()
    game = find_game(header.game) if sheet is None else await tables.sheets.game(header.game, sheet, header.sheet)
    held = _new_secrets(header, tuple(range(header.players)) if header.kind == "game" else ())
    course, meta = read.place.course(game, header), decode_meta(read.place.meta)
    links = make_links(held.links)
    table = Table(
        new_id(), header, read.record_header, game, now, course, meta, links, now, snapshot_number=meta.number
    )
    await tables.journal.write(_writing(table, read.entries, held.links))
    return held.made(table)
