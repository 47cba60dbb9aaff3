"""Where the fields of a sheet are, by the structure of its game alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hatoba.components.formats import format_of
from hatoba.components.names import PROVENANCE
from hatoba.components.structure.schema import Data, Exactly, Rows, Rule, TableRule

Steps = tuple[str | int, ...]


@dataclass(frozen=True, eq=False)
class Place:
    """A table's own fields, or a row of it."""

    table: str
    row: str | None
    steps: Steps
    """How it is found in the data."""
    rules: Mapping[str, Rule]
    key: str | None = None

    def find(self, data: Data) -> Data | None:
        """The record in a sheet; None if that has nothing of the kind there."""
        node: Any = data
        for step in self.steps:
            if isinstance(node, dict):
                node = node.get(str(step))
            elif isinstance(node, list) and isinstance(step, int) and step < len(node):
                node = node[step]
            else:
                return None
        return node if isinstance(node, dict) else None

    def parent(self, data: Data) -> Data:
        """The table of a row."""
        found = Place(self.table, None, self.steps[:-2], {}).find(data) if self.row is not None else None
        return found or {}


@cache
def places(game: str) -> dict[tuple[str, str | None], Place]:
    """All of a game, by table and row."""
    schema = format_of(game).schema
    found = [place for name, table in schema.tables.items() for place in _of_table(name, (name,), table)]
    return {(place.table, place.row): place for place in found}


def _of_table(name: str, steps: Steps, table: TableRule) -> Iterator[Place]:
    inner = {field: rule for field, rule in table.fields.items() if isinstance(rule, TableRule)}
    rows = {field: rule for field, rule in table.fields.items() if isinstance(rule, Rows)}
    own = {
        field: rule
        for field, rule in table.fields.items()
        if field not in inner and field not in rows and field not in PROVENANCE
    }
    yield Place(name, None, steps, own)
    for field, rule in rows.items():
        for i, fields in enumerate(rule.rows):
            yield _of_row(name, (*steps, field, i), rule.key, fields, i)
    for field, part in inner.items():
        yield from _of_table(f"{name}.{field}", (*steps, field), part)


def _of_row(name: str, steps: Steps, key: str | None, fields: Mapping[str, Rule], i: int) -> Place:
    named = fields[key] if key is not None else None
    row = f"{key} {named.wanted}" if isinstance(named, Exactly) else str(i + 1)
    rules = {field: rule for field, rule in fields.items() if field not in PROVENANCE}
    return Place(name, row, steps, rules, key)
