"""Tianshou's collectors and trainer on our PettingZoo environments, with its own wrapper and its own masks."""

from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from tests.libraries.games import MODULES

PLACES = 3


def places(module: Any, **arguments: Any) -> Any:
    """Raw environments: an illegal action would raise."""
    return DummyVectorEnv([lambda: PettingZooEnv(module.raw_env(**arguments))] * PLACES)


def obeys(buffer: Any) -> bool:
    """Whether all that was played was allowed."""
    held = buffer[:]
    return bool(np.take_along_axis(held.obs.mask, held.act[:, None], 1).all())


def without_words(_: Any, steps: Any) -> None:
    """A hook of its collectors: only last infos have a word, `ending`, and its trainer takes none for NaN."""
    steps.info.pop("ending", None)


@MODULES
def test_a_collector_plays_whole_games(module: Any) -> None:
    one = PettingZooEnv(module.raw_env(players=2))
    random = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(one.action_space) for _ in one.agents]
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=random, env=one)
    collector = Collector(algorithm, places(module, round_limit=3), VectorReplayBuffer(10_000, PLACES))
    stats = collector.collect(n_episode=2 * PLACES, reset_before_collect=True)
    assert stats.n_collected_episodes == 2 * PLACES
    assert stats.returns.shape == (2 * PLACES, 2)
    assert (stats.returns.sum(1) == 0).all()
    assert len(collector.buffer) == stats.n_collected_steps > 2 * PLACES
    assert obeys(collector.buffer)


@MODULES
def test_dqn_learns_against_random(module: Any) -> None:
    arguments = {"observation": "scaled", "round_limit": 2}
    one = PettingZooEnv(module.raw_env(**arguments))
    actions = one.action_space
    net = Net(state_shape=one.observation_space["observation"].shape, action_shape=actions.n, hidden_sizes=[32])
    policy = DiscreteQLearningPolicy(model=net, action_space=actions, eps_training=0.2)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=50)
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(actions)
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner, other], env=one)
    before = torch.nn.utils.parameters_to_vector(net.parameters()).detach().clone()
    buffer = VectorReplayBuffer(5_000, PLACES)
    training = Collector(
        algorithm, places(module, **arguments), buffer, exploration_noise=True, on_step_hook=without_words
    )
    testing = Collector(algorithm, places(module, **arguments))
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=training,
            test_collector=testing,
            max_epochs=1,
            epoch_num_steps=300,
            collection_step_num_env_steps=30,
            test_step_num_episodes=PLACES,
            batch_size=32,
            update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=lambda returns: returns[:, 0],
        )
    )
    after = torch.nn.utils.parameters_to_vector(net.parameters())
    assert after.isfinite().all()
    assert (after != before).any()
    assert len(buffer) == 300
    assert buffer.done.sum() > 1, "no game ended"
    assert obeys(buffer)
    assert -1 <= result.best_reward <= 1
