"""Scoring the regions (section 4) and the end (section 5). Everything is public."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import RUNNING
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.position import (
    CATEGORIES,
    FROM_ACHIEVEMENT,
    FROM_SCORING,
    FROM_SHIPS,
    FROM_WAGES,
    NipponPosition,
    token_seat,
    token_value,
)
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    BY_ADVANCED_FACTORIES,
    BY_COAL_STARS,
    BY_CONTRACTS,
    BY_FULL_MACHINES,
    BY_KNOWLEDGE_STARS,
    BY_SHIP_STARS,
    BY_TRAIN_STARS,
    BY_YEN,
    CITY_SPACES,
    COAL_TRACK,
    CONTRACTS,
    GOODS,
    KNOWLEDGE_CHEAPER,
    KNOWLEDGE_TRACK,
    MINES_CHEAPER,
    MONEY_TRACK,
    REGION_SPACES,
    REGIONS,
    SCORINGS,
    SHIP,
    SIDES,
    TRAIN,
)

SCORED_PLACES: Final[i64] = 3
SHIPS_UP_TO: Final[i64] = 2
"""The last place whose ships score."""


def breakdown(s: NipponPosition) -> vec[i64]:
    """Points by seat and category, as if the game ended now."""
    points = s.points[:]
    if s.over != RUNNING:
        return points
    score_regions(s, points, SCORINGS - 1, False)
    seat: i64
    achievement: i64
    for seat in range(s.players):
        at = seat * CATEGORIES
        points[at + FROM_WAGES] -= s.t.unpaid_vp * (end_colours(s, seat) - end_paid(s, seat))
        for achievement in range(ACHIEVEMENTS):
            points[at + FROM_ACHIEVEMENT + achievement] = base(s, seat, achievement) * multiplier(s, seat, achievement)
    return points


def tell_end(s: NipponPosition) -> None:
    """The events of the end: what `breakdown` counts, in the order of the rules."""
    if not s.recording:
        return
    score_regions(s, s.points[:], SCORINGS - 1, True)
    seat: i64 = 0
    while seat < s.players:
        paid = end_paid(s, seat)
        s.emit(steps.END_MONEY, seat, end_yen(s, seat), paid, end_colours(s, seat) - paid)
        achievement: i64 = 0
        while achievement < ACHIEVEMENTS:
            counted = base(s, seat, achievement)
            times = multiplier(s, seat, achievement)
            if counted * times > 0:
                s.emit(steps.ACHIEVEMENT_SCORED, seat, achievement, counted, times)
            achievement += 1
        seat += 1


# ----------------------------------------------------------------------------------- regions


def write_strengths(s: NipponPosition, region: i64, into: vec[i64], first: i64, stride: i64) -> None:
    """Write the influence of each seat, and last that of the foreign companies, to every so many-th place of a list.

    A seat has its tokens and, with at least one of them, its trains; foreign companies the numbers on empty spaces.
    """
    players = s.players
    seat: i64
    for seat in range(players):
        into[first + seat * stride] = 0
    numbers = s.t.foreign
    foreign: i64 = 0
    influence = s.influence
    at: i64
    for at in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
        code = influence[at]
        if code > 0:
            into[first + token_seat(code) * stride] += token_value(code)
        elif code == 0:
            foreign += numbers[at % CITY_SPACES]
    into[first + players * stride] = foreign
    side: i64
    for seat in range(players):
        if into[first + seat * stride] > 0:
            for side in range(SIDES):
                into[first + seat * stride] += s.on_map(seat, region, TRAIN, side) * s.t.train_influence[side]


def ships_worth(s: NipponPosition, seat: i64, region: i64) -> i64:
    total: i64 = 0
    side: i64 = 0
    while side < SIDES:
        total += s.on_map(seat, region, SHIP, side) * s.t.ship_vp[side]
        side += 1
    return total


def place_of(strengths: vec[i64], own: i64) -> i64:
    """1 + the number of those with more influence; foreign companies, the last in the list, take part."""
    place: i64 = 1
    other: i64
    for other in range(len(strengths)):
        if strengths[other] > strengths[own]:
            place += 1
    return place


def shared_vp(s: NipponPosition, strengths: vec[i64], own: i64, scoring: i64) -> i64:
    """The VP of the place; tied ones share those of all their places, rounded down."""
    tied: i64 = 0
    other: i64
    for other in range(len(strengths)):
        if strengths[other] == strengths[own]:
            tied += 1
    place = place_of(strengths, own)
    total: i64 = 0
    counted = place
    while counted < place + tied and counted <= SCORED_PLACES:
        total += s.t.region_vp[scoring * SCORED_PLACES + counted - 1]
        counted += 1
    return total // tied


def strengths_in(s: NipponPosition, region: i64) -> vec[i64]:
    """Influence by seat, and last that of the foreign companies."""
    strengths = vec[i64]([0] * int(s.players + 1))
    write_strengths(s, region, strengths, 0, 1)
    return strengths


def score_regions(s: NipponPosition, points: vec[i64], scoring: i64, telling: bool) -> None:
    """One of the three scorings, added to these points."""
    if telling:
        s.emit(steps.SCORING, scoring + 1)
    region: i64 = 0
    while region < REGIONS:
        strengths = strengths_in(s, region)
        seat: i64 = 0
        while seat < s.players:
            if strengths[seat] > 0:
                place = place_of(strengths, seat)
                vp = shared_vp(s, strengths, seat, scoring)
                ships = ships_worth(s, seat, region) if place <= SHIPS_UP_TO else ZERO
                points[seat * CATEGORIES + FROM_SCORING + scoring] += vp
                points[seat * CATEGORIES + FROM_SHIPS] += ships
                if telling:
                    s.emit(steps.REGION_SCORED, seat, region, place, vp, ships)
            seat += 1
        region += 1


# ----------------------------------------------------------------------------------- the last money


def colours_paid(s: NipponPosition, colours: i64, yen: i64) -> i64:
    """For how many colours of workers the money goes."""
    if s.t.wage * colours <= yen:
        return colours
    return yen // s.t.wage


def end_colours(s: NipponPosition, seat: i64) -> i64:
    return s.colours_at(s.t.boards_at + seat)


def end_paid(s: NipponPosition, seat: i64) -> i64:
    return colours_paid(s, end_colours(s, seat), s.track_number(seat, MONEY_TRACK))


def end_yen(s: NipponPosition, seat: i64) -> i64:
    """New money by the track, less the wages."""
    return s.track_number(seat, MONEY_TRACK) - end_paid(s, seat) * s.t.wage


# ----------------------------------------------------------------------------------- achievements


def multiplier(s: NipponPosition, seat: i64, achievement: i64) -> i64:
    token = s.achievements[seat * ACHIEVEMENTS + achievement]
    return token if token > 0 else s.t.achievement_printed[achievement]


def base(s: NipponPosition, seat: i64, achievement: i64) -> i64:
    """The VP of an achievement before its multiplier."""
    return counted_for(s, seat, achievement) // s.t.achievement_per[achievement]


def counted_for(s: NipponPosition, seat: i64, achievement: i64) -> i64:
    if achievement == BY_CONTRACTS:
        return contracts_done(s, seat)
    if achievement == BY_KNOWLEDGE_STARS:
        return s.track_stars(seat, KNOWLEDGE_TRACK) + bonus_stars(s, seat, KNOWLEDGE_CHEAPER)
    if achievement == BY_COAL_STARS:
        return s.track_stars(seat, COAL_TRACK) + bonus_stars(s, seat, MINES_CHEAPER)
    if achievement == BY_ADVANCED_FACTORIES:
        return advanced_factories(s, seat)
    if achievement == BY_FULL_MACHINES:
        return full_machines(s, seat)
    if achievement == BY_YEN:
        return end_yen(s, seat)
    if achievement == BY_SHIP_STARS:
        return s.t.stars_uncovered[s.gone(seat, SHIP)]
    if achievement == BY_TRAIN_STARS:
        return s.t.stars_uncovered[s.t.row_length + s.gone(seat, TRAIN)]
    return regions_with_token(s, seat)


def bonus_stars(s: NipponPosition, seat: i64, bonus: i64) -> i64:
    return s.t.bonus_stars[bonus] if s.has(seat, bonus) else ZERO


def contracts_done(s: NipponPosition, seat: i64) -> i64:
    total: i64 = 0
    contract: i64 = 0
    while contract < CONTRACTS:
        total += s.fulfilled[seat * CONTRACTS + contract]
        contract += 1
    return total


def advanced_factories(s: NipponPosition, seat: i64) -> i64:
    total: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if s.factories[seat * GOODS + good] != 0 and s.t.good_level[good] >= s.t.advanced_level:
            total += 1
        good += 1
    return total


def full_machines(s: NipponPosition, seat: i64) -> i64:
    total: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if s.machines[seat * GOODS + good] >= s.t.full_machine:
            total += 1
        good += 1
    return total


def has_token(s: NipponPosition, seat: i64, region: i64) -> bool:
    at: i64
    for at in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
        code = s.influence[at]
        if code > 0 and token_seat(code) == seat:
            return True
    return False


def regions_with_token(s: NipponPosition, seat: i64) -> i64:
    """Trains alone do not count."""
    total: i64 = 0
    region: i64
    for region in range(REGIONS):
        if has_token(s, seat, region):
            total += 1
    return total
