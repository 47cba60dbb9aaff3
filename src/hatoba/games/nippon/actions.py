"""Six of the actions (sections 3.2.3 to 3.2.6): knowledge and mines, production, export, ships and trains.

The step of an action counts its pieces, and remembers the chosen ones: they come in any order.
"""

from mypy_extensions import i64

from hatoba.engine.pending import FRAME, LEGAL, PaymentRule, Rule, reason
from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.position import CUBES, FROM_CONTRACTS, TALLY, NipponPosition
from hatoba.games.nippon.steps import (
    KNOWLEDGE_STEPS,
    LAST_FREE,
    LAST_PIECES,
    amounts_paid,
    contract_of,
    goods_used,
    payment,
    payment_from,
    pieces,
    pieces_chosen,
    pieces_done,
)
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


def done_so_far(s: NipponPosition) -> i64:
    """Pieces of the running step."""
    return pieces_done(s.stack[(s.depth - 1) * FRAME + 1])


def chosen_so_far(s: NipponPosition) -> i64:
    """What the pieces of the running step were, a bit each."""
    return pieces_chosen(s.stack[(s.depth - 1) * FRAME + 1])


def can_afford_next(s: NipponPosition, action: i64) -> bool:
    """Whether there is the money for the next piece; what a factory gives costs nothing."""
    at = (s.depth - 1) * FRAME
    if s.stack[at] > LAST_PIECES:
        return True
    done = pieces_done(s.stack[at + 1])
    return s.prices[(s.seat * ACTIONS + action) * PRICES + done] <= s.stock[s.seat * KINDS + YEN]


def count_piece(s: NipponPosition, chosen: i64, most: i64) -> None:
    """A piece more, and what is chosen with it; the step ends with the last one allowed."""
    at = (s.depth - 1) * FRAME + 1
    done = pieces_done(s.stack[at]) + 1
    if done >= most:
        s.pop()
    else:
        s.stack[at] = pieces(done, chosen)


# ----------------------------------------------------------------------------------- knowledge and mines


class Advance(Rule[NipponPosition]):
    """One step on the track; the bonus step of a factory comes with the first, since past the end it would be lost."""

    def ways(self, s: NipponPosition) -> i64:
        action = advancing(s)
        track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
        if s.tracks[s.seat * TRACKS + track] >= s.t.track_end[track]:
            return 0
        return ONE if can_afford_next(s, action) else ZERO

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        return why_not_advance(s, advancing(s), done_so_far(s))

    def play(self, s: NipponPosition, arg: i64) -> None:
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


def advancing(s: NipponPosition) -> i64:
    """Which of the two actions is running."""
    return KNOWLEDGE if s.stack[(s.depth - 1) * FRAME] == KNOWLEDGE_STEPS else MINES


def why_not_advance(s: NipponPosition, action: i64, done: i64) -> i64:
    track: i64 = KNOWLEDGE_TRACK if action == KNOWLEDGE else COAL_TRACK
    return reason(steps.TRACK_AT_END, track) if s.at_end(s.seat, track) else s.shortage_for_piece(action, done)


# ----------------------------------------------------------------------------------- production


class Run(Rule[NipponPosition]):
    """A factory makes its good: pay the coal; cubes that do not fit are lost."""

    def ways(self, s: NipponPosition) -> i64:
        return s.still_open(ways_to_run(s), chosen_so_far(s))

    def why_not(self, s: NipponPosition, good: i64) -> i64:
        if (chosen_so_far(s) >> good) & 1:
            return reason(steps.RUN_ALREADY, good)
        at = s.seat * GOODS + good
        if s.factories[at] == 0:
            return reason(steps.NO_FACTORY, good)
        if s.stores[at] >= s.t.capacity[good]:
            return reason(steps.STORE_FULL, good)
        return s.shortage(COAL, s.t.factory_coal[s.factories[at]])

    def play(self, s: NipponPosition, good: i64) -> None:
        t = s.t
        seat = s.seat
        count_piece(s, chosen_so_far(s) | (1 << good), t.runs_max)
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


def ways_to_run(s: NipponPosition) -> i64:
    """The goods that can be made: there is a factory, room in the store and coal."""
    t = s.t
    factories = s.factories
    coal = s.stock[s.seat * KINDS + COAL]
    own = s.seat * GOODS
    ways: i64 = 0
    at: i64
    for at in range(own, own + GOODS):
        if factories[at] and t.factory_coal[factories[at]] <= coal and s.stores[at] < t.capacity[at - own]:
            ways |= 1 << (at - own)
    return ways


def why_none_runs(s: NipponPosition) -> i64:
    """Why no factory can run: all stores are full, or the coal is short, by the least that one of them lacks."""
    least: i64 = 0
    good: i64
    for good in range(GOODS):
        at = s.seat * GOODS + good
        if s.factories[at] and s.stores[at] < s.t.capacity[good]:
            lacking = s.t.factory_coal[s.factories[at]] - s.owned(s.seat, COAL)
            if least == 0 or lacking < least:
                least = lacking
    return reason(steps.SHORT, COAL, least) if least > 0 else steps.NOTHING_TO_RUN


# ----------------------------------------------------------------------------------- export


class Fulfil(Rule[NipponPosition]):
    """A contract: its goods are chosen first; what it gives comes when they are paid."""

    def ways(self, s: NipponPosition) -> i64:
        return s.still_open(ways_to_fulfil(s), chosen_so_far(s))

    def why_not(self, s: NipponPosition, contract: i64) -> i64:
        done = s.fulfilled[s.seat * CONTRACTS + contract] != 0
        return reason(steps.CONTRACT_DONE if done else steps.CONTRACT_UNPAID, contract)

    def play(self, s: NipponPosition, contract: i64) -> None:
        count_piece(s, chosen_so_far(s) | (1 << contract), s.t.contracts_max)
        s.fulfilled[s.seat * CONTRACTS + contract] = 1
        s.push(steps.PAYMENT, payment(contract, 0, 0, 0))


def ways_to_fulfil(s: NipponPosition) -> i64:
    """The open contracts whose amounts the stores hold, each in another good.

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
    for contract in range(CONTRACTS):
        at = contract * CONTRACT_AMOUNTS
        if goods[at] <= first and goods[at + 1] <= second and goods[at + 2] <= third and not fulfilled[own + contract]:
            ways |= 1 << contract
    return ways


def fullest_stores(s: NipponPosition) -> tuple[i64, i64, i64]:
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


class Pay(PaymentRule[NipponPosition]):
    """A good for the next amount of the contract, the largest first: each amount in another good."""

    def open_ways(self, s: NipponPosition) -> i64:
        return ways_to_pay(s, s.step_x())

    def why_not(self, s: NipponPosition, good: i64) -> i64:
        x = s.step_x()
        judged = judge_good(s, x, good)
        return judged if judged != LEGAL else reason(steps.CONTRACT_UNPAID, contract_of(x))

    def play(self, s: NipponPosition, good: i64) -> None:
        x = s.step_x()
        use_cubes(s, good, amount_due(s, x))
        x = after_payment(s, x, good)
        if amount_due(s, x) > 0:
            s.set_step_x(x)
            return
        s.pop()
        contract = contract_of(x)
        s.emit(steps.CONTRACT_FULFILLED, s.seat, contract)
        s.gain(s.seat, YEN, s.t.contract_yen[contract])
        s.score(s.seat, FROM_CONTRACTS, s.t.contract_vp[contract])
        s.move_track(s.seat, MONEY_TRACK, s.t.contract_steps[contract])


def amount_due(s: NipponPosition, x: i64) -> i64:
    """How many cubes of one good come next; 0 if all is paid."""
    paid = amounts_paid(x)
    return s.t.contract_goods[contract_of(x) * CONTRACT_AMOUNTS + paid] if paid < CONTRACT_AMOUNTS else ZERO


def after_payment(s: NipponPosition, x: i64, good: i64) -> i64:
    """The number of PAYMENT when this good was paid."""
    after = payment(contract_of(x), amounts_paid(x) + 1, goods_used(x) | (1 << good), 0)
    if not s.in_order or amount_due(s, after) != amount_due(s, x):
        return after
    return payment(contract_of(x), amounts_paid(x) + 1, goods_used(x) | (1 << good), good)


def judge_good(s: NipponPosition, x: i64, good: i64) -> i64:
    """A good for the amount due."""
    if (goods_used(x) >> good) & 1:
        return reason(steps.GOOD_USED, good)
    lacking = amount_due(s, x) - s.stores[s.seat * GOODS + good]
    return reason(steps.SHORT_OF_GOOD, good, lacking) if lacking > 0 else LEGAL


def can_finish(s: NipponPosition, x: i64) -> bool:
    """Whether the amounts still due can be paid."""
    return amount_due(s, x) == 0 or ways_to_pay(s, x) != 0


def ways_to_pay(s: NipponPosition, x: i64) -> i64:
    """The goods that can be paid next."""
    stores = s.stores
    own = s.seat * GOODS
    due = amount_due(s, x)
    used = goods_used(x)
    ways: i64 = 0
    good: i64
    for good in range(payment_from(x), GOODS):
        if stores[own + good] >= due and (used >> good) & 1 == 0 and can_finish(s, after_payment(s, x, good)):
            ways |= 1 << good
    return ways


def use_cubes(s: NipponPosition, good: i64, cubes: i64) -> None:
    s.stores[s.seat * GOODS + good] -= cubes
    s.tally[s.seat * TALLY + CUBES] -= cubes
    if s.recording:
        s.emit(steps.CUBES_USED, s.seat, good, cubes)


# ----------------------------------------------------------------------------------- ships and trains


class Place(Rule[NipponPosition]):
    """A ship or a train to a region, each to another one."""

    kind: i64
    action: i64
    once: i64
    turned: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.action = SHIPS if kind == SHIP else TRAINS
        self.once = ONCE_SHIPS if kind == SHIP else ONCE_TRAINS
        self.turned = ONCE_TURN_SHIPS if kind == SHIP else ONCE_TURN_TRAINS

    def ways(self, s: NipponPosition) -> i64:
        if is_piece_left(s, self.kind) and can_afford_next(s, self.action):
            return s.still_open(free_regions(s), chosen_so_far(s))
        return 0

    def why_not(self, s: NipponPosition, region: i64) -> i64:
        if not is_piece_left(s, self.kind):
            return reason(steps.NO_PIECE_LEFT, self.kind)
        if (chosen_so_far(s) >> region) & 1:
            return reason(steps.REGION_CHOSEN, region)
        if s.crowd[region] >= s.scale.transport:
            return reason(steps.REGION_FULL, region)
        return s.shortage_for_piece(self.action, done_so_far(s))

    def play(self, s: NipponPosition, region: i64) -> None:
        chosen = chosen_so_far(s) | (1 << region)
        if is_free(s):
            count_piece(s, chosen, s.t.bonus_value[self.once])
        else:
            s.spend(s.seat, YEN, s.price(s.seat, self.action, done_so_far(s)))
            count_piece(s, chosen, PRICES)
        s.place_piece(s.seat, self.kind, ONE if s.has(s.seat, self.turned) else ZERO, region)


def is_free(s: NipponPosition) -> bool:
    """Whether the running step gives its pieces for nothing."""
    return LAST_PIECES < s.stack[(s.depth - 1) * FRAME] <= LAST_FREE


def is_piece_left(s: NipponPosition, kind: i64) -> bool:
    return s.tally[s.seat * TALLY + kind] < s.t.pieces[kind]


def can_place(s: NipponPosition, kind: i64) -> bool:
    """Whether a ship or train is left, and a region for it."""
    return is_piece_left(s, kind) and free_regions(s) != 0


def why_none_placed(s: NipponPosition, action: i64) -> i64:
    """Why an action cannot place its first ship or train."""
    kind: i64 = SHIP if action == SHIPS else TRAIN
    if not is_piece_left(s, kind):
        return reason(steps.NO_PIECE_LEFT, kind)
    short = s.shortage_for_piece(action, 0)
    return short if short != LEGAL else steps.NO_REGION_FREE


def free_regions(s: NipponPosition) -> i64:
    """The regions with a space for a ship or train."""
    crowd = s.crowd
    most = s.scale.transport
    free: i64 = 0
    region: i64
    for region in range(REGIONS):
        if crowd[region] < most:
            free |= 1 << region
    return free
