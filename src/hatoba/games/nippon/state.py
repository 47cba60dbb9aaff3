"""Nippon's state: which rule judges, offers and plays each verb, and what runs without a question."""

from librt.vecs import vec
from mypy_extensions import i64

from hatoba.engine.observing import Canvas
from hatoba.engine.state import FRAME, LEGAL, RUNNING
from hatoba.games.nippon import actions, building, evaluate, market, observe, scoring, steps, turn
from hatoba.games.nippon.position import HIRED, TALLY, Position
from hatoba.games.nippon.tables import (
    ACTIONS,
    BLUEPRINTS,
    COLOURS,
    FIRST_SPACE,
    GOODS,
    KINDS,
    REGION_SPACES,
    SHIP,
    TILES_PER_GOOD,
    TRAIN,
    YEN,
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

    def tie_break(self, seat: i64, other: i64) -> i64:
        """The one who came last in the final round is ahead: nearest to the last mover, counter-clockwise."""
        players = self.players
        return (self.seat - seat + players) % players - (self.seat - other + players) % players

    # ------------------------------------------------------------------------------- the judge

    def judge(self, verb: i64, arg: i64) -> i64:
        if verb >= steps.DELIVER:
            return self.judge_market_and_reward(verb, arg)
        if verb >= steps.ADVANCE:
            return self.judge_piece(verb, arg)
        if verb == steps.BLUEPRINT:
            return turn.judge_blueprint(self, arg)
        if verb == steps.DONE:
            return turn.judge_done(self)
        if steps.TAKE <= verb < steps.CONSOLIDATE:
            return turn.judge_take(self, verb - steps.TAKE, arg)
        return LEGAL  # END and CONSOLIDATE

    def judge_piece(self, verb: i64, arg: i64) -> i64:
        if verb == steps.ADVANCE:
            return actions.judge_advance(self, actions.advancing(self), actions.done_so_far(self))
        if verb == steps.RUN:
            return actions.judge_run_in_order(self, arg)
        if verb == steps.FULFIL:
            return actions.judge_fulfil_in_order(self, arg)
        if verb == steps.PAY:
            return actions.judge_pay(self, arg)
        if verb == steps.BUILD:
            return building.judge_build(self, arg + 1)
        if verb == steps.UPGRADE:
            return building.judge_upgrade(self, arg)
        if verb == steps.SHIP:
            return actions.judge_place(self, SHIP, arg)
        return actions.judge_place(self, TRAIN, arg)

    def judge_market_and_reward(self, verb: i64, arg: i64) -> i64:
        if verb == steps.DELIVER:
            return market.judge_deliver(self, arg)
        if verb == steps.CUBES:
            return market.judge_cubes(self, arg + 1)
        if verb == steps.TOKEN:
            return market.judge_token(self, arg + 1)
        if verb == steps.RETURN:
            return market.judge_return(self, arg)
        if verb == steps.REWARD:
            return turn.judge_reward(self, arg)
        return turn.judge_put(self, arg)

    # ------------------------------------------------------------------------------- what is worth judging

    def fill_legal(self) -> i64:
        """Half of all decisions begin a turn. There the board is looked at once, not for each of the actions."""
        if self.over != RUNNING or self.step() != steps.TURN:
            return super().fill_legal()
        n = self.offer(steps.BLUEPRINT, 0)
        if self.tally[self.seat * TALLY + HIRED] < self.t.worker_spaces:
            action: i64
            for action in range(ACTIONS):
                if turn.judge_first_piece(self, action) == LEGAL:
                    n = self.offer_workers(action, n)
        return self.offer_surely(steps.CONSOLIDATE, 0, n)

    def offer(self, verb: i64, n: i64) -> i64:
        if verb <= steps.BLUEPRINT:
            if verb != steps.BLUEPRINT:
                return self.offer_one(verb, 0, n)
            if self.stock[self.seat * KINDS + BLUEPRINTS] < self.t.step_price:
                return n
        elif verb < steps.CONSOLIDATE:
            action = verb - steps.TAKE
            return self.offer_workers(action, n) if turn.judge_action(self, action) == LEGAL else n
        elif verb == steps.CONSOLIDATE:
            return self.offer_surely(verb, 0, n)
        elif verb == steps.BUILD:
            return self.offer_factories(n)
        elif verb == steps.DELIVER:
            return self.offer_spaces(n)
        return self.offer_range(verb, self.lowest(verb), self.end_of(verb), n)

    def offer_workers(self, action: i64, n: i64) -> i64:
        """One for each colour on the action space; whether the action can be done is the same for all."""
        workers = self.workers
        legal = self.table.legal
        first = self.table.first[steps.TAKE + action]
        at = (FIRST_SPACE + self.t.action_space[action]) * COLOURS
        colour: i64
        for colour in range(COLOURS):
            if workers[at + colour]:
                legal[n] = first + colour
                n += 1
        return n

    def offer_spaces(self, n: i64) -> i64:
        """The spaces of the map where a token can go."""
        end = self.end_of(steps.DELIVER)
        space = market.next_space(self, self.lowest(steps.DELIVER), end)
        while space >= 0:
            n = self.offer_surely(steps.DELIVER, space, n)
            space = market.next_space(self, space + 1, end)
        return n

    def lowest(self, verb: i64) -> i64:
        """Where the arguments worth judging begin: some sets are chosen in ascending order, some stay in a region."""
        if verb > steps.DELIVER or verb < steps.RUN or verb == steps.PAY or verb == steps.BUILD:
            return 0
        start = actions.next_in_order(self)
        if start == 0:
            return 0
        if verb == steps.DELIVER:
            return (start - 1) * REGION_SPACES
        return start - 1 if verb == steps.UPGRADE else start  # an upgrade may come again

    def end_of(self, verb: i64) -> i64:
        """Where they end."""
        if verb == steps.DELIVER and actions.next_in_order(self) > 0:
            return actions.next_in_order(self) * REGION_SPACES
        return self.table.count[verb]

    def offer_factories(self, n: i64) -> i64:
        """The tiles of goods that the seat lacks and knows enough to make."""
        reach = building.reach(self)
        if self.owned(self.seat, YEN) < self.t.invest_price:
            return n
        good: i64 = 0
        while good < GOODS:
            if self.factories[self.seat * GOODS + good] == 0 and self.t.good_knowledge[good] <= reach:
                first = good * TILES_PER_GOOD
                n = self.offer_range(steps.BUILD, first, first + TILES_PER_GOOD, n)
            good += 1
        return n

    # ------------------------------------------------------------------------------- playing

    def play(self, verb: i64, arg: i64) -> None:
        if verb == steps.DONE:
            self.pop()
        elif verb == steps.END:
            turn.end_turn(self)
        elif verb == steps.BLUEPRINT:
            turn.spend_blueprints(self, arg)
        elif verb < steps.CONSOLIDATE:
            turn.take(self, verb - steps.TAKE, arg)
        elif verb == steps.CONSOLIDATE:
            turn.consolidate(self)
        elif verb < steps.DELIVER:
            self.play_piece(verb, arg)
        else:
            self.play_market_and_reward(verb, arg)

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
        while self.over == RUNNING and self.runs_by_itself(self.stack[(self.depth - 1) * FRAME]):
            pass

    def runs_by_itself(self, step: i64) -> bool:
        """Do the pending step if it asks nothing, by public facts alone; whether it did.

        Blueprints keep no step waiting but the last: before it they could be spent when the turn began.
        """
        if step == steps.TURN:
            return False
        if step == steps.END_OF_TURN:
            if turn.can_spend_blueprints(self):
                return False
            turn.end_turn(self)
            return True
        if step == steps.WAGES:
            turn.pay_wages(self)
            return True
        verb = self.t.main_verb[step]
        end = self.end_of(verb)
        way = self.next_way(verb, self.lowest(verb), end)
        if step > steps.LAST_FREE or (step <= steps.LAST_PIECES and actions.done_so_far(self) == 0):
            if way < 0 or (way + 1 < end and self.next_way(verb, way + 1, end) >= 0):
                return False
            self.play(verb, way)
            return True
        if way >= 0:
            return False
        self.pop()
        return True

    def next_way(self, verb: i64, start: i64, end: i64) -> i64:
        """The first legal argument from start on; -1 if there is none before the end."""
        if verb == steps.DELIVER:
            return market.next_space(self, start, end)
        way: i64
        for way in range(start, end):
            if self.judge(verb, way) == LEGAL:
                return way
        return -1
