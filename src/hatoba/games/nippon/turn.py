"""A turn of Nippon, in the order of the rulebook (section 3).

Blueprints: at every decision some of them can move a track.
Either 3.1: take a worker, do an action of its space (3.2: actions.py, building.py, market.py);
or 3.3: consolidate: 1 budget, 2 emperor's reward, 3 wages.
Then the end of the turn: refill, the marker, scoring, the next seat.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import LEGAL, Rule, reason
from hatoba.engine.state import ENDED_BY_LIMIT
from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon import actions, building, market, scoring, steps, workers
from hatoba.games.nippon.position import CUBES, END_BY_SCORING, FROM_WAGES, HIRED, NOT_YET, TALLY, NipponPosition
from hatoba.games.nippon.steps import END_OF_TURN, TURN
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    ACTIONS,
    BLUEPRINTS,
    COAL,
    COAL_TRACK,
    COLOURS,
    EXPORT,
    INVEST,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGE_TRACK,
    LOCAL_MARKET,
    MACHINERY,
    MINES,
    PRICES,
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

ANY_MULTIPLIER: Final[i64] = 255


def start_turn(s: NipponPosition) -> None:
    """A round begins with each turn of the first seat."""
    s.turn += 1
    if s.seat == 0:
        s.round += 1
    if s.recording:
        s.emit(steps.TURN_STARTED, s.seat, s.turn, s.round)


# ----------------------------------------------------------------------------------- at any moment: blueprints


class SpendBlueprints(Rule[NipponPosition]):
    """Some blueprints for a step on a track; a begun action must stay possible."""

    def ways(self, s: NipponPosition) -> i64:
        ways: i64 = 0
        if s.stock[s.seat * KINDS + BLUEPRINTS] < s.t.step_price:
            return ways
        investing = s.step() == steps.INVESTMENT
        track: i64
        for track in range(TRACKS):
            if not s.at_end(s.seat, track) and (not investing or can_still_build(s, track)):
                ways |= 1 << track
        return ways

    def why_not(self, s: NipponPosition, track: i64) -> i64:
        short = s.shortage(BLUEPRINTS, s.t.step_price)
        if short != LEGAL:
            return short
        return reason(steps.TRACK_AT_END, track) if s.at_end(s.seat, track) else steps.ACTION_AT_RISK

    def play(self, s: NipponPosition, track: i64) -> None:
        s.spend(s.seat, BLUEPRINTS, s.t.step_price)
        s.move_track(s.seat, track, 1)


def can_still_build(s: NipponPosition, track: i64) -> bool:
    """Investing is the one action that blueprints help to pay; the first step of a track action is never waited for."""
    marker = s.t.track_at[KNOWLEDGE_TRACK] + s.tracks[s.seat * TRACKS + KNOWLEDGE_TRACK]
    if track == KNOWLEDGE_TRACK:
        marker += 1
    return building.can_build(s, s.t.track_number[marker] + s.owned(s.seat, BLUEPRINTS) - s.t.step_price)


# ----------------------------------------------------------------------------------- 3.1: take a worker


class Take(Rule[NipponPosition]):
    """A worker from the action's space comes onto the board, and the action begins with its first piece.

    Workers of one colour on one space are the same. An action that cannot be done may not be chosen.
    """

    def ways(self, s: NipponPosition) -> i64:
        possible = possible_actions(s)
        colours = s.colours
        places = s.t.action_place
        ways: i64 = 0
        action: i64
        for action in range(ACTIONS):
            if (possible >> action) & 1:
                ways |= colours[places[action]] << (action * COLOURS)
        return ways

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        action = arg // COLOURS
        colour = arg % COLOURS
        if s.tally[s.seat * TALLY + HIRED] >= s.t.worker_spaces:
            return steps.BOARD_FULL
        if (s.colours[s.t.action_place[action]] >> colour) & 1 == 0:
            return reason(steps.NO_WORKER, colour)
        return why_impossible(s, action)

    def play(self, s: NipponPosition, arg: i64) -> None:
        action = arg // COLOURS
        colour = arg % COLOURS
        place = s.t.action_place[action]
        s.move_worker(colour, place, s.t.boards_at + s.seat)
        s.tally[s.seat * TALLY + HIRED] += 1
        if s.recording:
            s.emit(steps.WORKER_TAKEN, s.seat, colour, action)
        s.replace(END_OF_TURN, place)
        s.push(s.t.first_step[action])


def possible_actions(s: NipponPosition) -> i64:
    """The actions that can begin with a first piece, as a mask."""
    t = s.t
    seat = s.seat
    possible: i64 = 0
    if s.tally[seat * TALLY + HIRED] >= t.worker_spaces:
        return possible
    yen = s.stock[seat * KINDS + YEN]
    prices = s.prices
    own = seat * ACTIONS * PRICES
    tracks = seat * TRACKS
    if prices[own + KNOWLEDGE * PRICES] <= yen and s.tracks[tracks + KNOWLEDGE_TRACK] < t.track_end[KNOWLEDGE_TRACK]:
        possible |= 1 << KNOWLEDGE
    if actions.ways_to_run(s) != 0:
        possible |= 1 << PRODUCTION
    has_cubes = s.tally[seat * TALLY + CUBES] != 0
    if has_cubes and actions.ways_to_fulfil(s) != 0:
        possible |= 1 << EXPORT
    if t.invest_price <= yen and building.can_build(s, building.reach(s)):
        possible |= 1 << INVEST
    if prices[own + MINES * PRICES] <= yen and s.tracks[tracks + COAL_TRACK] < t.track_end[COAL_TRACK]:
        possible |= 1 << MINES
    if prices[own + SHIPS * PRICES] <= yen and actions.can_place(s, SHIP):
        possible |= 1 << SHIPS
    if prices[own + MACHINERY * PRICES] <= yen:  # a machine that fits nowhere becomes a spare one
        possible |= 1 << MACHINERY
    if prices[own + TRAINS * PRICES] <= yen and actions.can_place(s, TRAIN):
        possible |= 1 << TRAINS
    if has_cubes and market.ways_to_deliver(s, 1) != 0:
        possible |= 1 << LOCAL_MARKET
    return possible


def why_impossible(s: NipponPosition, action: i64) -> i64:
    """Why an action cannot begin, though there is a worker for it."""
    if action == PRODUCTION:
        return actions.why_none_runs(s)
    if action == EXPORT:
        return steps.NOTHING_TO_FULFIL
    if action == LOCAL_MARKET:
        return steps.NOTHING_TO_DELIVER
    if action == INVEST:
        short = s.shortage(YEN, s.t.invest_price)
        return short if short != LEGAL else building.why_none_built(s)
    if action == MACHINERY:
        return s.shortage_for_piece(action, 0)
    return actions.why_none_placed(s, action) if action in (SHIPS, TRAINS) else actions.why_not_advance(s, action, 0)


class Done(Rule[NipponPosition]):
    """No more pieces; not before the first one of an action (N4)."""

    def ways(self, s: NipponPosition) -> i64:
        return ONE if s.may_leave() else ZERO

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        return steps.ONE_IS_NEEDED

    def play(self, s: NipponPosition, arg: i64) -> None:
        s.pop()


# ----------------------------------------------------------------------------------- 3.3: consolidate


class Consolidate(Rule[NipponPosition]):
    """A consolidation: 1 budget, 2 emperor's reward, 3 wages."""

    def play(self, s: NipponPosition, arg: i64) -> None:
        renew_budget(s)
        s.replace(END_OF_TURN)
        s.push(steps.WAGES)
        begin_reward(s)


def renew_budget(s: NipponPosition) -> None:
    """1: all yen and coal back; new ones as the tracks say."""
    seat = s.seat
    s.stock[seat * KINDS + YEN] = s.next_yen(seat)
    s.stock[seat * KINDS + COAL] = s.next_coal(seat)
    if s.recording:
        s.emit(steps.CONSOLIDATED, seat, s.owned(seat, YEN), s.owned(seat, COAL))


def begin_reward(s: NipponPosition) -> None:
    """2, the emperor's reward: with enough workers a reward token; if there is none of any kind, a multiplier token."""
    highest = s.t.emperor[s.hired(s.seat)]
    if highest == 0:
        return
    if rewards_up_to(s, highest) != 0:
        s.push(steps.EMPEROR, highest)
    elif s.multipliers_left > 0 and rewards_up_to(s, ANY_MULTIPLIER) == 0:
        s.multipliers_left -= 1
        s.emit(steps.MULTIPLIER_TAKEN, s.seat, s.t.multiplier)
        begin_put(s, s.t.multiplier)


class TakeReward(Rule[NipponPosition]):
    """A reward token, up to the multiplier that the workers allow. Its bonus comes at once."""

    def ways(self, s: NipponPosition) -> i64:
        return rewards_up_to(s, s.step_x())

    def why_not(self, s: NipponPosition, stack: i64) -> i64:
        highest = s.step_x()
        if s.t.reward_multiplier[stack] > highest:
            return reason(steps.REWARD_TOO_HIGH, highest)
        return steps.NO_REWARD_LEFT

    def play(self, s: NipponPosition, stack: i64) -> None:
        s.pop()
        s.rewards[stack] -= 1
        s.emit(steps.REWARD_TAKEN, s.seat, s.t.reward_multiplier[stack], stack % REWARD_BONUSES)
        s.gain(s.seat, s.t.reward_kind[stack], s.t.reward_amount[stack])
        begin_put(s, s.t.reward_multiplier[stack])


def rewards_up_to(s: NipponPosition, highest: i64) -> i64:
    """The stacks of tokens with at most this multiplier, without empty ones."""
    rewards = s.rewards
    multipliers = s.t.reward_multiplier
    stacks: i64 = 0
    stack: i64
    for stack in range(REWARD_STACKS):
        if rewards[stack] and multipliers[stack] <= highest:
            stacks |= 1 << stack
    return stacks


def begin_put(s: NipponPosition, multiplier: i64) -> None:
    """The token onto a free achievement space; with none free it is discarded."""
    if free_achievements(s) != 0:
        s.push(steps.ACHIEVEMENT, multiplier)
    else:
        s.emit(steps.MULTIPLIER_DISCARDED, s.seat, multiplier)


class Put(Rule[NipponPosition]):
    """The multiplier onto an achievement space without one."""

    def ways(self, s: NipponPosition) -> i64:
        return free_achievements(s)

    def why_not(self, s: NipponPosition, achievement: i64) -> i64:
        return reason(steps.ACHIEVEMENT_TAKEN, achievement)

    def play(self, s: NipponPosition, achievement: i64) -> None:
        multiplier = s.pop()
        s.achievements[s.seat * ACHIEVEMENTS + achievement] = multiplier
        s.emit(steps.MULTIPLIER_PUT, s.seat, achievement, multiplier)


def free_achievements(s: NipponPosition) -> i64:
    achievements = s.achievements
    own = s.seat * ACHIEVEMENTS
    free: i64 = 0
    at: i64
    for at in range(own, own + ACHIEVEMENTS):
        if not achievements[at]:
            free |= 1 << (at - own)
    return free


class PayWages(Rule[NipponPosition]):
    """3: for each colour as far as the money goes; then all workers go back into the bag."""

    def play(self, s: NipponPosition, arg: i64) -> None:
        s.pop()
        colours = s.colours_at(s.t.boards_at + s.seat)
        if colours == 0:
            return
        paid = scoring.colours_paid(s, colours, s.owned(s.seat, YEN))
        s.spend(s.seat, YEN, paid * s.t.wage)
        if s.recording:
            s.emit(steps.WAGES_PAID, s.seat, paid, colours - paid)
        s.score(s.seat, FROM_WAGES, -s.t.unpaid_vp * (colours - paid))
        workers.dismiss_all(s)


# ----------------------------------------------------------------------------------- the end of a turn


class EndTurn(Rule[NipponPosition]):
    """Refill; the marker; scoring if it passed a mark; the next seat."""

    def play(self, s: NipponPosition, arg: i64) -> None:
        place = s.step_x()
        in_final_turns = s.turns_left != NOT_YET
        if place > 0 and not s.colours[place]:
            refill(s, place)
        if in_final_turns:
            count_final_turn(s)
            if s.turns_left == 0:
                end_game(s, END_BY_SCORING)
                return
        following = s.seat + 1
        if following == s.players:
            if 0 < s.round_limit <= s.round:
                end_game(s, ENDED_BY_LIMIT)
                return
            following = 0
        s.seat = following
        s.replace(TURN)
        start_turn(s)


def refill(s: NipponPosition, place: i64) -> None:
    """The topmost row moves to the empty space; without any, the bag fills everything and the marker moves."""
    row = workers.topmost_row(s)
    if row > 0:
        workers.move_row(s, row, place)
        return
    workers.refill_all(s)
    if s.turns_left == NOT_YET:
        move_marker(s)
        if s.marker == s.t.golden:
            s.turns_left = s.t.final_turns * s.players
            s.emit(steps.FINAL_TURNS, s.t.final_turns)


def move_marker(s: NipponPosition) -> None:
    """The scoring marker goes on: passing a mark brings a scoring of all regions; the third comes with the end."""
    s.marker += 1
    s.emit(steps.MARKER_MOVED, s.marker)
    passed: i64 = 0
    while passed < SCORINGS - 1:
        if s.t.mark_after[passed] == s.marker - 1:
            scoring.score_regions(s, s.points, passed, True)
        passed += 1


def count_final_turn(s: NipponPosition) -> None:
    """After each round of final turns the marker goes on to the next golden space."""
    s.turns_left -= 1
    if s.turns_left > 0 and s.turns_left % s.players == 0:
        s.marker += 1
        s.emit(steps.MARKER_MOVED, s.marker)


def end_game(s: NipponPosition, ending: i64) -> None:
    """The third scoring, the last money and wages, the achievements."""
    scoring.tell_end(s)
    s.finish(ending)
    s.emit(steps.GAME_ENDED, ending)
