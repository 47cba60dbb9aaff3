"""MaskablePPO of sb3-contrib learns on our ids, and its policy plays whole games by the masks."""

from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from tests.libraries.games import IDS


def weights(model: Any) -> Any:
    return torch.nn.utils.parameters_to_vector(model.policy.parameters()).detach().clone()


@IDS
def test_its_own_check_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)
    check_env(gymnasium.make(name, observation="scaled").unwrapped)


@IDS
def test_a_policy_learns_and_plays_a_whole_game_by_the_masks(name: str) -> None:
    env = gymnasium.make(name)
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1, device="cpu")
    before = weights(model)
    model.learn(256)
    assert (weights(model) != before).any()
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        masks = get_action_masks(env)
        action, _ = model.predict(seen, action_masks=masks)
        assert masks[action]
        seen, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    assert "illegal" not in info
    assert terminated, "the rules ended it"
    ours: Any = env.unwrapped
    assert reward == ours.setting.reward(ours.state, ours.seat)


@IDS
def test_many_at_once_learn_and_are_evaluated(name: str) -> None:
    places = DummyVecEnv(
        [lambda: Monitor(gymnasium.make(name, observation="scaled", skip_forced=True, round_limit=3))] * 4
    )
    model = MaskablePPO("MlpPolicy", places, n_steps=64, batch_size=64, n_epochs=2, seed=1, device="cpu")
    ends: list[dict[str, Any]] = []

    def note(local: dict[str, Any], _: Any) -> None:
        if local["done"]:
            ends.append(local["info"])

    # By chance and before it learns: a policy can find what is always legal, as consolidating is in Nippon.
    wild = {"use_masking": False, "deterministic": False}
    returns, _ = evaluate_policy(model, places, 8, callback=note, return_episode_rewards=True, **wild)
    assert returns == [-1.0] * 8, "who does not heed the masks loses"
    assert all(end["illegal"] for end in ends)
    model.learn(512)
    assert model.ep_info_buffer, "no game ended"
    ends.clear()
    returns, lengths = evaluate_policy(model, places, 8, callback=note, return_episode_rewards=True)
    assert set(returns) <= {-1.0, 0.0, 1.0}
    assert min(lengths) > 1
    assert [end["ending"] for end in ends] == ["limit"] * 8


def test_it_learns_to_beat_random() -> None:
    """In games of ten rounds, so that it takes seconds; a policy that learned nothing is at 0 or below."""

    def place() -> Any:
        return Monitor(gymnasium.make("hatoba/Duel-v1", observation="scaled", skip_forced=True, round_limit=10))

    places = DummyVecEnv([place] * 16)
    places.seed(1)
    model = MaskablePPO("MlpPolicy", places, n_steps=128, batch_size=512, n_epochs=4, gamma=0.999, seed=1, device="cpu")
    model.learn(16 * 128 * 15)
    mean, _ = evaluate_policy(model, places, 64)
    assert mean > 0.4, mean
