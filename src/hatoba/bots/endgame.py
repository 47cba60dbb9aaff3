"""The last turn of a game, solved: where the game ends with it and nothing is drawn, all ways through it are tried."""

from typing import Final

from mypy_extensions import i64

from hatoba.bots.search import best_for_mover
from hatoba.engine.state import RUNNING, State, seat_total
from hatoba.engine.words import NONE

VICTORY: Final[i64] = 1_000_000
"""A win counts more than any lead in points."""
NODES_A_SIMULATION: Final[i64] = 20
"""A position tried costs about this part of a simulation."""


class LastTurn:
    """Tries all ways through the running turn, up to so many positions. `exact` says whether that was enough."""

    seat: i64
    turn: i64
    left: i64
    """Positions that may still be tried."""
    exact: bool
    known: dict[bytes, int]
    """What positions met before are worth: the steps of a turn often come in any order."""

    def best(self, state: State, positions: i64) -> i64:
        """The action that ends best for the seat to move; NONE if that cannot be said."""
        self.seat = state.seat
        self.turn = state.turn
        self.left = positions
        self.exact = True
        self.known = {}
        count = state.fill_legal()
        legal = state.table.legal[:count]
        best = legal[0]
        most: i64 = -VICTORY * VICTORY
        at: i64
        for at in range(count):
            worth = self.after(state, legal[at])
            if worth > most:
                most = worth
                best = legal[at]
        return best if self.exact else NONE

    def after(self, state: State, action: i64) -> i64:
        """What an action leads to."""
        if not self.exact or self.left <= 0:
            self.exact = False
            return 0
        self.left -= 1
        then = state.clone()
        then.in_order = True
        then.advance(action)
        if then.over != RUNNING:
            return result_for(then, self.seat)
        if then.revealed_at >= 0 or then.turn != self.turn or then.seat != self.seat:
            self.exact = False
            return 0
        return self.worth(then)

    def worth(self, state: State) -> i64:
        """What a position within the turn comes to, with the best way on."""
        name = state.to_bytes()
        if name in self.known:
            return i64(self.known[name])
        count = state.fill_legal()
        legal = state.table.legal[:count]
        most: i64 = -VICTORY * VICTORY
        at: i64
        for at in range(count):
            worth = self.after(state, legal[at])
            if worth > most:
                most = worth
        self.known[name] = int(most)
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
