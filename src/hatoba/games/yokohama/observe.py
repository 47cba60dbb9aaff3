"""What a seat sees of a game of Yokohama, as numbers. The blocks are described in hatoba.games.yokohama.observation."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of, seat_at
from hatoba.engine.state import FIRST_OWN_ENDING, RUNNING, seat_total
from hatoba.engine.vectors import vec
from hatoba.engine.words import NONE, ONE, ZERO, bit_of
from hatoba.games.trade import PAY, payment_prices, payment_units
from hatoba.games.yokohama.position import (
    BOARDS_A_MASK,
    BUILT_AREAS,
    CATEGORIES,
    HOUSES,
    ICONS,
    ORDER_SET,
    TALLY,
    TECHNOLOGY_SET,
    YokohamaPosition,
)
from hatoba.games.yokohama.position import ORDER_COUNT as ORDERS_TALLIED
from hatoba.games.yokohama.position import TECHNOLOGY_COUNT as TECHNOLOGIES_TALLIED
from hatoba.games.yokohama.steps import shown_number
from hatoba.games.yokohama.tables import AGENT_KINDS, BUILDING_SPACES, COUNTRIES, NEUTRAL, PIECES, REWARD

# The blocks.
OVER: Final[i64] = 0
PLAYERS: Final[i64] = 1
EDITION: Final[i64] = 2
STEP: Final[i64] = 3
STEP_NUMBER: Final[i64] = 4
PAYMENT: Final[i64] = 5
PAYMENT_UNITS: Final[i64] = 6
MOVER: Final[i64] = 7
START_PLAYER: Final[i64] = 8
ROUND: Final[i64] = 9
ROUNDS_LEFT: Final[i64] = 10
TRIGGER: Final[i64] = 11
ACTING_AREA: Final[i64] = 12
ACTING_POWER: Final[i64] = 13
AGENTS_USED_NOW: Final[i64] = 14
SPUN: Final[i64] = 15
STUDIED: Final[i64] = 16
PLACED: Final[i64] = 17
WALKED: Final[i64] = 18
IN_PLAY: Final[i64] = 19
TOUCHES: Final[i64] = 20
SITE: Final[i64] = 21
TOKEN_REWARD: Final[i64] = 22
TOKEN_AGENT: Final[i64] = 23
STATION: Final[i64] = 24
OWN_POWER: Final[i64] = 25
PRESIDENT: Final[i64] = 26
ASSISTANTS: Final[i64] = 27
BUILDING: Final[i64] = 28
CHURCH: Final[i64] = 29
CHURCH_NEUTRAL: Final[i64] = 30
CUSTOMS: Final[i64] = 31
CUSTOMS_NEUTRAL: Final[i64] = 32
POINTS: Final[i64] = 33
STOCK: Final[i64] = 34
PIECES_IN_HAND: Final[i64] = 35
PIECES_IN_WAREHOUSE: Final[i64] = 36
AGENTS: Final[i64] = 37
AGENTS_USED: Final[i64] = 38
TOKENS_TAKEN: Final[i64] = 39
ICONS_OWNED: Final[i64] = 40
ORDER_COUNT: Final[i64] = 41
TECHNOLOGY_COUNT: Final[i64] = 42
BUILT_IN: Final[i64] = 43
GOAL: Final[i64] = 44
ACHIEVED: Final[i64] = 45
REWARD_TOKEN: Final[i64] = 46
REWARD_TOKEN_TAKEN: Final[i64] = 47
PORT: Final[i64] = 48
LABORATORY: Final[i64] = 49
HAND: Final[i64] = 50
HAND_UNKNOWN: Final[i64] = 51
READY: Final[i64] = 52
ASIDE: Final[i64] = 53
FULFILLED: Final[i64] = 54
TECHNOLOGY: Final[i64] = 55
ORDER_DECK: Final[i64] = 56
TECHNOLOGY_DECK: Final[i64] = 57
BLOCKS: Final[i64] = 58

CLASSES: Final[i64] = 2
"""Production and commercial areas."""

VIEWED: Final[i64] = 7
"""The part of a block that stands for all the others as the viewer sees them."""
NUMBER: Final[i64] = 1
"""The part of STEP that stands for its number too."""

# So many bits hold the number of an owner, of a card, and a count.
OWNER_BITS: Final[i64] = 3
CARD_BITS: Final[i64] = 7
COUNT_BITS: Final[i64] = 6


def write(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat."""
    if canvas.fresh:
        write_fixed(s, canvas)
    write_clock(s, viewer, canvas)
    write_pending(s, viewer, canvas)
    write_tokens(s, canvas)
    write_spaces(s, viewer, s.church, CHURCH, CHURCH_NEUTRAL, canvas)
    write_spaces(s, viewer, s.customs, CUSTOMS, CUSTOMS_NEUTRAL, canvas)
    write_rows(s, viewer, canvas)
    place: i64 = 0
    while place < s.players:
        seat = seat_at(place, viewer, s.players)
        write_seat(s, seat, place, canvas)
        write_map(s, seat, place, canvas)
        write_hand(s, viewer, seat, place, canvas)
        write_achieved(s, seat, place, canvas)
        place += 1
    write_aside(s, viewer, canvas)
    write_reward_tokens(s, viewer, canvas)
    write_displays(s, canvas)


def write_fixed(s: YokohamaPosition, canvas: Canvas) -> None:
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
    board: i64
    other: i64
    for board in range(t.boards):
        if s.place[board] >= 0:
            canvas.set(IN_PLAY, board, 1)
            for other in range(t.boards):
                canvas.set(TOUCHES, board * t.boards + other, (s.near[board] >> other) & 1)
        if s.site[board] > 0:
            canvas.set(SITE, board * t.sites + s.site[board] - 1, 1)
    goal: i64 = 0
    while goal < len(s.goals):
        canvas.set(GOAL, s.goals[goal] - 1, 1)
        goal += 1


def write_clock(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """Round and end of the game, and the decks."""
    canvas.choose(START_PLAYER, place_of(0, viewer, s.players))
    canvas.choose(TRIGGER, s.trigger - FIRST_OWN_ENDING if s.last_round >= 0 else NONE)
    if canvas.changed(ROUND, 0, (s.round << 16) | (s.last_round + 1)):
        canvas.set(ROUND, 0, s.round)
        canvas.set(ROUNDS_LEFT, 0, s.last_round - s.round + 1 if s.last_round >= 0 else ZERO)
    canvas.set(OVER, 0, ZERO if s.over == RUNNING else ONE)
    canvas.set(ORDER_DECK, 0, s.order_deck)
    canvas.set(TECHNOLOGY_DECK, 0, s.technology_deck)


def write_pending(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """Who decides what; nobody anything when the game is over."""
    running = s.over == RUNNING
    step: i64 = s.step() if running else ZERO
    x: i64 = s.step_x() if running else ZERO
    canvas.choose(MOVER, place_of(s.seat, viewer, s.players) if running else NONE)
    if canvas.changed(STEP, NUMBER, (step << 32) | x):
        canvas.choose(STEP, step - 1)
        canvas.choose(PAYMENT, payment_prices(x) if step == PAY else NONE)
        canvas.set(PAYMENT_UNITS, 0, payment_units(x) if step == PAY else ZERO)
        canvas.set(STEP_NUMBER, 0, shown_number(x) if step != PAY else ZERO)
    canvas.choose(ACTING_AREA, s.area if running else NONE)
    acting: i64 = (s.power << 24) | (s.agents_used_now << 16) | (s.spun << 8) | s.studied if running else ZERO
    if canvas.changed(ACTING_POWER, 0, acting):
        canvas.set(ACTING_POWER, 0, s.power if running else ZERO)
        canvas.set(AGENTS_USED_NOW, 0, s.agents_used_now if running else ZERO)
        canvas.set(SPUN, 0, s.spun if running else ZERO)
        canvas.set(STUDIED, 0, s.studied if running else ZERO)
    canvas.flag(PLACED, 0, 0, s.placed if running else ZERO)
    canvas.flag(WALKED, 0, 0, s.walked if running else ZERO)


def write_tokens(s: YokohamaPosition, canvas: Canvas) -> None:
    """The five-power tokens that are left, and the station. A token that is taken does not come back."""
    canvas.choose(STATION, s.station)
    tokens = s.token
    rewards = s.t.token_reward
    with_reward = s.t.tokens
    left: i64 = 0
    agents: i64 = 0
    board: i64
    for board in range(len(tokens)):
        if tokens[board] > with_reward:
            agents |= 1 << board
        elif tokens[board] > 0:
            left |= 1 << board
    canvas.flag(TOKEN_AGENT, 0, 0, agents)
    if canvas.changed(TOKEN_REWARD, 0, left):
        for board in range(len(tokens)):
            token = tokens[board] if (left >> board) & 1 else ZERO
            canvas.copy(TOKEN_REWARD, board * REWARD, rewards, token * REWARD, REWARD)


def write_spaces(s: YokohamaPosition, viewer: i64, owners: vec[i64], block: i64, neutral: i64, canvas: Canvas) -> None:
    """The assistants in church or customs, by seat and space."""
    now: i64 = 0
    space: i64
    for space in range(len(owners)):
        now = (now << OWNER_BITS) | owners[space]
    if canvas.changed(block, VIEWED, (now << OWNER_BITS) | viewer):
        place: i64
        for place in range(s.players):
            owned = owned_spaces(owners, seat_at(place, viewer, s.players) + 1)
            canvas.flag(block, place, place * len(owners), owned)
        canvas.flag(neutral, 0, 0, owned_spaces(owners, NEUTRAL))


def owned_spaces(owners: vec[i64], owner: i64) -> i64:
    """The spaces with an owner's assistant, as a mask."""
    spaces: i64 = 0
    space: i64
    for space in range(len(owners)):
        if owners[space] == owner:
            spaces |= 1 << space
    return spaces


def write_rows(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, s.prices.kinds)
    canvas.copy_seats(PIECES_IN_HAND, s.hand, viewer, players, PIECES)
    canvas.copy_seats(PIECES_IN_WAREHOUSE, s.warehouse, viewer, players, PIECES)
    canvas.copy_seats(AGENTS, s.agents, viewer, players, AGENT_KINDS)
    canvas.copy_seats(AGENTS_USED, s.agents_used, viewer, players, AGENT_KINDS)
    canvas.copy_seats(TOKENS_TAKEN, s.tokens_taken, viewer, players, 1)


def write_seat(s: YokohamaPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    """Points, and the tally."""
    canvas.set(POINTS, place, seat_total(s.points, seat, CATEGORIES))
    tally = s.tally
    own = seat * TALLY
    canvas.flag(FULFILLED, place, place * s.t.orders, tally[own + ORDER_SET] >> 1)
    canvas.flag(TECHNOLOGY, place, place * s.t.technologies, tally[own + TECHNOLOGY_SET] >> 1)
    now: i64 = 0
    at: i64
    for at in range(own + TECHNOLOGIES_TALLIED, own + ICONS + COUNTRIES):
        now = (now << COUNT_BITS) | tally[at]
    if canvas.changed(ICONS_OWNED, place, now):
        canvas.copy(ICONS_OWNED, place * COUNTRIES, tally, own + ICONS, COUNTRIES)
        canvas.copy(BUILT_IN, place * CLASSES, tally, own + BUILT_AREAS, CLASSES)
        canvas.set(ORDER_COUNT, place, tally[own + ORDERS_TALLIED])
        canvas.set(TECHNOLOGY_COUNT, place, tally[own + TECHNOLOGIES_TALLIED])


def write_map(s: YokohamaPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    """What the seat has on the map, and the viewer's powers there."""
    boards = s.t.boards
    president = s.president[seat]
    canvas.flag(PRESIDENT, place, place * boards, 1 << president if president >= 0 else ZERO)
    half = boards // 2
    first = seat * boards
    to = place * boards
    moved = canvas.copy_small(ASSISTANTS, 2 * place, to, s.assistants, first, half)
    moved_more = canvas.copy_small(ASSISTANTS, 2 * place + 1, to + half, s.assistants, first + half, boards - half)
    houses = s.tally[seat * TALLY + HOUSES]
    more_houses = s.tally[seat * TALLY + HOUSES + 1]
    canvas.flag(BUILDING, 2 * place, to * BUILDING_SPACES, houses)
    canvas.flag(BUILDING, 2 * place + 1, (to + BOARDS_A_MASK) * BUILDING_SPACES, more_houses)
    if place == 0:
        built = canvas.changed(OWN_POWER, 0, houses)
        built_more = canvas.changed(OWN_POWER, 1, (more_houses << 8) | (s.station + 1))
        if moved or moved_more or built or built_more:
            write_powers(s, seat, canvas)


def write_powers(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """What an action of the viewer with its president would have on each board."""
    line = canvas.line
    boards = s.t.boards
    first = viewer * boards
    houses = s.tally[viewer * TALLY + HOUSES]
    board: i64
    for board in range(boards):
        if board == BOARDS_A_MASK:
            houses = s.tally[viewer * TALLY + HOUSES + 1]
        line[board] = s.power_of(s.assistants[first + board], houses, board, True)
        houses >>= BUILDING_SPACES
    canvas.copy(OWN_POWER, 0, line, 0, boards)


def write_hand(s: YokohamaPosition, viewer: i64, seat: i64, place: i64, canvas: Canvas) -> None:
    """The orders that the viewer knows, how many it does not know, and which of its own it can fulfil."""
    t = s.t
    orders = s.orders
    known: i64 = 0
    unknown: i64 = 0
    ready: i64 = 0
    first = t.hand_at + seat * t.hand_max
    at: i64
    for at in range(first, first + t.hand_max):
        card = orders[at]
        if card > 0:
            if (s.order_known[at] >> viewer) & 1:
                known |= bit_of(card)
            else:
                unknown += 1
            if seat == viewer and s.has_goods(viewer, t.order_cost, card):
                ready |= bit_of(card)
    canvas.flag(HAND, place, place * t.orders, known >> 1)
    canvas.set(HAND_UNKNOWN, place, unknown)
    if seat == viewer:
        canvas.flag(READY, 0, 0, ready >> 1)


def write_aside(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """The orders that the viewer did not keep."""
    aside = s.t.orders_dealt - s.t.orders_kept
    first = s.t.aside_at + viewer * aside
    cards: i64 = 0
    at: i64
    for at in range(first, first + aside):
        if (s.order_known[at] >> viewer) & 1:
            cards |= bit_of(s.orders[at])
    canvas.flag(ASIDE, 0, 0, cards >> 1)


def write_achieved(s: YokohamaPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    achieved = s.achieved
    goals: i64 = 0
    goal: i64
    for goal in range(len(achieved)):
        if (achieved[goal] >> seat) & 1:
            goals |= 1 << s.goals[goal]
    canvas.flag(ACHIEVED, place, place * s.t.achievements, goals >> 1)


def write_reward_tokens(s: YokohamaPosition, viewer: i64, canvas: Canvas) -> None:
    """Those of the mini-expansion."""
    tokens = s.reward_tokens
    now: i64 = 0
    token: i64
    for token in range(1, s.t.reward_tokens + 1):
        now = (now << OWNER_BITS) | tokens[token]
    if canvas.changed(REWARD_TOKEN, VIEWED, (now << OWNER_BITS) | viewer):
        canvas.flag(REWARD_TOKEN, 0, 0, owned_spaces(tokens, 1) >> 1)
        place: i64
        for place in range(s.players):
            taken = owned_spaces(tokens, seat_at(place, viewer, s.players) + 2)
            canvas.flag(REWARD_TOKEN_TAKEN, place, place * s.t.reward_tokens, taken >> 1)


def write_displays(s: YokohamaPosition, canvas: Canvas) -> None:
    """The cards that can be had, with what their slots ask for."""
    t = s.t
    write_display(s.orders, t.port_at, t.hand_at, t.port_level, 0, PORT, 1, t.orders, canvas)
    places = t.technology_places
    adds = t.laboratory_adds
    write_display(s.technologies, t.laboratory_at, places, adds, 1, LABORATORY, t.orders + 1, t.technologies, canvas)


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
    at: i64
    while place < end:
        now: i64 = 0
        for at in range(place, place + slots):
            now = (now << CARD_BITS) | cards[at]
        if canvas.changed(block, row, now):
            canvas.wipe(block, row * width, width)
            for at in range(slots):
                if cards[place + at] > 0:
                    canvas.set(block, row * width + cards[place + at] - first, asks[at] + more)
        place += slots
        row += 1
