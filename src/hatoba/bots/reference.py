"""The fixed reference that every level is measured against."""

from hatoba.bots.base import Budget
from hatoba.engine.playout import playout
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

PLAYOUTS = 1000
"""A decision, if the budget names no other number."""


class FlatMonteCarlo:
    """Random games to the end after each action, evenly; what won most often is played, the lead decides ties."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)

    def choose(self, position: State, budget: Budget) -> int:
        legal = position.legal_actions()
        if len(legal) == 1:
            return legal[0]
        each = -(-(budget.simulations or PLAYOUTS) // len(legal))
        results = {action: sum(self.play_out(position, action) for _ in range(each)) for action in legal}
        return max(legal, key=results.__getitem__)

    def play_out(self, position: State, action: int) -> float:
        """The result of one random game: 1 for a win, and a trifle for each point of the lead."""
        seat = int(position.seat)
        state = position.resample(seat, self.rng)
        state.advance(action)
        playout(state, self.rng)
        scores = state.scores()
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (state.rank(state.points, seat) == 1) + 1e-4 * lead
