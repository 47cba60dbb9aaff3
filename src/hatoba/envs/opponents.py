"""Who plays the other seats: bots by name, classes, or functions that see what the learner would."""

from collections.abc import Callable, Sequence
from typing import Any

from hatoba.bots import FIXED_BUDGETS, Bot, Budget, make_bot, read_bot
from hatoba.engine.errors import InvalidOption
from hatoba.engine.rng import Rng
from hatoba.engine.state import State
from hatoba.envs.setting import Eyes

Policy = Callable[[dict[str, Any]], Any]
Opponent = str | type | Bot | Policy
USUAL_BUDGET = Budget(simulations=100)
"""For bots that are no levels: fixed, so that games come out the same again."""


def read_opponents(opponents: Opponent | Sequence[Opponent], players: int) -> list[Any]:
    """One for each other seat, in turn order after the learner; a single one plays them all."""
    given: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * (players - 1)
    if len(given) != players - 1:
        raise InvalidOption(f"opponents: {players - 1} are needed, not {len(given)}")
    for opponent in given:
        if isinstance(opponent, str):
            make_bot(read_bot(opponent)[0])  # says what is wrong now
        elif not callable(opponent) and not hasattr(opponent, "choose"):
            raise InvalidOption(f"opponents: {opponent!r} is no bot: it must be a name, a class, a bot or a function")
    return given


class Player:
    """One opponent in one game."""

    def __init__(self, opponent: Any, seed: str, budget: Budget | None) -> None:
        self.bot: Any = None
        self.policy: Any = None
        self.budget = budget or USUAL_BUDGET
        if isinstance(opponent, str):
            name, own = read_bot(opponent)
            self.bot = make_bot(name, seed)
            self.budget = own or budget or FIXED_BUDGETS.get(name, USUAL_BUDGET)
        elif isinstance(opponent, type):
            self.bot = opponent(seed)
        elif hasattr(opponent, "choose"):
            self.bot = opponent
        else:
            self.policy = opponent

    def choose(self, state: State, seat: int, eyes: Eyes, chance: Rng) -> int:
        """Its action. It is shown only what its seat may know."""
        if self.policy is not None:
            return int(self.policy(eyes.see(seat)))
        return int(self.bot.choose(state.resample(seat, chance), self.budget))
