"""The local market (section 3.2): cubes to the cities of one region, influence tokens beside the goods."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import LEGAL, reason
from hatoba.games.nippon import steps
from hatoba.games.nippon.actions import done_so_far, has_cubes, use_cubes
from hatoba.games.nippon.position import FROM_REGION_BONUSES, Position, token_code, token_seat, token_value
from hatoba.games.nippon.tables import (
    CITY_SPACES,
    GOODS,
    REGION_BONUSES,
    REGION_SPACES,
    REGION_VP,
    REGIONS,
    TOKEN_MAX,
)

# The number of TOKEN_PUT: the space, then the cubes paid.
CUBES_SHIFT: Final = 8
SPACE_MASK: Final = 255


def token_limit(s: Position, good: i64, cubes: i64) -> i64:
    """The highest token for so many cubes of a good."""
    return s.t.token_for[good * (s.t.cubes_max + 1) + cubes]


def token_to_beat(s: Position, at: i64) -> i64:
    """A new token on the space must be higher than this: what lies there, or at the city's limit the lowest token."""
    if s.influence[at] != 0:
        return token_value(s.influence[at])
    if s.scale.city_max >= CITY_SPACES:
        return 0
    first = at - at % CITY_SPACES
    tokens: i64 = 0
    lowest: i64 = TOKEN_MAX
    space: i64
    for space in range(first, first + CITY_SPACES):
        if s.influence[space] != 0:
            tokens += 1
            value = token_value(s.influence[space])
            if value < lowest:
                lowest = value
    return lowest if tokens >= s.scale.city_max else 0


def has_token(s: Position, above: i64, limit: i64) -> bool:
    """Whether the supply has a token above one value and up to another."""
    own = s.seat * TOKEN_MAX
    at: i64
    for at in range(own + above, own + limit):
        if s.tokens[at] > 0:
            return True
    return False


def best_limit(s: Position, good: i64, store: i64) -> i64:
    """The highest token that the cubes of a store can bring."""
    most = store if store < s.t.cubes_max else s.t.cubes_max
    return s.t.best_token_for[good * (s.t.cubes_max + 1) + most]


def judge_space(s: Position, at: i64) -> i64:
    """Whether a token can go on a space of the map."""
    good = s.wanted[at]
    store = s.stores[s.seat * GOODS + good]
    if store == 0:
        return reason(steps.SHORT_OF_GOOD, good, 1)
    beat = token_to_beat(s, at)
    limit = best_limit(s, good, store)
    return LEGAL if has_token(s, beat, limit) else reason(steps.NO_TOKEN_FITS, beat, limit)


def judge_deliver(s: Position, at: i64) -> i64:
    """All tokens of an action go to the region of the first."""
    region = (s.step_x() >> steps.LAST_SHIFT) - 1
    if region >= 0 and at // REGION_SPACES != region:
        return reason(steps.OTHER_REGION, region)
    return judge_space(s, at)


def judge_market(s: Position) -> i64:
    if not has_cubes(s):
        return steps.NOTHING_TO_DELIVER
    return LEGAL if next_space(s, 0, REGIONS * REGION_SPACES) >= 0 else steps.NOTHING_TO_DELIVER


def next_space(s: Position, start: i64, end: i64) -> i64:
    """The first space from start on where a token can go; -1 if there is none before the end."""
    stores = s.stores
    wanted = s.wanted
    own = s.seat * GOODS
    at: i64
    for at in range(start, end):
        if stores[own + wanted[at]] > 0 and judge_space(s, at) == LEGAL:
            return at
    return -1


def deliver(s: Position, at: i64) -> None:
    done = done_so_far(s) + 1
    region = at // REGION_SPACES
    if done >= s.t.influence_max:
        s.pop()
    else:
        s.set_step_x(done | ((region + 1) << steps.LAST_SHIFT))
    s.push(steps.CUBES_PAID, at)


def judge_cubes(s: Position, cubes: i64) -> i64:
    at = s.step_x()
    good = s.wanted[at]
    lacking = cubes - s.stores[s.seat * GOODS + good]
    if lacking > 0:
        return reason(steps.SHORT_OF_GOOD, good, lacking)
    beat = token_to_beat(s, at)
    limit = token_limit(s, good, cubes)
    return LEGAL if has_token(s, beat, limit) else reason(steps.NO_TOKEN_FITS, beat, limit)


def pay_cubes(s: Position, cubes: i64) -> None:
    at = s.step_x()
    s.pop()
    use_cubes(s, s.wanted[at], cubes)
    s.push(steps.TOKEN_PUT, at | (cubes << CUBES_SHIFT))


def judge_token(s: Position, value: i64) -> i64:
    at = s.step_x() & SPACE_MASK
    limit = token_limit(s, s.wanted[at], s.step_x() >> CUBES_SHIFT)
    if value > limit:
        return reason(steps.TOKEN_TOO_HIGH, limit)
    beat = token_to_beat(s, at)
    if value <= beat:
        return reason(steps.TOKEN_TOO_LOW, beat)
    return LEGAL if s.tokens[s.seat * TOKEN_MAX + value - 1] > 0 else reason(steps.NO_TOKEN, value)


def put_token(s: Position, value: i64) -> None:
    """A replaced token goes back to its owner; so does the lowest of a city that had its limit."""
    at = s.step_x() & SPACE_MASK
    s.pop()
    s.tokens[s.seat * TOKEN_MAX + value - 1] -= 1
    full = s.influence[at] == 0 and token_to_beat(s, at) > 0
    if s.influence[at] != 0:
        send_back(s, at)
    s.influence[at] = token_code(s.seat, value)
    s.emit(steps.INFLUENCE_PUT, s.seat, at // CITY_SPACES, at % CITY_SPACES, value)
    give_region_bonus(s, at // REGION_SPACES)
    if full:
        s.push(steps.TOKEN_BACK, at // CITY_SPACES)


def judge_return(s: Position, space: i64) -> i64:
    """Only a lowest token; the new one was higher than some, so it is never among them."""
    first = s.step_x() * CITY_SPACES
    value = token_value(s.influence[first + space])
    other: i64 = 0
    while other < CITY_SPACES:
        lower = token_value(s.influence[first + other])
        if value == 0 or 0 < lower < value:
            return steps.NOT_LOWEST
        other += 1
    return LEGAL


def return_token(s: Position, space: i64) -> None:
    city = s.step_x()
    s.pop()
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
