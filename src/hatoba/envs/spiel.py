"""The games for OpenSpiel: importing this module registers each as hatoba_NAME, such as hatoba_duel.

Chance comes first: four chance nodes choose the 32 bits from which every shuffle and draw follows, so that a history
gives its game again. What is still hidden then stays hidden: observations show only what the player may know, and
`resample_from_infostate` draws all the rest anew, the future included.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from hatoba.engine.fields import SEATS
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.rng import make_rng
from hatoba.engine.state import RUNNING, State
from hatoba.envs.setting import NUMBERS, ROUND_LIMIT, EnvSetting, Eyes, make_setting
from hatoba.extras import missing_extra
from hatoba.games import game, names

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ImportError as error:
    raise missing_extra("spiel", "OpenSpiel") from error

CHANCE_NODES = 4
CHANCE_OUTCOMES = 256
MOST_DECISIONS = 400
"""More than any seat takes in one round."""
HISTORY = 512
"""So many actions, the last that a player saw, are numbers of its information state; its string has all of them."""
Seen = tuple[tuple[int, int], ...]
"""Actions in their order: the seat, and a code that says what was seen of it."""


def seat_name(seat: int) -> str:
    """The letter of a seat."""
    return str(SEATS.values[seat])


def parameters(own: Game) -> dict[str, Any]:
    """What can be chosen when a game is loaded, with the defaults."""
    chosen: dict[str, Any] = {"players": min(own.player_counts), "round_limit": ROUND_LIMIT}
    return chosen | {option.name: option.default for option in own.options}


def game_type(own: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"hatoba_{own.name}",
        long_name=f"Hatoba: {own.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(own.player_counts),
        min_num_players=min(own.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(own),
    )


def game_info(setting: EnvSetting) -> Any:
    rounds = int(setting.options["round_limit"])
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.game.catalogue),
        max_chance_outcomes=CHANCE_OUTCOMES,
        num_players=setting.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=(rounds or ROUND_LIMIT) * setting.players * MOST_DECISIONS,
    )


class Shared:
    """What all states of a game use together. OpenSpiel copies and pickles a state with all it holds, but not this."""

    def __init__(self, setting: EnvSetting) -> None:
        self.setting = setting
        self.eyes = Eyes(setting, reuse=True)
        catalogue = setting.game.catalogue
        verbs = [verb.name for verb in catalogue.verbs]
        actions = [catalogue.describe(action) for action in range(len(catalogue))]
        self.hidden_codes = [
            -1 - verbs.index(action.verb) if action.secret else number for number, action in enumerate(actions, 1)
        ]
        """What others see of an action: 1 + its number, of a secret one minus (1 + the number of its verb)."""
        self.words = {number: catalogue.notation(number - 1) for number in range(1, len(catalogue) + 1)}
        self.words |= {-1 - number: verb for number, verb in enumerate(verbs)}

    def __deepcopy__(self, memo: object) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_for, (self.setting.game.name, self.setting.players, tuple(self.setting.options.items()))


@cache
def shared_for(name: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> Shared:
    """Made once for each setting."""
    return Shared(make_setting(name, players, "rank", NUMBERS, None, **dict(options)))


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its players and options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        own = game(self.name)
        chosen: dict[str, OptionValue] = {}
        for key, value in parameters(own).items():
            given = (params or {}).get(key, value)
            if given != value or key in ("players", "round_limit"):
                chosen[key] = given
        players = int(chosen.pop("players"))
        self.shared = shared_for(self.name, players, tuple(chosen.items()))
        super().__init__(game_type(own), game_info(self.shared.setting), params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.shared.setting.layout, bool(iig_obs_type and iig_obs_type.perfect_recall))


@dataclass
class Held:
    """All that a state holds: OpenSpiel copies a state by a deep copy of its attributes, so there is only this one."""

    shared: Shared
    seen: tuple[Seen, ...]
    """By player."""
    chance: tuple[int, ...] = ()
    position: State | None = None

    def __deepcopy__(self, memo: object) -> "Held":
        position = None if self.position is None else self.position.clone()
        return Held(self.shared, self.seen, self.chance, position)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position, or a chance node before the set-up."""

    def __init__(self, own: SpielGame) -> None:
        super().__init__(own)
        self.held = Held(own.shared, ((),) * own.shared.setting.players)

    @property
    def shared(self) -> Shared:
        return self.held.shared

    @property
    def position(self) -> State | None:
        return self.held.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.position.over != RUNNING else self.position.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None or player != self.position.to_move else self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self._note(self.position, action)
            self.position.apply(action)
            return
        held = self.held
        held.chance = (*held.chance, action)
        if len(held.chance) == CHANCE_NODES:
            held.position = self.shared.setting.new(bytes(held.chance).hex())

    def _note(self, position: State, action: int) -> None:
        """Every player remembers what it sees of an action."""
        mover = int(position.seat)
        in_full, hidden = (mover, action + 1), (mover, self.shared.hidden_codes[action])
        self.held.seen = tuple(
            (*before, in_full if player == mover else hidden) for player, before in enumerate(self.held.seen)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player < 0 else self.shared.setting.game.catalogue.notation(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over != RUNNING

    def returns(self) -> list[float]:
        players = range(self.shared.setting.players)
        if self.position is None or not self.is_terminal():
            return [0.0 for _ in players]
        return [self.shared.setting.reward(self.position, player) for player in players]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The same for the player, with everything that it does not know drawn anew."""
        other: SpielState = self.clone()
        if self.position is not None:
            other.held.position = self.position.resample(player, make_rng(repr(sampler())))
        return other

    def observe(self, player: int) -> Any:
        """The numbers that the player sees."""
        if self.position is None:
            return np.zeros(self.shared.setting.layout.size, np.int16)
        self.shared.eyes.look_at(self.position)
        return self.shared.eyes.see(player)["observation"]

    def __str__(self) -> str:
        if self.position is None:
            return f"chance {list(self.held.chance)}"
        return f"{self.position.game.name} {self.position.digest()}"


class SpielObserver:
    """Tensors and strings of what a player sees; with perfect recall also of what it saw."""

    def __init__(self, layout: ObservationLayout, recall: bool) -> None:
        self.recall = recall
        self.names = [entry.name for entry in layout.entries]
        self.tensor = np.zeros(layout.size + (2 * HISTORY if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: layout.size]}
        if recall:
            self.dict["history"] = self.tensor[layout.size :].reshape(HISTORY, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """The history has the latest action first, each as 1 + seat and its code, and zeros after the earliest."""
        np.copyto(self.dict["observation"], state.observe(player))
        if self.recall:
            latest = state.held.seen[player][: -HISTORY - 1 : -1]
            history = self.dict["history"]
            history.fill(0)
            if latest:
                history[: len(latest)] = latest
                history[: len(latest), 0] += 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Who looks, with recall the actions that it saw, and every entry of its observation that is not 0."""
        values = state.observe(player)
        there = np.flatnonzero(values)
        told = zip(there.tolist(), values[there].tolist(), strict=True)
        now = " ".join([f"{self.names[at]}={value}" for at, value in told])
        words = state.shared.words
        saw = "".join(f"{seat_name(seat)} {words[code]}; " for seat, code in state.held.seen[player])
        return f"{seat_name(player)} | {saw}| {now}" if self.recall else f"{seat_name(player)} | {now}"


def register_all() -> None:
    """Make the games known to pyspiel."""
    for name in names():
        kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name, "__module__": __name__})
        globals()[kind.__name__] = kind
        pyspiel.register_game(game_type(game(name)), kind)


register_all()
