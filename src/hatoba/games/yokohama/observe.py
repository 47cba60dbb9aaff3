"""What a seat sees of a game of Yokohama, as numbers. The blocks are described in hatoba.envs.layouts.yokohama."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of
from hatoba.engine.state import FIRST_OWN_ENDING, RUNNING, seat_total
from hatoba.engine.vectors import vec
from hatoba.games.trade import PAY
from hatoba.games.yokohama.position import (
    BUILT_AREAS,
    CATEGORIES,
    ICONS,
    TALLY,
    Position,
)
from hatoba.games.yokohama.position import ORDER_COUNT as ORDERS_TALLIED
from hatoba.games.yokohama.position import TECHNOLOGY_COUNT as TECHNOLOGIES_TALLIED
from hatoba.games.yokohama.tables import AGENT_KINDS, COUNTRIES, NEUTRAL, PIECES, REWARD

# The blocks.
OVER: Final = 0
PLAYERS: Final = 1
EDITION: Final = 2
STEP: Final = 3
STEP_NUMBER: Final = 4
PAYMENT: Final = 5
PAYMENT_UNITS: Final = 6
MOVER: Final = 7
START_PLAYER: Final = 8
ROUND: Final = 9
ROUNDS_LEFT: Final = 10
TRIGGER: Final = 11
ACTING_AREA: Final = 12
ACTING_POWER: Final = 13
AGENTS_USED_NOW: Final = 14
SPUN: Final = 15
STUDIED: Final = 16
PLACED: Final = 17
WALKED: Final = 18
IN_PLAY: Final = 19
TOUCHES: Final = 20
SITE: Final = 21
TOKEN_REWARD: Final = 22
TOKEN_AGENT: Final = 23
STATION: Final = 24
OWN_POWER: Final = 25
PRESIDENT: Final = 26
ASSISTANTS: Final = 27
BUILDING: Final = 28
CHURCH: Final = 29
CHURCH_NEUTRAL: Final = 30
CUSTOMS: Final = 31
CUSTOMS_NEUTRAL: Final = 32
POINTS: Final = 33
STOCK: Final = 34
PIECES_IN_HAND: Final = 35
PIECES_IN_WAREHOUSE: Final = 36
AGENTS: Final = 37
AGENTS_USED: Final = 38
TOKENS_TAKEN: Final = 39
ICONS_OWNED: Final = 40
ORDER_COUNT: Final = 41
TECHNOLOGY_COUNT: Final = 42
BUILT_IN: Final = 43
GOAL: Final = 44
ACHIEVED: Final = 45
REWARD_TOKEN: Final = 46
REWARD_TOKEN_TAKEN: Final = 47
PORT: Final = 48
LABORATORY: Final = 49
HAND: Final = 50
HAND_UNKNOWN: Final = 51
READY: Final = 52
ASIDE: Final = 53
FULFILLED: Final = 54
TECHNOLOGY: Final = 55
ORDER_DECK: Final = 56
TECHNOLOGY_DECK: Final = 57
BLOCKS: Final = 58

CLASSES: Final = 2
"""Production and commercial areas."""


def write(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat."""
    if canvas.fresh:
        write_fixed(s, canvas)
    write_clock(s, viewer, canvas)
    if s.over == RUNNING:
        write_pending(s, viewer, canvas)
    else:
        canvas.mark(OVER, 0)
    write_tokens(s, canvas)
    write_buildings(s, viewer, canvas)
    write_spaces(s, viewer, s.church, CHURCH, CHURCH_NEUTRAL, canvas)
    write_spaces(s, viewer, s.customs, CUSTOMS, CUSTOMS_NEUTRAL, canvas)
    write_rows(s, viewer, canvas)
    place: i64 = 0
    while place < s.players:
        seat = (viewer + place) % s.players
        write_seat(s, seat, place, canvas)
        write_hand(s, viewer, seat, place, canvas)
        write_achieved(s, seat, place, canvas)
        place += 1
    write_own(s, viewer, canvas)
    write_reward_tokens(s, viewer, canvas)
    write_cards(s, viewer, canvas)


def write_fixed(s: Position, canvas: Canvas) -> None:
    """What never changes during a game: players, edition, how the boards lie, the achievements on the table."""
    t = s.t
    edition = s.edition
    canvas.set(PLAYERS, s.players - 2, 1)
    canvas.set(EDITION, 0, edition.placement_a_min)
    canvas.set(EDITION, 1, edition.surcharge_from)
    canvas.set(EDITION, 2, edition.church_end)
    canvas.set(EDITION, 3, edition.customs_end)
    canvas.set(EDITION, 4, edition.neutral)
    canvas.set(EDITION, 5, edition.rival)
    canvas.set(EDITION, 6, edition.achievement_rewards)
    canvas.set(EDITION, 7, edition.free_agents)
    board: i64 = 0
    while board < t.boards:
        if s.place[board] >= 0:
            canvas.set(IN_PLAY, board, 1)
            canvas.set_bits(TOUCHES, board * t.boards, s.near[board])
        if s.site[board] > 0:
            canvas.set(SITE, board * t.sites + s.site[board] - 1, 1)
        board += 1
    goal: i64 = 0
    while goal < len(s.goals):
        canvas.set(GOAL, s.goals[goal] - 1, 1)
        goal += 1


def write_clock(s: Position, viewer: i64, canvas: Canvas) -> None:
    """Round and end of the game."""
    canvas.mark(START_PLAYER, place_of(0, viewer, s.players))
    canvas.set(ROUND, 0, s.round)
    if s.last_round >= 0:
        canvas.put(ROUNDS_LEFT, 0, s.last_round - s.round + 1)
        canvas.mark(TRIGGER, s.trigger - FIRST_OWN_ENDING)


def write_pending(s: Position, viewer: i64, canvas: Canvas) -> None:
    """Who decides what."""
    canvas.mark(MOVER, place_of(s.seat, viewer, s.players))
    canvas.mark(STEP, s.step() - 1)
    x = s.step_x()
    if s.step() == PAY:
        canvas.mark(PAYMENT, x >> 16)
        canvas.put(PAYMENT_UNITS, 0, (x >> 8) & 255)
    else:
        canvas.put(STEP_NUMBER, 0, x & 255)
    if s.area >= 0:
        canvas.mark(ACTING_AREA, s.area)
    canvas.put(ACTING_POWER, 0, s.power)
    canvas.put(AGENTS_USED_NOW, 0, s.agents_used_now)
    canvas.put(SPUN, 0, s.spun)
    canvas.put(STUDIED, 0, s.studied)
    canvas.mark_bits(PLACED, 0, s.placed)
    canvas.mark_bits(WALKED, 0, s.walked)


def write_tokens(s: Position, canvas: Canvas) -> None:
    """The five-power tokens that are left, and the station. A token that is taken does not come back."""
    tokens = s.token
    rewards = s.t.token_reward
    with_reward = s.t.tokens
    board: i64 = 0
    while board < len(tokens):
        token = tokens[board]
        if token > with_reward:
            canvas.mark(TOKEN_AGENT, board)
        elif canvas.fresh or token == 0:
            canvas.copy(TOKEN_REWARD, board * REWARD, rewards, token * REWARD, REWARD)
        board += 1
    if s.station >= 0:
        canvas.mark(STATION, s.station)


def write_buildings(s: Position, viewer: i64, canvas: Canvas) -> None:
    """By seat, board and building space."""
    buildings = s.buildings
    spaces = len(buildings)
    space: i64 = 0
    while space < spaces:
        owner = buildings[space]
        if owner > 0:
            canvas.mark(BUILDING, place_of(owner - 1, viewer, s.players) * spaces + space)
        space += 1


def write_spaces(s: Position, viewer: i64, owners: vec[i64], block: i64, neutral: i64, canvas: Canvas) -> None:
    """The assistants in church or customs, by seat and space."""
    spaces = len(owners)
    space: i64 = 0
    while space < spaces:
        owner = owners[space]
        if owner == NEUTRAL:
            canvas.mark(neutral, space)
        elif owner > 0:
            canvas.mark(block, place_of(owner - 1, viewer, s.players) * spaces + space)
        space += 1


def write_rows(s: Position, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, s.prices.kinds)
    canvas.copy_seats(PIECES_IN_HAND, s.hand, viewer, players, PIECES)
    canvas.copy_seats(PIECES_IN_WAREHOUSE, s.warehouse, viewer, players, PIECES)
    canvas.copy_seats(AGENTS, s.agents, viewer, players, AGENT_KINDS)
    canvas.copy_seats(AGENTS_USED, s.agents_used, viewer, players, AGENT_KINDS)
    canvas.copy_seats(ASSISTANTS, s.assistants, viewer, players, s.t.boards)
    canvas.copy_seats(TOKENS_TAKEN, s.tokens_taken, viewer, players, 1)


def write_seat(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    """Points, counts and the president."""
    tally = seat * TALLY
    canvas.set(POINTS, place, seat_total(s.points, seat, CATEGORIES))
    canvas.copy(ICONS_OWNED, place * COUNTRIES, s.tally, tally + ICONS, COUNTRIES)
    canvas.copy(BUILT_IN, place * CLASSES, s.tally, tally + BUILT_AREAS, CLASSES)
    canvas.set(ORDER_COUNT, place, s.tally[tally + ORDERS_TALLIED])
    canvas.set(TECHNOLOGY_COUNT, place, s.tally[tally + TECHNOLOGIES_TALLIED])
    if s.president[seat] >= 0:
        canvas.mark(PRESIDENT, place * s.t.boards + s.president[seat])


def write_hand(s: Position, viewer: i64, seat: i64, place: i64, canvas: Canvas) -> None:
    """The orders that the viewer knows, and how many it does not know."""
    t = s.t
    orders = s.orders
    unknown: i64 = 0
    first = t.hand_at + seat * t.hand_max
    at: i64
    for at in range(first, first + t.hand_max):
        card = orders[at]
        if card > 0:
            if (s.order_known[at] >> viewer) & 1:
                canvas.mark(HAND, place * t.orders + card - 1)
            else:
                unknown += 1
    canvas.set(HAND_UNKNOWN, place, unknown)


def write_own(s: Position, viewer: i64, canvas: Canvas) -> None:
    """What only concerns the viewer: powers, orders that can be fulfilled, orders put aside."""
    t = s.t
    line = canvas.line
    board: i64
    for board in range(t.boards):
        line[board] = s.power_at(viewer, board, True)
    canvas.copy(OWN_POWER, 0, line, 0, t.boards)
    slot = t.hand_at + viewer * t.hand_max
    end = slot + t.hand_max
    while slot < end:
        if s.orders[slot] > 0 and s.has_goods(viewer, s.t.order_cost, s.orders[slot]):
            canvas.mark(READY, s.orders[slot] - 1)
        slot += 1
    aside = t.orders_dealt - t.orders_kept
    slot = t.aside_at + viewer * aside
    end = slot + aside
    while slot < end:
        if s.orders[slot] > 0 and (s.order_known[slot] >> viewer) & 1:
            canvas.mark(ASIDE, s.orders[slot] - 1)
        slot += 1


def write_achieved(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    achieved = s.achieved
    goal: i64
    for goal in range(len(achieved)):
        if (achieved[goal] >> seat) & 1:
            canvas.mark(ACHIEVED, place * s.t.achievements + s.goals[goal] - 1)


def write_reward_tokens(s: Position, viewer: i64, canvas: Canvas) -> None:
    """Those of the mini-expansion."""
    t = s.t
    token: i64 = 1
    while token <= t.reward_tokens:
        where = s.reward_tokens[token]
        if where == 1:
            canvas.mark(REWARD_TOKEN, token - 1)
        elif where > 1:
            canvas.mark(REWARD_TOKEN_TAKEN, place_of(where - 2, viewer, s.players) * t.reward_tokens + token - 1)
        token += 1


def write_cards(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The displays, and who owns what."""
    t = s.t
    write_display(s.orders, t.port_at, t.hand_at, t.port_level, 0, PORT, 1, t.orders, canvas)
    first = t.orders + 1
    places = t.technology_places
    adds = t.laboratory_adds
    write_display(s.technologies, t.laboratory_at, places, adds, 1, LABORATORY, first, t.technologies, canvas)
    owners = s.owner
    card: i64 = 1
    while card <= t.cards:
        owner = owners[card]
        if owner > 0:
            seat = place_of(owner - 1, viewer, s.players)
            if card <= t.orders:
                canvas.mark(FULFILLED, seat * t.orders + card - 1)
            else:
                canvas.mark(TECHNOLOGY, seat * t.technologies + card - first)
        card += 1
    canvas.set(ORDER_DECK, 0, s.order_deck)
    canvas.set(TECHNOLOGY_DECK, 0, s.technology_deck)


def write_display(
    cards: vec[i64],
    place: i64,
    end: i64,
    asks: vec[i64],
    more: i64,
    block: i64,
    first: i64,
    width: i64,
    canvas: Canvas,
) -> None:
    """Displays one after the other: each card with what its slot asks for, and some more."""
    slots = len(asks)
    row: i64 = 0
    slot: i64 = 0
    while place < end:
        card = cards[place]
        if card > 0:
            canvas.put(block, row + card - first, asks[slot] + more)
        place += 1
        slot += 1
        if slot == slots:
            slot = 0
            row += width
