"""Many games of a learner against bots as one Gymnasium environment, over the native buffers of ManyGames."""

from collections.abc import Sequence
from typing import Any

from hatoba.bots import Budget
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import OptionValue
from hatoba.envs.episode import ILLEGAL_REWARD, Episode, make_seating
from hatoba.envs.many import ManyGames
from hatoba.envs.opponents import Opponent
from hatoba.envs.setting import NUMBERS, Eyes, Seeds, how_it_ended, make_setting, result
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    import numpy as np
    from gymnasium import spaces  # type: ignore[import-not-found, unused-ignore]
    from gymnasium.vector import AutoresetMode, VectorEnv  # type: ignore[import-not-found, unused-ignore]
    from gymnasium.vector.utils import batch_space  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise missing_extra("envs", "Gymnasium") from error


class GamesVector(VectorEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """`num_envs` games at once: the same games as so many SingleSeatEnv with the seeds s, s + 1 ... would play.

    `autoreset` is "next step" or "same step"; an ended game is followed by the next one of its place. With `copy` the
    caller owns what it is given; without, observations and masks are read-only views of the native buffers, which the
    next step changes. The other arguments are those of SingleSeatEnv.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        rewards: str = "rank",
        observation: str = NUMBERS,
        budget: Budget | None = None,
        skip_forced: bool = False,
        autoreset: str = "next step",
        copy: bool = True,
        components: Components | None = None,
        **options: OptionValue,
    ) -> None:
        modes = {"next step": AutoresetMode.NEXT_STEP, "same step": AutoresetMode.SAME_STEP}
        if autoreset not in modes:
            raise InvalidOption(f"autoreset: must be {' or '.join(modes)}, not {autoreset!r}")
        self.setting = make_setting(game, players, rewards, observation, components, **options)
        self.autoreset_mode = modes[autoreset]  # beside the metadata, as Gymnasium's own vectors have it
        self.metadata = {"autoreset_mode": self.autoreset_mode, "versions": self.setting.versions()}
        self.num_envs = num_envs
        low, high = self.setting.bounds()
        self.single_observation_space = spaces.Box(low, high, dtype=low.dtype)
        self.single_action_space = spaces.Discrete(self.setting.wait + 1)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.many = ManyGames(game, num_envs, players, 0, None, rewards, components, True, **options)
        self._seating = make_seating(self.setting, opponents, seat, budget, skip_forced)
        self._seeds = [Seeds() for _ in range(num_envs)]
        self._episodes: list[Episode] = []
        self._eyes = Eyes(self.setting, reuse=False)
        self._same_step = autoreset == "same step"
        self._copy = copy
        self._scale: Any = None if observation == NUMBERS else self.setting.scale()
        self._ended = [False] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere; a seed s gives the places s, s + 1 and so on."""
        seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise InvalidOption(f"seed: {self.num_envs} are needed, not {len(seeds)}")
        self._episodes = [self._begin(place, None if seeds is None else seeds[place]) for place in range(self.num_envs)]
        self._ended = [False] * self.num_envs
        return self._observations(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of the learner in every game; where a game ended before, the next one begins instead."""
        rewards = np.zeros(self.num_envs, np.float64)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        ends: dict[str, Any] = {}
        for place, action in enumerate(np.asarray(actions).tolist()):
            if self._ended[place]:
                self._episodes[place] = self._begin(place, None)
                self._ended[place] = False
                continue
            rewards[place], terminations[place], truncations[place], last = self._play(place, action)
            if terminations[place] or truncations[place]:
                ends = self._end(place, last, ends)
        return self._observations(), rewards, terminations, truncations, {**ends, **self._info()}

    def _begin(self, place: int, seed: int | None) -> Episode:
        """The next game of a place, up to the learner's first decision."""
        episode = Episode(self._seating, self._seeds[place].next(seed))
        self.many.batch.states[place] = episode.state
        self._eyes.look_at(episode.state)
        episode.play_on(self._eyes)
        self.many.show(place, episode.seat, fresh=True)
        return episode

    def _play(self, place: int, action: int) -> tuple[float, bool, bool, dict[str, Any]]:
        """Reward, terminated, truncated and the last info."""
        episode = self._episodes[place]
        state = episode.state
        if not (0 <= action < self.setting.wait and self.many.masks[place, action]):
            self.many.show_waiting(place, episode.seat)
            return ILLEGAL_REWARD, True, False, {"illegal": str(state.why_illegal(action))}
        state.apply(action)
        self._eyes.look_at(state)
        episode.play_on(self._eyes)
        self.many.show(place, episode.seat)
        terminated, truncated = how_it_ended(state)
        if not (terminated or truncated):
            return 0.0, False, False, {}
        return self.setting.reward(state, episode.seat), terminated, truncated, result(state)

    def _end(self, place: int, last: dict[str, Any], ends: dict[str, Any]) -> dict[str, Any]:
        """What is told of an ended game; in the same step the next one begins at once."""
        if not self._same_step:
            self._ended[place] = True
            return self._add_info(ends, last, place)
        final = {
            "final_obs": self._seen(self.many.observations[place]).copy(),
            "final_info": {**last, "action_mask": self.many.masks[place].astype(np.int8)},
        }
        self._episodes[place] = self._begin(place, None)
        return self._add_info(ends, final, place)

    def _seen(self, values: Any) -> Any:
        return values if self._scale is None else values * self._scale

    def _observations(self) -> Any:
        seen = self._seen(self.many.observations)
        return seen.copy() if self._copy and self._scale is None else seen

    def _info(self) -> dict[str, Any]:
        masks = self.many.masks
        seats = np.array([episode.seat for episode in self._episodes], np.int32)
        return {"action_mask": masks.astype(np.int8) if self._copy else masks, "seat": seats}
