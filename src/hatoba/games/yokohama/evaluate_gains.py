"""What goods, orders and actions are worth to a seat, in hundredths of points; `ahead` is the part of the game left."""

from mypy_extensions import i64

from hatoba.engine.words import ONE, ZERO
from hatoba.games.trade import IMPORTS, TRADE_GOODS, YEN
from hatoba.games.yokohama.evaluate_worths import (
    AGENT_WORTH,
    ALL,
    ASSISTANT_WORTH,
    BUSY_ASSISTANTS,
    CHURCH_RACE,
    CUSTOMS_RACE,
    EXCHANGE_GAIN,
    ICON_WORTH,
    MANY_GOODS,
    MANY_YEN,
    NEEDED_GAIN,
    ORDER_LEAST,
    ORDER_MOST,
    OTHER_EFFECT,
    POINT,
    READY_ASSISTANT,
    SCORING_EFFECT,
    SCORING_EFFECTS,
    SHOPHOUSE_BUILT,
    SHOPHOUSE_IN_HAND,
    SHOPHOUSE_REWARD,
    SPARE_ASSISTANT,
    TECHNOLOGY_WORTH,
    TRADING_HOUSE_BUILT,
    TRADING_HOUSE_IN_HAND,
    TRADING_HOUSE_REWARD,
)
from hatoba.games.yokohama.position import TALLY, TECHNOLOGY_COUNT, YokohamaPosition
from hatoba.games.yokohama.rewards import hiring_price
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    BUILDING_SPACES,
    EXPOSITION,
    GIVES_CUSTOMS,
    GIVES_EXCHANGES,
    GIVES_FAITH,
    GIVES_PIECES,
    GIVES_PRODUCTION,
    SHOP_SPACES,
    SHOPHOUSE,
    TRADING_HOUSE,
)


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


# ----------------------------------------------------------------------------------- what a seat has


def unit_worth(s: YokohamaPosition, kind: i64, ahead: i64) -> i64:
    """A unit of goods, imports or yen."""
    return s.t.worths.unit_now[kind] + s.t.worths.unit_fading[kind] * ahead // ALL


def effect_worth(name: i64) -> i64:
    if name == EXPOSITION:
        return 0
    return SCORING_EFFECT if (SCORING_EFFECTS >> name) & 1 else OTHER_EFFECT


def assistants_in_play(s: YokohamaPosition, seat: i64) -> i64:
    """In hand and on the map."""
    count = s.in_hand(seat, ASSISTANT)
    boards = s.present[seat]
    at = seat * s.t.boards
    while boards != 0:
        if boards & 1:
            count += s.assistants[at]
        boards >>= 1
        at += 1
    return count


def hand_assistants(s: YokohamaPosition, seat: i64, home: i64) -> i64:
    hand = s.in_hand(seat, ASSISTANT)
    return hand + s.assistants_at(seat, home) if home >= 0 else hand


# ----------------------------------------------------------------------------------- orders


def hand_worth(s: YokohamaPosition, seat: i64, ahead: i64) -> i64:
    """Orders in hand."""
    total: i64 = 0
    at = s.t.hand_at + seat * s.t.hand_max
    end = at + s.t.hand_max
    while at < end and s.orders[at] != 0:
        total += order_worth(s, seat, s.orders[at], ahead)
        at += 1
    return total


def order_worth(s: YokohamaPosition, seat: i64, card: i64, ahead: i64) -> i64:
    """What fulfilling would bring net of its goods, by the square of the part that can be paid."""
    net = s.t.worths.order_now[card] + s.t.worths.order_fading[card] * ahead // ALL
    if net <= 0:
        return 0
    at = card * TRADE_GOODS
    stock = seat * s.prices.kinds
    missing: i64 = 0
    cost: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        needed = s.t.order_cost[at + good]
        if needed > 0:
            weight = s.t.worths.unit_fading[good]
            cost += needed * weight
            if s.stock[stock + good] < needed:
                missing += (needed - s.stock[stock + good]) * weight
        good += 1
    if missing == 0:
        return net * ORDER_MOST // ALL
    part = ALL - ALL * missing // cost
    share = ORDER_LEAST * ALL + (ORDER_MOST - ORDER_LEAST) * part * part // ALL
    return net * share // ALL * ahead // (ALL * ALL)


def needed_goods(s: YokohamaPosition, seat: i64, good: i64) -> i64:
    """How many of a good the orders in hand lack."""
    total = -s.owned(seat, good)
    at = s.t.hand_at + seat * s.t.hand_max
    end = at + s.t.hand_max
    while at < end and s.orders[at] != 0:
        total += s.t.order_cost[s.orders[at] * TRADE_GOODS + good]
        at += 1
    return total if total > 0 else ZERO


# ----------------------------------------------------------------------------------- what an action brings


def action_worth(s: YokohamaPosition, seat: i64, board: i64, power: i64, ahead: i64) -> i64:
    """What an action on a board at a power brings now, net of what it costs."""
    worth = area_gain(s, seat, board, power, ahead) + token_gain(s, board, power, ahead)
    return worth + building_gain(s, seat, board, power, ahead)


def area_gain(s: YokohamaPosition, seat: i64, board: i64, power: i64, ahead: i64) -> i64:
    at = board * (s.t.power_max + 1) + power
    amount = s.t.by_power[at]
    gives = s.t.gives[board]
    if amount == 0:
        return 0
    if gives <= YEN:
        gain = amount * s.t.worths.unit_now[gives]
        room = (MANY_YEN if gives == YEN else MANY_GOODS) - s.owned(seat, gives)
        if room > 0:
            gain += smaller(amount, room) * s.t.worths.unit_fading[gives] * ahead // ALL
        if gives < TRADE_GOODS:
            gain += smaller(amount, needed_goods(s, seat, gives)) * NEEDED_GAIN * ahead // ALL
        return gain
    if gives == GIVES_EXCHANGES:
        return amount * EXCHANGE_GAIN * ahead // ALL
    if gives == GIVES_PIECES:
        return pieces_gain(s, seat, amount, ahead)
    if gives == GIVES_FAITH:
        return church_gain(s, seat, amount, ahead)
    if gives == GIVES_CUSTOMS:
        return customs_gain(s, seat, amount, ahead)
    if gives == GIVES_PRODUCTION:
        return laboratory_gain(s, seat, board, amount, ahead)
    return port_gain(s, seat, board, amount, ahead) + POINT * s.t.vp_by_power[at]


def token_gain(s: YokohamaPosition, board: i64, power: i64, ahead: i64) -> i64:
    if power < s.t.token_at or s.token[board] == 0:
        return 0
    if s.token[board] > s.t.tokens:
        return AGENT_WORTH * ahead // ALL
    return s.t.worths.token_now[s.token[board]] + s.t.worths.token_fading[s.token[board]] * ahead // ALL


def building_gain(s: YokohamaPosition, seat: i64, board: i64, power: i64, ahead: i64) -> i64:
    """A trading house if one is in hand and its space is free, otherwise a shophouse."""
    if power < s.t.build_from:
        return 0
    if s.in_hand(seat, TRADING_HOUSE) > 0 and s.trading_house_owner(board) == 0:
        return TRADING_HOUSE_REWARD - (TRADING_HOUSE_IN_HAND - TRADING_HOUSE_BUILT) * ahead // ALL
    if s.in_hand(seat, SHOPHOUSE) == 0 or s.has_shophouse(seat, board):
        return 0
    space: i64 = 0
    while space < SHOP_SPACES:
        if s.buildings[board * BUILDING_SPACES + space] == 0:
            return SHOPHOUSE_REWARD + (SHOPHOUSE_BUILT - SHOPHOUSE_IN_HAND) * ahead // ALL
        space += 1
    return 0


def pieces_gain(s: YokohamaPosition, seat: i64, count: i64, ahead: i64) -> i64:
    """A trading house if there is the money, otherwise assistants."""
    gain: i64 = 0
    if s.in_warehouse(seat, TRADING_HOUSE) > 0:
        yen = s.owned(seat, YEN)
        price = hiring_price(s, seat, TRADING_HOUSE)
        if yen >= price:
            faded = larger(price - larger(yen - MANY_YEN, 0), 0) * s.t.worths.unit_fading[YEN]
            gain = (TRADING_HOUSE_IN_HAND - faded) * ahead // ALL - price * s.t.worths.unit_now[YEN]
    idle = BUSY_ASSISTANTS - assistants_in_play(s, seat)
    each = ASSISTANT_WORTH + READY_ASSISTANT if idle >= count else SPARE_ASSISTANT + READY_ASSISTANT
    if gain > 0:
        count -= 1
    return larger(gain, 0) + smaller(count, s.in_warehouse(seat, ASSISTANT)) * each * ahead // ALL


def church_gain(s: YokohamaPosition, seat: i64, faith: i64, ahead: i64) -> i64:
    """The best space within reach, net of the goods that it takes beside the power: the cheap ones first."""
    best: i64 = 0
    cost: i64 = 0
    paid: i64 = 0
    space: i64 = 0
    while space < len(s.church):
        while faith < s.t.church_faith[space] and paid <= YEN:
            kind = s.t.worths.cheap_first[paid]
            price = s.prices.price[kind]
            if price > 0 and s.owned(seat, kind) >= price:
                cost += price * unit_worth(s, kind, ahead)
                faith += 1
            paid += 1
        if faith < s.t.church_faith[space]:
            return best
        if s.church[space] == 0:
            best = larger(best, church_worth(s, space, ahead) - cost)
        space += 1
    return best


def church_worth(s: YokohamaPosition, space: i64, ahead: i64) -> i64:
    return s.t.worths.church_now[space] + s.t.worths.church_fading[space] * ahead // ALL + CHURCH_RACE


def customs_worth(s: YokohamaPosition, space: i64, ahead: i64) -> i64:
    return s.t.worths.customs_now[space] + s.t.worths.customs_fading[space] * ahead // ALL + CUSTOMS_RACE


def customs_gain(s: YokohamaPosition, seat: i64, most: i64, ahead: i64) -> i64:
    """The best space that the imports can pay."""
    most = smaller(most, s.owned(seat, IMPORTS))
    best: i64 = 0
    space: i64 = 0
    while space < len(s.customs):
        imports = s.t.customs_imports[space]
        if s.customs[space] == 0 and imports <= most:
            gain = customs_worth(s, space, ahead)
            best = larger(best, gain - imports * unit_worth(s, IMPORTS, ahead))
        space += 1
    return best


def laboratory_gain(s: YokohamaPosition, seat: i64, board: i64, production: i64, ahead: i64) -> i64:
    """The best technology that can be paid."""
    yen_price = 2 * unit_worth(s, YEN, ahead)
    yen = s.owned(seat, YEN) // 2
    affordable = yen + s.owned(seat, IMPORTS)
    extra: i64 = ONE if s.tally[seat * TALLY + TECHNOLOGY_COUNT] + 1 >= s.edition.surcharge_from else ZERO
    start = s.t.laboratory_at + s.t.display[board] * s.t.laboratory_slots
    best: i64 = 0
    slot: i64 = 0
    while slot < s.t.laboratory_slots:
        card = s.technologies[start + slot]
        if card != 0 and not s.has(seat, s.t.technology_name[card]):
            missing = larger(s.t.technology_value[card] + s.t.laboratory_adds[slot] - production, 0) + extra
            if missing <= affordable:
                cost = smaller(missing, yen) * yen_price
                cost += larger(missing - yen, 0) * unit_worth(s, IMPORTS, ahead)
                best = larger(best, technology_gain(s, card, ahead) - cost)
        slot += 1
    return best


def technology_gain(s: YokohamaPosition, card: i64, ahead: i64) -> i64:
    name = s.t.technology_name[card]
    gain = POINT * s.t.exposition_vp if name == EXPOSITION else effect_worth(name) * ahead // ALL
    return gain + POINT + (TECHNOLOGY_WORTH + ICON_WORTH) * ahead // ALL


def port_gain(s: YokohamaPosition, seat: i64, board: i64, level: i64, ahead: i64) -> i64:
    """The best order that may be taken."""
    if s.hand_size(seat) >= s.t.hand_max:
        return 0
    start = s.t.port_at + s.t.display[board] * s.t.port_slots
    best: i64 = 0
    slot: i64 = 0
    while slot < s.t.port_slots:
        if s.t.port_level[slot] <= level and s.orders[start + slot] != 0:
            best = larger(best, order_worth(s, seat, s.orders[start + slot], ahead))
        slot += 1
    return best
