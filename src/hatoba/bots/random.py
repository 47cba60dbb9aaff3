"""The bot that plays any legal action."""

from hatoba.bots.base import Budget
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State


class RandomBot:
    """Uniformly random, the same for the same seed."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = make_rng(seed)

    def choose(self, position: State, budget: Budget) -> int:
        legal = position.legal_actions()
        return legal[self.rng.below(len(legal))]
