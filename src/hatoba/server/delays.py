"""Tables as spectators see them who are shown everything some time later."""

from collections import OrderedDict
from collections.abc import Sequence

from hatoba.server.store import repository
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.table.entries import Entry

ROOM = 100


class Delays:
    """Keeps the past of some tables; like the tables themselves it can be lost at any time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._past: OrderedDict[str, ServedTable] = OrderedDict()

    async def get(self, table: ServedTable) -> ServedTable:
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
        if past.names != table.names:
            past.names, past.shown_at = table.names, -1
        async with past.lock:
            if await self.entries(table, past.meta.number):
                # An undo by consent reaches back further than the copy remembers: build it anew.
                past.adopt(await self._tables.read(table.id, until=until))
        return past

    async def entries(self, table: ServedTable, after: int) -> Sequence[Entry]:
        """Entries that spectators may see by now."""
        until = self._tables.now() - table.header.spectator_delay
        async with self._tables.database.read() as connection:
            entries = await repository.find_entries(connection, table.id, after)
        return [entry for entry in entries if entry.at <= until]

    def forget(self, table_id: str) -> None:
        self._past.pop(table_id, None)
