"""Nippon's state: which rule judges, offers and plays each verb, and what runs without a question."""

from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.pending import FRAME, LEGAL, reason
from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.nippon import actions, building, evaluate, evaluate_forecast, market, observe, scoring, steps, turn
from hatoba.games.nippon.position import Position
from hatoba.games.nippon.steps import END_OF_TURN, LAST_CHOICE, LAST_FREE, TURN, WAGES
from hatoba.games.nippon.tables import (
    BLUEPRINTS,
    KINDS,
    SHIP,
    SPACES,
    TRAIN,
)


class NipponState(Position):
    """A position of Nippon that can be played."""

    __slots__ = ()

    def clone(self) -> "NipponState":
        other = NipponState()
        other.copy_position(self)
        return other

    def breakdown(self) -> vec[i64]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, canvas: Canvas) -> None:
        observe.write(self, seat, canvas)

    def evaluate(self, seat: i64) -> i64:
        return evaluate.estimate(self, seat)

    def forecast(self, seat: i64) -> i64:
        return evaluate_forecast.forecast(self, seat)

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The one who came last in the final round is ahead: nearest to the last mover, counter-clockwise."""
        players = self.players
        return (self.seat - seat + players) % players - (self.seat - other + players) % players

    # ------------------------------------------------------------------------------- the judge

    def judge(self, verb: i64, arg: i64) -> i64:
        if verb >= steps.ADVANCE:
            legal = (self.ways(verb, self.table.count[verb]) >> arg) & 1
            return LEGAL if legal else self.why_not(verb, arg)
        if verb == steps.BLUEPRINT:
            return turn.judge_blueprint(self, arg)
        if verb == steps.DONE:
            return LEGAL if turn.may_end(self.step(), self.step_x()) else steps.ONE_IS_NEEDED
        if steps.TAKE <= verb < steps.CONSOLIDATE:
            return turn.judge_take(self, verb - steps.TAKE, arg)
        return LEGAL  # END and CONSOLIDATE

    def why_not(self, verb: i64, arg: i64) -> i64:
        """The reason why an argument is not among the ways."""
        if verb >= steps.DELIVER:
            return self.why_not_market_and_reward(verb, arg)
        if verb == steps.ADVANCE:
            return actions.why_not_advance(self, actions.advancing(self), actions.done_so_far(self))
        if verb == steps.RUN:
            return actions.why_not_run(self, arg)
        if verb == steps.FULFIL:
            return actions.why_not_fulfil(self, arg)
        if verb == steps.PAY:
            return actions.why_not_pay(self, arg)
        if verb == steps.BUILD:
            return building.why_not_build(self, arg + 1)
        if verb == steps.UPGRADE:
            return building.why_not_upgrade(self, arg)
        return actions.why_not_place(self, SHIP if verb == steps.SHIP else TRAIN, arg)

    def why_not_market_and_reward(self, verb: i64, arg: i64) -> i64:
        if verb == steps.DELIVER:
            return market.why_not_deliver(self, arg)
        if verb == steps.CUBES:
            return market.why_not_pay_cubes(self, arg + 1)
        if verb == steps.TOKEN:
            return market.why_not_put_token(self, arg + 1)
        if verb == steps.RETURN:
            return steps.NOT_LOWEST
        if verb == steps.REWARD:
            return turn.why_not_reward(self, arg)
        return reason(steps.ACHIEVEMENT_TAKEN, arg)

    # ------------------------------------------------------------------------------- what can be chosen

    def fill_legal(self) -> i64:
        if self.over != RUNNING:
            return 0
        step = self.stack[(self.depth - 1) * FRAME]
        ways: i64 = 0
        if TURN < step <= LAST_CHOICE:
            verb = self.t.main_verb[step]
            ways = self.ways(verb, self.table.count[verb])
        return self.offer_ways(ways)

    def go_on(self, action: i64) -> i64:
        """What `run_on` found out need not be found out again."""
        table = self.table
        verb = table.verb_of[action]
        self.play(verb, action - table.first[verb])
        ways = self.run_on(SPACES)
        return self.offer_ways(ways) if self.over == RUNNING else ZERO

    def offer_ways(self, ways: i64) -> i64:
        """What ends the step, then blueprints, then these ways of what it is about: the order of the verbs."""
        at = (self.depth - 1) * FRAME
        step = self.stack[at]
        n: i64 = 0
        if step == END_OF_TURN:
            n = self.offer_surely(steps.END, 0, n)
        elif step <= LAST_FREE and step != TURN and turn.may_end(step, self.stack[at + 1]):
            n = self.offer_surely(steps.DONE, 0, n)
        if self.stock[self.seat * KINDS + BLUEPRINTS] >= self.t.step_price:
            n = self.offer_all(steps.BLUEPRINT, turn.movable_tracks(self), n)
        if step == TURN:
            return self.offer_actions(n)
        return self.offer_all(self.t.main_verb[step], ways, n) if ways != 0 else n

    def offer_actions(self, n: i64) -> i64:
        """Each possible action with each colour on its space; or to consolidate."""
        possible = turn.possible_actions(self)
        places = self.t.action_place
        start = self.table.set_start
        members = self.table.set_members
        legal = self.table.legal
        first = self.table.first
        at: i64
        colour_at: i64
        for at in range(start[possible], start[possible + 1]):
            action = members[at]
            take = first[steps.TAKE + action]
            colours = self.colours[places[action]]
            for colour_at in range(start[colours], start[colours + 1]):
                legal[n] = take + members[colour_at]
                n += 1
        legal[n] = first[steps.CONSOLIDATE]
        return n + 1

    def ways(self, verb: i64, most: i64) -> i64:
        """The legal arguments of the verb that the pending step is about, a bit each; so many of them are enough."""
        if verb >= steps.DELIVER:
            return self.ways_of_market_and_reward(verb, most)
        if verb == steps.ADVANCE:
            return actions.ways_to_advance(self)
        if verb == steps.RUN:
            return actions.ways_to_run(self, actions.next_in_order(self), most)
        if verb == steps.FULFIL:
            return actions.ways_to_fulfil(self, actions.next_in_order(self), most)
        if verb == steps.PAY:
            return actions.ways_to_pay(self, self.step_x())
        if verb == steps.BUILD:
            return building.ways_to_build(self)
        if verb == steps.UPGRADE:
            return building.ways_to_upgrade(self)
        return actions.ways_to_place(self, SHIP if verb == steps.SHIP else TRAIN)

    def ways_of_market_and_reward(self, verb: i64, most: i64) -> i64:
        if verb == steps.DELIVER:
            return market.ways_to_deliver(self, most)
        if verb == steps.CUBES:
            return market.ways_to_pay_cubes(self)
        if verb == steps.TOKEN:
            return market.ways_to_put_token(self)
        if verb == steps.RETURN:
            return market.lowest_tokens(self)
        if verb == steps.REWARD:
            return turn.rewards_up_to(self, self.step_x(), most)
        return turn.free_achievements(self, most)

    # ------------------------------------------------------------------------------- playing

    def play(self, verb: i64, arg: i64) -> None:
        if verb >= steps.DELIVER:
            self.play_market_and_reward(verb, arg)
        elif verb > steps.CONSOLIDATE:
            self.play_piece(verb, arg)
        elif verb == steps.CONSOLIDATE:
            turn.consolidate(self)
        elif verb >= steps.TAKE:
            turn.take(self, verb - steps.TAKE, arg)
        elif verb == steps.BLUEPRINT:
            turn.spend_blueprints(self, arg)
        elif verb == steps.END:
            turn.end_turn(self)
        else:
            self.pop()  # DONE

    def play_piece(self, verb: i64, arg: i64) -> None:
        if verb == steps.ADVANCE:
            actions.advance(self)
        elif verb == steps.RUN:
            actions.run(self, arg)
        elif verb == steps.FULFIL:
            actions.fulfil(self, arg)
        elif verb == steps.PAY:
            actions.pay(self, arg)
        elif verb == steps.BUILD:
            building.build(self, arg + 1)
        elif verb == steps.UPGRADE:
            building.upgrade(self, arg)
        elif verb == steps.SHIP:
            actions.place(self, SHIP, arg)
        else:
            actions.place(self, TRAIN, arg)

    def play_market_and_reward(self, verb: i64, arg: i64) -> None:
        if verb == steps.DELIVER:
            market.deliver(self, arg)
        elif verb == steps.CUBES:
            market.pay_cubes(self, arg + 1)
        elif verb == steps.TOKEN:
            market.put_token(self, arg + 1)
        elif verb == steps.RETURN:
            market.return_token(self, arg)
        elif verb == steps.REWARD:
            turn.take_reward(self, arg)
        else:
            turn.put(self, arg)

    # ------------------------------------------------------------------------------- what runs by itself

    def settle(self) -> None:
        self.run_on(2)

    def run_on(self, most: i64) -> i64:
        """Run every step that asks nothing, by public facts alone; the ways of the one that asks (see `ways`).

        Blueprints keep no step waiting but the last: before it they could be spent when the turn began.
        """
        while self.over == RUNNING:
            at = (self.depth - 1) * FRAME
            step = self.stack[at]
            if step == TURN:  # always asks
                break
            if step <= LAST_CHOICE:
                verb = self.t.main_verb[step]
                ways = self.ways(verb, most)
                if step <= LAST_FREE and turn.may_end(step, self.stack[at + 1]):
                    if ways:
                        return ways
                    self.pop()
                elif ways & (ways - 1) or not ways:
                    return ways
                else:
                    self.play(verb, place_of_bit(ways))
            elif step == WAGES:
                turn.pay_wages(self)
            elif self.stock[self.seat * KINDS + BLUEPRINTS] >= self.t.step_price and turn.movable_tracks(self) != 0:
                break
            else:
                turn.end_turn(self)
        return 0


def place_of_bit(bit: i64) -> i64:
    """Which bit it is, of a number with one."""
    place: i64 = 0
    while bit >> place != 1:
        place += 1
    return place
