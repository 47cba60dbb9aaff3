"""Additional actions, phases A and C of a turn (section 5.7), and the two technologies that work at any time."""

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.state import EVERYBODY
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
    Position,
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


def hand_slot(s: Position, card: i64) -> i64:
    """The place of an order in the acting seat's hand; -1 if it is not there."""
    start = s.t.hand_at + s.seat * s.t.hand_max
    return find_place(s.orders, start, start + s.t.hand_max, card)


def judge_fulfil(s: Position, card: i64) -> i64:
    if hand_slot(s, card) < 0:
        return steps.NOT_IN_HAND
    return s.judge_goods(s.t.order_cost, card)


def fulfil(s: Position, card: i64) -> None:
    good: i64 = 0
    while good < TRADE_GOODS:
        s.spend(s.seat, good, s.t.order_cost[card * TRADE_GOODS + good])
        good += 1
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


def leave_hand(s: Position, slot: i64) -> bool:
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


def goal_of(s: Position, achievement: i64) -> i64:
    """Where an achievement lies on the table; -1 if it is not there."""
    return find_place(s.goals, 0, len(s.goals), achievement)


def amount_of(s: Position, seat: i64, need: i64) -> i64:
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


def judge_achieve(s: Position, achievement: i64) -> i64:
    goal = goal_of(s, achievement)
    if goal < 0:
        return steps.NOT_ON_BOARD
    if (s.achieved[goal] >> s.seat) & 1:
        return steps.DONE_BEFORE
    if s.hand[s.seat * PIECES + ASSISTANT] == 0:
        return steps.NO_ASSISTANT_IN_HAND
    unmet = unmet_need(s, achievement)
    if unmet < 0:
        return LEGAL
    need = s.t.need_kind[unmet]
    return reason(steps.CONDITION_NOT_MET, need, s.t.need_amount[unmet] - amount_of(s, s.seat, need))


def unmet_need(s: Position, achievement: i64) -> i64:
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


def achieve(s: Position, achievement: i64) -> None:
    goal = goal_of(s, achievement)
    first = s.achieved[goal] == 0
    s.add_to_hand(s.seat, ASSISTANT, -1)
    s.achieved[goal] |= 1 << s.seat
    s.emit(steps.ACHIEVED, s.seat, achievement)
    points = s.t.achievement_first[achievement] if first else s.t.achievement_later[achievement]
    s.score(s.seat, BY_ACHIEVEMENTS, points)
    if s.edition.achievement_rewards and goals_reached(s) == s.t.reward_tokens_needed:
        s.push(steps.REWARD_TOKEN)


def goals_reached(s: Position) -> i64:
    count: i64 = 0
    goal: i64 = 0
    while goal < len(s.goals):
        count += (s.achieved[goal] >> s.seat) & 1
        goal += 1
    return count


def judge_claim(s: Position, token: i64) -> i64:
    return LEGAL if s.reward_tokens[token] == 1 else steps.NOT_ON_BOARD


def claim(s: Position, token: i64) -> None:
    """Take an achievement reward: an icon of a country, or a free agent."""
    s.pop()
    s.reward_tokens[token] = s.seat + 2
    s.emit(steps.REWARD_TOKEN_TAKEN, s.seat, token)
    s.add_agents(s.seat, FREE_AGENT, s.t.reward_token_agents[token])
    country = s.t.reward_token_country[token]
    if country >= 0:
        s.count_icon(s.seat, country)
        s.check_country(s.seat, country)


# ----------------------------------------------------------------------------------- agents


def judge_agent(s: Position, board: i64) -> i64:
    if s.agents_used_now >= s.t.agents_per_turn:
        return steps.USED_THIS_TURN
    if s.tally[s.seat * TALLY + AGENTS] == 0:
        return steps.NO_AGENT
    if s.assistants_at(s.seat, board) == 0:
        return reason(steps.NO_ASSISTANT_THERE, board)
    return reason(steps.OWN_PRESIDENT_THERE, board) if s.president[s.seat] == board else LEGAL


def send_agent(s: Position, board: i64) -> None:
    s.agents_used_now += 1
    s.area = board
    areas.push_action(s, 0)
    s.push(steps.AGENT_CHOICE)


def only_agent(s: Position) -> i64:
    """The one kind of agent the seat can use; -1 if there is a choice."""
    only: i64 = -1
    kind: i64 = 0
    while kind < AGENT_KINDS:
        if s.agents[s.seat * AGENT_KINDS + kind] > 0:
            if only >= 0:
                return -1
            only = kind
        kind += 1
    return only


def use_agent(s: Position, kind: i64) -> None:
    s.pop()
    s.add_agents(s.seat, kind, -1)
    s.agents_used[s.seat * AGENT_KINDS + kind] += 1
    s.emit(steps.AGENT_USED, s.seat, kind, s.area)


# ----------------------------------------------------------------------------------- at any time: two technologies


def judge_spin(s: Position) -> i64:
    if not s.has(s.seat, SPINNING_MILL):
        return reason(steps.NEEDS_TECHNOLOGY, SPINNING_MILL)
    if s.spun >= s.t.spinning_per_turn:
        return steps.USED_THIS_TURN
    return s.judge_amount(s.seat, SILK, s.t.spinning_silk)


def spin(s: Position) -> None:
    s.spun += 1
    s.spend(s.seat, SILK, s.t.spinning_silk)
    s.gain(s.seat, YEN, s.t.spinning_yen)


def judge_study(s: Position) -> i64:
    if not s.has(s.seat, UNIVERSITY):
        return reason(steps.NEEDS_TECHNOLOGY, UNIVERSITY)
    if s.studied >= s.t.university_per_turn:
        return steps.USED_THIS_TURN
    if s.in_warehouse(s.seat, ASSISTANT) == 0:
        return reason(steps.NONE_IN_WAREHOUSE, ASSISTANT)
    return s.judge_amount(s.seat, YEN, s.t.university_yen)


def study(s: Position) -> None:
    s.studied += 1
    s.spend(s.seat, YEN, s.t.university_yen)
    in_warehouse = s.in_warehouse(s.seat, ASSISTANT)
    gained = s.t.university_assistants if s.t.university_assistants < in_warehouse else in_warehouse
    s.warehouse[s.seat * PIECES + ASSISTANT] -= gained
    s.add_to_hand(s.seat, ASSISTANT, gained)
    s.emit(steps.HIRED, s.seat, ASSISTANT)
