"""The position of Nippon: what lies where, and the small changes from which all rules are made."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.packing import Packer
from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.state import FIRST_OWN_ENDING, State
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.tables import (
    ACTIONS,
    CITIES,
    CITY_SPACES,
    COAL,
    COAL_TRACK,
    COLOURS,
    CONSOLIDATION_YEN,
    GOODS,
    KEEP_COAL,
    KINDS,
    MONEY_MARKS,
    MONEY_TRACK,
    PRICES,
    REGIONS,
    SIDES,
    TILES_PER_GOOD,
    TOKEN_MAX,
    TRACKS,
    TRANSPORTS,
    YEN,
    NipponTables,
    Scale,
)

# Categories of points: earned on the track, the scorings of the regions, and one for each achievement.
FROM_START: Final[i64] = 0
FROM_CONTRACTS: Final[i64] = 1
FROM_REGION_BONUSES: Final[i64] = 2
FROM_SCORING: Final[i64] = 3
"""The first of three."""
FROM_SHIPS: Final[i64] = 6
FROM_WAGES: Final[i64] = 7
FROM_ACHIEVEMENT: Final[i64] = 8
"""The first of nine."""
CATEGORIES: Final[i64] = 17

END_BY_SCORING: Final[i64] = FIRST_OWN_ENDING

# A seat's tally: counts that follow from what lies where. The pieces on the map come first, by kind.
HIRED: Final[i64] = 2
CUBES: Final[i64] = 3
TALLY: Final[i64] = 4

ALL_TILES: Final[i64] = (1 << TILES_PER_GOOD) - 1

NOT_YET: Final[i64] = -1
"""`turns_left` before the marker has reached the golden spaces."""


class NipponPosition(State):
    """Lists by seat are seat-major: `stores[seat * GOODS + good]`."""

    t: NipponTables
    scale: Scale

    # Laid out at set-up and never changed: clones share these.
    tile: vec[i64]
    rotation: vec[i64]

    stock: vec[i64]
    tracks: vec[i64]
    """By seat and track: the space of its marker."""
    factories: vec[i64]
    """By seat and good: the number of the factory."""
    machines: vec[i64]
    stores: vec[i64]
    fulfilled: vec[i64]
    tokens: vec[i64]
    """By seat and value: influence tokens in the supply."""
    influence: vec[i64]
    """By city and space: 0, or 1 + seat * TOKEN_MAX + value - 1."""
    transport: vec[i64]
    """By seat, region, kind and side: ships and trains on the map."""
    workers: vec[i64]
    """By place (see tables.py) and colour."""
    missing: vec[i64]
    """By place: workers that the bag could not give at the last refill."""
    rewards: vec[i64]
    multipliers_left: i64
    achievements: vec[i64]
    """By seat and achievement: the multiplier of the token on it."""
    marker: i64
    turns_left: i64
    """Turns of all seats until the end, once the marker is on the golden spaces."""

    # Follow from the fields above.
    wanted: vec[i64]
    """By city and space: the good. Shared by clones."""
    tally: vec[i64]
    crowd: vec[i64]
    """By region: the transport spaces taken."""
    colours: vec[i64]
    """By place: the colours of the workers there, a bit each."""
    prices: vec[i64]
    """By seat, action and pieces already done: what the next piece costs the seat."""

    __slots__ = tuple(__annotations__)

    def copy_position(self, other: NipponPosition) -> None:
        """Fill a fresh copy from other."""
        self.copy_common(other)
        self.t = other.t
        self.scale = other.scale
        self.tile = other.tile
        self.rotation = other.rotation
        self.stock = other.stock[:]
        self.tracks = other.tracks[:]
        self.factories = other.factories[:]
        self.machines = other.machines[:]
        self.stores = other.stores[:]
        self.fulfilled = other.fulfilled[:]
        self.tokens = other.tokens[:]
        self.influence = other.influence[:]
        self.transport = other.transport[:]
        self.workers = other.workers[:]
        self.missing = other.missing[:]
        self.rewards = other.rewards[:]
        self.multipliers_left = other.multipliers_left
        self.achievements = other.achievements[:]
        self.marker = other.marker
        self.turns_left = other.turns_left
        self.wanted = other.wanted
        self.tally = other.tally[:]
        self.crowd = other.crowd[:]
        self.colours = other.colours[:]
        self.prices = other.prices[:]

    def pack_numbers(self, packer: Packer) -> None:
        super().pack_numbers(packer)
        packer.number(self.multipliers_left)
        packer.number(self.marker)
        packer.number(self.turns_left)

    def pack_rows(self, packer: Packer) -> None:
        super().pack_rows(packer)
        packer.row(self.tile)
        packer.row(self.rotation)
        packer.row(self.stock)
        packer.row(self.tracks)
        packer.row(self.factories)
        packer.row(self.machines)
        packer.row(self.stores)
        packer.row(self.fulfilled)
        packer.row(self.tokens)
        packer.row(self.influence)
        packer.row(self.transport)
        packer.row(self.workers)
        packer.row(self.missing)
        packer.row(self.rewards)
        packer.row(self.achievements)

    def unshare(self) -> None:
        super().unshare()
        self.tile = self.tile[:]
        self.rotation = self.rotation[:]

    # ------------------------------------------------------------------------------- yen, coal, blueprints

    def owned(self, seat: i64, kind: i64) -> i64:
        return self.stock[seat * KINDS + kind]

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        if amount > 0:
            self.stock[seat * KINDS + kind] += amount
            if self.recording:
                self.emit(steps.GAINED, seat, kind, amount)

    def spend(self, seat: i64, kind: i64, amount: i64) -> None:
        if amount > 0:
            self.stock[seat * KINDS + kind] -= amount
            if self.recording:
                self.emit(steps.PAID, seat, kind, amount)

    def shortage(self, kind: i64, amount: i64) -> i64:
        """LEGAL if the seat to move has so much, otherwise how much is short."""
        lacking = amount - self.stock[self.seat * KINDS + kind]
        return reason(steps.SHORT, kind, lacking) if lacking > 0 else LEGAL

    def next_yen(self, seat: i64) -> i64:
        """The money of a consolidation."""
        extra = self.t.bonus_value[CONSOLIDATION_YEN] if self.has(seat, CONSOLIDATION_YEN) else ZERO
        return self.track_number(seat, MONEY_TRACK) + extra

    def next_coal(self, seat: i64) -> i64:
        """The coal of a consolidation; the coal cellar keeps some, if it is there."""
        coal = self.track_number(seat, COAL_TRACK)
        if not self.has(seat, KEEP_COAL):
            return coal
        kept = self.t.bonus_value[KEEP_COAL]
        return coal + (kept if kept < self.owned(seat, COAL) else self.owned(seat, COAL))

    def price(self, seat: i64, action: i64, done: i64) -> i64:
        """What the next piece of an action costs, after so many."""
        return self.prices[(seat * ACTIONS + action) * PRICES + done]

    def shortage_for_piece(self, action: i64, done: i64) -> i64:
        """The same of the money for the next piece of an action, after so many."""
        lacking = self.prices[(self.seat * ACTIONS + action) * PRICES + done] - self.stock[self.seat * KINDS + YEN]
        return reason(steps.SHORT, YEN, lacking) if lacking > 0 else LEGAL

    def list_prices(self, seat: i64) -> None:
        """Write the seat's prices."""
        own = seat * ACTIONS * PRICES
        at: i64
        for at in range(ACTIONS * PRICES):
            self.prices[own + at] = self.t.price[at]
        good: i64
        for good in range(GOODS):
            self.lower_prices(seat, self.factories[seat * GOODS + good])

    def lower_prices(self, seat: i64, factory: i64) -> None:
        """A factory of the seat may make an action cheaper."""
        t = self.t
        action = t.cheaper_action[factory]
        if action >= 0:
            own = seat * ACTIONS * PRICES
            at: i64
            for at in range(action * PRICES, (action + 1) * PRICES):
                self.prices[own + at] = t.cheaper_price[at]

    def score(self, seat: i64, category: i64, points: i64) -> None:
        """Victory points on the track."""
        if points != 0:
            self.points[seat * CATEGORIES + category] += points
            self.emit(steps.SCORED, seat, points, category)

    # ------------------------------------------------------------------------------- tracks

    def track_number(self, seat: i64, track: i64) -> i64:
        """The number that counts: a marker between two numbers has the lower one."""
        return self.t.track_number[self.t.track_at[track] + self.tracks[seat * TRACKS + track]]

    def track_stars(self, seat: i64, track: i64) -> i64:
        return self.t.track_stars[self.t.track_at[track] + self.tracks[seat * TRACKS + track]]

    def at_end(self, seat: i64, track: i64) -> bool:
        return self.tracks[seat * TRACKS + track] >= self.t.track_end[track]

    def move_track(self, seat: i64, track: i64, moves: i64) -> None:
        """Up by so many spaces; what goes past the end is lost."""
        at = seat * TRACKS + track
        room = self.t.track_end[track] - self.tracks[at]
        if moves > room:
            moves = room
        if moves > 0:
            self.tracks[at] += moves
            if self.recording:
                self.emit(steps.TRACK_MOVED, seat, track, moves, self.track_number(seat, track))

    # ------------------------------------------------------------------------------- factories

    def has(self, seat: i64, bonus: i64) -> bool:
        """Whether the seat owns the factory with this bonus."""
        factory = self.t.bonus_factory[bonus]
        return self.factories[seat * GOODS + self.t.factory_good[factory]] == factory

    def tiles_left(self, good: i64) -> i64:
        """The factories of a good that nobody has built; factory 1 is bit 0."""
        left: i64 = ALL_TILES << (good * TILES_PER_GOOD)
        seat: i64
        for seat in range(self.players):
            factory = self.factories[seat * GOODS + good]
            if factory != 0:
                left &= ~(1 << (factory - 1))
        return left

    # ------------------------------------------------------------------------------- ships and trains

    def place_piece(self, seat: i64, kind: i64, side: i64, region: i64) -> None:
        """The leftmost piece of the row onto the map; a mark that it uncovers moves the money track."""
        self.transport[((seat * REGIONS + region) * TRANSPORTS + kind) * SIDES + side] += 1
        self.crowd[region] += 1
        self.tally[seat * TALLY + kind] += 1
        if self.recording:
            event: i64 = steps.SHIP_PLACED if kind == 0 else steps.TRAIN_PLACED
            self.emit(event, seat, region, side)
        row = kind * self.t.row_length
        gone = self.gone(seat, kind)
        marks = self.t.marks_uncovered[row + gone] - self.t.marks_uncovered[row + gone - 1]
        each = self.t.bonus_value[MONEY_MARKS] if self.has(seat, MONEY_MARKS) else self.t.mark_steps
        self.move_track(seat, MONEY_TRACK, marks * each)

    def gone(self, seat: i64, kind: i64) -> i64:
        """Pieces of the row that are on the map."""
        return self.tally[seat * TALLY + kind]

    def on_map(self, seat: i64, region: i64, kind: i64, side: i64) -> i64:
        return self.transport[((seat * REGIONS + region) * TRANSPORTS + kind) * SIDES + side]

    # ------------------------------------------------------------------------------- workers

    def hired(self, seat: i64) -> i64:
        """Workers on the seat's board."""
        return self.tally[seat * TALLY + HIRED]

    def workers_at(self, place: i64) -> i64:
        workers = self.workers
        first = place * COLOURS
        total: i64 = 0
        at: i64
        for at in range(first, first + COLOURS):
            total += workers[at]
        return total

    def colours_at(self, place: i64) -> i64:
        """How many different colours there are."""
        colours = self.colours[place]
        count: i64 = 0
        while colours != 0:
            colours &= colours - 1
            count += 1
        return count

    def move_worker(self, colour: i64, origin: i64, place: i64) -> None:
        """One worker from one place to another."""
        workers = self.workers
        colours = self.colours
        at = origin * COLOURS + colour
        left = workers[at] - 1
        workers[at] = left
        if not left:
            colours[origin] ^= 1 << colour
        workers[place * COLOURS + colour] += 1
        colours[place] |= 1 << colour

    def move_workers(self, origin: i64, place: i64) -> None:
        """All workers from one place to another."""
        self.colours[place] |= self.colours[origin]
        self.colours[origin] = 0
        workers = self.workers
        first = origin * COLOURS
        further = (place - origin) * COLOURS
        at: i64
        for at in range(first, first + COLOURS):
            if workers[at]:
                workers[at + further] += workers[at]
                workers[at] = 0

    # ------------------------------------------------------------------------------- what follows from the fields

    def recount(self) -> None:
        """Make the derived lists anew."""
        self.tally = vec[i64]([0] * int(self.players * TALLY))
        self.crowd = vec[i64]([0] * REGIONS)
        self.colours = vec[i64]([0] * int(self.t.worker_places))
        at: i64
        for at in range(len(self.workers)):
            if self.workers[at]:
                self.colours[at // COLOURS] |= 1 << (at % COLOURS)
        for at in range(len(self.transport)):
            pieces = self.transport[at]
            if pieces > 0:
                kind = at // SIDES % TRANSPORTS
                region = at // (SIDES * TRANSPORTS) % REGIONS
                self.tally[at // (SIDES * TRANSPORTS * REGIONS) * TALLY + kind] += pieces
                self.crowd[region] += pieces
        for at in range(len(self.stores)):
            if self.stores[at] > 0:
                self.tally[at // GOODS * TALLY + CUBES] += self.stores[at]
        self.prices = vec[i64]([0] * int(self.players * ACTIONS * PRICES))
        seat: i64 = 0
        while seat < self.players:
            self.tally[seat * TALLY + HIRED] = self.workers_at(self.t.boards_at + seat)
            self.list_prices(seat)
            seat += 1

    def find_wanted(self) -> None:
        """The good beside each influence space, from the city tiles as they were turned."""
        wanted = vec[i64]([0] * len(self.influence))
        goods = self.t.tile_goods
        city: i64
        space: i64
        for city in range(CITIES):
            first = self.tile[city] * CITY_SPACES
            back = CITY_SPACES - self.rotation[city]
            for space in range(CITY_SPACES):
                wanted[city * CITY_SPACES + space] = goods[first + (space + back) % CITY_SPACES]
        self.wanted = wanted


def token_code(seat: i64, value: i64) -> i64:
    """An influence token on the map."""
    return seat * TOKEN_MAX + value


def token_seat(code: i64) -> i64:
    return (code - 1) // TOKEN_MAX


def token_value(code: i64) -> i64:
    """Its value; 0 for an empty space."""
    return (code - 1) % TOKEN_MAX + 1 if code > 0 else ZERO
