"""Live lists of tables: the start page hears of its own tables and of those that wait for people."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from hatoba.server.access import visitor_access
from hatoba.server.delays import Delays
from hatoba.server.models_log import GoneMessage
from hatoba.server.problems import Problem
from hatoba.server.show import encode
from hatoba.server.tables import Tables
from hatoba.table.entries import Entry, Played
from hatoba.table.show import show_info
from hatoba.table.table import Table

REMEMBERED = 500


class Listing:
    """The lists of one stream. `held`: the visitor's links; `mine`: the tables that those open."""

    def __init__(self, held: frozenset[str], mine: Iterable[str]) -> None:
        self.held = held
        self.mine = frozenset(mine)
        self.changed: dict[str, None] = {}
        self._told: dict[str, bytes] = {}

    def news(self, table: str, said: bytes) -> bool:
        """Whether this stream has not been told the same before."""
        if self._told.get(table) == said:
            return False
        if len(self._told) >= REMEMBERED:
            self._told.clear()  # at worst something is told twice
        self._told[table] = said
        return True


class Lists:
    """Says what lists show of a table."""

    def __init__(self, tables: Tables, delays: Delays) -> None:
        self._tables = tables
        self._delays = delays

    async def show(self, listing: Listing, table_id: str) -> tuple[str, bytes] | None:
        """`listed` with the table, `gone` if this visitor may not see it any more; None: nothing new."""
        try:
            table = await self._tables.get(table_id)
        except Problem as problem:
            if problem.body.status != 404:
                raise
            return self._gone(listing, table_id)
        access = visitor_access(table, listing.held)
        if not access.known and not table.joinable:
            return self._gone(listing, table_id)
        seen = table if access.seats else await self._delays.get(table)
        shown = show_info(table, seen, list(access.seats), access.maker, access.invited)
        # Lists do not show its numbers, which change with every entry.
        if not listing.news(table_id, encode(replace(shown, number=0, position=0))):
            return None
        return "listed", encode(shown)

    def _gone(self, listing: Listing, table_id: str) -> tuple[str, bytes] | None:
        return ("gone", encode(GoneMessage(table_id))) if listing.news(table_id, b"") else None


def concerns_everybody(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether strangers may hear of a change: only where people were looked for, and not of what is played there."""
    return table.header.open and not all(isinstance(entry, Played) for entry in entries)
