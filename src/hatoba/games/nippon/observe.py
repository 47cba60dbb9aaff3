"""What a seat sees of a game of Nippon, as numbers. The blocks are described in hatoba.games.nippon.observation."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.observing import Canvas, place_of, seat_at
from hatoba.engine.state import MAX_SEATS, RUNNING, seat_total
from hatoba.engine.words import NONE, ONE, ZERO
from hatoba.games.nippon import actions, scoring, steps
from hatoba.games.nippon.position import CATEGORIES, NipponPosition, token_seat, token_value
from hatoba.games.nippon.tables import (
    ACHIEVEMENTS,
    BAG,
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
    SPACES,
    TOKEN_MAX,
    TRACKS,
    TRAIN,
    TRANSPORTS,
)

# The blocks.
OVER: Final[i64] = 0
PLAYERS: Final[i64] = 1
STEP: Final[i64] = 2
MOVER: Final[i64] = 3
START_PLAYER: Final[i64] = 4
PIECES_DONE: Final[i64] = 5
CHOSEN: Final[i64] = 6
SERVED: Final[i64] = 7
CONTRACT: Final[i64] = 8
AMOUNT_DUE: Final[i64] = 9
SPACE: Final[i64] = 10
CUBES: Final[i64] = 11
CITY: Final[i64] = 12
MULTIPLIER: Final[i64] = 13
ROUND: Final[i64] = 14
MARKER: Final[i64] = 15
TURNS_LEFT: Final[i64] = 16
BAG_WORKERS: Final[i64] = 17
WORKERS: Final[i64] = 18
MISSING: Final[i64] = 19
REWARDS: Final[i64] = 20
MULTIPLIERS_LEFT: Final[i64] = 21
GOOD_WANTED: Final[i64] = 22
TOKEN: Final[i64] = 23
TRANSPORT_FREE: Final[i64] = 24
INFLUENCE: Final[i64] = 25
FOREIGN: Final[i64] = 26
TRANSPORT: Final[i64] = 27
POINTS: Final[i64] = 28
STOCK: Final[i64] = 29
TRACK: Final[i64] = 30
NEXT_YEN: Final[i64] = 31
NEXT_COAL: Final[i64] = 32
HIRED: Final[i64] = 33
FACTORY: Final[i64] = 34
MACHINE: Final[i64] = 35
STORE: Final[i64] = 36
FULFILLED: Final[i64] = 37
TOKENS: Final[i64] = 38
PIECES_LEFT: Final[i64] = 39
ACHIEVEMENT: Final[i64] = 40
BLOCKS: Final[i64] = 41

NUMBER: Final[i64] = 1
"""The part of STEP that stands for its number."""
SPACE_BITS: Final[i64] = 5
"""So many bits hold what is on a space."""


def write(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """The whole observation of a seat. Nothing is hidden but what the bag will give."""
    if canvas.fresh:
        write_fixed(s, canvas)
    write_time(s, viewer, canvas)
    write_workers_and_rewards(s, canvas)
    write_map(s, viewer, canvas)
    write_rows(s, viewer, canvas)
    place: i64
    for place in range(s.players):
        write_seat(s, seat_at(place, viewer, s.players), place, canvas)


def write_fixed(s: NipponPosition, canvas: Canvas) -> None:
    """What never changes during a game."""
    canvas.set(PLAYERS, s.players - 2, 1)
    space: i64
    for space in range(SPACES):
        canvas.set(GOOD_WANTED, space * GOODS + s.wanted[space], 1)


def write_time(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """The clock of the game, and what is pending."""
    canvas.choose(START_PLAYER, place_of(0, viewer, s.players))
    canvas.set(ROUND, 0, s.round)
    canvas.choose(MARKER, s.marker - s.t.marker_start)
    canvas.set(TURNS_LEFT, 0, s.turns_left)
    running = s.over == RUNNING
    canvas.set(OVER, 0, ZERO if running else ONE)
    canvas.choose(MOVER, place_of(s.seat, viewer, s.players) if running else NONE)
    step: i64 = s.step() if running else ZERO
    x: i64 = s.step_x() if running else ZERO
    canvas.choose(STEP, step - 1)
    if canvas.changed(STEP, NUMBER, (step << 32) | x):
        write_pending(s, step, x, canvas)


def write_pending(s: NipponPosition, step: i64, x: i64, canvas: Canvas) -> None:
    """The number of the step, by what it means there."""
    pieces = steps.KNOWLEDGE_STEPS <= step <= steps.LAST_FREE
    canvas.set(PIECES_DONE, 0, steps.pieces_done(x) if pieces else ZERO)
    deliveries = step == steps.DELIVERIES
    canvas.choose(SERVED, steps.region_served(x) if deliveries else NONE)
    chosen: i64 = steps.pieces_chosen(x) if pieces and not deliveries else ZERO
    number: i64
    for number in range(CONTRACTS):
        canvas.set(CHOSEN, number, (chosen >> number) & 1)
    payment = step == steps.PAYMENT
    canvas.choose(CONTRACT, steps.contract_of(x) if payment else NONE)
    canvas.set(AMOUNT_DUE, 0, actions.amount_due(s, x) if payment else ZERO)
    token = step == steps.CUBES_PAID or step == steps.TOKEN_PUT
    canvas.choose(SPACE, steps.delivery_space(x) if token else NONE)
    canvas.set(CUBES, 0, steps.delivery_cubes(x) if token else ZERO)
    canvas.choose(CITY, x if step == steps.TOKEN_BACK else NONE)
    multiplier = step == steps.EMPEROR or step == steps.ACHIEVEMENT
    canvas.set(MULTIPLIER, 0, x if multiplier else ZERO)


def write_workers_and_rewards(s: NipponPosition, canvas: Canvas) -> None:
    places = s.t.boards_at - FIRST_SPACE
    canvas.copy(BAG_WORKERS, 0, s.workers, BAG * COLOURS, COLOURS)
    canvas.copy(WORKERS, 0, s.workers, FIRST_SPACE * COLOURS, places * COLOURS)
    canvas.copy(MISSING, 0, s.missing, FIRST_SPACE, places)
    canvas.copy(REWARDS, 0, s.rewards, 0, REWARD_STACKS)
    canvas.set(MULTIPLIERS_LEFT, 0, s.multipliers_left)


def write_map(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """Ships and trains, tokens, and what influence they come to."""
    crowd = s.crowd
    pieces: i64 = 0
    region: i64
    for region in range(REGIONS):
        pieces += crowd[region]
    # What is on the map stays there, so their number tells whether any came.
    sailed = canvas.changed(TRANSPORT, 0, pieces * MAX_SEATS + viewer)
    if sailed:
        canvas.copy_seats(TRANSPORT, s.transport, viewer, s.players, REGIONS * TRANSPORTS * SIDES)
        for region in range(REGIONS):
            canvas.set(TRANSPORT_FREE, region, s.scale.transport - crowd[region])
    put = have_tokens_changed(s, viewer, canvas)
    if put:
        write_tokens(s, viewer, canvas)
    if sailed or put:
        write_influence(s, viewer, canvas)


def have_tokens_changed(s: NipponPosition, viewer: i64, canvas: Canvas) -> bool:
    """Whether there is news for the viewer on any space; those of a region are told by one number."""
    influence = s.influence
    changed = False
    region: i64
    at: i64
    for region in range(REGIONS):
        now = viewer
        for at in range(region * REGION_SPACES, (region + 1) * REGION_SPACES):
            now = (now << SPACE_BITS) | (influence[at] + 1)
        if canvas.changed(TOKEN, region, now):
            changed = True
    return changed


def write_tokens(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """By seat and space."""
    influence = s.influence
    canvas.wipe(TOKEN, 0, s.players * SPACES)
    at: i64
    for at in range(SPACES):
        if influence[at] > 0:
            place = place_of(token_seat(influence[at]), viewer, s.players)
            canvas.set(TOKEN, place * SPACES + at, token_value(influence[at]))


def write_influence(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """By seat and region, and that of the foreign companies."""
    line = canvas.line
    players = s.players
    region: i64
    for region in range(REGIONS):
        scoring.write_strengths(s, region, line, region, REGIONS)
    after_viewer = (players - viewer) * REGIONS
    canvas.copy(INFLUENCE, 0, line, viewer * REGIONS, after_viewer)
    canvas.copy(INFLUENCE, after_viewer, line, 0, viewer * REGIONS)
    canvas.copy(FOREIGN, 0, line, players * REGIONS, REGIONS)


def write_rows(s: NipponPosition, viewer: i64, canvas: Canvas) -> None:
    """What lies in the position by seat as it is shown."""
    players = s.players
    canvas.copy_seats(STOCK, s.stock, viewer, players, KINDS)
    canvas.copy_seats(TRACK, s.tracks, viewer, players, TRACKS)
    canvas.copy_seats(MACHINE, s.machines, viewer, players, GOODS)
    canvas.copy_seats(STORE, s.stores, viewer, players, GOODS)
    canvas.copy_seats(FULFILLED, s.fulfilled, viewer, players, CONTRACTS)
    canvas.copy_seats(TOKENS, s.tokens, viewer, players, TOKEN_MAX)
    canvas.copy_seats(ACHIEVEMENT, s.achievements, viewer, players, ACHIEVEMENTS)


def write_seat(s: NipponPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    canvas.set(POINTS, place, seat_total(s.points, seat, CATEGORIES))
    canvas.set(NEXT_YEN, place, s.next_yen(seat))
    canvas.set(NEXT_COAL, place, s.next_coal(seat))
    canvas.copy(HIRED, place * COLOURS, s.workers, (s.t.boards_at + seat) * COLOURS, COLOURS)
    canvas.set(PIECES_LEFT, place * TRANSPORTS + SHIP, s.t.pieces[SHIP] - s.gone(seat, SHIP))
    canvas.set(PIECES_LEFT, place * TRANSPORTS + TRAIN, s.t.pieces[TRAIN] - s.gone(seat, TRAIN))
    write_factories(s, seat, place, canvas)


def write_factories(s: NipponPosition, seat: i64, place: i64, canvas: Canvas) -> None:
    factories = s.factories
    owned: i64 = 0
    at: i64
    for at in range(seat * GOODS, (seat + 1) * GOODS):
        owned |= 1 << factories[at]
    canvas.flag(FACTORY, place, place * s.t.factories, owned >> 1)
