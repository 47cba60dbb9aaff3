"""The bots that people meet: Apprentice looks one step ahead, Merchant and Magnate search."""

import time

from hatoba.bots.base import Budget
from hatoba.bots.search import Search, Settings, best_looking, make_search
from hatoba.engine.facts import Rollouts
from hatoba.engine.rng import Rng, make_rng
from hatoba.engine.state import State

SPEND = 0.4
"""The part of what is left of a turn's budget that one decision may use; what it leaves goes to the next ones."""
SLICE = 16
"""Simulations at once; an interrupt waits no longer."""
CLOCK_SLICE = 4
"""The same when there is a clock to look at."""
UNLIMITED = 2**40

EXPLORATION = 0.1
TEMPERATURE = 0.015
ROLLOUT_TURNS = 4
"""Greedy turns after each walk down the tree. More of them cost more and won no more games."""


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
    """Searches. The tree is kept through the decisions of a turn, and a part of the turn's budget for each of them."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)
        self.search: Search | None = None
        self.is_new_turn = True
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
        if self.is_new_turn or legal != self.expected:
            search.forget()
        if len(legal) == 1:
            action = legal[0]
            search.pass_by(action)
        else:
            action = self.think(search, own, budget)
            search.follow(action)
        self.look_on(position, action)
        return action

    def begin(self, position: State) -> Search:
        """The search that serves the whole game."""
        return new_search(position, self.rng, ROLLOUT_TURNS)

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
    """The same search with more time, and by the best forecast that a game has."""

    def begin(self, position: State) -> Search:
        usual = Rollouts(ROLLOUT_TURNS, careful=False)
        own = position.game.facts.magnate_rollouts.get(int(position.players), usual)
        return new_search(position, self.rng, own.turns, own.careful, foresee=True)


def new_search(
    position: State, rng: Rng, rollout_turns: int = 0, careful: bool = False, foresee: bool = False
) -> Search:
    """A search for the game of this position. The numbers were measured: docs/bots.md."""
    game = position.game
    settings = Settings()
    settings.exploration = EXPLORATION
    settings.temperature = TEMPERATURE
    settings.scale = game.facts.lead_scale
    settings.rollout_turns = rollout_turns
    settings.careful = careful
    settings.foresee = foresee
    return make_search(settings, rng, len(game.catalogue), int(position.players))
