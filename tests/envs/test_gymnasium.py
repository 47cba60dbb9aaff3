"""Gymnasium's own conformance test, bots as opponents, and masks as MaskablePPO asks for them."""

from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.components import PACKAGED
from tests.envs.optional import need

np = need("numpy")
gymnasium = need("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - needs Gymnasium

import hatoba.envs  # noqa: E402 - registers the ids

IDS = pytest.mark.parametrize("name", [f"hatoba/{name.title()}-v0" for name in PACKAGED])
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


@IDS
def test_the_api_is_kept(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)
    check_env(gymnasium.make(name, observation="scaled", seat=1, render_mode="ansi").unwrapped)


def play(env: Any, seed: int | None) -> tuple[float, int]:
    """A random game: the reward at its end, and how many decisions the learner had."""
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    decisions = 0
    while True:
        masks = env.unwrapped.action_masks()
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"].astype(bool)).all()
        assert np.flatnonzero(masks).tolist() == env.unwrapped.state.legal_actions()
        assert env.unwrapped.state.to_move == env.unwrapped.seat
        _, reward, terminated, _, info = env.step(rng.choice(np.flatnonzero(masks).tolist()))
        decisions += 1
        if terminated:
            return reward, decisions
        assert reward == 0


@IDS
def test_a_game_goes_from_decision_to_decision_and_is_repeatable(name: str) -> None:
    env = gymnasium.make(name, round_limit=2)
    assert play(env, 1) == play(env, 1)
    assert env.unwrapped.state.outcome() is not None


def test_the_learner_takes_every_seat_in_turn_or_the_one_it_wants() -> None:
    env = gymnasium.make("hatoba/Nippon-v0", players=3, opponents=["random", "random"], round_limit=1).unwrapped
    seats = []
    for seed in (4, None, None, None):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]
    env = gymnasium.make("hatoba/Nippon-v0", players=4, seat=2, round_limit=1).unwrapped
    env.reset(seed=1)
    assert env.seat == env.state.to_move == 2


def test_other_bots_can_be_met() -> None:
    env = gymnasium.make("hatoba/Duel-v0", opponents="hatoba.bots.levels:Apprentice")
    play(env, 3)


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("hatoba/Duel-v0").unwrapped
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_wrong_arguments_are_refused_with_what_would_be_right() -> None:
    for wrong in ({"opponents": ["random", "random"]}, {"seat": 2}, {"rewards": "none"}):
        with pytest.raises(hatoba.InvalidOption):
            gymnasium.make("hatoba/Duel-v0", **wrong)


def test_maskable_ppo_learns_on_it() -> None:
    contrib = pytest.importorskip("sb3_contrib", reason="NOT TESTED: sb3_contrib is missing")
    env = gymnasium.make("hatoba/Duel-v0", observation="scaled", round_limit=1)
    contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32).learn(64)
