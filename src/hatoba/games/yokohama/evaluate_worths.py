"""The weights of the evaluation, in hundredths of points, each with its reason, and a sheet priced by them."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import append, vec
from hatoba.games.trade import COPPER, FISH, IMPORTS, SILK, TEA, TRADE_GOODS, YEN
from hatoba.games.yokohama.tables import (
    BALL,
    BRICKYARD,
    ELECTRIC_LIGHT,
    GASLIGHT,
    NEWSPAPER,
    PATENT,
    REWARD,
    REWARD_ANY_GOOD,
    REWARD_MOVE,
    REWARD_VP,
    REWARD_WAREHOUSE,
    STATION,
    TELEGRAM,
    TELEPHONE,
    TRAM,
    WINERY,
    Worths,
    YokohamaTables,
)

POINT: Final[i64] = 100
ALL: Final[i64] = 100
"""Shares are out of this."""

# What things are worth beyond the points they already score, with the whole game ahead.
COPPER_WORTH: Final[i64] = 100  # at most three a turn
SILK_WORTH: Final[i64] = 70
TEA_WORTH: Final[i64] = 35  # fish too
IMPORT_WORTH: Final[i64] = 180  # customs, technologies, second orders
YEN_WORTH: Final[i64] = 32
MANY_YEN: Final[i64] = 10  # more than this is hardly spent
MANY_GOODS: Final[i64] = 6  # of one kind; likewise
AGENT_WORTH: Final[i64] = 200  # a second action in a turn
ICON_WORTH: Final[i64] = 70  # half of an agent
TECHNOLOGY_WORTH: Final[i64] = 200  # towards the majority
SCORING_EFFECT: Final[i64] = 600  # technologies that score, or save placements, again and again
OTHER_EFFECT: Final[i64] = 300
SCORING_EFFECTS: Final[i64] = (
    (1 << BALL)
    | (1 << BRICKYARD)
    | (1 << ELECTRIC_LIGHT)
    | (1 << GASLIGHT)
    | (1 << NEWSPAPER)
    | (1 << PATENT)
    | (1 << STATION)
    | (1 << TELEGRAM)
    | (1 << TELEPHONE)
    | (1 << TRAM)
    | (1 << WINERY)
)
ASSISTANT_WORTH: Final[i64] = 60  # out of the warehouse, in hand or on the map
SPARE_ASSISTANT: Final[i64] = 20  # beyond those that can be kept busy
BUSY_ASSISTANTS: Final[i64] = 8
READY_ASSISTANT: Final[i64] = 25  # in hand for the next placement
READY_ASSISTANTS: Final[i64] = 3
SHOPHOUSE_IN_HAND: Final[i64] = 80
SHOPHOUSE_BUILT: Final[i64] = 110  # a power more in every action there
TRADING_HOUSE_IN_HAND: Final[i64] = 480  # a strong action away from about nine points
TRADING_HOUSE_BUILT: Final[i64] = 150  # like a shophouse, and income

# What one unit of an action brings, net of what it costs.
PIECE_GAIN: Final[i64] = 60  # a *warehouse* reward
EXCHANGE_GAIN: Final[i64] = 25
MOVE_GAIN: Final[i64] = 40
SHOPHOUSE_REWARD: Final[i64] = 150
TRADING_HOUSE_REWARD: Final[i64] = 950
CHURCH_RACE: Final[i64] = 150  # towards the majority, less the assistant that stays
CUSTOMS_RACE: Final[i64] = 200
EVERYWHERE: Final[i64] = -1
NEEDED_GAIN: Final[i64] = 30  # for each good that an order in hand still lacks

# Orders and achievements, by the part that is there already.
ORDER_LEAST: Final[i64] = 25  # share of an order's gain while nothing of its goods is there
ORDER_MOST: Final[i64] = 92
GOAL_MOST: Final[i64] = 75

# Plans: how much of an action that is still to be done counts.
IDLE_GAIN: Final[i64] = 280  # what a turn brings with nothing prepared: preparing counts beyond this
NEXT_SHARE: Final[i64] = 68  # the best that the president can do next
FIRST_SHARE: Final[i64] = 45  # the best of the rest, a turn later
SECOND_SHARE: Final[i64] = 27
OTHER_SHARE: Final[i64] = 10

# A turn, measured: by how much it raises the lead that is seen here.
TURN_GAIN: Final[i64] = 950  # none in the last round, whose plans are near enough
PLACED_SHARE: Final[i64] = 66  # what is left of it after placing

# Time: how what is not points yet fades.
ROUND_FADE: Final[i64] = 3  # a round, in hundredths of the way to the end
DECK_FADE: Final[i64] = 12  # an order left in the deck
END_FADE: Final[i64] = 60  # what has faded when the end is triggered
TWO_TURNS_LEFT: Final[i64] = 30
LAST_TURN_LEFT: Final[i64] = 8


def price_sheet(t: YokohamaTables) -> Worths:
    """The rows of a sheet in hundredths of points."""
    worths = Worths()
    worths.unit_now = vec[i64]([POINT // t.goods_per_vp] * int(TRADE_GOODS))
    worths.unit_now = append(append(worths.unit_now, POINT * t.vp_imports), POINT // t.yen_per_vp)
    worths.unit_fading = vec[i64]([COPPER_WORTH, SILK_WORTH, TEA_WORTH, TEA_WORTH, IMPORT_WORTH, YEN_WORTH])
    worths.cheap_first = vec[i64]([TEA, FISH, SILK, COPPER, YEN, IMPORTS])
    worths.church_now = points_now(t.church_reward, worths.unit_now)
    worths.church_fading = points_to_come(t.church_reward, worths.unit_fading)
    worths.customs_now = points_now(t.customs_reward, worths.unit_now)
    worths.customs_fading = points_to_come(t.customs_reward, worths.unit_fading)
    worths.token_now = points_now(t.token_reward, worths.unit_now)
    worths.token_fading = points_to_come(t.token_reward, worths.unit_fading)
    worths.order_now = points_now(t.order_reward, worths.unit_now)
    worths.order_fading = points_to_come(t.order_reward, worths.unit_fading)
    card: i64
    good: i64
    for card in range(1, t.orders + 1):
        worths.order_fading[card] += ICON_WORTH
        for good in range(TRADE_GOODS):
            worths.order_now[card] -= t.order_cost[card * TRADE_GOODS + good] * worths.unit_now[good]
            worths.order_fading[card] -= t.order_cost[card * TRADE_GOODS + good] * worths.unit_fading[good]
    return worths


def points_now(rewards: vec[i64], units: vec[i64]) -> vec[i64]:
    """Each row of a table of rewards: its points, and what its goods are worth as points."""
    worths = vec[i64]()
    at: i64 = 0
    while at < len(rewards):
        worths = append(worths, goods_worth(rewards, at, units) + rewards[at + REWARD_VP] * POINT)
        at += REWARD
    return worths


def points_to_come(rewards: vec[i64], units: vec[i64]) -> vec[i64]:
    """Each row of a table of rewards: what its goods and choices are worth beyond that."""
    worths = vec[i64]()
    at: i64 = 0
    while at < len(rewards):
        choices = rewards[at + REWARD_WAREHOUSE] * PIECE_GAIN + rewards[at + REWARD_MOVE] * MOVE_GAIN
        worths = append(worths, goods_worth(rewards, at, units) + choices)
        at += REWARD
    return worths


def goods_worth(rewards: vec[i64], at: i64, units: vec[i64]) -> i64:
    worth = rewards[at + REWARD_ANY_GOOD] * units[COPPER]
    kind: i64
    for kind in range(YEN + 1):
        worth += rewards[at + kind] * units[kind]
    return worth
