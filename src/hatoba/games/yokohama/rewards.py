"""Rewards (section 6): what is got at once, and the choices that some rewards bring."""

from mypy_extensions import i64

from hatoba.engine.pending import Rule, reason
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE
from hatoba.games.trade import COPPER, TRADE_GOODS, YEN
from hatoba.games.yokohama.position import YokohamaPosition
from hatoba.games.yokohama.steps import (
    ANY_GOOD,
    ASSISTANT_MOVED,
    HIRED,
    MOVE,
    MOVE_TO,
    NO_ASSISTANT_IN_HAND,
    NONE_IN_WAREHOUSE,
    SAME_AREA,
    WAREHOUSE,
    goods_left,
    goods_of_choice,
    had_copper,
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


def give(s: YokohamaPosition, rewards: vec[i64], row: i64, category: i64) -> None:
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


def push_choice(s: YokohamaPosition, step: i64, times: i64) -> None:
    if times > 0:
        s.push(step, times)


def use_once(s: YokohamaPosition) -> None:
    """One of the pending choice's times is used up."""
    left = s.step_x() - 1
    if left > 0:
        s.set_step_x(left)
    else:
        s.pop()


class GainGood(Rule[YokohamaPosition]):
    """One of a reward's goods of choice. The reward is one gain: Mining Technology adds to its first copper only."""

    def ways(self, s: YokohamaPosition) -> i64:
        return (1 << TRADE_GOODS) - 1

    def play(self, s: YokohamaPosition, good: i64) -> None:
        x = s.pop()
        if goods_left(x) > 1:
            s.push(ANY_GOOD, goods_of_choice(goods_left(x) - 1, ONE if good == COPPER else had_copper(x)))
        if good == COPPER and had_copper(x):
            s.receive(s.seat, good, 1)
        else:
            s.gain(s.seat, good, 1)


# ----------------------------------------------------------------------------------- from warehouse to hand


def hiring_price(s: YokohamaPosition, seat: i64, piece: i64) -> i64:
    """The employment agency's price; a trading house's grows with those already out of the warehouse."""
    if piece == ASSISTANT:
        return s.t.assistant_price
    if piece == TRADING_HOUSE:
        return s.t.trading_house_price[s.t.pieces_in_warehouse[piece] - s.in_warehouse(seat, piece)]
    return s.t.shophouse_price


class Hire(Rule[YokohamaPosition]):
    """A piece out of the warehouse that can be paid."""

    def ways(self, s: YokohamaPosition) -> i64:
        yen = s.owned(s.seat, YEN)
        ways: i64 = 0
        piece: i64
        for piece in range(PIECES):
            if s.warehouse[s.seat * PIECES + piece] > 0 and hiring_price(s, s.seat, piece) <= yen:
                ways |= 1 << piece
        return ways

    def why_not(self, s: YokohamaPosition, piece: i64) -> i64:
        if s.in_warehouse(s.seat, piece) == 0:
            return reason(NONE_IN_WAREHOUSE, piece)
        return s.shortage(s.seat, YEN, hiring_price(s, s.seat, piece))

    def play(self, s: YokohamaPosition, piece: i64) -> None:
        use_once(s)
        s.spend(s.seat, YEN, hiring_price(s, s.seat, piece))
        s.warehouse[s.seat * PIECES + piece] -= 1
        s.add_to_hand(s.seat, piece, 1)
        s.emit(HIRED, s.seat, piece)


# ----------------------------------------------------------------------------------- moving an assistant


class Lift(Rule[YokohamaPosition]):
    """From an area, or from hand (the number after the last board)."""

    def ways(self, s: YokohamaPosition) -> i64:
        present = s.present[s.seat]
        return present | (1 << s.t.boards) if s.in_hand(s.seat, ASSISTANT) > 0 else present

    def why_not(self, s: YokohamaPosition, origin: i64) -> i64:
        return NO_ASSISTANT_IN_HAND if origin == s.t.boards else s.no_assistant_at(origin)

    def play(self, s: YokohamaPosition, origin: i64) -> None:
        use_once(s)
        s.push(MOVE_TO, origin)


class OnLand(Rule[YokohamaPosition]):
    """Something goes on a board but the canal, not the one that the step carries, where it comes from."""

    def ways(self, s: YokohamaPosition) -> i64:
        return s.edition.land & ~(1 << s.step_x())

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        return reason(SAME_AREA, board) if (s.edition.land >> board) & 1 else s.no_land(board)


class Drop(OnLand):
    """The assistant that was lifted."""

    def play(self, s: YokohamaPosition, board: i64) -> None:
        origin = s.pop()
        if origin == s.t.boards:
            s.add_to_hand(s.seat, ASSISTANT, -1)
        else:
            s.add_assistants(s.seat, origin, -1)
        s.add_assistants(s.seat, board, 1)
        s.emit(ASSISTANT_MOVED, s.seat, origin, board)
