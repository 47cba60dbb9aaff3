"""A position of Nippon between two turns as numbers, for learned judgement: see hatoba.engine.describing."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.describing import put, put_bits, put_choice
from hatoba.engine.observing import seat_at
from hatoba.engine.state import seat_total
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE, ZERO
from hatoba.games.nippon.evaluate_forecast import forecast
from hatoba.games.nippon.evaluate_places import achievements_worth, outlook, regions_worth, strengths
from hatoba.games.nippon.evaluate_weights import BYTE, LOW, POINT
from hatoba.games.nippon.position import CATEGORIES, NipponPosition, token_seat, token_value
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    ACTION_SPACES,
    BAG,
    COLOURS,
    CONTRACTS,
    FIRST_SPACE,
    GOODS,
    KINDS,
    REGION_SPACES,
    REGIONS,
    REWARD_STACKS,
    SIDES,
    TILES_PER_GOOD,
    TOKEN_MAX,
    TRACKS,
    TRANSPORTS,
)
from hatoba.games.nippon.worth import budget_worth, lasting_worth, stores_worth, turns_ahead

MARKER_SPACES: Final[i64] = 14
"""The marker's way, from its first space; sheets with a longer one show no more of it."""
PIECES: Final[i64] = REGIONS * TRANSPORTS * SIDES


def describe(s: NipponPosition, row: vec[i64]) -> i64:
    """Write the row; how many numbers it has."""
    at = write_table(s, row, 0)
    place: i64
    for place in range(s.players):
        at = write_seat(s, seat_at(place, s.seat, s.players), row, at)
    return at


def write_table(s: NipponPosition, row: vec[i64], at: i64) -> i64:
    """The clock, what can be had, and what cities want."""
    row[at] = turns_ahead(s, s.seat) // 100
    row[at + 1] = s.turns_left
    row[at + 2] = s.multipliers_left
    row[at + 3] = s.workers_at(BAG)
    at = put_choice(row, at + 4, s.seat, s.players)
    at = put_choice(row, at, s.marker - s.t.marker_start, MARKER_SPACES)
    at = put(row, at, s.rewards, 0, REWARD_STACKS)
    space: i64
    for space in range(ACTION_SPACES):
        row[at] = s.workers_at(FIRST_SPACE + space)
        at = put_bits(row, at + 1, s.colours[FIRST_SPACE + space], COLOURS)
    return write_regions(s, row, at)


def write_regions(s: NipponPosition, row: vec[i64], at: i64) -> i64:
    """Foreign influence, room for transport, and the free spaces by good."""
    region: i64
    good: i64
    space: i64
    for region in range(REGIONS):
        row[at] = (strengths(s, region) >> (BYTE * s.players)) & LOW
        row[at + 1] = s.crowd[region]
        at += 2
        for good in range(GOODS):
            row[at + good] = 0
        for space in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
            if s.influence[space] == 0:
                row[at + s.wanted[space]] += 1
        at += GOODS
    return at


def write_seat(s: NipponPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """What one seat has, and what the evaluation makes of it."""
    left = turns_ahead(s, seat)
    row[at] = seat_total(s.points, seat, CATEGORIES)
    row[at + 1] = regions_worth(s, seat, outlook(s, left)) // POINT
    row[at + 2] = achievements_worth(s, seat, left) // POINT
    row[at + 3] = budget_worth(s, seat, left) // POINT
    row[at + 4] = stores_worth(s, seat, left) // POINT
    row[at + 5] = lasting_worth(s, seat, left) // POINT
    row[at + 6] = forecast(s, seat) // POINT
    row[at + 7] = s.hired(seat)
    row[at + 8] = s.colours_at(s.t.boards_at + seat)
    row[at + 9] = s.next_yen(seat)
    row[at + 10] = s.next_coal(seat)
    at = put_bits(row, at + 11, s.colours[s.t.boards_at + seat], COLOURS)
    at = put(row, at, s.stock, seat * KINDS, KINDS)
    at = put(row, at, s.tracks, seat * TRACKS, TRACKS)
    at = write_factories(s, seat, row, at)
    at = put(row, at, s.fulfilled, seat * CONTRACTS, CONTRACTS)
    at = put(row, at, s.tokens, seat * TOKEN_MAX, TOKEN_MAX)
    at = put(row, at, s.transport, seat * PIECES, PIECES)
    at = put(row, at, s.achievements, seat * ACHIEVEMENTS, ACHIEVEMENTS)
    return write_influence(s, seat, row, at)


def write_factories(s: NipponPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """Which tile of each good, its machines and its cubes."""
    own = seat * GOODS
    good: i64
    for good in range(GOODS):
        tile = s.factories[own + good] - 1 - good * TILES_PER_GOOD
        at = put_choice(row, at, tile, TILES_PER_GOOD)
    at = put(row, at, s.machines, own, GOODS)
    return put(row, at, s.stores, own, GOODS)


def write_influence(s: NipponPosition, seat: i64, row: vec[i64], at: i64) -> i64:
    """By region: the seat's influence, tokens and highest one; whether it leads, ties with or beats whom."""
    region: i64
    space: i64
    other: i64
    for region in range(REGIONS):
        packed = strengths(s, region)
        own = (packed >> (BYTE * seat)) & LOW
        best_other: i64 = 0
        for other in range(s.players):
            strength = (packed >> (BYTE * other)) & LOW
            if other != seat and strength > best_other:
                best_other = strength
        tokens: i64 = 0
        highest: i64 = 0
        for space in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
            code = s.influence[space]
            if code > 0 and token_seat(code) == seat:
                tokens += 1
                if token_value(code) > highest:
                    highest = token_value(code)
        row[at] = own
        row[at + 1] = tokens
        row[at + 2] = highest
        row[at + 3] = ONE if own > best_other else ZERO
        row[at + 4] = ONE if own > 0 and own == best_other else ZERO
        row[at + 5] = ONE if own > (packed >> (BYTE * s.players)) & LOW else ZERO
        at += 6
    return at
