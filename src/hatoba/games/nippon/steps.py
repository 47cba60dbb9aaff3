"""The turn of Nippon as data: the verbs, the steps, and which verbs each step takes.

A turn is one worker and one action, or a consolidation. An action's pieces are chosen one by one: a step of pieces
counts them and ends with `done`, or when no more can follow. Blueprints can be spent at every decision.
"""

from typing import Final

from hatoba.engine.pending import FIRST_OWN_REASON

# Verbs, in the order of the catalogue. The nine actions follow TAKE in the order of tables.py.
DONE: Final = 0
END: Final = 1
BLUEPRINT: Final = 2
TAKE: Final = 3
CONSOLIDATE: Final = 12
ADVANCE: Final = 13
RUN: Final = 14
FULFIL: Final = 15
PAY: Final = 16
BUILD: Final = 17
UPGRADE: Final = 18
SHIP: Final = 19
TRAIN: Final = 20
DELIVER: Final = 21
CUBES: Final = 22
TOKEN: Final = 23
RETURN: Final = 24
REWARD: Final = 25
PUT: Final = 26

# Steps. First the turn; then the pieces of an action, at least one ...
TURN: Final = 1
KNOWLEDGE_STEPS: Final = 2
MINES_STEPS: Final = 3
PRODUCTION_RUNS: Final = 4
EXPORT_CONTRACTS: Final = 5
SHIPS_BOUGHT: Final = 6
TRAINS_BOUGHT: Final = 7
MACHINES_BOUGHT: Final = 8
DELIVERIES: Final = 9
LAST_PIECES: Final = 9
# ... pieces that a factory gives, as many as wanted ...
FREE_SHIPS: Final = 10
FREE_TRAINS: Final = 11
FREE_MACHINES: Final = 12
LAST_FREE: Final = 12
# ... choices of one thing ...
PAYMENT: Final = 13
INVESTMENT: Final = 14
CUBES_PAID: Final = 15
TOKEN_PUT: Final = 16
TOKEN_BACK: Final = 17
EMPEROR: Final = 18
ACHIEVEMENT: Final = 19
LAST_CHOICE: Final = 19
# ... and the end of the turn.
WAGES: Final = 20
END_OF_TURN: Final = 21

ACTIONS: Final = (3, 4, 5, 6, 7, 8, 9, 10, 11)
"""The verbs that take a worker, one for each action."""

STEPS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    TURN: ("turn", (BLUEPRINT, *ACTIONS, CONSOLIDATE)),
    KNOWLEDGE_STEPS: ("knowledge", (ADVANCE, BLUEPRINT, DONE)),
    MINES_STEPS: ("mines", (ADVANCE, BLUEPRINT, DONE)),
    PRODUCTION_RUNS: ("production", (RUN, BLUEPRINT, DONE)),
    EXPORT_CONTRACTS: ("export", (FULFIL, BLUEPRINT, DONE)),
    SHIPS_BOUGHT: ("ships", (SHIP, BLUEPRINT, DONE)),
    TRAINS_BOUGHT: ("trains", (TRAIN, BLUEPRINT, DONE)),
    MACHINES_BOUGHT: ("machinery", (UPGRADE, BLUEPRINT, DONE)),
    DELIVERIES: ("local_market", (DELIVER, BLUEPRINT, DONE)),
    FREE_SHIPS: ("free_ships", (SHIP, BLUEPRINT, DONE)),
    FREE_TRAINS: ("free_trains", (TRAIN, BLUEPRINT, DONE)),
    FREE_MACHINES: ("free_machinery", (UPGRADE, BLUEPRINT, DONE)),
    PAYMENT: ("payment", (PAY, BLUEPRINT)),
    INVESTMENT: ("invest", (BUILD, BLUEPRINT)),
    CUBES_PAID: ("cubes", (CUBES, BLUEPRINT)),
    TOKEN_PUT: ("influence_token", (TOKEN, BLUEPRINT)),
    TOKEN_BACK: ("returned_token", (RETURN, BLUEPRINT)),
    EMPEROR: ("emperors_reward", (REWARD, BLUEPRINT)),
    ACHIEVEMENT: ("achievement", (PUT, BLUEPRINT)),
    WAGES: ("wages", ()),
    END_OF_TURN: ("end_of_turn", (BLUEPRINT, END)),
}
"""By step: its name and its verbs. The first verb of a step of pieces or of a choice is what the step is about."""

# What the number of a step of pieces holds: how many are done, and from LAST_SHIFT on the last one chosen, + 1.
COUNT_MASK: Final = 255
LAST_SHIFT: Final = 8

# Reasons.
R: Final = FIRST_OWN_REASON
SHORT: Final = R
SHORT_OF_GOOD: Final = R + 1
KNOWLEDGE_TOO_LOW: Final = R + 2
BOARD_FULL: Final = R + 3
NO_WORKER: Final = R + 4
TRACK_AT_END: Final = R + 5
NO_FACTORY: Final = R + 6
STORE_FULL: Final = R + 7
NOTHING_TO_RUN: Final = R + 8
NOTHING_TO_FULFIL: Final = R + 9
NOTHING_TO_BUILD: Final = R + 10
NOTHING_TO_DELIVER: Final = R + 11
CONTRACT_DONE: Final = R + 12
CONTRACT_UNPAID: Final = R + 13
GOOD_USED: Final = R + 14
FACTORY_TAKEN: Final = R + 15
GOOD_OWNED: Final = R + 16
MACHINE_FULL: Final = R + 17
MACHINE_FITS: Final = R + 18
NO_PIECE_LEFT: Final = R + 19
REGION_FULL: Final = R + 20
NO_REGION_FREE: Final = R + 21
OTHER_REGION: Final = R + 22
NO_TOKEN_FITS: Final = R + 23
NO_TOKEN: Final = R + 24
TOKEN_TOO_LOW: Final = R + 25
TOKEN_TOO_HIGH: Final = R + 26
NOT_LOWEST: Final = R + 27
REWARD_TOO_HIGH: Final = R + 28
NO_REWARD_LEFT: Final = R + 29
ACHIEVEMENT_TAKEN: Final = R + 30
OUT_OF_ORDER: Final = R + 31
ONE_IS_NEEDED: Final = R + 32
ACTION_AT_RISK: Final = R + 33

# Events.
TURN_STARTED: Final = 1
WORKER_TAKEN: Final = 2
GAINED: Final = 3
PAID: Final = 4
TRACK_MOVED: Final = 5
PRODUCED: Final = 6
CUBES_USED: Final = 7
CONTRACT_FULFILLED: Final = 8
FACTORY_BUILT: Final = 9
MACHINE_INSTALLED: Final = 10
SHIP_PLACED: Final = 11
TRAIN_PLACED: Final = 12
SHIPS_TURNED: Final = 13
TRAINS_TURNED: Final = 14
INFLUENCE_PUT: Final = 15
INFLUENCE_RETURNED: Final = 16
CONSOLIDATED: Final = 17
REWARD_TAKEN: Final = 18
MULTIPLIER_TAKEN: Final = 19
MULTIPLIER_PUT: Final = 20
MULTIPLIER_DISCARDED: Final = 21
WAGES_PAID: Final = 22
WORKERS_RETURNED: Final = 23
ROW_MOVED: Final = 24
WORKER_DRAWN: Final = 25
MARKER_MOVED: Final = 26
SCORING: Final = 27
REGION_SCORED: Final = 28
SCORED: Final = 29
FINAL_TURNS: Final = 30
END_MONEY: Final = 31
ACHIEVEMENT_SCORED: Final = 32
GAME_ENDED: Final = 33
