"""Where a game writes what a seat sees of a position, for programs that learn.

An observation is a row of small whole numbers. It consists of blocks, numbered by the game's observe.py; where each
block begins and how large its entries may be comes from the game's layout in hatoba.envs, the one description.
"""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64


def place_of(seat: i64, viewer: i64, players: i64) -> i64:
    """How many places a seat comes after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + players


class Canvas:
    """Rows of observations, written one at a time. Most entries are 0: only what was written last is wiped away."""

    values: vec[i16]
    size: i64
    starts: vec[i64]
    lows: vec[i64]
    highs: vec[i64]

    at: i64
    """Where the row that is being written begins."""
    row: i64
    fresh: bool
    """Whether the row has to be told what never changes during a game."""
    written: vec[i32]
    """By row: the places that have to be wiped next time."""
    counts: vec[i64]
    """By row: how many these are; of the row that is being written, `count`."""
    count: i64
    line: vec[i64]
    """Scratch: numbers that a game collects and then copies to a block, which is quicker than one by one."""

    def begin(self, row: i64, fresh: bool) -> None:
        """Wipe a row: all of it for another game, otherwise what can have changed."""
        self.counts[self.row] = self.count
        self.count = 0
        self.row = row
        self.at = row * self.size
        self.fresh = fresh
        values = self.values
        if fresh:
            at = self.at
            end = at + self.size
            while at < end:
                values[at] = 0
                at += 1
        else:
            written = self.written
            at = self.at
            end = at + self.counts[row]
            while at < end:
                values[i64(written[at])] = 0
                at += 1

    def write(self, place: i64, number: i64) -> None:
        """A number that is wiped next time."""
        self.values[place] = i16(number)
        self.written[self.at + self.count] = i32(place)
        self.count += 1

    def mark(self, block: i64, entry: i64) -> None:
        """1 for an entry that says yes."""
        self.write(self.at + self.starts[block] + entry, 1)

    def mark_bits(self, block: i64, entry: i64, mask: i64) -> None:
        """1 for each set bit of a mask, from this entry of the block on."""
        place = self.at + self.starts[block] + entry
        while mask != 0:
            if mask & 1:
                self.write(place, 1)
            mask >>= 1
            place += 1

    def put(self, block: i64, entry: i64, number: i64) -> None:
        """A number that is not there every time, at most the block's bounds."""
        if number != 0:
            self.write(self.at + self.starts[block] + entry, self.bounded(block, number))

    def bounded(self, block: i64, number: i64) -> i64:
        high = self.highs[block]
        if number >= high:
            return high
        low = self.lows[block]
        return number if number > low else low

    def copy(self, block: i64, entry: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """A row of numbers that is written every time."""
        values = self.values
        low = self.lows[block]
        high = self.highs[block]
        place = self.at + self.starts[block] + entry
        end = first + count
        while first < end:
            number = numbers[first]
            if number > high:
                number = high
            elif number < low:
                number = low
            values[place] = i16(number)
            first += 1
            place += 1

    def copy_seats(self, block: i64, numbers: vec[i64], viewer: i64, players: i64, width: i64) -> None:
        """The rows of all seats, the viewer's first."""
        self.copy(block, 0, numbers, viewer * width, (players - viewer) * width)
        self.copy(block, (players - viewer) * width, numbers, 0, viewer * width)

    def set(self, block: i64, entry: i64, number: i64) -> None:
        """A number that is written every time, or stays through the game and is written if the row is fresh."""
        self.values[self.at + self.starts[block] + entry] = i16(self.bounded(block, number))

    def set_bits(self, block: i64, entry: i64, mask: i64) -> None:
        """The same for the set bits of a mask."""
        while mask != 0:
            if mask & 1:
                self.set(block, entry, 1)
            mask >>= 1
            entry += 1
