"""The bots that people meet: Apprentice looks one step ahead, Merchant and Magnate search."""

import time

from hatoba.bots.base import Budget
from hatoba.bots.search import Search, Settings, best_looking, make_search
from hatoba.engine.playout import playout
from hatoba.engine.rng import Rng, make_rng
from hatoba.engine.state import State

SPEND = 0.4
"""The part of what is left of a turn's budget that one decision may use; what it leaves goes to the next ones."""


def settings_for(game: str) -> Settings:
    """What was measured to play best."""
    settings = Settings()
    settings.exploration = 1.0
    settings.temperature = 0.05
    settings.scale = {"yokohama": 2500.0, "duel": 1500.0, "nippon": 3000.0}.get(game, 2000.0)
    settings.rollout_turns = 0
    return settings


class Apprentice:
    """Plays what looks best after one step."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)
        self.search: Search | None = None

    def choose(self, position: State, budget: Budget) -> int:
        if self.search is None:
            self.search = new_search(position, self.rng)
        return int(best_looking(position, self.search))


class Merchant:
    """Searches, with a tree that is kept through the turn."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)
        self.search: Search | None = None
        self.turn = -1
        self.simulations_left = 0
        self.seconds_left = 0.0

    def choose(self, position: State, budget: Budget) -> int:
        search = self.search
        if search is None:
            search = self.search = new_search(position, self.rng)
        if position.turn != self.turn:
            self.turn = int(position.turn)
            self.simulations_left = budget.simulations or 2**40
            self.seconds_left = budget.seconds or 0.0
            search.forget()
        legal = position.legal_actions()
        action = legal[0] if len(legal) == 1 else self.think(search, position, budget)
        search.follow(action)
        return action

    def think(self, search: Search, position: State, budget: Budget) -> int:
        """Spend a part of what is left of the turn's budget on this decision."""
        start = time.monotonic()
        simulations = max(1, int(SPEND * self.simulations_left))
        seconds = SPEND * self.seconds_left if budget.seconds else 0.0
        done = search.run(position, position.seat, simulations, seconds)
        self.simulations_left -= int(done)
        self.seconds_left = max(0.001, self.seconds_left - (time.monotonic() - start))
        return int(search.best(position))


class Magnate(Merchant):
    """The same search with more time."""


class FlatMonteCarlo:
    """The fixed reference: random games to the end after each action, evenly; the best mean result is played."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)

    def choose(self, position: State, budget: Budget) -> int:
        legal = position.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seat = int(position.seat)
        wins = dict.fromkeys(legal, 0.0)
        for number in range(max(len(legal), budget.simulations or 1000)):
            action = legal[number % len(legal)]
            state = position.resample(seat, self.rng)
            state.advance(action)
            playout(state, self.rng)
            others = max(state.evaluate(other) for other in range(int(state.players)) if other != seat)
            wins[action] += (state.rank(state.points, seat) == 1) + 1e-6 * int(state.evaluate(seat) - others)
        counts = {
            action: (max(len(legal), budget.simulations or 1000) + len(legal) - 1 - at) // len(legal)
            for at, action in enumerate(legal)
        }
        return max(legal, key=lambda action: wins[action] / counts[action])


def new_search(position: State, rng: Rng) -> Search:
    """A search for the game of this position."""
    game = position.game
    return make_search(settings_for(game.name), rng, len(game.catalogue), int(position.players))
