"""A hand-made guess of a seat's final points, in hundredths: what bots steer by.

Points on the table count in full. What can still become points is priced by the sheet's own model (2 yen a point, goods
by Chinatown and production) and fades as the end comes near.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import RUNNING, seat_total
from hatoba.games.trade import IMPORTS, TRADE_GOODS, YEN
from hatoba.games.yokohama.position import CATEGORIES, TALLY, TECHNOLOGY_COUNT, Position
from hatoba.games.yokohama.scoring import breakdown
from hatoba.games.yokohama.tables import (
    AGENT_KINDS,
    ASSISTANT,
    GIVES_CUSTOMS,
    GIVES_EXCHANGES,
    GIVES_FAITH,
    GIVES_ORDERS,
    GIVES_PIECES,
    GIVES_PRODUCTION,
    REWARD,
    REWARD_ANY_GOOD,
    REWARD_MOVE,
    REWARD_VP,
    REWARD_WAREHOUSE,
    SHOP_SPACES,
    SHOPHOUSE,
    TRADING_HOUSE,
)

POINT: Final = 100

# What things are worth beyond the points they already score, with the whole game ahead.
COPPER_WORTH: Final = 75  # two turns at high power for three: dear
SILK_WORTH: Final = 50
TEA_WORTH: Final = 22
IMPORT_WORTH: Final = 130  # pays for technologies, customs and second orders
YEN_WORTH: Final = 30
MANY_YEN: Final = 12  # more than this is hardly spent
AGENT_WORTH: Final = 220  # a whole action on top of the turn
TECHNOLOGY_WORTH: Final = 220
ASSISTANT_OUT: Final = 70  # out of the warehouse for good
HAND_ASSISTANT: Final = 28  # in hand it can go anywhere
HAND_ASSISTANTS_USED: Final = 6
SHOPHOUSE_IN_HAND: Final = 60
TRADING_HOUSE_IN_HAND: Final = 430  # an action away from about nine points
SHOPHOUSE_BUILT: Final = 60  # a power more in every action there
TRADING_HOUSE_BUILT: Final = 130  # the same, and income
ICON: Final = 90  # towards an agent and a set of countries
ORDER_IN_HAND: Final = 30

# What an action of an area is worth at its amount, beside goods.
PIECE_WORTH: Final = 75
EXCHANGE_WORTH: Final = 25
FAITH_WORTH: Final = 90
CUSTOMS_WORTH: Final = 280
PRODUCTION_WORTH: Final = 75
LEVEL_WORTH: Final = 90
TOKEN_WORTH: Final = 230
BUILD_SHOPHOUSE: Final = 200
BUILD_TRADING_HOUSE: Final = 950

# How much of a prepared action counts before it is done: the best one, the second, all others; out of 100.
BEST_SHARE: Final = 55
SECOND_SHARE: Final = 35
OTHER_SHARE: Final = 10
FAR_SHARE: Final = 60  # the president cannot walk there in one move
SHUT_SHARE: Final = 30  # another president stands there


def estimate(s: Position, seat: i64) -> i64:
    """The guess for one seat."""
    points = breakdown(s)
    total = POINT * seat_total(points, seat, CATEGORIES)
    if s.over != RUNNING:
        return total
    ahead = time_ahead(s)
    assets = stock_worth(s, seat) + card_worth(s, seat) + piece_worth(s, seat)
    return total + (assets + prepared_actions(s, seat)) * ahead // 100


def time_ahead(s: Position) -> i64:
    """How much of the game is still to come, out of 100; by whichever end is nearest."""
    if s.last_round >= 0:
        return 25 if s.round < s.last_round else 12
    nearest: i64 = 0
    nearest = larger(nearest, 100 * filled(s, 0) // s.edition.church_end)
    nearest = larger(nearest, 100 * filled(s, 1) // s.edition.customs_end)
    seat: i64 = 0
    while seat < s.players:
        nearest = larger(nearest, 100 * s.built(seat, TRADING_HOUSE) // s.t.end_trading_houses)
        nearest = larger(nearest, 100 * s.built(seat, SHOPHOUSE) // s.t.end_shophouses)
        seat += 1
    return 100 - nearest * 6 // 10


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def filled(s: Position, customs: i64) -> i64:
    """Assistants on the church or the customs board."""
    spaces = s.customs if customs else s.church
    count: i64 = 0
    at: i64 = 0
    while at < len(spaces):
        if spaces[at] != 0:
            count += 1
        at += 1
    return count


def good_worth(kind: i64) -> i64:
    """What a unit of goods, imports or yen is worth beyond its points at the end."""
    if kind == 0:
        return COPPER_WORTH
    if kind == 1:
        return SILK_WORTH
    if kind == IMPORTS:
        return IMPORT_WORTH
    return YEN_WORTH if kind == YEN else TEA_WORTH


def stock_worth(s: Position, seat: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < YEN:
        total += s.owned(seat, kind) * good_worth(kind)
        kind += 1
    yen = s.owned(seat, YEN)
    return total + (yen if yen < MANY_YEN else MANY_YEN) * YEN_WORTH


def card_worth(s: Position, seat: i64) -> i64:
    """Technologies, agents, and orders in hand by how nearly they can be paid."""
    total = s.tally[seat * TALLY + TECHNOLOGY_COUNT] * TECHNOLOGY_WORTH
    at = seat * AGENT_KINDS
    kind: i64 = 0
    while kind < AGENT_KINDS:
        total += s.agents[at + kind] * AGENT_WORTH
        kind += 1
    slot: i64 = 0
    start = s.t.hand_at + seat * s.t.hand_max
    while slot < s.t.hand_max and s.orders[start + slot] != 0:
        total += ORDER_IN_HAND + order_worth(s, seat, s.orders[start + slot])
        slot += 1
    return total


def order_worth(s: Position, seat: i64, card: i64) -> i64:
    """What fulfilling would bring net of its goods, times the square of the part that can be paid."""
    cost: i64 = 0
    paid: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        needed = s.t.order_cost[card * TRADE_GOODS + good]
        owned = s.owned(seat, good)
        unit = good_worth(good) + POINT // s.t.goods_per_vp
        cost += needed * unit
        paid += (owned if owned < needed else needed) * unit
        good += 1
    net = reward_worth(s, card * REWARD) + ICON - cost
    if net <= 0 or cost == 0:
        return 0
    part = 100 * paid // cost
    return net * part // 100 * part // 100 * 85 // 100


def reward_worth(s: Position, at: i64) -> i64:
    """The whole worth of an order's reward."""
    table = s.t.order_reward
    total = POINT * table[at + REWARD_VP] + table[at + YEN] * (YEN_WORTH + POINT // s.t.yen_per_vp)
    total += table[at + IMPORTS] * (IMPORT_WORTH + POINT) + table[at + REWARD_WAREHOUSE] * PIECE_WORTH
    return total + (table[at + REWARD_MOVE] + table[at + REWARD_ANY_GOOD]) * EXCHANGE_WORTH


def piece_worth(s: Position, seat: i64) -> i64:
    out = s.edition.assistants_hand + s.edition.assistants_warehouse - s.in_warehouse(seat, ASSISTANT)
    hand = s.in_hand(seat, ASSISTANT)
    total = out * ASSISTANT_OUT + (hand if hand < HAND_ASSISTANTS_USED else HAND_ASSISTANTS_USED) * HAND_ASSISTANT
    total += s.in_hand(seat, SHOPHOUSE) * SHOPHOUSE_IN_HAND + s.built(seat, SHOPHOUSE) * SHOPHOUSE_BUILT
    total += s.in_hand(seat, TRADING_HOUSE) * TRADING_HOUSE_IN_HAND
    return total + s.built(seat, TRADING_HOUSE) * TRADING_HOUSE_BUILT


# ----------------------------------------------------------------------------------- actions that are prepared


def prepared_actions(s: Position, seat: i64) -> i64:
    """What the assistants on the map are ready for: the best two actions count most."""
    reach = within_reach(s, seat)
    best: i64 = 0
    second: i64 = 0
    others: i64 = 0
    mask = s.present[seat]
    board: i64 = 0
    while mask != 0:
        if mask & 1:
            worth = action_worth(s, seat, board)
            if (reach >> board) & 1 == 0:
                worth = worth * FAR_SHARE // 100
            if s.other_presidents(seat, board) != 0:
                worth = worth * SHUT_SHARE // 100
            if worth > best:
                others += second
                second = best
                best = worth
            elif worth > second:
                others += second
                second = worth
            else:
                others += worth
        mask >>= 1
        board += 1
    return (best * BEST_SHARE + second * SECOND_SHARE + others * OTHER_SHARE) // 100


def within_reach(s: Position, seat: i64) -> i64:
    """The boards that the president can walk to over own assistants, money aside, as a mask."""
    here = s.president[seat]
    if here < 0:
        return -1
    open_boards = s.present[seat]
    reached = s.near[here] & open_boards
    while True:
        wider = reached
        board: i64 = 0
        rest = reached
        while rest != 0:
            if rest & 1:
                wider |= s.near[board] & open_boards
            rest >>= 1
            board += 1
        if wider == reached:
            return reached & ~(1 << here)
        reached = wider


def action_worth(s: Position, seat: i64, board: i64) -> i64:
    """What the president's action on a board would bring now."""
    power = s.power_at(seat, board, True)
    amount = s.t.by_power[board * (s.t.power_max + 1) + power]
    worth = amount * amount_worth(s, seat, board)
    if power >= s.t.token_at and s.token[board] != 0:
        worth += TOKEN_WORTH
    if power >= s.t.build_from:
        worth += building_worth(s, seat, board)
    return worth


def amount_worth(s: Position, seat: i64, board: i64) -> i64:
    gives = s.t.gives[board]
    if gives <= YEN:
        return good_worth(gives) + (POINT // s.t.yen_per_vp if gives == YEN else POINT // s.t.goods_per_vp)
    if gives == GIVES_EXCHANGES:
        return EXCHANGE_WORTH
    if gives == GIVES_PIECES:
        return PIECE_WORTH
    if gives == GIVES_FAITH:
        return FAITH_WORTH
    if gives == GIVES_CUSTOMS:
        return CUSTOMS_WORTH if s.owned(seat, IMPORTS) > 0 else 0
    if gives == GIVES_PRODUCTION:
        return PRODUCTION_WORTH
    if gives == GIVES_ORDERS and s.hand_size(seat) < s.t.hand_max:
        return LEVEL_WORTH
    return 0


def building_worth(s: Position, seat: i64, board: i64) -> i64:
    """A trading house if one is in hand and its space is free, otherwise a shophouse."""
    if s.in_hand(seat, TRADING_HOUSE) > 0 and s.trading_house_owner(board) == 0:
        return BUILD_TRADING_HOUSE
    if s.in_hand(seat, SHOPHOUSE) == 0 or s.has_shophouse(seat, board):
        return 0
    space: i64 = 0
    while space < SHOP_SPACES:
        if s.buildings[board * (SHOP_SPACES + 1) + space] == 0:
            return BUILD_SHOPHOUSE
        space += 1
    return 0
