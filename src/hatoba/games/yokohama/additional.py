"""Additional actions, phases A and C of a turn (section 5.7), and the two technologies that work at any time."""

from typing import cast

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import BoundVerb, Rule, reason
from hatoba.engine.state import EVERYBODY
from hatoba.engine.words import ONE, ZERO, bit_of
from hatoba.games.trade import SILK, TRADE_GOODS, YEN
from hatoba.games.yokohama import areas, rewards, steps
from hatoba.games.yokohama.position import (
    AGENTS,
    BUILT_AREAS,
    BY_ACHIEVEMENTS,
    BY_ORDERS,
    BY_TECHNOLOGIES,
    ORDER_COUNT,
    TALLY,
    TECHNOLOGY_COUNT,
    TOKENS,
    YokohamaPosition,
)
from hatoba.games.yokohama.tables import (
    AGENT_KINDS,
    ASSISTANT,
    BALL,
    COMMERCIAL_AREA,
    FREE_AGENT,
    LANGUAGE_SCHOOL,
    NEED_ORDERS,
    NEED_PRODUCTION,
    NEED_TECHNOLOGIES,
    NEED_TOKENS,
    PIECES,
    PRODUCTION_AREA,
    SPINNING_MILL,
    UNIVERSITY,
)

# ----------------------------------------------------------------------------------- orders


def hand_slot(s: YokohamaPosition, card: i64) -> i64:
    """The place of an order in the acting seat's hand; -1 if it is not there."""
    start = s.t.hand_at + s.seat * s.t.hand_max
    return find_place(s.orders, start, start + s.t.hand_max, card)


class Fulfil(Rule[YokohamaPosition]):
    """An order of the hand whose goods are there; order 1 is argument 0."""

    def ways(self, s: YokohamaPosition) -> i64:
        t = s.t
        return s.payable_orders(s.orders, t.hand_at + s.seat * t.hand_max, t.hand_max, t.order_cost)

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        return steps.NOT_IN_HAND if hand_slot(s, arg + 1) < 0 else s.shortage_of_goods(s.t.order_cost, arg + 1)

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        card = arg + 1
        good: i64
        for good in range(TRADE_GOODS):
            s.spend(s.seat, good, s.t.order_cost[card * TRADE_GOODS + good])
        was_public = leave_hand(s, hand_slot(s, card))
        s.owner[card] = s.seat + 1
        s.count_card(s.seat, card)
        s.emit(steps.FULFILLED, s.seat, card)
        rewards.give(s, s.t.order_reward, card, BY_ORDERS)
        if s.has(s.seat, BALL):
            s.score(s.seat, BY_TECHNOLOGIES, s.t.ball_vp)
        if s.has(s.seat, LANGUAGE_SCHOOL):
            s.gain(s.seat, YEN, s.t.language_school_yen)
        s.check_country(s.seat, s.t.card_country[card])
        if not was_public:
            s.reveal()


def leave_hand(s: YokohamaPosition, slot: i64) -> bool:
    """Take a card out of the hand and close the gap; whether everybody knew it."""
    was_public = s.order_known[slot] == EVERYBODY
    last = s.t.hand_at + (s.seat + 1) * s.t.hand_max - 1
    while slot < last:
        s.orders[slot] = s.orders[slot + 1]
        s.order_known[slot] = s.order_known[slot + 1]
        slot += 1
    s.orders[last] = 0
    s.order_known[last] = 0
    return was_public


# ----------------------------------------------------------------------------------- achievements


def goal_of(s: YokohamaPosition, achievement: i64) -> i64:
    """Where an achievement lies on the table; -1 if it is not there."""
    return find_place(s.goals, 0, len(s.goals), achievement)


def amount_of(s: YokohamaPosition, seat: i64, need: i64) -> i64:
    """How much the seat has of what an achievement asks for."""
    if need <= YEN:
        return s.stock[seat * s.prices.kinds + need]
    if need == NEED_TOKENS:
        return s.tally[seat * TALLY + TOKENS]
    if need == NEED_ORDERS:
        return s.tally[seat * TALLY + ORDER_COUNT]
    if need == NEED_TECHNOLOGIES:
        return s.tally[seat * TALLY + TECHNOLOGY_COUNT]
    if need == NEED_PRODUCTION:
        return s.tally[seat * TALLY + BUILT_AREAS + PRODUCTION_AREA]
    return s.tally[seat * TALLY + BUILT_AREAS + COMMERCIAL_AREA]


def unmet_need(s: YokohamaPosition, achievement: i64) -> i64:
    """The first of an achievement's needs of which the seat has not enough; -1 if it has enough of all."""
    t = s.t
    seat = s.seat
    at: i64
    for at in range(t.need_start[achievement], t.need_start[achievement + 1]):
        need = t.need_kind[at]
        # Goods and yen, the usual needs, as in amount_of.
        have = s.stock[seat * s.prices.kinds + need] if need <= YEN else amount_of(s, seat, need)
        if have < t.need_amount[at]:
            return at
    return -1


class Achieve(Rule[YokohamaPosition]):
    """An assistant on an achievement of the table whose needs are met, once; the first is argument 0."""

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        seat = s.seat
        if s.hand[seat * PIECES + ASSISTANT] == 0:
            return ways
        goals = s.goals
        achieved = s.achieved
        goal: i64
        for goal in range(len(goals)):
            if (achieved[goal] >> seat) & 1 == 0 and unmet_need(s, goals[goal]) < 0:
                ways |= bit_of(goals[goal] - 1)
        return ways

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        goal = goal_of(s, arg + 1)
        if goal < 0:
            return steps.NOT_ON_BOARD
        if (s.achieved[goal] >> s.seat) & 1:
            return steps.DONE_BEFORE
        if s.hand[s.seat * PIECES + ASSISTANT] == 0:
            return steps.NO_ASSISTANT_IN_HAND
        unmet = unmet_need(s, arg + 1)
        need = s.t.need_kind[unmet]
        return reason(steps.CONDITION_NOT_MET, need, s.t.need_amount[unmet] - amount_of(s, s.seat, need))

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        achievement = arg + 1
        goal = goal_of(s, achievement)
        first = s.achieved[goal] == 0
        s.add_to_hand(s.seat, ASSISTANT, -1)
        s.achieved[goal] |= 1 << s.seat
        s.emit(steps.ACHIEVED, s.seat, achievement)
        points = s.t.achievement_first[achievement] if first else s.t.achievement_later[achievement]
        s.score(s.seat, BY_ACHIEVEMENTS, points)
        if s.edition.achievement_rewards and goals_reached(s) == s.t.reward_tokens_needed:
            s.push(steps.REWARD_TOKEN)


def goals_reached(s: YokohamaPosition) -> i64:
    count: i64 = 0
    goal: i64 = 0
    while goal < len(s.goals):
        count += (s.achieved[goal] >> s.seat) & 1
        goal += 1
    return count


class Claim(Rule[YokohamaPosition]):
    """An achievement reward from the table: an icon of a country, or a free agent; token 1 is argument 0."""

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        token: i64
        for token in range(1, s.t.reward_tokens + 1):
            if s.reward_tokens[token] == 1:
                ways |= 1 << (token - 1)
        return ways

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        return steps.NOT_ON_BOARD

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        token = arg + 1
        s.pop()
        s.reward_tokens[token] = s.seat + 2
        s.emit(steps.REWARD_TOKEN_TAKEN, s.seat, token)
        s.add_agents(s.seat, FREE_AGENT, s.t.reward_token_agents[token])
        country = s.t.reward_token_country[token]
        if country >= 0:
            s.count_icon(s.seat, country)
            s.check_country(s.seat, country)


# ----------------------------------------------------------------------------------- agents


class SendAgent(Rule[YokohamaPosition]):
    """An agent acts in an area with own assistants and without the own president, so often a turn."""

    def ways(self, s: YokohamaPosition) -> i64:
        seat = s.seat
        if s.tally[seat * TALLY + AGENTS] == 0 or s.agents_used_now >= s.t.agents_per_turn:
            return 0
        here = s.president[seat]
        return s.present[seat] if here < 0 else s.present[seat] & ~(1 << here)

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        if s.agents_used_now >= s.t.agents_per_turn:
            return steps.USED_THIS_TURN
        if s.tally[s.seat * TALLY + AGENTS] == 0:
            return steps.NO_AGENT
        nobody = s.assistants_at(s.seat, board) == 0
        return s.no_assistant_at(board) if nobody else reason(steps.OWN_PRESIDENT_THERE, board)

    def play(self, s: YokohamaPosition, board: i64) -> None:
        s.agents_used_now += 1
        s.area = board
        areas.push_action(s, 0)
        s.push(steps.AGENT_CHOICE)


class UseAgent(Rule[YokohamaPosition]):
    """Which agent acts."""

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        kind: i64
        for kind in range(AGENT_KINDS):
            if s.agents[s.seat * AGENT_KINDS + kind] > 0:
                ways |= 1 << kind
        return ways

    def why_not(self, s: YokohamaPosition, kind: i64) -> i64:
        return steps.NO_AGENT

    def play(self, s: YokohamaPosition, kind: i64) -> None:
        s.pop()
        s.add_agents(s.seat, kind, -1)
        s.agents_used[s.seat * AGENT_KINDS + kind] += 1
        s.emit(steps.AGENT_USED, s.seat, kind, s.area)


# ----------------------------------------------------------------------------------- at any time: two technologies


class Spin(Rule[YokohamaPosition]):
    """With Spinning Mill: silk for yen, so often a turn."""

    def needs(self) -> i64:
        return 1 << SPINNING_MILL

    def ways(self, s: YokohamaPosition) -> i64:
        silk = s.owned(s.seat, SILK)
        return ONE if s.spun < s.t.spinning_per_turn and silk >= s.t.spinning_silk else ZERO

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        if not s.has(s.seat, SPINNING_MILL):
            return reason(steps.NEEDS_TECHNOLOGY, SPINNING_MILL)
        if s.spun >= s.t.spinning_per_turn:
            return steps.USED_THIS_TURN
        return s.shortage(s.seat, SILK, s.t.spinning_silk)

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.spun += 1
        s.spend(s.seat, SILK, s.t.spinning_silk)
        s.gain(s.seat, YEN, s.t.spinning_yen)


class Study(Rule[YokohamaPosition]):
    """With University: assistants out of the warehouse for yen, so often a turn."""

    def needs(self) -> i64:
        return 1 << UNIVERSITY

    def ways(self, s: YokohamaPosition) -> i64:
        if s.studied >= s.t.university_per_turn or s.in_warehouse(s.seat, ASSISTANT) == 0:
            return 0
        return ONE if s.owned(s.seat, YEN) >= s.t.university_yen else ZERO

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        if not s.has(s.seat, UNIVERSITY):
            return reason(steps.NEEDS_TECHNOLOGY, UNIVERSITY)
        if s.studied >= s.t.university_per_turn:
            return steps.USED_THIS_TURN
        if s.in_warehouse(s.seat, ASSISTANT) == 0:
            return reason(steps.NONE_IN_WAREHOUSE, ASSISTANT)
        return s.shortage(s.seat, YEN, s.t.university_yen)

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.studied += 1
        s.spend(s.seat, YEN, s.t.university_yen)
        in_warehouse = s.in_warehouse(s.seat, ASSISTANT)
        gained = s.t.university_assistants if s.t.university_assistants < in_warehouse else in_warehouse
        s.warehouse[s.seat * PIECES + ASSISTANT] -= gained
        s.add_to_hand(s.seat, ASSISTANT, gained)
        s.emit(steps.HIRED, s.seat, ASSISTANT)


class OpenUp(Rule[YokohamaPosition]):
    """Never played: whether these two can open a way to what the pending step is about, so that it is not over (Y21).

    Yen, silk and assistants in hand go up and down by them, so it is tried: spin so often, then study so often.
    """

    def needs(self) -> i64:
        return (1 << SPINNING_MILL) | (1 << UNIVERSITY)

    def ways(self, s: YokohamaPosition) -> i64:
        if not can_use(s, steps.SPIN) and not can_use(s, steps.STUDY):
            return 0
        trial = copy_of(s)
        while not opens_by_study(copy_of(trial)):
            if not can_use(trial, steps.SPIN):
                return 0
            s.table.verbs[steps.SPIN].rule.play(trial, 0)
        return 1


def opens_by_study(s: YokohamaPosition) -> bool:
    """Whether there is a way, or University opens one; the position is used up."""
    while not has_way(s, s.bound_step().main):
        if not can_use(s, steps.STUDY):
            return False
        s.table.verbs[steps.STUDY].rule.play(s, 0)
    return True


def copy_of(s: YokohamaPosition) -> YokohamaPosition:
    return cast(YokohamaPosition, s.clone())


def can_use(s: YokohamaPosition, verb: i64) -> bool:
    """Whether the seat has the technology of this verb, and what it takes."""
    return s.table.verbs[verb].is_open_to(s.rights()) and has_way(s, s.table.verbs[verb])


def has_way(s: YokohamaPosition, verb: BoundVerb) -> bool:
    ways: i64 = verb.rule.ways(s)
    return ways != 0
