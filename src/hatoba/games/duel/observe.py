"""What a seat sees of a game of Duel, as numbers. The blocks are described in hatoba.envs.layouts.duel."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of
from hatoba.engine.pending import FRAME
from hatoba.engine.state import RUNNING
from hatoba.games.duel import areas, free, scoring, steps, turn
from hatoba.games.duel.position import (
    AGENT_FLAG,
    CATEGORIES,
    CONTEXT,
    HAND_COUNT,
    OWN_AT,
    SHOP_COUNT,
    TOTAL_AT,
    WAREHOUSE_COUNT,
    Position,
    area_of,
    total_of,
)
from hatoba.games.duel.tables import (
    CHURCH_OPEN,
    CHURCH_TAKEN,
    DISCARDED,
    EXTRA_KINDS,
    NEEDS,
    STRENGTH_CARDS,
)
from hatoba.games.trade import PAY

# The blocks.
OVER: Final = 0
STEP: Final = 1
STEP_NUMBER: Final = 2
MOVER: Final = 3
ROUND: Final = 4
TURN: Final = 5
START_PLAYER: Final = 6
ACTION_AREA: Final = 7
ACTION_AGENT: Final = 8
ACTION_STRENGTH: Final = 9
ACTION_AMOUNT: Final = 10
EXCHANGES_LEFT: Final = 11
POSTED_CARD: Final = 12
PAYMENT: Final = 13
PAYMENT_UNITS: Final = 14
AREA_USED: Final = 15
STATION: Final = 16
SHOPS: Final = 17
WAREHOUSES: Final = 18
NEXT_STRENGTH: Final = 19
NEXT_AMOUNT: Final = 20
STOCK: Final = 21
EXTRA: Final = 22
CARD_AVAILABLE: Final = 23
CARD_STRENGTH: Final = 24
CARD_UPGRADED: Final = 25
AGENTS: Final = 26
HIRED: Final = 27
NEED_MET: Final = 28
SHOPS_LEFT: Final = 29
WAREHOUSES_LEFT: Final = 30
POINTS: Final = 31
HAND: Final = 32
HAND_UNKNOWN: Final = 33
READY: Final = 34
DRAWN: Final = 35
DECK_KNOWN: Final = 36
DECK: Final = 37
FULFILLED: Final = 38
TECHNOLOGY_OPEN: Final = 39
TECHNOLOGY_OWNED: Final = 40
TECHNOLOGY_USED: Final = 41
TECHNOLOGY_DISCARDED: Final = 42
CHURCH_CARD_OPEN: Final = 43
CHURCH_CARD_OWNED: Final = 44
BONUS_OPEN: Final = 45
BONUS_DISCARDED: Final = 46
BONUS_DECK: Final = 47
EXTRA_LEFT: Final = 48
AGENTS_LEFT: Final = 49
BLOCKS: Final = 50

ACTION_STEPS: Final = 0b1101111011111110000
"""The steps that carry the action they belong to, as a mask."""


def write(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat."""
    write_time(s, viewer, canvas)
    write_areas(s, viewer, canvas)
    write_rows(s, viewer, canvas)
    place: i64 = 0
    while place < s.players:
        seat = (viewer + place) % s.players
        write_seat(s, seat, place, canvas)
        write_next_action(s, seat, place, canvas)
        write_hand(s, viewer, seat, place, canvas)
        place += 1
    write_orders(s, viewer, canvas)
    write_technologies(s, viewer, canvas)
    write_church_cards(s, viewer, canvas)
    write_bonus_cards(s, canvas)
    write_supply(s, canvas)


def write_time(s: Position, viewer: i64, canvas: Canvas) -> None:
    """Round, turn, and what is pending."""
    if s.round > 0:
        canvas.mark(ROUND, s.round - 1)
        canvas.put(TURN, 0, (s.turn - 1) % (s.players * s.t.turns) + 1)
        canvas.mark(START_PLAYER, place_of(turn.start_player(s, s.round), viewer, s.players))
    if s.over != RUNNING:
        canvas.mark(OVER, 0)
        return
    canvas.mark(MOVER, place_of(s.seat, viewer, s.players))
    step = s.step()
    x = s.step_x()
    canvas.mark(STEP, step - 1)
    if step == PAY:
        canvas.mark(PAYMENT, x >> 16)
        canvas.put(PAYMENT_UNITS, 0, (x >> 8) & 255)
    else:
        canvas.put(STEP_NUMBER, 0, x & 255)
    depth = s.depth
    while depth > 0:
        depth -= 1
        if (ACTION_STEPS >> s.stack[depth * FRAME]) & 1:
            write_action(s, s.stack[depth * FRAME], s.stack[depth * FRAME + 1], canvas)
            return


def write_action(s: Position, step: i64, x: i64, canvas: Canvas) -> None:
    """The innermost action under way; its strength is open while strength is being played."""
    canvas.mark(ACTION_AREA, area_of(x))
    if x & AGENT_FLAG:
        canvas.mark(ACTION_AGENT, 0)
    if step == steps.STRENGTH:
        if turn.chosen_card(x) >= 0:
            canvas.mark(POSTED_CARD, turn.chosen_card(x))
        return
    canvas.put(ACTION_STRENGTH, 0, total_of(x))
    canvas.put(ACTION_AMOUNT, 0, areas.at_strength(s, x & CONTEXT))
    if step == steps.EXCHANGING:
        canvas.put(EXCHANGES_LEFT, 0, x >> OWN_AT)


def write_areas(s: Position, viewer: i64, canvas: Canvas) -> None:
    canvas.mark_bits(AREA_USED, 0, s.used_areas)
    if s.station >= 0:
        canvas.mark(STATION, s.station)
    warehouses = s.warehouses
    areas_there = s.t.areas
    area: i64 = 0
    while area < areas_there:
        owner = warehouses[area]
        if owner > 0:
            canvas.mark(WAREHOUSES, place_of(owner - 1, viewer, s.players) * areas_there + area)
        area += 1


def write_rows(s: Position, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, s.prices.kinds)
    canvas.copy_seats(EXTRA, s.extra, viewer, players, EXTRA_KINDS)
    canvas.copy_seats(SHOPS, s.shops, viewer, players, s.t.areas)
    canvas.copy_seats(CARD_UPGRADED, s.upgraded, viewer, players, STRENGTH_CARDS)
    canvas.copy_seats(HIRED, s.hired, viewer, players, NEEDS)
    canvas.copy_seats(AGENTS, s.agents, viewer, players, 1)
    points = s.points if s.over != RUNNING else scoring.breakdown(s)
    canvas.copy_seats(POINTS, points, viewer, players, CATEGORIES)


def write_seat(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    """What is left to build, what agents are hired for, and the strength cards."""
    t = s.t
    canvas.set(SHOPS_LEFT, place, t.shops - s.count(seat, SHOP_COUNT))
    canvas.set(WAREHOUSES_LEFT, place, t.warehouses - s.count(seat, WAREHOUSE_COUNT))
    line = canvas.line
    need: i64
    for need in range(NEEDS):
        line[need] = free.amount_of(s, seat, need)
    canvas.copy(NEED_MET, place * NEEDS, line, 0, NEEDS)
    card: i64
    for card in range(STRENGTH_CARDS):
        line[card] = s.card_strength(seat, card)
        if s.is_available(seat, card):
            canvas.mark(CARD_AVAILABLE, place * STRENGTH_CARDS + card)
    canvas.copy(CARD_STRENGTH, place * STRENGTH_CARDS, line, 0, STRENGTH_CARDS)


def write_next_action(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    """What the seat's next strength card would come to in each area, nothing added."""
    lowest = s.lowest_card(seat)
    strength = s.card_strength(seat, lowest) if lowest >= 0 else 0
    areas_there = s.t.areas
    line = canvas.line
    area: i64
    for area in range(areas_there):
        line[area] = strength + s.local_strength(seat, area)
    canvas.copy(NEXT_STRENGTH, place * areas_there, line, 0, areas_there)
    for area in range(areas_there):
        line[area] = areas.at_strength(s, area | (line[area] << TOTAL_AT))
    canvas.copy(NEXT_AMOUNT, place * areas_there, line, 0, areas_there)


def write_orders(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The orders that the viewer knows in the deck or among those drawn, and those that are fulfilled."""
    t = s.t
    canvas.set(DECK, 0, s.order_deck)
    write_known(s, viewer, 0, s.order_deck, DECK_KNOWN, 0, canvas)
    write_known(s, viewer, t.drawn_at, t.hand_at, DRAWN, 0, canvas)
    fulfilled = s.fulfilled
    orders = t.orders
    card: i64 = 1
    while card <= orders:
        owner = fulfilled[card]
        if owner > 0:
            canvas.mark(FULFILLED, place_of(owner - 1, viewer, s.players) * orders + card - 1)
        card += 1


def write_known(s: Position, viewer: i64, place: i64, end: i64, block: i64, first: i64, canvas: Canvas) -> i64:
    """Mark the orders in these places that the viewer knows; how many it does not know."""
    orders = s.orders
    known = s.order_known
    bit: i64 = 1 << viewer
    unknown: i64 = 0
    while place < end:
        card = orders[place]
        if card > 0:
            if known[place] & bit:
                canvas.mark(block, first + card - 1)
            else:
                unknown += 1
        place += 1
    return unknown


def write_hand(s: Position, viewer: i64, seat: i64, place: i64, canvas: Canvas) -> None:
    """The orders in a hand, and which of the viewer's own it can fulfil."""
    start = s.hand_start(seat)
    end = start + s.count(seat, HAND_COUNT)
    canvas.set(HAND_UNKNOWN, place, write_known(s, viewer, start, end, HAND, place * s.t.orders, canvas))
    while seat == viewer and start < end:
        if s.has_goods(viewer, s.t.order_cost, s.orders[start]):
            canvas.mark(READY, s.orders[start] - 1)
        start += 1


def write_technologies(s: Position, viewer: i64, canvas: Canvas) -> None:
    t = s.t
    owners = s.owner
    technologies = t.technologies
    card: i64 = 1
    while card <= technologies:
        owner = owners[card]
        if owner == DISCARDED:
            canvas.mark(TECHNOLOGY_DISCARDED, card - 1)
        elif owner > 0:
            canvas.mark(TECHNOLOGY_OWNED, place_of(owner - 1, viewer, s.players) * technologies + card - 1)
        card += 1
    canvas.copy(TECHNOLOGY_USED, 0, s.used, 1, technologies)
    place = t.technology_open_at
    end = place + t.technologies_open
    while place < end:
        if s.technologies[place] > 0:
            canvas.mark(TECHNOLOGY_OPEN, s.technologies[place] - 1)
        place += 1


def write_church_cards(s: Position, viewer: i64, canvas: Canvas) -> None:
    church = s.church
    cards = s.t.church_cards
    card: i64 = 1
    while card <= cards:
        owner = church[card]
        if owner == CHURCH_OPEN:
            canvas.mark(CHURCH_CARD_OPEN, card - 1)
        elif owner >= CHURCH_TAKEN:
            canvas.mark(CHURCH_CARD_OWNED, place_of(owner - CHURCH_TAKEN, viewer, s.players) * cards + card - 1)
        card += 1


def write_bonus_cards(s: Position, canvas: Canvas) -> None:
    """What is neither in the deck nor open is discarded."""
    bonus = s.bonus
    gone: i64 = (1 << s.t.bonus_cards) - 1
    place: i64 = 0
    while place < s.bonus_deck:
        gone &= ~(1 << (bonus[place] - 1))
        place += 1
    place = s.t.bonus_open_at
    while place < len(bonus):
        card = bonus[place]
        if card > 0:
            gone &= ~(1 << (card - 1))
            canvas.mark(BONUS_OPEN, card - 1)
        place += 1
    canvas.mark_bits(BONUS_DISCARDED, 0, gone)
    canvas.set(BONUS_DECK, 0, s.bonus_deck)


def write_supply(s: Position, canvas: Canvas) -> None:
    kind: i64 = 0
    while kind < EXTRA_KINDS:
        canvas.set(EXTRA_LEFT, kind, s.extra_left(kind))
        kind += 1
    canvas.set(AGENTS_LEFT, 0, s.agents_left())
