"""Many games at once: the same as single games, in buffers that neither move nor grow."""

import copy
import pickle
import resource
import tracemalloc
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from hatoba.envs.batch import BY_RANK, BY_SCORE, seat_reward
from tests.cases import CASES, Case, random_actions
from tests.conftest import COMPILED
from tests.envs.optional import need

np = need("numpy")

from hatoba.envs.many import ManyGames  # noqa: E402 - needs numpy

LIMIT = 3
"""Rounds: games that end soon are followed by others."""


def new_many(case: Case, games: int, seed: int) -> ManyGames:
    options: dict[str, Any] = dict(case.options)
    return ManyGames(case.game, games, case.players, seed=seed, round_limit=LIMIT, **options)


def new(case: Case, seed: str) -> State:
    return hatoba.game(case.game).new(case.players, seed, round_limit=LIMIT, **dict(case.options))


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32))
def test_a_batch_plays_the_same_games_as_single_states(case: Case, seed: int) -> None:
    games = 3
    many = new_many(case, games, seed)
    single = [new(case, f"{seed}:{place}:0") for place in range(games)]
    finished = [0] * games
    rng = hatoba.make_rng(seed)
    for _ in range(150):
        for place, state in enumerate(single):
            assert many.state(place).digest() == state.digest()
            assert many.seats[place] == state.seat
            assert np.flatnonzero(many.masks[place]).tolist() == state.legal_actions()
        chosen = many.random_actions(rng)
        many.step(np.array(chosen))
        for place, state in enumerate(single):
            state.apply(chosen[place])
            assert many.dones[place] == (state.to_move is None)
            expected = [0.0] * case.players
            if state.to_move is None:
                expected = [seat_reward(state, seat, BY_RANK) for seat in range(case.players)]
                finished[place] += 1
                single[place] = new(case, f"{seed}:{place}:{finished[place]}")
            assert many.rewards[place].tolist() == expected
    assert many.numbers.tolist() == finished


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32))
def test_observations_are_those_of_the_seat_that_decides(case: Case, seed: int) -> None:
    many = new_many(case, 2, seed)
    rng = hatoba.make_rng(seed)
    for _ in range(60):
        many.step(many.random_actions(rng))
    canvas = many.layout.canvas(1)
    for place in range(2):
        canvas.begin(0, True)
        many.state(place).observe(int(many.seats[place]), canvas)
        assert many.observations[place].tolist() == list(canvas.values)


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    many = ManyGames("duel", 2)
    before = [many.state(place).digest() for place in range(2)]
    legal = many.random_actions(hatoba.make_rng(1))
    for wrong in ([legal[0], -1], [legal[0], 10_000], [legal[0], int(np.flatnonzero(~many.masks[1])[0])], legal[:1]):
        with pytest.raises(ValueError, match=r"action|legal"):
            many.step(wrong)
        assert [many.state(place).digest() for place in range(2)] == before


def test_every_place_has_its_own_seed_and_games_can_be_had_again() -> None:
    many = ManyGames("nippon", 3, seeds=["a", "b", "a"])
    digests = [many.state(place).digest() for place in range(3)]
    assert digests[0] == digests[2] != digests[1]
    many.step(many.random_actions(hatoba.make_rng(1)))
    many.reset()
    assert [many.state(place).digest() for place in range(3)] == digests
    with pytest.raises(hatoba.InvalidOption, match="seeds"):
        ManyGames("nippon", 3, seeds=["a"])


def test_arrays_are_views_that_cannot_be_written() -> None:
    many = ManyGames("duel", 2)
    arrays = [many.observations, many.masks, many.rewards, many.dones, many.seats]
    for array in arrays:
        assert not array.flags.writeable
        assert not array.flags.owndata
    addresses = [array.__array_interface__["data"] for array in arrays]
    rng = hatoba.make_rng(3)
    for _ in range(300):
        many.step(many.random_actions(rng))
    assert [array.__array_interface__["data"] for array in arrays] == addresses
    fresh = [many.observations, many.masks, many.rewards, many.dones, many.seats]
    assert all(old is new for old, new in zip(arrays, fresh, strict=True))


@pytest.mark.parametrize("name", PACKAGED)
def test_nothing_grows_with_time(name: str) -> None:
    many = ManyGames(name, 16, round_limit=2)
    rng = hatoba.make_rng(1)
    rounds = 600 if COMPILED else 40

    def run() -> None:
        for _ in range(rounds):
            many.step(many.random_actions(rng))

    run()
    tracemalloc.start()
    run()
    before = tracemalloc.get_traced_memory()[0]
    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    run()
    run()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 40_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - resident < 4_000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rewards_add_up_to_nothing_and_follow_the_ranks(case: Case) -> None:
    state = case.new(7, round_limit=LIMIT)
    random_actions(state, Random(7), 100_000)
    outcome = state.outcome()
    assert outcome is not None
    seats = range(case.players)
    for kind in (BY_RANK, BY_SCORE):
        rewards = [seat_reward(state, seat, kind) for seat in seats]
        assert abs(sum(rewards)) < 1e-9
        assert (max(rewards) == rewards[outcome.winners[0]]) or kind == BY_SCORE
    for seat in seats:
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        assert seat_reward(state, seat, BY_SCORE) == pytest.approx(outcome.scores[seat] - sum(others) / len(others))


def test_what_cannot_be_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(hatoba.InvalidOption, match="rank or score difference"):
        ManyGames("duel", 1, rewards="money")
    with pytest.raises(hatoba.InvalidOption, match="players"):
        ManyGames("duel", 1, players=3)
    with pytest.raises(TypeError, match="colour"):
        ManyGames("duel", 1, colour="red")


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda many: pickle.loads(pickle.dumps(many))], ids=["copy", "pickle"])
@pytest.mark.parametrize("name", PACKAGED)
def test_copies_go_on_as_the_original_does(name: str, twin: Any) -> None:
    many = ManyGames(name, 3, round_limit=1)
    rng = hatoba.make_rng(1)
    while not many.dones.any():
        many.step(many.random_actions(rng))
    other = twin(many)
    for _ in range(40):
        for array in ("observations", "masks", "rewards", "dones", "seats", "numbers"):
            assert (getattr(many, array) == getattr(other, array)).all(), array
        actions = many.random_actions(rng)
        many.step(actions)
        assert [other.state(place).digest() for place in range(3)] != [many.state(place).digest() for place in range(3)]
        other.step(actions)
