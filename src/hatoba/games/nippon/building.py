"""Invest (section 3.2.1), machinery (section 3.2.2), and what a factory gives once (section 6)."""

from mypy_extensions import i64

from hatoba.engine.pending import Rule, reason
from hatoba.engine.words import ONE
from hatoba.games.nippon import steps
from hatoba.games.nippon.actions import can_afford_next, chosen_so_far, count_piece, done_so_far, is_free
from hatoba.games.nippon.position import NipponPosition
from hatoba.games.nippon.tables import (
    BLUEPRINTS,
    COAL_TRACK,
    GOODS,
    KINDS,
    KNOWLEDGE_TRACK,
    MACHINERY,
    MONEY_MARKS,
    MONEY_TRACK,
    ONCE_BLUEPRINTS,
    ONCE_COAL_TRACK,
    ONCE_KNOWLEDGE,
    ONCE_MACHINERY,
    ONCE_SHIPS,
    ONCE_TRAINS,
    ONCE_TURN_SHIPS,
    ONCE_TURN_TRAINS,
    ONCE_YEN,
    PRICES,
    SHIP,
    SPARES,
    TRAIN,
    YEN,
)

# ----------------------------------------------------------------------------------- invest


class Build(Rule[NipponPosition]):
    """Invest: pay; the factory; spare machines go in; then its bonus. Factory 1 is argument 0."""

    def ways(self, s: NipponPosition) -> i64:
        if s.stock[s.seat * KINDS + YEN] < s.t.invest_price:
            return 0
        knowledge = reach(s)
        ways: i64 = 0
        good: i64
        for good in range(GOODS):
            if s.factories[s.seat * GOODS + good] == 0 and s.t.good_knowledge[good] <= knowledge:
                ways |= s.tiles_left(good)
        return ways

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        factory = arg + 1
        good = s.t.factory_good[factory]
        if s.factories[s.seat * GOODS + good] != 0:
            return reason(steps.GOOD_OWNED, good)
        lacking = s.t.good_knowledge[good] - reach(s)
        if lacking > 0:
            return reason(steps.KNOWLEDGE_TOO_LOW, lacking)
        if (s.tiles_left(good) >> arg) & 1 == 0:
            return reason(steps.FACTORY_TAKEN, factory)
        return s.shortage(YEN, s.t.invest_price)

    def play(self, s: NipponPosition, arg: i64) -> None:
        factory = arg + 1
        s.pop()
        good = s.t.factory_good[factory]
        s.spend(s.seat, YEN, s.t.invest_price)
        s.spend(s.seat, BLUEPRINTS, s.t.good_knowledge[good] - s.track_number(s.seat, KNOWLEDGE_TRACK))
        s.factories[s.seat * GOODS + good] = factory
        s.lower_prices(s.seat, factory)
        s.emit(steps.FACTORY_BUILT, s.seat, factory)
        while s.owned(s.seat, SPARES) > 0 and s.machines[s.seat * GOODS + good] < s.t.machine_max:
            s.spend(s.seat, SPARES, 1)
            install(s, good)
        give_once(s, s.t.factory_bonus[factory])


def reach(s: NipponPosition) -> i64:
    """The knowledge that the seat can show: its track, made up by blueprints."""
    return s.track_number(s.seat, KNOWLEDGE_TRACK) + s.stock[s.seat * KINDS + BLUEPRINTS]


def can_build(s: NipponPosition, knowledge: i64) -> bool:
    """Whether there is a factory for so much knowledge and blueprints: of each good there is a tile for everybody."""
    factories = s.factories
    needed = s.t.good_knowledge
    own = s.seat * GOODS
    good: i64
    for good in range(GOODS):
        if factories[own + good] == 0 and needed[good] <= knowledge:
            return True
    return False


def why_none_built(s: NipponPosition) -> i64:
    """Why there is no factory to build: there is one of each good, or knowledge lacks, by the least of all goods."""
    least: i64 = 0
    good: i64
    for good in range(GOODS):
        if s.factories[s.seat * GOODS + good] == 0:
            lacking = s.t.good_knowledge[good] - reach(s)
            if least == 0 or lacking < least:
                least = lacking
    return reason(steps.KNOWLEDGE_TOO_LOW, least) if least > 0 else steps.NOTHING_TO_BUILD


def give_once(s: NipponPosition, bonus: i64) -> None:
    """What building the factory brings at once."""
    seat = s.seat
    value = s.t.bonus_value[bonus]
    if bonus == ONCE_YEN:
        s.gain(seat, YEN, value)
    elif bonus == ONCE_BLUEPRINTS:
        s.gain(seat, BLUEPRINTS, value)
    elif bonus == ONCE_KNOWLEDGE:
        s.move_track(seat, KNOWLEDGE_TRACK, value)
    elif bonus == ONCE_COAL_TRACK:
        s.move_track(seat, COAL_TRACK, value)
    elif bonus == MONEY_MARKS:
        s.move_track(seat, MONEY_TRACK, (value - s.t.mark_steps) * open_marks(s))
    elif bonus == ONCE_TURN_SHIPS:
        s.emit(steps.SHIPS_TURNED, seat)  # pieces take their side when they are placed, by who owns this factory
    elif bonus == ONCE_TURN_TRAINS:
        s.emit(steps.TRAINS_TURNED, seat)
    elif value > 0 and bonus == ONCE_SHIPS:
        s.push(steps.FREE_SHIPS)
    elif value > 0 and bonus == ONCE_TRAINS:
        s.push(steps.FREE_TRAINS)
    elif value > 0 and bonus == ONCE_MACHINERY:
        s.push(steps.FREE_MACHINES)


def open_marks(s: NipponPosition) -> i64:
    """Money marks uncovered so far by ships and trains."""
    ships = s.gone(s.seat, SHIP)
    trains = s.gone(s.seat, TRAIN)
    return s.t.marks_uncovered[ships] + s.t.marks_uncovered[s.t.row_length + trains]


# ----------------------------------------------------------------------------------- machinery


class Upgrade(Rule[NipponPosition]):
    """A machine for a factory, where a good may come again; or (argument GOODS) a spare one, if no factory takes it."""

    def ways(self, s: NipponPosition) -> i64:
        if not can_afford_next(s, MACHINERY):
            return 0
        goods = fitting(s)
        return s.still_open_again(goods, chosen_so_far(s)) if goods != 0 else ONE << GOODS

    def why_not(self, s: NipponPosition, good: i64) -> i64:
        if good == GOODS:
            if fitting(s) != 0:
                return steps.MACHINE_FITS
        elif s.factories[s.seat * GOODS + good] == 0:
            return reason(steps.NO_FACTORY, good)
        elif (fitting(s) >> good) & 1 == 0:
            return reason(steps.MACHINE_FULL, good)
        return s.shortage_for_piece(MACHINERY, done_so_far(s))

    def play(self, s: NipponPosition, good: i64) -> None:
        chosen = chosen_so_far(s) | (1 << good)
        if is_free(s):
            count_piece(s, chosen, s.t.bonus_value[ONCE_MACHINERY])
        else:
            s.spend(s.seat, YEN, s.price(s.seat, MACHINERY, done_so_far(s)))
            count_piece(s, chosen, PRICES)
        if good == GOODS:
            s.gain(s.seat, SPARES, 1)
        else:
            install(s, good)


def fitting(s: NipponPosition) -> i64:
    """The goods whose factory takes one more machine."""
    factories = s.factories
    machines = s.machines
    most = s.t.machine_max
    own = s.seat * GOODS
    goods: i64 = 0
    good: i64
    for good in range(GOODS):
        if factories[own + good] and machines[own + good] < most:
            goods |= 1 << good
    return goods


def install(s: NipponPosition, good: i64) -> None:
    at = s.seat * GOODS + good
    s.machines[at] += 1
    s.emit(steps.MACHINE_INSTALLED, s.seat, good, s.machines[at])
