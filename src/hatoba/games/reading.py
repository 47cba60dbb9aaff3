"""How games read their component sheets: rows to lists of numbers. The sheets have been validated."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from hatoba.engine.vectors import vec

Row = Mapping[str, Any]


def numbers(items: Iterable[int]) -> vec[i64]:
    return vec[i64](list(items))


def amounts(row: Row, names: Sequence[str]) -> list[int]:
    """The entries of a table such as { vp = 3, yen = 2 }, 0 for what is left out."""
    return [row.get(name, 0) for name in names]
