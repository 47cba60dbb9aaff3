"""Numbers as machine words: what keeps mypyc from making Python objects of them on the way.

In `a if b else 0` it would, since a bare 0 may be any int: the named ones here are words, and so is every `Final[i64]`.
"""

from typing import Final

from mypy_extensions import i64

ZERO: Final[i64] = 0
ONE: Final[i64] = 1
NONE: Final[i64] = -1
"""Where a number may say that there is none."""


def bit_of(number: i64, one: i64 = 1) -> i64:
    """1 << number; but mypyc's C takes a 1 that stands in the source for 32 bits wide, and sets are larger."""
    return one << number
