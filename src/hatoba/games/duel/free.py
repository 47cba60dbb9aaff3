"""Free actions (section 4.4): orders, agents and the Spinning Mill."""

from mypy_extensions import i64

from hatoba.engine.pending import LEGAL, Rule, reason
from hatoba.engine.words import ONE, ZERO
from hatoba.games.duel import steps, turn
from hatoba.games.duel.position import HAND_COUNT, TALLY, DuelPosition
from hatoba.games.duel.rewards import give
from hatoba.games.duel.steps import is_by_agent
from hatoba.games.duel.tables import (
    LANGUAGE_SCHOOL,
    NEED_TURNED_IMPORTS,
    NEEDS,
    SPINNING_MILL,
)
from hatoba.games.trade import SILK, TRADE_GOODS, TURNED, YEN


class Fulfil(Rule[DuelPosition]):
    """An order from hand: pay its goods, get its reward."""

    def ways(self, s: DuelPosition) -> i64:
        return s.payable_orders(s.orders, s.hand_start(s.seat), s.tally[s.seat * TALLY + HAND_COUNT], s.t.order_cost)

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        if s.place_in_hand(arg + 1) < 0:
            return steps.NOT_IN_HAND
        return s.shortage_of_goods(s.t.order_cost, arg + 1)

    def play(self, s: DuelPosition, arg: i64) -> None:
        card = arg + 1
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


class Hire(Rule[DuelPosition]):
    """Hire an agent, once for each need, while it holds (D7)."""

    def ways(self, s: DuelPosition) -> i64:
        needs = needs_met(s)
        return needs if needs != 0 and s.agents_left() > 0 else ZERO

    def why_not(self, s: DuelPosition, need: i64) -> i64:
        if s.hired[s.seat * NEEDS + need]:
            return reason(steps.DONE_BEFORE, need)
        lacking = s.t.agent_need[need] - amount_of(s, s.seat, need)
        return reason(steps.CONDITION_NOT_MET, need, lacking) if lacking > 0 else steps.NO_AGENT_LEFT

    def play(self, s: DuelPosition, need: i64) -> None:
        s.hired[s.seat * NEEDS + need] = 1
        s.agents[s.seat] += 1
        s.emit(steps.AGENT_HIRED, s.seat, need)


def amount_of(s: DuelPosition, seat: i64, need: i64) -> i64:
    """How much the seat has of what an agent is hired for."""
    return s.owned(seat, TURNED) if need == NEED_TURNED_IMPORTS else s.count(seat, need)


def needs_met(s: DuelPosition) -> i64:
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


class SendAgent(Rule[DuelPosition]):
    """To any area, also a used one; but a second agent waits until the first is done (D5).

    Its action comes before the step that is pending; the agent is used up. None draws over drawn orders (D6).
    """

    def ways(self, s: DuelPosition) -> i64:
        if s.agents[s.seat] == 0 or is_by_agent(s.step_x()):
            return 0
        return s.t.all_areas & ~s.t.order_areas if s.has_drawn_orders() else s.t.all_areas

    def why_not(self, s: DuelPosition, area: i64) -> i64:
        if s.agents[s.seat] == 0:
            return steps.NO_AGENT
        return steps.AGENT_BUSY if is_by_agent(s.step_x()) else steps.ORDERS_DRAWN

    def play(self, s: DuelPosition, area: i64) -> None:
        s.agents[s.seat] -= 1
        s.emit(steps.AGENT_SENT, s.seat, area)
        turn.begin_action(s, area, True)


class Spin(Rule[DuelPosition]):
    """Spinning Mill: silk for yen."""

    def needs(self) -> i64:
        return 1 << SPINNING_MILL

    def ways(self, s: DuelPosition) -> i64:
        return ONE if not s.used[SPINNING_MILL] and s.owned(s.seat, SILK) >= s.t.spinning_silk else ZERO

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        refused = turn.why_not_use(s, SPINNING_MILL)
        return refused if refused != LEGAL else s.shortage(s.seat, SILK, s.t.spinning_silk)

    def play(self, s: DuelPosition, arg: i64) -> None:
        turn.use_technology(s, SPINNING_MILL)
        s.spend(s.seat, SILK, s.t.spinning_silk)
        s.gain(s.seat, YEN, s.t.spinning_yen)
