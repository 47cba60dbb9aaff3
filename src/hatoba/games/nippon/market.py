"""The local market (section 3.2.7): cubes to the cities of one region, influence tokens beside the goods."""

from mypy_extensions import i64

from hatoba.engine.pending import Rule, reason
from hatoba.engine.words import ZERO, bit_of
from hatoba.games.nippon import steps
from hatoba.games.nippon.actions import count_piece, use_cubes
from hatoba.games.nippon.position import (
    CUBES,
    FROM_REGION_BONUSES,
    TALLY,
    NipponPosition,
    token_code,
    token_seat,
    token_value,
)
from hatoba.games.nippon.steps import delivery, delivery_cubes, delivery_space, region_served
from hatoba.games.nippon.tables import (
    CITY_SPACES,
    GOODS,
    REGION_BONUSES,
    REGION_SPACES,
    REGION_VP,
    TOKEN_MAX,
)


def token_limit(s: NipponPosition, good: i64, cubes: i64) -> i64:
    """The highest token for so many cubes of a good."""
    return s.t.token_for[good * (s.t.cubes_max + 1) + cubes]


def token_to_beat(s: NipponPosition, at: i64) -> i64:
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


def highest_token(s: NipponPosition, limit: i64) -> i64:
    """The highest token of the supply up to a limit; 0 if there is none."""
    tokens = s.tokens
    below = s.seat * TOKEN_MAX - 1
    while limit > 0 and not tokens[below + limit]:
        limit -= 1
    return limit


def delivery_limit(s: NipponPosition, good: i64) -> i64:
    """The highest token that the cubes of a good in the store can bring."""
    return s.t.best_token_for[good * s.t.store_sizes + s.stores[s.seat * GOODS + good]]


class Deliver(Rule[NipponPosition]):
    """A space of a city that gets a token; all of an action are in one region."""

    def ways(self, s: NipponPosition) -> i64:
        return ways_to_deliver(s, len(s.wanted))

    def why_not(self, s: NipponPosition, at: i64) -> i64:
        region = region_served(s.step_x())
        if region >= 0 and at // REGION_SPACES != region:
            return reason(steps.OTHER_REGION, region)
        good = s.wanted[at]
        if s.stores[s.seat * GOODS + good] == 0:
            return reason(steps.SHORT_OF_GOOD, good, 1)
        return reason(steps.NO_TOKEN_FITS, token_to_beat(s, at), delivery_limit(s, good))

    def play(self, s: NipponPosition, at: i64) -> None:
        count_piece(s, at // REGION_SPACES + 1, s.t.influence_max)
        s.push(steps.CUBES_PAID, at)


def ways_to_deliver(s: NipponPosition, most: i64) -> i64:
    """The spaces where the next token can go, up to so many of them; all of an action are in one region."""
    ways: i64 = 0
    if s.tally[s.seat * TALLY + CUBES] == 0:
        return ways
    best = s.t.best_token_for
    sizes = s.t.store_sizes
    stores = s.stores
    wanted = s.wanted
    own = s.seat * GOODS
    region = region_served(s.step_x())
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


class PayCubes(Rule[NipponPosition]):
    """How many cubes are paid: they bring a token up to a limit. One cube is argument 0."""

    def ways(self, s: NipponPosition) -> i64:
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

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        at = s.step_x()
        good = s.wanted[at]
        lacking = arg + 1 - s.stores[s.seat * GOODS + good]
        if lacking > 0:
            return reason(steps.SHORT_OF_GOOD, good, lacking)
        return reason(steps.NO_TOKEN_FITS, token_to_beat(s, at), token_limit(s, good, arg + 1))

    def play(self, s: NipponPosition, arg: i64) -> None:
        at = s.pop()
        use_cubes(s, s.wanted[at], arg + 1)
        s.push(steps.TOKEN_PUT, delivery(at, arg + 1))


class PutToken(Rule[NipponPosition]):
    """The token: higher than the one there, which goes back to its owner, and no higher than the cubes allow.

    In a city that had its limit the lowest goes back instead. Value 1 is argument 0.
    """

    def ways(self, s: NipponPosition) -> i64:
        x = s.step_x()
        at = delivery_space(x)
        own = s.seat * TOKEN_MAX
        ways: i64 = 0
        value: i64
        for value in range(token_to_beat(s, at), token_limit(s, s.wanted[at], delivery_cubes(x))):
            if s.tokens[own + value] > 0:
                ways |= 1 << value
        return ways

    def why_not(self, s: NipponPosition, arg: i64) -> i64:
        x = s.step_x()
        at = delivery_space(x)
        limit = token_limit(s, s.wanted[at], delivery_cubes(x))
        if arg + 1 > limit:
            return reason(steps.TOKEN_TOO_HIGH, limit)
        beat = token_to_beat(s, at)
        return reason(steps.TOKEN_TOO_LOW, beat) if arg + 1 <= beat else reason(steps.NO_TOKEN, arg + 1)

    def play(self, s: NipponPosition, arg: i64) -> None:
        at = delivery_space(s.pop())
        s.tokens[s.seat * TOKEN_MAX + arg] -= 1
        full = s.influence[at] == 0 and token_to_beat(s, at) > 0
        if s.influence[at] != 0:
            send_back(s, at)
        s.influence[at] = token_code(s.seat, arg + 1)
        s.emit(steps.INFLUENCE_PUT, s.seat, at // CITY_SPACES, at % CITY_SPACES, arg + 1)
        give_region_bonus(s, at // REGION_SPACES)
        if full:
            s.push(steps.TOKEN_BACK, at // CITY_SPACES)


class ReturnToken(Rule[NipponPosition]):
    """Which of a city's lowest tokens goes back: the new one was higher than some, so it is never among them."""

    def ways(self, s: NipponPosition) -> i64:
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

    def why_not(self, s: NipponPosition, space: i64) -> i64:
        return steps.NOT_LOWEST

    def play(self, s: NipponPosition, space: i64) -> None:
        city = s.pop()
        send_back(s, city * CITY_SPACES + space)


def send_back(s: NipponPosition, at: i64) -> None:
    """An influence token back to its owner's supply."""
    seat = token_seat(s.influence[at])
    value = token_value(s.influence[at])
    s.influence[at] = 0
    s.tokens[seat * TOKEN_MAX + value - 1] += 1
    s.emit(steps.INFLUENCE_RETURNED, seat, at // CITY_SPACES, at % CITY_SPACES, value)


def give_region_bonus(s: NipponPosition, region: i64) -> None:
    """The region bonus of a token put."""
    kind: i64 = 0
    while kind < REGION_BONUSES:
        amount = s.t.region_bonus[region * REGION_BONUSES + kind]
        if kind == REGION_VP:
            s.score(s.seat, FROM_REGION_BONUSES, amount)
        else:
            s.gain(s.seat, kind, amount)
        kind += 1
