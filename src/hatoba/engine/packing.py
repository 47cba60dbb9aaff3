"""The exact bytes of a position, as its digest and a pickled state need them."""

from typing import Final

from mypy_extensions import i64, u8

from hatoba.engine.vectors import vec

NARROW: Final[u8] = 1
WIDE: Final[u8] = 8


class Packer:
    """Collects numbers: single ones as 64-bit words, rows with 1 or 8 bytes a number, which their first byte tells.

    Numbers are small as a rule, so there are fewer bytes to keep and to hash.
    """

    data: vec[u8]
    end: i64

    def __init__(self, room: i64) -> None:
        """For at most so many bytes."""
        self.data = vec[u8]([0] * int(room))
        self.end = 0

    def number(self, number: i64) -> None:
        data = self.data
        at = self.end
        shift: i64
        for shift in range(0, 64, 8):
            data[at] = u8((number >> shift) & 255)
            at += 1
        self.end = at

    def row(self, numbers: vec[i64]) -> None:
        data = self.data
        at = self.end
        data[at] = NARROW
        bits: i64 = 0
        number: i64
        for number in numbers:
            at += 1
            bits |= number
            data[at] = u8(number & 255)
        if 0 <= bits <= 255:
            self.end = at + 1
        else:
            self.wide_row(numbers)

    def wide_row(self, numbers: vec[i64]) -> None:
        self.data[self.end] = WIDE
        self.end += 1
        number: i64
        for number in numbers:
            self.number(number)

    def packed(self) -> bytes:
        return bytes(self.data[: self.end])
