"""Nobody learns what they may not know, and resampling is fair: for every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import hatoba
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_actions, random_position

cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**32)


def viewers(state: State) -> list[int | None]:
    return [None, *range(int(state.players))]


@given(case=cases, seed=seeds)
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    rng = hatoba.make_rng(seed)
    for viewer in viewers(state):
        other = state.resample(viewer, rng)
        assert other.view(viewer) == state.view(viewer)
        assert other.key != state.key


@given(case=cases, seed=seeds)
def test_a_redraw_changes_nothing_that_anybody_knows(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    other = state.clone()
    other.redraw(1)
    for viewer in viewers(state):
        assert other.view(viewer) == state.view(viewer)
    assert other.legal_actions() == state.legal_actions()
    assert other.key != state.key
    assert hatoba.restore(other.snapshot()).digest() == other.digest()


@pytest.mark.parametrize("game", ["yokohama", "duel"])
def test_a_redraw_deals_every_unseen_place_anew(game: str) -> None:
    """Each place that nobody knows holds another card in some of the redraws, and each that somebody knows in none."""
    start: Any = hatoba.game(game).new(2, 7)
    random_actions(start, Random(7), 30)
    changed: set[int] = set()
    for number in range(1, 40):
        other = start.clone()
        other.redraw(number)
        changed |= {at for at, card in enumerate(start.orders) if other.orders[at] != card}
    unseen = {at for at, card in enumerate(start.orders) if card and not start.order_known[at]}
    assert unseen
    assert changed == unseen


@given(case=cases, seed=seeds)
def test_resampling_depends_on_the_view_and_the_rng_alone(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    for viewer in viewers(state):
        other = state.resample(viewer, hatoba.make_rng(seed + 1))
        drawn = [position.resample(viewer, hatoba.make_rng(seed)).digest() for position in (state, other)]
        assert drawn[0] == drawn[1]


@given(case=cases, seed=seeds)
def test_a_resampled_position_is_possible_and_offers_its_viewer_the_same(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    seat = state.to_move
    other = state.resample(seat, hatoba.make_rng(seed))
    assert hatoba.restore(other.snapshot()).digest() == other.digest()
    assert other.legal_actions() == state.legal_actions()


@given(case=cases, seed=seeds)
def test_what_a_seat_sees_of_an_action_does_not_depend_on_what_it_cannot_know(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    rng = Random(seed)
    watcher = rng.choice(viewers(state))
    other = state.resample(watcher, hatoba.make_rng(seed))
    action = rng.choice(state.legal_actions())
    described = state.game.catalogue.describe(action)
    if described.secret and state.to_move != watcher:
        same_verb = [a for a in other.legal_actions() if other.game.catalogue.describe(a).verb == described.verb]
        assert same_verb, "whether a secret choice is asked depends on public facts"
        twin = rng.choice(same_verb)
    else:
        twin = action
    assume(twin in other.legal_actions())
    state.recording = other.recording = True
    state.apply(action)
    other.apply(twin)
    assert state.revealed == other.revealed
    if not state.revealed:
        assert state.events_for(watcher) == other.events_for(watcher)
        assert state.view(watcher) == other.view(watcher)


@given(case=cases, seed=seeds)
def test_a_watcher_sees_no_more_than_the_whole_truth(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    state.recording = True
    state.apply(Random(seed).choice(state.legal_actions()))
    truth = state.events
    for viewer in viewers(state):
        seen = state.events_for(viewer)
        assert [type(event) for event in seen] == [type(event) for event in truth]
        for part, whole in zip(seen, truth, strict=True):
            assert all(value in (None, getattr(whole, name)) for name, value in vars(part).items())
