"""What a seat sees of a game of Nippon, as numbers. The blocks are described in hatoba.envs.layouts.nippon."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of, seat_at
from hatoba.engine.state import RUNNING, seat_total
from hatoba.games.nippon import actions, market, scoring, steps
from hatoba.games.nippon.position import CATEGORIES, Position, token_seat, token_value
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    BAG,
    CITIES,
    CITY_SPACES,
    COLOURS,
    CONTRACTS,
    FIRST_SPACE,
    GOODS,
    KINDS,
    REGION_SPACES,
    REGIONS,
    REWARD_STACKS,
    SHIP,
    SIDES,
    TOKEN_MAX,
    TRACKS,
    TRAIN,
    TRANSPORTS,
)

# The blocks.
OVER: Final = 0
PLAYERS: Final = 1
STEP: Final = 2
MOVER: Final = 3
START_PLAYER: Final = 4
PIECES_DONE: Final = 5
LAST_PIECE: Final = 6
CONTRACT: Final = 7
AMOUNT_DUE: Final = 8
SPACE: Final = 9
CUBES: Final = 10
CITY: Final = 11
MULTIPLIER: Final = 12
ROUND: Final = 13
MARKER: Final = 14
TURNS_LEFT: Final = 15
BAG_WORKERS: Final = 16
WORKERS: Final = 17
MISSING: Final = 18
REWARDS: Final = 19
MULTIPLIERS_LEFT: Final = 20
GOOD_WANTED: Final = 21
TOKEN: Final = 22
TRANSPORT_FREE: Final = 23
INFLUENCE: Final = 24
FOREIGN: Final = 25
TRANSPORT: Final = 26
POINTS: Final = 27
STOCK: Final = 28
TRACK: Final = 29
NEXT_YEN: Final = 30
NEXT_COAL: Final = 31
HIRED: Final = 32
FACTORY: Final = 33
MACHINE: Final = 34
STORE: Final = 35
FULFILLED: Final = 36
TOKENS: Final = 37
PIECES_LEFT: Final = 38
ACHIEVEMENT: Final = 39
BLOCKS: Final = 40

NUMBER: Final = 1
"""The part of STEP that stands for its number."""
SPACES: Final = CITIES * CITY_SPACES
SPACE_BITS: Final = 5
"""So many bits hold what is on a space."""


def write(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat. Nothing is hidden but what the bag will give."""
    if canvas.fresh:
        write_fixed(s, canvas)
    write_time(s, viewer, canvas)
    write_workers_and_rewards(s, canvas)
    write_cities(s, viewer, canvas)
    write_regions(s, viewer, canvas)
    write_rows(s, viewer, canvas)
    place: i64
    for place in range(s.players):
        write_seat(s, seat_at(place, viewer, s.players), place, canvas)


def write_fixed(s: Position, canvas: Canvas) -> None:
    """What never changes during a game."""
    canvas.set(PLAYERS, s.players - 2, 1)
    space: i64
    for space in range(SPACES):
        canvas.set(GOOD_WANTED, space * GOODS + s.wanted[space], 1)


def write_time(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The clock of the game, and what is pending."""
    canvas.choose(START_PLAYER, place_of(0, viewer, s.players))
    canvas.set(ROUND, 0, s.round)
    canvas.choose(MARKER, s.marker - s.t.marker_start)
    canvas.set(TURNS_LEFT, 0, s.turns_left)
    running = s.over == RUNNING
    canvas.set(OVER, 0, 0 if running else 1)
    canvas.choose(MOVER, place_of(s.seat, viewer, s.players) if running else -1)
    step: i64 = s.step() if running else 0
    x: i64 = s.step_x() if running else 0
    canvas.choose(STEP, step - 1)
    if canvas.changed(STEP, NUMBER, (step << 32) | x):
        write_pending(s, step, x, canvas)


def write_pending(s: Position, step: i64, x: i64, canvas: Canvas) -> None:
    """The number of the step, by what it means there."""
    pieces = steps.KNOWLEDGE_STEPS <= step <= steps.LAST_FREE
    canvas.set(PIECES_DONE, 0, x & steps.COUNT_MASK if pieces else 0)
    canvas.set(LAST_PIECE, 0, x >> steps.LAST_SHIFT if pieces else 0)
    payment = step == steps.PAYMENT
    canvas.choose(CONTRACT, actions.contract_of(x) if payment else -1)
    canvas.set(AMOUNT_DUE, 0, actions.amount_due(s, x) if payment else 0)
    token = step == steps.CUBES_PAID or step == steps.TOKEN_PUT
    canvas.choose(SPACE, x & market.SPACE_MASK if token else -1)
    canvas.set(CUBES, 0, x >> market.CUBES_SHIFT if token else 0)
    canvas.choose(CITY, x if step == steps.TOKEN_BACK else -1)
    multiplier = step == steps.EMPEROR or step == steps.ACHIEVEMENT
    canvas.set(MULTIPLIER, 0, x if multiplier else 0)


def write_workers_and_rewards(s: Position, canvas: Canvas) -> None:
    places = s.t.boards_at - FIRST_SPACE
    canvas.copy(BAG_WORKERS, 0, s.workers, BAG * COLOURS, COLOURS)
    canvas.copy(WORKERS, 0, s.workers, FIRST_SPACE * COLOURS, places * COLOURS)
    canvas.copy(MISSING, 0, s.missing, FIRST_SPACE, places)
    canvas.copy(REWARDS, 0, s.rewards, 0, REWARD_STACKS)
    canvas.set(MULTIPLIERS_LEFT, 0, s.multipliers_left)


def write_cities(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The tokens, by seat and space; a region's spaces are told by one number."""
    influence = s.influence
    news = False
    region: i64
    at: i64
    for region in range(REGIONS):
        now = viewer
        for at in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
            now = (now << SPACE_BITS) | (influence[at] + 1)
        if canvas.changed(TOKEN, region, now):
            news = True
    if news:
        canvas.wipe(TOKEN, 0, s.players * SPACES)
        for at in range(SPACES):
            if influence[at] > 0:
                place = place_of(token_seat(influence[at]), viewer, s.players)
                canvas.set(TOKEN, place * SPACES + at, token_value(influence[at]))


def write_regions(s: Position, viewer: i64, canvas: Canvas) -> None:
    line = canvas.line
    players = s.players
    region: i64
    for region in range(REGIONS):
        scoring.write_strengths(s, region, line, region, REGIONS)
    after_viewer = (players - viewer) * REGIONS
    canvas.copy(INFLUENCE, 0, line, viewer * REGIONS, after_viewer)
    canvas.copy(INFLUENCE, after_viewer, line, 0, viewer * REGIONS)
    canvas.copy(FOREIGN, 0, line, players * REGIONS, REGIONS)
    for region in range(REGIONS):
        line[region] = s.scale.transport - s.crowd[region]
    canvas.copy(TRANSPORT_FREE, 0, line, 0, REGIONS)


def write_rows(s: Position, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, KINDS)
    canvas.copy_seats(TRACK, s.tracks, viewer, players, TRACKS)
    canvas.copy_seats(MACHINE, s.machines, viewer, players, GOODS)
    canvas.copy_seats(STORE, s.stores, viewer, players, GOODS)
    canvas.copy_seats(FULFILLED, s.fulfilled, viewer, players, CONTRACTS)
    canvas.copy_seats(TOKENS, s.tokens, viewer, players, TOKEN_MAX)
    canvas.copy_seats(TRANSPORT, s.transport, viewer, players, REGIONS * TRANSPORTS * SIDES)
    canvas.copy_seats(ACHIEVEMENT, s.achievements, viewer, players, ACHIEVEMENTS)


def write_seat(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    canvas.set(POINTS, place, seat_total(s.points, seat, CATEGORIES))
    canvas.set(NEXT_YEN, place, s.next_yen(seat))
    canvas.set(NEXT_COAL, place, s.next_coal(seat))
    canvas.copy(HIRED, place * COLOURS, s.workers, (s.t.boards_at + seat) * COLOURS, COLOURS)
    canvas.set(PIECES_LEFT, place * TRANSPORTS + SHIP, s.t.pieces[SHIP] - s.gone(seat, SHIP))
    canvas.set(PIECES_LEFT, place * TRANSPORTS + TRAIN, s.t.pieces[TRAIN] - s.gone(seat, TRAIN))
    write_factories(s, seat, place, canvas)


def write_factories(s: Position, seat: i64, place: i64, canvas: Canvas) -> None:
    factories = s.factories
    owned: i64 = 0
    at: i64
    for at in range(seat * GOODS, (seat + 1) * GOODS):
        owned |= 1 << factories[at]
    canvas.flag(FACTORY, place, place * s.t.factories, owned >> 1)
