"""Yokohama's state: which rule judges, offers and plays each verb, and what runs without a question."""

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import LEGAL
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE, ZERO
from hatoba.games.trade import PAY, YEN
from hatoba.games.yokohama import additional, areas, evaluate, observe, rewards, scoring, steps, turn
from hatoba.games.yokohama.position import TALLY, TECHNOLOGY_MASK, Position
from hatoba.games.yokohama.tables import AGENT_KINDS, ASSISTANT, PIECES, SPINNING_MILL, STATION, TRAM, UNIVERSITY


class YokohamaState(Position):
    """A position of Yokohama that can be played."""

    __slots__ = ()

    def clone(self) -> "YokohamaState":
        other = YokohamaState()
        other.copy_position(self)
        return other

    def breakdown(self) -> vec[i64]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, canvas: Canvas) -> None:
        observe.write(self, seat, canvas)

    def evaluate(self, seat: i64) -> i64:
        return evaluate.estimate(self, seat)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The seat nearest clockwise from the start player, who is seat 0."""
        return seat - other

    # ------------------------------------------------------------------------------- the judge

    def judge(self, verb: i64, arg: i64) -> i64:
        if verb == steps.PLACE:
            return turn.judge_place(self, arg)
        if verb == steps.PLACE_TWO:
            return turn.judge_placement(self, arg, self.t.placement_b)
        if verb <= steps.STUDY:
            return self.judge_additional(verb, arg)
        if verb <= steps.RECALL:
            return self.judge_main(verb, arg)
        return self.judge_choice(verb, arg)

    def judge_additional(self, verb: i64, arg: i64) -> i64:
        if verb == steps.DONE:
            return steps.MUST_PLACE if turn.must_place(self) else LEGAL
        if verb == steps.KEEP:
            return turn.judge_keep(self, arg + 1)
        if verb == steps.FULFIL:
            return additional.judge_fulfil(self, arg + 1)
        if verb == steps.ACHIEVE:
            return additional.judge_achieve(self, arg + 1)
        if verb == steps.AGENT:
            return additional.judge_agent(self, arg)
        if verb == steps.USE:
            return LEGAL if self.agents[self.seat * AGENT_KINDS + arg] > 0 else steps.NO_AGENT
        if verb == steps.CLAIM:
            return additional.judge_claim(self, arg + 1)
        if verb == steps.SPIN:
            return additional.judge_spin(self)
        if verb == steps.STUDY:
            return additional.judge_study(self)
        return LEGAL  # END

    def judge_main(self, verb: i64, arg: i64) -> i64:
        if verb == steps.GO:
            return turn.judge_go(self, arg)
        if verb == steps.WALK:
            return turn.judge_walk(self, arg)
        if verb == steps.STOP:
            return turn.judge_stop(self)
        if verb == steps.RIDE:
            return turn.judge_ride(self)
        if verb == steps.RECALL:
            return turn.judge_recall(self, arg)
        return LEGAL  # RETURN

    def judge_choice(self, verb: i64, arg: i64) -> i64:
        if verb == steps.SELL:
            return self.judge_sell(arg)
        if verb == steps.BUY:
            return self.judge_buy(arg)
        if verb == steps.HIRE:
            return rewards.judge_hire(self, arg)
        if verb == steps.WORSHIP:
            return areas.judge_worship(self, arg)
        if verb == steps.DECLARE:
            return areas.judge_declare(self, arg)
        if verb == steps.DEVELOP:
            return areas.judge_develop(self, arg + self.t.orders + 1)
        if verb == steps.TAKE:
            return areas.judge_take(self, arg + 1)
        if verb == steps.PAY_WITH:
            return self.judge_pay(arg)
        if verb == steps.FROM:
            return areas.judge_source(self, arg)
        if verb == steps.BUILD:
            return turn.judge_build(self, arg)
        if verb == steps.LIFT:
            return rewards.judge_lift(self, arg)
        if verb == steps.DROP or verb == steps.STATION_ON:
            return rewards.judge_drop(self, arg)
        return LEGAL  # TOKEN, LEAVE and GAIN: their steps are asked only where they can be done

    # ------------------------------------------------------------------------------- what is worth judging

    def offer(self, verb: i64, n: i64) -> i64:
        if verb >= steps.PLACE:
            return self.offer_main(verb, n) if verb <= steps.RECALL else self.offer_choice(verb, n)
        if verb >= steps.SPIN:
            technology = SPINNING_MILL if verb == steps.SPIN else UNIVERSITY
            owned = (self.tally[self.seat * TALLY + TECHNOLOGY_MASK] >> technology) & 1
            return self.offer_one(verb, 0, n) if owned else n
        if verb <= steps.END:
            return n if turn.must_place(self) else self.offer_surely(verb, 0, n)
        if verb == steps.FULFIL:
            hand = self.t.hand_at + self.seat * self.t.hand_max
            return self.offer_orders(verb, self.orders, hand, self.t.hand_max, self.t.order_cost, n)
        if verb == steps.ACHIEVE:
            return self.offer_goals(n)
        if verb == steps.KEEP:
            hand = self.t.hand_at + self.seat * self.t.hand_max
            return self.offer_cards(verb, self.orders, hand, self.t.hand_max, 1, n)
        if verb == steps.AGENT:
            if self.agents_used_now >= self.t.agents_per_turn or not self.has_agent(self.seat):
                return n
            return self.offer_mask(verb, self.present[self.seat], n)
        return self.offer_range(verb, 0, self.table.count[verb], n)

    def offer_goals(self, n: i64) -> i64:
        """The achievements on the table lie in ascending order."""
        if self.hand[self.seat * PIECES + ASSISTANT] == 0:
            return n
        goal: i64
        for goal in range(len(self.goals)):
            if additional.judge_goal(self, goal) == LEGAL:
                n = self.offer_one(steps.ACHIEVE, self.goals[goal] - 1, n)
        return n

    def offer_placements(self, verb: i64, n: i64) -> i64:
        """With assistants in hand, only presidents of other seats that cannot be paid are in the way."""
        count: i64 = ONE if verb == steps.PLACE else self.t.placement_b
        if self.hand[self.seat * PIECES + ASSISTANT] < count:
            return n
        boards = self.edition.land
        if verb == steps.PLACE:
            if self.step() == steps.PLACEMENT_TELEGRAM:
                boards &= self.near[self.step_x() & 255]
            else:
                boards &= ~self.placed
        dearest = (self.players - 1) * count * self.t.placement_fee
        rich = self.stock[self.seat * self.prices.kinds + YEN] >= dearest
        return self.offer_mask(verb, boards, n, boards if rich else ~self.crowded())

    def offer_main(self, verb: i64, n: i64) -> i64:
        """Placement and movement."""
        if verb <= steps.PLACE_TWO:
            return self.offer_placements(verb, n)
        here = self.president[self.seat]
        if verb == steps.RETURN:
            return self.offer_surely(verb, 0, n)
        if verb == steps.WALK:
            boards = ZERO if here < 0 else self.near[here] & turn.walkable(self) & ~self.walked
            return n if boards == 0 else self.offer_mask(verb, boards, n, self.present[self.seat] & ~self.crowded())
        if verb == steps.GO:
            if here >= 0:
                return self.offer_mask(verb, self.present[self.seat], n) if self.has(self.seat, TRAM) else n
            return self.offer_mask(verb, self.present[self.seat], n, ~self.crowded())
        if verb == steps.RIDE and not self.has(self.seat, STATION):
            return n
        if verb == steps.RECALL:
            lowest = turn.first_recall(self)
            there = (self.present[self.seat] >> lowest) << lowest
            n = self.offer_mask(verb, there, n, there)
            return self.offer_one(verb, self.t.boards, n)
        return self.offer_one(verb, 0, n)

    def offer_choice(self, verb: i64, n: i64) -> i64:
        """Choices of the areas and of rewards."""
        if verb == steps.LIFT:
            n = self.offer_mask(verb, self.present[self.seat], n, self.present[self.seat])
            return self.offer_one(verb, self.t.boards, n)
        if verb == steps.DROP or verb == steps.STATION_ON:
            return self.offer_mask(verb, self.edition.land, n)
        if verb == steps.DEVELOP:
            start = areas.laboratory_start(self)
            return self.offer_cards(verb, self.technologies, start, self.t.laboratory_slots, self.t.orders + 1, n)
        if verb == steps.TAKE:
            return self.offer_cards(verb, self.orders, areas.port_start(self), self.t.port_slots, 1, n)
        return self.offer_range(verb, 0, self.table.count[verb], n)

    # ------------------------------------------------------------------------------- playing

    def play(self, verb: i64, arg: i64) -> None:
        if verb <= steps.STUDY:
            self.play_additional(verb, arg)
        elif verb <= steps.RECALL:
            self.play_main(verb, arg)
        else:
            self.play_choice(verb, arg)

    def play_additional(self, verb: i64, arg: i64) -> None:
        if verb == steps.DONE:
            if self.step() == steps.RECOVERY:
                turn.recover(self, 0)
            else:
                self.pop()
        elif verb == steps.END:
            turn.end_turn(self)
        elif verb == steps.KEEP:
            turn.keep(self, arg + 1)
        elif verb == steps.FULFIL:
            additional.fulfil(self, arg + 1)
        elif verb == steps.ACHIEVE:
            additional.achieve(self, arg + 1)
        elif verb == steps.AGENT:
            additional.send_agent(self, arg)
        elif verb == steps.USE:
            additional.use_agent(self, arg)
        elif verb == steps.CLAIM:
            additional.claim(self, arg + 1)
        elif verb == steps.SPIN:
            additional.spin(self)
        else:
            additional.study(self)

    def play_main(self, verb: i64, arg: i64) -> None:
        if verb == steps.PLACE:
            turn.place(self, arg)
        elif verb == steps.PLACE_TWO:
            turn.place_two(self, arg)
        elif verb == steps.GO:
            turn.go(self, arg)
        elif verb == steps.WALK:
            turn.walk(self, arg)
        elif verb == steps.STOP:
            turn.stop(self)
        elif verb == steps.RIDE:
            turn.ride(self)
        elif verb == steps.RETURN:
            turn.return_president(self)
        else:
            turn.recall(self, arg)

    def play_choice(self, verb: i64, arg: i64) -> None:
        if verb == steps.SELL:
            rewards.use_once(self)
            self.play_sell(arg)
        elif verb == steps.BUY:
            rewards.use_once(self)
            self.play_buy(arg)
        elif verb == steps.HIRE:
            rewards.use_once(self)
            rewards.hire(self, arg)
        elif verb == steps.WORSHIP:
            areas.worship(self, arg)
        elif verb == steps.DECLARE:
            areas.declare(self, arg)
        elif verb == steps.DEVELOP:
            areas.develop(self, arg + self.t.orders + 1)
        elif verb == steps.TAKE:
            areas.take_order(self, arg + 1)
        elif verb == steps.PAY_WITH:
            self.play_pay(arg)
        elif verb == steps.FROM:
            areas.put_assistant(self, arg)
        elif verb == steps.TOKEN:
            turn.take_token(self)
        elif verb == steps.BUILD:
            turn.build(self, arg)
        elif verb == steps.LEAVE:
            turn.recover(self, self.t.telephone_left)
        elif verb == steps.GAIN:
            rewards.gain_any_good(self, arg)
        elif verb == steps.LIFT:
            rewards.lift(self, arg)
        elif verb == steps.DROP:
            rewards.drop(self, arg)
        else:
            areas.put_station(self, arg)

    # ------------------------------------------------------------------------------- what runs by itself

    def runs_by_itself(self, step: i64) -> bool:
        """Do the pending step if it asks nothing, by public facts alone; whether it did."""
        if step == steps.PHASE_A or step == steps.MOVEMENT or step == steps.PHASE_C:
            return False
        if step == steps.PLACEMENT:
            if self.in_hand(self.seat, ASSISTANT) > 0:
                return False
            self.pop()
            return True
        if step == steps.PLACEMENT_TELEGRAM:
            return self.skip_without(steps.PLACE)
        if step == steps.AREA_ACTION:
            turn.area_action(self)
        elif step == steps.BONUS:
            if turn.has_bonus(self):
                return False
            self.pop()
        elif step == steps.CONSTRUCTION:
            if self.power >= self.t.build_from:
                return self.skip_without(steps.BUILD)
            self.pop()
        elif step == steps.RECOVERY:
            if turn.may_leave(self):
                return False
            turn.recover(self, 0)
        elif step == steps.WALKING:
            if self.has_legal(steps.WALK):
                return False
            turn.stop(self)
        elif step == steps.RECALLING:
            return self.skip_without(steps.RECALL)
        elif step == PAY:
            kind = self.only_way_to_pay()
            if kind < 0:
                return False
            self.play_pay(kind)
        else:
            return self.choice_runs_by_itself(step)
        return True

    def choice_runs_by_itself(self, step: i64) -> bool:
        if step == steps.EXCHANGING:
            return not self.has_legal(steps.BUY) and self.skip_without(steps.SELL)
        if step == steps.HIRING or step == steps.WAREHOUSE:
            return self.skip_without(steps.HIRE)
        if step == steps.CHURCH:
            return self.skip_without(steps.WORSHIP)
        if step == steps.CUSTOMS:
            return self.skip_without(steps.DECLARE)
        if step == steps.LABORATORY:
            return self.skip_without(steps.DEVELOP)
        if step == steps.PORT or step == steps.SECOND_ORDER:
            return self.skip_without(steps.TAKE)
        if step == steps.MOVE:
            return self.skip_without(steps.LIFT)
        if step == steps.REWARD_TOKEN:
            return self.skip_without(steps.CLAIM)
        if step == steps.TECHNOLOGY:
            areas.gain_technology(self)
        elif step == steps.ORDER_PAID:
            card = self.step_x()
            self.pop()
            areas.receive_order(self, card)
        elif step == steps.REFILL_PORT:
            areas.refill_port(self)
        elif step == steps.CHURCH_ASSISTANT or step == steps.CUSTOMS_ASSISTANT:
            source = areas.only_source(self)
            if source < 0:
                return False
            areas.put_assistant(self, source)
        elif step == steps.AGENT_CHOICE:
            kind = additional.only_agent(self)
            if kind < 0:
                return False
            additional.use_agent(self, kind)
        else:
            return False
        return True
