"""Counting what can be paid says the same as trying every way to pay."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

import hatoba
from hatoba.games.trade import PAY, TradePosition, payment

STATES = {
    "duel": hatoba.new_game("duel", players=2, seed=1),
    "yokohama": hatoba.new_game("yokohama", players=2, seed=1),
    "yokohama, original": hatoba.new_game("yokohama", players=2, seed=1, edition="original"),
}


def finds_a_way(s: TradePosition, prices: int, units: int, used: int, then: int) -> bool:
    """Whether seat A can pay the units, and then one of list `then`, by trying every kind in turn."""
    if units <= 0:
        return then < 0 or finds_a_way(s, then, 1, 0, -1)
    for kind in range(s.prices.kinds):
        at = prices * s.prices.kinds + kind
        price = s.prices.price[at]
        if price > 0 and s.stock[kind] >= price and s.prices.rivals[at] & used == 0:
            s.stock[kind] -= price
            found = finds_a_way(s, prices, units - 1, used | 1 << kind, then)
            s.stock[kind] += price
            if found:
                return True
    return False


@pytest.mark.parametrize("name", STATES)
@given(data=st.data())
def test_what_can_be_paid(name: str, data: st.DataObject) -> None:
    state = STATES[name].clone()
    assert isinstance(state, TradePosition)
    kinds = int(state.prices.kinds)
    lists = len(state.prices.price) // kinds
    for kind in range(kinds):
        state.stock[kind] = data.draw(st.integers(0, 4))
    prices, used = data.draw(st.integers(0, lists - 1)), data.draw(st.integers(0, 2**kinds - 1))
    then = data.draw(st.integers(-1, lists - 1))
    for units in range(1, 8):
        state.depth = 0
        if then >= 0:
            state.push_payment(then, 1)
        state.push(PAY, 0)
        assert state.can_finish(payment(prices, units, used, 0)) == finds_a_way(state, prices, units, used, then)
