"""The contract of the engine, for every game: legality, round trips, determinism."""

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatoba
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_actions, random_position

cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**32)
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


@given(case=cases, seed=seeds)
def test_legal_actions_are_sorted_and_each_applies(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    legal = state.legal_actions()
    assert legal
    assert legal == sorted(set(legal))
    before = state.digest()
    for action in legal:
        state.clone().apply(action)
    assert state.digest() == before


@given(case=cases, seed=seeds)
def test_an_action_is_listed_exactly_if_there_is_no_reason_against_it(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    legal = set(state.legal_actions())
    before = state.digest()
    for action in range(len(state.game.catalogue)):
        reason = state.why_illegal(action)
        assert (action in legal) == (reason is None), state.notation(action)
        if reason is not None:
            with pytest.raises(hatoba.IllegalAction, match=reason.code):
                state.apply(action)
    assert state.digest() == before


@given(case=cases, seed=seeds)
def test_going_on_lists_what_is_legal_after_the_action(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    for action in state.legal_actions():
        after, same = state.clone(), state.clone()
        count = after.go_on(action)
        listed = list(state.table.legal)[:count]
        same.apply(action)
        assert listed == same.legal_actions()
        assert after.digest() == same.digest()


@given(case=cases, seed=seeds, action=st.one_of(st.integers(-(2**60), -1), st.integers(10_000, 2**60)))
def test_numbers_outside_the_catalogue_are_invalid(case: Case, seed: int, action: int) -> None:
    state = case.new(seed)
    before = state.digest()
    with pytest.raises(hatoba.InvalidAction):
        state.apply(action)
    assert state.digest() == before


@EVERY_CASE
def test_notation_and_parsing_are_inverse_over_the_whole_catalogue(case: Case) -> None:
    catalogue = hatoba.game(case.game).catalogue
    for action in range(len(catalogue)):
        assert catalogue.parse(catalogue.notation(action)) == action
        described = catalogue.describe(action)
        assert catalogue.action(described.verb, *described.args) == action


@EVERY_CASE
def test_random_games_end_and_their_points_add_up(case: Case) -> None:
    for seed in range(3):
        state = case.new(seed)
        random_actions(state, Random(seed), 100_000)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome == state.standing()
        assert state.legal_actions() == []
        assert list(outcome.scores) == state.scores() == [sum(part.values()) for part in outcome.breakdown]
        assert outcome.winners
        assert {outcome.ranks[seat] for seat in outcome.winners} == {1}
        with pytest.raises(hatoba.IllegalAction, match="game_over"):
            state.apply(0)


@EVERY_CASE
def test_a_round_limit_ends_every_game(case: Case) -> None:
    state = case.new(1, round_limit=2)
    random_actions(state, Random(1), 100_000)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "limit"
    assert state.round == 2


@given(case=cases, seed=seeds)
def test_copies_have_the_same_digest_and_go_their_own_way(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    digest = state.digest()
    copies: list[State] = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        hatoba.restore(json.loads(json.dumps(state.snapshot()))),
    ]
    for other in copies:
        assert other.digest() == digest
        assert other.legal_actions() == state.legal_actions()
        random_actions(other, Random(seed), 30)
        assert state.digest() == digest
    assert len({other.digest() for other in copies}) == 1


@given(case=cases, seed=seeds)
def test_the_same_seed_and_actions_give_the_same_digests(case: Case, seed: int) -> None:
    assert random_position(case, seed).digest() == random_position(case, seed).digest()


@given(case=cases, seed=seeds)
def test_a_preview_shows_what_will_happen_and_changes_nothing(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    seat = state.to_move
    assert seat is not None
    action = Random(seed).choice(state.legal_actions())
    before = state.digest()
    preview = state.preview([action], seat)
    assert state.digest() == before
    state.recording = True
    state.apply(action)
    seen = state.events_for(seat)
    if state.revealed:
        assert preview[0] == seen[: len(preview[0])]
    else:
        assert preview == [seen]


@given(case=cases, seed=seeds)
def test_recording_changes_nothing_but_the_log(case: Case, seed: int) -> None:
    silent, loud = case.new(seed), case.new(seed)
    loud.recording = True
    rng = Random(seed)
    for _ in range(40):
        legal = silent.legal_actions()
        if not legal:
            break
        action = rng.choice(legal)
        silent.apply(action)
        loud.apply(action)
        assert silent.events == []
    assert silent.digest() == loud.digest()


@EVERY_CASE
def test_resigning_ends_a_game_of_two_and_ranks_last(case: Case) -> None:
    state = random_position(case, 5)
    state.resign(0)
    if state.players == 2:
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason == "resigned"
    else:
        assert state.outcome() is None
        random_actions(state, Random(5), 100_000)
        outcome = state.outcome()
        assert outcome is not None
    assert outcome.ranks[0] == state.players
    assert 0 not in outcome.winners
    with pytest.raises(hatoba.IllegalAction):
        state.resign(int(state.players))


@given(case=cases, seed=seeds)
def test_broken_snapshots_are_refused_or_possible_but_never_crash(case: Case, seed: int) -> None:
    rng = Random(seed)
    snapshot = random_position(case, seed).snapshot()
    holder, key = rng.choice(list(_leaves(snapshot)))
    holder[key] = rng.choice([None, -1, 3, 99_999, "bank", "A", [], {}, [1, 2], True, 2.5])
    try:
        state = hatoba.restore(snapshot)
    except (hatoba.InvalidPosition, hatoba.InvalidOption) as error:
        assert str(error)
    else:
        assert state.legal_actions() or state.outcome()


def _leaves(node: Any) -> Any:
    """Every place in nested JSON that holds a value, containers included."""
    items = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in items:
        yield node, key
        if isinstance(value, dict | list):
            yield from _leaves(value)


def test_bad_names_and_options_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(hatoba.InvalidOption, match="yokohama"):
        hatoba.new_game("chess", players=2, seed=1)
    for case in CASES:
        with pytest.raises(hatoba.InvalidOption, match="players must be"):
            hatoba.new_game(case.game, players=7, seed=1)
        with pytest.raises(hatoba.InvalidOption, match="round_limit"):
            case.new(1, colour="red")
        with pytest.raises(hatoba.InvalidOption, match="at least 0"):
            case.new(1, round_limit=-1)
