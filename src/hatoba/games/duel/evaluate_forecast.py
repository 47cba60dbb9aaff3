"""What the forecast of evaluate.py leaves out, for the strongest searches: what things are worth to good players.

Fitted on top of it (least squares, ridged, as in examples/fit_forecast.py) to how 320 games between merchants and,
with 0.3 of the weight, 1,000 between apprentices ended. In these games seats were given things for nothing now and
then; extra strength, agents and turned imports brought about what the fit says, so it may be believed: docs/bots.md.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import append, vec
from hatoba.engine.words import ONE, ZERO
from hatoba.games.duel import free, position, tables
from hatoba.games.duel.evaluate import forecast
from hatoba.games.duel.evaluate_goods import larger, smaller
from hatoba.games.duel.evaluate_weights import FEW_YEN, MANY_GOODS
from hatoba.games.duel.position import DuelPosition
from hatoba.games.trade import IMPORTS, TRADE_GOODS, YEN

WEIGHTS: Final = (
    # In hundredths of points for each: at the end, and how much more with the whole game ahead.
    ("strength to come", -99, 167),  # of all plays of strength cards: early more, late less than forecast
    ("copper", 49, 59),
    ("silk", 42, 31),
    ("tea", 34, 76),
    ("fish", 36, 12),
    ("too many goods", -41, -52),
    ("imports", 121, -153),  # early they only wait for the customs
    ("few yen", -59, 254),  # who has none in the beginning is stuck
    ("shops", 25, 273),
    ("+1", 93, 235),  # lifts an action over a threshold: another bonus, a building
    ("+2", 120, 928),
    ("agents", 307, 200),
    ("towards the agent for orders", 105, 303),
    ("towards that for technologies", 62, 255),
    ("towards that for church cards", 93, 368),
    ("towards that for turned imports", -55, 443),
    ("fulfilled orders", -9, -67),
    ("orders in hand", 123, 180),
    # Warehouses, in the order of what areas give. Both go to the laboratory several times a round: it earns each time.
    ("warehouse: copper mine", 46, -709),
    ("warehouse: silk mill", -19, -52),
    ("warehouse: tea plantation", 73, -716),
    ("warehouse: fishing ground", 54, -704),
    ("warehouse: imports", 0, 0),  # no area gives them
    ("warehouse: bank", -49, 14),
    ("warehouse: Chinatown", 89, -1272),
    ("warehouse: church", 30, -204),
    ("warehouse: customs", -45, -293),
    ("warehouse: laboratory", 22, 1899),
    ("warehouse: port", -11, -415),
    # Technologies, beside what `technology_turns` makes of them: most promise too much.
    ("exposition", -100, 269),
    ("ball", 35, -692),
    ("station", -7, -755),
    ("mining", 6, -52),
    ("stock", -25, -440),
    ("patent", 23, -326),
    ("letterpress", -46, 189),
    ("stagecoach", 13, -94),
    ("electric light", 46, -1570),  # steers apprentices to warehouses, which count for themselves
    ("postal", -77, -444),
    ("gaslight", -32, -799),
    ("telegraph", -56, 753),  # every extra-strength card counts one more
    ("language school", 71, -54),
    ("university", -267, 871),  # upgrades for nothing, if it comes early; none after round 3
    ("tram", 11, -550),
    ("winery", -25, -608),
    ("telephone", 1, -567),
    ("newspaper", -81, 58),
    ("spinning mill", -55, -277),
    ("brickyard", 68, -906),
)
KEPT: Final = vec[i64]([row[1] for row in WEIGHTS])
AHEAD: Final = vec[i64]([row[2] for row in WEIGHTS])


def foresee(s: DuelPosition, seat: i64) -> i64:
    """The forecast with all that."""
    total = forecast(s, seat)
    if s.over != RUNNING:
        return total
    turns = s.t.rounds * s.t.turns * s.players
    left = turns - s.turn
    has = features(s, seat)
    more: i64 = 0
    at: i64 = 0
    while at < len(has):
        more += has[at] * (KEPT[at] * turns + AHEAD[at] * left)
        at += 1
    return total + more // turns


def features(s: DuelPosition, seat: i64) -> vec[i64]:
    """What a seat has, in the order of the weights."""
    has = vec[i64]()
    has = append(has, strength_to_come(s, seat))
    many: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        has = append(has, s.owned(seat, good))
        many += larger(0, s.owned(seat, good) - MANY_GOODS)
        good += 1
    has = append(has, many)
    has = append(has, s.owned(seat, IMPORTS))
    has = append(has, smaller(FEW_YEN, s.owned(seat, YEN)))
    has = append(has, s.count(seat, position.SHOP_COUNT))
    has = append(has, s.extra[seat * tables.EXTRA_KINDS])
    has = append(has, s.extra[seat * tables.EXTRA_KINDS + 1])
    has = append(has, s.agents[seat])
    need: i64 = 0
    while need < tables.NEEDS:
        is_hired = s.hired[seat * tables.NEEDS + need] != 0
        has = append(has, ZERO if is_hired else smaller(free.amount_of(s, seat, need), s.t.agent_need[need]))
        need += 1
    has = append(has, s.count(seat, position.ORDER_COUNT))
    has = append(has, s.count(seat, position.HAND_COUNT))
    return with_technologies(s, seat, with_warehouses(s, seat, has))


def with_warehouses(s: DuelPosition, seat: i64, has: vec[i64]) -> vec[i64]:
    """By what their areas give, for sheets may list the areas in another order."""
    first = len(has)
    gives: i64 = 0
    while gives <= tables.GIVES_ORDERS:
        has = append(has, 0)
        gives += 1
    area: i64 = 0
    while area < s.t.areas:
        if s.warehouses[area] == seat + 1:
            has[first + s.t.gives[area]] += 1
        area += 1
    return has


def with_technologies(s: DuelPosition, seat: i64, has: vec[i64]) -> vec[i64]:
    technology: i64 = 1
    while technology <= s.t.technologies:
        has = append(has, ONE if s.owner[technology] == seat + 1 else ZERO)
        technology += 1
    return has


def strength_to_come(s: DuelPosition, seat: i64) -> i64:
    """The strength of all plays of strength cards in this round and the next ones."""
    rounds = s.t.rounds - s.round
    total: i64 = 0
    card: i64 = 0
    while card < tables.STRENGTH_CARDS:
        plays = rounds if s.is_available(seat, card) else rounds - 1
        total += plays * s.card_strength(seat, card)
        card += 1
    return total
