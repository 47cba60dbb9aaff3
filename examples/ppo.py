"""MaskablePPO of sb3-contrib, unmodified, in a task of the benchmark.

Half of its games are against random, half against apprentice.

    pip install 'hatoba[envs]' sb3-contrib
    python examples/ppo.py --task duel-2p-small --seed 1 --out ppo-1.zip
    hatoba bench run duel-2p-small --agent ppo-1.zip --name ppo-1

It takes the task's step budget and one thread; the same seed on the same machine gives the same policy. With `--curve
FILE` it says after each update how the games since the last one ended: by opponent, 1 for first and -1 for last.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import hatoba.envs  # noqa: F401 - makes the ids known to Gymnasium
from hatoba.bench import TASKS, BenchTask

GAMES = 32
"""Against each opponent at once."""
STEPS = 64
"""Of each game between two updates."""
OPPONENTS = ("random", "apprentice")


class ManyOpponents(VecEnv):
    """Vectors of games, one for each opponent, as the one vector that Stable Baselines asks for."""

    def __init__(self, task: BenchTask, opponents: Sequence[str], games: int, seed: int) -> None:
        how = {"observation": "scaled", "skip_forced": True, "autoreset": "same step"}
        self.vectors = [gymnasium.make_vec(**task.env(), num_envs=games, opponents=one, **how) for one in opponents]
        self.opponents = opponents
        self.games = games
        self.render_mode = None
        one = self.vectors[0]
        super().__init__(games * len(opponents), one.single_observation_space, one.single_action_space)
        self.first = [seed + games * number for number in range(len(opponents))]
        self.actions: Any = None
        self.masks: Any = None
        self.ended: list[tuple[str, float]] = []

    def reset(self) -> Any:
        begun = [one.reset(seed=seed) for one, seed in zip(self.vectors, self.first, strict=True)]
        seen, infos = zip(*begun, strict=True)
        self.masks = np.concatenate([info["action_mask"] for info in infos])
        return np.concatenate(seen)

    def step_async(self, actions: Any) -> None:
        self.actions = np.split(actions, len(self.vectors))

    def step_wait(self) -> Any:
        """A game cut by the task's last round has ended as others do: nothing of value comes after it."""
        steps = [one.step(actions) for one, actions in zip(self.vectors, self.actions, strict=True)]
        seen, rewards, terminated, truncated, infos = zip(*steps, strict=True)
        self.masks = np.concatenate([info["action_mask"] for info in infos])
        dones = np.concatenate(terminated) | np.concatenate(truncated)
        worth = np.concatenate(rewards).astype(np.float32)
        told: list[dict[str, Any]] = [{} for _ in dones]
        for place in np.flatnonzero(dones):
            vector, at = divmod(int(place), self.games)
            self.ended.append((self.opponents[vector], float(worth[place])))
            told[place] = {"terminal_observation": infos[vector]["final_obs"][at]}
        return np.concatenate(seen), worth, dones, told

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        """The one thing that MaskablePPO asks a game for."""
        return [getattr(self, method_name)(place) for place in range(self.num_envs)]

    def action_masks(self, place: int) -> Any:
        return self.masks[place].astype(bool)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        for one in self.vectors:
            one.close()


class Curve(BaseCallback):
    """How games went that ended since the last update, a line of JSON each time."""

    def __init__(self, games: ManyOpponents, file: Path) -> None:
        super().__init__()
        self.games = games
        self.file = file
        file.write_text("", encoding="utf-8")

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        results = {name: [worth for other, worth in self.games.ended if other == name] for name in OPPONENTS}
        self.games.ended.clear()
        means = {name: sum(worths) / len(worths) for name, worths in results.items() if worths}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"steps": self.num_timesteps, "results": means}) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO in a task of the benchmark.")
    parser.add_argument("--task", default="duel-2p-small", choices=TASKS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, help="fewer than the task's budget, for a try")
    parser.add_argument("--out", type=Path, default=Path("ppo.zip"))
    parser.add_argument("--curve", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    task = TASKS[arguments.task]
    envs = ManyOpponents(task, OPPONENTS, GAMES, arguments.seed * 1000)
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
    whole = envs.num_envs * STEPS  # it learns in whole updates, and the budget is not to be passed
    curve = None if arguments.curve is None else Curve(envs, arguments.curve)
    model.learn((arguments.steps or task.steps) // whole * whole, callback=curve)
    model.save(arguments.out, exclude=["ep_info_buffer", "ep_success_buffer", "rollout_buffer"])


if __name__ == "__main__":
    main()
