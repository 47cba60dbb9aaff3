"""Learned judgement: a small network in whole numbers, so that every build and every machine judges alike.

It reads a position at the beginning of a turn (`State.describe`) and says of each seat how many more points it will
have than was foreseen, and how likely it is to win. Weights are data: hatoba.bots.weights reads them.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.describing import MOST_FEATURES
from hatoba.engine.observing import seat_at
from hatoba.engine.state import State
from hatoba.engine.vectors import append, vec
from hatoba.engine.words import ZERO

# Numbers stand for parts of 1: weights and sums of the first layer, then those of the others.
FIRST_BITS: Final[i64] = 14
BITS: Final[i64] = 10
FIRST_SHIFT: Final[i64] = FIRST_BITS - BITS
ONE_UNIT: Final[i64] = 1 << (2 * BITS)
"""An output of 1: sums of two numbers of BITS bits multiplied."""

# Two units of the first layer share a word: every product and sum serves both.
LANE: Final[i64] = 32
LANE_SIZE: Final[i64] = 4_294_967_296
LANE_MASK: Final[i64] = 4_294_967_295
LANE_SIGN: Final[i64] = 2_147_483_648

POINTS_UNIT: Final[i64] = 3000
"""Hundredths of points to an output of 1."""

# The exponential function by a table, since those of C libraries differ in the last bit.
EXP_STEPS: Final[i64] = 64
"""Entries of the table to 1."""
EXP_RANGE: Final[i64] = 24
"""Below minus this it counts as its last entry."""
EXP_STEP: Final = 0.9844964370054085
"""exp(-1 / 64)"""


def make_exponentials() -> vec[float]:
    """exp of 0, -1 / 64, -2 / 64 and so on, by multiplication, which is exact everywhere in the same way."""
    table = vec[float]([1.0])
    while len(table) <= EXP_RANGE * EXP_STEPS:
        table = append(table, table[len(table) - 1] * EXP_STEP)
    return table


EXPONENTIALS: Final = make_exponentials()


def exponential(x: float) -> float:
    """exp(x) for x of 0 or below."""
    scaled = -x * 64.0
    if scaled >= 1536.0:
        return EXPONENTIALS[EXP_RANGE * EXP_STEPS]
    entry = i64(scaled)
    rest = (float(entry) - scaled) / 64.0
    return EXPONENTIALS[entry] * (1.0 + rest * (1.0 + rest * (0.5 + rest / 6.0)))


class Network:
    """Features, two layers of units that let only positive sums through, and for each place two outputs."""

    players: i64
    inputs: i64
    pairs: i64
    second: i64
    first_weights: vec[i64]
    """By input, then by pair of units; like their biases, two numbers in a word."""
    first_biases: vec[i64]
    second_weights: vec[i64]
    """By unit of the second layer, then by unit of the first."""
    second_biases: vec[i64]
    last_weights: vec[i64]
    """By output, then by unit of the second layer. Outputs are points by place, then the odds by place."""
    last_biases: vec[i64]

    row: vec[i64]
    sums: vec[i64]
    units: vec[i64]
    upper: vec[i64]
    outputs: vec[i64]

    points: vec[i64]
    """By seat: hundredths of points to add to what the game foresees."""
    shares: vec[float]
    """By seat: how likely it is to win."""

    def judge(self, state: State) -> None:
        """Fill `points` and `shares` for a position at the beginning of a turn."""
        self.run(state.describe(self.row))
        players = self.players
        best = self.outputs[players]
        place: i64
        for place in range(1, players):
            if self.outputs[players + place] > best:
                best = self.outputs[players + place]
        total = 0.0
        for place in range(players):
            seat = seat_at(place, state.seat, players)
            self.points[seat] = self.outputs[place] * POINTS_UNIT // ONE_UNIT
            odds = exponential(float(self.outputs[players + place] - best) / float(ONE_UNIT))
            self.shares[seat] = odds
            total += odds
        for place in range(players):
            self.shares[place] /= total

    def run(self, inputs: i64) -> None:
        """From the row, which has so many numbers, to the outputs."""
        self.run_first(inputs)
        self.run_layer(self.units, 2 * self.pairs, self.second_weights, self.second_biases, self.upper, self.second)
        at: i64
        for at in range(self.second):
            self.upper[at] = self.upper[at] >> BITS if self.upper[at] > 0 else ZERO
        self.run_layer(self.upper, self.second, self.last_weights, self.last_biases, self.outputs, 2 * self.players)

    def run_first(self, inputs: i64) -> None:
        """The first layer, where most numbers of a row are 0."""
        row = self.row
        sums = self.sums
        weights = self.first_weights
        pairs = self.pairs
        pair: i64
        for pair in range(pairs):
            sums[pair] = self.first_biases[pair]
        first: i64 = 0
        at: i64
        for at in range(inputs):
            number = row[at]
            if number != 0:
                for pair in range(pairs):
                    sums[pair] += number * weights[first + pair]
            first += pairs
        units = self.units
        for pair in range(pairs):
            both = sums[pair]
            low = ((both + LANE_SIGN) & LANE_MASK) - LANE_SIGN
            high = (both - low) >> LANE
            units[2 * pair] = low >> FIRST_SHIFT if low > 0 else ZERO
            units[2 * pair + 1] = high >> FIRST_SHIFT if high > 0 else ZERO

    def run_layer(
        self, below: vec[i64], width: i64, weights: vec[i64], biases: vec[i64], above: vec[i64], size: i64
    ) -> None:
        """One of the other layers: sums of products."""
        first: i64 = 0
        unit: i64
        at: i64
        for unit in range(size):
            total = biases[unit]
            for at in range(width):
                total += below[at] * weights[first + at]
            above[unit] = total
            first += width


def make_network(
    players: int,
    first: list[list[int]],
    first_biases: list[int],
    second: list[list[int]],
    second_biases: list[int],
    last: list[list[int]],
    last_biases: list[int],
) -> Network:
    """A network of these weights: `first` by input and unit, the others by unit and what comes in."""
    network = Network()
    network.players = players
    network.inputs = len(first)
    network.pairs = len(first_biases) // 2
    network.second = len(second_biases)
    words: list[int] = []
    for weights in first:
        words.extend(paired(weights))
    network.first_weights = vec[i64](words)
    network.first_biases = vec[i64](paired(first_biases))
    network.second_weights = vec[i64]([weight for weights in second for weight in weights])
    network.second_biases = vec[i64](second_biases)
    network.last_weights = vec[i64]([weight for weights in last for weight in weights])
    network.last_biases = vec[i64](last_biases)
    network.row = vec[i64]([0] * int(MOST_FEATURES))
    network.sums = vec[i64]([0] * int(network.pairs))
    network.units = vec[i64]([0] * len(first_biases))
    network.upper = vec[i64]([0] * len(second_biases))
    network.outputs = vec[i64]([0] * len(last_biases))
    network.points = vec[i64]([0] * players)
    network.shares = vec[float]([0.0] * players)
    return network


def paired(numbers: list[int]) -> list[int]:
    """Two numbers in a word each: the even ones low, the odd ones high."""
    return [numbers[at] + numbers[at + 1] * int(LANE_SIZE) for at in range(0, len(numbers), 2)]
