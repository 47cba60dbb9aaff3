"""The turn of Yokohama as data: the verbs, the steps, which verbs each step takes, and what a step carries.

The steps stand in the order of the rulebook: set-up, A additional actions, B main action (1 placement, 2 movement,
3 area action, 4 five-power bonus, 5 construction, 6 recovery), C additional actions; then the choices that payments
and rewards bring.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.steps import Step, asks, forced, optional, runs
from hatoba.games.trade import FIRST_GAME_EVENT, FIRST_GAME_REASON, PAY

# Verbs, in the order of the catalogue.
DONE: Final[i64] = 0
END: Final[i64] = 1
KEEP: Final[i64] = 2
FULFIL: Final[i64] = 3
ACHIEVE: Final[i64] = 4
AGENT: Final[i64] = 5
USE: Final[i64] = 6
CLAIM: Final[i64] = 7
SPIN: Final[i64] = 8
STUDY: Final[i64] = 9
PLACE: Final[i64] = 10
PLACE_TWO: Final[i64] = 11
GO: Final[i64] = 12
WALK: Final[i64] = 13
STOP: Final[i64] = 14
RIDE: Final[i64] = 15
RETURN: Final[i64] = 16
RECALL: Final[i64] = 17
SELL: Final[i64] = 18
BUY: Final[i64] = 19
HIRE: Final[i64] = 20
WORSHIP: Final[i64] = 21
DECLARE: Final[i64] = 22
DEVELOP: Final[i64] = 23
TAKE: Final[i64] = 24
PAY_WITH: Final[i64] = 25
FROM: Final[i64] = 26
TOKEN: Final[i64] = 27
BUILD: Final[i64] = 28
LEAVE: Final[i64] = 29
GAIN: Final[i64] = 30
LIFT: Final[i64] = 31
DROP: Final[i64] = 32
STATION_ON: Final[i64] = 33
# Inner: what runs by itself, and what is only asked.
ACT: Final[i64] = 34
GAIN_TECHNOLOGY: Final[i64] = 35
RECEIVE_ORDER: Final[i64] = 36
FILL_PORT: Final[i64] = 37
OPEN_UP: Final[i64] = 38

# Steps. PAY is trade.py's.
KEEP_ORDER: Final[i64] = 2
PHASE_A: Final[i64] = 3
PLACEMENT: Final[i64] = 4
PLACEMENT_TELEGRAM: Final[i64] = 5
MOVEMENT: Final[i64] = 6
WALKING: Final[i64] = 7
RECALLING: Final[i64] = 8
AREA_ACTION: Final[i64] = 9
EXCHANGING: Final[i64] = 10
HIRING: Final[i64] = 11
CHURCH: Final[i64] = 12
CHURCH_ASSISTANT: Final[i64] = 13
CUSTOMS: Final[i64] = 14
CUSTOMS_ASSISTANT: Final[i64] = 15
LABORATORY: Final[i64] = 16
TECHNOLOGY: Final[i64] = 17
PORT: Final[i64] = 18
SECOND_ORDER: Final[i64] = 19
REFILL_PORT: Final[i64] = 20
BONUS: Final[i64] = 21
CONSTRUCTION: Final[i64] = 22
RECOVERY: Final[i64] = 23
PHASE_C: Final[i64] = 24
AGENT_CHOICE: Final[i64] = 25
ANY_GOOD: Final[i64] = 26
WAREHOUSE: Final[i64] = 27
MOVE: Final[i64] = 28
MOVE_TO: Final[i64] = 29
STATION_TOKEN: Final[i64] = 30
REWARD_TOKEN: Final[i64] = 31
ORDER_PAID: Final[i64] = 32

ANY_TIME: Final = (SPIN, STUDY)
"""Once-a-turn technologies: at every decision but payments and walks."""
ADDITIONAL: Final = (FULFIL, ACHIEVE, AGENT)

STEPS: Final[dict[int, Step]] = {
    PAY: forced("payment", PAY_WITH),
    KEEP_ORDER: asks("keep_order", KEEP),
    PHASE_A: asks("additional_and_placement", PLACE, PLACE_TWO, *ADDITIONAL, *ANY_TIME, DONE),
    PLACEMENT: optional("placement", PLACE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    PLACEMENT_TELEGRAM: optional("placement_telegram", PLACE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    MOVEMENT: asks("movement", GO, WALK, RIDE, RETURN, *ANY_TIME),
    WALKING: optional("walking", WALK, STOP, leave=STOP),
    RECALLING: optional("recalling", RECALL, *ANY_TIME, DONE, leave=DONE),
    AREA_ACTION: runs("area_action", ACT),
    EXCHANGING: optional("chinatown", SELL, BUY, *ANY_TIME, DONE, leave=DONE, about=(BUY,)),
    HIRING: optional("employment_agency", HIRE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    CHURCH: optional("church", WORSHIP, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    CHURCH_ASSISTANT: forced("church_assistant", FROM),
    CUSTOMS: optional("customs", DECLARE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    CUSTOMS_ASSISTANT: forced("customs_assistant", FROM),
    LABORATORY: optional("laboratory", DEVELOP, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    TECHNOLOGY: runs("technology", GAIN_TECHNOLOGY),
    PORT: optional("port", TAKE, *ANY_TIME, DONE, leave=DONE),
    SECOND_ORDER: optional("second_order", TAKE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    REFILL_PORT: runs("refill_port", FILL_PORT),
    BONUS: optional("five_power_bonus", TOKEN, *ANY_TIME, DONE, leave=DONE),
    CONSTRUCTION: optional("construction", BUILD, *ANY_TIME, DONE, leave=DONE),
    RECOVERY: optional("recovery", LEAVE, *ANY_TIME, DONE, leave=DONE),
    PHASE_C: asks("additional_after", END, *ADDITIONAL, *ANY_TIME),
    AGENT_CHOICE: forced("agent_choice", USE),
    ANY_GOOD: asks("any_good", GAIN, *ANY_TIME),
    WAREHOUSE: optional("warehouse", HIRE, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    MOVE: optional("move", LIFT, *ANY_TIME, DONE, leave=DONE, about=(OPEN_UP,)),
    MOVE_TO: asks("move_to", DROP, *ANY_TIME),
    STATION_TOKEN: asks("station_token", STATION_ON, *ANY_TIME),
    REWARD_TOKEN: optional("reward_token", CLAIM, *ANY_TIME, leave=DONE),
    ORDER_PAID: runs("order_paid", RECEIVE_ORDER),
}
"""What is possible at any time can be done at the next step too: it keeps a step waiting only where it opens a way to
what the step is about (OPEN_UP). A reward token is claimed if there is one: nobody is asked whether."""


# What a step carries. Most carry one number: a count of what is done or left, a board, a space or a card. Where there
# are two, the first is the one that is shown, in the lowest bits. PAY's functions are trade.py's.


def shown_number(x: i64) -> i64:
    """What views and observations tell of a step's numbers."""
    return x & 255


# PLACEMENT_TELEGRAM: the board of mode B, and how many more assistants can go next to it, at least one.


def telegram(board: i64, left: i64) -> i64:
    return board | (left << 8)


def telegram_board(x: i64) -> i64:
    return x & 255


def telegram_left(x: i64) -> i64:
    """0 in the other steps of placing, which carry the assistants placed so far."""
    return x >> 8


# ANY_GOOD: how many goods are left, and whether one of this reward was copper already.


def goods_of_choice(left: i64, had_copper: i64) -> i64:
    return left | (had_copper << 8)


def goods_left(x: i64) -> i64:
    return x & 255


def had_copper(x: i64) -> i64:
    return x >> 8


# RECALLING: the boards recalled from so far, as a mask, for a search to go through them in order; nothing is shown.


def recalled(boards: i64) -> i64:
    return boards << 8


def recalled_boards(x: i64) -> i64:
    return x >> 8


# PORT carries nothing, SECOND_ORDER how many more orders can be taken, at least one.


def is_further_order(x: i64) -> bool:
    """Whether an order was taken in this action already, so that the next one is paid."""
    return x > 0


# Reasons, after trade.py's.
R: Final[i64] = FIRST_GAME_REASON
CANAL: Final[i64] = R
NOT_IN_PLAY: Final[i64] = R + 1
NO_ASSISTANT_IN_HAND: Final[i64] = R + 2
NO_ASSISTANT_THERE: Final[i64] = R + 3
ALREADY_PLACED_THERE: Final[i64] = R + 4
NOT_ADJACENT: Final[i64] = R + 5
PRESIDENT_THERE: Final[i64] = R + 6
OWN_PRESIDENT_THERE: Final[i64] = R + 7
VISITED: Final[i64] = R + 8
NO_WAY_ON: Final[i64] = R + 9
NEEDS_TECHNOLOGY: Final[i64] = R + 10
MUST_PLACE: Final[i64] = R + 11
PRESIDENT_IN_HAND: Final[i64] = R + 12
NOT_IN_HAND: Final[i64] = R + 13
NOT_ON_BOARD: Final[i64] = R + 14
LEVEL_TOO_HIGH: Final[i64] = R + 15
HAND_FULL: Final[i64] = R + 16
OWNED_ALREADY: Final[i64] = R + 17
SPACE_TAKEN: Final[i64] = R + 18
POWER_TOO_LOW: Final[i64] = R + 19
NONE_IN_WAREHOUSE: Final[i64] = R + 20
NO_PIECE_IN_HAND: Final[i64] = R + 21
BUILT_HERE_ALREADY: Final[i64] = R + 22
USED_THIS_TURN: Final[i64] = R + 23
NO_AGENT: Final[i64] = R + 24
CONDITION_NOT_MET: Final[i64] = R + 25
DONE_BEFORE: Final[i64] = R + 26
SAME_AREA: Final[i64] = R + 27

# Events, after trade.py's.
E: Final[i64] = FIRST_GAME_EVENT
TURN_STARTED: Final[i64] = E
KEPT: Final[i64] = E + 1
PLACED: Final[i64] = E + 2
FEE_PAID: Final[i64] = E + 3
PRESIDENT_MOVED: Final[i64] = E + 4
PRESIDENT_RETURNED: Final[i64] = E + 5
RECALLED: Final[i64] = E + 6
ACTED: Final[i64] = E + 7
INCOME: Final[i64] = E + 8
SCORED: Final[i64] = E + 9
TOKEN_TAKEN: Final[i64] = E + 10
BUILT: Final[i64] = E + 11
AGENT_USED: Final[i64] = E + 12
AGENT_GAINED: Final[i64] = E + 13
ACHIEVED: Final[i64] = E + 14
FULFILLED: Final[i64] = E + 15
ORDER_TAKEN: Final[i64] = E + 16
TECHNOLOGY_GAINED: Final[i64] = E + 17
ASSISTANT_PUT: Final[i64] = E + 18
HIRED: Final[i64] = E + 19
ASSISTANT_MOVED: Final[i64] = E + 20
STATION_PUT: Final[i64] = E + 21
REWARD_TOKEN_TAKEN: Final[i64] = E + 22
CARD_REVEALED: Final[i64] = E + 23
END_TRIGGERED: Final[i64] = E + 24
GAME_ENDED: Final[i64] = E + 25
