"""Set-up (section 2). Every shuffle has its own stream."""

from mypy_extensions import i64

from hatoba.engine.rng import stream
from hatoba.engine.vectors import vec
from hatoba.games.nippon import steps, turn, workers
from hatoba.games.nippon.position import CATEGORIES, FROM_START, NOT_YET
from hatoba.games.nippon.state import NipponState
from hatoba.games.nippon.tables import (
    BAG,
    CITIES,
    CITY_SPACES,
    COLOURS,
    FIRST_SPACE,
    KINDS,
    REWARD_BONUSES,
    REWARD_STACKS,
    TOKEN_MAX,
)


def set_up(s: NipponState) -> None:
    equip_seats(s)
    lay_rewards(s)
    lay_cities(s)
    s.marker = s.t.marker_start
    s.turns_left = NOT_YET
    fill_spaces(s)
    s.push(steps.TURN)
    turn.start_turn(s)


def equip_seats(s: NipponState) -> None:
    seat: i64 = 0
    while seat < s.players:
        s.points[seat * CATEGORIES + FROM_START] = s.t.start_vp[seat]
        kind: i64 = 0
        while kind < KINDS:
            s.stock[seat * KINDS + kind] = s.t.start_stock[kind]
            kind += 1
        value: i64 = 0
        while value < TOKEN_MAX:
            s.tokens[seat * TOKEN_MAX + value] = s.t.token_copies[value]
            value += 1
        seat += 1


def lay_rewards(s: NipponState) -> None:
    """Three stacks of each multiplier; with fewer players some tokens of each are removed at random."""
    stack: i64 = 0
    while stack < REWARD_STACKS:
        s.rewards[stack] = s.t.reward_copies[stack]
        stack += 1
    s.multipliers_left = s.t.multiplier_copies
    if s.scale.rewards_removed == 0:
        return
    rng = stream(s.key, "rewards", 0)
    first: i64 = 0
    while first < REWARD_STACKS:
        removed: i64 = 0
        while removed < s.scale.rewards_removed:
            remove_reward(s, first, rng.below(rewards_from(s, first)))
            removed += 1
        first += REWARD_BONUSES


def rewards_from(s: NipponState, first: i64) -> i64:
    """Tokens in the stacks of one multiplier."""
    total: i64 = 0
    stack = first
    while stack < first + REWARD_BONUSES:
        total += s.rewards[stack]
        stack += 1
    return total


def remove_reward(s: NipponState, stack: i64, number: i64) -> None:
    """One token, counted through the stacks from this one on."""
    while number >= s.rewards[stack]:
        number -= s.rewards[stack]
        stack += 1
    s.rewards[stack] -= 1


def lay_cities(s: NipponState) -> None:
    """A random tile in random rotation on each city; what is left over is out."""
    tiles = vec[i64]([0] * int(s.t.tiles))
    number: i64 = 0
    while number < s.t.tiles:
        tiles[number] = number + 1
        number += 1
    rng = stream(s.key, "cities", 0)
    rng.shuffle(tiles, 0, s.t.tiles)
    s.tile = vec[i64]([0] * CITIES)
    s.rotation = vec[i64]([0] * CITIES)
    city: i64 = 0
    while city < CITIES:
        s.tile[city] = tiles[city]
        s.rotation[city] = rng.below(CITY_SPACES)
        city += 1
    s.find_wanted()


def fill_spaces(s: NipponState) -> None:
    """All workers into the bag; then the action spaces and the rows."""
    colour: i64 = 0
    while colour < COLOURS:
        s.workers[BAG * COLOURS + colour] = s.t.workers_per_colour - s.scale.workers_removed
        s.colours[BAG] |= 1 << colour
        colour += 1
    place: i64 = FIRST_SPACE
    while place < s.t.boards_at:
        s.missing[place] = workers.full_size(s, place)
        place += 1
    workers.draw_missing(s, stream(s.key, "workers", 0))
