"""Six of the actions (section 3.2): knowledge and mines, production, export, ships and trains.

Pieces that make a free set come in ascending order only. The step of an action counts them.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import FRAME, LEGAL, reason
from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.position import CUBES, FROM_CONTRACTS, TALLY, Position
from hatoba.games.nippon.steps import COUNT_MASK, KNOWLEDGE_STEPS, LAST_FREE, LAST_PIECES, LAST_SHIFT
from hatoba.games.nippon.tables import (
    ACTIONS,
    COAL,
    COAL_TRACK,
    CONTRACT_AMOUNTS,
    CONTRACTS,
    GOODS,
    KINDS,
    KNOWLEDGE,
    KNOWLEDGE_FURTHER,
    KNOWLEDGE_TRACK,
    MINES,
    MINES_FURTHER,
    MONEY_TRACK,
    ONCE_SHIPS,
    ONCE_TRAINS,
    ONCE_TURN_SHIPS,
    ONCE_TURN_TRAINS,
    PRICES,
    REGIONS,
    SHIP,
    SHIPS,
    TRACKS,
    TRAIN,
    TRAINS,
    YEN,
)


def done_so_far(s: Position) -> i64:
    """Pieces of the running step."""
    return s.stack[(s.depth - 1) * FRAME + 1] & COUNT_MASK


def next_in_order(s: Position) -> i64:
    """The lowest number that may still be chosen where each is chosen at most once, in ascending order."""
    return s.stack[(s.depth - 1) * FRAME + 1] >> LAST_SHIFT


def can_afford_next(s: Position, action: i64) -> bool:
    """Whether there is the money for the next piece; what a factory gives costs nothing."""
    at = (s.depth - 1) * FRAME
    if s.stack[at] > LAST_PIECES:
        return True
    done = s.stack[at + 1] & COUNT_MASK
    return s.prices[(s.seat * ACTIONS + action) * PRICES + done] <= s.stock[s.seat * KINDS + YEN]


def count_piece(s: Position, chosen: i64, most: i64) -> None:
    """A piece more; the step ends with the last one allowed."""
    at = (s.depth - 1) * FRAME + 1
    done = (s.stack[at] & COUNT_MASK) + 1
    if done >= most:
        s.pop()
    else:
        s.stack[at] = done | ((chosen + 1) << LAST_SHIFT)


# ----------------------------------------------------------------------------------- knowledge and mines


def why_not_advance(s: Position, action: i64, done: i64) -> i64:
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    return reason(steps.TRACK_AT_END, track) if s.at_end(s.seat, track) else s.judge_price(action, done)


def ways_to_advance(s: Position) -> i64:
    """The one way, if there is a further step."""
    action = advancing(s)
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    if s.tracks[s.seat * TRACKS + track] >= s.t.track_end[track]:
        return 0
    return ONE if can_afford_next(s, action) else ZERO


def advancing(s: Position) -> i64:
    """Which of the two actions is running."""
    return KNOWLEDGE if s.stack[(s.depth - 1) * FRAME] == KNOWLEDGE_STEPS else MINES


def advance(s: Position) -> None:
    """One step; the bonus step of a factory comes with the first, since past the end it would be lost anyway."""
    seat = s.seat
    action = advancing(s)
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    done = done_so_far(s)
    s.spend(seat, YEN, s.prices[(seat * ACTIONS + action) * PRICES + done])
    count_piece(s, 0, PRICES)
    s.move_track(seat, track, 1)
    if done == 0:
        further: i64 = KNOWLEDGE_FURTHER if action == KNOWLEDGE else MINES_FURTHER
        if s.has(seat, further):
            s.move_track(seat, track, s.t.bonus_value[further])


# ----------------------------------------------------------------------------------- production


def ways_to_run(s: Position, start: i64, most: i64) -> i64:
    """The goods from start on, up to so many, that can be made: there is a factory, room in the store and coal."""
    t = s.t
    factories = s.factories
    coal = s.stock[s.seat * KINDS + COAL]
    own = s.seat * GOODS
    ways: i64 = 0
    at: i64
    for at in range(own + start, own + GOODS):
        if factories[at] and t.factory_coal[factories[at]] <= coal and s.stores[at] < t.capacity[at - own]:
            ways |= 1 << (at - own)
            most -= 1
            if most == 0:
                break
    return ways


def why_not_run(s: Position, good: i64) -> i64:
    if good < next_in_order(s):
        return steps.OUT_OF_ORDER
    at = s.seat * GOODS + good
    if s.factories[at] == 0:
        return reason(steps.NO_FACTORY, good)
    if s.stores[at] >= s.t.capacity[good]:
        return reason(steps.STORE_FULL, good)
    return s.judge_amount(COAL, s.t.factory_coal[s.factories[at]])


def run(s: Position, good: i64) -> None:
    """Pay the coal; cubes that do not fit are lost."""
    t = s.t
    seat = s.seat
    count_piece(s, good, t.runs_max)
    at = seat * GOODS + good
    factory = s.factories[at]
    s.spend(seat, COAL, t.factory_coal[factory])
    made = t.factory_cubes[factory] + s.machines[at]
    room = t.capacity[good] - s.stores[at]
    stored = made if made < room else room
    s.stores[at] += stored
    s.tally[seat * TALLY + CUBES] += stored
    if s.recording:
        s.emit(steps.PRODUCED, seat, good, stored, made - stored)


# ----------------------------------------------------------------------------------- export


def ways_to_fulfil(s: Position, start: i64, most: i64) -> i64:
    """The open contracts from start on, up to so many, whose amounts the stores hold, each in another good.

    The amounts are sorted: the largest must be found in the fullest store, the second in the next one, and so on.
    """
    ways: i64 = 0
    if s.tally[s.seat * TALLY + CUBES] < s.t.smallest_contract:
        return ways
    first, second, third = fullest_stores(s)
    goods = s.t.contract_goods
    fulfilled = s.fulfilled
    own = s.seat * CONTRACTS
    contract: i64
    for contract in range(start, CONTRACTS):
        at = contract * CONTRACT_AMOUNTS
        if goods[at] <= first and goods[at + 1] <= second and goods[at + 2] <= third and not fulfilled[own + contract]:
            ways |= 1 << contract
            most -= 1
            if most == 0:
                break
    return ways


def fullest_stores(s: Position) -> tuple[i64, i64, i64]:
    """How many cubes are in the three fullest stores."""
    stores = s.stores
    own = s.seat * GOODS
    most: i64 = 0
    second: i64 = 0
    third: i64 = 0
    at: i64
    for at in range(own, own + GOODS):
        cubes = stores[at]
        if cubes <= third:
            continue
        if cubes > most:
            most, second, third = cubes, most, second
        elif cubes > second:
            second, third = cubes, second
        else:
            third = cubes
    return most, second, third


def why_not_fulfil(s: Position, contract: i64) -> i64:
    if contract < next_in_order(s):
        return steps.OUT_OF_ORDER
    done = s.fulfilled[s.seat * CONTRACTS + contract] != 0
    return reason(steps.CONTRACT_DONE if done else steps.CONTRACT_UNPAID, contract)


def fulfil(s: Position, contract: i64) -> None:
    """The goods are chosen first; what the contract gives comes when they are paid."""
    count_piece(s, contract, s.t.contracts_max)
    s.fulfilled[s.seat * CONTRACTS + contract] = 1
    s.push(steps.PAYMENT, contract)


# The number of PAYMENT: the contract, then from these bits on the amounts paid, the last good + 1, the goods used.
PAID_SHIFT: Final[i64] = 4
LAST_GOOD_SHIFT: Final[i64] = 8
USED_SHIFT: Final[i64] = 12


NIBBLE: Final[i64] = 15


def contract_of(x: i64) -> i64:
    return x & NIBBLE


def amounts_paid(x: i64) -> i64:
    return (x >> PAID_SHIFT) & NIBBLE


def amount_due(s: Position, x: i64) -> i64:
    """How many cubes of one good come next; 0 if all is paid."""
    paid = amounts_paid(x)
    return s.t.contract_goods[contract_of(x) * CONTRACT_AMOUNTS + paid] if paid < CONTRACT_AMOUNTS else ZERO


def after_payment(x: i64, good: i64) -> i64:
    """The number of PAYMENT when this good was paid."""
    paid = amounts_paid(x) + 1
    used = (x >> USED_SHIFT) | (1 << good)
    return contract_of(x) | (paid << PAID_SHIFT) | ((good + 1) << LAST_GOOD_SHIFT) | (used << USED_SHIFT)


def judge_good(s: Position, x: i64, good: i64) -> i64:
    """A good for the amount due. Equal amounts are paid in the order of the goods."""
    if (x >> (USED_SHIFT + good)) & 1:
        return reason(steps.GOOD_USED, good)
    amount = amount_due(s, x)
    lacking = amount - s.stores[s.seat * GOODS + good]
    if lacking > 0:
        return reason(steps.SHORT_OF_GOOD, good, lacking)
    paid = amounts_paid(x)
    if paid > 0 and s.t.contract_goods[contract_of(x) * CONTRACT_AMOUNTS + paid - 1] == amount:
        return steps.OUT_OF_ORDER if good < (x >> LAST_GOOD_SHIFT) & NIBBLE else LEGAL
    return LEGAL


def can_finish(s: Position, x: i64) -> bool:
    """Whether the amounts still due can be paid."""
    return amount_due(s, x) == 0 or ways_to_pay(s, x) != 0


def ways_to_pay(s: Position, x: i64) -> i64:
    """The goods that can be paid next."""
    stores = s.stores
    own = s.seat * GOODS
    due = amount_due(s, x)
    ways: i64 = 0
    good: i64
    for good in range(GOODS):
        if stores[own + good] >= due and judge_good(s, x, good) == LEGAL and can_finish(s, after_payment(x, good)):
            ways |= 1 << good
    return ways


def why_not_pay(s: Position, good: i64) -> i64:
    x = s.step_x()
    judged = judge_good(s, x, good)
    return judged if judged != LEGAL else reason(steps.CONTRACT_UNPAID, contract_of(x))


def pay(s: Position, good: i64) -> None:
    x = s.step_x()
    use_cubes(s, good, amount_due(s, x))
    x = after_payment(x, good)
    if amount_due(s, x) > 0:
        s.set_step_x(x)
        return
    s.pop()
    contract = contract_of(x)
    s.emit(steps.CONTRACT_FULFILLED, s.seat, contract)
    s.gain(s.seat, YEN, s.t.contract_yen[contract])
    s.score(s.seat, FROM_CONTRACTS, s.t.contract_vp[contract])
    s.move_track(s.seat, MONEY_TRACK, s.t.contract_steps[contract])


def use_cubes(s: Position, good: i64, cubes: i64) -> None:
    s.stores[s.seat * GOODS + good] -= cubes
    s.tally[s.seat * TALLY + CUBES] -= cubes
    if s.recording:
        s.emit(steps.CUBES_USED, s.seat, good, cubes)


# ----------------------------------------------------------------------------------- ships and trains


def is_free(s: Position) -> bool:
    """Whether the running step gives its pieces for nothing."""
    return LAST_PIECES < s.stack[(s.depth - 1) * FRAME] <= LAST_FREE


def is_piece_left(s: Position, kind: i64) -> bool:
    return s.tally[s.seat * TALLY + kind] < s.t.pieces[kind]


def ways_to_place(s: Position, kind: i64) -> i64:
    """The regions where the next ship or train can go: each to another one."""
    if is_piece_left(s, kind) and can_afford_next(s, SHIPS if kind == SHIP else TRAINS):
        return free_regions(s, next_in_order(s))
    return 0


def why_not_place(s: Position, kind: i64, region: i64) -> i64:
    if not is_piece_left(s, kind):
        return reason(steps.NO_PIECE_LEFT, kind)
    if region < next_in_order(s):
        return steps.OUT_OF_ORDER
    if s.crowd[region] >= s.scale.transport:
        return reason(steps.REGION_FULL, region)
    return s.judge_price(SHIPS if kind == SHIP else TRAINS, done_so_far(s))


def can_place(s: Position, kind: i64) -> bool:
    """Whether a ship or train is left, and a region for it."""
    if s.tally[s.seat * TALLY + kind] >= s.t.pieces[kind]:
        return False
    region: i64
    for region in range(REGIONS):
        if s.crowd[region] < s.scale.transport:
            return True
    return False


def why_none_placed(s: Position, action: i64) -> i64:
    """Why an action cannot place its first ship or train."""
    kind: i64 = SHIP if action == SHIPS else TRAIN
    if not is_piece_left(s, kind):
        return reason(steps.NO_PIECE_LEFT, kind)
    judged = s.judge_price(action, 0)
    return judged if judged != LEGAL else steps.NO_REGION_FREE


def free_regions(s: Position, start: i64) -> i64:
    """The regions from start on with a space for a ship or train."""
    crowd = s.crowd
    most = s.scale.transport
    free: i64 = 0
    region: i64
    for region in range(start, REGIONS):
        if crowd[region] < most:
            free |= 1 << region
    return free


def place(s: Position, kind: i64, region: i64) -> None:
    once: i64 = ONCE_SHIPS if kind == SHIP else ONCE_TRAINS
    turn: i64 = ONCE_TURN_SHIPS if kind == SHIP else ONCE_TURN_TRAINS
    if is_free(s):
        count_piece(s, region, s.t.bonus_value[once])
    else:
        action: i64 = SHIPS if kind == SHIP else TRAINS
        s.spend(s.seat, YEN, s.price(s.seat, action, done_so_far(s)))
        count_piece(s, region, PRICES)
    side: i64 = ONE if s.has(s.seat, turn) else ZERO
    s.place_piece(s.seat, kind, side, region)
