"""How games read their component sheets. The sheets have been validated."""

from collections.abc import Callable, Iterable, Sequence

from mypy_extensions import i64

from hatoba.components import SheetPart
from hatoba.components.names import PROVENANCE
from hatoba.engine.vectors import vec


def numbers(items: Iterable[int]) -> vec[i64]:
    return vec[i64](list(items))


def amounts(row: SheetPart, names: Sequence[str]) -> list[int]:
    """The entries of a table such as { vp = 3, yen = 2 }, 0 for what is left out."""
    return [row.get(name, 0) for name in names]


def rows_by_id(table: str) -> Callable[[SheetPart], dict[str, SheetPart]]:
    """Finds the rows of a table in a sheet, each by its id."""
    return lambda data: {row["id"]: row for row in data[table]["rows"]}


def bare_rows(*ids: str) -> dict[str, SheetPart]:
    """Rows for things of which the sheet says nothing more."""
    return {name: {} for name in ids}


def tables_within(part: SheetPart) -> dict[str, SheetPart]:
    """What a table holds, without the words that say where it comes from."""
    return {name: value for name, value in part.items() if name not in PROVENANCE}
