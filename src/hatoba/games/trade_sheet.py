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
    rivals: Mapping[tuple[int, str], Sequence[str]],
    chinatown: SheetPart,
) -> TradeTables:
    """Price lists in the order of trade.py. A kind can be paid again unless it is among its rivals there."""
    tables = TradeTables()
    tables.kinds = len(kinds)
    tables.price = numbers(n for row in lists for n in amounts(row, kinds))
    masks = {key: sum(1 << kinds.index(rival) for rival in names) for key, names in rivals.items()}
    tables.rivals = numbers(masks.get((prices, kind), 0) for prices in range(len(lists)) for kind in kinds)
    tables.sell = numbers(amounts(chinatown["sell"], GOODS))
    tables.buy = numbers(amounts(chinatown["buy"], KINDS[:-1]))
    return tables
