"""What the action in an area brings with its best choices, in hundredths of points."""

from mypy_extensions import i64

from hatoba.engine.words import ONE, ZERO
from hatoba.games.duel import free, position, scoring, tables
from hatoba.games.duel.evaluate_goods import (
    fade,
    gain_worth,
    holdings,
    holdings_after,
    larger,
    port_worth,
    reward_worth,
    smaller,
    technology_turns,
    unit_worth,
)
from hatoba.games.duel.evaluate_weights import (
    NEED_WORTH,
    PLUS_1_WORTH,
    POINT,
    PRODUCTION_SWING,
    SHOP_TURNS,
    WAREHOUSE_TURNS,
)
from hatoba.games.duel.position import DuelPosition
from hatoba.games.trade import (
    CHURCH_PRICES,
    COPPER,
    IMPORTS,
    PRODUCTION_PRICES,
    TRADE_GOODS,
    TURNED,
    YEN,
    payment_prices,
    payment_units,
    payment_used,
)


def action_worth(s: DuelPosition, seat: i64, area: i64, total: i64, left: i64) -> i64:
    """The area's effect at this strength, the strength bonus and a building."""
    worth = area_worth(s, seat, area, total, left)
    if total >= s.t.bonus_from[0]:
        worth += bonus_worth(s, seat, total, fade(left))
    return worth + building_worth(s, seat, area, left) if total >= s.t.build_from else worth


def area_worth(s: DuelPosition, seat: i64, area: i64, total: i64, left: i64) -> i64:
    """The area's effect with its best choice."""
    amount = s.t.by_strength[area * (s.t.strength_top + 1) + smaller(total, s.t.strength_top)]
    gives = s.t.gives[area]
    keep = fade(left)
    if amount == 0:
        return 0
    if gives <= YEN:
        return gain_worth(s, seat, gives, amount + (s.extra_copper(seat) if gives == COPPER else ZERO), keep)
    if gives == tables.GIVES_TURNS:
        each = unit_worth(s, TURNED, keep) - unit_worth(s, IMPORTS, keep)
        each += step_to_agent(s, seat, tables.NEED_TURNED_IMPORTS, keep)
        each += POINT * s.t.brickyard_vp if s.has(seat, tables.BRICKYARD) else ZERO
        return each * smaller(amount, s.owned(seat, IMPORTS))
    if gives == tables.GIVES_EXCHANGES:
        return exchange_worth(s, seat, amount, keep)
    if gives == tables.GIVES_FAITH:
        return church_worth(s, seat, amount, keep)
    if gives == tables.GIVES_PRODUCTION:
        return laboratory_worth(s, seat, amount, left)
    return port_worth(s, seat, amount) * keep // 100


def exchange_worth(s: DuelPosition, seat: i64, exchanges: i64, keep: i64) -> i64:
    """The best exchange in Chinatown; each one after it is worth a third of it."""
    before = holdings(s, seat, keep)
    best = before
    base = seat * s.prices.kinds
    kind: i64 = 0
    while kind <= IMPORTS:
        if s.stock[base + YEN] >= s.prices.buy[kind]:
            best = larger(best, holdings_after(s, seat, kind, 1, -s.prices.buy[kind], keep))
        if kind < TRADE_GOODS and s.stock[base + kind] > 0:
            best = larger(best, holdings_after(s, seat, kind, -1, s.prices.sell[kind], keep))
        kind += 1
    return (best - before) * (2 + exchanges) // 3


def payment_worth(s: DuelPosition, seat: i64, x: i64, keep: i64) -> i64:
    """What is still to pay, in the cheapest way."""
    units = payment_units(x)
    prices = payment_prices(x)
    if prices == CHURCH_PRICES:
        return larger(0, faith_cost(s, seat, units, keep, payment_used(x)))
    return units * unit_cost(s, prices, keep)


def unit_cost(s: DuelPosition, prices: i64, keep: i64) -> i64:
    """A unit of production, surcharge or second order, paid in yen."""
    return s.prices.price[prices * s.prices.kinds + YEN] * unit_worth(s, YEN, keep)


# ----------------------------------------------------------------------------------- church and laboratory


def church_worth(s: DuelPosition, seat: i64, faith: i64, keep: i64) -> i64:
    """The best open church card that can be paid, net of the payment."""
    best: i64 = 0
    card: i64 = 1
    while card <= s.t.church_cards:
        if s.church[card] == tables.CHURCH_OPEN:
            cost = faith_cost(s, seat, s.t.church_faith[card] - faith, keep)
            if cost >= 0:
                best = larger(best, church_card_worth(s, seat, card, keep) - cost)
        card += 1
    return best


def church_card_worth(s: DuelPosition, seat: i64, card: i64, keep: i64) -> i64:
    worth = POINT * s.t.church_vp[card] + reward_worth(s, seat, s.t.church_reward, card, keep)
    return (
        worth
        + step_to_agent(s, seat, tables.NEED_CHURCH_CARDS, keep)
        + (POINT * s.t.winery_vp if s.has(seat, tables.WINERY) else ZERO)
    )


def step_to_agent(s: DuelPosition, seat: i64, need: i64, keep: i64) -> i64:
    """What one more of what an agent needs is worth."""
    hired = s.hired[seat * tables.NEEDS + need] != 0
    return ZERO if hired or free.amount_of(s, seat, need) >= s.t.agent_need[need] else NEED_WORTH * keep // 100


def faith_cost(s: DuelPosition, seat: i64, units: i64, keep: i64, paid: i64 = 0) -> i64:
    """The cheapest way to raise faith, one of each kind but those paid already; -1 if it cannot be paid."""
    base = seat * s.prices.kinds
    cost: i64 = 0
    if (paid >> TURNED) & 1:
        paid |= 1 << IMPORTS
    while units > 0:
        cheapest: i64 = -1
        lowest: i64 = 0
        kind: i64 = 0
        while kind < TURNED:
            owned = s.stock[base + kind] + (s.stock[base + TURNED] if kind == IMPORTS else ZERO)
            if owned > 0 and (paid >> kind) & 1 == 0:
                unit = unit_worth(s, kind, keep)
                if cheapest < 0 or unit < lowest:
                    cheapest = kind
                    lowest = unit
            kind += 1
        if cheapest < 0:
            return -1
        cost += lowest
        paid |= 1 << cheapest
        units -= 1
    return cost


def laboratory_worth(s: DuelPosition, seat: i64, production: i64, left: i64) -> i64:
    """The best open technology that can be paid, net of the payment."""
    unit = unit_cost(s, PRODUCTION_PRICES, fade(left))
    most = production + s.owned(seat, YEN) // s.prices.price[PRODUCTION_PRICES * s.prices.kinds + YEN]
    most += s.owned(seat, IMPORTS)
    surcharge: i64 = ONE if s.count(seat, position.TECHNOLOGY_COUNT) + 1 >= s.t.surcharge_from else ZERO
    best: i64 = 0
    place = s.t.technology_open_at
    while place < s.t.technology_open_at + s.t.technologies_open:
        technology = s.technologies[place]
        value = s.t.technology_value[technology]
        if technology != 0 and value + surcharge <= most:
            cost = (larger(0, value - production) + surcharge) * unit
            best = larger(best, technology_worth(s, seat, technology, left) - cost)
        place += 1
    return best


def technology_worth(s: DuelPosition, seat: i64, technology: i64, left: i64) -> i64:
    """All that getting a technology brings."""
    t = s.t
    worth = technology_turns(technology) * left // 20 + step_to_agent(s, seat, tables.NEED_TECHNOLOGIES, fade(left))
    worth += t.vp_most_production * 50 * t.technology_value[technology] // (1 + left // PRODUCTION_SWING)
    if s.has(seat, tables.LETTERPRESS):
        worth += t.letterpress_yen * unit_worth(s, YEN, fade(left))
    if technology == tables.NEWSPAPER:
        worth += t.newspaper_at_once * PLUS_1_WORTH * fade(left) // 100
    before = scoring.technology_points(s, seat)
    s.owner[technology] = seat + 1
    s.add_count(seat, position.TECHNOLOGY_COUNT, 1)
    worth += POINT * (scoring.technology_points(s, seat) - before)
    s.owner[technology] = 0
    s.add_count(seat, position.TECHNOLOGY_COUNT, -1)
    return worth


# ----------------------------------------------------------------------------------- strength bonus and building


def bonus_worth(s: DuelPosition, seat: i64, total: i64, keep: i64) -> i64:
    """The best open bonus card at this strength."""
    best: i64 = 0
    place = s.t.bonus_open_at
    while place < s.t.bonus_open_at + s.t.bonus_open:
        worth: i64 = 0
        level: i64 = 0
        while level < tables.BONUS_LEVELS and total >= s.t.bonus_from[level]:
            worth += reward_worth(s, seat, s.t.bonus_reward, s.bonus[place] * tables.BONUS_LEVELS + level, keep)
            level += 1
        best = larger(best, worth)
        place += 1
    return best


def building_worth(s: DuelPosition, seat: i64, area: i64, left: i64) -> i64:
    """The better of a shop and a warehouse, if it can be built and paid."""
    t = s.t
    yen = s.owned(seat, YEN)
    each = unit_worth(s, YEN, fade(left))
    best: i64 = 0
    if s.shops[seat * t.areas + area] == 0 and yen >= t.shop_price and s.count(seat, position.SHOP_COUNT) < t.shops:
        points = t.vp_shop + (t.gaslight_vp if s.has(seat, tables.GASLIGHT) else ZERO)
        best = POINT * points + SHOP_TURNS * left // 20 - t.shop_price * each
    built = s.count(seat, position.WAREHOUSE_COUNT)
    if s.warehouses[area] == 0 and built < t.warehouses and yen >= t.warehouse_price[built]:
        points = t.vp_warehouse + (t.electric_light_vp if s.has(seat, tables.ELECTRIC_LIGHT) else ZERO)
        best = larger(best, POINT * points + WAREHOUSE_TURNS * left // 20 - t.warehouse_price[built] * each)
    return larger(0, best)
