"""What a seat has is worth to it, in hundredths of points: budgets by the turns left, cubes by their level."""

from mypy_extensions import i64

from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.evaluate_weights import (
    BLUEPRINT,
    COAL_STEP,
    COAL_TURNS,
    CONTRACT_DONE,
    CUBE_1,
    CUBE_2,
    CUBE_3,
    CUBE_TURNS,
    CYCLE,
    FACTORY_1,
    FACTORY_2,
    FACTORY_3,
    HIRED_WORTH,
    KNOWLEDGE_STEP,
    LAST_CUBE,
    LASTING,
    LASTING_BONUS,
    LEFT_OVER,
    MACHINE,
    POINT,
    RUNS,
    SPARE_COAL,
    SPARE_YEN,
    STEP_TURNS,
    TURNED,
    WHOLE,
    WHOLE_GAME,
    YEN_A_TURN,
    YEN_WORTH,
)
from hatoba.games.nippon.position import HIRED, NOT_YET, TALLY, NipponPosition
from hatoba.games.nippon.tables import (
    BAG,
    BLUEPRINTS,
    COAL,
    COAL_TRACK,
    COLOURS,
    CONTRACT_AMOUNTS,
    CONTRACTS,
    GOODS,
    KNOWLEDGE_TRACK,
    MONEY_TRACK,
    ONCE_TURN_SHIPS,
    ONCE_TURN_TRAINS,
    SHIP,
    SPARES,
    TRACKS,
    TRAIN,
    YEN,
)

# ----------------------------------------------------------------------------------- the clock


def turns_ahead(s: NipponPosition, seat: i64) -> i64:
    """Turns that the seat has not begun, in hundredths."""
    own: i64 = ONE if seat == s.seat and s.depth == 1 else ZERO
    if s.turns_left != NOT_YET:
        away = (seat - s.seat + s.players) % s.players
        begun: i64 = ONE if away == 0 and own == 0 else ZERO
        return 100 * ((s.turns_left - away + s.players - 1) // s.players - begun)
    on_board = COLOURS * (s.t.workers_per_colour - s.scale.workers_removed) - s.workers_at(BAG)
    other: i64 = 0
    while other < s.players:
        on_board -= s.tally[other * TALLY + HIRED]
        other += 1
    takes = on_board - LEFT_OVER
    if takes < 1:
        takes = 1
    rest = (s.t.golden - s.marker - 1) * STEP_TURNS + 100 * s.t.final_turns
    return rest + takes * 117 // s.players + 100 * own


def part(left: i64, turns: i64) -> i64:
    """Percent of the turns needed that are left."""
    return WHOLE if left >= turns else WHOLE * left // turns


def cycles_ahead(s: NipponPosition, seat: i64, left: i64) -> i64:
    """Consolidations to come, in hundredths: one for each cycle after the workers that still fit."""
    rest = left - 100 * free_spaces(s, seat)
    return 100 * rest // CYCLE if rest > 0 else ZERO


def free_spaces(s: NipponPosition, seat: i64) -> i64:
    """Workers that can be taken before consolidating; amid a consolidation all of them."""
    if seat == s.seat and (s.step() == steps.EMPEROR or s.step() == steps.ACHIEVEMENT):
        return s.t.worker_spaces
    return s.t.worker_spaces - s.hired(seat)


# ----------------------------------------------------------------------------------- budgets


def budget_worth(s: NipponPosition, seat: i64, left: i64) -> i64:
    """Yen and coal in hand as far as they can still be spent, and those of the cycles to come."""
    spaces = free_spaces(s, seat)
    cycles = cycles_ahead(s, seat, left)
    turns = left // 100 if left < 100 * spaces else spaces
    total = yen_worth(s.owned(seat, YEN), turns) + coal_ahead(s, seat, left, cycles)
    total += yen_worth(s.next_yen(seat), s.t.worker_spaces) * cycles // 100
    if cycles > 0 and spaces == s.t.worker_spaces - s.hired(seat):
        total += s.hired(seat) * HIRED_WORTH - s.colours_at(s.t.boards_at + seat) * s.t.wage * YEN_WORTH
    return total


def yen_worth(yen: i64, turns: i64) -> i64:
    useful = turns * YEN_A_TURN
    return yen * YEN_WORTH if yen <= useful else useful * YEN_WORTH + (yen - useful) * SPARE_YEN


def coal_ahead(s: NipponPosition, seat: i64, left: i64, cycles: i64) -> i64:
    """The coal in hand and that of the cycles to come: what the own factories make of it."""
    burnt: i64 = 0
    made: i64 = 0
    at = seat * GOODS
    good: i64 = 0
    while good < GOODS:
        factory = s.factories[at + good]
        if factory != 0:
            burnt += s.t.factory_coal[factory]
            made += (s.t.factory_cubes[factory] + s.machines[at + good]) * cube_worth(s, good)
        good += 1
    now = coal_worth(s.owned(seat, COAL), burnt, made) * part(left, COAL_TURNS)
    return (now + coal_worth(s.track_number(seat, COAL_TRACK), burnt, made) * cycles) // 100


def coal_worth(coal: i64, burnt: i64, made: i64) -> i64:
    """Beyond what the factories burn it may serve new ones."""
    useful = burnt * RUNS // 10
    if coal < useful:
        return coal * made // burnt
    return made * RUNS // 10 + (coal - useful) * SPARE_COAL


# ----------------------------------------------------------------------------------- cubes


def cube_worth(s: NipponPosition, good: i64) -> i64:
    level = s.t.good_level[good]
    return CUBE_1 if level == 1 else CUBE_2 if level == 2 else CUBE_3


def store_worth(s: NipponPosition, good: i64, cubes: i64) -> i64:
    """Cubes of one store."""
    worth = cube_worth(s, good)
    most = s.t.cubes_max
    return cubes * worth if cubes <= most else most * worth + (cubes - most) * worth * LAST_CUBE // 100


def stores_worth(s: NipponPosition, seat: i64, left: i64) -> i64:
    total: i64 = 0
    at = seat * GOODS
    good: i64 = 0
    while good < GOODS:
        if s.stores[at + good] > 0:
            total += store_worth(s, good, s.stores[at + good])
        good += 1
    return total * part(left, CUBE_TURNS) // 100


def best_contract(s: NipponPosition, seat: i64, left: i64) -> i64:
    """The net worth of the best contract that can be paid; 0 if there is none."""
    best: i64 = 0
    any_found: i64 = 0
    contract: i64 = 0
    while contract < CONTRACTS:
        if s.fulfilled[seat * CONTRACTS + contract] == 0 and can_pay(s, seat, contract):
            net = contract_worth(s, seat, contract, left) - cubes_due(s, seat, contract, 0, left)
            if any_found == 0 or net > best:
                best = net
                any_found = 1
        contract += 1
    return best


def can_pay(s: NipponPosition, seat: i64, contract: i64) -> bool:
    """Whether there are enough goods with at least each amount; the largest amounts come first."""
    needed: i64 = 1
    while needed <= CONTRACT_AMOUNTS:
        amount = s.t.contract_goods[contract * CONTRACT_AMOUNTS + needed - 1]
        if amount == 0:
            return True
        holding: i64 = 0
        good: i64 = 0
        while good < GOODS:
            if s.stores[seat * GOODS + good] >= amount:
                holding += 1
            good += 1
        if holding < needed:
            return False
        needed += 1
    return True


def contract_worth(s: NipponPosition, seat: i64, contract: i64, left: i64) -> i64:
    """What a contract pays: VP, yen, and the money track for the cycles to come."""
    at = MONEY_TRACK
    here = s.t.track_at[at] + s.tracks[seat * TRACKS + at]
    room = s.t.track_end[at] - s.tracks[seat * TRACKS + at]
    moves = s.t.contract_steps[contract]
    more = s.t.track_number[here + (moves if moves < room else room)] - s.t.track_number[here]
    worth = POINT * s.t.contract_vp[contract] + s.t.contract_yen[contract] * YEN_WORTH * part(left, 300) // 100
    return worth + more * (YEN_WORTH * cycles_ahead(s, seat, left) // 100 + POINT // 6) + CONTRACT_DONE


def cubes_due(s: NipponPosition, seat: i64, contract: i64, paid: i64, left: i64) -> i64:
    """The cheapest cubes for the amounts not yet paid, roughly: all of the cheapest good that has enough."""
    total: i64 = 0
    while paid < CONTRACT_AMOUNTS:
        amount = s.t.contract_goods[contract * CONTRACT_AMOUNTS + paid]
        if amount > 0:
            good: i64 = 0
            while good < GOODS - 1 and s.stores[seat * GOODS + good] < amount:
                good += 1
            total += amount * cube_worth(s, good)
        paid += 1
    return total * part(left, CUBE_TURNS) // 100


# ----------------------------------------------------------------------------------- what lasts


def lasting_worth(s: NipponPosition, seat: i64, left: i64) -> i64:
    total = s.tracks[seat * TRACKS + KNOWLEDGE_TRACK] * KNOWLEDGE_STEP + s.owned(seat, BLUEPRINTS) * BLUEPRINT
    total += s.tracks[seat * TRACKS + COAL_TRACK] * COAL_STEP + s.owned(seat, SPARES) * MACHINE
    good: i64 = 0
    while good < GOODS:
        factory = s.factories[seat * GOODS + good]
        if factory != 0:
            total += factory_worth(s, seat, factory) + s.machines[seat * GOODS + good] * MACHINE
        good += 1
    return total * part(left, WHOLE_GAME) // 100


def factory_worth(s: NipponPosition, seat: i64, factory: i64) -> i64:
    level = s.t.good_level[s.t.factory_good[factory]]
    worth: i64 = FACTORY_1 if level == 1 else FACTORY_2 if level == 2 else FACTORY_3
    bonus = s.t.factory_bonus[factory]
    if bonus == ONCE_TURN_SHIPS:
        return worth + TURNED * (s.t.pieces[SHIP] - s.gone(seat, SHIP))
    if bonus == ONCE_TURN_TRAINS:
        return worth + TURNED * (s.t.pieces[TRAIN] - s.gone(seat, TRAIN))
    return worth + (LASTING_BONUS if (LASTING >> bonus) & 1 else ZERO)
