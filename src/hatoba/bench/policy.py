"""What MaskablePPO of sb3-contrib saved, as a bot."""

from typing import Any

from hatoba.bots import Budget
from hatoba.engine.errors import InvalidOption
from hatoba.engine.state import State
from hatoba.envs.setting import NUMBERS, SCALED, EnvSetting, Eyes


class MaskablePolicy:
    """Plays the most likely action. It sees what it saw while it learned: numbers, or scaled ones."""

    def __init__(self, seed: int | str, file: str) -> None:
        try:
            import torch  # type: ignore[import-not-found, unused-ignore]
            from sb3_contrib import MaskablePPO  # type: ignore[import-not-found, unused-ignore]
        except ImportError as error:
            raise InvalidOption(f"{file}: this needs sb3-contrib: pip install sb3-contrib") from error
        torch.set_num_threads(1)
        self.model: Any = MaskablePPO.load(file, device="cpu")
        self.eyes: Eyes | None = None

    def choose(self, position: State, budget: Budget) -> int:
        """The policy's first choice among the legal actions."""
        if self.eyes is None:
            self.eyes = self.open_eyes(position)
        self.eyes.look_at(position)
        seen = self.eyes.see(int(position.seat))
        action, _ = self.model.predict(seen["observation"], action_masks=seen["action_mask"], deterministic=True)
        return int(action)

    def open_eyes(self, position: State) -> Eyes:
        """What sees positions of this game; InvalidOption if the policy learned something else."""
        kind = SCALED if self.model.observation_space.dtype.kind == "f" else NUMBERS
        setting = EnvSetting(position.game, int(position.players), position.options, "rank", kind)
        learned = (self.model.observation_space.shape, int(self.model.action_space.n))
        if learned != ((setting.layout.size,), setting.wait + 1):
            raise InvalidOption(f"the policy learned another game than {position.game.name}")
        return Eyes(setting, reuse=False)
