"""The turn of Yokohama Duel as data: the verbs, the steps, and which verbs each step takes.

The steps stand in the order of the rulebook: set-up; 1 area action, 2 strength bonus, 3 building; end of the turn and
of the round; then the choices that payments and rewards bring.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.games.trade import FIRST_GAME_EVENT, FIRST_GAME_REASON, PAY

# Verbs, in the order of the catalogue.
DONE: Final[i64] = 0
END: Final[i64] = 1
FULFIL: Final[i64] = 2
HIRE: Final[i64] = 3
AGENT: Final[i64] = 4
SPIN: Final[i64] = 5
CHOOSE: Final[i64] = 6
RIDE: Final[i64] = 7
TAKE_TRAM: Final[i64] = 8
TAKE_STAGECOACH: Final[i64] = 9
POST: Final[i64] = 10
CALL: Final[i64] = 11
ADD: Final[i64] = 12
WORSHIP: Final[i64] = 13
TURN: Final[i64] = 14
SELL: Final[i64] = 15
BUY: Final[i64] = 16
DEVELOP: Final[i64] = 17
STATION_ON: Final[i64] = 18
KEEP: Final[i64] = 19
UNDER: Final[i64] = 20
PAY_WITH: Final[i64] = 21
BONUS: Final[i64] = 22
BUILD: Final[i64] = 23
PUT_BACK: Final[i64] = 24
UPGRADE: Final[i64] = 25

# Steps. PAY is trade.py's.
FIRST_ORDERS: Final[i64] = 2
CHOOSE_AREA: Final[i64] = 3
STRENGTH: Final[i64] = 4
CHURCH: Final[i64] = 5
CHURCH_CARD: Final[i64] = 6
CUSTOMS: Final[i64] = 7
EXCHANGING: Final[i64] = 8
LABORATORY: Final[i64] = 9
TECHNOLOGY: Final[i64] = 10
STATION_TOKEN: Final[i64] = 11
PORT: Final[i64] = 12
SECOND_ORDER: Final[i64] = 13
PORT_REST: Final[i64] = 14
STRENGTH_BONUS: Final[i64] = 15
REFILL_BONUS: Final[i64] = 16
BUILDING: Final[i64] = 17
END_OF_TURN: Final[i64] = 18
UPGRADING: Final[i64] = 19
NEXT_ROUND: Final[i64] = 20
FIRST_TURN: Final[i64] = 21
EXTRA_CARDS: Final[i64] = 22

FREE: Final = (FULFIL, HIRE, AGENT, SPIN)
"""Free actions: before and after each of the three steps, which is where no other choice is half made."""

STEPS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {
    PAY: ("payment", (PAY_WITH,)),
    FIRST_ORDERS: ("first_orders", (UNDER,)),
    CHOOSE_AREA: ("choose_area", (*FREE, CHOOSE, RIDE, TAKE_TRAM, TAKE_STAGECOACH)),
    STRENGTH: ("strength", (POST, CALL, ADD)),
    CHURCH: ("church", (WORSHIP, DONE)),
    CHURCH_CARD: ("church_card", ()),
    CUSTOMS: ("customs", (TURN, DONE)),
    EXCHANGING: ("chinatown", (SELL, BUY, DONE)),
    LABORATORY: ("laboratory", (DEVELOP, DONE)),
    TECHNOLOGY: ("technology", ()),
    STATION_TOKEN: ("station_token", (STATION_ON,)),
    PORT: ("port", (KEEP,)),
    SECOND_ORDER: ("second_order", (KEEP, DONE)),
    PORT_REST: ("port_rest", (UNDER, DONE)),
    STRENGTH_BONUS: ("strength_bonus", (*FREE, BONUS)),
    REFILL_BONUS: ("refill_bonus", ()),
    BUILDING: ("building", (*FREE, BUILD, DONE)),
    END_OF_TURN: ("end_of_turn", (*FREE, END)),
    UPGRADING: ("upgrade", (UPGRADE, DONE)),
    NEXT_ROUND: ("next_round", ()),
    FIRST_TURN: ("first_turn", ()),
    EXTRA_CARDS: ("extra_cards", (PUT_BACK,)),
}

# Reasons, after trade.py's.
R: Final[i64] = FIRST_GAME_REASON
AREA_USED: Final[i64] = R
AREA_NOT_USED: Final[i64] = R + 1
NEEDS_TECHNOLOGY: Final[i64] = R + 2
USED_THIS_ROUND: Final[i64] = R + 3
NO_WAREHOUSE_THERE: Final[i64] = R + 4
BY_AGENT: Final[i64] = R + 5
CARD_PLAYED: Final[i64] = R + 6
NOT_HIGHER: Final[i64] = R + 7
NO_EXTRA_CARD: Final[i64] = R + 8
NO_AGENT: Final[i64] = R + 9
AGENT_BUSY: Final[i64] = R + 10
NO_AGENT_LEFT: Final[i64] = R + 11
DONE_BEFORE: Final[i64] = R + 12
CONDITION_NOT_MET: Final[i64] = R + 13
NOT_IN_HAND: Final[i64] = R + 14
NOT_OPEN: Final[i64] = R + 15
NOT_DRAWN: Final[i64] = R + 16
TOO_MANY: Final[i64] = R + 17
SPACE_TAKEN: Final[i64] = R + 18
NO_PIECE_LEFT: Final[i64] = R + 19
UPGRADED_BEFORE: Final[i64] = R + 20
SAME_STRENGTH: Final[i64] = R + 21

# Events, after trade.py's.
E: Final[i64] = FIRST_GAME_EVENT
TURN_STARTED: Final[i64] = E
PUT_UNDER: Final[i64] = E + 1
AREA_CHOSEN: Final[i64] = E + 2
AGENT_SENT: Final[i64] = E + 3
INCOME: Final[i64] = E + 4
TECHNOLOGY_USED: Final[i64] = E + 5
STRENGTH_PLAYED: Final[i64] = E + 6
EXTRA_PLAYED: Final[i64] = E + 7
ACTED: Final[i64] = E + 8
CHURCH_CARD_TAKEN: Final[i64] = E + 9
IMPORTS_TURNED: Final[i64] = E + 10
TECHNOLOGY_GAINED: Final[i64] = E + 11
STATION_PUT: Final[i64] = E + 12
ORDER_LOOKED_AT: Final[i64] = E + 13
ORDER_KEPT: Final[i64] = E + 14
ORDER_DRAWN: Final[i64] = E + 15
BONUS_TAKEN: Final[i64] = E + 16
BONUS_SHUFFLED: Final[i64] = E + 17
BONUS_REVEALED: Final[i64] = E + 18
BUILT: Final[i64] = E + 19
FULFILLED: Final[i64] = E + 20
AGENT_HIRED: Final[i64] = E + 21
EXTRA_GAINED: Final[i64] = E + 22
EXTRA_PUT_BACK: Final[i64] = E + 23
ROUND_ENDED: Final[i64] = E + 24
UPGRADED: Final[i64] = E + 25
TECHNOLOGY_DISCARDED: Final[i64] = E + 26
TECHNOLOGY_REVEALED: Final[i64] = E + 27
GAME_ENDED: Final[i64] = E + 28
