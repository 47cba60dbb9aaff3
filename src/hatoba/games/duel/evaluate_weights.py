"""The weights of the evaluation, in hundredths of points, each with its reason; tuned by games of apprentices."""

from typing import Final

from mypy_extensions import i64

POINT: Final[i64] = 100

GOOD_POINTS: Final[i64] = 33  # three a point at the end; a number, since dividing takes long
YEN_POINTS: Final[i64] = 50

# What things are worth beyond the points they score, with the whole game ahead.
COPPER_WORTH: Final[i64] = 45  # the first one takes strength 3
SILK_WORTH: Final[i64] = 55
TEA_WORTH: Final[i64] = 13  # tea and fish: easily had when an order wants them
MANY_GOODS: Final[i64] = 3  # more of a kind than this is hardly used
IMPORT_WORTH: Final[i64] = 120  # three points more once turned, or a technology
TURNED_WORTH: Final[i64] = 10  # it can still pay
YEN_WORTH: Final[i64] = 39  # builds, upgrades and develops
FEW_YEN: Final[i64] = 4  # who has none of these is stuck,
FEW_YEN_WORTH: Final[i64] = 40  # so each of them is worth more
MANY_YEN: Final[i64] = 10  # more than this is hardly spent
PLUS_1_WORTH: Final[i64] = 117  # lifts an action over the next threshold
PLUS_2_WORTH: Final[i64] = 170
AGENT_WORTH: Final[i64] = 260  # an action of strength 3; little enough to be used soon
NEED_WORTH: Final[i64] = 40  # a step towards an agent not hired yet
FADE: Final[i64] = 6  # with so many turns of both left, a thing to be used once is worth half

# Orders: what they bring beyond points and reward, and how much of that the hand already counts.
ORDER_GAIN: Final[i64] = 39  # nearer to most orders
READY: Final[i64] = 96  # out of 100, once all goods are there
ORDER_IN_HAND: Final[i64] = 52  # a use for goods to come
REACH: Final[i64] = 105  # an order is worth half if goods of this worth are missing
PORT_WORTH: Final[i64] = 117  # a new order,
PORT_CARD: Final[i64] = 30  # more for each card to choose from
PORT_GOODS: Final[i64] = 20  # and for each good that waits for it,
HAND_FULL: Final[i64] = 21  # less for each order in hand
ORDER_SWING: Final[i64] = 6  # half-turns in which a lead in orders can change by one
PRODUCTION_SWING: Final[i64] = 3

# Each play of a strength card still to come: whose turn it is, and upgrades.
ACTION_WORTH: Final[i64] = 250  # an area action on average
STRENGTH_WORTH: Final[i64] = 120  # each strength in it

# What works again and again: for each of the seat's turns to come, in tenths.
SHOP_TURNS: Final[i64] = 30
WAREHOUSE_TURNS: Final[i64] = 260  # strength and income
ELECTRIC_LIGHT_TURNS: Final[i64] = 390  # warehouses are what pays most anyway
STRONG_TURNS: Final[i64] = 215  # University, and all that brings strength or yen steadily
FAIR_TURNS: Final[i64] = 150
SLIGHT_TURNS: Final[i64] = 75  # seldom fits

# Percent of these in the forecast: greedy players do best with modest ones, and end with more than they promise.
ENGINE_SHARE: Final[i64] = 350
ACTIONS_SHARE: Final[i64] = 170
EXTRAS_SHARE: Final[i64] = 150  # the fit says 570, but a search that believes it never uses them

BYTE: Final[i64] = 255
HAND_ORDERS: Final[i64] = 4  # orders that are looked at for the same goods
