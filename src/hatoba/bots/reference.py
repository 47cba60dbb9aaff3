"""Bots to measure others by: random games after each action, and learned judgement without a search."""

from hatoba.bots.base import Budget
from hatoba.bots.levels import Searcher, judged_by, new_search
from hatoba.bots.search import Search
from hatoba.bots.weights import find_network
from hatoba.engine.errors import InvalidOption
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


class Judge(Searcher):
    """The packaged network alone: plays what it values best after the turn is finished greedily."""

    def choose(self, position: State, budget: Budget) -> int:
        search = self.search
        if search is None:
            search = self.search = self.begin(position)
        legal = position.legal_actions()
        return legal[0] if len(legal) == 1 else max(legal, key=lambda action: worth(search, position, action))

    def begin(self, position: State) -> Search:
        """The search whose network judges; nothing is searched."""
        network = find_network(position.game, int(position.players))
        if network is None:
            raise InvalidOption(f"there is no network for {position.game.name} with {position.players} players")
        return new_search(position, self.rng, judged_by(network, position.game))


def worth(search: Search, position: State, action: int) -> float:
    """What an action comes to for who plays it, as the network sees the beginning of the next turn."""
    after = position.clone()
    after.advance(action)
    search.play_until(after, position.turn + 1)
    search.value_all(after)
    return search.rewards[position.seat]
