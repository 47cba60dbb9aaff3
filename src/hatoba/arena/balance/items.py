"""The items of a kind as the component sheet lists them, with where their numbers come from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hatoba.components import Sheet
from hatoba.components.formats import format_of
from hatoba.components.structure.provenance import field_sources
from hatoba.components.structure.schema import SheetRecord
from hatoba.engine.facts import ItemKind

DESIGNED = "designed"


@dataclass(frozen=True)
class Item:
    """A row of the sheet, `row` as faults name it. `sources` has the fields by provenance."""

    id: str
    text: str
    sources: Mapping[str, tuple[str, ...]]
    row: str

    @property
    def designed(self) -> bool:
        """Whether at least one of its numbers is the project's own."""
        return DESIGNED in self.sources


def items_of(sheet: Sheet, kind: ItemKind) -> list[Item]:
    """All items of a kind, in the order of the sheet."""
    records = format_of(sheet.game).schema.records(sheet.data)
    rows = [record for record in records if record.table is not None and record.spot.table == kind.table]
    return [_item(kind, number, record) for number, record in enumerate(rows, 1)]


def _item(kind: ItemKind, number: int, record: SheetRecord) -> Item:
    own = " ".join(_id_part(record.data[name]) for name in kind.row) if kind.row else str(number)
    rest = [f"{name} {_show(record.data[name])}" for name in record.names if name not in kind.row]
    sources: dict[str, list[str]] = {}
    for path, source in field_sources(record):
        if path.partition(".")[0] not in kind.row:
            sources.setdefault(str(source), []).append(path)
    by_source = {source: tuple(paths) for source, paths in sources.items()}
    return Item(own, ", ".join(rest), by_source, str(record.spot.row))


def _id_part(value: Any) -> str:
    """What events call it: a reward by its kind, without the amount."""
    return " ".join(value) if isinstance(value, dict) else str(value)


def _show(value: Any) -> str:
    if isinstance(value, dict):
        return " + ".join(f"{_show(amount)} {name}" for name, amount in value.items()) or "nothing"
    if isinstance(value, list):
        return " / ".join(map(_show, value))
    return str(value)
