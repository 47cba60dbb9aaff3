"""The turn of Yokohama Duel as data: the verbs, the steps, and which verbs each step takes.

The steps stand in the order of the rulebook: set-up; 1 area action, 2 strength bonus, 3 building; end of the turn and
of the round; then the choices that payments and rewards bring.
"""

from typing import Final

from hatoba.games.trade import FIRST_GAME_EVENT, FIRST_GAME_REASON, PAY

# Verbs, in the order of the catalogue.
DONE: Final = 0
END: Final = 1
FULFIL: Final = 2
HIRE: Final = 3
AGENT: Final = 4
SPIN: Final = 5
CHOOSE: Final = 6
RIDE: Final = 7
TAKE_TRAM: Final = 8
TAKE_STAGECOACH: Final = 9
POST: Final = 10
CALL: Final = 11
ADD: Final = 12
WORSHIP: Final = 13
TURN: Final = 14
SELL: Final = 15
BUY: Final = 16
DEVELOP: Final = 17
STATION_ON: Final = 18
KEEP: Final = 19
UNDER: Final = 20
PAY_WITH: Final = 21
BONUS: Final = 22
BUILD: Final = 23
PUT_BACK: Final = 24
UPGRADE: Final = 25

# Steps. PAY is trade.py's.
FIRST_ORDERS: Final = 2
CHOOSE_AREA: Final = 3
STRENGTH: Final = 4
CHURCH: Final = 5
CHURCH_CARD: Final = 6
CUSTOMS: Final = 7
EXCHANGING: Final = 8
LABORATORY: Final = 9
TECHNOLOGY: Final = 10
STATION_TOKEN: Final = 11
PORT: Final = 12
SECOND_ORDER: Final = 13
PORT_REST: Final = 14
STRENGTH_BONUS: Final = 15
REFILL_BONUS: Final = 16
BUILDING: Final = 17
END_OF_TURN: Final = 18
UPGRADING: Final = 19
NEXT_ROUND: Final = 20
FIRST_TURN: Final = 21
EXTRA_CARDS: Final = 22

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
R: Final = FIRST_GAME_REASON
AREA_USED: Final = R
AREA_NOT_USED: Final = R + 1
NEEDS_TECHNOLOGY: Final = R + 2
USED_THIS_ROUND: Final = R + 3
NO_WAREHOUSE_THERE: Final = R + 4
BY_AGENT: Final = R + 5
CARD_PLAYED: Final = R + 6
NOT_HIGHER: Final = R + 7
NO_EXTRA_CARD: Final = R + 8
NO_AGENT: Final = R + 9
AGENT_BUSY: Final = R + 10
NO_AGENT_LEFT: Final = R + 11
DONE_BEFORE: Final = R + 12
CONDITION_NOT_MET: Final = R + 13
NOT_IN_HAND: Final = R + 14
NOT_OPEN: Final = R + 15
NOT_DRAWN: Final = R + 16
TOO_MANY: Final = R + 17
SPACE_TAKEN: Final = R + 18
NO_PIECE_LEFT: Final = R + 19
UPGRADED_BEFORE: Final = R + 20
SAME_STRENGTH: Final = R + 21

# Events, after trade.py's.
E: Final = FIRST_GAME_EVENT
TURN_STARTED: Final = E
PUT_UNDER: Final = E + 1
AREA_CHOSEN: Final = E + 2
AGENT_SENT: Final = E + 3
INCOME: Final = E + 4
TECHNOLOGY_USED: Final = E + 5
STRENGTH_PLAYED: Final = E + 6
EXTRA_PLAYED: Final = E + 7
ACTED: Final = E + 8
CHURCH_CARD_TAKEN: Final = E + 9
IMPORTS_TURNED: Final = E + 10
TECHNOLOGY_GAINED: Final = E + 11
STATION_PUT: Final = E + 12
ORDER_LOOKED_AT: Final = E + 13
ORDER_KEPT: Final = E + 14
ORDER_DRAWN: Final = E + 15
BONUS_TAKEN: Final = E + 16
BONUS_SHUFFLED: Final = E + 17
BONUS_REVEALED: Final = E + 18
BUILT: Final = E + 19
FULFILLED: Final = E + 20
AGENT_HIRED: Final = E + 21
EXTRA_GAINED: Final = E + 22
EXTRA_PUT_BACK: Final = E + 23
ROUND_ENDED: Final = E + 24
UPGRADED: Final = E + 25
TECHNOLOGY_DISCARDED: Final = E + 26
TECHNOLOGY_REVEALED: Final = E + 27
GAME_ENDED: Final = E + 28
