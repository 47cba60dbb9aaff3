"""A hand-made guess of a seat's final points, in hundredths: what bots steer by.

What lies on the table counts by its worth (worth.py, with the weights), an action half done with its best way on.
"""

from mypy_extensions import i64

from hatoba.engine.state import RUNNING, seat_total
from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon import actions, market, steps
from hatoba.games.nippon.evaluate_places import achievements_worth, outlook, region_worth, regions_worth
from hatoba.games.nippon.evaluate_weights import (
    BLUEPRINT,
    CUBE_TURNS,
    FACTORY_1,
    FACTORY_2,
    FACTORY_3,
    LASTING_BONUS,
    MACHINE,
    MORE_SHARE,
    PIECE_OUT,
    POINT,
    SPARE_COAL,
    WHOLE_GAME,
    YEN_WORTH,
)
from hatoba.games.nippon.position import CATEGORIES, NipponPosition, token_code, token_seat, token_value
from hatoba.games.nippon.tables import (
    BLUEPRINTS,
    CITY_SPACES,
    COAL,
    GOODS,
    KINDS,
    KNOWLEDGE_TRACK,
    MACHINERY,
    ONCE_TURN_SHIPS,
    ONCE_TURN_TRAINS,
    PRICES,
    REGION_BONUSES,
    REGION_SPACES,
    REGION_VP,
    REGIONS,
    SHIP,
    SHIPS,
    SIDES,
    TILES_PER_GOOD,
    TOKEN_MAX,
    TRAIN,
    TRAINS,
    YEN,
)
from hatoba.games.nippon.worth import (
    best_contract,
    budget_worth,
    coal_ahead,
    contract_worth,
    cube_worth,
    cubes_due,
    cycles_ahead,
    lasting_worth,
    part,
    store_worth,
    stores_worth,
    turns_ahead,
)


def estimate(s: NipponPosition, seat: i64) -> i64:
    """The guess for one seat."""
    total = POINT * seat_total(s.points, seat, CATEGORIES)
    if s.over != RUNNING:
        return total
    left = turns_ahead(s, seat)
    total += regions_worth(s, seat, outlook(s, left)) + achievements_worth(s, seat, left)
    total += budget_worth(s, seat, left) + stores_worth(s, seat, left) + lasting_worth(s, seat, left)
    return total + (pending_worth(s, seat, left) if s.seat == seat else ZERO)


# ----------------------------------------------------------------------------------- actions half done


def pending_worth(s: NipponPosition, seat: i64, left: i64) -> i64:
    """The best way on from the step that waits."""
    step = s.step()
    if step == steps.TURN or step >= steps.TOKEN_BACK or step <= steps.MINES_STEPS:
        return 0
    first = step <= steps.LAST_PIECES and actions.done_so_far(s) == 0
    if step == steps.PAYMENT:
        x = s.step_x()
        contract = steps.contract_of(x)
        return contract_worth(s, seat, contract, left) - cubes_due(s, seat, contract, steps.amounts_paid(x), left)
    if step == steps.INVESTMENT:
        return best_factory(s, seat, left)
    gain: i64 = 0
    if step == steps.EXPORT_CONTRACTS:
        gain = best_contract(s, seat, left)
    elif step == steps.PRODUCTION_RUNS:
        gain = production_gain(s, seat, left)
    elif step == steps.SHIPS_BOUGHT or step == steps.FREE_SHIPS:
        gain = transport_gain(s, seat, left, SHIP)
    elif step == steps.TRAINS_BOUGHT or step == steps.FREE_TRAINS:
        gain = transport_gain(s, seat, left, TRAIN)
    elif step == steps.MACHINES_BOUGHT or step == steps.FREE_MACHINES:
        gain = machine_gain(s, seat, left)
    else:
        return market_gain(s, seat, left, step)
    return gain if first or gain > 0 else ZERO


def production_gain(s: NipponPosition, seat: i64, left: i64) -> i64:
    """Cubes of the factories that can still run, the dearest first, less their coal."""
    coal = s.owned(seat, COAL)
    start = coal
    runs = s.t.runs_max - actions.done_so_far(s)
    total: i64 = 0
    at = seat * GOODS
    good: i64 = GOODS - 1
    goods = actions.ways_to_run(s) & ~actions.chosen_so_far(s)
    while good >= 0 and runs > 0:
        factory = s.factories[at + good]
        if (goods >> good) & 1 and s.t.factory_coal[factory] <= coal:
            cubes = s.stores[at + good] + s.t.factory_cubes[factory] + s.machines[at + good]
            if cubes > s.t.capacity[good]:
                cubes = s.t.capacity[good]
            total += store_worth(s, good, cubes) - store_worth(s, good, s.stores[at + good])
            coal -= s.t.factory_coal[factory]
            runs -= 1
        good -= 1
    before = coal_ahead(s, seat, left, 0)
    s.stock[seat * KINDS + COAL] = coal
    after = coal_ahead(s, seat, left, 0)
    s.stock[seat * KINDS + COAL] = start
    return total * part(left, CUBE_TURNS) // 100 + after - before


def transport_gain(s: NipponPosition, seat: i64, left: i64, kind: i64) -> i64:
    """Ships or trains to the regions still open, as many as can be paid."""
    best: i64 = -POINT * POINT
    total: i64 = 0
    count: i64 = 0
    most = pieces_paid(s, seat, SHIPS if kind == SHIP else TRAINS)
    each = PIECE_OUT + YEN_WORTH * cycles_ahead(s, seat, left) // 100 - most_price(s, seat, kind)
    regions = actions.free_regions(s) & ~actions.chosen_so_far(s)
    region: i64 = 0
    while region < REGIONS:
        if (regions >> region) & 1:
            gain = each + piece_gain(s, seat, outlook(s, left), kind, region)
            if gain > best:
                best = gain
            if gain > 0:
                total += gain
                count += 1
        region += 1
    if count <= 1:
        return best
    more = (total - best) // (count - 1) * ((most if most < count else count) - 1)
    return best + more * MORE_SHARE // 100


def most_price(s: NipponPosition, seat: i64, kind: i64) -> i64:
    """What a piece costs, usually."""
    if actions.is_free(s):
        return 0
    return s.price(seat, SHIPS if kind == SHIP else TRAINS, PRICES - 1) * YEN_WORTH


def pieces_paid(s: NipponPosition, seat: i64, action: i64) -> i64:
    """How many more pieces of the running action can be paid."""
    done = actions.done_so_far(s)
    if actions.is_free(s):
        return 2 - done
    yen = s.owned(seat, YEN)
    count: i64 = 0
    while done < PRICES and s.price(seat, action, done) <= yen:
        yen -= s.price(seat, action, done)
        done += 1
        count += 1
    return count


def piece_gain(s: NipponPosition, seat: i64, ahead: i64, kind: i64, region: i64) -> i64:
    """What a ship or train more would change in a region: placed for a moment and taken back."""
    turn: i64 = ONCE_TURN_SHIPS if kind == SHIP else ONCE_TURN_TRAINS
    side: i64 = ONE if s.has(seat, turn) else ZERO
    at = ((seat * REGIONS + region) * 2 + kind) * SIDES + side
    before = region_worth(s, seat, ahead, region)
    s.transport[at] += 1
    after = region_worth(s, seat, ahead, region)
    s.transport[at] -= 1
    return after - before


def machine_gain(s: NipponPosition, seat: i64, left: i64) -> i64:
    """Upgrades of the dearest factory that takes one."""
    cycles = cycles_ahead(s, seat, left)
    count = pieces_paid(s, seat, MACHINERY)
    paid = ZERO if actions.is_free(s) else s.price(seat, MACHINERY, PRICES - 1) * YEN_WORTH
    each = MACHINE * part(left, WHOLE_GAME) // 100 - paid
    at = seat * GOODS + GOODS - 1
    while at >= seat * GOODS and (s.factories[at] == 0 or s.machines[at] >= s.t.machine_max):
        at -= 1
    if at >= seat * GOODS:
        before = coal_ahead(s, seat, left, cycles)
        s.machines[at] += 1
        each += coal_ahead(s, seat, left, cycles) - before
        s.machines[at] -= 1
    return each + (each * (count - 1) * MORE_SHARE // 100 if count > 1 and each > 0 else ZERO)


def best_factory(s: NipponPosition, seat: i64, left: i64) -> i64:
    """The best good to invest in, with a bonus that is still to be chosen."""
    best: i64 = -POINT * POINT
    knowledge = s.track_number(seat, KNOWLEDGE_TRACK)
    cycles = cycles_ahead(s, seat, left)
    before = coal_ahead(s, seat, left, cycles)
    good: i64 = 0
    while good < GOODS:
        lacking = s.t.good_knowledge[good] - knowledge
        if s.factories[seat * GOODS + good] == 0 and lacking <= s.owned(seat, BLUEPRINTS):
            factory = good * TILES_PER_GOOD + 1
            s.factories[seat * GOODS + good] = factory
            gain = coal_ahead(s, seat, left, cycles) - before
            s.factories[seat * GOODS + good] = 0
            level = s.t.good_level[good]
            worth = LASTING_BONUS + (FACTORY_1 if level == 1 else FACTORY_2 if level == 2 else FACTORY_3)
            worth -= BLUEPRINT * lacking if lacking > 0 else ZERO
            gain += worth * part(left, WHOLE_GAME) // 100
            if gain > best:
                best = gain
        good += 1
    return best - s.t.invest_price * YEN_WORTH


# ----------------------------------------------------------------------------------- the local market half done


def market_gain(s: NipponPosition, seat: i64, left: i64, step: i64) -> i64:
    """Deliveries to choose, cubes to pay, or a token to put."""
    x = s.step_x()
    if step == steps.TOKEN_PUT:
        at = steps.delivery_space(x)
        return token_gain(s, seat, left, at, market.token_limit(s, s.wanted[at], steps.delivery_cubes(x)))
    if step == steps.CUBES_PAID:
        return delivery_gain(s, seat, left, x)
    served = steps.region_served(x)
    if served >= 0:
        gain = deliveries_gain(s, seat, left, served)
        return gain if gain > 0 else ZERO
    best: i64 = -POINT * POINT
    region: i64 = 0
    while region < REGIONS:
        gain = deliveries_gain(s, seat, left, region)
        if gain > best:
            best = gain
        region += 1
    return best


def deliveries_gain(s: NipponPosition, seat: i64, left: i64, region: i64) -> i64:
    """The best space for each good of the stores; the best of them counts in full."""
    best: i64 = -POINT * POINT
    more: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if s.stores[seat * GOODS + good] > 0:
            gain: i64 = -POINT * POINT
            at = region * REGION_SPACES
            while at < (region + 1) * REGION_SPACES:
                if s.wanted[at] == good:
                    here = delivery_gain(s, seat, left, at)
                    if here > gain:
                        gain = here
                at += 1
            lower = gain if gain < best else best
            if lower > 0:
                more += lower
            if gain > best:
                best = gain
        good += 1
    return best + more * MORE_SHARE // 100


def delivery_gain(s: NipponPosition, seat: i64, left: i64, at: i64) -> i64:
    """The best number of cubes for a space."""
    good = s.wanted[at]
    best: i64 = -POINT * POINT
    cubes: i64 = 1
    while cubes <= s.stores[seat * GOODS + good] and cubes <= s.t.cubes_max:
        gain = token_gain(s, seat, left, at, market.token_limit(s, good, cubes))
        gain -= cubes * cube_worth(s, good) * part(left, CUBE_TURNS) // 100
        if gain > best:
            best = gain
        cubes += 1
    return best


def token_gain(s: NipponPosition, seat: i64, left: i64, at: i64, limit: i64) -> i64:
    """What the highest token up to a limit would change: put for a moment and taken back."""
    beat = market.token_to_beat(s, at)
    value = limit
    while value > beat and s.tokens[seat * TOKEN_MAX + value - 1] == 0:
        value -= 1
    if value <= beat:
        return -POINT * POINT
    region = at // REGION_SPACES
    ahead = outlook(s, left)
    before = region_worth(s, seat, ahead, region)
    old = s.influence[at]
    lowest = lowest_space(s, at) if old == 0 and beat > 0 else at
    returned = s.influence[lowest]
    s.influence[lowest] = 0
    s.influence[at] = token_code(seat, value)
    after = region_worth(s, seat, ahead, region)
    s.influence[at] = old
    s.influence[lowest] = returned
    return after - before + bonus_worth(s, seat, region, left)


def lowest_space(s: NipponPosition, at: i64) -> i64:
    """The lowest token of the city: somebody else's among equals."""
    space = at - at % CITY_SPACES
    end = space + CITY_SPACES
    best = space
    lowest: i64 = TOKEN_MAX + 1
    while space < end:
        value = token_value(s.influence[space])
        if value > 0 and (value < lowest or (value == lowest and token_seat(s.influence[space]) != s.seat)):
            best = space
            lowest = value
        space += 1
    return best


def bonus_worth(s: NipponPosition, seat: i64, region: i64, left: i64) -> i64:
    """What the region gives for a token."""
    at = region * REGION_BONUSES
    spent = s.t.region_bonus[at + YEN] * YEN_WORTH + s.t.region_bonus[at + COAL] * SPARE_COAL
    return POINT * s.t.region_bonus[at + REGION_VP] + spent * part(left, 300) // 100
