"""The games for PettingZoo: one decision after the other (AEC), or in lock step (parallel).

`yokohama_v0`, `duel_v0` and `nippon_v0` are the modules to import.
"""

from functools import cache
from typing import Any, ClassVar

from hatoba.engine.game import OptionValue
from hatoba.engine.state import RUNNING, State
from hatoba.envs.setting import NUMBERS, EnvSetting, Eyes, Seeds, make_setting
from hatoba.envs.text import render_text
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    import numpy as np
    from gymnasium import spaces  # type: ignore[import-not-found, unused-ignore]
    from gymnasium.utils import EzPickle  # type: ignore[import-not-found, unused-ignore]
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped, import-not-found, unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, import-not-found, unused-ignore]
    from pettingzoo.utils.conversions import (  # type: ignore[import-untyped, import-not-found, unused-ignore]
        parallel_to_aec,
    )
except ImportError as error:
    raise missing_extra("envs", "PettingZoo") from error

RENDER_MODES = ("human", "ansi")


def metadata(game: str, parallel: bool) -> dict[str, Any]:
    return {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": parallel, "render_fps": 1}


def observation_space(setting: EnvSetting) -> Any:
    """What `Eyes` sees."""
    low, high = setting.bounds()
    mask = spaces.Box(0, 1, (len(setting.game.catalogue),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=low.dtype), "action_mask": mask})


class BoardGame(AECEnv, EzPickle):  # type: ignore[misc, unused-ignore]
    """A game for PettingZoo; the agents are `seat_0`, `seat_1`, in turn order.

    `rewards` is "rank" or "score difference", `observation` "numbers" (int16) or "scaled" (float32, -1 to 1). With
    `reuse` the arrays of the last observation are used again: faster, for programs that copy what they keep.
    """

    game: ClassVar[str]
    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        players: int = 2,
        rewards: str = "rank",
        observation: str = NUMBERS,
        render_mode: str | None = None,
        reuse: bool = False,
        components: Components | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(self, players, rewards, observation, render_mode, reuse, components, **options)
        super().__init__()
        self.setting = make_setting(self.game, players, rewards, observation, components, **options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.state_now: State | None = None
        self.last_action: int | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._eyes = Eyes(self.setting, reuse)
        self._see = self._eyes.see
        self._seeds = Seeds()

    @cache  # noqa: B019 - PettingZoo asks for the same object every time
    def observation_space(self, agent: str) -> Any:
        return observation_space(self.setting)

    @cache  # noqa: B019 - PettingZoo asks for the same object every time
    def action_space(self, agent: str) -> Any:
        return spaces.Discrete(len(self.setting.game.catalogue))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games, also those that follow it."""
        self.state_now = state = self.setting.new(self._seeds.next(seed))
        self._eyes.look_at(state)
        self.last_action = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(state.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees and, if it decides, what it may do."""
        return self._see(self._seat_of[agent])

    def step(self, action: Any) -> None:
        """Play an action of the agent that decides; hatoba.IllegalAction if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        assert state is not None
        state.apply(int(action))
        self.last_action = action
        self._cumulative_rewards[agent] = 0.0
        if state.over != RUNNING:
            self._finish(state)
        self.agent_selection = self.possible_agents[state.seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self, state: State) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.setting.reward(state, seat)
            self.terminations[agent] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None or self.state_now is None:
            return None
        text = render_text(self.state_now, self.last_action)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class LockStep(ParallelEnv, EzPickle):  # type: ignore[misc, unused-ignore]
    """The game for programs that ask all agents at once: the seat to move plays, all other answers change nothing.

    An illegal answer changes nothing either. After `max_cycles` steps the game is cut short (truncated, no reward).
    """

    def __init__(self, env_class: type[BoardGame], max_cycles: int = 10_000, **arguments: Any) -> None:
        EzPickle.__init__(self, env_class, max_cycles, **arguments)
        self.env = env_class(**arguments)
        self.max_cycles = max_cycles
        self.metadata = metadata(env_class.game, parallel=True)
        self.render_mode = self.env.render_mode
        self.possible_agents = self.env.possible_agents
        self.agents: list[str] = []
        self.cycle = 0

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.env.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        self.env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        env, agents = self.env, self.agents
        answer = int(actions[env.agent_selection])
        assert env.state_now is not None
        if env.state_now.why_illegal(answer) is None:
            env.step(answer)
        self.cycle += 1
        over = env.state_now.over != RUNNING
        cut = not over and self.cycle >= self.max_cycles
        observations = self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            {agent: env.rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        return {agent: self.env.observe(agent) for agent in self.agents}

    def render(self) -> str | None:
        return self.env.render()

    def close(self) -> None:
        """Nothing is open."""


def wrapped(env_class: type[BoardGame], max_cycles: int | None, arguments: dict[str, Any]) -> Any:
    """The environment with PettingZoo's usual checks; with `max_cycles` in lock step, every agent once a cycle."""
    if max_cycles is not None:
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(LockStep(env_class, max_cycles, **arguments)))
    checked = wrappers.TerminateIllegalWrapper(env_class(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
