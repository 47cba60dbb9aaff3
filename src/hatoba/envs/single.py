"""The games for Gymnasium: one seat is the learner's, bots play the others."""

from collections.abc import Sequence
from typing import Any

from hatoba.bots import LIVE_BUDGETS, Bot, Budget, make_bot
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import OptionValue
from hatoba.engine.rng import Rng, make_rng
from hatoba.engine.state import RUNNING, State
from hatoba.envs.setting import NUMBERS, Eyes, Seeds, make_setting
from hatoba.envs.text import render_text
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    import gymnasium  # type: ignore[import-not-found, unused-ignore]
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing_extra("envs", "Gymnasium") from error

ILLEGAL_REWARD = -1.0
"""An illegal action loses the game at once: learn with `action_masks`."""


class SingleSeatEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """A game against bots. `opponents` is the name of a bot, or one for each other seat in turn order.

    `seat` is the learner's; None takes another seat in every game. `info["action_mask"]` and `action_masks()` say what
    is legal. Bots see only what their seats may know, and think as `budget` allows (None: as they do against people).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: str = "rank",
        observation: str = NUMBERS,
        budget: Budget | None = None,
        render_mode: str | None = None,
        components: Components | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = make_setting(game, players, rewards, observation, components, **options)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise InvalidOption(f"opponents: {players - 1} are needed, not {len(self.opponents)}")
        if seat is not None and not 0 <= seat < players:
            raise InvalidOption(f"seat: must be from 0 to {players - 1}, not {seat}")
        self.render_mode = render_mode
        self.actions = len(self.setting.game.catalogue)
        low, high = self.setting.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype)
        self.action_space = spaces.Discrete(self.actions)
        self.last_action: int | None = None
        self._wanted_seat = seat
        self._budget = budget
        self._eyes = Eyes(self.setting, reuse=False)
        self._seeds = Seeds()
        self._games = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        own = self._seeds.next(seed)
        self._games = 0 if seed is not None else self._games + 1
        self.seat = self._games % self.setting.players if self._wanted_seat is None else self._wanted_seat
        self._bots: list[tuple[Bot, Budget]] = [
            (make_bot(name, f"{own}:{number}"), self._budget or LIVE_BUDGETS.get(name, Budget()))
            for number, name in enumerate(self.opponents)
        ]
        self._chance: Rng = make_rng(f"{own}:bots")
        self.state: State = self.setting.new(own)
        self.last_action = None
        self._eyes.look_at(self.state)
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play up to the learner's next decision or the end."""
        state, chosen = self.state, int(action)
        if state.why_illegal(chosen) is not None:
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        state.apply(chosen)
        self.last_action = chosen
        self._let_bots_play()
        over = state.over != RUNNING
        reward = self.setting.reward(state, self.seat) if over else 0.0
        observation, info = self._seen()
        return observation, reward, over, False, info

    def action_masks(self) -> Any:
        """Which actions are legal, as MaskablePPO asks for it."""
        return self._eyes.see(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """The table as everybody sees it."""
        return render_text(self.state, self.last_action) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen = self._eyes.see(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def _let_bots_play(self) -> None:
        state = self.state
        while state.to_move is not None and state.to_move != self.seat:
            bot, budget = self._bots[(state.to_move - self.seat) % self.setting.players - 1]
            self.last_action = bot.choose(state.resample(state.to_move, self._chance), budget)
            state.apply(self.last_action)
