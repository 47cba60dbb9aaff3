"""The weights of the evaluation, in hundredths of points, each with its reason; tuned by games of apprentices."""

from typing import Final

POINT: Final = 100

GOOD_POINTS: Final = 33  # three a point at the end; a number, since dividing takes long
YEN_POINTS: Final = 50

# What things are worth beyond the points they score, with the whole game ahead.
COPPER_WORTH: Final = 45  # the first one takes strength 3
SILK_WORTH: Final = 55
TEA_WORTH: Final = 13  # tea and fish: easily had when an order wants them
MANY_GOODS: Final = 3  # more of a kind than this is hardly used
IMPORT_WORTH: Final = 120  # three points more once turned, or a technology
TURNED_WORTH: Final = 10  # it can still pay
YEN_WORTH: Final = 39  # builds, upgrades and develops
FEW_YEN: Final = 4  # who has none of these is stuck,
FEW_YEN_WORTH: Final = 40  # so each of them is worth more
MANY_YEN: Final = 10  # more than this is hardly spent
PLUS_1_WORTH: Final = 117  # lifts an action over the next threshold
PLUS_2_WORTH: Final = 170
AGENT_WORTH: Final = 260  # an action of strength 3; little enough to be used soon
NEED_WORTH: Final = 40  # a step towards an agent not hired yet
FADE: Final = 6  # with so many turns of both left, a thing to be used once is worth half

# Orders: what they bring beyond points and reward, and how much of that the hand already counts.
ORDER_GAIN: Final = 39  # nearer to most orders
READY: Final = 96  # out of 100, once all goods are there
ORDER_IN_HAND: Final = 52  # a use for goods to come
REACH: Final = 105  # an order is worth half if goods of this worth are missing
PORT_WORTH: Final = 117  # a new order,
PORT_CARD: Final = 30  # more for each card to choose from
PORT_GOODS: Final = 20  # and for each good that waits for it,
HAND_FULL: Final = 21  # less for each order in hand
ORDER_SWING: Final = 6  # half-turns in which a lead in orders can change by one
PRODUCTION_SWING: Final = 3

# Each play of a strength card still to come: whose turn it is, and upgrades.
ACTION_WORTH: Final = 250  # an area action on average
STRENGTH_WORTH: Final = 120  # each strength in it

# What works again and again: for each of the seat's turns to come, in tenths.
SHOP_TURNS: Final = 30
WAREHOUSE_TURNS: Final = 260  # strength and income
ELECTRIC_LIGHT_TURNS: Final = 390  # warehouses are what pays most anyway
STRONG_TURNS: Final = 215  # University, and all that brings strength or yen steadily
FAIR_TURNS: Final = 150
SLIGHT_TURNS: Final = 75  # seldom fits

# Percent of these in the forecast: greedy players do best with modest ones, and end with more than they promise.
ENGINE_SHARE: Final = 350
ACTIONS_SHARE: Final = 170
EXTRAS_SHARE: Final = 150  # the fit says 570, but a search that believes it never uses them

BYTE: Final = 255
HAND_ORDERS: Final = 4  # orders that are looked at for the same goods
