"""The games for PettingZoo: one decision after the other (AEC), or in lock step (parallel).

`yokohama_v1`, `duel_v1` and `nippon_v1` are the modules to import.
"""

from typing import Any, ClassVar

from hatoba.engine.game import OptionValue
from hatoba.engine.state import RUNNING, State
from hatoba.envs.setting import (
    NUMBERS,
    VERSION,
    EnvSetting,
    Eyes,
    Seeds,
    how_it_ended,
    make_setting,
    play_forced,
    result,
)
from hatoba.envs.text import render_text
from hatoba.extras import missing_extra
from hatoba.games import Components
from hatoba.pictures import pixels

try:
    import numpy as np
    from gymnasium import spaces  # type: ignore[import-not-found, unused-ignore]
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped, import-not-found, unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, import-not-found, unused-ignore]
    from pettingzoo.utils.conversions import (  # type: ignore[import-untyped, import-not-found, unused-ignore]
        parallel_to_aec,
    )
except ImportError as error:
    raise missing_extra("envs", "PettingZoo") from error

RENDER_MODES = ("human", "ansi", "rgb_array")


def metadata(game: str) -> dict[str, Any]:
    return {
        "name": f"{game}_{VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }


def observation_space(setting: EnvSetting) -> Any:
    """What `Eyes` sees."""
    low, high = setting.bounds()
    mask = spaces.Box(0, 1, (setting.wait + 1,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=low.dtype), "action_mask": mask})


class BoardGame(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game for PettingZoo; the agents are `seat_0`, `seat_1`, in turn order.

    `rewards` is "rank" or "score difference", `observation` "numbers" (int16) or "scaled" (float32, -1 to 1). With
    `reuse` the arrays of the last observation are used again: faster, for programs that copy what they keep. With
    `skip_forced` decisions with a single legal action are played unasked. Copies and pickles go on where it stands.
    """

    game: ClassVar[str]
    metadata: dict[str, Any]

    def __init__(
        self,
        players: int = 2,
        rewards: str = "rank",
        observation: str = NUMBERS,
        render_mode: str | None = None,
        reuse: bool = False,
        skip_forced: bool = False,
        components: Components | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.setting = make_setting(self.game, players, rewards, observation, components, **options)
        self.metadata = {**self.metadata, "versions": self.setting.versions()}
        self.render_mode = render_mode
        self.skip_forced = skip_forced
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.state_now: State | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._eyes = Eyes(self.setting, reuse)
        self._see = self._eyes.see
        self._seeds = Seeds()
        self._observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.setting.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Of each agent its own, and always the same object: PettingZoo asks for both."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game's catalogue; the last one is waiting, for seats that decide nothing."""
        return self._action_spaces[agent]

    @property
    def state_space(self) -> Any:
        """What `state` gives."""
        low, high = self.setting.bounds()
        players = self.setting.players
        return spaces.Box(np.tile(low, players), np.tile(high, players), dtype=low.dtype)

    def state(self) -> Any:
        """For critics that see everything: the observations of all seats, one after the other."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games, also those that follow it."""
        self.state_now = state = self.setting.new(self._seeds.next(seed))
        if self.skip_forced:
            play_forced(state)
        self._eyes.look_at(state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        # Empty, for TorchRL makes a tensor of every entry of the first ones; `metadata` has the versions.
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(state.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees and may do: to wait, if it does not decide."""
        return self._see(self._seat_of[agent])

    def step(self, action: Any) -> None:
        """Play an action of the agent that decides; hatoba.IllegalAction if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        assert state is not None
        state.apply(int(action))
        if self.skip_forced:
            play_forced(state)
        self._cumulative_rewards[agent] = 0.0
        if state.over != RUNNING:
            self._finish(state)
        self.agent_selection = self.possible_agents[state.seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self, state: State) -> None:
        terminated, truncated = how_it_ended(state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.setting.reward(state, seat)
            self.terminations[agent] = terminated
            self.truncations[agent] = truncated
            self.infos[agent] = result(state)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as everybody sees it: printed ("human"), or returned as text ("ansi") or as a picture."""
        if self.render_mode is None or self.state_now is None:
            return None
        if self.render_mode == "rgb_array":
            return pixels(self.setting.game, self.state_now.view(None))
        text = render_text(self.state_now)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class LockStep(ParallelEnv):  # type: ignore[misc, unused-ignore]
    """The game for programs that ask all agents at once: the seat to move plays, all others wait.

    What a waiting seat answers changes nothing, and an illegal answer neither. After `max_cycles`
    steps the game is cut short (truncated, no reward).
    """

    def __init__(self, env_class: type[BoardGame], max_cycles: int = 10_000, **arguments: Any) -> None:
        self.env = env_class(**arguments)
        self.max_cycles = max_cycles
        self.metadata = {**self.env.metadata, "is_parallelizable": True}
        self.render_mode = self.env.render_mode
        self.possible_agents = self.env.possible_agents
        self.agents: list[str] = []
        self.cycle = 0

    def observation_space(self, agent: str) -> Any:
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.env.action_space(agent)

    @property
    def state_space(self) -> Any:
        return self.env.state_space

    def state(self) -> Any:
        return self.env.state()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        self.env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        return self._observations(), dict(self.env.infos)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        env, agents = self.env, self.agents
        answer = int(actions[env.agent_selection])
        assert env.state_now is not None
        if env.state_now.why_illegal(answer) is None:
            env.step(answer)
        self.cycle += 1
        terminated, truncated = how_it_ended(env.state_now)
        truncated = truncated or (not terminated and self.cycle >= self.max_cycles)
        observations = self._observations()
        if terminated or truncated:
            self.agents = []
        return (
            observations,
            {agent: env.rewards[agent] for agent in agents},
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            {agent: env.infos[agent] for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        return {agent: self.env.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        return self.env.render()

    def close(self) -> None:
        """Nothing is open."""


def wrapped(env_class: type[BoardGame], max_cycles: int | None, arguments: dict[str, Any]) -> Any:
    """The environment with PettingZoo's usual checks; with `max_cycles` in lock step, every agent once a cycle."""
    if max_cycles is not None:
        return wrappers.OrderEnforcingWrapper(parallel_to_aec(LockStep(env_class, max_cycles, **arguments)))
    checked = wrappers.TerminateIllegalWrapper(env_class(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
