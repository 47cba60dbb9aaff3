"""A turn of Yokohama, in the order of the rulebook (section 5).

    A. additional actions    B. main action: 1 placement, 2 movement, 3 area action, 4 five-power bonus,
                                5 construction, 6 recovery    C. additional actions

The first assistant is placed straight from phase A, so that nobody has to say that A is over.
"""

from mypy_extensions import i64

from hatoba.engine.pending import FRAME, LEGAL, reason
from hatoba.engine.state import ENDED_BY_LIMIT, RUNNING
from hatoba.engine.words import ZERO
from hatoba.games.trade import YEN
from hatoba.games.yokohama import additional, areas, rewards, steps
from hatoba.games.yokohama.position import (
    BY_BUILDINGS,
    BY_TECHNOLOGIES,
    BY_TOKENS,
    END_BY_SHOPHOUSES,
    END_BY_TRADING_HOUSES,
    TALLY,
    TECHNOLOGY_MASK,
    TOKENS,
    Position,
)
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    BUILDING_SPACES,
    ELECTRIC_LIGHT,
    FREE_AGENT,
    GASLIGHT,
    NEWSPAPER,
    PIECES,
    POSTAL,
    SHOP_SPACES,
    SHOPHOUSE,
    STAGECOACH,
    STATION,
    STOCK,
    TELEGRAM,
    TELEPHONE,
    TRADING_HOUSE,
    TRAM,
)

# ----------------------------------------------------------------------------------- set-up: the order to keep


def judge_keep(s: Position, card: i64) -> i64:
    start = s.t.hand_at + s.seat * s.t.hand_max
    kept = s.t.orders_kept - s.step_x()
    return LEGAL if additional.hand_slot(s, card) >= start + kept else steps.NOT_IN_HAND


def keep(s: Position, card: i64) -> None:
    """Kept cards move to the front of the hand; the rest of the cards dealt is put aside after the last one."""
    start = s.t.hand_at + s.seat * s.t.hand_max
    left = s.step_x() - 1
    front = start + s.t.orders_kept - left - 1
    slot = additional.hand_slot(s, card)
    s.orders[slot] = s.orders[front]
    s.orders[front] = card
    s.emit_to(1 << s.seat, steps.KEPT, s.seat, card)
    if left > 0:
        s.set_step_x(left)
        return
    aside = s.t.aside_at + s.seat * (s.t.orders_dealt - s.t.orders_kept)
    dealt = s.t.orders_kept
    while dealt < s.t.orders_dealt:
        s.orders[aside] = s.orders[start + dealt]
        s.order_known[aside] = 1 << s.seat
        s.orders[start + dealt] = 0
        s.order_known[start + dealt] = 0
        aside += 1
        dealt += 1
    if s.seat + 1 < s.players:
        s.seat += 1
        s.replace(steps.KEEP_ORDER, s.t.orders_kept)
    else:
        s.seat = 0
        s.round = 1
        start_turn(s)


# ----------------------------------------------------------------------------------- start and end of a turn


def start_turn(s: Position) -> None:
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


def end_turn(s: Position) -> None:
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


# ----------------------------------------------------------------------------------- B1: placement


def placement_limit(s: Position) -> i64:
    technologies = s.tally[s.seat * TALLY + TECHNOLOGY_MASK]
    return s.t.newspaper_max if (technologies >> NEWSPAPER) & 1 else s.t.placement_a_max


def judge_placement(s: Position, board: i64, count: i64) -> i64:
    """Whether so many assistants can go on the board, fees included."""
    if (s.edition.land >> board) & 1 == 0:
        return s.no_land(board)
    seat = s.seat
    if s.hand[seat * PIECES + ASSISTANT] < count:
        return steps.NO_ASSISTANT_IN_HAND
    presidents = s.presidents[board] & ~(1 << seat)
    if presidents == 0:
        return LEGAL
    return s.judge_amount(s.seat, YEN, count * s.fee(presidents, s.t.placement_fee))


def judge_place(s: Position, board: i64) -> i64:
    if s.step() == steps.PLACEMENT_TELEGRAM:
        if (s.near[s.step_x() & 255] >> board) & 1 == 0:
            return reason(steps.NOT_ADJACENT, board)
    elif (s.placed >> board) & 1:
        return reason(steps.ALREADY_PLACED_THERE, board)
    return judge_placement(s, board, 1)


def ways_to_place(s: Position) -> i64:
    """The boards that the next assistant can go on, as a mask."""
    at = (s.depth - 1) * FRAME
    if s.stack[at] == steps.PLACEMENT_TELEGRAM:
        return open_boards(s, s.near[s.stack[at + 1] & 255], 1)
    return open_boards(s, ~s.placed, 1)


def open_boards(s: Position, boards: i64, count: i64) -> i64:
    """Those of the boards that so many assistants can go on: only presidents of other seats can be in the way."""
    me = s.seat
    if s.hand[me * PIECES + ASSISTANT] < count:
        return 0
    boards &= s.edition.land
    players = s.players
    if s.stock[me * s.prices.kinds + YEN] >= (players - 1) * count * s.t.placement_fee:
        return boards  # whoever stands there can be paid
    seat: i64
    for seat in range(players):
        board = s.president[seat]
        if board >= 0 and seat != me and (boards >> board) & 1 and judge_placement(s, board, count) != LEGAL:
            boards &= ~(1 << board)
    return boards


def put_assistants(s: Position, board: i64, count: i64) -> None:
    seat = s.seat
    presidents = s.presidents[board] & ~(1 << seat)
    if presidents != 0:
        s.pay_presidents(presidents, count * s.t.placement_fee)
    s.hand[seat * PIECES + ASSISTANT] -= count
    s.add_assistants(seat, board, count)
    s.placed |= 1 << board
    if s.recording:
        s.emit(steps.PLACED, seat, board, count)


def place(s: Position, board: i64) -> None:
    """Mode A: another area each time, up to the limit. After mode B: Telegram's extra assistant."""
    put_assistants(s, board, 1)
    at = (s.depth - 1) * FRAME
    x = s.stack[at + 1]
    if s.stack[at] == steps.PLACEMENT_TELEGRAM:
        s.pop()
        push_telegram(s, x & 255, (x >> 8) - 1)
    elif x + 1 < placement_limit(s):
        s.replace(steps.PLACEMENT, x + 1)
    else:
        s.pop()


def place_two(s: Position, board: i64) -> None:
    """Mode B."""
    s.pop()
    put_assistants(s, board, s.t.placement_b)
    if s.has(s.seat, TELEGRAM):
        push_telegram(s, board, s.t.telegram_extra)


def push_telegram(s: Position, board: i64, left: i64) -> None:
    if left > 0:
        s.push(steps.PLACEMENT_TELEGRAM, board | (left << 8))


def must_place(s: Position) -> bool:
    """Whether placing may not stop yet: the original edition asks for one assistant if one can be placed."""
    fewest = s.edition.placement_a_min
    return fewest > 0 and s.step() <= steps.PLACEMENT and s.step_x() < fewest and ways_to_place(s) != 0


# ----------------------------------------------------------------------------------- B2: movement


def may_stop(s: Position, board: i64) -> bool:
    """A possible action area: an own assistant and no other president (or Postal System)."""
    if (s.present[s.seat] >> board) & 1 == 0:
        return False
    return s.presidents[board] & ~(1 << s.seat) == 0 or s.has(s.seat, POSTAL)


def judge_go(s: Position, board: i64) -> i64:
    """Straight to an area: from hand, or with Tram."""
    here = s.president[s.seat]
    if here == board:
        return reason(steps.OWN_PRESIDENT_THERE, board)
    if here >= 0 and not s.has(s.seat, TRAM):
        return reason(steps.NEEDS_TECHNOLOGY, TRAM)
    if s.assistants_at(s.seat, board) == 0:
        return reason(steps.NO_ASSISTANT_THERE, board)
    presidents = s.other_presidents(s.seat, board)
    if presidents == 0:
        return LEGAL
    if not s.has(s.seat, POSTAL):
        return reason(steps.PRESIDENT_THERE, board)
    return s.judge_amount(s.seat, YEN, s.movement_fee(board))


def ways_to_go(s: Position) -> i64:
    """The boards to go straight to, from hand or by tram: of those with own assistants, presidents can close one."""
    ways = s.present[s.seat]
    seat: i64
    for seat in range(s.players):
        board = s.president[seat]
        if board >= 0 and (ways >> board) & 1 and judge_go(s, board) != LEGAL:
            ways &= ~(1 << board)
    return ways


def go(s: Position, board: i64) -> None:
    enter(s, board)
    begin_action(s, board)


def enter(s: Position, board: i64) -> None:
    """Move the president, paying what entering costs."""
    seat = s.seat
    if s.is_canal(board):
        s.spend(seat, YEN, s.t.canal_fee)
    else:
        presidents = s.presidents[board] & ~(1 << seat)
        if presidents != 0 and not s.has(seat, STAGECOACH):
            s.pay_presidents(presidents, s.t.movement_fee)
    s.put_president(seat, board)
    if s.recording:
        s.emit(steps.PRESIDENT_MOVED, seat, board)


def judge_walk(s: Position, board: i64) -> i64:
    """A step of a walk; only if a stop can still be reached with the money left."""
    here = s.president[s.seat]
    if here < 0:
        return steps.PRESIDENT_IN_HAND
    if (s.near[here] >> board) & 1 == 0:
        return reason(steps.NOT_ADJACENT, board)
    walked = s.walked | (1 << here)
    if (walked >> board) & 1:
        return reason(steps.VISITED, board)
    if (s.present[s.seat] >> board) & 1 == 0 and not s.is_canal(board):
        return reason(steps.NO_ASSISTANT_THERE, board)
    fee = s.movement_fee(board)
    yen = s.owned(s.seat, YEN)
    if yen < fee:
        return s.judge_amount(s.seat, YEN, fee)
    return LEGAL if can_finish(s, board, yen - fee, walked | (1 << board)) else reason(steps.NO_WAY_ON, board)


def can_finish(s: Position, board: i64, yen: i64, walked: i64) -> bool:
    """Whether a walk that stands here can come to a stop."""
    if may_stop(s, board):
        return True
    onward = s.near[board] & walkable(s) & ~walked
    following: i64 = 0
    while onward >> following:
        if (onward >> following) & 1:
            left = yen - s.movement_fee(following)
            if left >= 0 and can_finish(s, following, left, walked | (1 << following)):
                return True
        following += 1
    return False


def ways_to_walk(s: Position) -> i64:
    """The boards to walk on to, as a mask: of those walkable, presidents of other seats and canals can close one."""
    me = s.seat
    here = s.president[me]
    ways = ZERO if here < 0 else s.near[here] & walkable(s) & ~s.walked
    if ways == 0:
        return 0
    seat: i64
    for seat in range(s.players):
        board = s.president[seat]
        if board >= 0 and seat != me and (ways >> board) & 1 and judge_walk(s, board) != LEGAL:
            ways &= ~(1 << board)
    for board in s.t.canals:
        if (ways >> board) & 1 and judge_walk(s, board) != LEGAL:
            ways &= ~(1 << board)
    return ways


def walkable(s: Position) -> i64:
    """Boards that a walk can lead over, as a mask: own assistants are there, or it is no land but the canal."""
    return s.present[s.seat] | ~s.edition.land


def walk(s: Position, board: i64) -> None:
    s.walked |= (1 << s.president[s.seat]) | (1 << board)
    s.replace(steps.WALKING)
    enter(s, board)


def judge_stop(s: Position) -> i64:
    here = s.president[s.seat]
    return LEGAL if may_stop(s, here) else reason(steps.PRESIDENT_THERE, here)


def stop(s: Position) -> None:
    begin_action(s, s.president[s.seat])


def judge_ride(s: Position) -> i64:
    """With Station: straight to the station, whoever is there, paying nobody."""
    if not s.has(s.seat, STATION):
        return reason(steps.NEEDS_TECHNOLOGY, STATION)
    return reason(steps.OWN_PRESIDENT_THERE, s.station) if s.president[s.seat] == s.station else LEGAL


def ride(s: Position) -> None:
    s.put_president(s.seat, s.station)
    s.emit(steps.PRESIDENT_MOVED, s.seat, s.station)
    begin_action(s, s.station)


def return_president(s: Position) -> None:
    """2b: the president back to hand, with any assistants; no action follows."""
    s.put_president(s.seat, -1)
    if s.recording:
        s.emit(steps.PRESIDENT_RETURNED, s.seat)
    s.replace(steps.RECALLING)


def judge_recall(s: Position, board: i64) -> i64:
    """One assistant at a time, areas in ascending order; or all at once (the number after the last board)."""
    if (ways_to_recall(s) >> board) & 1:
        return LEGAL
    if board == s.t.boards:
        return steps.NOTHING_TO_RECALL
    return steps.LOWER_AREA if board < s.step_x() - 1 else reason(steps.NO_ASSISTANT_THERE, board)


def ways_to_recall(s: Position) -> i64:
    """What can be recalled, as a mask. The step carries the board last recalled from + 1."""
    present = s.present[s.seat]
    x = s.stack[(s.depth - 1) * FRAME + 1]
    if x > 0:
        return (present >> (x - 1)) << (x - 1)
    return present | (1 << s.t.boards) if present != 0 else ZERO


def recall(s: Position, board: i64) -> None:
    if board < s.t.boards:
        bring_home(s, board, 1)
        s.set_step_x(board + 1)
        return
    s.pop()
    there = s.present[s.seat]
    for board in range(s.t.boards):
        if (there >> board) & 1:
            bring_home(s, board, s.assistants_at(s.seat, board))


def bring_home(s: Position, board: i64, count: i64) -> None:
    """Assistants from an area back to hand."""
    if count > 0:
        s.add_assistants(s.seat, board, -count)
        s.hand[s.seat * PIECES + ASSISTANT] += count
        if s.recording:
            s.emit(steps.RECALLED, s.seat, board, count)


# ----------------------------------------------------------------------------------- B3 to B6: the action


def begin_action(s: Position, board: i64) -> None:
    """The president acts."""
    s.area = board
    areas.push_action(s, 1)


def area_action(s: Position) -> None:
    """3: the power is counted now and holds to the end of the action."""
    with_president = s.pop() != 0
    s.power = s.power_at(s.seat, s.area, with_president)
    if s.recording:
        s.emit(steps.ACTED, s.seat, s.area, s.power)
    owner = s.trading_house_owner(s.area)
    if owner > 0 and owner != s.seat + 1:
        s.emit(steps.INCOME, owner - 1, s.area)
        s.gain(owner - 1, YEN, s.t.trading_house_income)
    areas.do_area(s)


def has_bonus(s: Position) -> bool:
    """4: the five-power token is there, and the power too."""
    return s.power >= s.t.token_at and s.token[s.area] != 0


def take_token(s: Position) -> None:
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


def judge_build(s: Position, space: i64) -> i64:
    """5: a shophouse space, or the trading house's space (the last)."""
    if s.power < s.t.build_from:
        return steps.POWER_TOO_LOW
    if s.buildings[s.area * BUILDING_SPACES + space] != 0:
        return reason(steps.SPACE_TAKEN, space)
    piece: i64 = SHOPHOUSE if space < SHOP_SPACES else TRADING_HOUSE
    if s.in_hand(s.seat, piece) == 0:
        return reason(steps.NO_PIECE_IN_HAND, piece)
    if piece == SHOPHOUSE and s.has_shophouse(s.seat, s.area):
        return steps.BUILT_HERE_ALREADY
    return LEGAL


def build(s: Position, space: i64) -> None:
    s.pop()
    piece: i64 = SHOPHOUSE if space < SHOP_SPACES else TRADING_HOUSE
    s.add_to_hand(s.seat, piece, -1)
    s.count_house(s.seat, s.area, space)
    s.buildings[s.area * BUILDING_SPACES + space] = s.seat + 1
    s.emit(steps.BUILT, s.seat, s.area, space)
    site = s.site[s.area]
    if piece == SHOPHOUSE:
        rewards.give(s, s.t.site_shophouse, site * SHOP_SPACES + space, BY_BUILDINGS)
        if s.has(s.seat, GASLIGHT):
            s.score(s.seat, BY_TECHNOLOGIES, s.t.gaslight_vp)
        if s.built(s.seat, SHOPHOUSE) >= s.t.end_shophouses:
            s.trigger_end(END_BY_SHOPHOUSES)
    else:
        rewards.give(s, s.t.site_trading_house, site, BY_BUILDINGS)
        if s.has(s.seat, ELECTRIC_LIGHT):
            s.score(s.seat, BY_TECHNOLOGIES, s.t.electric_light_vp)
        if s.built(s.seat, TRADING_HOUSE) >= s.t.end_trading_houses:
            s.trigger_end(END_BY_TRADING_HOUSES)


def may_leave(s: Position) -> bool:
    """6: Telephone lets one assistant stay."""
    return s.has(s.seat, TELEPHONE) and s.assistants_at(s.seat, s.area) > 0


def recover(s: Position, left: i64) -> None:
    s.pop()
    there = s.assistants_at(s.seat, s.area)
    bring_home(s, s.area, there - left if left < there else ZERO)
