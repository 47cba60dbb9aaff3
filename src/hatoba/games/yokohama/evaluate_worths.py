"""The weights of the evaluation, in hundredths of points, each with its reason, and a sheet priced by them."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import append, vec
from hatoba.games.trade import COPPER, TRADE_GOODS, YEN
from hatoba.games.yokohama.tables import REWARD, REWARD_ANY_GOOD, REWARD_MOVE, REWARD_VP, REWARD_WAREHOUSE, Tables

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
SCORING_EFFECTS: Final[i64] = 0b1011_1010_0011_0001_0111
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
CHEAP_FIRST: Final[i64] = 0x450132  # what the church is paid with: tea, fish, silk, copper, yen, imports
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


class Worths:
    """The rows of a sheet, priced once: points now, and what fades with the time ahead."""

    t: Tables | None
    unit_now: vec[i64]
    unit_fading: vec[i64]
    church_now: vec[i64]
    church_fading: vec[i64]
    customs_now: vec[i64]
    customs_fading: vec[i64]
    token_now: vec[i64]
    token_fading: vec[i64]
    order_now: vec[i64]
    order_fading: vec[i64]
    """Orders net of their goods."""

    def __init__(self) -> None:
        self.t = None

    def read(self, t: Tables) -> None:
        """Price another sheet."""
        self.unit_now = vec[i64]([POINT // t.goods_per_vp] * int(TRADE_GOODS))
        self.unit_now = append(append(self.unit_now, POINT * t.vp_imports), POINT // t.yen_per_vp)
        self.unit_fading = vec[i64]([COPPER_WORTH, SILK_WORTH, TEA_WORTH, TEA_WORTH, IMPORT_WORTH, YEN_WORTH])
        self.church_now = self.rewards(t.church_reward, False)
        self.church_fading = self.rewards(t.church_reward, True)
        self.customs_now = self.rewards(t.customs_reward, False)
        self.customs_fading = self.rewards(t.customs_reward, True)
        self.token_now = self.rewards(t.token_reward, False)
        self.token_fading = self.rewards(t.token_reward, True)
        self.order_now = self.rewards(t.order_reward, False)
        self.order_fading = self.rewards(t.order_reward, True)
        card: i64 = 1
        while card <= t.orders:
            self.order_fading[card] += ICON_WORTH
            good: i64 = 0
            while good < TRADE_GOODS:
                self.order_now[card] -= t.order_cost[card * TRADE_GOODS + good] * self.unit_now[good]
                self.order_fading[card] -= t.order_cost[card * TRADE_GOODS + good] * self.unit_fading[good]
                good += 1
            card += 1
        self.t = t

    def rewards(self, table: vec[i64], fading: bool) -> vec[i64]:
        """Each row of a table of rewards."""
        units = self.unit_fading if fading else self.unit_now
        worths = vec[i64]()
        at: i64 = 0
        while at < len(table):
            worth = table[at + REWARD_ANY_GOOD] * units[COPPER]
            kind: i64 = 0
            while kind <= YEN:
                worth += table[at + kind] * units[kind]
                kind += 1
            if fading:
                worth += table[at + REWARD_WAREHOUSE] * PIECE_GAIN + table[at + REWARD_MOVE] * MOVE_GAIN
            else:
                worth += table[at + REWARD_VP] * POINT
            worths = append(worths, worth)
            at += REWARD
        return worths


WORTHS: Final = Worths()
