"""The president's movement, B2 of a turn (section 5.2): an action follows, unless the president returns to hand."""

from mypy_extensions import i64

from hatoba.engine.pending import LEGAL, NOT_NOW, Rule, reason
from hatoba.engine.words import ONE, ZERO
from hatoba.games.trade import YEN
from hatoba.games.yokohama import areas, steps
from hatoba.games.yokohama.position import YokohamaPosition
from hatoba.games.yokohama.steps import recalled, recalled_boards
from hatoba.games.yokohama.tables import ASSISTANT, PIECES, POSTAL, STAGECOACH, STATION, TRAM


def may_stop(s: YokohamaPosition, board: i64) -> bool:
    """A possible action area: an own assistant and no other president (or Postal System)."""
    if (s.present[s.seat] >> board) & 1 == 0:
        return False
    return s.presidents[board] & ~(1 << s.seat) == 0 or s.has(s.seat, POSTAL)


def enter(s: YokohamaPosition, board: i64) -> None:
    """Move the president, paying what entering costs."""
    seat = s.seat
    if s.is_canal(board):
        s.spend(seat, YEN, s.t.canal_fee)
    else:
        presidents = s.presidents[board] & ~(1 << seat)
        if presidents != 0 and not s.has(seat, STAGECOACH):
            s.pay_presidents(presidents, s.t.movement_fee)
    s.put_president(seat, board)
    if s.recording:
        s.emit(steps.PRESIDENT_MOVED, seat, board)


def begin_action(s: YokohamaPosition, board: i64) -> None:
    """The president acts: 3 to 6 follow."""
    s.area = board
    areas.push_action(s, 1)


# ----------------------------------------------------------------------------------- straight to an area


class Go(Rule[YokohamaPosition]):
    """Straight to an own assistant: from hand, or with Tram. Of those areas, presidents can close some."""

    def ways(self, s: YokohamaPosition) -> i64:
        me = s.seat
        here = s.president[me]
        ways = s.present[me]
        if here >= 0:
            if not s.has(me, TRAM):
                return 0
            ways &= ~(1 << here)
        seat: i64
        for seat in range(s.players):
            board = s.president[seat]
            if board >= 0 and (ways >> board) & 1 and not can_enter_occupied(s, board):
                ways &= ~(1 << board)
        return ways

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        here = s.president[s.seat]
        if (s.edition.land >> board) & 1 == 0:
            return s.no_land(board)
        if here == board:
            return reason(steps.OWN_PRESIDENT_THERE, board)
        if here >= 0 and not s.has(s.seat, TRAM):
            return reason(steps.NEEDS_TECHNOLOGY, TRAM)
        if s.assistants_at(s.seat, board) == 0:
            return reason(steps.NO_ASSISTANT_THERE, board)
        if not s.has(s.seat, POSTAL):
            return reason(steps.PRESIDENT_THERE, board)
        return s.shortage(s.seat, YEN, s.movement_fee(board))

    def play(self, s: YokohamaPosition, board: i64) -> None:
        enter(s, board)
        begin_action(s, board)


def can_enter_occupied(s: YokohamaPosition, board: i64) -> bool:
    """Whether the president may stop where another one is: with Postal System, for the fee."""
    return s.has(s.seat, POSTAL) and s.movement_fee(board) <= s.owned(s.seat, YEN)


class Ride(Rule[YokohamaPosition]):
    """With Station: straight to the station, whoever is there, paying nobody."""

    def needs(self) -> i64:
        return 1 << STATION

    def ways(self, s: YokohamaPosition) -> i64:
        return ZERO if s.president[s.seat] == s.station else ONE

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        if not s.has(s.seat, STATION):
            return reason(steps.NEEDS_TECHNOLOGY, STATION)
        return reason(steps.OWN_PRESIDENT_THERE, s.station)

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.put_president(s.seat, s.station)
        s.emit(steps.PRESIDENT_MOVED, s.seat, s.station)
        begin_action(s, s.station)


# ----------------------------------------------------------------------------------- on foot


class Walk(Rule[YokohamaPosition]):
    """A step of a walk; only if a stop can still be reached with the money left."""

    def ways(self, s: YokohamaPosition) -> i64:
        """Of the boards that a walk can lead over, presidents of other seats and canals can close some."""
        me = s.seat
        here = s.president[me]
        ways = ZERO if here < 0 else s.near[here] & walkable(s) & ~s.walked
        if ways == 0:
            return 0
        seat: i64
        for seat in range(s.players):
            board = s.president[seat]
            if board >= 0 and seat != me and (ways >> board) & 1 and not can_walk_on(s, board):
                ways &= ~(1 << board)
        for board in s.t.canals:
            if (ways >> board) & 1 and not can_walk_on(s, board):
                ways &= ~(1 << board)
        return ways

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        here = s.president[s.seat]
        if s.place[board] < 0:
            return reason(steps.NOT_IN_PLAY, board)
        if here < 0:
            return steps.PRESIDENT_IN_HAND
        if (s.near[here] >> board) & 1 == 0:
            return reason(steps.NOT_ADJACENT, board)
        if (s.walked >> board) & 1:
            return reason(steps.VISITED, board)
        if (walkable(s) >> board) & 1 == 0:
            return reason(steps.NO_ASSISTANT_THERE, board)
        short = s.shortage(s.seat, YEN, s.movement_fee(board))
        return short if short != LEGAL else reason(steps.NO_WAY_ON, board)

    def play(self, s: YokohamaPosition, board: i64) -> None:
        s.walked |= (1 << s.president[s.seat]) | (1 << board)
        s.replace(steps.WALKING)
        enter(s, board)


def walkable(s: YokohamaPosition) -> i64:
    """Boards that a walk can lead over, as a mask: own assistants are there, or it is no land but the canal."""
    return s.present[s.seat] | ~s.edition.land


def can_walk_on(s: YokohamaPosition, board: i64) -> bool:
    """Whether the president can pay for a step to this board, and go on to a stop."""
    yen = s.owned(s.seat, YEN) - s.movement_fee(board)
    return yen >= 0 and can_finish(s, board, yen, s.walked | (1 << s.president[s.seat]) | (1 << board))


def can_finish(s: YokohamaPosition, board: i64, yen: i64, walked: i64) -> bool:
    """Whether a walk that stands here can come to a stop."""
    if may_stop(s, board):
        return True
    onward = s.near[board] & walkable(s) & ~walked
    following: i64 = 0
    while onward >> following:
        if (onward >> following) & 1:
            left = yen - s.movement_fee(following)
            if left >= 0 and can_finish(s, following, left, walked | (1 << following)):
                return True
        following += 1
    return False


class Stop(Rule[YokohamaPosition]):
    """The end of a walk."""

    def ways(self, s: YokohamaPosition) -> i64:
        return ONE if may_stop(s, s.president[s.seat]) else ZERO

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        here = s.president[s.seat]
        return steps.CANAL if s.is_canal(here) else reason(steps.PRESIDENT_THERE, here)

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        begin_action(s, s.president[s.seat])


# ----------------------------------------------------------------------------------- back to hand


class Return(Rule[YokohamaPosition]):
    """2b: the president back to hand, with any assistants; no action follows."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.put_president(s.seat, -1)
        if s.recording:
            s.emit(steps.PRESIDENT_RETURNED, s.seat)
        s.replace(steps.RECALLING)


class Recall(Rule[YokohamaPosition]):
    """One assistant at a time from any area, or all that are still out (the number after the last board).

    Somebody is out, or the step would be over. A search in order has the last only at the beginning.
    """

    def ways(self, s: YokohamaPosition) -> i64:
        present = s.present[s.seat]
        so_far = recalled_boards(s.step_x())
        ways = s.still_open_again(present, so_far)
        if present == 0 or (s.in_order and so_far != 0):
            return ways
        return ways | (1 << s.t.boards)

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        return NOT_NOW if board == s.t.boards else s.no_assistant_at(board)

    def play(self, s: YokohamaPosition, board: i64) -> None:
        if board < s.t.boards:
            bring_home(s, board, 1)
            s.set_step_x(recalled(recalled_boards(s.step_x()) | (1 << board)))
            return
        s.pop()
        there = s.present[s.seat]
        for board in range(s.t.boards):
            if (there >> board) & 1:
                bring_home(s, board, s.assistants_at(s.seat, board))


def bring_home(s: YokohamaPosition, board: i64, count: i64) -> None:
    """Assistants from an area back to hand."""
    if count > 0:
        s.add_assistants(s.seat, board, -count)
        s.hand[s.seat * PIECES + ASSISTANT] += count
        if s.recording:
            s.emit(steps.RECALLED, s.seat, board, count)
