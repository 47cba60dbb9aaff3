"""Positions of the past, for replays: rebuilt from the log, a few kept."""

from collections import OrderedDict
from dataclasses import dataclass, replace

from hatoba.server.entries import Row
from hatoba.server.header import copy_meta
from hatoba.server.problems import invalid
from hatoba.server.store import repository
from hatoba.server.table import Table
from hatoba.server.tables import Tables, build

EVERY = 16
GAMES_KEPT = 8


@dataclass
class Past:
    """A game's entries and its position at every few of them."""

    rows: list[Row]
    marks: list[Table]


_kept: OrderedDict[str, Past] = OrderedDict()


async def position_at(tables: Tables, table: Table, number: int) -> Table:
    """The table after entry `number`."""
    if number > table.meta.number:
        raise invalid(f"at must be from 0 to {table.meta.number}", "at")
    past = await past_of(tables, table)
    mark = past.marks[number // EVERY]
    copy = _copy(mark)
    for row in past.rows[mark.meta.number : number]:
        copy.fold(row)
    return copy


async def past_of(tables: Tables, table: Table) -> Past:
    """The past of a table up to its present."""
    past = _kept.get(table.id)
    if past is None or len(past.rows) < table.meta.number:
        past = await _replay(tables, table.id)
        _kept[table.id] = past
        while len(_kept) > GAMES_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(table.id)
    return past


async def _replay(tables: Tables, table_id: str) -> Past:
    async with tables.database.read() as connection:
        stored = await repository.find_table(connection, table_id, from_start=True)
    assert stored is not None
    table = build(stored, keeps=True)
    past = Past(stored.rows, [_copy(table)])
    for row in stored.rows:
        table.fold(row)
        if row.number % EVERY == 0:
            past.marks.append(_copy(table))
    return past


def _copy(table: Table) -> Table:
    """Independent of the original: positions are never changed, so only what is folded is copied."""
    return replace(table, meta=copy_meta(table.meta), shown={})
