"""What is hidden (section 9): who knows which order, and what a resampled position may change."""

from random import Random
from typing import Any, cast

import pytest

import hatoba
from hatoba.engine.state import State
from hatoba.games.duel.state import DuelState
from tests.duel.positions import Table, hand, play, seat, step, view


def known_hand(state: Any, letter: str, viewer: int | None) -> list[int | None]:
    """A hand as another sees it."""
    return [order.number for order in state.view(viewer).seats["AB".index(letter)].orders]


def test_cards_drawn_at_the_port_are_seen_by_the_drawer_only() -> None:
    state = play(Table().turn(3).order_deck(30, 31).state(), "choose port")
    assert [order.number for order in state.view(0).drawn] == [30, 31]
    assert [order.number for order in state.view(1).drawn] == [None, None]
    assert [order.number for order in state.view(None).drawn] == [None, None]
    assert [event.order for event in state.events_for(0) if type(event).__name__ == "OrderLookedAt"] == [30, 31]
    assert [event.order for event in state.events_for(1) if type(event).__name__ == "OrderLookedAt"] == [None, None]


def test_keeping_and_putting_under_are_secret() -> None:
    state = play(Table().turn(3).order_deck(30, 31).state(), "choose port; keep 31")
    assert state.view(1).drawn[0].number is None
    play(state, "done")
    assert state.game.catalogue.describe(state.game.catalogue.parse("keep 31")).secret
    assert state.game.catalogue.describe(state.game.catalogue.parse("under 30")).secret
    assert known_hand(state, "A", 1) == [None, None, None]
    assert (state.view(0).order_deck[-1], state.view(1).order_deck[-1]) == (30, None)
    assert [event.order for event in state.events_for(1)] == [None]


def test_d18_a_card_put_under_comes_round_and_its_mask_with_it() -> None:
    """A knows the last two cards of the deck; B draws one of them as a reward."""
    table = Table().turn(3).order_deck(30, 31, size=2).hand("B", 2).stock("B", tea=2)
    state = play(table.state(), "choose port; keep 31; done; end")
    assert view(state).order_deck == (None,)
    play(state, "fulfil 2")
    assert hand(state, "B") == [30]
    assert known_hand(state, "B", 0) == [30]
    assert known_hand(state, "B", None) == [None]
    drawn = [event for event in state.events_for(0) if type(event).__name__ == "OrderDrawn"]
    assert [event.order for event in drawn] == [30]


def test_a_secret_choice_cuts_what_the_other_knew() -> None:
    """Of two cards that A knew B keeps one: A no longer knows which."""
    table = Table().turn(5).order_deck(30, 31, 32, size=3).played("A", "bank", "church")
    state = play(table.state(), "choose port; keep 30; done; under 31; end; choose port")
    assert [order.number for order in state.view(0).drawn] == [31, 32]
    play(state, "keep 31")
    assert [order.number for order in state.view(0).drawn] == [None]
    play(state, "done")
    assert known_hand(state, "B", 0) == [None, None, None]
    assert state.view(0).order_deck == (None,)


def test_d18_a_single_card_is_kept_without_a_choice_and_stays_known() -> None:
    table = Table().turn(5).order_deck(30, 31, size=2).played("A", "bank", "church")
    state = play(table.state(), "choose port; keep 30; done; end; choose port")
    assert known_hand(state, "B", 0) == [None, None, 31]


# ----------------------------------------------------------------------------------- D18: two drawn, both kept


def knows_both() -> Any:
    """B draws 31 and 32, both of which A has put under the deck."""
    table = Table().turn(5).order_deck(30, 31, 32, size=3).played("A", "bank", "church").stock("B", yen=2)
    return play(table.state(), "choose port; keep 30; done; under 31; end; choose port")


def knows_one() -> Any:
    """B draws 32, which nobody knows, and 31, which A has put under the deck."""
    table = Table().turn(3).order_deck(30, 31, 32, size=3).stock("B", yen=2)
    return play(table.state(), "choose port; keep 30; done; end; choose port")


@pytest.mark.parametrize("choice", ["keep 31; keep 32", "keep 32; keep 31"])
def test_d18_what_was_known_stays_known_if_all_drawn_orders_are_kept(choice: str) -> None:
    state = play(knows_both(), choice)
    assert known_hand(state, "B", 0) == [None, None, 31, 32]
    state = play(knows_one(), choice)
    assert known_hand(state, "B", 0) == [None, None, None, 31]
    assert hand(state, "B") == [10, 20, 32, 31]
    assert known_hand(state, "B", None) == [None] * 4


def test_d18_until_then_nobody_else_knows_which_one_is_kept() -> None:
    for make in (knows_both, knows_one):
        state = play(make(), "keep 31")
        assert known_hand(state, "B", 0) == [None] * 3
        assert [order.number for order in state.view(0).drawn] == [None]
        play(state, "done")
        assert (known_hand(state, "B", 0), state.view(0).order_deck) == ([None] * 3, (None,))


@pytest.mark.parametrize("viewer", [0, None])
def test_d18_the_other_draws_anew_alike_whatever_was_kept_in_secret(viewer: int | None) -> None:
    for make in (knows_both, knows_one):
        for number in range(20):
            one, other = (
                play(make(), kept).resample(viewer, hatoba.make_rng(number)).digest() for kept in ("keep 31", "keep 32")
            )
            assert one == other


def test_d18_in_between_a_known_order_is_one_of_the_two() -> None:
    """Half of the positions drawn anew for A have it in hand, half among the drawn; the game goes on alike."""
    for make in (knows_both, knows_one):
        state = play(make(), "keep 32")
        others = [state.resample(0, hatoba.make_rng(number)) for number in range(60)]
        places = [31 in hand(other, "B") for other in others]
        assert 15 < sum(places) < 45
        for other in others:
            left = other.view(1).drawn[0].number
            assert {31, 32} - {left, hand(other, "B")[2]} <= ({32} if make is knows_one else set())
            assert hatoba.restore(other.snapshot()).digest() == other.digest()
            play(other, f"keep {left}")
        ends = {tuple(known_hand(other, "B", 0)) for other in others}
        assert ends == {tuple(known_hand(play(state, "keep 31"), "B", 0))}


def test_d18_an_order_of_the_two_fulfilled_in_between() -> None:
    """A knew order 1 and 32; B keeps 1, lays it open, and keeps the other too."""
    table = Table().turn(5).hand("A", 2).order_deck(30, 1, 32, size=3).played("A", "bank", "church")
    table.stock("B", tea=1, fish=1)
    state = play(table.state(), "choose port; keep 30; done; under 1; end; choose port; keep 1; fulfil 1")
    others = {state.resample(0, hatoba.make_rng(number)).view(1).drawn[0].number for number in range(20)}
    assert others == {32}  # nothing else is left for it
    assert known_hand(play(state, "keep 32"), "B", 0) == [None, None, 32]


# ----------------------------------------------------------------------------------- drawing anew


def test_resampling_keeps_what_a_seat_knows() -> None:
    state = play(Table().turn(7).order_deck(30, 31, 32, 33).state(), "choose port; keep 31; done")
    for number in range(20):
        other = state.resample(1, hatoba.make_rng(number))
        assert other.view(1) == state.view(1)
        own = state.resample(0, hatoba.make_rng(number))
        assert own.view(0) == state.view(0)
        assert hand(own, "A") == [1, 2, 31]
    hands = {tuple(hand(state.resample(1, hatoba.make_rng(number)), "A")) for number in range(20)}
    assert len(hands) > 10


def test_stops_do_not_depend_on_the_hidden_hand() -> None:
    """Whatever B holds, A sees the same stops."""
    for cards in ((1,), (36,), ()):
        state = play(Table().turn(2).hand("A").hand("B", *cards).stock("B", tea=1, fish=1).state(), "choose bank")
        assert view(state).step == "end_of_turn"
        assert state.to_move == 1


def test_a_fulfilled_order_is_public() -> None:
    state = play(Table().hand("A", 1).stock("A", tea=1, fish=1).state(), "fulfil 1")
    assert state.view(None).seats[0].fulfilled == (1,)
    assert seat(state, "A").orders == ()


def test_d17_taken_church_cards_stay_known_to_all() -> None:
    state = Table().church("A", 4, 9).state()
    for viewer in (0, 1, None):
        assert state.view(viewer).seats[0].church_cards == (4, 9)


@pytest.mark.parametrize("seed", range(40))
def test_d18_a_visit_to_the_port_tells_a_watcher_nothing_of_what_is_chosen(seed: int) -> None:
    """B has agents, goods and orders for free actions between; each position beside one drawn anew for a watcher."""
    rng = Random(seed)
    table = Table().turn(5 if seed % 2 else 3).order_deck(30, 31, 32, size=3).hand("B", 2, 10, 20).hand("A", 1)
    table.stock("B", yen=4, tea=9, fish=9, silk=9, copper=9).church("B", 4, 5).hired("B", "church_cards", "orders")
    if seed % 2:
        table.played("A", "bank", "church")
    under = "under 31; end" if seed % 2 else "end"
    state = play(table.state(), f"choose port; keep 30; done; {under}; choose port")
    assert cast(DuelState, play(state.clone(), "keep 31")).find_pair() >= 0
    while state.to_move == 1 and step(state) not in ("end_of_turn", "building"):
        action = rng.choice(state.legal_actions())
        for watcher in (0, 1, None):
            other = state.resample(watcher, hatoba.make_rng(rng.random().hex()))
            assert other.view(watcher) == state.view(watcher)
            assert hatoba.restore(other.snapshot()).digest() == other.digest()
            again = [one.resample(watcher, hatoba.make_rng(seed)).digest() for one in (state, other)]
            assert again[0] == again[1]
            look_alike(state, other, action, watcher, rng)
        state.apply(action)


def look_alike(state: State, other: State, action: int, watcher: int | None, rng: Random) -> None:
    """After the action, or in secret any other one of its verb, the watcher sees the same of both."""
    catalogue = state.game.catalogue
    if catalogue.describe(action).secret and state.to_move != watcher:
        verb = catalogue.describe(action).verb
        action_there = rng.choice([one for one in other.legal_actions() if catalogue.describe(one).verb == verb])
    else:
        action_there = action
    if action_there not in other.legal_actions():
        return  # an order that the watcher did not know of
    here, there = state.clone(), other.clone()
    here.apply(action)
    there.apply(action_there)
    if not here.revealed:
        assert here.view(watcher) == there.view(watcher)
