"""The turn of Yokohama Duel as data: the verbs, the steps, which verbs each step takes, and what a step carries.

The steps stand in the order of the rulebook: set-up; 1 area action, 2 strength bonus, 3 building; end of the turn and
of the round; then the choices that payments and rewards bring.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.steps import Step, asks, forced, optional, runs
from hatoba.engine.words import ZERO
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
# Inner: what runs by itself.
GAIN_CHURCH_CARD: Final[i64] = 26
GAIN_TECHNOLOGY: Final[i64] = 27
REFILL: Final[i64] = 28
BEGIN_ROUND: Final[i64] = 29
BEGIN_TURN: Final[i64] = 30

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
"""Free actions: wherever something else is asked in one's turn, but not in a payment (D4). Where strength is played,
they would change nothing that they could not change before the area was chosen."""

STEPS: Final[dict[int, Step]] = {
    PAY: forced("payment", PAY_WITH),
    FIRST_ORDERS: asks("first_orders", UNDER),
    CHOOSE_AREA: asks("choose_area", CHOOSE, RIDE, TAKE_TRAM, TAKE_STAGECOACH, *FREE),
    STRENGTH: forced("strength", ADD, POST, CALL, about=(POST, CALL)),
    CHURCH: optional("church", WORSHIP, DONE, *FREE, leave=DONE, about=FREE),
    CHURCH_CARD: runs("church_card", GAIN_CHURCH_CARD),
    CUSTOMS: optional("customs", TURN, DONE, *FREE, leave=DONE, about=FREE),
    EXCHANGING: optional("chinatown", SELL, BUY, DONE, *FREE, leave=DONE, about=(BUY, *FREE)),
    LABORATORY: optional("laboratory", DEVELOP, DONE, *FREE, leave=DONE, about=FREE),
    TECHNOLOGY: runs("technology", GAIN_TECHNOLOGY),
    STATION_TOKEN: asks("station_token", STATION_ON),
    PORT: forced("port", KEEP, *FREE),
    SECOND_ORDER: optional("second_order", KEEP, DONE, *FREE, leave=DONE, about=FREE),
    PORT_REST: forced("port_rest", UNDER, DONE, leave=DONE),
    STRENGTH_BONUS: asks("strength_bonus", BONUS, *FREE),
    REFILL_BONUS: runs("refill_bonus", REFILL),
    BUILDING: asks("building", BUILD, DONE, *FREE),
    END_OF_TURN: asks("end_of_turn", END, *FREE),
    UPGRADING: optional("upgrade", UPGRADE, DONE, leave=DONE),
    NEXT_ROUND: runs("next_round", BEGIN_ROUND),
    FIRST_TURN: runs("first_turn", BEGIN_TURN),
    EXTRA_CARDS: forced("extra_cards", PUT_BACK, leave=DONE),
}
"""Whether the hidden hand allows a free action decides about no stop: its size does (`DuelState.has_other_ways`)."""

ACTION_STEPS: Final = (
    STRENGTH,
    CHURCH,
    CHURCH_CARD,
    CUSTOMS,
    EXCHANGING,
    LABORATORY,
    TECHNOLOGY,
    PORT,
    SECOND_ORDER,
    PORT_REST,
    STRENGTH_BONUS,
    BUILDING,
    END_OF_TURN,
)
"""The steps that carry the action they belong to."""


# What these carry: the area, whether an agent acts, the total strength once it is fixed, and a number of their own.


def begun_action(area: i64, by_agent: bool) -> i64:
    return area | (BY_AGENT_BIT if by_agent else ZERO)


def with_total(x: i64, total: i64) -> i64:
    """The action when all strength is played, without a number of the step's own."""
    return area_of(x) | (total << 8) | (x & BY_AGENT_BIT)


def with_own(x: i64, own: i64) -> i64:
    """The same action with this number of the step's own."""
    return (x & (OWN_UNIT - 1)) | (own * OWN_UNIT)


def area_of(x: i64) -> i64:
    return x & 255


def total_of(x: i64) -> i64:
    return (x >> 8) & 255


def is_by_agent(x: i64) -> bool:
    return x & BY_AGENT_BIT != 0


def own_of(x: i64) -> i64:
    """Church card, technology, exchanges left, what was played at STRENGTH, or the pair of SECOND_ORDER."""
    return x >> 20


BY_AGENT_BIT: Final[i64] = 1 << 16
OWN_UNIT: Final[i64] = 1 << 20

# STRENGTH's own number: the card played by Postal, counted from 1, and whether Telephone was used.


def chosen_card(x: i64) -> i64:
    """The strength card played by Postal; -1 if it is the lowest."""
    return (own_of(x) & 15) - 1


def is_called(x: i64) -> bool:
    return own_of(x) & 16 != 0


def with_card(x: i64, card: i64) -> i64:
    return with_own(x, own_of(x) | (card + 1))


def with_call(x: i64) -> i64:
    return with_own(x, own_of(x) | 16)


# SECOND_ORDER's own number, if two orders were drawn and the other player knew one of them: the one that is kept, and
# whether it was known, and the one that is left.


def with_pair(x: i64, kept: i64, kept_known: bool, left_known: bool) -> i64:
    return with_own(x, kept | (KEPT_KNOWN if kept_known else ZERO) | (LEFT_KNOWN if left_known else ZERO))


def kept_of_pair(x: i64) -> i64:
    return own_of(x) & (KEPT_KNOWN - 1)


def is_kept_known(x: i64) -> bool:
    return own_of(x) & KEPT_KNOWN != 0


def is_left_known(x: i64) -> bool:
    return own_of(x) & LEFT_KNOWN != 0


KEPT_KNOWN: Final[i64] = 64
LEFT_KNOWN: Final[i64] = 128

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
ORDERS_DRAWN: Final[i64] = R + 22

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
