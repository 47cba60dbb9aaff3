"""Where the numbers come from: `source`, and the lists that name the fields with another source.

A row comes before its table, on each of them a list before `source`.
"""

from __future__ import annotations

from collections.abc import Iterator

from hatoba.components.errors import Fault
from hatoba.components.names import PROVENANCE, SOURCES
from hatoba.components.sheets import SheetPart
from hatoba.components.structure.schema import Data, Schema, SheetRecord
from hatoba.components.telling import tell


def name_faults(schema: Schema, data: Data) -> Iterator[Fault]:
    """Every field that a list names exists: in the row, or for a list of the table in the table or one of its rows."""
    for record in schema.records(data):
        own = {name: record.data[name] for name in record.names}
        for word in SOURCES:
            for i, path in enumerate(record.data.get(word, ())):
                if not any(exists(path, place) for place in (own, *record.rows)):
                    yield record.spot.inside(word).inside(i).wrong("no_such_field", value=tell(path))


def exists(path: str, record: Data) -> bool:
    """Whether a record has such a field. In a list, a step is an index, counted from 0."""
    node: object = record
    for step in path.split("."):
        if isinstance(node, dict) and step in node and step not in PROVENANCE:
            node = node[step]
        elif isinstance(node, list) and step.isdecimal() and int(step) < len(node):
            node = node[int(step)]
        else:
            return False
    return True


def field_sources(record: SheetRecord) -> Iterator[tuple[str, str | None]]:
    """Each field of a table or row with its source; inline tables are opened, lists are not."""
    for name in record.names:
        value = record.data[name]
        parts = [f"{name}.{part}" for part in value] if isinstance(value, dict) else []
        for path in parts or [name]:
            yield path, field_source(path, record)


def field_source(path: str, record: SheetRecord) -> str | None:
    """The source of one field; None if nothing says it."""
    return source_of(path, record.data, record.table or {})


def source_of(path: str, *levels: SheetPart) -> str | None:
    """The source of a field that a row and its table, in this order, say; None if none of them does."""
    for level in levels:
        for word in SOURCES:
            if any(path == named or path.startswith(f"{named}.") for named in level.get(word, ())):
                return word
        if "source" in level:
            return str(level["source"])
    return None
