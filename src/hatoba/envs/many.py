"""Many games at once, as numpy arrays that are views of the native buffers."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i32, u8

from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import OptionValue
from hatoba.engine.rng import Rng
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.envs.batch import Batch, make_masks
from hatoba.envs.setting import NUMBERS, REWARDS, EnvSetting, make_setting, view_of
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    import numpy as np
except ImportError as error:
    raise missing_extra("envs", "numpy") from error


RESULTS = ("rewards", "dones", "numbers")


class ManyGames:
    """n games, each waiting for a decision of one of its seats; a finished game is replaced by a new one at once.

    The arrays are views: they show the present and cannot be written. `dones[i]` says that the last step ended a game
    in place i; `rewards[i]` is then what it was worth to each seat, and observation, mask and seat are the new game's.
    Copies and pickles go on where it stands. With `waiting` masks have a last column for the action of waiting.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        seed: int | str = 0,
        seeds: Sequence[int | str] | None = None,
        rewards: str = "rank",
        components: Components | None = None,
        waiting: bool = False,
        **options: OptionValue,
    ) -> None:
        self.setting = setting = make_setting(game, players, rewards, NUMBERS, components, **options)
        chosen = [f"{seed}:{place}" for place in range(games)] if seeds is None else [str(own) for own in seeds]
        if games < 1 or len(chosen) != games:
            raise InvalidOption(
                f"games: {games} with {len(chosen)} seeds; there must be one for each, and at least one"
            )
        self._make_buffers(setting, chosen, waiting)
        self.reset()

    def _make_buffers(self, setting: EnvSetting, seeds: list[str], waiting: bool) -> None:
        games, players = len(seeds), setting.players
        self.layout = setting.layout
        self.games, self.players, self.actions = games, players, len(setting.game.catalogue)
        self.waiting = waiting
        columns = self.actions + waiting
        self.batch = batch = Batch()
        batch.game, batch.options, batch.players = setting.game, dict(setting.options), players
        batch.reward = REWARDS[setting.rewards]
        batch.seeds = seeds
        batch.canvas = self.layout.canvas(games)
        batch.masks = make_masks(games, columns)
        batch.rewards = vec[float]([0.0] * (games * players))
        batch.dones = vec[u8]([0] * games)
        batch.seats = vec[i32]([0] * games)
        batch.numbers = vec[i32]([0] * games)
        self.observations = view_of(batch.canvas.values, np.int16, games, self.layout.size)
        self.masks = view_of(batch.masks.values, np.bool_, games, columns)
        self.rewards = view_of(batch.rewards, np.float64, games, players)
        self.dones = view_of(batch.dones, np.bool_)
        self.seats = view_of(batch.seats, np.int32)
        self.numbers = view_of(batch.numbers, np.int32)

    def __getstate__(self) -> dict[str, Any]:
        """The positions and the results of the last step: all else follows from them."""
        batch = self.batch
        results = {name: list(getattr(batch, name)) for name in RESULTS}
        return {
            "setting": self.setting,
            "seeds": batch.seeds,
            "waiting": self.waiting,
            "states": list(batch.states),
            "results": results,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.setting = kept["setting"]
        self._make_buffers(self.setting, kept["seeds"], kept["waiting"])
        batch = self.batch
        batch.states = kept["states"]
        for name, values in kept["results"].items():
            for at, value in enumerate(values):
                getattr(batch, name)[at] = value
        for place, state in enumerate(batch.states):
            batch.show(place, True, state.fill_legal())

    def reset(self) -> None:
        """The first game of every place again."""
        self.batch.reset()

    def step(self, actions: Any) -> None:
        """Play one action in every game (an array or a list). IllegalAction, and no change, if one is illegal."""
        self.batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())

    def random_actions(self, rng: Rng) -> list[int]:
        """A uniformly random legal action for every game."""
        return self.batch.random_actions(rng)

    def show(self, place: int, seat: int, fresh: bool = False) -> None:
        """For environments that play the games themselves: what a seat sees, and may do if it decides."""
        batch = self.batch
        state = batch.states[place]
        if state.to_move == seat:
            batch.show(place, fresh, state.fill_legal())
            batch.masks.values[place * batch.masks.size + self.actions] = 0
        else:
            self.show_waiting(place, seat, fresh)

    def show_waiting(self, place: int, seat: int, fresh: bool = False) -> None:
        """What a seat sees that can only wait."""
        batch = self.batch
        batch.masks.clear(place)
        batch.masks.values[place * batch.masks.size + self.actions] = 1
        batch.canvas.begin(place, fresh)
        batch.states[place].observe(seat, batch.canvas)

    def state(self, place: int) -> State:
        """A copy of the position of one game."""
        return self.batch.states[place].clone()
