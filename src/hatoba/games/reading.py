"""How games read their component sheets: rows to lists of numbers. The sheets have been validated."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hatoba.games.trade import TRADE_GOODS, TradeTables

Row = Mapping[str, Any]

KINDS = ("copper", "silk", "tea", "fish", "imports", "yen")
"""Goods, imports and yen, in the order of trade.py."""
GOODS = KINDS[:TRADE_GOODS]


def numbers(items: Iterable[int]) -> vec[i64]:
    return vec[i64](list(items))


def amounts(row: Row, names: Sequence[str]) -> list[int]:
    """The entries of a table such as { vp = 3, yen = 2 }, 0 for what is left out."""
    return [row.get(name, 0) for name in names]


def trade_tables(
    kinds: Sequence[str], lists: Sequence[Row], after: Mapping[tuple[int, int], tuple[int, int]], chinatown: Row
) -> TradeTables:
    """Price lists in the order of trade.py. A payment goes on with the same list and kind unless `after` says so."""
    tables = TradeTables()
    tables.kinds = len(kinds)
    tables.price = numbers(n for row in lists for n in amounts(row, kinds))
    follow = [after.get((prices, kind), (prices, kind)) for prices in range(len(lists)) for kind in range(len(kinds))]
    tables.after = numbers(prices << 8 | kind for prices, kind in follow)
    tables.sell = numbers(amounts(chinatown["sell"], GOODS))
    tables.buy = numbers(amounts(chinatown["buy"], KINDS[:-1]))
    return tables
