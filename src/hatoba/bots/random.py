"""The bot that plays any legal action."""

from hatoba.engine.rng import Rng, make_rng
from hatoba.engine.state import State


class RandomBot:
    """Uniformly random, the same for the same seed."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.rng: Rng = make_rng(seed)

    def choose(self, position: State) -> int:
        """An action for the seat to move; the position is what that seat may know, the rest drawn anew."""
        legal = position.legal_actions()
        return legal[self.rng.below(len(legal))]
