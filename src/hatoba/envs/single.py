"""The games for Gymnasium: one seat is the learner's, bots play the others."""

from collections.abc import Sequence
from typing import Any

from hatoba.bots import Budget
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import OptionValue
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State
from hatoba.envs.opponents import Opponent, Player, read_opponents
from hatoba.envs.setting import NUMBERS, Eyes, Seeds, how_it_ended, make_setting, result
from hatoba.envs.text import render_text
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    import gymnasium  # type: ignore[import-not-found, unused-ignore]
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise missing_extra("envs", "Gymnasium") from error

ILLEGAL_REWARD = -1.0
"""An illegal action loses the game at once: learn with `action_masks`."""


class SingleSeatEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """A game against `opponents`: one for all other seats, or one for each, in turn order after the learner.

    An opponent is a bot's name, such as `merchant@sims=20` or `network:FILE`, a class that is made with a seed for each
    game, an object with `choose(position, budget)`, or a function of what its seat sees. Nobody sees more than its
    seat may know. Bots without limits of their own think as `budget` allows, by default a fixed number of simulations.
    `seat` is the learner's; None: the seed of the game says which. With `skip_forced` the learner is not asked where
    only one action is legal. `info["action_mask"]` and `action_masks()` say what is. Copies go on where it stands.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

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
        self.opponents = read_opponents(opponents, players)
        if seat is not None and not 0 <= seat < players:
            raise InvalidOption(f"seat: must be from 0 to {players - 1}, not {seat}")
        self.metadata = {**self.metadata, "versions": self.setting.versions()}
        self.render_mode = render_mode
        low, high = self.setting.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype)
        self.action_space = spaces.Discrete(self.setting.wait + 1)
        self._wanted_seat = seat
        self._budget = budget
        self._skip_forced = skip_forced
        self._eyes = Eyes(self.setting, reuse=False)
        self._seeds = Seeds()
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        own = self._seeds.next(seed)
        drawn = int(make_rng(f"{own}:seat").below(self.setting.players))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._players = [
            Player(opponent, f"{own}:{number}", self._budget) for number, opponent in enumerate(self.opponents)
        ]
        self._chance = make_rng(f"{own}:bots")
        self.state: State = self.setting.new(own)
        self._eyes.look_at(self.state)
        self._over = False
        self._play_on()
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
        self._play_on()
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
        """The table as everybody sees it."""
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

    def _play_on(self) -> None:
        """Up to the next decision that is the learner's own."""
        state = self.state
        while (seat := state.to_move) is not None:
            if seat != self.seat:
                player = self._players[(seat - self.seat) % self.setting.players - 1]
                action = player.choose(state, seat, self._eyes, self._chance)
            elif self._skip_forced and len(legal := state.legal_actions()) == 1:
                action = legal[0]
            else:
                return
            state.apply(action)
