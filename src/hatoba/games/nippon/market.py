"""The local market (section 3.2): cubes to the cities of one region, influence tokens beside the goods."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import reason
from hatoba.engine.words import ZERO, bit_of
from hatoba.games.nippon import steps
from hatoba.games.nippon.actions import count_piece, next_in_order, use_cubes
from hatoba.games.nippon.position import (
    CUBES,
    FROM_REGION_BONUSES,
    TALLY,
    Position,
    token_code,
    token_seat,
    token_value,
)
from hatoba.games.nippon.tables import (
    CITY_SPACES,
    GOODS,
    REGION_BONUSES,
    REGION_SPACES,
    REGION_VP,
    TOKEN_MAX,
)

# The number of TOKEN_PUT: the space, then the cubes paid.
CUBES_SHIFT: Final[i64] = 8
SPACE_MASK: Final[i64] = 255


def token_limit(s: Position, good: i64, cubes: i64) -> i64:
    """The highest token for so many cubes of a good."""
    return s.t.token_for[good * (s.t.cubes_max + 1) + cubes]


def token_to_beat(s: Position, at: i64) -> i64:
    """A new token on the space must be higher than this: what lies there, or at the city's limit the lowest token."""
    influence = s.influence
    if influence[at] != 0:
        return token_value(influence[at])
    room = s.scale.city_max
    if room >= CITY_SPACES:
        return 0
    first = at - at % CITY_SPACES
    space: i64
    for space in range(first, first + CITY_SPACES):
        if influence[space]:
            room -= 1
    if room > 0:
        return 0
    lowest: i64 = TOKEN_MAX
    for space in range(first, first + CITY_SPACES):
        value = token_value(influence[space])
        if 0 < value < lowest:
            lowest = value
    return lowest


def highest_token(s: Position, limit: i64) -> i64:
    """The highest token of the supply up to a limit; 0 if there is none."""
    tokens = s.tokens
    below = s.seat * TOKEN_MAX - 1
    while limit > 0 and not tokens[below + limit]:
        limit -= 1
    return limit


def delivery_limit(s: Position, good: i64) -> i64:
    """The highest token that the cubes of a good in the store can bring."""
    return s.t.best_token_for[good * s.t.store_sizes + s.stores[s.seat * GOODS + good]]


def ways_to_deliver(s: Position, most: i64) -> i64:
    """The spaces where the next token can go, up to so many of them; all of an action are in one region."""
    ways: i64 = 0
    if s.tally[s.seat * TALLY + CUBES] == 0:
        return ways
    best = s.t.best_token_for
    sizes = s.t.store_sizes
    stores = s.stores
    wanted = s.wanted
    own = s.seat * GOODS
    region = next_in_order(s) - 1
    start = region * REGION_SPACES if region >= 0 else ZERO
    end = start + REGION_SPACES if region >= 0 else len(wanted)
    at: i64
    for at in range(start, end):
        good = wanted[at]
        if stores[own + good] and highest_token(s, best[good * sizes + stores[own + good]]) > token_to_beat(s, at):
            ways |= bit_of(at)
            most -= 1
            if most == 0:
                break
    return ways


def why_not_deliver(s: Position, at: i64) -> i64:
    region = next_in_order(s) - 1
    if region >= 0 and at // REGION_SPACES != region:
        return reason(steps.OTHER_REGION, region)
    good = s.wanted[at]
    if s.stores[s.seat * GOODS + good] == 0:
        return reason(steps.SHORT_OF_GOOD, good, 1)
    return reason(steps.NO_TOKEN_FITS, token_to_beat(s, at), delivery_limit(s, good))


def deliver(s: Position, at: i64) -> None:
    count_piece(s, at // REGION_SPACES, s.t.influence_max)
    s.push(steps.CUBES_PAID, at)


def ways_to_pay_cubes(s: Position) -> i64:
    """How many cubes can be paid; one is bit 0."""
    at = s.step_x()
    good = s.wanted[at]
    store = s.stores[s.seat * GOODS + good]
    beat = token_to_beat(s, at)
    ways: i64 = 0
    cubes: i64
    for cubes in range(1, (store if store < s.t.cubes_max else s.t.cubes_max) + 1):
        if highest_token(s, token_limit(s, good, cubes)) > beat:
            ways |= 1 << (cubes - 1)
    return ways


def why_not_pay_cubes(s: Position, cubes: i64) -> i64:
    at = s.step_x()
    good = s.wanted[at]
    lacking = cubes - s.stores[s.seat * GOODS + good]
    if lacking > 0:
        return reason(steps.SHORT_OF_GOOD, good, lacking)
    return reason(steps.NO_TOKEN_FITS, token_to_beat(s, at), token_limit(s, good, cubes))


def pay_cubes(s: Position, cubes: i64) -> None:
    at = s.pop()
    use_cubes(s, s.wanted[at], cubes)
    s.push(steps.TOKEN_PUT, at | (cubes << CUBES_SHIFT))


def ways_to_put_token(s: Position) -> i64:
    """The tokens that can be put; value 1 is bit 0."""
    x = s.step_x()
    at = x & SPACE_MASK
    own = s.seat * TOKEN_MAX
    ways: i64 = 0
    value: i64
    for value in range(token_to_beat(s, at), token_limit(s, s.wanted[at], x >> CUBES_SHIFT)):
        if s.tokens[own + value] > 0:
            ways |= 1 << value
    return ways


def why_not_put_token(s: Position, value: i64) -> i64:
    at = s.step_x() & SPACE_MASK
    limit = token_limit(s, s.wanted[at], s.step_x() >> CUBES_SHIFT)
    if value > limit:
        return reason(steps.TOKEN_TOO_HIGH, limit)
    beat = token_to_beat(s, at)
    return reason(steps.TOKEN_TOO_LOW, beat) if value <= beat else reason(steps.NO_TOKEN, value)


def put_token(s: Position, value: i64) -> None:
    """A replaced token goes back to its owner; so does the lowest of a city that had its limit."""
    at = s.pop() & SPACE_MASK
    s.tokens[s.seat * TOKEN_MAX + value - 1] -= 1
    full = s.influence[at] == 0 and token_to_beat(s, at) > 0
    if s.influence[at] != 0:
        send_back(s, at)
    s.influence[at] = token_code(s.seat, value)
    s.emit(steps.INFLUENCE_PUT, s.seat, at // CITY_SPACES, at % CITY_SPACES, value)
    give_region_bonus(s, at // REGION_SPACES)
    if full:
        s.push(steps.TOKEN_BACK, at // CITY_SPACES)


def lowest_tokens(s: Position) -> i64:
    """The spaces of the city with its lowest tokens; the new one was higher than some, so it is never among them."""
    first = s.step_x() * CITY_SPACES
    lowest: i64 = TOKEN_MAX
    spaces: i64 = 0
    space: i64
    for space in range(CITY_SPACES):
        value = token_value(s.influence[first + space])
        if 0 < value < lowest:
            lowest = value
            spaces = 0
        if value == lowest:
            spaces |= 1 << space
    return spaces


def return_token(s: Position, space: i64) -> None:
    city = s.pop()
    send_back(s, city * CITY_SPACES + space)


def send_back(s: Position, at: i64) -> None:
    """An influence token back to its owner's supply."""
    seat = token_seat(s.influence[at])
    value = token_value(s.influence[at])
    s.influence[at] = 0
    s.tokens[seat * TOKEN_MAX + value - 1] += 1
    s.emit(steps.INFLUENCE_RETURNED, seat, at // CITY_SPACES, at % CITY_SPACES, value)


def give_region_bonus(s: Position, region: i64) -> None:
    kind: i64 = 0
    while kind < REGION_BONUSES:
        amount = s.t.region_bonus[region * REGION_BONUSES + kind]
        if kind == REGION_VP:
            s.score(s.seat, FROM_REGION_BONUSES, amount)
        else:
            s.gain(s.seat, kind, amount)
        kind += 1
