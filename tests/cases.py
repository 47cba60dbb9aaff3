"""Every way to set up every game, and random positions of them: a new game gets the whole contract suite for free."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.game import OptionValue
from hatoba.engine.state import State


@dataclass(frozen=True)
class Case:
    """A game with its number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    def new(self, seed: int, **more: OptionValue) -> State:
        return hatoba.game(self.game).new(self.players, seed, **dict(self.options), **more)

    def __str__(self) -> str:
        chosen = [name if value is True else str(value) for name, value in self.options if value is not False]
        return "-".join([self.game, str(self.players), *chosen])


def _cases() -> Iterator[Case]:
    for name in os.environ.get("HATOBA_TEST_GAMES", " ".join(PACKAGED)).split():
        game = hatoba.game(name)
        choices = [[(option.name, value) for value in option.choices] for option in game.options]
        for players in game.player_counts:
            seen = set()
            for chosen in product(*choices):
                try:
                    resolved = game.check_options(players, dict(chosen))
                except hatoba.InvalidOption:
                    continue
                key = tuple(resolved.items())
                if key not in seen:
                    seen.add(key)
                    yield Case(name, players, chosen)


CASES = tuple(_cases())


def random_actions(state: State, rng: Random, count: int) -> None:
    """Play so many random actions, or to the end."""
    for _ in range(count):
        legal = state.legal_actions()
        if not legal:
            return
        state.apply(rng.choice(legal))


def random_position(case: Case, seed: int, **more: OptionValue) -> State:
    """A position somewhere in a random game, before its end."""
    rng = Random(seed)
    state = case.new(seed, **more)
    before = state.clone()
    for _ in range(rng.randrange(400)):
        before = state.clone()
        state.apply(rng.choice(state.legal_actions()))
        if state.to_move is None:
            return before
    return state
