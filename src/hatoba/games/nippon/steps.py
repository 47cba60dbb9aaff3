"""The turn of Nippon as data: the verbs, the steps, which verbs each step takes, and what a step carries.

A turn is one worker and one action, or a consolidation. An action's pieces are chosen one by one: a step of pieces
counts them and ends with `done`, or when no more can follow. Blueprints can be spent at every decision.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import FIRST_OWN_REASON
from hatoba.engine.steps import Step, asks, forced, optional, runs

# Verbs, in the order of the catalogue. TAKE is a family, one for each action in the order of tables.py.
DONE: Final[i64] = 0
END: Final[i64] = 1
BLUEPRINT: Final[i64] = 2
TAKE: Final[i64] = 3
CONSOLIDATE: Final[i64] = 4
ADVANCE: Final[i64] = 5
RUN: Final[i64] = 6
FULFIL: Final[i64] = 7
PAY: Final[i64] = 8
BUILD: Final[i64] = 9
UPGRADE: Final[i64] = 10
SHIP: Final[i64] = 11
TRAIN: Final[i64] = 12
DELIVER: Final[i64] = 13
CUBES: Final[i64] = 14
TOKEN: Final[i64] = 15
RETURN: Final[i64] = 16
REWARD: Final[i64] = 17
PUT: Final[i64] = 18
# Inner: what runs by itself.
PAY_WAGES: Final[i64] = 19

# Steps. First the turn; then the pieces of an action, at least one ...
TURN: Final[i64] = 1
KNOWLEDGE_STEPS: Final[i64] = 2
MINES_STEPS: Final[i64] = 3
PRODUCTION_RUNS: Final[i64] = 4
EXPORT_CONTRACTS: Final[i64] = 5
SHIPS_BOUGHT: Final[i64] = 6
TRAINS_BOUGHT: Final[i64] = 7
MACHINES_BOUGHT: Final[i64] = 8
DELIVERIES: Final[i64] = 9
LAST_PIECES: Final[i64] = 9
# ... pieces that a factory gives, as many as wanted ...
FREE_SHIPS: Final[i64] = 10
FREE_TRAINS: Final[i64] = 11
FREE_MACHINES: Final[i64] = 12
LAST_FREE: Final[i64] = 12
# ... choices of one thing ...
PAYMENT: Final[i64] = 13
INVESTMENT: Final[i64] = 14
CUBES_PAID: Final[i64] = 15
TOKEN_PUT: Final[i64] = 16
TOKEN_BACK: Final[i64] = 17
EMPEROR: Final[i64] = 18
ACHIEVEMENT: Final[i64] = 19
LAST_CHOICE: Final[i64] = 19
# ... and the end of the turn.
WAGES: Final[i64] = 20
END_OF_TURN: Final[i64] = 21

STEPS: Final[dict[int, Step]] = {
    TURN: asks("turn", TAKE, CONSOLIDATE, BLUEPRINT),
    KNOWLEDGE_STEPS: optional("knowledge", ADVANCE, BLUEPRINT, DONE, leave=DONE),
    MINES_STEPS: optional("mines", ADVANCE, BLUEPRINT, DONE, leave=DONE),
    PRODUCTION_RUNS: optional("production", RUN, BLUEPRINT, DONE, leave=DONE),
    EXPORT_CONTRACTS: optional("export", FULFIL, BLUEPRINT, DONE, leave=DONE),
    SHIPS_BOUGHT: optional("ships", SHIP, BLUEPRINT, DONE, leave=DONE),
    TRAINS_BOUGHT: optional("trains", TRAIN, BLUEPRINT, DONE, leave=DONE),
    MACHINES_BOUGHT: optional("machinery", UPGRADE, BLUEPRINT, DONE, leave=DONE),
    DELIVERIES: optional("local_market", DELIVER, BLUEPRINT, DONE, leave=DONE),
    FREE_SHIPS: optional("free_ships", SHIP, BLUEPRINT, DONE, leave=DONE),
    FREE_TRAINS: optional("free_trains", TRAIN, BLUEPRINT, DONE, leave=DONE),
    FREE_MACHINES: optional("free_machinery", UPGRADE, BLUEPRINT, DONE, leave=DONE),
    PAYMENT: forced("payment", PAY, BLUEPRINT),
    INVESTMENT: forced("invest", BUILD, BLUEPRINT),
    CUBES_PAID: forced("cubes", CUBES, BLUEPRINT),
    TOKEN_PUT: forced("influence_token", TOKEN, BLUEPRINT),
    TOKEN_BACK: forced("returned_token", RETURN, BLUEPRINT),
    EMPEROR: forced("emperors_reward", REWARD, BLUEPRINT),
    ACHIEVEMENT: forced("achievement", PUT, BLUEPRINT),
    WAGES: runs("wages", PAY_WAGES),
    END_OF_TURN: optional("end_of_turn", BLUEPRINT, END, leave=END),
}
"""Blueprints keep no step waiting but the last: before it they could be spent when the turn began."""


# What a step of pieces carries: how many are done, and which: a bit for each region, good or contract chosen.


def pieces(done: i64, chosen: i64) -> i64:
    return done | (chosen << 8)


def pieces_done(x: i64) -> i64:
    return x & 255


def pieces_chosen(x: i64) -> i64:
    return x >> 8


# DELIVERIES keep to one region: theirs is the region, + 1.


def region_served(x: i64) -> i64:
    """Where the deliveries are; -1 before the first."""
    return (x >> 8) - 1


# What PAYMENT carries: the contract, how many of its amounts are paid, all goods used, and the lowest good that may
# come next where goods for equal amounts come in order.


def payment(contract: i64, paid: i64, used: i64, from_good: i64) -> i64:
    return contract | (paid << 4) | (from_good << 8) | (used << 12)


def contract_of(x: i64) -> i64:
    return x & 15


def amounts_paid(x: i64) -> i64:
    return (x >> 4) & 15


def payment_from(x: i64) -> i64:
    return (x >> 8) & 15


def goods_used(x: i64) -> i64:
    """The goods that the contract was paid with so far, as a mask."""
    return x >> 12


# What TOKEN_PUT carries: the space and the cubes paid.


def delivery(space: i64, cubes: i64) -> i64:
    return space | (cubes << 8)


def delivery_space(x: i64) -> i64:
    return x & 255


def delivery_cubes(x: i64) -> i64:
    return x >> 8


# Reasons.
R: Final[i64] = FIRST_OWN_REASON
SHORT: Final[i64] = R
SHORT_OF_GOOD: Final[i64] = R + 1
KNOWLEDGE_TOO_LOW: Final[i64] = R + 2
BOARD_FULL: Final[i64] = R + 3
NO_WORKER: Final[i64] = R + 4
TRACK_AT_END: Final[i64] = R + 5
NO_FACTORY: Final[i64] = R + 6
STORE_FULL: Final[i64] = R + 7
NOTHING_TO_RUN: Final[i64] = R + 8
NOTHING_TO_FULFIL: Final[i64] = R + 9
NOTHING_TO_BUILD: Final[i64] = R + 10
NOTHING_TO_DELIVER: Final[i64] = R + 11
CONTRACT_DONE: Final[i64] = R + 12
CONTRACT_UNPAID: Final[i64] = R + 13
GOOD_USED: Final[i64] = R + 14
FACTORY_TAKEN: Final[i64] = R + 15
GOOD_OWNED: Final[i64] = R + 16
MACHINE_FULL: Final[i64] = R + 17
MACHINE_FITS: Final[i64] = R + 18
NO_PIECE_LEFT: Final[i64] = R + 19
REGION_FULL: Final[i64] = R + 20
NO_REGION_FREE: Final[i64] = R + 21
OTHER_REGION: Final[i64] = R + 22
NO_TOKEN_FITS: Final[i64] = R + 23
NO_TOKEN: Final[i64] = R + 24
TOKEN_TOO_LOW: Final[i64] = R + 25
TOKEN_TOO_HIGH: Final[i64] = R + 26
NOT_LOWEST: Final[i64] = R + 27
REWARD_TOO_HIGH: Final[i64] = R + 28
NO_REWARD_LEFT: Final[i64] = R + 29
ACHIEVEMENT_TAKEN: Final[i64] = R + 30
REGION_CHOSEN: Final[i64] = R + 31
ONE_IS_NEEDED: Final[i64] = R + 32
ACTION_AT_RISK: Final[i64] = R + 33
RUN_ALREADY: Final[i64] = R + 34

# Events.
TURN_STARTED: Final[i64] = 1
WORKER_TAKEN: Final[i64] = 2
GAINED: Final[i64] = 3
PAID: Final[i64] = 4
TRACK_MOVED: Final[i64] = 5
PRODUCED: Final[i64] = 6
CUBES_USED: Final[i64] = 7
CONTRACT_FULFILLED: Final[i64] = 8
FACTORY_BUILT: Final[i64] = 9
MACHINE_INSTALLED: Final[i64] = 10
SHIP_PLACED: Final[i64] = 11
TRAIN_PLACED: Final[i64] = 12
SHIPS_TURNED: Final[i64] = 13
TRAINS_TURNED: Final[i64] = 14
INFLUENCE_PUT: Final[i64] = 15
INFLUENCE_RETURNED: Final[i64] = 16
CONSOLIDATED: Final[i64] = 17
REWARD_TAKEN: Final[i64] = 18
MULTIPLIER_TAKEN: Final[i64] = 19
MULTIPLIER_PUT: Final[i64] = 20
MULTIPLIER_DISCARDED: Final[i64] = 21
WAGES_PAID: Final[i64] = 22
WORKERS_RETURNED: Final[i64] = 23
ROW_MOVED: Final[i64] = 24
WORKER_DRAWN: Final[i64] = 25
MARKER_MOVED: Final[i64] = 26
SCORING: Final[i64] = 27
REGION_SCORED: Final[i64] = 28
SCORED: Final[i64] = 29
FINAL_TURNS: Final[i64] = 30
END_MONEY: Final[i64] = 31
ACHIEVEMENT_SCORED: Final[i64] = 32
GAME_ENDED: Final[i64] = 33
