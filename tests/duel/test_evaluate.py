"""The evaluation that bots steer by: the truth at the end, more for more, nothing of what is hidden."""

import pytest

import hatoba
from hatoba.engine.rng import make_rng
from hatoba.games.duel.evaluate_gains import payment_worth, unit_cost
from hatoba.games.duel.evaluate_goods import unit_worth
from hatoba.games.duel.position import DuelPosition
from hatoba.games.trade import CHURCH_PRICES, PRODUCTION_PRICES, SILK, TEA, YEN, payment
from tests.duel.positions import Table, play

A, B = 0, 1


def worth(table: Table, seat: int = A) -> int:
    return int(table.state().evaluate(seat))


def middle() -> Table:
    """A's turn in the second round, with a little of everything."""
    return Table().turn(10).stock("A", yen=4, tea=1, silk=1).stock("B", yen=4, tea=1, silk=1)


@pytest.mark.parametrize("seed", range(5))
def test_at_the_end_it_is_the_truth(seed: int) -> None:
    state = hatoba.new_game("duel", players=2, seed=seed)
    rng = make_rng(seed)
    while state.to_move is not None:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    assert [state.evaluate(seat) for seat in (A, B)] == [100 * points for points in state.scores()]


@pytest.mark.parametrize("seed", range(3))
def test_asking_changes_nothing(seed: int) -> None:
    state = hatoba.new_game("duel", players=2, seed=seed)
    rng = make_rng(seed)
    while state.to_move is not None:
        before = state.to_bytes()
        assert [state.evaluate(A), state.evaluate(B)] == [state.evaluate(A), state.evaluate(B)]
        assert state.to_bytes() == before
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("kind", ["copper", "silk", "tea", "fish", "imports", "turned", "yen"])
def test_more_in_stock_is_worth_more(kind: str) -> None:
    amounts = [worth(middle().stock("A", **{kind: amount})) for amount in range(8)]
    assert amounts == sorted(set(amounts))


def test_a_turned_import_is_worth_more_than_a_face_up_one() -> None:
    assert worth(middle().stock("A", turned=1)) > worth(middle().stock("A", imports=1)) > worth(middle())


def test_extra_cards_agents_and_buildings_are_worth_something() -> None:
    bare = worth(middle())
    assert worth(middle().extra("A", plus_2=1)) > worth(middle().extra("A", plus_1=1)) > bare
    assert worth(middle().warehouse("A", "bank")) > worth(middle().shop("A", "bank")) > bare
    assert worth(middle().upgraded("A", 1)) > bare
    assert worth(middle().church("A", 9)) > worth(middle().church("A", 4)) > bare
    assert worth(middle().own("A", "exposition")) > worth(middle().own("A", "telegraph")) > bare
    with_orders = middle().fulfilled("A", 3, 4, 5)
    assert worth(with_orders.hired("A", "orders")) > worth(middle().fulfilled("A", 3, 4, 5))


def test_a_fulfilled_order_is_worth_more_than_its_goods() -> None:
    state = middle().hand("A", 14).stock("A", silk=2, tea=2).state()
    before = state.evaluate(A)
    assert play(state, "fulfil 14").evaluate(A) > before


def test_an_order_is_worth_more_the_nearer_it_is() -> None:
    hands = [
        worth(middle().hand("A", 17).stock("A", silk=n)) - worth(middle().hand("A").stock("A", silk=n))
        for n in (0, 2, 4)
    ]
    assert hands == sorted(set(hands))


def test_two_orders_do_not_count_the_same_goods_twice() -> None:
    one = worth(middle().hand("A", 10).stock("A", silk=2)) - worth(middle().hand("A").stock("A", silk=2))
    both = worth(middle().hand("A", 10, 13).stock("A", silk=2)) - worth(middle().hand("A").stock("A", silk=2))
    enough = worth(middle().hand("A", 10, 13).stock("A", silk=5)) - worth(middle().hand("A").stock("A", silk=5))
    assert one < both < enough


def test_things_to_be_used_are_worth_less_near_the_end() -> None:
    gain = [worth(Table().turn(turn).extra("A", plus_2=1)) - worth(Table().turn(turn)) for turn in (2, 18, 30)]
    assert gain == sorted(gain, reverse=True)


def test_a_step_half_done_counts_what_it_will_bring() -> None:
    third_card = Table().turn(14).extra("A", plus_1=1)
    without_imports = play(third_card.state(), "choose customs").evaluate(A)
    state = play(third_card.stock("A", imports=2).state(), "choose customs")
    prepared = state.evaluate(A)
    assert prepared - without_imports > 2 * 400
    assert prepared == pytest.approx(play(state, "add none").evaluate(A), abs=1)
    assert prepared == pytest.approx(play(state, "turn 2").evaluate(A), abs=1)


@pytest.mark.parametrize("seed", range(3))
def test_own_worth_does_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    state = hatoba.new_game("duel", players=2, seed=seed)
    rng = make_rng(seed)
    while state.to_move is not None:
        for seat in (A, B):
            assert state.resample(seat, rng).evaluate(seat) == state.evaluate(seat)
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def test_a_payment_half_made_costs_what_is_still_due() -> None:
    """Production by its own price, the church without the kinds used."""
    state = middle().state()
    assert isinstance(state, DuelPosition)
    unit = unit_cost(state, PRODUCTION_PRICES, 100)
    assert payment_worth(state, A, payment(PRODUCTION_PRICES, 2, 1 << YEN, YEN), 100) == 2 * unit > 0
    tea, silk = unit_worth(state, TEA, 100), unit_worth(state, SILK, 100)
    assert payment_worth(state, A, payment(CHURCH_PRICES, 1, 1 << YEN, 0), 100) == min(tea, silk)
    assert payment_worth(state, A, payment(CHURCH_PRICES, 1, 1 << YEN | 1 << TEA, 0), 100) == silk
