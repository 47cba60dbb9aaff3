"""The games for Gymnasium: one seat is the learner's, bots play the others."""

from collections.abc import Sequence
from typing import Any

from hatoba.bots import Budget
from hatoba.engine.game import OptionValue
from hatoba.engine.state import State
from hatoba.envs.episode import ILLEGAL_REWARD, Episode, make_seating
from hatoba.envs.opponents import Opponent
from hatoba.envs.setting import NUMBERS, Eyes, Seeds, how_it_ended, make_setting, result
from hatoba.envs.text import render_text
from hatoba.extras import missing_extra
from hatoba.games import Components
from hatoba.pictures import pixels

try:
    import gymnasium  # type: ignore[import-not-found, unused-ignore]
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise missing_extra("envs", "Gymnasium") from error


class SingleSeatEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """A game against `opponents`: one for all other seats, or one for each, in turn order after the learner.

    An opponent is a bot's name, such as `merchant@sims=20` or `network:FILE`, a class that is made with a seed for each
    game, an object with `choose(position, budget)`, or a function of what its seat sees. Nobody sees more than its
    seat may know. Bots without limits of their own think as `budget` allows, by default a fixed number of simulations.
    `seat` is the learner's; None: the seed of the game says which. With `skip_forced` the learner is not asked where
    only one action is legal. `info["action_mask"]` and `action_masks()` say what is. Copies go on where it stands.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        rewards: str = "rank",
        observation: str = NUMBERS,
        budget: Budget | None = None,
        render_mode: str | None = None,
        skip_forced: bool = False,
        components: Components | None = None,
        **options: OptionValue,
    ) -> None:
        self.setting = make_setting(game, players, rewards, observation, components, **options)
        self.metadata = {**self.metadata, "versions": self.setting.versions()}
        self.render_mode = render_mode
        low, high = self.setting.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype)
        self.action_space = spaces.Discrete(self.setting.wait + 1)
        self._seating = make_seating(self.setting, opponents, seat, budget, skip_forced)
        self._eyes = Eyes(self.setting, reuse=False)
        self._seeds = Seeds()
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        self._episode = Episode(self._seating, self._seeds.next(seed))
        self.state: State = self._episode.state
        self.seat = self._episode.seat
        self._eyes.look_at(self.state)
        self._over = False
        self._episode.play_on(self._eyes)
        observation, info = self._seen()
        return observation, {**info, "versions": self.setting.versions()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the others play up to the learner's next decision or the end."""
        if self._over:
            raise ResetNeeded("the game is over: call reset() first")
        state, chosen = self.state, int(action)
        reason = state.why_illegal(chosen)
        if reason is not None:
            self._over = True
            observation, info = self._seen()
            return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": str(reason)}
        state.apply(chosen)
        self._episode.play_on(self._eyes)
        terminated, truncated = how_it_ended(state)
        self._over = terminated or truncated
        observation, info = self._seen()
        if not self._over:
            return observation, 0.0, False, False, info
        return observation, self.setting.reward(state, self.seat), terminated, truncated, {**info, **result(state)}

    def action_masks(self) -> Any:
        """Which actions are legal, as MaskablePPO asks for it; after the end only the last one, waiting."""
        return self._look()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """The table as everybody sees it, as text or as a picture."""
        if self.render_mode == "rgb_array":
            return pixels(self.setting.game, self.state.view(None))
        return render_text(self.state) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen = self._look()
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def _look(self) -> dict[str, Any]:
        seen = self._eyes.see(self.seat)
        if self._over:  # also after an illegal action, where the position still asks something
            seen["action_mask"][:-1] = 0
            seen["action_mask"][-1] = 1
        return seen
