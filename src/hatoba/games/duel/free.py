"""Free actions (section 4): orders, agents and the Spinning Mill."""

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, reason
from hatoba.games.duel import steps, turn
from hatoba.games.duel.position import (
    AGENT_FLAG,
    TALLY,
    Position,
)
from hatoba.games.duel.rewards import give
from hatoba.games.duel.tables import (
    LANGUAGE_SCHOOL,
    NEED_TURNED_IMPORTS,
    NEEDS,
    SPINNING_MILL,
)
from hatoba.games.trade import SILK, TRADE_GOODS, TURNED, YEN


def judge_fulfil(s: Position, card: i64) -> i64:
    if find_place(s.orders, s.hand_start(s.seat), s.hand_end(s.seat), card) < 0:
        return steps.NOT_IN_HAND
    return s.judge_goods(s.t.order_cost, card)


def fulfil(s: Position, card: i64) -> None:
    good: i64 = 0
    while good < TRADE_GOODS:
        s.spend(s.seat, good, s.t.order_cost[card * TRADE_GOODS + good])
        good += 1
    s.remove_from_hand(card)
    s.fulfilled[card] = s.seat + 1
    s.count_order(s.seat, card)
    s.emit(steps.FULFILLED, s.seat, card)
    if s.has(s.seat, LANGUAGE_SCHOOL):
        s.gain(s.seat, YEN, s.t.language_school_yen)
    give(s, s.t.order_reward, card)
    s.reveal()


def amount_of(s: Position, seat: i64, need: i64) -> i64:
    """How much the seat has of what an agent is hired for."""
    return s.owned(seat, TURNED) if need == NEED_TURNED_IMPORTS else s.count(seat, need)


def needs_met(s: Position) -> i64:
    """The needs that hold for the acting seat, as a mask; but not those for which it has hired before."""
    wanted = s.t.agent_need
    hired = s.hired
    own = s.seat * NEEDS
    met: i64 = 0
    if s.owned(s.seat, TURNED) >= wanted[NEED_TURNED_IMPORTS] and not hired[own + NEED_TURNED_IMPORTS]:
        met = 1 << NEED_TURNED_IMPORTS
    tally = s.tally
    at = s.seat * TALLY
    need: i64
    for need in range(NEED_TURNED_IMPORTS):
        if tally[at + need] >= wanted[need] and not hired[own + need]:
            met |= 1 << need
    return met


def judge_hire(s: Position, need: i64) -> i64:
    """Once for each need, while it holds."""
    lacking = s.t.agent_need[need] - amount_of(s, s.seat, need)
    if lacking > 0:
        return reason(steps.CONDITION_NOT_MET, need, lacking)
    if s.hired[s.seat * NEEDS + need]:
        return reason(steps.DONE_BEFORE, need)
    return LEGAL if s.agents_left() > 0 else steps.NO_AGENT_LEFT


def hire(s: Position, need: i64) -> None:
    s.hired[s.seat * NEEDS + need] = 1
    s.agents[s.seat] += 1
    s.emit(steps.AGENT_HIRED, s.seat, need)


def judge_agent(s: Position) -> i64:
    """Any area, also a used one; but a second agent waits until the first is done."""
    if s.agents[s.seat] == 0:
        return steps.NO_AGENT
    return steps.AGENT_BUSY if s.step_x() & AGENT_FLAG else LEGAL


def send_agent(s: Position, area: i64) -> None:
    """Its action comes before the step that is pending; the agent is used up."""
    s.agents[s.seat] -= 1
    s.emit(steps.AGENT_SENT, s.seat, area)
    turn.begin_action(s, area, AGENT_FLAG)


def judge_spin(s: Position) -> i64:
    if not s.has(s.seat, SPINNING_MILL):
        return reason(steps.NEEDS_TECHNOLOGY, SPINNING_MILL)
    if s.used[SPINNING_MILL]:
        return reason(steps.USED_THIS_ROUND, SPINNING_MILL)
    return s.judge_amount(s.seat, SILK, s.t.spinning_silk)


def spin(s: Position) -> None:
    turn.use_technology(s, SPINNING_MILL)
    s.spend(s.seat, SILK, s.t.spinning_silk)
    s.gain(s.seat, YEN, s.t.spinning_yen)
