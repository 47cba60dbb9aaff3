"""Final scoring (section 10.2) and the rival (section 10.3), from public facts: orders in hand are discarded first."""

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.trade import IMPORTS, TRADE_GOODS, YEN
from hatoba.games.yokohama.position import (
    CATEGORIES,
    CHURCH_MAJORITY,
    COUNTRY_SETS,
    CUSTOMS_MAJORITY,
    ICONS,
    LEFT_GOODS,
    LEFT_IMPORTS,
    LEFT_YEN,
    TALLY,
    TECHNOLOGY_MAJORITY,
    UNUSED_AGENTS,
    YokohamaPosition,
)
from hatoba.games.yokohama.tables import AGENT_KINDS, COUNTRIES, FREE_AGENT, NEUTRAL


def breakdown(s: YokohamaPosition) -> vec[i64]:
    """Points by seat and category, as if the game ended now."""
    points = s.points[:]
    church = majority_strengths(s, s.church)
    customs = majority_strengths(s, s.customs)
    production = production_strengths(s)
    seat: i64 = 0
    while seat < s.players:
        at = seat * CATEGORIES
        points[at + CHURCH_MAJORITY] = place_points(church, seat, s.t.church_majority)
        points[at + CUSTOMS_MAJORITY] = place_points(customs, seat, s.t.customs_majority)
        points[at + TECHNOLOGY_MAJORITY] = place_points(production, seat, s.t.technology_majority)
        points[at + COUNTRY_SETS] = country_points(s, seat)
        points[at + UNUSED_AGENTS] = unused_agents(s, seat) * s.t.vp_unused_agent
        points[at + LEFT_IMPORTS] = s.owned(seat, IMPORTS) * s.t.vp_imports
        points[at + LEFT_YEN] = s.owned(seat, YEN) // s.t.yen_per_vp
        points[at + LEFT_GOODS] = trade_goods(s, seat) // s.t.goods_per_vp
        seat += 1
    return points


def place_points(strengths: vec[i64], seat: i64, points: vec[i64]) -> i64:
    """What the seat's place is worth; strength 0 takes no place. At equal strength the lower number is ahead."""
    if strengths[seat] == 0:
        return 0
    ahead: i64 = 0
    other: i64 = 0
    while other < len(strengths):
        if strengths[other] > strengths[seat] or (strengths[other] == strengths[seat] and other < seat):
            ahead += 1
        other += 1
    return points[ahead] if ahead < len(points) else ZERO


def majority_strengths(s: YokohamaPosition, spaces: vec[i64]) -> vec[i64]:
    """For the church and the customs bonus, by seat, last the rival's: most assistants, then the one furthest right."""
    strengths = vec[i64]([0, 0, 0, 0, 0])
    size = len(spaces) + 1
    space: i64 = 0
    while space < len(spaces):
        owner = spaces[space]
        if owner != 0 and (owner != NEUTRAL or s.edition.rival):
            before = strengths[owner - 1]
            strengths[owner - 1] = (before // size + 1) * size + space
        space += 1
    return strengths


def production_strengths(s: YokohamaPosition) -> vec[i64]:
    """For the technology bonus, by seat, and last the rival's: twice the total value of the technologies."""
    strengths = vec[i64]([0, 0, 0, 0, 0])
    card = s.t.orders + 1
    while card <= s.t.cards:
        if s.owner[card] > 0:
            strengths[s.owner[card] - 1] += 2 * s.t.technology_value[card]
        card += 1
    if s.edition.rival:
        strengths[NEUTRAL - 1] = s.t.rival_production_doubled
    return strengths


def country_points(s: YokohamaPosition, seat: i64) -> i64:
    """The country bonus: the icons split into sets of different countries, the largest first."""
    total: i64 = 0
    taken: i64 = 0
    while True:
        different: i64 = 0
        country: i64 = 0
        while country < COUNTRIES:
            if s.tally[seat * TALLY + ICONS + country] > taken:
                different += 1
            country += 1
        if different == 0:
            return total
        total += s.t.country_sets[different - 1]
        taken += 1


def unused_agents(s: YokohamaPosition, seat: i64) -> i64:
    """Foreign agents only: free agents score nothing."""
    count: i64 = 0
    kind: i64 = 0
    while kind < FREE_AGENT:
        count += s.agents[seat * AGENT_KINDS + kind]
        kind += 1
    return count


def trade_goods(s: YokohamaPosition, seat: i64) -> i64:
    total: i64 = 0
    good: i64 = 0
    while good < TRADE_GOODS:
        total += s.owned(seat, good)
        good += 1
    return total
