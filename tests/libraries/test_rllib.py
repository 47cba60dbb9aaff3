"""RLlib's PPO trains an iteration on our ids: alone, on both seats with masks, and in lock step."""

from collections.abc import Iterator
from typing import Any

import pytest
import ray
import torch
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.connectors.env_to_module import FlattenObservations
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from tests.libraries.games import IDS, MODULES


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Everything runs in this process; Ray itself is asked for little, listens to this machine and tells nobody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        little = {"num_cpus": 1, "object_store_memory": 100_000_000}
        ray.init(_node_ip_address="127.0.0.1", include_dashboard=False, log_to_driver=False, **little)
        yield
        ray.shutdown()


def small() -> Any:
    """PPO in this process, a few hundred steps an iteration."""
    config = PPOConfig().env_runners(num_env_runners=0, batch_mode="complete_episodes")
    config = config.learners(num_learners=0)
    return config.training(train_batch_size_per_learner=256, minibatch_size=64, num_epochs=1)


def train(config: Any, module: str = "default_policy") -> dict[str, Any]:
    """What the env runners tell of one iteration, after which they have other weights."""
    algorithm = config.build_algo()

    def weights() -> Any:
        return torch.nn.utils.parameters_to_vector(algorithm.get_module(module).parameters()).detach().clone()

    try:
        before = weights()
        told: dict[str, Any] = algorithm.train()["env_runners"]
        assert weights().isfinite().all()
        assert (weights() != before).any()
    finally:
        algorithm.stop()
    return told


@pytest.mark.parametrize("vector", ["sync", "vector_entry_point"], ids=["Gymnasium's vector", "our vector"])
@IDS
def test_it_trains_on_the_gymnasium_id(name: str, vector: str) -> None:
    """Without masks: the first illegal action loses."""
    config = small().environment(name, env_config={"opponents": "random", "observation": "scaled"})
    told = train(config.env_runners(num_envs_per_env_runner=4, gym_env_vectorize_mode=vector))
    assert told["num_env_steps_sampled"] >= 256
    assert told["episode_return_min"] == -1


class Plural(BaseWrapper):  # type: ignore[misc, unused-ignore]
    """RLlib's module for masks wants the key "observations"; PettingZoo says "observation"."""

    def observation_space(self, agent: str) -> Any:
        inner = super().observation_space(agent)
        return spaces.Dict({"observations": inner["observation"], "action_mask": inner["action_mask"]})

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        return {"observations": seen["observation"], "action_mask": seen["action_mask"]}


@MODULES
def test_it_trains_both_seats_by_the_masks(module: Any) -> None:
    """A raw environment: an illegal action would raise, and RLlib's check, which tries any, is off."""
    register_env("seats", lambda _: PettingZooEnv(Plural(module.raw_env(observation="scaled", round_limit=2))))
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule)
    config = small().environment("seats", disable_env_checking=True)
    config = config.multi_agent(policies={"seat"}, policy_mapping_fn=lambda *_, **__: "seat")
    told = train(config.rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"seat": spec})), "seat")
    assert told["num_episodes"] >= 2
    by_seat = told["agent_episode_returns_mean"]
    assert set(by_seat) == {"seat_0", "seat_1"}
    assert by_seat["seat_0"] + by_seat["seat_1"] == pytest.approx(0)


@MODULES
def test_it_trains_in_lock_step(module: Any) -> None:
    """Without masks: an illegal answer changes nothing there."""
    arguments = {"observation": "scaled", "max_cycles": 100}
    register_env("lock step", lambda _: ParallelPettingZooEnv(module.parallel_env(**arguments)))
    config = small().environment("lock step")
    config = config.multi_agent(policies={"seat"}, policy_mapping_fn=lambda *_, **__: "seat")
    config = config.env_runners(env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True))
    told = train(config, "seat")
    assert told["episode_len_max"] == 100
    assert told["agent_steps"] == {"seat_0": 100, "seat_1": 100}
