"""Sets of small numbers as the bits of one number."""

from mypy_extensions import i64


def bit_of(number: i64, one: i64 = 1) -> i64:
    """1 << number; but mypyc's C takes a 1 that stands in the source for 32 bits wide, and sets are larger."""
    return one << number
