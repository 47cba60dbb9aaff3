"""Six of the actions (section 3.2): knowledge and mines, production, export, ships and trains.

Pieces that make a free set come in ascending order only. The step of an action counts them.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import FRAME, LEGAL, reason
from hatoba.games.nippon import steps
from hatoba.games.nippon.position import CUBES, FROM_CONTRACTS, TALLY, Position
from hatoba.games.nippon.tables import (
    COAL,
    COAL_TRACK,
    CONTRACT_AMOUNTS,
    CONTRACTS,
    GOODS,
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
    TRAINS,
    YEN,
)


def done_so_far(s: Position) -> i64:
    """Pieces of the running step."""
    return s.stack[(s.depth - 1) * FRAME + 1] & steps.COUNT_MASK


def next_in_order(s: Position) -> i64:
    """The lowest number that may still be chosen where each is chosen at most once, in ascending order."""
    return s.stack[(s.depth - 1) * FRAME + 1] >> steps.LAST_SHIFT


def count_piece(s: Position, chosen: i64, most: i64) -> None:
    """A piece more; the step ends with the last one allowed."""
    done = done_so_far(s) + 1
    if done >= most:
        s.pop()
    else:
        s.set_step_x(done | ((chosen + 1) << steps.LAST_SHIFT))


# ----------------------------------------------------------------------------------- knowledge and mines


def judge_advance(s: Position, action: i64, done: i64) -> i64:
    """A further step of the knowledge or mines action."""
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    if s.tracks[s.seat * TRACKS + track] >= s.t.track_end[track]:
        return reason(steps.TRACK_AT_END, track)
    return s.judge_price(action, done)


def advancing(s: Position) -> i64:
    """Which of the two actions is running."""
    return KNOWLEDGE if s.step() == steps.KNOWLEDGE_STEPS else MINES


def advance(s: Position) -> None:
    """One step; the bonus step of a factory comes with the first, since past the end it would be lost anyway."""
    action = advancing(s)
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    further: i64 = KNOWLEDGE_FURTHER if action == KNOWLEDGE else MINES_FURTHER
    done = done_so_far(s)
    s.spend(s.seat, YEN, s.price(s.seat, action, done))
    count_piece(s, 0, PRICES)
    s.move_track(s.seat, track, 1)
    if done == 0 and s.has(s.seat, further):
        s.move_track(s.seat, track, s.t.bonus_value[further])


# ----------------------------------------------------------------------------------- production


def judge_run(s: Position, good: i64) -> i64:
    factory = s.factories[s.seat * GOODS + good]
    if factory == 0:
        return reason(steps.NO_FACTORY, good)
    if s.stores[s.seat * GOODS + good] >= s.t.capacity[good]:
        return reason(steps.STORE_FULL, good)
    return s.judge_amount(COAL, s.t.factory_coal[factory])


def judge_run_in_order(s: Position, good: i64) -> i64:
    return steps.OUT_OF_ORDER if good < next_in_order(s) else judge_run(s, good)


def judge_production(s: Position) -> i64:
    factories = s.factories
    own = s.seat * GOODS
    good: i64
    for good in range(GOODS):
        if factories[own + good] != 0 and judge_run(s, good) == LEGAL:
            return LEGAL
    return steps.NOTHING_TO_RUN


def run(s: Position, good: i64) -> None:
    """Pay the coal; cubes that do not fit are lost."""
    count_piece(s, good, s.t.runs_max)
    at = s.seat * GOODS + good
    factory = s.factories[at]
    s.spend(s.seat, COAL, s.t.factory_coal[factory])
    made = s.t.factory_cubes[factory] + s.machines[at]
    room = s.t.capacity[good] - s.stores[at]
    stored = made if made < room else room
    s.stores[at] += stored
    s.tally[s.seat * TALLY + CUBES] += stored
    s.emit(steps.PRODUCED, s.seat, good, stored, made - stored)


# ----------------------------------------------------------------------------------- export


def can_pay(s: Position, contract: i64) -> bool:
    """Whether the stores hold the amounts in different goods: enough goods with at least each amount."""
    if s.tally[s.seat * TALLY + CUBES] < s.t.contract_total[contract]:
        return False
    stores = s.stores
    own = s.seat * GOODS
    needed: i64
    good: i64
    for needed in range(CONTRACT_AMOUNTS):
        amount = s.t.contract_goods[contract * CONTRACT_AMOUNTS + needed]
        if amount == 0:
            return True
        holding: i64 = 0
        for good in range(own, own + GOODS):
            if stores[good] >= amount:
                holding += 1
        if holding <= needed:
            return False
    return True


def judge_fulfil(s: Position, contract: i64) -> i64:
    if s.fulfilled[s.seat * CONTRACTS + contract]:
        return reason(steps.CONTRACT_DONE, contract)
    return LEGAL if can_pay(s, contract) else reason(steps.CONTRACT_UNPAID, contract)


def judge_fulfil_in_order(s: Position, contract: i64) -> i64:
    return steps.OUT_OF_ORDER if contract < next_in_order(s) else judge_fulfil(s, contract)


def has_cubes(s: Position) -> bool:
    return s.tally[s.seat * TALLY + CUBES] > 0


def judge_export(s: Position) -> i64:
    if not has_cubes(s):
        return steps.NOTHING_TO_FULFIL
    own = s.seat * CONTRACTS
    contract: i64
    for contract in range(CONTRACTS):
        if not s.fulfilled[own + contract] and can_pay(s, contract):
            return LEGAL
    return steps.NOTHING_TO_FULFIL


def fulfil(s: Position, contract: i64) -> None:
    """The goods are chosen first; what the contract gives comes when they are paid."""
    count_piece(s, contract, s.t.contracts_max)
    s.fulfilled[s.seat * CONTRACTS + contract] = 1
    s.push(steps.PAYMENT, contract)


# The number of PAYMENT: the contract, then from these bits on the amounts paid, the last good + 1, the goods used.
PAID_SHIFT: Final = 4
LAST_GOOD_SHIFT: Final = 8
USED_SHIFT: Final = 12


NIBBLE: Final = 15


def contract_of(x: i64) -> i64:
    return x & NIBBLE


def amounts_paid(x: i64) -> i64:
    return (x >> PAID_SHIFT) & NIBBLE


def amount_due(s: Position, x: i64) -> i64:
    """How many cubes of one good come next; 0 if all is paid."""
    paid = amounts_paid(x)
    return s.t.contract_goods[contract_of(x) * CONTRACT_AMOUNTS + paid] if paid < CONTRACT_AMOUNTS else 0


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
    if amount_due(s, x) == 0:
        return True
    good: i64 = 0
    while good < GOODS:
        if judge_good(s, x, good) == LEGAL and can_finish(s, after_payment(x, good)):
            return True
        good += 1
    return False


def judge_pay(s: Position, good: i64) -> i64:
    x = s.step_x()
    judged = judge_good(s, x, good)
    if judged != LEGAL:
        return judged
    return LEGAL if can_finish(s, after_payment(x, good)) else reason(steps.CONTRACT_UNPAID, contract_of(x))


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
    s.emit(steps.CUBES_USED, s.seat, good, cubes)


# ----------------------------------------------------------------------------------- ships and trains


def judge_piece_left(s: Position, kind: i64) -> i64:
    left = s.t.pieces[kind] - s.tally[s.seat * TALLY + kind]
    return LEGAL if left > 0 else reason(steps.NO_PIECE_LEFT, kind)


def judge_transport(s: Position, kind: i64) -> i64:
    """Whether the first ship or train of an action can be placed."""
    judged = judge_piece_left(s, kind)
    if judged != LEGAL:
        return judged
    action: i64 = SHIPS if kind == SHIP else TRAINS
    judged = s.judge_price(action, 0)
    if judged != LEGAL:
        return judged
    region: i64
    for region in range(REGIONS):
        if s.crowd[region] < s.scale.transport:
            return LEGAL
    return steps.NO_REGION_FREE


def is_free(s: Position) -> bool:
    """Whether the running step gives its pieces for nothing."""
    return steps.LAST_PIECES < s.step() <= steps.LAST_FREE


def judge_place(s: Position, kind: i64, region: i64) -> i64:
    """Each piece goes to another region."""
    judged = judge_piece_left(s, kind)
    if judged != LEGAL:
        return judged
    if region < next_in_order(s):
        return steps.OUT_OF_ORDER
    if s.crowd[region] >= s.scale.transport:
        return reason(steps.REGION_FULL, region)
    if is_free(s):
        return LEGAL
    action: i64 = SHIPS if kind == SHIP else TRAINS
    return s.judge_price(action, done_so_far(s))


def place(s: Position, kind: i64, region: i64) -> None:
    once: i64 = ONCE_SHIPS if kind == SHIP else ONCE_TRAINS
    turn: i64 = ONCE_TURN_SHIPS if kind == SHIP else ONCE_TURN_TRAINS
    if is_free(s):
        count_piece(s, region, s.t.bonus_value[once])
    else:
        action: i64 = SHIPS if kind == SHIP else TRAINS
        s.spend(s.seat, YEN, s.price(s.seat, action, done_so_far(s)))
        count_piece(s, region, PRICES)
    side: i64 = 1 if s.has(s.seat, turn) else 0
    s.place_piece(s.seat, kind, side, region)
