"""Where a game writes what a seat sees of a position, for programs that learn.

An observation is a row of small whole numbers. It consists of blocks, numbered by the game's observe.py; where each
block begins and how large its entries may be comes from the game's layout in hatoba.envs, the one description.
"""

from mypy_extensions import i16, i32, i64

from hatoba.engine.vectors import vec


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

    row: i64
    at: i64
    """Where the row that is being written begins."""
    fresh: bool
    """Whether the row has to be told what never changes during a game."""
    written: vec[i32]
    """By row: the places that have to be wiped next time."""
    ends: vec[i64]
    """By row: where these end; of the row that is being written, `end`."""
    end: i64
    line: vec[i64]
    """Scratch: numbers that a game collects and then copies to a block, which is quicker than one by one."""

    def __init__(self, rows: i64, size: i64, starts: vec[i64], lows: vec[i64], highs: vec[i64], longest: i64) -> None:
        """Room for so many observations, whose blocks begin and are bounded so."""
        self.values = vec[i16]([0] * int(rows * size))
        self.size = size
        self.starts = starts
        self.lows = lows
        self.highs = highs
        self.row = 0
        self.at = 0
        self.fresh = True
        self.written = vec[i32]([0] * int(rows * size))
        self.ends = vec[i64]([row * int(size) for row in range(int(rows))])
        self.end = 0
        self.line = vec[i64]([0] * int(longest))

    def begin(self, row: i64, fresh: bool) -> None:
        """Wipe a row: all of it for another game, otherwise what can have changed."""
        self.ends[self.row] = self.end
        start = row * self.size
        end = self.ends[row]
        self.row = row
        self.at = start
        self.end = start
        self.fresh = fresh
        values = self.values
        at = start
        if fresh:
            end = start + self.size
            while at < end:
                values[at] = 0
                at += 1
        else:
            written = self.written
            while at < end:
                values[i64(written[at])] = 0
                at += 1

    def write(self, place: i64, number: i64) -> None:
        """A number that is wiped next time."""
        end = self.end
        self.values[place] = i16(number)
        self.written[end] = i32(place)
        self.end = end + 1

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
        """The rows of all seats, which are the whole list, the viewer's first; they are written every time."""
        values = self.values
        low = self.lows[block]
        high = self.highs[block]
        start = self.at + self.starts[block]
        end = start + players * width
        place = end - viewer * width
        number: i64
        for number in numbers:
            if place == end:
                place = start
            if number > high:
                number = high
            elif number < low:
                number = low
            values[place] = i16(number)
            place += 1

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
