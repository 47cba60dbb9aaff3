"""Yokohama's state: which rule judges, offers and plays each verb, and what runs without a question."""

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import FRAME, LEGAL
from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.trade import PAY
from hatoba.games.yokohama import additional, areas, evaluate, observe, rewards, scoring, steps, turn
from hatoba.games.yokohama.position import AGENTS, TALLY, TECHNOLOGY_MASK, Position
from hatoba.games.yokohama.steps import (
    ACHIEVE,
    AGENT,
    AREA_ACTION,
    BONUS,
    CONSTRUCTION,
    DONE,
    END,
    FULFIL,
    GO,
    MOVEMENT,
    PHASE_A,
    PHASE_C,
    PLACE,
    PLACE_TWO,
    PLACEMENT,
    PLACEMENT_TELEGRAM,
    RECALL,
    RECALLING,
    RECOVERY,
    RETURN,
    RIDE,
    SPIN,
    STOP,
    STUDY,
    WALK,
    WALKING,
)
from hatoba.games.yokohama.tables import (
    AGENT_KINDS,
    ANY_TIME_TECHNOLOGIES,
    ASSISTANT,
    PIECES,
    STATION,
    TRAM,
)


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

    # ------------------------------------------------------------------------------- what can be chosen

    def fill_legal(self) -> i64:
        if self.over != RUNNING:
            return 0
        step = self.stack[(self.depth - 1) * FRAME]
        ways: i64 = 0
        if step == WALKING:
            ways = turn.ways_to_walk(self)
        elif step == RECALLING:
            ways = turn.ways_to_recall(self)
        return self.offer_step(ways)

    def go_on(self, action: i64) -> i64:
        """What `run_on` found out need not be found out again."""
        table = self.table
        verb = table.verb_of[action]
        self.play(verb, action - table.first[verb])
        ways = self.run_on()
        return self.offer_step(ways) if self.over == RUNNING else ZERO

    def offer_step(self, ways: i64) -> i64:
        """What the pending step takes, in the order of the verbs; the ways are those of a walk or a recall."""
        step = self.stack[(self.depth - 1) * FRAME]
        if step == WALKING:
            return self.offer_one(STOP, 0, self.offer_all(WALK, ways, 0))
        if step == MOVEMENT:
            return self.offer_movement(self.offer_any_time(0))
        if step == RECALLING:
            return self.offer_all(RECALL, ways, self.offer_any_time(self.offer_surely(DONE, 0, 0)))
        if step == PLACEMENT:
            return self.offer_all(PLACE, turn.ways_to_place(self), self.offer_any_time(self.offer_done(0)))
        if step == PHASE_A:
            n = self.offer_any_time(self.offer_additional(self.offer_done(0)))
            n = self.offer_all(PLACE, turn.ways_to_place(self), n)
            return self.offer_all(PLACE_TWO, turn.open_boards(self, -1, self.t.placement_b), n)
        if step == PHASE_C:
            return self.offer_any_time(self.offer_additional(self.offer_surely(END, 0, 0)))
        return super().fill_legal()

    def offer_done(self, n: i64) -> i64:
        return n if turn.must_place(self) else self.offer_surely(DONE, 0, n)

    def offer_any_time(self, n: i64) -> i64:
        """The technologies that work once a turn."""
        if self.tally[self.seat * TALLY + TECHNOLOGY_MASK] & ANY_TIME_TECHNOLOGIES == 0:
            return n
        n = self.offer_one(SPIN, 0, n)
        return self.offer_one(STUDY, 0, n)

    def offer_additional(self, n: i64) -> i64:
        """Orders, achievements and agents."""
        t = self.t
        seat = self.seat
        hand = t.hand_at + seat * t.hand_max
        if self.orders[hand] != 0:
            n = self.offer_orders(FULFIL, self.orders, hand, t.hand_max, t.order_cost, n)
        if self.hand[seat * PIECES + ASSISTANT] > 0:
            n = self.offer_goals(n)
        if self.tally[seat * TALLY + AGENTS] > 0 and self.agents_used_now < t.agents_per_turn:
            n = self.offer_mask(AGENT, self.present[seat], n)
        return n

    def offer_goals(self, n: i64) -> i64:
        """The achievements on the table lie in ascending order."""
        goals = self.goals
        achieved = self.achieved
        seat = self.seat
        goal: i64
        for goal in range(len(goals)):
            if (achieved[goal] >> seat) & 1 == 0 and additional.unmet_need(self, goals[goal]) < 0:
                n = self.offer_surely(ACHIEVE, goals[goal] - 1, n)
        return n

    def offer_movement(self, n: i64) -> i64:
        """The president from hand to an area; or from where it is on a walk, by tram or train, or back to hand."""
        seat = self.seat
        here = self.president[seat]
        technologies = self.tally[seat * TALLY + TECHNOLOGY_MASK]
        if here < 0 or (technologies >> TRAM) & 1:
            n = self.offer_all(GO, turn.ways_to_go(self), n)
        if here >= 0:
            n = self.offer_all(WALK, turn.ways_to_walk(self), n)
        if (technologies >> STATION) & 1:
            n = self.offer_one(RIDE, 0, n)
        return self.offer_surely(RETURN, 0, n)

    def offer_display(self, action_of_0: i64, cards: vec[i64], start: i64, ways: i64, n: i64) -> i64:
        """Write the cards in these places of a display, ascending: all of them are legal."""
        begin = n
        while ways != 0:
            if ways & 1:
                n = self.insert(action_of_0 + cards[start], begin, n)
            ways >>= 1
            start += 1
        return n

    def offer(self, verb: i64, n: i64) -> i64:
        if SPIN <= verb <= STUDY:
            return self.offer_one(verb, 0, n)
        if verb == DONE:
            return self.offer_done(n)
        if verb == PLACE:
            return self.offer_all(verb, turn.ways_to_place(self), n)
        if verb == steps.LIFT:
            return self.offer_one(verb, self.t.boards, self.offer_all(verb, self.present[self.seat], n))
        if verb == steps.DROP or verb == steps.STATION_ON:
            return self.offer_mask(verb, self.edition.land, n)
        if verb == steps.DEVELOP:
            start = areas.laboratory_start(self)
            action_of_0 = self.table.first[verb] - self.t.orders - 1
            return self.offer_display(action_of_0, self.technologies, start, areas.ways_to_develop(self), n)
        if verb == steps.TAKE:
            action_of_0 = self.table.first[verb] - 1
            return self.offer_display(action_of_0, self.orders, areas.port_start(self), areas.ways_to_take(self), n)
        if verb == steps.WORSHIP:
            return self.offer_all(verb, areas.ways_to_worship(self), n)
        if verb == steps.DECLARE:
            return self.offer_all(verb, areas.ways_to_declare(self), n)
        if verb == steps.KEEP:
            hand = self.t.hand_at + self.seat * self.t.hand_max
            return self.offer_cards(verb, self.orders, hand, self.t.hand_max, 1, n)
        return self.offer_range(verb, 0, self.table.count[verb], n)

    # ------------------------------------------------------------------------------- playing

    def play(self, verb: i64, arg: i64) -> None:
        if verb <= STUDY:
            self.play_additional(verb, arg)
        elif verb <= RECALL:
            self.play_main(verb, arg)
        else:
            self.play_choice(verb, arg)

    def play_additional(self, verb: i64, arg: i64) -> None:
        if verb == DONE:
            if self.step() == RECOVERY:
                turn.recover(self, 0)
            else:
                self.pop()
        elif verb == END:
            turn.end_turn(self)
        elif verb == steps.KEEP:
            turn.keep(self, arg + 1)
        elif verb == FULFIL:
            additional.fulfil(self, arg + 1)
        elif verb == ACHIEVE:
            additional.achieve(self, arg + 1)
        elif verb == AGENT:
            additional.send_agent(self, arg)
        elif verb == steps.USE:
            additional.use_agent(self, arg)
        elif verb == steps.CLAIM:
            additional.claim(self, arg + 1)
        elif verb == SPIN:
            additional.spin(self)
        else:
            additional.study(self)

    def play_main(self, verb: i64, arg: i64) -> None:
        if verb == PLACE:
            turn.place(self, arg)
        elif verb == PLACE_TWO:
            turn.place_two(self, arg)
        elif verb == GO:
            turn.go(self, arg)
        elif verb == WALK:
            turn.walk(self, arg)
        elif verb == STOP:
            turn.stop(self)
        elif verb == RIDE:
            turn.ride(self)
        elif verb == RETURN:
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

    def settle(self) -> None:
        self.run_on()

    def run_on(self) -> i64:
        """Run every step that asks nothing, by public facts alone; the ways of a walk or a recall that asks."""
        while self.over == RUNNING:
            step = self.stack[(self.depth - 1) * FRAME]
            if self.t.always_asks[step]:
                break
            if step == RECALLING:
                ways = turn.ways_to_recall(self)
                if ways != 0:
                    return ways
                self.pop()
            elif step == WALKING:
                ways = turn.ways_to_walk(self)
                if ways != 0:
                    return ways
                turn.stop(self)
            elif not self.runs_by_itself(step):
                break
        return 0

    def runs_by_itself(self, step: i64) -> bool:
        """Do the pending step if it asks nothing; whether it did."""
        if step == PLACEMENT:
            if self.hand[self.seat * PIECES + ASSISTANT] > 0:
                return False
            self.pop()
            return True
        if step == PLACEMENT_TELEGRAM:
            return self.skip_if(turn.ways_to_place(self) == 0)
        if step == AREA_ACTION:
            turn.area_action(self)
        elif step == BONUS:
            if turn.has_bonus(self):
                return False
            self.pop()
        elif step == CONSTRUCTION:
            if self.power >= self.t.build_from:
                return self.skip_without(steps.BUILD)
            self.pop()
        elif step == RECOVERY:
            if turn.may_leave(self):
                return False
            turn.recover(self, 0)
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
            return self.skip_if(areas.ways_to_worship(self) == 0)
        if step == steps.CUSTOMS:
            return self.skip_if(areas.ways_to_declare(self) == 0)
        if step == steps.LABORATORY:
            return self.skip_if(areas.ways_to_develop(self) == 0)
        if step == steps.PORT or step == steps.SECOND_ORDER:
            return self.skip_if(areas.ways_to_take(self) == 0)
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
        else:  # AGENT_CHOICE
            kind = additional.only_agent(self)
            if kind < 0:
                return False
            additional.use_agent(self, kind)
        return True
