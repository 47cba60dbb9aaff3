"""The bytes of a position: both builds pack the same, and nothing is left out."""

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from hatoba.engine.fields import PlainPacker
from hatoba.engine.packing import Packer
from hatoba.engine.vectors import vec
from tests.cases import CASES, Case, random_position

numbers = st.one_of(st.integers(0, 255), st.integers(-(2**63), 2**63 - 1))


@given(singles=st.lists(numbers), rows=st.lists(st.lists(st.one_of(st.integers(0, 255), numbers))))
def test_plain_and_native_packing_agree(singles: list[int], rows: list[list[int]]) -> None:
    room = 8 * len(singles) + sum(1 + 8 * len(row) for row in rows)
    native, plain = Packer(room), PlainPacker(room)
    for number in singles:
        native.number(number)
        plain.number(number)
    for row in rows:
        native.row(vec[i64](row))
        plain.row(row)
    assert native.packed() == plain.packed()


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32))
def test_every_field_is_packed_in_its_place(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    plain = PlainPacker(0)
    for field in state.game.fields:
        if not field.axes:
            plain.number(int(getattr(state, field.name)))
    for field in state.game.fields:
        if field.axes:
            plain.row([int(number) for number in getattr(state, field.name)])
    assert state.to_bytes() == plain.packed()
