"""What all environments have in common: which game is played how, what a seat sees, what the end is worth."""

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import ROUND_LIMIT as ROUND_LIMIT_OPTION
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.state import ENDED_BY_LIMIT, RUNNING, State
from hatoba.envs.batch import BY_RANK, BY_SCORE, Window, make_masks, seat_reward
from hatoba.extras import missing_extra
from hatoba.games import Components, game

try:
    import numpy as np
except ImportError as error:
    raise missing_extra("envs", "numpy") from error

VERSION = "v1"
"""Of all environments: layout, masks, rewards and rules stay as they are, or it is raised."""
ROUND_LIMIT = 200
REWARDS = {"rank": BY_RANK, "score difference": BY_SCORE}
NUMBERS, SCALED = "numbers", "scaled"


@dataclass(frozen=True)
class EnvSetting:
    """A game with its players and options, the kind of its observations and of its rewards."""

    game: Game
    players: int
    options: Mapping[str, OptionValue]
    rewards: str
    observation: str

    @property
    def layout(self) -> ObservationLayout:
        return self.game.observation

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to decide, the last one: so no mask is ever empty."""
        return len(self.game.catalogue)

    def versions(self) -> dict[str, str]:
        """What results hold for: they can be compared if all of this is the same."""
        return {
            "environment": VERSION,
            "layout": layout_digest(self.game),
            "rules": str(self.game.rules_version),
            "sheet": self.game.sheet.id,
        }

    def new(self, seed: str) -> State:
        """A new game."""
        return self.game.new(self.players, seed, **self.options)

    def reward(self, state: State, seat: int) -> float:
        """What the end of the game is worth to a seat."""
        return seat_reward(state, seat, REWARDS[self.rewards])

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and the highest value of every entry of an observation."""
        entries = self.layout.entries
        low = np.array([entry.low for entry in entries], np.int16)
        high = np.array([entry.high for entry in entries], np.int16)
        return (low, high) if self.observation == NUMBERS else (low * self.scale(), high * self.scale())

    def scale(self) -> Any:
        """What scaled observations are multiplied by: every entry comes to lie between -1 and 1."""
        entries = self.layout.entries
        return np.array([1 / max(entry.high, -entry.low) for entry in entries], np.float32)


def make_setting(
    name: str,
    players: int,
    rewards: str = "rank",
    observation: str = NUMBERS,
    components: Components | None = None,
    **options: OptionValue,
) -> EnvSetting:
    """A setting from what a user chose; InvalidOption says what would be right."""
    for what, value, known in (("rewards", rewards, REWARDS), ("observation", observation, (NUMBERS, SCALED))):
        if value not in known:
            raise InvalidOption(f"{what}: must be {' or '.join(known)}, not {value!r}")
    own = game(name, components)
    names = [option.name for option in (*own.options, ROUND_LIMIT_OPTION)]
    for unknown in options.keys() - set(names):
        # in Python's own words, by which TorchRL knows that it has to do without an argument
        raise TypeError(f"{name} got an unexpected keyword argument {unknown!r}; the options are {', '.join(names)}")
    resolved = own.check_options(players, {"round_limit": ROUND_LIMIT, **options})
    return EnvSetting(own, players, resolved, rewards, observation)


@cache
def layout_digest(own: Game) -> str:
    """A hash of what the numbers of observations and actions mean."""
    entries = [(entry.name, entry.low, entry.high) for entry in own.observation.entries]
    actions = [own.catalogue.notation(action) for action in range(len(own.catalogue))]
    return blake2b(json.dumps([entries, actions]).encode(), digest_size=8).hexdigest()


def how_it_ended(state: State) -> tuple[bool, bool]:
    """Whether the game is terminated by its rules, and whether it was cut short by the round limit."""
    return state.over not in (RUNNING, ENDED_BY_LIMIT), state.over == ENDED_BY_LIMIT


def result(state: State) -> dict[str, Any]:
    """The last `info` of a game: points, ranks (from 1) and winners by seat, and what ended it."""
    outcome = state.standing()
    return {
        "points": np.array(outcome.scores, np.int32),
        "ranks": np.array(outcome.ranks, np.int32),
        "winners": np.array([rank == 1 for rank in outcome.ranks]),
        "ending": outcome.reason,
    }


def play_forced(state: State) -> None:
    """Play on while there is only one way."""
    while len(legal := state.legal_actions()) == 1:
        state.apply(legal[0])


def view_of(numbers: Any, kind: Any, *shape: int) -> Any:
    """A native buffer as an array, without a copy; it cannot be written."""
    return np.frombuffer(memoryview(numbers).toreadonly(), kind).reshape(shape or -1)


class Eyes:
    """A position as arrays. Without `reuse` every look gives new arrays; with it, the same ones, changed in place."""

    def __init__(self, setting: EnvSetting, reuse: bool, state: State | None = None) -> None:
        self.window = Window()
        self.window.canvas = setting.layout.canvas(1)
        self.window.masks = make_masks(1, setting.wait + 1)
        self._look = self.window.look
        self._setting = setting
        self._waiting = setting.wait
        self._reuse = reuse
        self._state = state
        self._values = view_of(self.window.canvas.values, np.int16)
        self._mask = view_of(self.window.masks.values, np.int8)
        self._allowed = self.window.masks.values
        self._count = self.window.masks.count
        self._scale: Any = None if setting.observation == NUMBERS else setting.scale()
        self._shared: dict[str, Any] = {"observation": self._values, "action_mask": self._mask}
        if state is not None:
            self.look_at(state)

    def look_at(self, state: State) -> None:
        """The position to be seen from now on."""
        self._state = self.window.state = state
        self.window.fresh = True

    def __reduce__(self) -> tuple[Any, ...]:
        """The native buffers are written anew at the next look."""
        return Eyes, (self._setting, self._reuse, self._state)

    def see(self, seat: int) -> dict[str, Any]:
        """Observation and mask of a seat; where it decides nothing, only waiting is in the mask."""
        self._look(seat)
        self._allowed[self._waiting] = int(self._count[0] == 0)
        if self._scale is not None:
            mask = self._mask if self._reuse else self._mask.copy()
            return {"observation": self._values * self._scale, "action_mask": mask}
        if self._reuse:
            return self._shared
        return {"observation": self._values.copy(), "action_mask": self._mask.copy()}


class Seeds:
    """The seeds of one game after another: repeatable from the seed given last."""

    def __init__(self) -> None:
        self._first = secrets.token_hex(16)
        self._number = -1

    def next(self, seed: int | str | None) -> str:
        """The seed of the next game; a given seed starts a new row."""
        if seed is not None:
            self._first, self._number = str(seed), -1
        self._number += 1
        return f"{self._first}:{self._number}"
