"""What a seat sees of a game of Nippon, as numbers. The blocks are described in hatoba.envs.layouts.nippon."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of
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


def write(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat. Nothing is hidden but what the bag will give."""
    if canvas.fresh:
        write_fixed(s, canvas)
    write_time(s, viewer, canvas)
    write_workers_and_rewards(s, canvas)
    write_cities(s, viewer, canvas)
    write_regions(s, viewer, canvas)
    write_rows(s, viewer, canvas)
    place: i64 = 0
    while place < s.players:
        write_seat(s, (viewer + place) % s.players, place, canvas)
        place += 1


def write_fixed(s: Position, canvas: Canvas) -> None:
    """What never changes during a game."""
    canvas.set(PLAYERS, s.players - 2, 1)
    space: i64 = 0
    while space < CITIES * CITY_SPACES:
        canvas.set(GOOD_WANTED, space * GOODS + s.wanted[space], 1)
        space += 1


def write_time(s: Position, viewer: i64, canvas: Canvas) -> None:
    """The clock of the game, and what is pending."""
    canvas.mark(START_PLAYER, place_of(0, viewer, s.players))
    canvas.set(ROUND, 0, s.round)
    canvas.mark(MARKER, s.marker - s.t.marker_start)
    canvas.set(TURNS_LEFT, 0, s.turns_left)
    if s.over != RUNNING:
        canvas.mark(OVER, 0)
        return
    canvas.mark(MOVER, place_of(s.seat, viewer, s.players))
    canvas.mark(STEP, s.step() - 1)
    write_pending(s, s.step(), s.step_x(), canvas)


def write_pending(s: Position, step: i64, x: i64, canvas: Canvas) -> None:
    """The number of the step, by what it means there."""
    if steps.KNOWLEDGE_STEPS <= step <= steps.LAST_FREE:
        canvas.put(PIECES_DONE, 0, x & steps.COUNT_MASK)
        canvas.put(LAST_PIECE, 0, x >> steps.LAST_SHIFT)
    elif step == steps.PAYMENT:
        canvas.mark(CONTRACT, actions.contract_of(x))
        canvas.put(AMOUNT_DUE, 0, actions.amount_due(s, x))
    elif step == steps.CUBES_PAID or step == steps.TOKEN_PUT:
        canvas.mark(SPACE, x & market.SPACE_MASK)
        canvas.put(CUBES, 0, x >> market.CUBES_SHIFT)
    elif step == steps.TOKEN_BACK:
        canvas.mark(CITY, x)
    elif step == steps.EMPEROR or step == steps.ACHIEVEMENT:
        canvas.put(MULTIPLIER, 0, x)


def write_workers_and_rewards(s: Position, canvas: Canvas) -> None:
    places = s.t.boards_at - FIRST_SPACE
    canvas.copy(BAG_WORKERS, 0, s.workers, BAG * COLOURS, COLOURS)
    canvas.copy(WORKERS, 0, s.workers, FIRST_SPACE * COLOURS, places * COLOURS)
    canvas.copy(MISSING, 0, s.missing, FIRST_SPACE, places)
    canvas.copy(REWARDS, 0, s.rewards, 0, REWARD_STACKS)
    canvas.set(MULTIPLIERS_LEFT, 0, s.multipliers_left)


def write_cities(s: Position, viewer: i64, canvas: Canvas) -> None:
    influence = s.influence
    spaces: i64 = CITIES * CITY_SPACES
    space: i64 = 0
    while space < spaces:
        code = influence[space]
        if code > 0:
            canvas.put(TOKEN, place_of(token_seat(code), viewer, s.players) * spaces + space, token_value(code))
        space += 1


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
    at: i64
    for at in range(seat * GOODS, (seat + 1) * GOODS):
        if factories[at] > 0:
            canvas.mark(FACTORY, place * s.t.factories + factories[at] - 1)
