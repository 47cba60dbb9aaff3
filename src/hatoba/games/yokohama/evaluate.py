"""A hand-made guess of a seat's final points, in hundredths: what bots steer by.

Points on the table count in full. What can still become points is priced near the sheet's own model (2 yen a point) and
fades as the end comes near. A turn is many small decisions, so three more things are priced: the rest of a step that is
pending, the action that the next move of the president can do, and the areas that are being prepared. The weights are
in evaluate_worths.py, what single actions bring in evaluate_gains.py.
"""

from mypy_extensions import i64

from hatoba.engine.pending import FRAME
from hatoba.engine.state import RUNNING, seat_total
from hatoba.engine.words import NONE, ONE, ZERO
from hatoba.games.trade import CHURCH_PRICES, COPPER, PAY, YEN, payment_prices, payment_units
from hatoba.games.yokohama import steps
from hatoba.games.yokohama.additional import amount_of
from hatoba.games.yokohama.areas import occupied
from hatoba.games.yokohama.evaluate_gains import (
    action_worth,
    area_gain,
    assistants_in_play,
    building_gain,
    church_worth,
    customs_worth,
    effect_worth,
    hand_assistants,
    hand_worth,
    larger,
    order_worth,
    pieces_gain,
    smaller,
    technology_gain,
    token_gain,
    unit_worth,
)
from hatoba.games.yokohama.evaluate_worths import (
    AGENT_WORTH,
    ALL,
    ASSISTANT_WORTH,
    BUSY_ASSISTANTS,
    DECK_FADE,
    END_FADE,
    EVERYWHERE,
    EXCHANGE_GAIN,
    FIRST_SHARE,
    GOAL_MOST,
    ICON_WORTH,
    IDLE_GAIN,
    LAST_TURN_LEFT,
    MANY_GOODS,
    MANY_YEN,
    MOVE_GAIN,
    NEXT_SHARE,
    OTHER_SHARE,
    PLACED_SHARE,
    POINT,
    READY_ASSISTANT,
    READY_ASSISTANTS,
    ROUND_FADE,
    SECOND_SHARE,
    SHOPHOUSE_BUILT,
    SHOPHOUSE_IN_HAND,
    SPARE_ASSISTANT,
    TECHNOLOGY_WORTH,
    TRADING_HOUSE_BUILT,
    TRADING_HOUSE_IN_HAND,
    TURN_GAIN,
    TWO_TURNS_LEFT,
)
from hatoba.games.yokohama.position import CATEGORIES, ICONS, TALLY, TECHNOLOGY_COUNT, TECHNOLOGY_MASK, YokohamaPosition
from hatoba.games.yokohama.scoring import breakdown
from hatoba.games.yokohama.steps import goods_left
from hatoba.games.yokohama.tables import AGENT_KINDS, COUNTRIES, POSTAL, SHOPHOUSE, TRADING_HOUSE, TRAM


def estimate(s: YokohamaPosition, seat: i64) -> i64:
    """The guess for one seat."""
    total = POINT * seat_total(breakdown(s), seat, CATEGORIES)
    if s.over != RUNNING:
        return total
    turns = turns_known(s, seat)
    running = s.seat == seat
    if turns == 0 and not running:
        return total
    total += turn_worth(s, seat)
    ahead = time_ahead(s, turns)
    lifted: i64 = -1
    if running and s.step() == steps.MOVE_TO and s.step_x() < s.t.boards:
        lifted = s.step_x()
        s.add_assistants(seat, lifted, -1)
    home = home_board(s) if running else NONE
    total += (stock_worth(s, seat) + owned_worth(s, seat) + piece_worth(s, seat, home)) * ahead // ALL
    total += goal_worth(s, seat, ahead) + hand_worth(s, seat, ahead)
    if running:
        total += pending_worth(s, ahead)
    if turns != 0:
        total += plan_worth(s, seat, home, ahead)
    if lifted >= 0:
        s.add_assistants(seat, lifted, 1)
    return total


# ----------------------------------------------------------------------------------- time


def turns_known(s: YokohamaPosition, seat: i64) -> i64:
    """The turns in which the president of a seat has still to act; -1 while the end is open."""
    if s.last_round < 0:
        return -1
    return s.last_round - s.round + (ONE if yet_to_act(s, seat) else ZERO)


def yet_to_act(s: YokohamaPosition, seat: i64) -> bool:
    """Whether the president of a seat has still to act in this round."""
    return seat > s.seat or (seat == s.seat and to_act(s))


def turn_worth(s: YokohamaPosition, seat: i64) -> i64:
    """What the turn of this round still brings to who has not finished it: makes estimates within a turn comparable."""
    if not yet_to_act(s, seat) or s.round == s.last_round:
        return 0
    return TURN_GAIN if placing_boards(s, seat) == EVERYWHERE else TURN_GAIN * PLACED_SHARE // ALL


def time_ahead(s: YokohamaPosition, turns: i64) -> i64:
    """How much of what is not points yet can still become points; by whichever end is nearest."""
    if turns >= 0:
        return ZERO if turns == 0 else LAST_TURN_LEFT if turns == 1 else TWO_TURNS_LEFT
    nearest = larger(ROUND_FADE * s.round, ALL - DECK_FADE * s.order_deck)
    nearest = larger(nearest, ALL * occupied(s.church) // s.edition.church_end)
    nearest = larger(nearest, ALL * occupied(s.customs) // s.edition.customs_end)
    seat: i64 = 0
    while seat < s.players:
        nearest = larger(nearest, ALL * s.built(seat, TRADING_HOUSE) // s.t.end_trading_houses)
        nearest = larger(nearest, ALL * s.built(seat, SHOPHOUSE) // s.t.end_shophouses)
        seat += 1
    return ALL - smaller(nearest, ALL) * END_FADE // ALL


def stock_worth(s: YokohamaPosition, seat: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind <= YEN:
        total += smaller(s.owned(seat, kind), MANY_YEN if kind == YEN else MANY_GOODS) * s.t.worths.unit_fading[kind]
        kind += 1
    return total


def owned_worth(s: YokohamaPosition, seat: i64) -> i64:
    """Technologies, agents and icons that want a second one."""
    at = seat * TALLY
    total = s.tally[at + TECHNOLOGY_COUNT] * TECHNOLOGY_WORTH
    mask = s.tally[at + TECHNOLOGY_MASK]
    name: i64 = 0
    while mask >> name:
        if (mask >> name) & 1:
            total += effect_worth(name)
        name += 1
    kind: i64 = 0
    while kind < AGENT_KINDS:
        total += s.agents[seat * AGENT_KINDS + kind] * AGENT_WORTH
        if kind < COUNTRIES and s.tally[at + ICONS + kind] % s.t.icons_per_agent != 0:
            total += ICON_WORTH
        kind += 1
    return total


def piece_worth(s: YokohamaPosition, seat: i64, home: i64) -> i64:
    """Pieces in hand, with the assistants that are about to come home, and buildings."""
    in_play = assistants_in_play(s, seat)
    total = smaller(in_play, BUSY_ASSISTANTS) * (ASSISTANT_WORTH - SPARE_ASSISTANT) + in_play * SPARE_ASSISTANT
    total += smaller(hand_assistants(s, seat, home), READY_ASSISTANTS) * READY_ASSISTANT
    total += s.in_hand(seat, SHOPHOUSE) * SHOPHOUSE_IN_HAND + s.built(seat, SHOPHOUSE) * SHOPHOUSE_BUILT
    total += s.in_hand(seat, TRADING_HOUSE) * TRADING_HOUSE_IN_HAND
    return total + s.built(seat, TRADING_HOUSE) * TRADING_HOUSE_BUILT


def goal_worth(s: YokohamaPosition, seat: i64, ahead: i64) -> i64:
    """Achievements on the table, by the square of how near the seat is."""
    total: i64 = 0
    goal: i64 = 0
    while goal < len(s.goals):
        if (s.achieved[goal] >> seat) & 1 == 0:
            card = s.goals[goal]
            have: i64 = 0
            need: i64 = 0
            at = s.t.need_start[card]
            while at < s.t.need_start[card + 1]:
                need += s.t.need_amount[at]
                have += smaller(amount_of(s, seat, s.t.need_kind[at]), s.t.need_amount[at])
                at += 1
            points = s.t.achievement_first[card] if s.achieved[goal] == 0 else s.t.achievement_later[card]
            share = GOAL_MOST if have == need else (GOAL_MOST * ahead // ALL * have // need * have // need)
            total += points * share
        goal += 1
    return total


# ----------------------------------------------------------------------------------- steps that are pending


def to_act(s: YokohamaPosition) -> bool:
    """Whether the president's move of the running turn is still to come."""
    return s.depth >= 2 and (s.stack[FRAME] == steps.MOVEMENT or s.stack[FRAME] == steps.WALKING)


def home_board(s: YokohamaPosition) -> i64:
    """The board whose assistants are about to come home; -1 if there is none."""
    at: i64 = 0
    while at < s.depth:
        if s.stack[at * FRAME] == steps.RECOVERY:
            return s.area
        at += 1
    return -1


def pending_worth(s: YokohamaPosition, ahead: i64) -> i64:
    """What the pending steps of the acting seat still bring."""
    if s.depth > 0 and s.step() == steps.AGENT_CHOICE:
        power = s.power_at(s.seat, s.area, False)
        return action_worth(s, s.seat, s.area, power, ahead) - AGENT_WORTH * ahead // ALL
    total: i64 = 0
    at: i64 = 0
    while at < s.depth:
        step = s.stack[at * FRAME]
        if step == steps.BONUS:
            total += token_gain(s, s.area, s.power, ahead)
        elif step == steps.CONSTRUCTION:
            total += building_gain(s, s.seat, s.area, s.power, ahead)
        elif step != steps.PHASE_C and step != steps.MOVEMENT and step != steps.RECOVERY:
            total += step_worth(s, step, s.stack[at * FRAME + 1], ahead)
        at += 1
    return total


def step_worth(s: YokohamaPosition, step: i64, x: i64, ahead: i64) -> i64:
    seat = s.seat
    if step == PAY:
        for_church = payment_prices(x) == CHURCH_PRICES
        return -payment_units(x) * (unit_worth(s, COPPER, ahead) if for_church else 2 * unit_worth(s, YEN, ahead))
    if step == steps.HIRING or step == steps.WAREHOUSE:
        return pieces_gain(s, seat, x, ahead)
    if step == steps.EXCHANGING:
        return x * EXCHANGE_GAIN * ahead // ALL
    if step == steps.MOVE or step == steps.MOVE_TO:
        return (ONE if step == steps.MOVE_TO else x) * MOVE_GAIN * ahead // ALL
    if step == steps.ANY_GOOD:
        return goods_left(x) * unit_worth(s, COPPER, ahead)
    if step == steps.CHURCH or step == steps.CUSTOMS or step == steps.LABORATORY or step == steps.PORT:
        return area_gain(s, seat, s.area, s.power, ahead)
    if step == steps.CHURCH_ASSISTANT:
        return church_worth(s, x, ahead)
    if step == steps.CUSTOMS_ASSISTANT:
        return customs_worth(s, x, ahead)
    if step == steps.TECHNOLOGY:
        return technology_gain(s, x, ahead)
    if step == steps.ORDER_PAID:
        return order_worth(s, seat, x, ahead)
    if step == steps.STATION_TOKEN or step == steps.REWARD_TOKEN:
        return SHOPHOUSE_BUILT * ahead // ALL
    return 0


# ----------------------------------------------------------------------------------- plans


def plan_worth(s: YokohamaPosition, seat: i64, home: i64, ahead: i64) -> i64:
    """The best action that the president can do next, and what else is prepared beyond an idle turn."""
    growing = placing_boards(s, seat)
    acting = growing != EVERYWHERE
    if hand_assistants(s, seat, home) == 0:
        growing = 0
    boards = s.present[seat]
    if home >= 0:
        boards &= ~(1 << home)
    reach = within_reach(s, seat, boards) if acting else boards
    idle = IDLE_GAIN * ahead // ALL
    following: i64 = 0
    first: i64 = 0
    second: i64 = 0
    others: i64 = 0
    board: i64 = 0
    while boards >> board:
        if (boards >> board) & 1:
            power = smaller(s.power_at(seat, board, True) + ((growing >> board) & 1), s.t.power_max)
            worth = action_worth(s, seat, board, power, ahead)
            if worth > following and (reach >> board) & 1:
                worth, following = following, worth
            worth -= idle // 2
            if worth > first:
                worth, first = first, worth
            if worth > second:
                worth, second = second, worth
            if worth > 0:
                others += worth
        board += 1
    if not acting:
        following = (following if following > idle else (following + idle) // 2) * NEXT_SHARE // ALL
    return following + (first * FIRST_SHARE + second * SECOND_SHARE + others * OTHER_SHARE) // ALL


def placing_boards(s: YokohamaPosition, seat: i64) -> i64:
    """The boards that can get one more assistant before the president's next move, as a mask."""
    if s.seat != seat or not to_act(s):
        return EVERYWHERE
    step = s.stack[2 * FRAME] if s.depth > 2 else ZERO
    if step == steps.PHASE_A:
        return EVERYWHERE
    return ~s.placed & s.edition.land if step == steps.PLACEMENT else ZERO


def within_reach(s: YokohamaPosition, seat: i64, boards: i64) -> i64:
    """The boards where the president can act in this turn, over own assistants, fees aside; as a mask."""
    here = s.president[seat]
    walking = s.stack[FRAME] == steps.WALKING
    if here < 0 or (s.has(seat, TRAM) and not walking):
        return (boards if here < 0 else boards & ~(1 << here)) & ~shut_boards(s, seat)
    way = (boards | ~s.edition.land) & ~(s.walked | (1 << here))
    reached: i64 = 0
    wider = s.near[here] & way
    while wider != reached:
        reached = wider
        board: i64 = 0
        while reached >> board:
            if (reached >> board) & 1:
                wider |= s.near[board] & way
            board += 1
    if walking:
        reached |= 1 << here
    return reached & boards & ~shut_boards(s, seat)


def shut_boards(s: YokohamaPosition, seat: i64) -> i64:
    """The boards where another president is in the way, as a mask."""
    shut: i64 = 0
    other: i64 = 0
    while other < s.players and not s.has(seat, POSTAL):
        if other != seat and s.president[other] >= 0:
            shut |= 1 << s.president[other]
        other += 1
    return shut
