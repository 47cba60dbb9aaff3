"""The bytes of a position are the same in both builds."""

import hypothesis.strategies as st
from hypothesis import given
from mypy_extensions import i64

from hatoba.engine.fields import pack_plainly
from hatoba.engine.packing import pack_rows
from hatoba.engine.vectors import vec

NUMBERS = st.integers(0, 255) | st.integers(-(2**63), 2**63 - 1)


@given(st.lists(st.lists(NUMBERS, max_size=5), max_size=5))
def test_plain_and_native_packing_agree(rows: list[list[int]]) -> None:
    assert pack_rows(tuple(vec[i64](row) for row in rows)) == pack_plainly(rows)
