"""A position of Yokohama between two turns as numbers, for learned judgement: see hatoba.engine.describing."""

from mypy_extensions import i64

from hatoba.engine.describing import put, put_bits, put_choice
from hatoba.engine.observing import seat_at
from hatoba.engine.vectors import vec
from hatoba.engine.words import NONE, ONE, ZERO
from hatoba.games.trade import TRADE_GOODS
from hatoba.games.yokohama import evaluate
from hatoba.games.yokohama.additional import amount_of
from hatoba.games.yokohama.areas import occupied
from hatoba.games.yokohama.evaluate_gains import action_worth, assistants_in_play, hand_worth, larger, smaller
from hatoba.games.yokohama.evaluate_worths import POINT
from hatoba.games.yokohama.position import (
    AGENTS,
    BUILT_AREAS,
    CATEGORIES,
    ICONS,
    ORDER_COUNT,
    TALLY,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_MASK,
    TOKENS,
    YokohamaPosition,
)
from hatoba.games.yokohama.scoring import breakdown
from hatoba.games.yokohama.tables import AGENT_KINDS, COUNTRIES, PIECES, SHOPHOUSE, TRADING_HOUSE, WINERY


def describe(s: YokohamaPosition, row: vec[i64]) -> i64:
    """Write the row; how many numbers it has."""
    at = write_table(s, row, 0)
    points = breakdown(s)
    place: i64
    for place in range(s.players):
        seat = seat_at(place, s.seat, s.players)
        at = put(row, at, points, seat * CATEGORIES, CATEGORIES)
        at = write_seat(s, seat, row, at)
        at = write_map(s, seat, row, at)
        at = write_hand(s, seat, row, at)
        at = write_goals(s, seat, row, at)
    return at


def write_table(s: YokohamaPosition, row: vec[i64], at: i64) -> i64:
    """The clock: how near each ending is, and by which edition."""
    t = s.t
    row[at] = s.round
    row[at + 1] = s.order_deck
    row[at + 2] = s.edition.church_end - occupied(s.church)
    row[at + 3] = s.edition.customs_end - occupied(s.customs)
    row[at + 4] = ONE if s.last_round >= 0 else ZERO
    row[at + 5] = s.last_round - s.round if s.last_round >= 0 else ZERO
    row[at + 6] = s.edition.placement_a_min
    row[at + 7] = s.edition.rival
    row[at + 8] = s.edition.achievement_rewards
    row[at + 9] = s.edition.free_agents
    row[at + 10] = s.technology_deck
    at = put_choice(row, at + 11, s.seat, s.players)
    board: i64
    for board in range(t.boards):
        row[at + board] = ONE if s.token[board] != 0 else ZERO
    return at + t.boards


def write_seat(s: YokohamaPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """What one seat has, and what the evaluation makes of it."""
    turns = evaluate.turns_known(s, seat)
    ahead = evaluate.time_ahead(s, turns)
    own = seat * TALLY
    row[at] = evaluate.estimate(s, seat) // POINT
    row[at + 1] = evaluate.goal_worth(s, seat, ahead) // POINT
    row[at + 2] = hand_worth(s, seat, ahead) // POINT
    row[at + 3] = evaluate.plan_worth(s, seat, NONE, ahead) // POINT
    row[at + 4] = assistants_in_play(s, seat)
    row[at + 5] = s.built(seat, SHOPHOUSE)
    row[at + 6] = s.built(seat, TRADING_HOUSE)
    row[at + 7] = s.tally[own + TECHNOLOGY_COUNT]
    row[at + 8] = s.tally[own + ORDER_COUNT]
    row[at + 9] = s.tally[own + AGENTS]
    row[at + 10] = s.tally[own + TOKENS]
    row[at + 11] = s.tally[own + BUILT_AREAS]
    row[at + 12] = s.tally[own + BUILT_AREAS + 1]
    row[at + 13] = ahead
    row[at + 14] = ONE if evaluate.yet_to_act(s, seat) else ZERO
    at = put(row, at + 15, s.stock, seat * s.prices.kinds, s.prices.kinds)
    at = put(row, at, s.hand, seat * PIECES, PIECES)
    at = put(row, at, s.warehouse, seat * PIECES, PIECES)
    at = put(row, at, s.agents, seat * AGENT_KINDS, AGENT_KINDS)
    at = put(row, at, s.tally, own + ICONS, COUNTRIES)
    at = put_bits(row, at, s.tally[own + TECHNOLOGY_MASK], WINERY + 1)
    at = write_owned_spaces(s.church, seat, row, at)
    return write_owned_spaces(s.customs, seat, row, at)


def write_owned_spaces(owners: vec[i64], seat: i64, row: vec[i64], at: i64) -> i64:
    """How many of these spaces are the seat's, and the furthest of them."""
    count: i64 = 0
    furthest: i64 = 0
    space: i64
    for space in range(len(owners)):
        if owners[space] == seat + 1:
            count += 1
            furthest = space + 1
    row[at] = count
    row[at + 1] = furthest
    return at + 2


def write_map(s: YokohamaPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """By board: the power of an action there, and what it would bring, if the seat has an assistant on it."""
    ahead = evaluate.time_ahead(s, evaluate.turns_known(s, seat))
    boards = s.t.boards
    present = s.present[seat]
    best: i64 = 0
    second: i64 = 0
    board: i64
    for board in range(boards):
        row[at + board] = s.power_at(seat, board, True) if s.place[board] >= 0 else ZERO
        row[at + boards + board] = s.assistants_at(seat, board)
        if (present >> board) & 1:
            worth = action_worth(s, seat, board, row[at + board], ahead)
            second = larger(second, smaller(best, worth))
            best = larger(best, worth)
    at += 2 * boards
    row[at] = best // POINT
    row[at + 1] = second // POINT
    return put_choice(row, at + 2, s.president[seat], boards)


def write_hand(s: YokohamaPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """Of the orders in hand: how many there are and can be fulfilled now, and the goods that they lack."""
    t = s.t
    count: i64 = 0
    ready: i64 = 0
    good: i64
    for good in range(TRADE_GOODS):
        row[at + good] = 0
    place: i64
    first = t.hand_at + seat * t.hand_max
    for place in range(first, first + t.hand_max):
        card = s.orders[place]
        if card != 0:
            count += 1
            lacking: i64 = 0
            for good in range(TRADE_GOODS):
                short = larger(0, t.order_cost[card * TRADE_GOODS + good] - s.owned(seat, good))
                row[at + good] += short
                lacking += short
            if lacking == 0:
                ready += 1
    at += TRADE_GOODS
    row[at] = count
    row[at + 1] = ready
    return at + 2


def write_goals(s: YokohamaPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """By achievement of the sheet, if it is on the table: what it would score, and how much of it is lacking."""
    t = s.t
    card: i64
    for card in range(2 * t.achievements):
        row[at + card] = 0
    goal: i64
    need: i64
    for goal in range(len(s.goals)):
        card = s.goals[goal]
        if (s.achieved[goal] >> seat) & 1 == 0:
            row[at + card - 1] = t.achievement_first[card] if s.achieved[goal] == 0 else t.achievement_later[card]
            lacking: i64 = 0
            for need in range(t.need_start[card], t.need_start[card + 1]):
                lacking += larger(0, t.need_amount[need] - amount_of(s, seat, t.need_kind[need]))
            row[at + t.achievements + card - 1] = lacking
    return at + 2 * t.achievements
