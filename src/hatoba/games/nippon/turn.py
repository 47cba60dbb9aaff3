"""A turn of Nippon, in the order of the rulebook (section 3).

Blueprints: at every decision some of them can move a track.
Either 3.1: take a worker, do an action of its space (3.2: actions.py, building.py, market.py);
or 3.3: consolidate: 1 budget, 2 emperor's reward, 3 wages.
Then the end of the turn: refill, the marker, scoring, the next seat.
"""

from mypy_extensions import i64

from hatoba.engine.state import ENDED_BY_LIMIT, LEGAL, reason
from hatoba.games.nippon import actions, building, market, scoring, steps, workers
from hatoba.games.nippon.position import END_BY_SCORING, FROM_WAGES, HIRED, NOT_YET, TALLY, Position
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    BLUEPRINTS,
    COAL,
    COLOURS,
    EXPORT,
    FIRST_SPACE,
    INVEST,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGE_TRACK,
    MACHINERY,
    MINES,
    PRODUCTION,
    REWARD_BONUSES,
    REWARD_STACKS,
    SCORINGS,
    SHIP,
    SHIPS,
    TRACKS,
    TRAIN,
    TRAINS,
    YEN,
)


def start_turn(s: Position) -> None:
    """A round begins with each turn of the first seat."""
    s.turn += 1
    if s.seat == 0:
        s.round += 1
    s.emit(steps.TURN_STARTED, s.seat, s.turn, s.round)
    s.push(steps.TURN)


# ----------------------------------------------------------------------------------- at any moment: blueprints


def judge_blueprint(s: Position, track: i64) -> i64:
    """A step on a track; a begun action must stay possible."""
    judged = s.judge_amount(BLUEPRINTS, s.t.step_price)
    if judged != LEGAL:
        return judged
    if s.at_end(s.seat, track):
        return reason(steps.TRACK_AT_END, track)
    if s.step() == steps.INVESTMENT and not can_still_build(s, track):
        return steps.ACTION_AT_RISK
    return LEGAL


def can_still_build(s: Position, track: i64) -> bool:
    """Investing is the one action that blueprints help to pay; the first step of a track action is never waited for."""
    marker = s.t.track_at[KNOWLEDGE_TRACK] + s.tracks[s.seat * TRACKS + KNOWLEDGE_TRACK]
    if track == KNOWLEDGE_TRACK:
        marker += 1
    return building.can_build(s, s.t.track_number[marker] + s.owned(s.seat, BLUEPRINTS) - s.t.step_price)


def spend_blueprints(s: Position, track: i64) -> None:
    s.spend(s.seat, BLUEPRINTS, s.t.step_price)
    s.move_track(s.seat, track, 1)


def can_spend_blueprints(s: Position) -> bool:
    if s.owned(s.seat, BLUEPRINTS) < s.t.step_price:
        return False
    track: i64 = 0
    while track < TRACKS:
        if not s.at_end(s.seat, track):
            return True
        track += 1
    return False


# ----------------------------------------------------------------------------------- 3.1: take a worker


def judge_action(s: Position, action: i64) -> i64:
    """An action that cannot be done may not be chosen."""
    return steps.BOARD_FULL if s.tally[s.seat * TALLY + HIRED] >= s.t.worker_spaces else judge_first_piece(s, action)


def judge_first_piece(s: Position, action: i64) -> i64:
    """Whether an action can begin."""
    if action <= EXPORT:
        if action == KNOWLEDGE:
            return actions.judge_advance(s, KNOWLEDGE, 0)
        return actions.judge_production(s) if action == PRODUCTION else actions.judge_export(s)
    if action <= SHIPS:
        if action == INVEST:
            return building.judge_invest(s)
        return actions.judge_advance(s, MINES, 0) if action == MINES else actions.judge_transport(s, SHIP)
    if action == MACHINERY:
        return s.judge_price(MACHINERY, 0)
    return actions.judge_transport(s, TRAIN) if action == TRAINS else market.judge_market(s)


def judge_take(s: Position, action: i64, colour: i64) -> i64:
    """Workers of one colour on one action space are the same."""
    place = FIRST_SPACE + s.t.action_space[action]
    if s.workers[place * COLOURS + colour] == 0:
        return reason(steps.NO_WORKER, colour)
    return judge_action(s, action)


def take(s: Position, action: i64, colour: i64) -> None:
    """The worker comes onto the board, and the action begins with its first piece."""
    s.pop()
    space = s.t.action_space[action]
    workers.hire(s, space, colour)
    s.emit(steps.WORKER_TAKEN, s.seat, colour, action)
    s.push(steps.END_OF_TURN, space + 1)
    s.push(s.t.first_step[action])


def judge_done(s: Position) -> i64:
    """An action needs its first piece; gifts of a factory need none."""
    return LEGAL if actions.is_free(s) or actions.done_so_far(s) > 0 else steps.ONE_IS_NEEDED


# ----------------------------------------------------------------------------------- 3.3: consolidate


def consolidate(s: Position) -> None:
    s.pop()
    renew_budget(s)
    s.push(steps.END_OF_TURN)
    s.push(steps.WAGES)
    begin_reward(s)


def renew_budget(s: Position) -> None:
    """1: all yen and coal back; new ones as the tracks say."""
    seat = s.seat
    s.stock[seat * KINDS + YEN] = s.next_yen(seat)
    s.stock[seat * KINDS + COAL] = s.next_coal(seat)
    s.emit(steps.CONSOLIDATED, seat, s.owned(seat, YEN), s.owned(seat, COAL))


def begin_reward(s: Position) -> None:
    """2: with enough workers a reward token; if there is none of any kind, a multiplier token."""
    highest = s.t.emperor[s.hired(s.seat)]
    if highest == 0:
        return
    left: i64 = 0
    low_enough: i64 = 0
    stack: i64 = 0
    while stack < REWARD_STACKS:
        left += s.rewards[stack]
        if s.t.reward_multiplier[stack] <= highest:
            low_enough += s.rewards[stack]
        stack += 1
    if low_enough > 0:
        s.push(steps.EMPEROR, highest)
    elif left == 0 and s.multipliers_left > 0:
        s.multipliers_left -= 1
        s.emit(steps.MULTIPLIER_TAKEN, s.seat, s.t.multiplier)
        begin_put(s, s.t.multiplier)


def judge_reward(s: Position, stack: i64) -> i64:
    highest = s.step_x()
    if s.t.reward_multiplier[stack] > highest:
        return reason(steps.REWARD_TOO_HIGH, highest)
    return LEGAL if s.rewards[stack] > 0 else steps.NO_REWARD_LEFT


def take_reward(s: Position, stack: i64) -> None:
    """The bonus comes at once."""
    s.pop()
    s.rewards[stack] -= 1
    s.emit(steps.REWARD_TAKEN, s.seat, s.t.reward_multiplier[stack], stack % REWARD_BONUSES)
    s.gain(s.seat, s.t.reward_kind[stack], s.t.reward_amount[stack])
    begin_put(s, s.t.reward_multiplier[stack])


def begin_put(s: Position, multiplier: i64) -> None:
    """The token onto a free achievement space; with none free it is discarded."""
    achievement: i64 = 0
    while achievement < ACHIEVEMENTS:
        if s.achievements[s.seat * ACHIEVEMENTS + achievement] == 0:
            s.push(steps.ACHIEVEMENT, multiplier)
            return
        achievement += 1
    s.emit(steps.MULTIPLIER_DISCARDED, s.seat, multiplier)


def judge_put(s: Position, achievement: i64) -> i64:
    taken = s.achievements[s.seat * ACHIEVEMENTS + achievement] != 0
    return reason(steps.ACHIEVEMENT_TAKEN, achievement) if taken else LEGAL


def put(s: Position, achievement: i64) -> None:
    multiplier = s.step_x()
    s.pop()
    s.achievements[s.seat * ACHIEVEMENTS + achievement] = multiplier
    s.emit(steps.MULTIPLIER_PUT, s.seat, achievement, multiplier)


def pay_wages(s: Position) -> None:
    """3: for each colour as far as the money goes; then all workers go back into the bag."""
    s.pop()
    colours = s.colours_at(s.t.boards_at + s.seat)
    if colours == 0:
        return
    paid = scoring.colours_paid(s, colours, s.owned(s.seat, YEN))
    s.spend(s.seat, YEN, paid * s.t.wage)
    s.emit(steps.WAGES_PAID, s.seat, paid, colours - paid)
    s.score(s.seat, FROM_WAGES, -s.t.unpaid_vp * (colours - paid))
    workers.dismiss_all(s)


# ----------------------------------------------------------------------------------- the end of a turn


def end_turn(s: Position) -> None:
    """Refill; the marker; scoring if it passed a mark; the next seat."""
    space = s.step_x() - 1
    s.pop()
    in_final_turns = s.turns_left != NOT_YET
    if space >= 0 and s.is_empty(FIRST_SPACE + space):
        refill(s, space)
    if in_final_turns:
        count_final_turn(s)
        if s.turns_left == 0:
            end_game(s, END_BY_SCORING)
            return
    if s.seat + 1 == s.players and 0 < s.round_limit <= s.round:
        end_game(s, ENDED_BY_LIMIT)
        return
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    start_turn(s)


def refill(s: Position, space: i64) -> None:
    """The topmost row moves to the empty space; without any, the bag fills everything and the marker moves."""
    row = workers.topmost_row(s)
    if row > 0:
        workers.move_row(s, row, FIRST_SPACE + space)
        return
    workers.refill_all(s)
    if s.turns_left == NOT_YET:
        move_marker(s)
        if s.marker == s.t.golden:
            s.turns_left = s.t.final_turns * s.players
            s.emit(steps.FINAL_TURNS, s.t.final_turns)


def move_marker(s: Position) -> None:
    """Passing a mark brings a scoring of all regions; the third comes with the end."""
    s.marker += 1
    s.emit(steps.MARKER_MOVED, s.marker)
    passed: i64 = 0
    while passed < SCORINGS - 1:
        if s.t.mark_after[passed] == s.marker - 1:
            scoring.score_regions(s, s.points, passed, True)
        passed += 1


def count_final_turn(s: Position) -> None:
    """After each round of final turns the marker goes on to the next golden space."""
    s.turns_left -= 1
    if s.turns_left > 0 and s.turns_left % s.players == 0:
        s.marker += 1
        s.emit(steps.MARKER_MOVED, s.marker)


def end_game(s: Position, ending: i64) -> None:
    """The third scoring, the last money and wages, the achievements."""
    scoring.tell_end(s)
    s.finish(ending)
    s.emit(steps.GAME_ENDED, ending)
