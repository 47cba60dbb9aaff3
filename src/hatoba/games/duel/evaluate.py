"""A hand-made guess of a seat's final points, in hundredths: what bots steer by.

Points on the table count in full. What can still become points is priced beyond them and fades as the last turn comes
near. A turn is many small decisions, so a step that is still pending counts as what its best choice would bring. The
weights are in evaluate_weights.py, goods and orders in evaluate_goods.py, actions in evaluate_gains.py.
"""

from mypy_extensions import i64

from hatoba.engine.pending import FRAME
from hatoba.engine.state import RUNNING, seat_total
from hatoba.engine.words import ONE, ZERO
from hatoba.games.duel import free, position, rounds, scoring, steps, tables
from hatoba.games.duel.evaluate_gains import (
    action_worth,
    area_worth,
    bonus_worth,
    building_worth,
    church_card_worth,
    exchange_worth,
    payment_worth,
    technology_worth,
)
from hatoba.games.duel.evaluate_goods import fade, holdings, larger, smaller, technology_turns, unit_worth
from hatoba.games.duel.evaluate_weights import (
    ACTION_WORTH,
    ACTIONS_SHARE,
    AGENT_WORTH,
    ENGINE_SHARE,
    EXTRAS_SHARE,
    NEED_WORTH,
    ORDER_SWING,
    PLUS_1_WORTH,
    PLUS_2_WORTH,
    POINT,
    PRODUCTION_SWING,
    SHOP_TURNS,
    STRENGTH_WORTH,
    WAREHOUSE_TURNS,
)
from hatoba.games.duel.position import DuelPosition
from hatoba.games.trade import PAY, YEN


def estimate(s: DuelPosition, seat: i64) -> i64:
    """The guess for one seat."""
    if s.over != RUNNING:
        return POINT * seat_total(s.points, seat, position.CATEGORIES)
    left = s.t.rounds * s.t.turns * s.players - s.turn
    keep = fade(left)
    total = standing(s, seat) + majorities(s, seat, left) + engine(s, seat, left) + actions_to_come(s, seat)
    total += holdings(s, seat, keep) + extras_and_agents(s, seat, keep)
    if s.seat == seat or s.step() == steps.UPGRADING:
        total += pending(s, seat, left)
    return total


def forecast(s: DuelPosition, seat: i64) -> i64:
    """The guess between two turns, for searches: the same parts, weighed by how games between merchants ended."""
    if s.over != RUNNING:
        return POINT * seat_total(s.points, seat, position.CATEGORIES)
    left = s.t.rounds * s.t.turns * s.players - s.turn
    keep = fade(left)
    parts = engine(s, seat, left) * ENGINE_SHARE + actions_to_come(s, seat) * ACTIONS_SHARE
    parts += extras_and_agents(s, seat, keep) * EXTRAS_SHARE
    return standing(s, seat) + majorities(s, seat, left) + holdings(s, seat, keep) + parts // 100


# ----------------------------------------------------------------------------------- what lies on the table


def standing(s: DuelPosition, seat: i64) -> i64:
    """Points that are sure; goods, imports and yen, and most orders and production, are counted apart."""
    points = s.count(seat, position.ORDER_POINTS) + s.count(seat, position.CHURCH_POINTS)
    points += scoring.technology_points(s, seat)
    points += s.count(seat, position.WAREHOUSE_COUNT) * s.t.vp_warehouse
    return POINT * (points + s.count(seat, position.SHOP_COUNT) * s.t.vp_shop)


def majorities(s: DuelPosition, seat: i64, left: i64) -> i64:
    """Most orders and most production, by how likely the lead is to last."""
    other = s.players - 1 - seat
    orders = s.count(seat, position.ORDER_COUNT) - s.count(other, position.ORDER_COUNT)
    production = s.count(seat, position.PRODUCTION) - s.count(other, position.PRODUCTION)
    total = s.t.vp_most_orders * chance(orders, 1 + left // ORDER_SWING)
    return total + s.t.vp_most_production * chance(production, 1 + left // PRODUCTION_SWING)


def chance(lead: i64, swing: i64) -> i64:
    """Out of 100, if the lead can still change by the swing."""
    if lead >= swing:
        return 100
    return ZERO if lead <= -swing else 50 + 50 * lead // swing


def engine(s: DuelPosition, seat: i64, left: i64) -> i64:
    """Buildings and technologies, by the turns in which they work."""
    tenths = s.count(seat, position.SHOP_COUNT) * SHOP_TURNS
    tenths += s.count(seat, position.WAREHOUSE_COUNT) * WAREHOUSE_TURNS
    technology: i64 = 1
    while technology <= s.t.technologies:
        if s.owner[technology] == seat + 1:
            tenths += technology_turns(technology)
        technology += 1
    return tenths * left // 20


def actions_to_come(s: DuelPosition, seat: i64) -> i64:
    """What the strength cards bring each time that they are still to be played."""
    rounds = s.t.rounds - s.round
    now: i64 = ZERO if s.step() == steps.UPGRADING else ONE
    total: i64 = 0
    card: i64 = 0
    while card < tables.STRENGTH_CARDS:
        plays = rounds + now if s.is_available(seat, card) else rounds
        total += plays * (ACTION_WORTH + STRENGTH_WORTH * s.card_strength(seat, card))
        card += 1
    return total


def extras_and_agents(s: DuelPosition, seat: i64, keep: i64) -> i64:
    """Extra-strength cards, agents, and how near the next agents are."""
    at = seat * tables.EXTRA_KINDS
    total = s.extra[at] * PLUS_1_WORTH + s.extra[at + 1] * PLUS_2_WORTH + s.agents[seat] * AGENT_WORTH
    need: i64 = 0
    while need < tables.NEEDS:
        if s.hired[seat * tables.NEEDS + need] == 0:
            total += smaller(free.amount_of(s, seat, need), s.t.agent_need[need]) * NEED_WORTH
        need += 1
    return total * keep // 100


# ----------------------------------------------------------------------------------- steps still pending


def pending(s: DuelPosition, seat: i64, left: i64) -> i64:
    """What the steps on the stack will bring, each with its best choice."""
    total: i64 = 0
    frame: i64 = 0
    while frame < s.depth:
        step = s.stack[frame * FRAME]
        x = s.stack[frame * FRAME + 1]
        if step == steps.UPGRADING:
            total += upgrade_worth(s, seat, fade(left)) if x == seat else ZERO
        elif s.seat == seat and step != steps.CHOOSE_AREA and step != steps.END_OF_TURN:
            total += step_worth(s, seat, step, x, left)
        frame += 1
    return total


def step_worth(s: DuelPosition, seat: i64, step: i64, x: i64, left: i64) -> i64:
    keep = fade(left)
    if step == PAY:
        return -payment_worth(s, seat, x, keep)
    if step == steps.STRENGTH:
        return strength_worth(s, seat, x, left)
    if step == steps.BUILDING:
        return building_worth(s, seat, steps.area_of(x), left)
    if step == steps.STRENGTH_BONUS:
        return bonus_worth(s, seat, steps.total_of(x), keep)
    if step == steps.EXCHANGING:
        return exchange_worth(s, seat, steps.own_of(x), keep)
    if step == steps.CHURCH_CARD:
        return church_card_worth(s, seat, steps.own_of(x), keep)
    if step == steps.TECHNOLOGY:
        return technology_worth(s, seat, steps.own_of(x), left)
    if step in (steps.CHURCH, steps.CUSTOMS, steps.LABORATORY, steps.PORT):
        return area_worth(s, seat, steps.area_of(x), steps.total_of(x), left)
    return 0


def upgrade_worth(s: DuelPosition, seat: i64, keep: i64) -> i64:
    """The best upgrade that can be paid."""
    best: i64 = 0
    card: i64 = 0
    while card < tables.STRENGTH_CARDS:
        price = rounds.upgrade_price(s, seat, card)
        if s.upgraded[seat * tables.STRENGTH_CARDS + card] == 0 and s.owned(seat, YEN) >= price:
            strength = s.t.strength_after[card] - s.t.strength_before[card]
            worth = strength * STRENGTH_WORTH * (s.t.rounds - s.round)
            best = larger(best, worth - price * unit_worth(s, YEN, keep))
        card += 1
    return best


def strength_worth(s: DuelPosition, seat: i64, x: i64, left: i64) -> i64:
    """An action about to be done, in place of the card's average: with no extra card, a +1 or a +2."""
    area = steps.area_of(x)
    spent: i64 = 0
    strength = s.t.agent_strength
    if not steps.is_by_agent(x):
        card = steps.chosen_card(x)
        strength = s.card_strength(seat, s.lowest_card(seat) if card < 0 else card)
        spent = ACTION_WORTH + STRENGTH_WORTH * strength
    total = strength + s.local_strength(seat, area) + (s.t.telephone_strength if steps.is_called(x) else ZERO)
    best = action_worth(s, seat, area, total, left)
    total += s.t.telegraph_strength if s.has(seat, tables.TELEGRAPH) else ZERO
    kind: i64 = 0
    while kind < tables.EXTRA_KINDS:
        if s.extra[seat * tables.EXTRA_KINDS + kind] > 0:
            price: i64 = PLUS_1_WORTH if kind == tables.PLUS_1 else PLUS_2_WORTH
            worth = action_worth(s, seat, area, total + s.t.extra_strength[kind], left)
            best = larger(best, worth - price * fade(left) // 100)
        kind += 1
    return best - spent
