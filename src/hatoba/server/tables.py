"""The tables of this process: loaded when asked for, appended to through the journal, forgotten when room is needed."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.engine.course import Unreachable
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game
from hatoba.games import game_of
from hatoba.server.problems import not_found, unplayable
from hatoba.server.results import ends, with_result
from hatoba.server.sheets import Sheets
from hatoba.server.store import dailies, repository
from hatoba.server.store.codec import decode_header, decode_meta
from hatoba.server.store.database import Database
from hatoba.server.store.journal import GONE, Append, Conflict, Journal, Work, notify
from hatoba.server.store.repository import Stored
from hatoba.server.table import ServedTable, make_links, served
from hatoba.server.waiting import shielded
from hatoba.table.daily import ends_at, result_of
from hatoba.table.entries import Entry, RedrawEntry, numbered
from hatoba.table.header import Called
from hatoba.table.table import Decision, Place, open_table

HOUR = 3600.0
FEW = 64
"""Entries that are replayed in the event loop; between two snapshots there are seldom more."""
Publish = Callable[[ServedTable, Sequence[Entry]], None]
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
        self._cache: OrderedDict[str, ServedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[ServedTable]] = {}

    # ------------------------------------------------------------------------------- finding

    async def get(self, table_id: str) -> ServedTable:
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

    def cached(self, table_id: str) -> ServedTable | None:
        return self._cache.get(table_id)

    async def _load_once(self, table_id: str) -> ServedTable:
        """Load a table; whoever asks for it meanwhile gets the same."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await shielded(task)

    async def _load(self, table_id: str) -> ServedTable:
        table = await self.read(table_id)
        self._cache[table_id] = table
        while len(self._cache) > self._room:
            self._cache.popitem(last=False)
        return table

    async def read(self, table_id: str, from_start: bool = False, until: float | None = None) -> ServedTable:
        """The table as the database has it, not cached. `until`: as it was at that time."""
        stored = await self._stored(table_id, from_start or until is not None)
        if until is not None:
            stored = replace(stored, entries=[entry for entry in stored.entries if entry.at <= until])
        game = await self._game_of(stored)
        if stored.snapshot is not None and stored.snapshot.rules != game.rules_version:
            stored = await self._stored(table_id, from_start=True)
        if len(stored.entries) > FEW:
            table = await asyncio.to_thread(build, stored, game)
        else:
            table = build(stored, game)
        if not from_start:
            table.course = table.course.trimmed()
        return table

    async def _stored(self, table_id: str, from_start: bool) -> Stored:
        async with self.database.read() as connection:
            stored = await repository.find_table(connection, table_id, from_start)
        if stored is None:
            raise not_found("table")
        return stored

    async def _game_of(self, stored: Stored) -> Game:
        header = decode_header(stored.table.header)
        if not header.own_sheet:
            return game_of(header.game, header.sheet)
        return await self.sheets.game(header.game, stored.sheet, header.sheet)

    async def catch_up(self, table: ServedTable) -> Sequence[Entry]:
        """Take in what other processes have appended; the caller holds the table's lock."""
        async with self.database.read() as connection:
            entries = await repository.find_entries(connection, table.id, table.meta.number)
        if entries:
            try:
                if len(entries) > FEW:
                    raise Unreachable
                for entry in entries:
                    table.fold(entry)
            except HatobaError:
                # Too many to play here one by one, or an undo by consent goes back further than we remember; the one
                # who wrote it left a snapshot.
                table.adopt(await self.read(table.id))
            await self.reload_links(table)
            self._tell(table, entries)
        return entries

    async def reload_links(self, table: ServedTable) -> None:
        """Who holds what may have changed with or without an entry."""
        async with self.database.read() as connection:
            table.links = make_links(await repository.find_links(connection, table.id))
            table.hooked = await repository.find_hooked(connection, table.id)
            found = await repository.find_names(connection, table.id)
            table.shared = await repository.find_shared(connection, table.id)
        if found != table.names:
            table.names, table.shown_at = found, -1

    async def heard(self, table_id: str) -> None:
        """Another process says that a table has changed."""
        table = self._cache.get(table_id)
        if table is not None:
            async with table.lock:
                if not await self.catch_up(table):
                    await self.reload_links(table)

    async def delete(self, table: ServedTable) -> None:
        """Delete a table for good, here and in the other processes."""

        async def work(connection: AsyncConnection) -> None:
            await repository.delete_table(connection, table.id)
            if self.database.shared:
                await notify(connection, GONE + table.id)

        async with table.lock:
            await self.journal.write(work)
            self.gone(table.id)

    async def share(self, table: ServedTable, shared: bool) -> None:
        """Show a finished game to everybody, or no longer."""

        async def work(connection: AsyncConnection) -> None:
            await repository.set_shared(connection, table.id, shared)
            if self.database.shared:
                await notify(connection, table.id)

        await self.journal.write(work)
        table.shared = shared

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        table = self._cache.pop(table_id, None)
        for tell in self.on_gone:
            tell(table_id, table is not None and table.joinable)

    # ------------------------------------------------------------------------------- appending

    async def append(
        self,
        table: ServedTable,
        decision: Decision,
        key: str | None = None,
        also: Work[None] | None = None,
        names: Mapping[int, Called | None] | None = None,
        counts_as_use: bool = True,
        by_bot: bool = False,
    ) -> list[Entry]:
        """Write what was decided, be sure that it is durable, then tell. The caller holds the lock.

        Conflict: another process was first; the table has caught up, and the caller judges again. Problem 404: the
        table is gone.
        """
        now = self.now()
        entries = numbered(decision.entries, table.meta.number, now)
        later = table.after(entries, decision.course or table.course)
        if names:
            later.names = {seat: called for seat, called in {**table.names, **names}.items() if called is not None}
            also = _with_names(table.id, names, also)
        if ends(table, later):
            also = with_result(later, now, also)
        also = _with_attempt(table, later, also, now)
        append = Append(table.id, entries, key, also=_with_webhooks(table, later, also, now))
        # Whoever goes back far leaves a snapshot: it saves the next reader from replaying the whole log.
        far = any(isinstance(entry, RedrawEntry) for entry in entries)
        stale = now - table.used_at > HOUR and not by_bot
        if counts_as_use and (stale or far or _listed(later) != _listed(table)):
            later.used_at = table.used_at if by_bot else now
            append.summary = later.summary()
        append.snapshot = later.take_snapshot() if far else later.snapshot()
        if append.snapshot is not None:
            later.snapshot_number = append.snapshot.number
        try:
            await self.journal.append(append)
        except Conflict:
            if not await self.catch_up(table):
                await self._stored(table.id, from_start=False)  # it was deleted meanwhile, perhaps
            raise
        table.serve(later)
        self._tell(table, entries)
        return entries

    def _tell(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        for publish in self.publish:
            publish(table, entries)


def _with_names(table: str, given: Mapping[int, Called | None], also: Work[None] | None) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        await repository.put_names(connection, table, given)

    return work


def _with_attempt(table: ServedTable, later: ServedTable, also: Work[None] | None, now: float) -> Work[None] | None:
    """A daily challenge that ends within its day counts, from the same commit on."""
    day, result = table.header.daily, result_of(later) if later.header.daily else None
    if day is None or result is None or not table.running or now >= ends_at(day):
        return also

    async def count(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        await dailies.finish(connection, table.id, result, now)

    return count


def _with_webhooks(table: ServedTable, later: ServedTable, also: Work[None] | None, now: float) -> Work[None] | None:
    """Who is to move from now on is owed a message, in the same commit."""
    if not table.hooked or later.to_move == table.to_move:
        return also

    async def owe(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        await repository.owe_webhook(connection, table.id, later.to_move, later.meta.position, now)

    return owe


def _listed(table: ServedTable) -> tuple[object, ...]:
    return table.status, table.joinable, table.to_move, table.wake_at()


def build(stored: Stored, game: Game) -> ServedTable:
    """A table from what is stored; Problem if it does not replay."""
    head, snapshot = stored.table, stored.snapshot
    place, number = None, 0
    if snapshot is not None:
        meta, number = decode_meta(snapshot.meta), snapshot.number
        place = Place(meta, snapshot.state, meta.count)
    header = decode_header(head.header)
    try:
        table = open_table(head.id, header, head.record_header, game, head.made_at, stored.entries, place)
    except HatobaError as error:
        raise unplayable(head.id, error) from error
    table.names = stored.names
    return served(table, stored.links, head.used_at, stored.hooked, number, head.shared)
