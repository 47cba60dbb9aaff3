"""Final scoring (section 8), from public facts alone: orders in hand count nothing."""

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.duel.position import (
    CATEGORIES,
    CHURCH_CARDS,
    CHURCH_COUNT,
    CHURCH_POINTS,
    FACE_UP_IMPORTS,
    LEFT_GOODS,
    LEFT_YEN,
    MOST_ORDERS,
    MOST_PRODUCTION,
    ORDER_COUNT,
    ORDER_POINTS,
    ORDERS,
    PRODUCTION,
    SHOP_COUNT,
    SHOPS,
    TALLY,
    TECHNOLOGIES,
    TECHNOLOGY_COUNT,
    TURNED_IMPORTS,
    WAREHOUSE_COUNT,
    WAREHOUSES,
    DuelPosition,
)
from hatoba.games.duel.tables import (
    BALL,
    BRICKYARD,
    ELECTRIC_LIGHT,
    EXPOSITION,
    GASLIGHT,
    PATENT,
    WINERY,
)
from hatoba.games.trade import IMPORTS, TRADE_GOODS, TURNED, YEN


def breakdown(s: DuelPosition) -> vec[i64]:
    """Points by seat and category, as if the game ended now."""
    points = vec[i64]([0] * int(s.players * CATEGORIES))
    write_points(s, points)
    return points


def write_points(s: DuelPosition, points: vec[i64]) -> None:
    """The same, to a list."""
    t = s.t
    tally = s.tally
    stock = s.stock
    seat: i64
    for seat in range(s.players):
        at = seat * CATEGORIES
        own = seat * TALLY
        goods = seat * s.prices.kinds
        points[at + ORDERS] = tally[own + ORDER_POINTS]
        points[at + CHURCH_CARDS] = tally[own + CHURCH_POINTS]
        points[at + TECHNOLOGIES] = technology_points(s, seat)
        points[at + WAREHOUSES] = tally[own + WAREHOUSE_COUNT] * t.vp_warehouse
        points[at + SHOPS] = tally[own + SHOP_COUNT] * t.vp_shop
        points[at + TURNED_IMPORTS] = stock[goods + TURNED] * t.vp_turned_import
        points[at + FACE_UP_IMPORTS] = stock[goods + IMPORTS] * t.vp_face_up_import
        points[at + LEFT_YEN] = stock[goods + YEN] // t.yen_per_vp
        points[at + LEFT_GOODS] = trade_goods(s, seat) // t.goods_per_vp
        other = (s.players - 1 - seat) * TALLY
        most_orders = tally[own + ORDER_COUNT] > tally[other + ORDER_COUNT]
        points[at + MOST_ORDERS] = t.vp_most_orders if most_orders else ZERO
        most_production = tally[own + PRODUCTION] > tally[other + PRODUCTION]
        points[at + MOST_PRODUCTION] = t.vp_most_production if most_production else ZERO


def technology_points(s: DuelPosition, seat: i64) -> i64:
    """What the seat's technologies score by themselves."""
    total: i64 = 0
    if s.count(seat, TECHNOLOGY_COUNT) == 0:
        return total
    t = s.t
    if s.has(seat, EXPOSITION):
        total += t.exposition_vp
    if s.has(seat, BALL):
        total += t.ball_vp * s.count(seat, ORDER_COUNT)
    if s.has(seat, PATENT):
        total += t.patent_vp * s.count(seat, TECHNOLOGY_COUNT)
    if s.has(seat, ELECTRIC_LIGHT):
        total += t.electric_light_vp * s.count(seat, WAREHOUSE_COUNT)
    if s.has(seat, GASLIGHT):
        total += t.gaslight_vp * s.count(seat, SHOP_COUNT)
    if s.has(seat, WINERY):
        total += t.winery_vp * s.count(seat, CHURCH_COUNT)
    if s.has(seat, BRICKYARD):
        total += t.brickyard_vp * s.owned(seat, TURNED)
    return total


def trade_goods(s: DuelPosition, seat: i64) -> i64:
    stock = s.stock
    first = seat * s.prices.kinds
    total: i64 = 0
    at: i64
    for at in range(first, first + TRADE_GOODS):
        total += stock[at]
    return total


def compare(points: vec[i64], seat: i64, other: i64) -> i64:
    """Below 0 if seat is ahead in the first category in which the two differ; 0 if they differ in none."""
    category: i64 = 0
    while category < CATEGORIES:
        difference = points[other * CATEGORIES + category] - points[seat * CATEGORIES + category]
        if difference != 0:
            return difference
        category += 1
    return 0
