"""Duel's state: which rule judges, offers and plays each verb, and what runs without a question."""

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import FRAME, LEGAL, reason
from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import vec
from hatoba.games.duel import areas, evaluate, evaluate_forecast, free, observe, scoring, steps, turn
from hatoba.games.duel.position import EXTRA_COUNT, HAND_COUNT, TALLY, Position
from hatoba.games.duel.tables import (
    EXTRA_KINDS,
    POSTAL,
    SHOP,
    SPINNING_MILL,
    STAGECOACH,
    STATION,
    STRENGTH_CARDS,
    TELEPHONE,
    TRAM,
    WAREHOUSE,
)
from hatoba.games.trade import IMPORTS, PAY


class DuelState(Position):
    """A position of Yokohama Duel that can be played."""

    __slots__ = ()

    def clone(self) -> "DuelState":
        other = DuelState()
        other.copy_position(self)
        return other

    def breakdown(self) -> vec[i64]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, canvas: Canvas) -> None:
        observe.write(self, seat, canvas)

    def evaluate(self, seat: i64) -> i64:
        return evaluate.estimate(self, seat)

    def forecast(self, seat: i64) -> i64:
        return evaluate.forecast(self, seat)

    def foresee(self, seat: i64) -> i64:
        return evaluate_forecast.foresee(self, seat)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The categories in their order."""
        return scoring.compare(self.points if self.over != RUNNING else self.breakdown(), seat, other)

    # ------------------------------------------------------------------------------- the judge

    def judge(self, verb: i64, arg: i64) -> i64:
        if verb <= steps.SPIN:
            return self.judge_free(verb, arg)
        if verb <= steps.ADD:
            return self.judge_area_action(verb, arg)
        return self.judge_choice(verb, arg)

    def judge_free(self, verb: i64, arg: i64) -> i64:
        if verb == steps.FULFIL:
            return free.judge_fulfil(self, arg + 1)
        if verb == steps.HIRE:
            return free.judge_hire(self, arg)
        if verb == steps.AGENT:
            return free.judge_agent(self)
        if verb == steps.SPIN:
            return free.judge_spin(self)
        return LEGAL  # DONE and END: their steps are asked only where they can be left

    def judge_area_action(self, verb: i64, arg: i64) -> i64:
        if verb == steps.CHOOSE:
            return turn.judge_choose(self, arg)
        if verb == steps.RIDE:
            return turn.judge_ride(self)
        if verb == steps.TAKE_TRAM:
            return turn.judge_open(self, TRAM, arg)
        if verb == steps.TAKE_STAGECOACH:
            return turn.judge_open(self, STAGECOACH, arg)
        if verb == steps.POST:
            return turn.judge_post(self, arg)
        if verb == steps.CALL:
            return turn.judge_call(self)
        return turn.judge_add(self, arg)

    def judge_choice(self, verb: i64, arg: i64) -> i64:
        if verb == steps.BUY:
            return self.judge_buy(arg)
        if verb == steps.SELL:
            return self.judge_sell(arg)
        if verb == steps.BUILD:
            return turn.judge_build(self, arg)
        if verb == steps.UPGRADE:
            return turn.judge_upgrade(self, arg)
        if verb == steps.PAY_WITH:
            return self.judge_pay(arg)
        if verb == steps.TURN:
            return areas.judge_turn(self, arg + 1)
        if verb == steps.DEVELOP:
            return areas.judge_develop(self, arg + 1)
        if verb == steps.WORSHIP:
            return areas.judge_worship(self, arg + 1)
        if verb == steps.KEEP:
            return areas.judge_keep(self, arg + 1)
        if verb == steps.UNDER:
            if self.step() == steps.FIRST_ORDERS:
                return turn.judge_first_under(self, arg + 1)
            return areas.judge_under(self, arg + 1)
        if verb == steps.BONUS:
            return LEGAL if turn.bonus_place(self, arg + 1) >= 0 else steps.NOT_OPEN
        if verb == steps.PUT_BACK:
            return LEGAL if self.extra[self.seat * EXTRA_KINDS + arg] > 0 else reason(steps.NO_EXTRA_CARD, arg)
        return LEGAL  # STATION_ON: any area

    # ------------------------------------------------------------------------------- what can be chosen

    def fill_legal(self) -> i64:
        """With free actions: what ends the step, then these, then what the step is about, the order of the verbs."""
        if self.over != RUNNING:
            return 0
        step = self.stack[(self.depth - 1) * FRAME]
        if step == steps.CHOOSE_AREA:
            return self.offer_areas(self.offer_free(0))
        if step == steps.END_OF_TURN:
            return self.offer_free(self.offer_surely(steps.END, 0, 0))
        if step == steps.BUILDING:
            n = self.offer_free(self.offer_surely(steps.DONE, 0, 0))
            return self.offer_range(steps.BUILD, SHOP, WAREHOUSE + 1, n)
        if step == steps.STRENGTH:
            return self.offer_strength(0)
        if step == steps.STRENGTH_BONUS:
            return self.offer(steps.BONUS, self.offer_free(0))
        return super().fill_legal()

    def offer_free(self, n: i64) -> i64:
        """Orders, agents and the Spinning Mill."""
        t = self.t
        seat = self.seat
        in_hand = self.tally[seat * TALLY + HAND_COUNT]
        if in_hand > 0:
            n = self.offer_orders(steps.FULFIL, self.orders, t.hand_at + seat * t.orders, in_hand, t.order_cost, n)
        needs = free.needs_met(self)
        if needs != 0:
            n = self.offer_mask(steps.HIRE, needs, n)
        if self.agents[seat] > 0 and free.judge_agent(self) == LEGAL:
            n = self.offer_all(steps.AGENT, t.all_areas, n)
        return self.offer_one(steps.SPIN, 0, n) if self.owner[SPINNING_MILL] == seat + 1 else n

    def offer_areas(self, n: i64) -> i64:
        """Those not used, and the used ones with the technologies that open them."""
        owner = self.owner
        own = self.seat + 1
        n = self.offer_all(steps.CHOOSE, self.t.all_areas & ~self.used_areas, n)
        if owner[STATION] == own:
            n = self.offer_one(steps.RIDE, 0, n)
        if owner[TRAM] == own:
            n = self.offer_mask(steps.TAKE_TRAM, self.used_areas, n)
        if owner[STAGECOACH] == own:
            n = self.offer_mask(steps.TAKE_STAGECOACH, self.used_areas, n)
        return n

    def offer_strength(self, n: i64) -> i64:
        """The technologies that play strength, then an extra-strength card or none."""
        if self.owner[POSTAL] == self.seat + 1:
            n = self.offer_range(steps.POST, 0, STRENGTH_CARDS, n)
        if self.owner[TELEPHONE] == self.seat + 1:
            n = self.offer_one(steps.CALL, 0, n)
        return self.offer_range(steps.ADD, 0, 1 + EXTRA_KINDS, n)

    def offer(self, verb: i64, n: i64) -> i64:
        t = self.t
        if verb == steps.DONE:
            return self.offer_surely(verb, 0, n)
        if verb == steps.WORSHIP:
            return self.offer_all(verb, areas.ways_to_worship(self), n)
        if verb == steps.DEVELOP:
            return self.offer_all(verb, areas.ways_to_develop(self), n)
        if verb == steps.BONUS:
            return self.offer_cards(verb, self.bonus, t.bonus_open_at, t.bonus_open, 1, n, True)
        if verb == steps.UNDER and self.step() == steps.FIRST_ORDERS:
            return self.offer_cards(verb, self.orders, self.hand_start(self.seat), t.orders_dealt, 1, n, True)
        if verb == steps.UNDER or (verb == steps.KEEP and areas.may_keep(self)):
            return self.offer_cards(verb, self.orders, t.drawn_at, t.hand_at - t.drawn_at, 1, n, True)
        return self.offer_range(verb, 0, self.table.count[verb], n)

    # ------------------------------------------------------------------------------- playing

    def play(self, verb: i64, arg: i64) -> None:
        if verb <= steps.SPIN:
            self.play_free(verb, arg)
        elif verb <= steps.ADD:
            self.play_area_action(verb, arg)
        else:
            self.play_choice(verb, arg)

    def play_free(self, verb: i64, arg: i64) -> None:
        if verb == steps.DONE:
            if self.step() == steps.BUILDING:
                turn.decline_building(self)
            elif self.step() == steps.PORT_REST:
                areas.put_rest_under(self)
            else:
                self.pop()
        elif verb == steps.END:
            turn.end_turn(self)
        elif verb == steps.FULFIL:
            free.fulfil(self, arg + 1)
        elif verb == steps.HIRE:
            free.hire(self, arg)
        elif verb == steps.AGENT:
            free.send_agent(self, arg)
        else:
            free.spin(self)

    def play_area_action(self, verb: i64, arg: i64) -> None:
        if verb == steps.CHOOSE:
            turn.choose(self, arg, 0)
        elif verb == steps.RIDE:
            turn.choose(self, self.station, STATION)
        elif verb == steps.TAKE_TRAM:
            turn.choose(self, arg, TRAM)
        elif verb == steps.TAKE_STAGECOACH:
            turn.choose(self, arg, STAGECOACH)
        elif verb == steps.POST:
            turn.post(self, arg)
        elif verb == steps.CALL:
            turn.call(self)
        else:
            turn.add(self, arg)

    def play_choice(self, verb: i64, arg: i64) -> None:
        if verb == steps.WORSHIP:
            areas.worship(self, arg + 1)
        elif verb == steps.TURN:
            areas.turn(self, arg + 1)
        elif verb == steps.SELL:
            areas.exchange_once(self)
            self.play_sell(arg)
        elif verb == steps.BUY:
            areas.exchange_once(self)
            self.play_buy(arg)
        elif verb == steps.DEVELOP:
            areas.develop(self, arg + 1)
        elif verb == steps.STATION_ON:
            areas.put_station(self, arg)
        elif verb == steps.KEEP:
            areas.keep(self, arg + 1)
        elif verb == steps.UNDER:
            if self.step() == steps.FIRST_ORDERS:
                turn.put_first_under(self, arg + 1)
            else:
                areas.put_drawn_under(self, arg + 1)
        elif verb == steps.PAY_WITH:
            self.play_pay(arg)
        elif verb == steps.BONUS:
            turn.take_bonus(self, arg + 1)
        elif verb == steps.BUILD:
            turn.build(self, arg)
        elif verb == steps.PUT_BACK:
            self.put_back_extra(arg)
        else:
            turn.upgrade(self, arg)

    # ------------------------------------------------------------------------------- what runs by itself

    def runs_by_itself(self, step: i64) -> bool:
        """Do the pending step if it asks nothing, by public facts alone; whether it did.

        Where free actions are offered the game always stops, whether or not the hidden hand allows one.
        """
        if step == steps.CHOOSE_AREA or step == steps.END_OF_TURN or step == steps.BUILDING:
            return False
        if step == steps.STRENGTH_BONUS:
            return False
        if step == steps.REFILL_BONUS:
            turn.refill_bonus(self)
        elif step == steps.STRENGTH:
            if turn.has_strength_choice(self):
                return False
            turn.add(self, 0)
        elif step == PAY:
            kind = self.only_way_to_pay()
            if kind < 0:
                return False
            self.play_pay(kind)
        elif step <= steps.PORT_REST:
            return self.area_runs_by_itself(step)
        else:
            return self.round_runs_by_itself(step)
        return True

    def area_runs_by_itself(self, step: i64) -> bool:
        if step == steps.EXCHANGING:
            return not self.has_legal(steps.BUY) and self.skip_without(steps.SELL)
        if step == steps.CHURCH:
            return self.skip_if(areas.ways_to_worship(self) == 0)
        if step == steps.CUSTOMS:
            return self.owned(self.seat, IMPORTS) == 0 and self.skip_without(steps.TURN)
        if step == steps.LABORATORY:
            return self.skip_if(areas.ways_to_develop(self) == 0)
        if step == steps.PORT_REST:
            return areas.rest_runs_by_itself(self)
        if step == steps.SECOND_ORDER:
            if areas.may_keep_second(self):
                return False
            self.pop()
        elif step == steps.PORT:
            if areas.drawn_end(self) - self.t.drawn_at > 1:
                return False
            areas.keep_only(self)
        elif step == steps.CHURCH_CARD:
            areas.gain_church_card(self)
        elif step == steps.TECHNOLOGY:
            areas.gain_technology(self)
        else:
            return False
        return True

    def round_runs_by_itself(self, step: i64) -> bool:
        if step == steps.UPGRADING:
            self.seat = self.step_x()
            return self.skip_without(steps.UPGRADE)
        if step == steps.EXTRA_CARDS:
            return self.extra_cards_run_by_themselves()
        if step == steps.NEXT_ROUND:
            turn.next_round(self)
        else:
            turn.first_turn(self)
        return True

    def extra_cards_run_by_themselves(self) -> bool:
        """Too many of one kind: there is nothing to choose."""
        if self.count(self.seat, EXTRA_COUNT) <= self.t.extra_max:
            self.pop()
            return True
        kind: i64 = 0
        only: i64 = -1
        while kind < EXTRA_KINDS:
            if self.extra[self.seat * EXTRA_KINDS + kind] > 0:
                if only >= 0:
                    return False
                only = kind
            kind += 1
        self.put_back_extra(only)
        return True
