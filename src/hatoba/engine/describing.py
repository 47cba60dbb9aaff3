"""A position between two turns as a row of whole numbers, for learned judgement: each game's features.py writes one.

The seat to move comes first, then the others in turn order. Unlike an observation it is made for one small network:
what the hand-made evaluation knows is in it, and nothing has to be undone.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec

MOST_FEATURES: Final[i64] = 1024
"""Room in a row."""


def put(row: vec[i64], at: i64, numbers: vec[i64], first: i64, count: i64) -> i64:
    """Copy so many numbers into the row; where the next ones go."""
    place: i64
    for place in range(count):
        row[at + place] = numbers[first + place]
    return at + count


def put_bits(row: vec[i64], at: i64, mask: i64, count: i64) -> i64:
    """A number for each of so many bits; where the next ones go."""
    place: i64
    for place in range(count):
        row[at + place] = (mask >> place) & 1
    return at + count


def put_choice(row: vec[i64], at: i64, chosen: i64, count: i64) -> i64:
    """1 for the one chosen of so many (none, if it is beyond them), 0 for the others; where the next ones go."""
    place: i64
    for place in range(count):
        row[at + place] = 0
    if 0 <= chosen < count:
        row[at + chosen] = 1
    return at + count
