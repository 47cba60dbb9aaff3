"""The last turn of a game, solved: where the game ends with it, all ways through it are tried.

What is drawn within the turn is drawn several times, and what comes of it is averaged: nobody chooses by what is not
yet to be seen.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.bots.search import best_for_mover
from hatoba.engine.rng import make_rng
from hatoba.engine.state import RUNNING, State, seat_total
from hatoba.engine.words import NONE

VICTORY: Final[i64] = 1_000_000
"""A win counts more than any lead in points."""
NODES_A_SIMULATION: Final[i64] = 20
"""A position tried costs about this part of a simulation."""
ENOUGH_FOR_DRAWS: Final[i64] = 10_000
"""With fewer positions nearly all turns in which something is drawn are too large: the search has more of the time."""
MANY_DRAWS: Final[i64] = 16
FEWER: Final[i64] = 4
"""After each reveal within the turn so many times fewer draws are averaged: there are many more positions."""


class LastTurn:
    """Tries all ways through the running turn, up to so many positions. `complete` says whether that was enough."""

    seat: i64
    turn: i64
    left: i64
    """Positions that may still be tried."""
    complete: bool
    known: dict[bytes, float]
    """What positions met before are worth: the steps of a turn often come in any order."""

    def best(self, state: State, positions: i64) -> i64:
        """The action that ends best for the seat to move; NONE if that cannot be said."""
        self.seat = state.seat
        self.turn = state.turn
        self.left = positions
        action = self.best_with(state, 0)
        if action != NONE or self.left < ENOUGH_FOR_DRAWS:
            return action
        draws = FEWER
        while draws <= MANY_DRAWS:
            better = self.best_with(state, draws)
            if better == NONE:
                break
            action = better
            draws *= FEWER
        return action

    def best_with(self, state: State, draws: i64) -> i64:
        """The same, where every reveal is drawn so many times; with 0 there must be none."""
        self.complete = True
        self.known = {}
        count = state.fill_legal()
        legal = state.table.legal[:count]
        best = legal[0]
        most = float(-VICTORY)
        at: i64
        for at in range(count):
            worth = self.after(state, legal[at], draws)
            if worth > most:
                most = worth
                best = legal[at]
        return best if self.complete else NONE

    def after(self, state: State, action: i64, draws: i64) -> float:
        """What an action leads to."""
        then = self.step(state, action)
        if not self.complete:
            return 0.0
        if then.revealed_at < 0 or then.over != RUNNING:
            return self.then(then, draws)
        return self.averaged(state, action, draws)

    def step(self, state: State, action: i64) -> State:
        """The position after an action, if there may be one more."""
        if self.left <= 0:
            self.complete = False
            return state
        self.left -= 1
        then = state.clone()
        then.in_order = True
        then.advance(action)
        return then

    def then(self, state: State, draws: i64) -> float:
        """What a position comes to, within the turn or at the end of the game."""
        if state.over != RUNNING:
            return float(result_for(state, self.seat))
        if state.turn != self.turn or state.seat != self.seat:
            self.complete = False
            return 0.0
        return self.worth(state, draws)

    def averaged(self, state: State, action: i64, draws: i64) -> float:
        """What an action leads to that reveals something. All actions meet the same draws."""
        if draws == 0:
            self.complete = False
        fewer = i64(1)
        if draws > FEWER:
            fewer = draws // FEWER
        outside = self.known
        total = 0.0
        number: i64
        for number in range(draws):
            if self.complete:
                self.known = {}
                world = self.step(state.resample(self.seat, make_rng(f"last turn {number}")), action)
                total += self.then(world, fewer) if self.complete else 0.0
        self.known = outside
        return total / float(draws) if draws else 0.0

    def worth(self, state: State, draws: i64) -> float:
        """What a position within the turn comes to, with the best way on."""
        name = state.to_bytes()
        if name in self.known:
            return self.known[name]
        count = state.fill_legal()
        legal = state.table.legal[:count]
        most = float(-VICTORY)
        at: i64
        for at in range(count):
            worth = self.after(state, legal[at], draws)
            if worth > most:
                most = worth
        self.known[name] = most
        return most


def result_for(state: State, seat: i64) -> i64:
    """A finished game: whether the seat won, then its lead over the best other."""
    categories = len(state.points) // state.players
    best_other: i64 = -VICTORY
    other: i64
    for other in range(state.players):
        if other != seat:
            points = seat_total(state.points, other, categories)
            if points > best_other:
                best_other = points
    lead = seat_total(state.points, seat, categories) - best_other
    return lead + VICTORY if state.rank(state.points, seat) == 1 else lead


def may_be_last(state: State) -> bool:
    """Whether the game ends with the running turn if it is played greedily: then it is worth looking closer."""
    then = state.clone()
    while then.over == RUNNING and then.turn == state.turn:
        then.advance(best_for_mover(then))
    return then.over != RUNNING
