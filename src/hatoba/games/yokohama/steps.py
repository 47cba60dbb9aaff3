"""The turn of Yokohama as data: the verbs, the steps, and which verbs each step takes.

The steps stand in the order of the rulebook: set-up, A additional actions, B main action (1 placement, 2 movement,
3 area action, 4 five-power bonus, 5 construction, 6 recovery), C additional actions; then the choices that payments
and rewards bring.
"""

from typing import Final

from hatoba.games.trade import PAY

# Verbs, in the order of the catalogue.
DONE: Final = 0
END: Final = 1
KEEP: Final = 2
FULFIL: Final = 3
ACHIEVE: Final = 4
AGENT: Final = 5
USE: Final = 6
CLAIM: Final = 7
SPIN: Final = 8
STUDY: Final = 9
PLACE: Final = 10
PLACE_TWO: Final = 11
GO: Final = 12
WALK: Final = 13
STOP: Final = 14
RIDE: Final = 15
RETURN: Final = 16
RECALL: Final = 17
SELL: Final = 18
BUY: Final = 19
HIRE: Final = 20
WORSHIP: Final = 21
DECLARE: Final = 22
DEVELOP: Final = 23
TAKE: Final = 24
PAY_WITH: Final = 25
FROM: Final = 26
TOKEN: Final = 27
BUILD: Final = 28
LEAVE: Final = 29
GAIN: Final = 30
LIFT: Final = 31
DROP: Final = 32
STATION_ON: Final = 33

# Steps. PAY is trade.py's.
KEEP_ORDER: Final = 2
PHASE_A: Final = 3
PLACEMENT: Final = 4
PLACEMENT_TELEGRAM: Final = 5
MOVEMENT: Final = 6
WALKING: Final = 7
RECALLING: Final = 8
AREA_ACTION: Final = 9
EXCHANGING: Final = 10
HIRING: Final = 11
CHURCH: Final = 12
CHURCH_ASSISTANT: Final = 13
CUSTOMS: Final = 14
CUSTOMS_ASSISTANT: Final = 15
LABORATORY: Final = 16
TECHNOLOGY: Final = 17
PORT: Final = 18
SECOND_ORDER: Final = 19
REFILL_PORT: Final = 20
BONUS: Final = 21
CONSTRUCTION: Final = 22
RECOVERY: Final = 23
PHASE_C: Final = 24
AGENT_CHOICE: Final = 25
ANY_GOOD: Final = 26
WAREHOUSE: Final = 27
MOVE: Final = 28
MOVE_TO: Final = 29
STATION_TOKEN: Final = 30
REWARD_TOKEN: Final = 31
ORDER_PAID: Final = 32

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

# Reasons, after trade.py's.
R: Final = 14
CANAL: Final = R
NOT_IN_PLAY: Final = R + 1
NO_ASSISTANT_IN_HAND: Final = R + 2
NO_ASSISTANT_THERE: Final = R + 3
ALREADY_PLACED_THERE: Final = R + 4
NOT_ADJACENT: Final = R + 5
PRESIDENT_THERE: Final = R + 6
OWN_PRESIDENT_THERE: Final = R + 7
VISITED: Final = R + 8
NO_WAY_ON: Final = R + 9
NEEDS_TECHNOLOGY: Final = R + 10
MUST_PLACE: Final = R + 11
PRESIDENT_NOT_IN_HAND: Final = R + 12
PRESIDENT_IN_HAND: Final = R + 13
NOT_IN_HAND: Final = R + 14
NOT_ON_BOARD: Final = R + 15
LEVEL_TOO_HIGH: Final = R + 16
HAND_FULL: Final = R + 17
OWNED_ALREADY: Final = R + 18
SPACE_TAKEN: Final = R + 19
POWER_TOO_LOW: Final = R + 20
NONE_IN_WAREHOUSE: Final = R + 21
NO_PIECE_IN_HAND: Final = R + 22
BUILT_HERE_ALREADY: Final = R + 23
USED_THIS_TURN: Final = R + 24
NO_AGENT: Final = R + 25
CONDITION_NOT_MET: Final = R + 26
DONE_BEFORE: Final = R + 27
LOWER_AREA: Final = R + 28
NOT_OFFERED: Final = R + 29
SAME_AREA: Final = R + 30
NOTHING_TO_RECALL: Final = R + 31

# Events, after trade.py's.
TURN_STARTED: Final = 3
KEPT: Final = 4
PLACED: Final = 5
FEE_PAID: Final = 6
PRESIDENT_MOVED: Final = 7
PRESIDENT_RETURNED: Final = 8
RECALLED: Final = 9
ACTED: Final = 10
INCOME: Final = 11
SCORED: Final = 12
TOKEN_TAKEN: Final = 13
BUILT: Final = 14
AGENT_USED: Final = 15
AGENT_GAINED: Final = 16
ACHIEVED: Final = 17
FULFILLED: Final = 18
ORDER_TAKEN: Final = 19
TECHNOLOGY_GAINED: Final = 20
ASSISTANT_PUT: Final = 21
HIRED: Final = 22
ASSISTANT_MOVED: Final = 23
STATION_PUT: Final = 24
REWARD_TOKEN_TAKEN: Final = 25
CARD_REVEALED: Final = 26
END_TRIGGERED: Final = 27
GAME_ENDED: Final = 28
