"""The tables of this process: loaded when asked for, appended to through the journal, forgotten when room is needed."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.engine.game import Game
from hatoba.engine.record import parse_record
from hatoba.games import game as find_game
from hatoba.server.course import Course, Unreachable, WrongDigest
from hatoba.server.entries import Entry, Row
from hatoba.server.header import decode_header, decode_meta, first_meta
from hatoba.server.problems import Problem, not_found
from hatoba.server.sheets import Sheets
from hatoba.server.store import repository
from hatoba.server.store.database import Database
from hatoba.server.store.journal import GONE, Append, Conflict, Journal, Work, notify
from hatoba.server.store.repository import Stored
from hatoba.server.table import Link, Table

HOUR = 3600.0
FEW = 64
"""Entries that are replayed in the event loop; between two snapshots there are seldom more."""
Publish = Callable[[Table, Sequence[Row]], None]
Now = Callable[[], float]
NewSeed = Callable[[], bytes]


class Tables:
    """All access to tables. `publish` is called, in order, with what became durable."""

    def __init__(
        self, database: Database, journal: Journal, now: Now, new_seed: NewSeed, room: int, sheets: Sheets
    ) -> None:
        self.database = database
        self.journal = journal
        self.now = now
        self.new_seed = new_seed
        self.sheets = sheets
        self.publish: list[Publish] = []
        self.on_gone: list[Callable[[str, bool], None]] = []
        """Called with a table's id, and whether it was waiting for people."""
        self._room = room
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # ------------------------------------------------------------------------------- finding

    async def get(self, table_id: str) -> Table:
        """The table, up to date; Problem 404 if there is none."""
        table = self._cache.get(table_id)
        if table is None:
            return await self._load_once(table_id)
        self._cache.move_to_end(table_id)
        if self.database.shared:
            async with table.lock:
                await self.catch_up(table)
        return table

    @property
    def cached_count(self) -> int:
        return len(self._cache)

    def cached(self, table_id: str) -> Table | None:
        return self._cache.get(table_id)

    async def _load_once(self, table_id: str) -> Table:
        """Load a table; whoever asks for it meanwhile gets the same."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        table = await self.read(table_id)
        self._cache[table_id] = table
        while len(self._cache) > self._room:
            self._cache.popitem(last=False)
        return table

    async def read(self, table_id: str, from_start: bool = False, until: float | None = None) -> Table:
        """The table as the database has it, not cached. `until`: as it was at that time."""
        async with self.database.read() as connection:
            stored = await repository.find_table(connection, table_id, from_start or until is not None)
        if stored is None:
            raise not_found("table")
        table = build(stored, await self._game_of(stored), keeps=stored.snapshot is None)
        rows = [row for row in stored.rows if until is None or row.at <= until]
        if len(rows) > FEW:
            await asyncio.to_thread(self._fold, table, rows)  # nobody else has this table yet
        else:
            self._fold(table, rows)
        if not from_start:
            table.course = table.course.trimmed()
        return table

    async def _game_of(self, stored: Stored) -> Game:
        header = decode_header(stored.table.header)
        if not header.own_sheet:
            return find_game(header.game)
        return await self.sheets.game(header.game, stored.sheet, header.sheet)

    def _fold(self, table: Table, rows: Sequence[Row]) -> None:
        try:
            for row in rows:
                table.fold(row)
        except (Unreachable, WrongDigest, ValueError) as error:
            raise Problem(503, "unplayable", f"table {table.id} does not replay with these rules: {error}") from error

    async def catch_up(self, table: Table) -> list[Row]:
        """Take in what other processes have appended; the caller holds the table's lock."""
        async with self.database.read() as connection:
            rows = await repository.find_rows(connection, table.id, table.meta.number)
        if rows:
            try:
                if len(rows) > FEW:
                    raise Unreachable
                self._fold(table, rows)
            except (Problem, Unreachable):
                # Too many to play here one by one, or an undo by consent goes back further than we remember; the one
                # who wrote it left a snapshot.
                fresh = await self.read(table.id)
                table.course, table.meta, table.shown = fresh.course, fresh.meta, {}
            await self.reload_links(table)
            self._tell(table, rows)
        return rows

    async def reload_links(self, table: Table) -> None:
        """Who holds what may have changed with or without an entry."""
        async with self.database.read() as connection:
            table.links = make_links(await repository.find_links(connection, table.id))
            table.hooked = await repository.find_hooked(connection, table.id)

    async def heard(self, table_id: str) -> None:
        """Another process says that a table has changed."""
        table = self._cache.get(table_id)
        if table is not None:
            async with table.lock:
                if not await self.catch_up(table):
                    await self.reload_links(table)

    async def delete(self, table: Table) -> None:
        """Delete a table for good, here and in the other processes."""

        async def work(connection: AsyncConnection) -> None:
            await repository.delete_table(connection, table.id)
            if self.database.shared:
                await notify(connection, GONE + table.id)

        async with table.lock:
            await self.journal.write(work)
            self.gone(table.id)

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        table = self._cache.pop(table_id, None)
        for tell in self.on_gone:
            tell(table_id, table is not None and table.joinable)

    # ------------------------------------------------------------------------------- appending

    async def append(
        self,
        table: Table,
        entries: Sequence[Entry],
        course: Course | None = None,
        key: str | None = None,
        also: Work[None] | None = None,
        snapshot: bool = False,
        counts_as_use: bool = True,
        by_bot: bool = False,
    ) -> list[Row]:
        """Write entries, be sure that they are durable, then tell. The caller holds the lock.

        Conflict: another process was first; the table has caught up, and the caller judges again.
        """
        now = self.now()
        first = table.meta.number + 1
        last = len(entries) - 1
        rows = [Row(first + at, now, entry, key if at == last else None) for at, entry in enumerate(entries)]
        later = table.after(rows, course if course is not None else table.course)
        append = Append(table.id, rows, also=_with_webhooks(table, later, also, now))
        stale = now - table.used_at > HOUR and not by_bot
        if counts_as_use and (stale or snapshot or _listed(later) != _listed(table)):
            later.used_at = table.used_at if by_bot else now
            append.summary = later.summary()
        append.snapshot = later.take_snapshot() if snapshot else later.snapshot()
        if append.snapshot is not None:
            later.snapshot_number = append.snapshot.number
        try:
            await self.journal.append(append)
        except Conflict:
            await self.catch_up(table)
            raise
        table.adopt(later)
        self._tell(table, rows)
        return rows

    def _tell(self, table: Table, rows: Sequence[Row]) -> None:
        for publish in self.publish:
            publish(table, rows)


def _with_webhooks(table: Table, later: Table, also: Work[None] | None, now: float) -> Work[None] | None:
    """Who is to move from now on is owed a message, in the same commit."""
    if not table.hooked or later.to_move == table.to_move:
        return also

    async def owe(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        await repository.owe_webhook(connection, table.id, later.to_move, later.meta.position, now)

    return owe


def _listed(table: Table) -> tuple[object, ...]:
    return table.status, table.joinable, table.to_move, table.wake_at()


def build(stored: Stored, game: Game, keeps: bool = False) -> Table:
    """A table from what is stored, up to its snapshot."""
    head = stored.table
    header = decode_header(head.header)
    if stored.snapshot is not None:
        meta = decode_meta(stored.snapshot.meta)
        state = game.from_bytes(header.players, header.options, stored.snapshot.state)
        course = Course.at(state, meta.count, keeps)
        number = stored.snapshot.number
    else:
        meta = first_meta(header, head.made_at)
        course = Course.at(parse_record(game, head.record_header).first_state(), 0, keeps)
        number = 0
    return Table(
        head.id,
        header,
        head.record_header,
        game,
        head.made_at,
        course,
        meta,
        make_links(stored.links),
        head.used_at,
        stored.hooked,
        snapshot_number=number,
    )


def make_links(held: Sequence[tuple[str, str, bool]]) -> dict[str, Link]:
    return {
        hashed: Link(tuple(int(seat) for seat in seats.split(",") if seat), bool(maker))
        for hashed, seats, maker in held
    }
