"""The searching bots of version 0.1, without learned judgement: what later ones are measured by."""

from hatoba.bots.levels import ROLLOUTS, Merchant, Tuning, new_search
from hatoba.bots.search import Search
from hatoba.engine.state import State


class VeteranMerchant(Merchant):
    """Plays some turns on greedily and goes by the forecast."""

    solves_last_turns = False

    def begin(self, position: State) -> Search:
        return new_search(position, self.rng, Tuning(rollouts=ROLLOUTS))


class VeteranMagnate(VeteranMerchant):
    """The same by the best forecast that a game has."""

    def begin(self, position: State) -> Search:
        own = position.game.facts.magnate_rollouts.get(int(position.players), ROLLOUTS)
        return new_search(position, self.rng, Tuning(rollouts=own, foresee=True))
