"""The turn of Yokohama as data: the verbs, the steps, and which verbs each step takes.

The steps stand in the order of the rulebook: set-up, A additional actions, B main action (1 placement, 2 movement,
3 area action, 4 five-power bonus, 5 construction, 6 recovery), C additional actions; then the choices that payments
and rewards bring.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.games.trade import PAY

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

STEPS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    KEEP_ORDER: ("keep_order", (KEEP,)),
    PHASE_A: ("additional_and_placement", (*ADDITIONAL, *ANY_TIME, PLACE, PLACE_TWO, DONE)),
    PLACEMENT: ("placement", (*ANY_TIME, PLACE, DONE)),
    PLACEMENT_TELEGRAM: ("placement_telegram", (*ANY_TIME, PLACE, DONE)),
    MOVEMENT: ("movement", (*ANY_TIME, GO, WALK, RIDE, RETURN)),
    WALKING: ("walking", (WALK, STOP)),
    RECALLING: ("recalling", (*ANY_TIME, RECALL, DONE)),
    AREA_ACTION: ("area_action", ()),
    EXCHANGING: ("chinatown", (*ANY_TIME, SELL, BUY, DONE)),
    HIRING: ("employment_agency", (*ANY_TIME, HIRE, DONE)),
    CHURCH: ("church", (*ANY_TIME, WORSHIP, DONE)),
    CHURCH_ASSISTANT: ("church_assistant", (FROM,)),
    CUSTOMS: ("customs", (*ANY_TIME, DECLARE, DONE)),
    CUSTOMS_ASSISTANT: ("customs_assistant", (FROM,)),
    LABORATORY: ("laboratory", (*ANY_TIME, DEVELOP, DONE)),
    TECHNOLOGY: ("technology", ()),
    PORT: ("port", (*ANY_TIME, TAKE, DONE)),
    SECOND_ORDER: ("second_order", (*ANY_TIME, TAKE, DONE)),
    REFILL_PORT: ("refill_port", ()),
    BONUS: ("five_power_bonus", (*ANY_TIME, TOKEN, DONE)),
    CONSTRUCTION: ("construction", (*ANY_TIME, BUILD, DONE)),
    RECOVERY: ("recovery", (*ANY_TIME, LEAVE, DONE)),
    PHASE_C: ("additional_after", (*ADDITIONAL, *ANY_TIME, END)),
    AGENT_CHOICE: ("agent_choice", (USE,)),
    PAY: ("payment", (PAY_WITH,)),
    ANY_GOOD: ("any_good", (*ANY_TIME, GAIN)),
    WAREHOUSE: ("warehouse", (*ANY_TIME, HIRE, DONE)),
    MOVE: ("move", (*ANY_TIME, LIFT, DONE)),
    MOVE_TO: ("move_to", (*ANY_TIME, DROP)),
    STATION_TOKEN: ("station_token", (*ANY_TIME, STATION_ON)),
    REWARD_TOKEN: ("reward_token", (*ANY_TIME, CLAIM)),
    ORDER_PAID: ("order_paid", ()),
}

ALWAYS_ASK: Final = (KEEP_ORDER, PHASE_A, MOVEMENT, PHASE_C, ANY_GOOD, MOVE_TO, STATION_TOKEN)
"""Steps that never run by themselves."""

# Reasons, after trade.py's.
R: Final[i64] = 14
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
PRESIDENT_NOT_IN_HAND: Final[i64] = R + 12
PRESIDENT_IN_HAND: Final[i64] = R + 13
NOT_IN_HAND: Final[i64] = R + 14
NOT_ON_BOARD: Final[i64] = R + 15
LEVEL_TOO_HIGH: Final[i64] = R + 16
HAND_FULL: Final[i64] = R + 17
OWNED_ALREADY: Final[i64] = R + 18
SPACE_TAKEN: Final[i64] = R + 19
POWER_TOO_LOW: Final[i64] = R + 20
NONE_IN_WAREHOUSE: Final[i64] = R + 21
NO_PIECE_IN_HAND: Final[i64] = R + 22
BUILT_HERE_ALREADY: Final[i64] = R + 23
USED_THIS_TURN: Final[i64] = R + 24
NO_AGENT: Final[i64] = R + 25
CONDITION_NOT_MET: Final[i64] = R + 26
DONE_BEFORE: Final[i64] = R + 27
LOWER_AREA: Final[i64] = R + 28
NOT_OFFERED: Final[i64] = R + 29
SAME_AREA: Final[i64] = R + 30
NOTHING_TO_RECALL: Final[i64] = R + 31

# Events, after trade.py's.
TURN_STARTED: Final[i64] = 3
KEPT: Final[i64] = 4
PLACED: Final[i64] = 5
FEE_PAID: Final[i64] = 6
PRESIDENT_MOVED: Final[i64] = 7
PRESIDENT_RETURNED: Final[i64] = 8
RECALLED: Final[i64] = 9
ACTED: Final[i64] = 10
INCOME: Final[i64] = 11
SCORED: Final[i64] = 12
TOKEN_TAKEN: Final[i64] = 13
BUILT: Final[i64] = 14
AGENT_USED: Final[i64] = 15
AGENT_GAINED: Final[i64] = 16
ACHIEVED: Final[i64] = 17
FULFILLED: Final[i64] = 18
ORDER_TAKEN: Final[i64] = 19
TECHNOLOGY_GAINED: Final[i64] = 20
ASSISTANT_PUT: Final[i64] = 21
HIRED: Final[i64] = 22
ASSISTANT_MOVED: Final[i64] = 23
STATION_PUT: Final[i64] = 24
REWARD_TOKEN_TAKEN: Final[i64] = 25
CARD_REVEALED: Final[i64] = 26
END_TRIGGERED: Final[i64] = 27
GAME_ENDED: Final[i64] = 28
