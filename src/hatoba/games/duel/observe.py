"""What a seat sees of a game of Duel, as numbers. The blocks are described in hatoba.games.duel.observation."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of, seat_at
from hatoba.engine.pending import FRAME
from hatoba.engine.state import RUNNING
from hatoba.engine.words import NONE, ONE, ZERO, bit_of
from hatoba.games.duel import areas, free, rounds, scoring, steps
from hatoba.games.duel.position import (
    CATEGORIES,
    CHURCH_SET,
    HAND_COUNT,
    ORDER_SET,
    SHOP_COUNT,
    SHOP_SET,
    TALLY,
    TECHNOLOGY_SET,
    WAREHOUSE_COUNT,
    WAREHOUSE_SET,
    DuelPosition,
)
from hatoba.games.duel.tables import (
    CHURCH_OPEN,
    DISCARDED,
    EXTRA_KINDS,
    NEEDS,
    STRENGTH_CARDS,
)
from hatoba.games.trade import PAY, payment_prices, payment_units

# The blocks.
OVER: Final[i64] = 0
STEP: Final[i64] = 1
ORDERS_TO_RETURN: Final[i64] = 2
MOVER: Final[i64] = 3
ROUND: Final[i64] = 4
TURN: Final[i64] = 5
START_PLAYER: Final[i64] = 6
ACTION_AREA: Final[i64] = 7
ACTION_AGENT: Final[i64] = 8
ACTION_STRENGTH: Final[i64] = 9
ACTION_AMOUNT: Final[i64] = 10
EXCHANGES_LEFT: Final[i64] = 11
POSTED_CARD: Final[i64] = 12
PAYMENT: Final[i64] = 13
PAYMENT_UNITS: Final[i64] = 14
AREA_USED: Final[i64] = 15
STATION: Final[i64] = 16
SHOPS: Final[i64] = 17
WAREHOUSES: Final[i64] = 18
NEXT_STRENGTH: Final[i64] = 19
NEXT_AMOUNT: Final[i64] = 20
STOCK: Final[i64] = 21
EXTRA: Final[i64] = 22
CARD_AVAILABLE: Final[i64] = 23
CARD_STRENGTH: Final[i64] = 24
CARD_UPGRADED: Final[i64] = 25
AGENTS: Final[i64] = 26
HIRED: Final[i64] = 27
NEED_MET: Final[i64] = 28
SHOPS_LEFT: Final[i64] = 29
WAREHOUSES_LEFT: Final[i64] = 30
POINTS: Final[i64] = 31
HAND: Final[i64] = 32
HAND_UNKNOWN: Final[i64] = 33
READY: Final[i64] = 34
DRAWN: Final[i64] = 35
DECK_KNOWN: Final[i64] = 36
DECK: Final[i64] = 37
FULFILLED: Final[i64] = 38
TECHNOLOGY_OPEN: Final[i64] = 39
TECHNOLOGY_OWNED: Final[i64] = 40
TECHNOLOGY_USED: Final[i64] = 41
TECHNOLOGY_DISCARDED: Final[i64] = 42
CHURCH_CARD_OPEN: Final[i64] = 43
CHURCH_CARD_OWNED: Final[i64] = 44
BONUS_OPEN: Final[i64] = 45
BONUS_DISCARDED: Final[i64] = 46
BONUS_DECK: Final[i64] = 47
EXTRA_LEFT: Final[i64] = 48
AGENTS_LEFT: Final[i64] = 49
BLOCKS: Final[i64] = 50

NUMBER: Final[i64] = 1
"""The part of a block that stands for what determines it and some others."""


def write(s: DuelPosition, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat."""
    write_time(s, viewer, canvas)
    write_areas(s, canvas)
    write_rows(s, viewer, canvas)
    place: i64 = 0
    while place < s.players:
        seat = seat_at(place, viewer, s.players)
        write_seat(s, seat, place, canvas)
        write_strengths(s, seat, place, canvas)
        write_hand(s, viewer, seat, place, canvas)
        place += 1
    write_orders(s, viewer, canvas)
    write_technologies(s, canvas)
    write_church_cards(s, canvas)
    write_bonus_cards(s, canvas)
    write_supply(s, canvas)


def write_time(s: DuelPosition, viewer: i64, canvas: Canvas) -> None:
    """Round, turn, and what is pending."""
    begun = s.round > 0
    if canvas.changed(ROUND, NUMBER, (s.turn << 16) | (s.round << 8) | viewer):
        canvas.choose(ROUND, s.round - 1)
        canvas.set(TURN, 0, (s.turn - 1) % (s.players * s.t.turns) + 1 if begun else ZERO)
        canvas.choose(START_PLAYER, place_of(rounds.start_player(s, s.round), viewer, s.players) if begun else NONE)
    running = s.over == RUNNING
    canvas.set(OVER, 0, ZERO if running else ONE)
    canvas.choose(MOVER, place_of(s.seat, viewer, s.players) if running else NONE)
    step: i64 = s.step() if running else ZERO
    x: i64 = s.step_x() if running else ZERO
    if canvas.changed(STEP, NUMBER, (step << 32) | x):
        canvas.choose(STEP, step - 1)
        canvas.set(ORDERS_TO_RETURN, 0, x if step == steps.FIRST_ORDERS else ZERO)
        canvas.choose(PAYMENT, payment_prices(x) if step == PAY else NONE)
        canvas.set(PAYMENT_UNITS, 0, payment_units(x) if step == PAY else ZERO)
    write_action(s, canvas)


def write_action(s: DuelPosition, canvas: Canvas) -> None:
    """The innermost action under way; its strength is open while strength is being played."""
    step: i64 = 0
    x: i64 = 0
    depth = s.depth
    while depth > 0 and step == 0:
        depth -= 1
        if (s.t.action_steps >> s.stack[depth * FRAME]) & 1:
            step = s.stack[depth * FRAME]
            x = s.stack[depth * FRAME + 1]
    if not canvas.changed(ACTION_AREA, NUMBER, (step << 32) | x):
        return
    acts = step != 0 and step != steps.STRENGTH
    canvas.choose(ACTION_AREA, steps.area_of(x) if step != 0 else NONE)
    canvas.set(ACTION_AGENT, 0, ONE if steps.is_by_agent(x) else ZERO)
    canvas.choose(POSTED_CARD, steps.chosen_card(x) if step == steps.STRENGTH else NONE)
    canvas.set(ACTION_STRENGTH, 0, steps.total_of(x) if acts else ZERO)
    canvas.set(ACTION_AMOUNT, 0, areas.at_strength(s, x) if acts else ZERO)
    canvas.set(EXCHANGES_LEFT, 0, steps.own_of(x) if step == steps.EXCHANGING else ZERO)


def write_areas(s: DuelPosition, canvas: Canvas) -> None:
    canvas.flag(AREA_USED, 0, 0, s.used_areas)
    canvas.choose(STATION, s.station)


def write_rows(s: DuelPosition, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown, and the points as if the game ended now."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, s.prices.kinds)
    canvas.copy_seats(EXTRA, s.extra, viewer, players, EXTRA_KINDS)
    canvas.copy_seats(HIRED, s.hired, viewer, players, NEEDS)
    canvas.copy_seats(AGENTS, s.agents, viewer, players, 1)
    points = s.points
    if s.over == RUNNING:
        points = canvas.line
        scoring.write_points(s, points)
    place: i64
    for place in range(players):
        seat = seat_at(place, viewer, players)
        canvas.copy(POINTS, place * CATEGORIES, points, seat * CATEGORIES, CATEGORIES)


def write_seat(s: DuelPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    """What the seat owns, what is left to build, and what agents are hired for."""
    t = s.t
    tally = s.tally
    own = seat * TALLY
    canvas.flag(FULFILLED, place, place * t.orders, tally[own + ORDER_SET] >> 1)
    canvas.flag(TECHNOLOGY_OWNED, place, place * t.technologies, tally[own + TECHNOLOGY_SET] >> 1)
    canvas.flag(CHURCH_CARD_OWNED, place, place * t.church_cards, tally[own + CHURCH_SET] >> 1)
    canvas.flag(SHOPS, place, place * t.areas, tally[own + SHOP_SET])
    canvas.flag(WAREHOUSES, place, place * t.areas, tally[own + WAREHOUSE_SET])
    canvas.set(SHOPS_LEFT, place, t.shops - tally[own + SHOP_COUNT])
    canvas.set(WAREHOUSES_LEFT, place, t.warehouses - tally[own + WAREHOUSE_COUNT])
    line = canvas.line
    need: i64
    for need in range(NEEDS):
        line[need] = free.amount_of(s, seat, need)
    canvas.copy(NEED_MET, place * NEEDS, line, 0, NEEDS)


def write_strengths(s: DuelPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    """The strength cards, and what the next one would come to in each area, nothing added."""
    played = s.played
    better = s.upgraded
    available: i64 = 0
    upgraded: i64 = 0
    first = seat * STRENGTH_CARDS
    card: i64
    for card in range(STRENGTH_CARDS):
        if played[first + card] < 0:
            available |= 1 << card
        if better[first + card]:
            upgraded |= 1 << card
    canvas.flag(CARD_AVAILABLE, place, place * STRENGTH_CARDS, available)
    canvas.flag(CARD_UPGRADED, place, place * STRENGTH_CARDS, upgraded)
    shops = s.tally[seat * TALLY + SHOP_SET]
    warehouses = s.tally[seat * TALLY + WAREHOUSE_SET]
    cards = (available << STRENGTH_CARDS) | upgraded
    buildings = (shops << s.t.areas) | warehouses
    if not canvas.changed(NEXT_STRENGTH, place, (buildings << 16) | (cards << 8) | (s.station + 1)):
        return
    line = canvas.line
    for card in range(STRENGTH_CARDS):
        line[card] = s.card_strength(seat, card)
    canvas.copy(CARD_STRENGTH, place * STRENGTH_CARDS, line, 0, STRENGTH_CARDS)
    lowest = s.lowest_card(seat)
    strength: i64 = line[lowest] if lowest >= 0 else ZERO
    there = s.t.areas
    area: i64
    for area in range(there):
        line[area] = strength + s.strength_of(shops, warehouses, area)
    canvas.copy(NEXT_STRENGTH, place * there, line, 0, there)
    for area in range(there):
        line[area] = areas.amount_at(s.t, area, line[area])
    canvas.copy(NEXT_AMOUNT, place * there, line, 0, there)


def write_hand(s: DuelPosition, viewer: i64, seat: i64, place: i64, canvas: Canvas) -> None:
    """The orders in a hand, and which of the viewer's own it can fulfil."""
    orders = s.orders
    known: i64 = 0
    unknown: i64 = 0
    ready: i64 = 0
    start = s.hand_start(seat)
    at: i64
    for at in range(start, start + s.count(seat, HAND_COUNT)):
        if (s.order_known[at] >> viewer) & 1:
            known |= bit_of(orders[at])
        else:
            unknown += 1
        if seat == viewer and s.has_goods(viewer, s.t.order_cost, orders[at]):
            ready |= bit_of(orders[at])
    canvas.flag(HAND, place, place * s.t.orders, known >> 1)
    canvas.set(HAND_UNKNOWN, place, unknown)
    if seat == viewer:
        canvas.flag(READY, 0, 0, ready >> 1)


def write_orders(s: DuelPosition, viewer: i64, canvas: Canvas) -> None:
    """The orders that the viewer knows in the deck or among those drawn."""
    canvas.set(DECK, 0, s.order_deck)
    canvas.flag(DECK_KNOWN, 0, 0, known_orders(s, viewer, 0, s.order_deck) >> 1)
    canvas.flag(DRAWN, 0, 0, known_orders(s, viewer, s.t.drawn_at, s.t.hand_at) >> 1)


def known_orders(s: DuelPosition, viewer: i64, place: i64, end: i64) -> i64:
    """The orders in these places that the viewer knows, as a mask."""
    known = s.order_known
    orders: i64 = 0
    while place < end:
        if (known[place] >> viewer) & 1:
            orders |= bit_of(s.orders[place])
        place += 1
    return orders


def write_technologies(s: DuelPosition, canvas: Canvas) -> None:
    t = s.t
    owners = s.owner
    used = s.used
    discarded: i64 = 0
    turned: i64 = 0
    opened: i64 = 0
    card: i64
    for card in range(1, t.technologies + 1):
        if owners[card] == DISCARDED:
            discarded |= 1 << card
        if used[card]:
            turned |= 1 << card
    place: i64
    for place in range(t.technology_open_at, t.technology_open_at + t.technologies_open):
        opened |= 1 << s.technologies[place]
    canvas.flag(TECHNOLOGY_DISCARDED, 0, 0, discarded >> 1)
    canvas.flag(TECHNOLOGY_USED, 0, 0, turned >> 1)
    canvas.flag(TECHNOLOGY_OPEN, 0, 0, opened >> 1)


def write_church_cards(s: DuelPosition, canvas: Canvas) -> None:
    church = s.church
    opened: i64 = 0
    card: i64
    for card in range(1, s.t.church_cards + 1):
        if church[card] == CHURCH_OPEN:
            opened |= 1 << card
    canvas.flag(CHURCH_CARD_OPEN, 0, 0, opened >> 1)


def write_bonus_cards(s: DuelPosition, canvas: Canvas) -> None:
    """What is neither in the deck nor open is discarded."""
    bonus = s.bonus
    hidden: i64 = 0
    opened: i64 = 0
    place: i64
    for place in range(s.bonus_deck):
        hidden |= 1 << bonus[place]
    for place in range(s.t.bonus_open_at, len(bonus)):
        opened |= 1 << bonus[place]
    gone = ((2 << s.t.bonus_cards) - 1) & ~hidden & ~opened
    canvas.flag(BONUS_OPEN, 0, 0, opened >> 1)
    canvas.flag(BONUS_DISCARDED, 0, 0, gone >> 1)
    canvas.set(BONUS_DECK, 0, s.bonus_deck)


def write_supply(s: DuelPosition, canvas: Canvas) -> None:
    kind: i64
    for kind in range(EXTRA_KINDS):
        canvas.set(EXTRA_LEFT, kind, s.extra_left(kind))
    canvas.set(AGENTS_LEFT, 0, s.agents_left())
