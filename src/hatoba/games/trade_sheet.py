"""How Yokohama and Duel read the prices of their sheets."""

from collections.abc import Mapping, Sequence

from hatoba.components import SheetPart
from hatoba.games.reading import amounts, numbers
from hatoba.games.trade import TRADE_GOODS, TradeTables

KINDS = ("copper", "silk", "tea", "fish", "imports", "yen")
"""Goods, imports and yen, in the order of trade.py."""
GOODS = KINDS[:TRADE_GOODS]


def trade_tables(
    kinds: Sequence[str],
    lists: Sequence[SheetPart],
    after: Mapping[tuple[int, int], tuple[int, int]],
    chinatown: SheetPart,
) -> TradeTables:
    """Price lists in the order of trade.py. A payment goes on with the same list and kind unless `after` says so."""
    tables = TradeTables()
    tables.kinds = len(kinds)
    tables.price = numbers(n for row in lists for n in amounts(row, kinds))
    follow = [after.get((prices, kind), (prices, kind)) for prices in range(len(lists)) for kind in range(len(kinds))]
    tables.next_prices = numbers(prices for prices, _ in follow)
    tables.next_from = numbers(kind for _, kind in follow)
    tables.sell = numbers(amounts(chinatown["sell"], GOODS))
    tables.buy = numbers(amounts(chinatown["buy"], KINDS[:-1]))
    return tables
