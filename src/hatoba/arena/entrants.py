"""Who takes part: a bot and what it may spend on a turn, such as `merchant`, `magnate@sims=5000`, `my.bots:Mine`."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hatoba.bots import LIVE_BUDGETS, Budget, make_bot, read_bot
from hatoba.engine.errors import InvalidOption


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget; `label` is how it was written."""

    label: str
    bot: str
    budget: Budget

    @property
    def repeatable(self) -> bool:
        """Whether it plays the same again: not if a clock stops it."""
        return self.budget.seconds is None

    def identity(self) -> dict[str, Any]:
        """What makes it the same entrant in a file of results."""
        return {"bot": self.bot, "simulations": self.budget.simulations, "seconds": self.budget.seconds}


def read_entrant(text: str) -> Entrant:
    """An entrant as a person writes it: a level or module:Class, then any limits, as @sims=N and @seconds=S.

    A level without limits has its live budget; an own bot without limits is given none.
    """
    label = text.strip()
    bot, budget = read_bot(label)
    make_bot(bot)  # says what is wrong now rather than in a worker
    return Entrant(label, bot, budget or LIVE_BUDGETS.get(bot, Budget()))


def read_entrants(texts: Iterable[str]) -> tuple[Entrant, ...]:
    """Several entrants, all different."""
    entrants = tuple(read_entrant(text) for text in texts if text.strip())
    labels = [entrant.label for entrant in entrants]
    for label in labels:
        if labels.count(label) > 1:
            raise InvalidOption(f"{label} is entered twice")
    return entrants
