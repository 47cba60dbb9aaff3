"""Where a game writes what a seat sees of a position, for programs that learn.

An observation is a row of small whole numbers. It consists of blocks, numbered by the game's observe.py; where each
block begins and how large its entries may be comes from the game's layout in hatoba.envs, the one description.
"""

from typing import Final

from mypy_extensions import i16, i64

from hatoba.engine.vectors import vec

PARTS: Final[i64] = 8
"""A block's parts that are told apart when they are compared with what was written last, at most."""


def place_of(seat: i64, viewer: i64, players: i64) -> i64:
    """How many places a seat comes after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + players


def seat_at(place: i64, viewer: i64, players: i64) -> i64:
    """The seat that comes so many places after the viewer."""
    seat = viewer + place
    return seat if seat < players else seat - players


class Canvas:
    """Rows of observations, written one at a time, over what the row showed last.

    Whoever writes a row writes all its blocks. What seldom changes is compared with the last time first: flags and
    choices by themselves, other parts with `changed`.
    """

    values: vec[i16]
    size: i64
    starts: vec[i64]
    lows: vec[i64]
    highs: vec[i64]
    blocks: i64

    at: i64
    """Where the row that is being written begins."""
    fresh: bool
    """Whether the row has to be told what never changes during a game."""
    shown: vec[i64]
    """By row, part and block: what was written last, as one number. Most blocks have one or two parts, so that what is
    looked at lies close together."""
    shown_at: i64
    """Where that of the row that is being written begins."""
    line: vec[i64]
    """Scratch: numbers that a game collects and then copies to a block, which is quicker than one by one."""

    def __init__(self, rows: i64, size: i64, starts: vec[i64], lows: vec[i64], highs: vec[i64], longest: i64) -> None:
        """Room for so many observations, whose blocks begin and are bounded so."""
        self.values = vec[i16]([0] * int(rows * size))
        self.size = size
        self.starts = starts
        self.lows = lows
        self.highs = highs
        self.blocks = len(starts)
        self.at = 0
        self.fresh = True
        self.shown = vec[i64]([0] * int(rows * len(starts) * PARTS))
        self.shown_at = 0
        self.line = vec[i64]([0] * int(longest))

    def begin(self, row: i64, fresh: bool) -> None:
        """Turn to a row; it is wiped for another game."""
        self.at = row * self.size
        self.shown_at = row * self.blocks * PARTS
        self.fresh = fresh
        if fresh:
            place: i64
            for place in range(self.at, self.at + self.size):
                self.values[place] = 0
            for place in range(self.shown_at, self.shown_at + self.blocks * PARTS):
                self.shown[place] = 0

    def changed(self, block: i64, part: i64, now: i64) -> bool:
        """Whether a part of a block, told by one number, is another than last time or was never written."""
        slot = self.shown_at + part * self.blocks + block
        if self.shown[slot] == now and not self.fresh:
            return False
        self.shown[slot] = now
        return True

    def choose(self, block: i64, entry: i64) -> None:
        """1 for the one entry of a block that says yes; -1: none does."""
        slot = self.shown_at + block
        last = self.shown[slot] - 1
        if last != entry:
            start = self.at + self.starts[block]
            if last >= 0:
                self.values[start + last] = 0
            if entry >= 0:
                self.values[start + entry] = 1
            self.shown[slot] = entry + 1

    def flag(self, block: i64, part: i64, entry: i64, mask: i64) -> None:
        """1 for each set bit of a mask, 0 for the others: the part of a block that begins at an entry."""
        slot = self.shown_at + part * self.blocks + block
        changes = self.shown[slot] ^ mask
        if changes != 0:
            self.shown[slot] = mask
            self.write_bits(self.at + self.starts[block] + entry, mask, changes)

    def write_bits(self, place: i64, mask: i64, changes: i64) -> None:
        """Write those bits of a mask that changed."""
        values = self.values
        while changes != 0:
            while changes & 255 == 0:
                changes >>= 8
                mask >>= 8
                place += 8
            if changes & 1:
                values[place] = i16(mask & 1)
            changes >>= 1
            mask >>= 1
            place += 1

    def set(self, block: i64, entry: i64, number: i64) -> None:
        """One number."""
        high = self.highs[block]
        low = self.lows[block]
        if number > high:
            number = high
        elif number < low:
            number = low
        self.values[self.at + self.starts[block] + entry] = i16(number)

    def wipe(self, block: i64, entry: i64, count: i64) -> None:
        """Zeros from an entry on."""
        values = self.values
        start = self.at + self.starts[block] + entry
        place: i64
        for place in range(start, start + count):
            values[place] = 0

    def copy(self, block: i64, entry: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """A row of numbers, none of which is below the bounds."""
        values = self.values
        high = self.highs[block]
        place = self.at + self.starts[block] + entry
        end = first + count
        while first < end:
            number = numbers[first]
            if number > high:
                number = high
            values[place] = i16(number)
            first += 1
            place += 1

    def copy_small(self, block: i64, part: i64, entry: i64, numbers: vec[i64], first: i64, count: i64) -> bool:
        """The same for up to 15 numbers that are less than 16, if any changed; whether any did."""
        now: i64 = 0
        at: i64
        for at in range(first, first + count):
            now = (now << 4) | numbers[at]
        if not self.changed(block, part, now):
            return False
        self.copy(block, entry, numbers, first, count)
        return True

    def copy_seats(self, block: i64, numbers: vec[i64], viewer: i64, players: i64, width: i64) -> None:
        """The same for the rows of all seats, which are the whole list; the viewer's comes first."""
        values = self.values
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
            values[place] = i16(number)
            place += 1
