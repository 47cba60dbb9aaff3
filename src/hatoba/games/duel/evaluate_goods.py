"""What goods, orders and rewards are worth to a seat, in hundredths of points.

`keep`, out of 100, is how much of its worth a thing keeps that is to be used once in the turns left.
"""

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.games.duel import position, scoring, tables
from hatoba.games.duel.evaluate_weights import (
    BYTE,
    COPPER_WORTH,
    ELECTRIC_LIGHT_TURNS,
    FADE,
    FAIR_TURNS,
    FEW_YEN,
    FEW_YEN_WORTH,
    GOOD_POINTS,
    HAND_FULL,
    HAND_ORDERS,
    IMPORT_WORTH,
    MANY_GOODS,
    MANY_YEN,
    ORDER_GAIN,
    ORDER_IN_HAND,
    PLUS_1_WORTH,
    PLUS_2_WORTH,
    POINT,
    PORT_CARD,
    PORT_GOODS,
    PORT_WORTH,
    REACH,
    READY,
    SILK_WORTH,
    SLIGHT_TURNS,
    STRONG_TURNS,
    TEA_WORTH,
    TURNED_WORTH,
    YEN_POINTS,
    YEN_WORTH,
)
from hatoba.games.duel.position import DuelPosition
from hatoba.games.trade import COPPER, IMPORTS, SILK, TRADE_GOODS, TURNED, YEN


def fade(left: i64) -> i64:
    """How much of its worth a thing keeps that is to be used once in the turns left, out of 100."""
    return (100 + FADE) * left // (left + FADE)


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def technology_turns(technology: i64) -> i64:
    """What a technology brings in each turn to come, in tenths."""
    if technology == tables.EXPOSITION:
        return 0
    if technology == tables.ELECTRIC_LIGHT:
        return ELECTRIC_LIGHT_TURNS
    if technology == tables.UNIVERSITY or technology == tables.LETTERPRESS:
        return STRONG_TURNS
    if technology in (tables.TELEGRAPH, tables.TELEPHONE, tables.NEWSPAPER):
        return STRONG_TURNS
    if technology in (tables.MINING, tables.STAGECOACH, tables.LANGUAGE_SCHOOL, tables.SPINNING_MILL):
        return SLIGHT_TURNS
    return FAIR_TURNS


# ----------------------------------------------------------------------------------- goods and orders


def use_worth(kind: i64) -> i64:
    """What one of a kind is worth beyond its points."""
    if kind == YEN:
        return YEN_WORTH
    if kind == COPPER:
        return COPPER_WORTH
    if kind == SILK:
        return SILK_WORTH
    if kind == IMPORTS:
        return IMPORT_WORTH
    return TURNED_WORTH if kind == TURNED else TEA_WORTH


def unit_worth(s: DuelPosition, kind: i64, keep: i64) -> i64:
    """The whole worth of one of a kind."""
    worth = use_worth(kind) * keep // 100
    if kind < TRADE_GOODS:
        return worth + GOOD_POINTS
    if kind == YEN:
        return worth + YEN_POINTS
    return worth + POINT * (s.t.vp_face_up_import if kind == IMPORTS else s.t.vp_turned_import)


def holdings(s: DuelPosition, seat: i64, keep: i64) -> i64:
    """Goods, imports, yen, and the orders that they may pay."""
    base = seat * s.prices.kinds
    yen = s.stock[base + YEN]
    total = hand_worth(s, seat, keep) + smaller(yen, FEW_YEN) * FEW_YEN_WORTH * keep // 100
    kind: i64 = 0
    while kind <= TURNED:
        amount = s.stock[base + kind]
        if amount > 0:
            total += amount * unit_worth(s, kind, keep)
            if kind < TRADE_GOODS and amount > MANY_GOODS:
                total -= (amount - MANY_GOODS) * use_worth(kind) * keep // 100
        kind += 1
    return total - larger(0, yen - MANY_YEN) * YEN_WORTH * keep // 100


def hand_worth(s: DuelPosition, seat: i64, keep: i64) -> i64:
    """Orders in hand: the best takes its goods, the next one is judged by what is left, and so on."""
    base = seat * s.prices.kinds
    have = s.stock[base] | (s.stock[base + 1] << 8) | (s.stock[base + 2] << 16) | (s.stock[base + 3] << 24)
    start = s.hand_start(seat)
    count = s.count(seat, position.HAND_COUNT)
    done: i64 = 0
    total: i64 = 0
    rounds = smaller(count, HAND_ORDERS)
    while rounds > 0:
        best: i64 = -1
        best_slot: i64 = 0
        slot: i64 = 0
        while slot < count:
            if (done >> slot) & 1 == 0:
                worth = order_worth(s, seat, s.orders[start + slot], have, keep)
                if worth > best:
                    best = worth
                    best_slot = slot
            slot += 1
        done |= 1 << best_slot
        total += best
        have = without(s, s.orders[start + best_slot], have)
        rounds -= 1
    return total


def without(s: DuelPosition, card: i64, have: i64) -> i64:
    """The goods, a byte each, less what an order takes of them."""
    rest: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        owned = (have >> (8 * good)) & BYTE
        rest |= larger(0, owned - s.t.order_cost[card * TRADE_GOODS + good]) << (8 * good)
        good += 1
    return rest


def order_worth(s: DuelPosition, seat: i64, card: i64, have: i64, keep: i64) -> i64:
    """What fulfilling an order would bring net of its goods, less the more of them are missing."""
    net = POINT * s.t.order_vp[card] + ORDER_GAIN * keep // 100 + reward_worth(s, seat, s.t.order_reward, card, keep)
    if s.has(seat, tables.BALL):
        net += POINT * s.t.ball_vp
    if s.has(seat, tables.LANGUAGE_SCHOOL):
        net += s.t.language_school_yen * unit_worth(s, YEN, keep)
    missing: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        needed = s.t.order_cost[card * TRADE_GOODS + good]
        if needed > 0:
            unit = unit_worth(s, good, keep)
            net -= needed * unit
            missing += larger(0, needed - ((have >> (8 * good)) & BYTE)) * unit
        good += 1
    if net <= 0:
        return 0
    if missing == 0:
        return net * READY // 100
    return (ORDER_IN_HAND + net * REACH // (REACH + missing)) * keep // 100


def reward_worth(s: DuelPosition, seat: i64, rewards: vec[i64], row: i64, keep: i64) -> i64:
    """A row of rewards."""
    at = row * tables.REWARD
    total: i64 = 0
    kind: i64 = 0
    while kind <= YEN:
        if rewards[at + kind] > 0:
            total += rewards[at + kind] * unit_worth(s, kind, keep)
        kind += 1
    if rewards[at + tables.REWARD_TURN] > 0 and s.owned(seat, IMPORTS) > 0:
        total += unit_worth(s, TURNED, keep) - unit_worth(s, IMPORTS, keep)
    use = rewards[at + tables.REWARD_EXTRA] * PLUS_1_WORTH + rewards[at + tables.REWARD_EXTRA + 1] * PLUS_2_WORTH
    if rewards[at + tables.REWARD_ORDERS] > 0:
        use += rewards[at + tables.REWARD_ORDERS] * port_worth(s, seat, 1)
    return total + use * keep // 100


def port_worth(s: DuelPosition, seat: i64, cards: i64) -> i64:
    """A new order out of so many cards: goods wait for it, other orders want them too."""
    goods = smaller(8, scoring.trade_goods(s, seat))
    worth = PORT_WORTH + cards * PORT_CARD + goods * PORT_GOODS
    return larger(0, worth - s.count(seat, position.HAND_COUNT) * HAND_FULL)


def gain_worth(s: DuelPosition, seat: i64, kind: i64, amount: i64, keep: i64) -> i64:
    """What more of a kind is worth, also to the orders in hand."""
    return holdings_after(s, seat, kind, amount, 0, keep) - holdings(s, seat, keep)


def holdings_after(s: DuelPosition, seat: i64, kind: i64, amount: i64, yen: i64, keep: i64) -> i64:
    """What the seat would hold with so much more (or less) of a kind and of yen."""
    base = seat * s.prices.kinds
    s.stock[base + kind] += amount
    s.stock[base + YEN] += yen
    worth = holdings(s, seat, keep)
    s.stock[base + kind] -= amount
    s.stock[base + YEN] -= yen
    return worth
