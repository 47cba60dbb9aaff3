"""What MaskablePPO of sb3-contrib saved, as a bot."""

from bisect import bisect_right
from itertools import accumulate
from typing import Any

from hatoba.bots import Budget
from hatoba.engine.errors import InvalidOption
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State
from hatoba.envs.setting import NUMBERS, SCALED, EnvSetting, Eyes

STEPS = 1 << 30
"""A number below this stands for one between 0 and 1."""


class MaskablePolicy:
    """Draws an action by the chances that it learned; it sees what it saw then: numbers, or scaled ones.

    The likeliest action would not do: in Yokohama who learned to beat random in every game then loses most to it.
    """

    def __init__(self, seed: int | str, file: str) -> None:
        try:
            import torch  # type: ignore[import-not-found, unused-ignore]
            from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]
        except ImportError as error:
            raise InvalidOption(f"{file}: this needs sb3-contrib: pip install sb3-contrib") from error
        torch.set_num_threads(1)
        self.torch = torch
        self.rng = make_rng(seed)
        self.model: Any = MaskablePPO.load(file, device="cpu")
        self.eyes: Eyes | None = None

    def choose(self, position: State, budget: Budget) -> int:
        """One of the legal actions."""
        if self.eyes is None:
            self.eyes = self.open_eyes(position)
        legal = position.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        self.eyes.look_at(position)
        seen = self.eyes.see(int(position.seat))
        sums = list(accumulate(self.chances(seen["observation"], seen["action_mask"])))
        return bisect_right(sums, self.rng.below(STEPS) / STEPS * sums[-1])

    def chances(self, observation: Any, mask: Any) -> list[float]:
        """By action; 0 where the mask is."""
        policy = self.model.policy
        with self.torch.no_grad():
            seen, _ = policy.obs_to_tensor(observation)
            chances = policy.get_distribution(seen, action_masks=mask).distribution.probs[0]
        found: list[float] = (chances.double().numpy() * mask).tolist()
        return found

    def open_eyes(self, position: State) -> Eyes:
        """What sees positions of this game; InvalidOption if the policy learned something else."""
        kind = SCALED if self.model.observation_space.dtype.kind == "f" else NUMBERS
        setting = EnvSetting(position.game, int(position.players), position.options, "rank", kind)
        learned = (self.model.observation_space.shape, int(self.model.action_space.n))
        if learned != ((setting.layout.size,), setting.wait + 1):
            raise InvalidOption(f"the policy learned another game than {position.game.name}")
        return Eyes(setting, reuse=False)
