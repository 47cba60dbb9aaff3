"""MaskablePPO of sb3-contrib, unmodified, in a task of the benchmark.

Half of its games are against random, half against apprentice.

    pip install 'hatoba[envs]' sb3-contrib
    python examples/ppo.py --task duel-2p-small --seed 1 --out ppo-1.zip
    hatoba bench run duel-2p-small --agent ppo-1.zip --name ppo-1

It takes the task's step budget and one thread; the same seed on the same machine gives the same policy.
"""

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import hatoba.envs  # noqa: F401 - makes the ids known to Gymnasium
from hatoba.bench import TASKS, BenchTask

ENVIRONMENTS = 16
STEPS = 128
"""Of each environment between two updates."""
OPPONENTS = ("random", "apprentice")


def environment(task: BenchTask, number: int) -> Any:
    """One of many: each has its opponent."""
    opponent = OPPONENTS[number % len(OPPONENTS)]
    return gymnasium.make(**task.env(), opponents=opponent, observation="scaled", skip_forced=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO in a task of the benchmark.")
    parser.add_argument("--task", default="duel-2p-small", choices=TASKS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="fewer than the task's budget, for a try")
    parser.add_argument("--out", type=Path, default=Path("ppo.zip"))
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    task = TASKS[arguments.task]
    envs = DummyVecEnv([lambda number=number: environment(task, number) for number in range(ENVIRONMENTS)])
    envs.seed(arguments.seed * 1000)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=arguments.seed,
        device="cpu",
    )
    whole = ENVIRONMENTS * STEPS  # it learns in whole updates, and the budget is not to be passed
    model.learn((arguments.steps or task.steps) // whole * whole)
    model.save(arguments.out, exclude=["ep_info_buffer", "ep_success_buffer", "rollout_buffer"])


if __name__ == "__main__":
    main()
