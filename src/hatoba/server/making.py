"""Making tables: new games, rematches, and records to look at or to go on with."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.games import game as find_game
from hatoba.server.models import ClockWish, NewTable, SeatWish
from hatoba.server.names import clean_name
from hatoba.server.problems import invalid, not_found
from hatoba.server.replays import ReadRecord
from hatoba.server.secrets import hash_token, new_id, new_token
from hatoba.server.store import repository
from hatoba.server.store.codec import encode_header
from hatoba.server.store.journal import Work, log_rows, put_snapshot
from hatoba.server.store.repository import GivenLink
from hatoba.server.store.schema import log
from hatoba.server.table import ServedTable, served
from hatoba.server.tables import Tables
from hatoba.table.commands import require_level
from hatoba.table.entries import Entry
from hatoba.table.header import Called, ClockPlan, Header, SeatPlan
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
    clock = ClockPlan(**msgspec.structs.asdict(wish.clock))
    if (clock.kind == "none") != (clock.seconds == 0):
        raise invalid("a clock needs seconds, and no clock needs none", "clock")
    if (clock.increment and clock.kind not in ("fischer", "days")) or (clock.vacation and clock.kind != "days"):
        raise invalid("only fischer and days give time back, and only days has vacation", "clock")
    try:
        table = new_table(
            game,
            seats,
            tables.new_seed(),
            tables.now(),
            table_id=new_id(),
            options=wish.options,
            own_sheet=wish.sheet is not None,
            clock=clock,
            stand_in=stand_in,
            name=_name(wish.name, "name"),
            open=wish.open,
            spectators=wish.spectators,
            spectator_delay=wish.spectator_delay,
        )
    except HatobaError as error:
        raise invalid(str(error), "options") from error
    table.names = names_of(wish)
    own = tuple(at for at, seat in enumerate(seats) if seat.holder == "person" and (seat.claimed or seat.hotseat))
    return prepare(table, own)


async def rematch_wish(tables: Tables, table: ServedTable) -> NewTable:
    """The same table once more."""
    header = table.header
    async with tables.database.read() as connection:
        stored = await repository.find_table(connection, table.id)
    if stored is None:
        raise not_found("table")
    seats = [
        SeatWish(kind="bot", level=plan.level, name=plan.name)
        if plan.holder == "bot"
        else SeatWish(
            kind="hotseat" if plan.hotseat else "person",
            name=table.name_of(at),
            recorded=at not in table.names or table.names[at].recorded,
        )
        for at, plan in enumerate(header.seats)
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
        sheet=stored.sheet if header.own_sheet else None,
    )


def _level(wished: str | None) -> str:
    return require_level(wished or default_level())


def _name(name: str | None, field: str) -> str | None:
    return None if name is None else clean_name(name, field)


def plan_seats(wish: NewTable) -> list[SeatPlan]:
    wishes = wish.seats
    if wishes is None:
        wishes = wish.seats = [SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(wish.players - 1))]
    if len(wishes) != wish.players:
        raise invalid(f"{wish.players} players need as many seats, not {len(wishes)}", "seats")
    hotseat = any(seat.kind == "hotseat" for seat in wishes)
    plans = {
        "me": lambda at, w: SeatPlan("person", claimed=True, hotseat=hotseat),
        "hotseat": lambda at, w: SeatPlan("person", claimed=True, hotseat=True),
        "person": lambda at, w: SeatPlan("person"),
        "bot": lambda at, w: SeatPlan("bot", _level(w.level), _name(w.name, f"seats[{at}].name"), claimed=True),
    }
    return [plans[seat.kind](at, seat) for at, seat in enumerate(wishes)]


def names_of(wish: NewTable) -> dict[int, Called]:
    """What the people of a new table are called; bots' names are part of the plan."""
    return {
        at: Called(clean_name(seat.name, f"seats[{at}].name"), seat.recorded)
        for at, seat in enumerate(wish.seats or [])
        if seat.name is not None and seat.kind != "bot"
    }


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
    others = {
        at: new_token()
        for at, seat in enumerate(header.seats)
        if seat.holder == "person" and at not in own and header.kind == "game"
    }
    watch = new_token() if header.spectators or header.kind == "record" else None
    invite = new_token() if others else None
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
    game = find_game(header.game) if sheet is None else await tables.sheets.game(header.game, sheet, header.sheet)
    table = open_table(new_id(), header, read.record_header, game, read.made_at, place=read.place)
    table.names = read.names
    made, store = prepare(table, tuple(range(header.players)) if header.kind == "game" else (), read.entries)
    await tables.journal.write(store)
    return made
