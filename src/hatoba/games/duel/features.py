"""A position of Duel between two turns as numbers, for learned judgement: see hatoba.engine.describing."""

from mypy_extensions import i64

from hatoba.engine.describing import put, put_bits, put_choice
from hatoba.engine.observing import seat_at
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE, ZERO, bit_of
from hatoba.games.duel import areas, evaluate, evaluate_forecast, free, position, steps
from hatoba.games.duel.evaluate_goods import fade, hand_worth, holdings, larger
from hatoba.games.duel.evaluate_weights import POINT
from hatoba.games.duel.position import DuelPosition
from hatoba.games.duel.tables import CHURCH_OPEN, EXTRA_KINDS, NEEDS, STRENGTH_CARDS
from hatoba.games.trade import TRADE_GOODS


def describe(s: DuelPosition, row: vec[i64]) -> i64:
    """Write the row; how many numbers it has."""
    at = write_table(s, row, 0)
    place: i64
    for place in range(s.players):
        at = write_seat(s, seat_at(place, s.seat, s.players), row, at)
    return at


def write_table(s: DuelPosition, row: vec[i64], at: i64) -> i64:
    """The clock, and what lies open."""
    t = s.t
    row[at] = t.rounds * t.turns * s.players - s.turn
    row[at + 1] = s.turn % (t.turns * s.players)
    row[at + 2] = s.order_deck
    row[at + 3] = s.agents_left()
    row[at + 4] = ONE if s.step() == steps.UPGRADING else ZERO
    at = put_choice(row, at + 5, s.seat, s.players)
    at = put_choice(row, at, s.round, t.rounds + 1)
    at = put_choice(row, at, s.station, t.areas)
    at = put_bits(row, at, s.used_areas, t.areas)
    opened: i64 = 0
    place: i64
    for place in range(t.technology_open_at, t.technology_open_at + t.technologies_open):
        opened |= bit_of(s.technologies[place])
    at = put_bits(row, at, opened >> 1, t.technologies)
    opened = 0
    for place in range(1, t.church_cards + 1):
        if s.church[place] == CHURCH_OPEN:
            opened |= bit_of(place)
    at = put_bits(row, at, opened >> 1, t.church_cards)
    opened = 0
    for place in range(t.bonus_open_at, len(s.bonus)):
        opened |= bit_of(s.bonus[place])
    return put_bits(row, at, opened >> 1, t.bonus_cards)


def write_seat(s: DuelPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """What one seat has, and what the evaluation makes of it."""
    t = s.t
    left = t.rounds * t.turns * s.players - s.turn
    keep = fade(left)
    row[at] = evaluate.standing(s, seat) // POINT
    row[at + 1] = evaluate.majorities(s, seat, left) // POINT
    row[at + 2] = evaluate.engine(s, seat, left) // POINT
    row[at + 3] = evaluate.actions_to_come(s, seat) // POINT
    row[at + 4] = holdings(s, seat, keep) // POINT
    row[at + 5] = evaluate.extras_and_agents(s, seat, keep) // POINT
    row[at + 6] = evaluate_forecast.foresee(s, seat) // POINT
    row[at + 7] = hand_worth(s, seat, keep) // POINT
    row[at + 8] = s.agents[seat]
    at = put(row, at + 9, s.stock, seat * s.prices.kinds, s.prices.kinds)
    at = put(row, at, s.extra, seat * EXTRA_KINDS, EXTRA_KINDS)
    at = put(row, at, s.tally, seat * position.TALLY, position.ORDER_SET)
    at = put(row, at, s.hired, seat * NEEDS, NEEDS)
    at = put(row, at, s.upgraded, seat * STRENGTH_CARDS, STRENGTH_CARDS)
    own = seat * position.TALLY
    at = put_bits(row, at, s.tally[own + position.TECHNOLOGY_SET] >> 1, t.technologies)
    at = put_bits(row, at, s.tally[own + position.SHOP_SET], t.areas)
    at = put_bits(row, at, s.tally[own + position.WAREHOUSE_SET], t.areas)
    at = write_cards(s, seat, row, at)
    return write_hand(s, seat, row, at)


def write_cards(s: DuelPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """Strength cards still to be played, needs of agents, turned technologies, and what the next card would bring."""
    t = s.t
    card: i64
    for card in range(STRENGTH_CARDS):
        row[at + card] = s.card_strength(seat, card) if s.is_available(seat, card) else ZERO
    at += STRENGTH_CARDS
    need: i64
    for need in range(NEEDS):
        row[at + need] = free.amount_of(s, seat, need)
    at += NEEDS
    lowest = s.lowest_card(seat)
    strength: i64 = s.card_strength(seat, lowest) if lowest >= 0 else ZERO
    area: i64
    for area in range(t.areas):
        row[at + area] = ZERO if s.is_used(area) else areas.amount_at(t, area, strength + s.local_strength(seat, area))
    return at + t.areas


def write_hand(s: DuelPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """Of the orders in hand: how many can be fulfilled now, their points, and the goods that all together lack."""
    t = s.t
    ready: i64 = 0
    ready_points: i64 = 0
    points: i64 = 0
    good: i64
    for good in range(TRADE_GOODS):
        row[at + good] = 0
    place: i64
    for place in range(s.hand_start(seat), s.hand_end(seat)):
        card = s.orders[place]
        points += t.order_vp[card]
        lacking: i64 = 0
        for good in range(TRADE_GOODS):
            short = larger(0, t.order_cost[card * TRADE_GOODS + good] - s.owned(seat, good))
            row[at + good] += short
            lacking += short
        if lacking == 0:
            ready += 1
            ready_points += t.order_vp[card]
    at += TRADE_GOODS
    row[at] = ready
    row[at + 1] = ready_points
    row[at + 2] = points
    return at + 3
