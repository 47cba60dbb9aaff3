"""The bots that people meet: Apprentice looks one step ahead, Merchant and Magnate search."""

import time
from dataclasses import dataclass
from typing import Any

from hatoba.bots.base import Budget
from hatoba.bots.endgame import NODES_A_SIMULATION, LastTurn, may_be_last
from hatoba.bots.network import Network
from hatoba.bots.search import Search, Settings, best_looking, make_search
from hatoba.bots.weights import find_network, read_network
from hatoba.engine.facts import Rollouts
from hatoba.engine.game import Game
from hatoba.engine.rng import Rng, make_rng
from hatoba.engine.state import State
from hatoba.engine.words import NONE

SPEND = 0.4
"""The part of what is left of a turn's budget that one decision may use; what it leaves goes to the next ones."""
SLICE = 16
"""Simulations at once; an interrupt waits no longer."""
CLOCK_SLICE = 4
"""The same when there is a clock to look at."""
UNLIMITED = 2**40
MOST_POSITIONS = 200_000
POSITIONS_A_SECOND = 50_000
"""Of a last turn that is solved; fewer than are tried in a second, for a search may still have to follow."""


NO_ROLLOUTS = Rollouts(0, careful=False)
ROLLOUTS = Rollouts(4, careful=False)
"""Greedy turns after each walk down the tree. More of them cost more and won no more games."""
TO_THE_END = Rollouts(UNLIMITED, careful=False)


@dataclass(frozen=True)
class Tuning:
    """How a search is set; the numbers were measured (docs/bots.md). Rollouts are for want of a network."""

    network: Network | None = None
    rollouts: Rollouts = NO_ROLLOUTS
    foresee: bool = False
    exploration: float = 0.1
    temperature: float = 0.015
    floor: float = 0.0
    win_share: float = 0.8


class Searcher:
    """A bot with a search that serves the whole game."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)
        self.search: Search | None = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy begins a tree of its own: every turn does so anyway."""
        return {**self.__dict__, "search": None}


class Apprentice(Searcher):
    """Plays what looks best after one step."""

    def choose(self, position: State, budget: Budget) -> int:
        if self.search is None:
            self.search = new_search(position, self.rng, Tuning())
        return int(best_looking(position, self.search))


class Merchant(Searcher):
    """Searches. The tree is kept through the decisions of a turn, and a part of the turn's budget for each of them."""

    solves_last_turns = True

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.is_new_turn = True
        self.is_last_turn = False
        self.expected: list[int] = []
        self.simulations_left = 0
        self.seconds_left = 0.0

    def choose(self, position: State, budget: Budget) -> int:
        search = self.search
        if search is None:
            search = self.search = self.begin(position)
        own = position.clone()
        own.in_order = not self.is_new_turn  # what somebody else began of a set may be gone on with in any order
        legal = own.legal_actions()
        if self.is_new_turn:
            self.simulations_left = UNLIMITED if budget.simulations is None else budget.simulations
            self.seconds_left = budget.seconds or 0.0
            self.is_last_turn = self.solves_last_turns and may_be_last(own)
        if self.is_new_turn or legal != self.expected:
            search.forget()
        if len(legal) == 1:
            action = legal[0]
            search.pass_by(action)
        else:
            solved = self.solve(own, budget) if self.is_last_turn else NONE
            action = self.think(search, own, budget) if solved == NONE else int(solved)
            search.follow(action)
        self.look_on(position, action)
        return action

    def begin(self, position: State) -> Search:
        """The search that serves the whole game."""
        if 0 < position.round_limit <= position.game.facts.short_game:
            # networks and forecasts do not read the limit: how such a game ends is found by going there
            return new_search(position, self.rng, Tuning(rollouts=TO_THE_END, foresee=True))
        return new_search(position, self.rng, usual_tuning(position))

    def solve(self, position: State, budget: Budget) -> int:
        """The best action where the game ends with this turn and all ways through it can be tried; NONE elsewhere."""
        positions = min(MOST_POSITIONS, int(NODES_A_SIMULATION) * self.simulations_left)
        if budget.seconds:
            positions = min(positions, int(POSITIONS_A_SECOND * SPEND * self.seconds_left))
        return int(LastTurn().best(position, positions))

    def think(self, search: Search, position: State, budget: Budget) -> int:
        """Spend a part of what is left of the turn's budget on this decision, no more than can change the choice."""
        simulations = max(1, int(SPEND * self.simulations_left))
        start = time.monotonic()
        deadline = start + SPEND * self.seconds_left if budget.seconds else None
        while simulations > 0 and not search.is_settled(position, simulations):
            done = min(SLICE if deadline is None else CLOCK_SLICE, simulations)
            search.run(position, position.seat, done)
            simulations -= done
            self.simulations_left = max(0, self.simulations_left - done)
            if deadline is not None and time.monotonic() >= deadline:
                break
        self.seconds_left = max(0.0, self.seconds_left - (time.monotonic() - start))
        return int(search.best(position))

    def look_on(self, position: State, action: int) -> None:
        """What comes next, unless something new is shown: then the tree is of no use."""
        after = position.clone()
        after.advance(action)
        self.is_new_turn = bool(after.over or after.seat != position.seat or after.turn != position.turn)
        after.in_order = True
        self.expected = [] if after.revealed else after.legal_actions()


class Magnate(Merchant):
    """The same with more time."""


class Student(Merchant):
    """Searches by a network from a file, for whoever trains one."""

    def __init__(self, path: str, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.path = path
        read_network(path)  # says what is wrong now

    def begin(self, position: State) -> Search:
        return new_search(position, self.rng, judged_by(read_network(self.path), position.game))


def usual_tuning(position: State) -> Tuning:
    """By the packaged network, if there is one for this game and sheet; otherwise by the best forecast."""
    network = find_network(position.game, int(position.players))
    return Tuning(rollouts=ROLLOUTS, foresee=True) if network is None else judged_by(network, position.game)


def judged_by(network: Network, game: Game) -> Tuning:
    """A search that goes by a network."""
    return Tuning(network=network, foresee=True, exploration=game.facts.exploration)


def new_search(position: State, rng: Rng, tuning: Tuning) -> Search:
    """A search for the game of this position."""
    game = position.game
    settings = Settings()
    settings.exploration = tuning.exploration
    settings.temperature = tuning.temperature
    settings.scale = game.facts.lead_scale
    settings.floor = tuning.floor
    settings.win_share = tuning.win_share
    settings.network = tuning.network
    settings.rollout_turns = tuning.rollouts.turns
    settings.careful = tuning.rollouts.careful
    settings.foresee = tuning.foresee
    return make_search(settings, rng, len(game.catalogue), int(position.players))
