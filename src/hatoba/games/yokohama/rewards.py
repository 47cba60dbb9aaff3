"""Rewards (section 6): what is got at once, and the choices that some rewards bring."""

from mypy_extensions import i64

from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE
from hatoba.games.trade import COPPER, YEN
from hatoba.games.yokohama.position import Position
from hatoba.games.yokohama.steps import (
    ANY_GOOD,
    ASSISTANT_MOVED,
    HIRED,
    MOVE,
    MOVE_TO,
    NO_ASSISTANT_IN_HAND,
    NO_ASSISTANT_THERE,
    NONE_IN_WAREHOUSE,
    SAME_AREA,
    WAREHOUSE,
)
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    PIECES,
    REWARD,
    REWARD_ANY_GOOD,
    REWARD_MOVE,
    REWARD_VP,
    REWARD_WAREHOUSE,
    TRADING_HOUSE,
)


def give(s: Position, rewards: vec[i64], row: i64, category: i64) -> None:
    """Give the acting seat a row of rewards; choices come next, any goods before warehouse before moves."""
    at = row * REWARD
    kind: i64 = 0
    while kind <= YEN:
        s.gain(s.seat, kind, rewards[at + kind])
        kind += 1
    s.score(s.seat, category, rewards[at + REWARD_VP])
    push_choice(s, MOVE, rewards[at + REWARD_MOVE])
    push_choice(s, WAREHOUSE, rewards[at + REWARD_WAREHOUSE])
    push_choice(s, ANY_GOOD, rewards[at + REWARD_ANY_GOOD])


def push_choice(s: Position, step: i64, times: i64) -> None:
    if times > 0:
        s.push(step, times)


def use_once(s: Position) -> None:
    """One of the pending choice's times is used up."""
    left = s.step_x() - 1
    if left > 0:
        s.set_step_x(left)
    else:
        s.pop()


def gain_any_good(s: Position, good: i64) -> None:
    """One of a reward's goods of choice. The reward is one gain: Mining Technology adds to its first copper only."""
    x = s.pop()
    copper_before = x >> 8
    left = (x & 255) - 1
    if left > 0:
        s.push(ANY_GOOD, left | ((ONE if good == COPPER else copper_before) << 8))
    if good == COPPER and copper_before:
        s.receive(s.seat, good, 1)
    else:
        s.gain(s.seat, good, 1)


# ----------------------------------------------------------------------------------- from warehouse to hand


def hiring_price(s: Position, seat: i64, piece: i64) -> i64:
    """The agency's price; a trading house's grows with those already out of the warehouse."""
    if piece == ASSISTANT:
        return s.t.assistant_price
    if piece == TRADING_HOUSE:
        return s.t.trading_house_price[s.t.pieces_in_warehouse[piece] - s.in_warehouse(seat, piece)]
    return s.t.shophouse_price


def judge_hire(s: Position, piece: i64) -> i64:
    if s.in_warehouse(s.seat, piece) == 0:
        return reason(NONE_IN_WAREHOUSE, piece)
    return s.judge_amount(s.seat, YEN, hiring_price(s, s.seat, piece))


def hire(s: Position, piece: i64) -> None:
    s.spend(s.seat, YEN, hiring_price(s, s.seat, piece))
    s.warehouse[s.seat * PIECES + piece] -= 1
    s.add_to_hand(s.seat, piece, 1)
    s.emit(HIRED, s.seat, piece)


# ----------------------------------------------------------------------------------- moving an assistant


def judge_lift(s: Position, origin: i64) -> i64:
    """From an area, or from hand (the number after the last board)."""
    if origin == s.t.boards:
        return LEGAL if s.in_hand(s.seat, ASSISTANT) > 0 else NO_ASSISTANT_IN_HAND
    return LEGAL if s.assistants_at(s.seat, origin) > 0 else reason(NO_ASSISTANT_THERE, origin)


def lift(s: Position, origin: i64) -> None:
    use_once(s)
    s.push(MOVE_TO, origin)


def judge_drop(s: Position, board: i64) -> i64:
    if (s.edition.land >> board) & 1 == 0:
        return s.no_land(board)
    return reason(SAME_AREA, board) if s.step_x() == board else LEGAL


def drop(s: Position, board: i64) -> None:
    origin = s.pop()
    if origin == s.t.boards:
        s.add_to_hand(s.seat, ASSISTANT, -1)
    else:
        s.add_assistants(s.seat, origin, -1)
    s.add_assistants(s.seat, board, 1)
    s.emit(ASSISTANT_MOVED, s.seat, origin, board)
