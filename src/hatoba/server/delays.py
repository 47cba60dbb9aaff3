"""Tables as spectators see them who are shown everything some time later."""

from collections import OrderedDict
from collections.abc import Sequence

from hatoba.server.entries import Row
from hatoba.server.store import repository
from hatoba.server.table import Table
from hatoba.server.tables import Tables

ROOM = 100


class Delays:
    """Keeps the past of some tables; like the tables themselves it can be lost at any time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._past: OrderedDict[str, Table] = OrderedDict()

    async def get(self, table: Table) -> Table:
        """The table as it was so long ago as its spectators are behind."""
        delay = table.header.spectator_delay
        if not delay:
            return table
        until = self._tables.now() - delay
        past = self._past.get(table.id)
        if past is None:
            past = await self._tables.read(table.id, until=until)
            self._past[table.id] = past
            while len(self._past) > ROOM:
                self._past.popitem(last=False)
            return past
        async with past.lock:
            rows = await self.rows(table, past.meta.number)
            if rows:
                # An undo by consent reaches back further than the copy remembers: build it anew.
                fresh = await self._tables.read(table.id, until=until)
                past.course, past.meta, past.shown = fresh.course, fresh.meta, {}
        return past

    async def rows(self, table: Table, after: int) -> Sequence[Row]:
        """Entries that spectators may see by now."""
        until = self._tables.now() - table.header.spectator_delay
        async with self._tables.database.read() as connection:
            rows = await repository.find_rows(connection, table.id, after)
        return [row for row in rows if row.at <= until]

    def forget(self, table_id: str) -> None:
        self._past.pop(table_id, None)
