"""Making tables: new games, rematches, and records to look at or to go on with."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.games import game as find_game
from hatoba.games import game_of
from hatoba.lessons.driving import new_lesson_table
from hatoba.lessons.lesson import LEARNER, Lesson
from hatoba.server.models import ClockWish, NewTable, SeatWish
from hatoba.server.problems import invalid, not_found
from hatoba.server.rateable import require_rateable
from hatoba.server.replays import ReadRecord
from hatoba.server.secrets import hash_token, new_id, new_token
from hatoba.server.shared import find_shared
from hatoba.server.store import repository
from hatoba.server.store.codec import encode_header
from hatoba.server.store.journal import Work, log_rows, put_snapshot
from hatoba.server.store.repository import GivenLink
from hatoba.server.store.schema import log
from hatoba.server.table import ServedTable, served
from hatoba.server.tables import Tables
from hatoba.table.commands import require_level
from hatoba.table.entries import Entry
from hatoba.table.header import ClockPlan, Header
from hatoba.table.lots import by_lot
from hatoba.table.making import names_of, own_seats, plan_seats, seats_again
from hatoba.table.names import clean_name
from hatoba.table.records import default_level, new_table
from hatoba.table.table import Table, open_table


@dataclass(frozen=True)
class Made:
    """A new table and its secrets."""

    table: ServedTable
    mine: str | None
    """The token of the maker's own seats."""
    maker: str
    watch: str | None
    invite: str | None
    """The token for all free seats."""
    others: dict[int, str]


async def load_game(tables: Tables, name: str, sheet: str | None) -> Game:
    """The game, with an own sheet if there is one; Problem says what is wrong with it."""
    try:
        packaged = find_game(name)
    except HatobaError as error:
        raise invalid(str(error), "game") from error
    return packaged if sheet is None else await tables.sheets.game(name, sheet)


async def with_shared_sheet(tables: Tables, wish: NewTable) -> NewTable:
    """The wish with the text of the shared sheet that it names."""
    if wish.shared_sheet is None:
        return wish
    if wish.sheet is not None:
        raise invalid("a table has one sheet: say its text or its token", "shared_sheet")
    row = await find_shared(tables, wish.shared_sheet)
    if row is None:
        raise invalid("there is no such shared sheet", "shared_sheet")
    if row.game != wish.game:
        raise invalid(f"this is a sheet of {row.game}", "shared_sheet")
    return msgspec.structs.replace(wish, sheet=row.text, sheet_name=wish.sheet_name or row.name, shared_sheet=None)


async def make_table(tables: Tables, wish: NewTable) -> Made:
    """A new game, its seed drawn and promised, durable."""
    made, store = await prepare_table(tables, wish)
    await tables.journal.write(store)
    return made


async def prepare_table(tables: Tables, wish: NewTable) -> tuple[Made, Work[None]]:
    """A new game, and what writes it."""
    wish = await with_shared_sheet(tables, wish)
    game = await load_game(tables, wish.game, wish.sheet)
    seed = tables.new_seed()
    lots = wish.rated if wish.lots is None else wish.lots
    wishes = by_lot(wish.players, wish.seats, seed) if lots else wish.seats
    seats = plan_seats(wish.players, wishes)
    stand_in = require_level(wish.stand_in or default_level())
    clock = ClockPlan(**msgspec.structs.asdict(wish.clock))
    if wish.rated:
        clock = replace(clock, on_timeout="resign")
    if (clock.kind == "none") != (clock.seconds == 0):
        raise invalid("a clock needs seconds, and no clock needs none", "clock")
    if (clock.increment and clock.kind not in ("fischer", "days")) or (clock.vacation and clock.kind != "days"):
        raise invalid("only fischer and days give time back, and only days has vacation", "clock")
    try:
        table = new_table(
            game,
            seats,
            seed,
            tables.now(),
            table_id=new_id(),
            options=wish.options,
            own_sheet=wish.sheet is not None,
            sheet_name=None if wish.sheet_name is None or wish.sheet is None else clean_name(wish.sheet_name),
            sheet_recorded=wish.sheet_recorded and wish.sheet is not None,
            clock=clock,
            stand_in=stand_in,
            name=None if wish.name is None else clean_name(wish.name),
            open=wish.open,
            spectators=wish.spectators,
            spectator_delay=wish.spectator_delay,
            rated=wish.rated,
            lots=lots,
            fill_after=wish.fill_after,
            fill_level=None if wish.fill_level is None else require_level(wish.fill_level),
        )
    except HatobaError as error:
        raise invalid(str(error), "options") from error
    if wish.rated:
        require_rateable(game, table.header)
    table.names = names_of(wishes or ())
    return prepare(table, own_seats(seats))


async def make_lesson(tables: Tables, lesson: Lesson) -> Made:
    """A table for one learner, durable."""
    table, entries = new_lesson_table(lesson, tables.now(), new_id())
    made, store = prepare(table, (LEARNER,), entries)
    await tables.journal.write(store)
    return made


async def rematch_wish(tables: Tables, table: ServedTable) -> NewTable:
    """The same table once more."""
    header = table.header
    async with tables.database.read() as connection:
        stored = await repository.find_table(connection, table.id)
    if stored is None:
        raise not_found("table")
    seats = [
        SeatWish(kind=one.kind, level=one.level, name=one.name, recorded=one.recorded) for one in seats_again(table)
    ]
    return NewTable(
        game=header.game,
        players=header.players,
        options=header.options,
        seats=seats,
        name=header.name,
        clock=ClockWish(**vars(header.clock)),
        stand_in=header.stand_in,
        spectators=header.spectators,
        spectator_delay=header.spectator_delay,
        rated=header.rated,
        lots=False,  # the links of this table lead to the same seats there
        sheet=stored.sheet if header.own_sheet else None,
        sheet_name=header.sheet_name,
        sheet_recorded=header.sheet_recorded,
    )


def prepare(table: Table, own: Sequence[int], entries: Sequence[Entry] = ()) -> tuple[Made, Work[None]]:
    """A new table with its links, one of them to the maker's `own` seats, and what writes it with its entries."""
    held = _new_secrets(table.header, own)
    made = served(table, held.links, table.made_at, snapshot_number=table.meta.number)
    return Made(made, held.mine, held.maker, held.watch, held.invite, held.others), _writing(made, entries, held.links)


@dataclass(frozen=True)
class _Secrets:
    """The tokens of a new table, and the links that are stored for them."""

    mine: str | None
    maker: str
    watch: str | None
    invite: str | None
    others: dict[int, str]
    links: list[GivenLink]


def _new_secrets(header: Header, own: Sequence[int]) -> _Secrets:
    mine = new_token() if own else None
    free = [
        at
        for at, seat in enumerate(header.seats)
        if seat.holder == "person" and at not in own and header.kind == "game"
    ]
    others = {} if header.lots else {at: new_token() for at in free}
    watch = new_token() if header.spectators or header.kind == "record" else None
    invite = new_token() if free else None
    maker = new_token()
    links = [GivenLink(hash_token(maker), "", maker=True)]
    if mine is not None:
        links.append(GivenLink(hash_token(mine), ",".join(map(str, own))))
    links += [GivenLink(hash_token(token), str(seat)) for seat, token in others.items()]
    if watch is not None:
        links.append(GivenLink(hash_token(watch), ""))
    if invite is not None:
        links.append(GivenLink(hash_token(invite), "", invites=True))
    return _Secrets(mine, maker, watch, invite, others, links)


def _writing(table: ServedTable, entries: Sequence[Entry], given: list[GivenLink]) -> Work[None]:
    """Writes a new table with its entries; if there are some, with a position that saves replaying them."""
    values = {
        "id": table.id,
        "header": encode_header(table.header).decode(),
        "record_header": table.record_header,
        "made_at": table.made_at,
        **vars(table.summary()),
    }
    rows = log_rows(table.id, entries)
    snapshot = table.take_snapshot() if rows else None
    game = table.game

    async def work(connection: AsyncConnection) -> None:
        await repository.insert_table(connection, values, game.name, game.sheet.id, game.sheet.text)
        await repository.insert_links(connection, table.id, given)
        await repository.put_names(connection, table.id, table.names)
        if rows:
            await connection.execute(log.insert(), rows)
        if snapshot is not None:
            await put_snapshot(connection, table.id, snapshot)

    return work


async def make_from_record(tables: Tables, read: ReadRecord, sheet: str | None) -> Made:
    """A table with the entries of a record that the clerk has read."""
    header = read.header
    if sheet is None:
        game = game_of(header.game, header.sheet)
    else:
        game = await tables.sheets.game(header.game, sheet, header.sheet)
    table = open_table(new_id(), header, read.record_header, game, read.made_at, place=read.place)
    table.names = read.names
    people = tuple(at for at, seat in enumerate(header.seats) if seat.holder == "person")
    made, store = prepare(table, people if header.kind == "game" else (), read.entries)
    await tables.journal.write(store)
    return made
