"""Gymnasium's own conformance test, bots as opponents, and masks as MaskablePPO asks for them."""

import copy
import pickle
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

IDS = pytest.mark.parametrize("name", [f"hatoba/{name.title()}-v1" for name in PACKAGED])
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
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(masks).tolist()))
        decisions += 1
        if terminated or truncated:
            return reward, decisions
        assert reward == 0


@IDS
def test_a_game_goes_from_decision_to_decision_and_is_repeatable(name: str) -> None:
    env = gymnasium.make(name, round_limit=2)
    assert play(env, 1) == play(env, 1)
    assert env.unwrapped.state.outcome() is not None


def test_the_seed_says_which_seat_the_learner_has_unless_it_wants_one() -> None:
    env = gymnasium.make("hatoba/Nippon-v1", players=3, round_limit=1).unwrapped
    seats = []
    for seed in range(30):
        env.reset(seed=seed)
        seats.append(env.seat)
        assert env.state.to_move == env.seat
    assert set(seats) == {0, 1, 2}
    env.reset(seed=7)
    assert env.seat == seats[7]
    env = gymnasium.make("hatoba/Nippon-v1", players=4, seat=2, round_limit=1).unwrapped
    env.reset(seed=1)
    assert env.seat == env.state.to_move == 2


class Last:
    """A bot of one's own: the last legal action."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, position: Any, budget: Any) -> int:
        assert budget.simulations == 100
        return int(position.legal_actions()[-1])


def first_legal(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].argmax())


@pytest.mark.parametrize(
    "opponent",
    ["hatoba.bots.levels:Apprentice", "merchant@sims=2", "merchant", Last, Last("1"), first_legal],
    ids=["module", "limits", "level", "class", "object", "function"],
)
def test_opponents_of_every_kind_play_and_play_the_same_again(opponent: Any) -> None:
    env = gymnasium.make("hatoba/Duel-v1", opponents=opponent, round_limit=1 if opponent == "merchant" else 2)
    assert play(env, 3) == play(env, 3)


def test_a_function_sees_what_the_learner_would() -> None:
    shapes = set()

    def policy(seen: dict[str, Any]) -> int:
        shapes.add((seen["observation"].shape, seen["action_mask"].shape))
        assert not seen["action_mask"][-1]
        return first_legal(seen)

    env = gymnasium.make("hatoba/Duel-v1", opponents=policy, round_limit=1)
    play(env, 1)
    assert shapes == {(env.observation_space.shape, (env.action_space.n,))}


def test_after_an_illegal_action_and_after_the_end_only_a_reset_goes_on() -> None:
    env = gymnasium.make("hatoba/Duel-v1", round_limit=1).unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"]
    assert np.flatnonzero(info["action_mask"]).tolist() == [env.setting.wait]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(env.setting.wait)
    env.reset(seed=1)
    _, _, terminated, _, _ = env.step(env.setting.wait)
    assert terminated, "waiting is illegal where something is to be decided"
    play(env, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_the_round_limit_truncates_and_the_last_info_has_the_result() -> None:
    env = gymnasium.make("hatoba/Nippon-v1", players=3, round_limit=1).unwrapped
    _, info = env.reset(seed=1)
    assert info["versions"] == env.metadata["versions"]
    over = False
    while not over:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        over = terminated or truncated
    outcome = env.state.outcome()
    assert (terminated, truncated, info["ending"]) == (False, True, "limit")
    assert tuple(info["points"]) == outcome.scores
    assert tuple(info["ranks"]) == outcome.ranks
    assert tuple(np.flatnonzero(info["winners"])) == outcome.winners
    assert np.flatnonzero(info["action_mask"]).tolist() == [env.setting.wait]
    assert reward == env.setting.reward(env.state, env.seat)


@pytest.mark.parametrize("name", ["hatoba/Duel-v1", "hatoba/Yokohama-v1"])
def test_forced_decisions_can_be_left_out(name: str) -> None:
    choices = [
        [int(mask.sum()) for mask in masks_met(gymnasium.make(name, skip_forced=skip))] for skip in (False, True)
    ]
    assert 1 in choices[0]
    assert choices[1] == [choice for choice in choices[0] if choice > 1]


def masks_met(env: Any) -> list[Any]:
    """The masks of a game in which the learner always plays the last legal action."""
    _, info = env.reset(seed=5)
    masks, over = [], False
    while not over:
        masks.append(info["action_mask"])
        _, _, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        over = terminated or truncated
    return masks


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("opponents", ["random", "merchant@sims=3"])
def test_copies_go_on_as_the_original_does(twin: Any, opponents: str) -> None:
    for name in PACKAGED:
        env = gymnasium.make(f"hatoba/{name.title()}-v1", opponents=opponents)
        _, info = env.reset(seed=1)
        for _ in range(20):
            _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
        other = twin(env)
        for _ in range(15):
            assert other.unwrapped.state is not env.unwrapped.state
            action = int(info["action_mask"].argmax())
            seen, reward, terminated, truncated, info = env.step(action)
            theirs = other.step(action)
            assert (seen == theirs[0]).all()
            assert (reward, terminated, truncated) == theirs[1:4]
            assert (info["action_mask"] == theirs[4]["action_mask"]).all()
            assert env.unwrapped.state.digest() == other.unwrapped.state.digest()


@pytest.mark.parametrize("mode", ["NEXT_STEP", "SAME_STEP"])
def test_gymnasiums_own_vectors_never_meet_an_empty_mask(mode: str) -> None:
    chosen = gymnasium.vector.AutoresetMode[mode]
    vector = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make("hatoba/Duel-v1", round_limit=1)] * 3, autoreset_mode=chosen
    )
    _, info = vector.reset(seed=1)
    ended = 0
    for _ in range(120):
        actions = info["action_mask"].argmax(1)
        _, _, terminations, truncations, info = vector.step(actions)
        ended += int((terminations | truncations).sum())
        assert info["action_mask"].any(1).all()
    assert ended > 2
    vector.close()


def test_wrong_arguments_are_refused_with_what_would_be_right() -> None:
    for wrong in ({"opponents": ["random", "random"]}, {"seat": 2}, {"rewards": "none"}):
        with pytest.raises(hatoba.InvalidOption):
            gymnasium.make("hatoba/Duel-v1", **wrong)
    with pytest.raises(hatoba.InvalidOption, match="no bot"):
        gymnasium.make("hatoba/Duel-v1", opponents=7)
    with pytest.raises(TypeError, match="colour"):
        gymnasium.make("hatoba/Duel-v1", colour="red")
