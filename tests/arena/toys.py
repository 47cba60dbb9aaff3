"""Small bots for tests."""

from typing import Any

from hatoba.bots import Budget
from hatoba.bots.random import RandomBot
from hatoba.engine.state import State


class FixedBySeat:
    """The first seat always plays its first legal action, the others their last: skill that belongs to the seat."""

    def __init__(self, seed: int | str = 0) -> None:
        pass

    def choose(self, position: State, budget: Budget) -> int:
        return position.legal_actions()[0 if position.seat == 0 else -1]


class Twin(FixedBySeat):
    """The same under another name."""


class FaultyBot(RandomBot):
    """Plays at random until its tenth decision, then answers something else."""

    answer: Any = None

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.decisions = 0

    def choose(self, position: State, budget: Budget) -> int:
        self.decisions += 1
        return super().choose(position, budget) if self.decisions < 10 else self.fault(position)

    def fault(self, position: State) -> Any:
        return self.answer


class Cheat(FaultyBot):
    """Chooses an action that exists but is not legal."""

    def fault(self, position: State) -> int:
        legal = set(position.legal_actions())
        return next(action for action in range(len(position.game.catalogue)) if action not in legal)


class Stranger(FaultyBot):
    """Chooses an action that does not exist."""

    answer = 1 << 80


class Mumbler(FaultyBot):
    """Answers with something that is no number."""

    answer = "place bank"


class Breaker(FaultyBot):
    """Breaks down."""

    def fault(self, position: State) -> int:
        raise KeyError("broken")


class Spy:
    """Keeps the position it is shown; its answer ends the match at once."""

    position: State

    def choose(self, position: State, budget: Budget) -> int:
        self.position = position
        return -1
