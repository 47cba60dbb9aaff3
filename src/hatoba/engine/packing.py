"""The exact bytes of a position's rows: of each row how wide its numbers are, 1 or 8 bytes, and the numbers."""

from typing import Final

from mypy_extensions import i64, u8

from hatoba.engine.vectors import vec

NARROW: Final = 1
WIDE: Final = 8


def pack_rows(rows: tuple[vec[i64], ...]) -> bytes:
    """All rows, one after the other. Numbers are small as a rule, and there are fewer bytes to keep and to hash."""
    size: i64 = 0
    for row in rows:
        size += 1 + WIDE * len(row)
    packed = vec[u8]([0] * int(size))
    end: i64 = 0
    for row in rows:
        end = pack_row(row, packed, end)
    return bytes(packed[:end])


def pack_row(row: vec[i64], packed: vec[u8], start: i64) -> i64:
    """Write a row from a place on; where it ends."""
    at = start + 1
    packed[start] = NARROW
    number: i64
    for number in row:
        if number < 0 or number > 255:
            return pack_wide(row, packed, start)
        packed[at] = u8(number)
        at += 1
    return at


def pack_wide(row: vec[i64], packed: vec[u8], start: i64) -> i64:
    at = start + 1
    packed[start] = WIDE
    number: i64
    for number in row:
        shift: i64
        for shift in range(0, 64, 8):
            packed[at] = u8((number >> shift) & 255)
            at += 1
    return at
