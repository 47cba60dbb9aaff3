"""TorchRL rolls out whole games of ours by the masks of Gymnasium, PettingZoo and OpenSpiel, and its PPO learns."""

from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import (
    ActionMask,
    GymEnv,
    GymWrapper,
    OpenSpielEnv,
    PettingZooWrapper,
    TransformedEnv,
    check_env_specs,
    default_info_dict_reader,
)
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from tests.libraries.games import IDS, MODULES, SPIEL

ENOUGH = 100_000
"""More steps than any game has: a rollout ends with its game."""


def masked(env: Any) -> Any:
    """The environment with the masks of its info."""
    spec = Binary(env.action_spec.space.n, dtype=torch.int8)
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=[spec]))
    return TransformedEnv(env, ActionMask())


@IDS
def test_gymnasium_rolls_out_a_whole_game(name: str) -> None:
    """It tries arguments that no board game has, and goes by the words of the TypeError."""
    env = masked(GymEnv(name, opponents="random", categorical_action_encoding=True))
    check_env_specs(env)
    game = env.rollout(ENOUGH)
    assert game["next", "done"].squeeze(-1).tolist() == [False] * (len(game) - 1) + [True]
    assert game["action_mask"].gather(1, game["action"][:, None]).all()
    assert not game["next", "reward"][:-1].any()
    state = env.base_env._env.unwrapped.state
    assert state.outcome() is not None


@IDS
def test_ppo_learns_by_the_masks(name: str) -> None:
    """Its distribution takes masks of True and False only; ours are 0 and 1, as PettingZoo's are."""
    torch.manual_seed(1)
    make = {"opponents": "random", "observation": "scaled", "round_limit": 3}
    env = masked(GymEnv(name, categorical_action_encoding=True, **make))
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    body = TensorDictSequential(
        TensorDictModule(torch.nn.Linear(size, actions), ["observation"], ["logits"]),
        TensorDictModule(torch.Tensor.bool, ["action_mask"], ["mask"]),
    )
    actor = ProbabilisticActor(
        body, ["logits", "mask"], ["action"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    critic = ValueOperator(torch.nn.Linear(size, 1), ["observation"])
    loss, judge = ClipPPOLoss(actor, critic), GAE(gamma=0.99, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), 1e-3)
    before = torch.nn.utils.parameters_to_vector(loss.parameters()).detach().clone()
    ended = 0
    for steps in Collector(env, actor, frames_per_batch=128, total_frames=512):
        assert steps["action_mask"].gather(1, steps["action"][:, None]).all()
        assert not steps["next", "terminated"].any(), "a game was lost by an illegal action"
        ended += int(steps["next", "truncated"].sum())
        parts = loss(judge(steps))
        optimizer.zero_grad()
        (parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]).backward()
        optimizer.step()
    assert ended > 1
    after = torch.nn.utils.parameters_to_vector(loss.parameters())
    assert after.isfinite().all()
    assert (after != before).any()


@IDS
def test_our_vector_rolls_out_whole_games(name: str) -> None:
    places: Any = gymnasium.make_vec(name, 4, opponents="random", round_limit=2, autoreset="same step")
    env = GymWrapper(places, categorical_action_encoding=True)
    size = int(places.single_action_space.n)
    spec = Binary(size, shape=(4, size), dtype=torch.int8)
    env.base_env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=[spec]))
    env.append_transform(ActionMask())
    games = env.rollout(400, break_when_any_done=False)
    assert games["action_mask"].gather(2, games["action"][..., None]).all()
    ends = games["next", "done"].squeeze(-1)
    assert (ends.sum(1) > 1).all(), "more than one game at every place"
    assert not games["next", "reward"][~ends].any()
    assert games["next", "truncated"].squeeze(-1)[ends].all(), "no game was lost by an illegal action"


@MODULES
def test_pettingzoo_rolls_out_a_whole_game(module: Any) -> None:
    env = PettingZooWrapper(module.raw_env(round_limit=3), use_mask=True)
    check_env_specs(env)
    game = env.rollout(ENOUGH)
    assert game["next", "done"][-1]
    assert not game["next", "done"][:-1].any()
    acts = torch.stack([game[seat, "mask"] for seat in ("seat_0", "seat_1")])
    assert (acts.sum(0) == 1).all(), "one seat decides at a time"
    for seat in ("seat_0", "seat_1"):
        allowed = game[seat, "action_mask"].gather(2, game[seat, "action"][..., None])
        assert allowed[game[seat, "mask"]].all()
    last = game["next"][-1]
    assert last["seat_0", "reward"].item() + last["seat_1", "reward"].item() == 0


@MODULES
def test_pettingzoo_rolls_out_in_lock_step(module: Any) -> None:
    env = PettingZooWrapper(module.parallel_env(round_limit=3), return_state=True)
    check_env_specs(env)
    game = env.rollout(ENOUGH)
    assert game["next", "done"][-1]
    waits = game["seat", "action_mask"][..., -1]
    assert (waits.sum(1) == 1).all(), "one of two waits"
    assert game["seat", "action_mask"].gather(2, game["seat", "action"][..., None]).all()
    assert game["next", "seat", "reward"][-1].sum() == 0
    seen = game["seat", "observation", "observation"]
    assert (game["state"] == seen.flatten(1)).all()


@SPIEL
def test_openspiel_rolls_out_a_whole_game(name: str) -> None:
    env = OpenSpielEnv(f"{name}(round_limit=2)", categorical_actions=True)
    game = env.rollout(ENOUGH)
    assert game["next", "done"][-1]
    assert game["next", "agents", "reward"][-1].sum() == 0
