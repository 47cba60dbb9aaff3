"""A turn of Yokohama, in the order of the rulebook (section 5).

    A. additional actions    B. main action: 1 placement, 2 movement, 3 area action, 4 five-power bonus,
                                5 construction, 6 recovery    C. additional actions

The first assistant is placed straight from phase A, so that nobody has to say that A is over. A and C are in
additional.py, 2 in movement.py, 3 by area in areas.py.
"""

from mypy_extensions import i64

from hatoba.engine.pending import Rule, reason
from hatoba.engine.state import ENDED_BY_LIMIT, RUNNING
from hatoba.engine.words import ONE, ZERO, bit_of
from hatoba.games.trade import YEN
from hatoba.games.yokohama import additional, areas, movement, rewards, steps
from hatoba.games.yokohama.position import (
    BY_BUILDINGS,
    BY_TECHNOLOGIES,
    BY_TOKENS,
    END_BY_SHOPHOUSES,
    END_BY_TRADING_HOUSES,
    TALLY,
    TECHNOLOGY_MASK,
    TOKENS,
    YokohamaPosition,
)
from hatoba.games.yokohama.steps import telegram, telegram_board, telegram_left
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    BUILDING_SPACES,
    ELECTRIC_LIGHT,
    FREE_AGENT,
    GASLIGHT,
    NEWSPAPER,
    PIECES,
    SHOP_SPACES,
    SHOPHOUSE,
    STOCK,
    TELEGRAM,
    TELEPHONE,
    TRADING_HOUSE,
)

# ----------------------------------------------------------------------------------- set-up: the order to keep


class Keep(Rule[YokohamaPosition]):
    """One of the orders dealt. Kept ones move to the front of the hand; after the last one the rest is put aside."""

    def ways(self, s: YokohamaPosition) -> i64:
        start = s.t.hand_at + s.seat * s.t.hand_max
        ways: i64 = 0
        place: i64
        for place in range(start + s.t.orders_kept - s.step_x(), start + s.t.hand_max):
            if s.orders[place] != 0:
                ways |= bit_of(s.orders[place] - 1)
        return ways

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        return steps.NOT_IN_HAND

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        start = s.t.hand_at + s.seat * s.t.hand_max
        left = s.step_x() - 1
        front = start + s.t.orders_kept - left - 1
        slot = additional.hand_slot(s, arg + 1)
        s.orders[slot] = s.orders[front]
        s.orders[front] = arg + 1
        s.emit_to(1 << s.seat, steps.KEPT, s.seat, arg + 1)
        if left > 0:
            s.set_step_x(left)
            return
        put_aside(s)
        if s.seat + 1 < s.players:
            s.seat += 1
            s.replace(steps.KEEP_ORDER, s.t.orders_kept)
        else:
            s.seat = 0
            s.round = 1
            start_turn(s)


def put_aside(s: YokohamaPosition) -> None:
    """The orders dealt that were not kept."""
    aside = s.t.aside_at + s.seat * (s.t.orders_dealt - s.t.orders_kept)
    start = s.t.hand_at + s.seat * s.t.hand_max
    dealt: i64
    for dealt in range(start + s.t.orders_kept, start + s.t.orders_dealt):
        s.orders[aside] = s.orders[dealt]
        s.order_known[aside] = 1 << s.seat
        s.orders[dealt] = 0
        s.order_known[dealt] = 0
        aside += 1


# ----------------------------------------------------------------------------------- start and end of a turn


def start_turn(s: YokohamaPosition) -> None:
    """In the place of the step that ended the turn before, or the set-up."""
    s.turn += 1
    s.agents_used_now = 0
    s.spun = 0
    s.studied = 0
    s.placed = 0
    s.walked = 0
    if s.recording:
        s.emit(steps.TURN_STARTED, s.seat, s.turn, s.round)
    if (s.tally[s.seat * TALLY + TECHNOLOGY_MASK] >> STOCK) & 1:
        yen = s.owned(s.seat, YEN)
        if yen <= s.t.stock_at_most:
            s.gain(s.seat, YEN, s.t.stock_fill_to - yen)
    s.replace(steps.PHASE_C)
    s.push(steps.MOVEMENT)
    s.push(steps.PHASE_A)


class EndTurn(Rule[YokohamaPosition]):
    """C is over: the next seat, the next round, or the end of the game."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.area = -1
        s.power = 0
        if s.seat + 1 < s.players:
            s.seat += 1
            start_turn(s)
            return
        if s.last_round >= 0 and s.round >= s.last_round:
            s.finish(s.trigger)
        elif s.round_limit > 0 and s.round >= s.round_limit:
            s.finish(ENDED_BY_LIMIT)
        if s.over != RUNNING:
            s.emit(steps.GAME_ENDED, s.over)
            return
        s.round += 1
        s.seat = 0
        start_turn(s)


class Done(Rule[YokohamaPosition]):
    """No more of the pending step; of recovery: nobody stays. Of placing, in the original edition: one is placed."""

    def ways(self, s: YokohamaPosition) -> i64:
        return ZERO if s.edition.placement_a_min > 0 and must_place(s) else ONE

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        return steps.MUST_PLACE

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        if s.step() == steps.RECOVERY:
            recover(s, 0)
        else:
            s.pop()


def must_place(s: YokohamaPosition) -> bool:
    """Whether placing may not stop yet: the original edition asks for one assistant if one can be placed."""
    fewest = s.edition.placement_a_min
    return s.step() <= steps.PLACEMENT and s.step_x() < fewest and ways_to_place(s) != 0


# ----------------------------------------------------------------------------------- B1: placement


class Place(Rule[YokohamaPosition]):
    """Mode A: one assistant, another area each time, up to the limit. After mode B: Telegram's extra assistants."""

    def ways(self, s: YokohamaPosition) -> i64:
        return ways_to_place(s)

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        x = s.step_x()
        if telegram_left(x) > 0:
            if ((s.edition.land & ~s.near[telegram_board(x)]) >> board) & 1:
                return reason(steps.NOT_ADJACENT, board)
        elif (s.placed >> board) & 1:
            return reason(steps.ALREADY_PLACED_THERE, board)
        return why_closed(s, board, 1)

    def play(self, s: YokohamaPosition, board: i64) -> None:
        put_assistants(s, board, 1)
        x = s.step_x()
        if telegram_left(x) > 0:
            s.pop()
            push_telegram(s, telegram_board(x), telegram_left(x) - 1)
        elif x + 1 < placement_limit(s):
            s.replace(steps.PLACEMENT, x + 1)
        else:
            s.pop()


def placement_limit(s: YokohamaPosition) -> i64:
    technologies = s.tally[s.seat * TALLY + TECHNOLOGY_MASK]
    return s.t.newspaper_max if (technologies >> NEWSPAPER) & 1 else s.t.placement_a_max


def ways_to_place(s: YokohamaPosition) -> i64:
    """The boards that the next assistant can go on, as a mask."""
    x = s.step_x()
    return open_boards(s, s.near[telegram_board(x)] if telegram_left(x) > 0 else ~s.placed, 1)


def open_boards(s: YokohamaPosition, boards: i64, count: i64) -> i64:
    """Those of the boards that so many assistants can go on: only the fees for other presidents can be in the way."""
    me = s.seat
    if s.hand[me * PIECES + ASSISTANT] < count:
        return 0
    boards &= s.edition.land
    players = s.players
    yen = s.stock[me * s.prices.kinds + YEN]
    if yen >= (players - 1) * count * s.t.placement_fee:
        return boards  # whoever stands there can be paid
    seat: i64
    for seat in range(players):
        board = s.president[seat]
        if board >= 0 and seat != me and (boards >> board) & 1 and yen < placement_price(s, board, count):
            boards &= ~(1 << board)
    return boards


def placement_price(s: YokohamaPosition, board: i64, count: i64) -> i64:
    """What so many assistants on a board cost: a fee to each other president there, for each of them."""
    return count * s.fee(s.other_presidents(s.seat, board), s.t.placement_fee)


def why_closed(s: YokohamaPosition, board: i64, count: i64) -> i64:
    """Why so many assistants cannot go on a board."""
    if (s.edition.land >> board) & 1 == 0:
        return s.no_land(board)
    if s.hand[s.seat * PIECES + ASSISTANT] < count:
        return steps.NO_ASSISTANT_IN_HAND
    return s.shortage(s.seat, YEN, placement_price(s, board, count))


def put_assistants(s: YokohamaPosition, board: i64, count: i64) -> None:
    seat = s.seat
    presidents = s.presidents[board] & ~(1 << seat)
    if presidents != 0:
        s.pay_presidents(presidents, count * s.t.placement_fee)
    s.hand[seat * PIECES + ASSISTANT] -= count
    s.add_assistants(seat, board, count)
    s.placed |= 1 << board
    if s.recording:
        s.emit(steps.PLACED, seat, board, count)


class PlaceTwo(Rule[YokohamaPosition]):
    """Mode B: two assistants on one board."""

    def ways(self, s: YokohamaPosition) -> i64:
        return open_boards(s, -1, s.t.placement_b)

    def why_not(self, s: YokohamaPosition, board: i64) -> i64:
        return why_closed(s, board, s.t.placement_b)

    def play(self, s: YokohamaPosition, board: i64) -> None:
        s.pop()
        put_assistants(s, board, s.t.placement_b)
        if s.has(s.seat, TELEGRAM):
            push_telegram(s, board, s.t.telegram_extra)


def push_telegram(s: YokohamaPosition, board: i64, left: i64) -> None:
    if left > 0:
        s.push(steps.PLACEMENT_TELEGRAM, telegram(board, left))


# ----------------------------------------------------------------------------------- B3: the action


class Act(Rule[YokohamaPosition]):
    """3: the power is counted now and holds to the end of the action."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        with_president = s.pop() != 0
        s.power = s.power_at(s.seat, s.area, with_president)
        if s.recording:
            s.emit(steps.ACTED, s.seat, s.area, s.power)
        owner = s.trading_house_owner(s.area)
        if owner > 0 and owner != s.seat + 1:
            s.emit(steps.INCOME, owner - 1, s.area)
            s.gain(owner - 1, YEN, s.t.trading_house_income)
        areas.do_area(s)


# ----------------------------------------------------------------------------------- B4: the five-power bonus


class TakeToken(Rule[YokohamaPosition]):
    """4: if the five-power token is there, and the power too."""

    def ways(self, s: YokohamaPosition) -> i64:
        return ONE if s.power >= s.t.token_at and s.token[s.area] != 0 else ZERO

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.pop()
        token = s.token[s.area]
        s.token[s.area] = 0
        s.tokens_taken[s.seat] += 1
        s.tally[s.seat * TALLY + TOKENS] += 1
        s.emit(steps.TOKEN_TAKEN, s.seat, s.area, token)
        if token > s.t.tokens:
            s.add_agents(s.seat, FREE_AGENT, s.t.agents_per_token)
        else:
            rewards.give(s, s.t.token_reward, token, BY_TOKENS)


# ----------------------------------------------------------------------------------- B5: construction


class Build(Rule[YokohamaPosition]):
    """5: with enough power, on a free space: a shophouse where the seat has none yet, a trading house on the last."""

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        if s.power < s.t.build_from:
            return ways
        own = s.seat * PIECES
        first = s.area * BUILDING_SPACES
        if s.hand[own + SHOPHOUSE] > 0 and not s.has_shophouse(s.seat, s.area):
            space: i64
            for space in range(SHOP_SPACES):
                if s.buildings[first + space] == 0:
                    ways |= 1 << space
        if s.hand[own + TRADING_HOUSE] > 0 and s.buildings[first + SHOP_SPACES] == 0:
            ways |= 1 << SHOP_SPACES
        return ways

    def why_not(self, s: YokohamaPosition, space: i64) -> i64:
        if s.power < s.t.build_from:
            return steps.POWER_TOO_LOW
        if s.buildings[s.area * BUILDING_SPACES + space] != 0:
            return reason(steps.SPACE_TAKEN, space)
        piece = piece_for(space)
        return reason(steps.NO_PIECE_IN_HAND, piece) if s.in_hand(s.seat, piece) == 0 else steps.BUILT_HERE_ALREADY

    def play(self, s: YokohamaPosition, space: i64) -> None:
        s.pop()
        s.add_to_hand(s.seat, piece_for(space), -1)
        s.count_house(s.seat, s.area, space)
        s.buildings[s.area * BUILDING_SPACES + space] = s.seat + 1
        s.emit(steps.BUILT, s.seat, s.area, space)
        if space < SHOP_SPACES:
            finish_shophouse(s, space)
        else:
            finish_trading_house(s)


def piece_for(space: i64) -> i64:
    """What is built on a space."""
    return SHOPHOUSE if space < SHOP_SPACES else TRADING_HOUSE


def finish_shophouse(s: YokohamaPosition, space: i64) -> None:
    rewards.give(s, s.t.site_shophouse, s.site[s.area] * SHOP_SPACES + space, BY_BUILDINGS)
    if s.has(s.seat, GASLIGHT):
        s.score(s.seat, BY_TECHNOLOGIES, s.t.gaslight_vp)
    if s.built(s.seat, SHOPHOUSE) >= s.t.end_shophouses:
        s.trigger_end(END_BY_SHOPHOUSES)


def finish_trading_house(s: YokohamaPosition) -> None:
    rewards.give(s, s.t.site_trading_house, s.site[s.area], BY_BUILDINGS)
    if s.has(s.seat, ELECTRIC_LIGHT):
        s.score(s.seat, BY_TECHNOLOGIES, s.t.electric_light_vp)
    if s.built(s.seat, TRADING_HOUSE) >= s.t.end_trading_houses:
        s.trigger_end(END_BY_TRADING_HOUSES)


# ----------------------------------------------------------------------------------- B6: recovery


class Leave(Rule[YokohamaPosition]):
    """6: the assistants of the area come home, but Telephone lets one stay."""

    def ways(self, s: YokohamaPosition) -> i64:
        return ONE if s.has(s.seat, TELEPHONE) and s.assistants_at(s.seat, s.area) > 0 else ZERO

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        recover(s, s.t.telephone_left)


def recover(s: YokohamaPosition, left: i64) -> None:
    s.pop()
    there = s.assistants_at(s.seat, s.area)
    movement.bring_home(s, s.area, there - left if left < there else ZERO)
