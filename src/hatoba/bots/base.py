"""What every bot is: it is shown a position that its seat may know, and names an action."""

from dataclasses import dataclass, replace
from importlib import import_module
from typing import Protocol

from hatoba.engine.errors import InvalidOption
from hatoba.engine.state import State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think in one turn: simulations (repeatable), seconds (live play), or what ends first."""

    simulations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """`position` is `state.resample(seat, rng)`: nothing hidden in it is true. The bot may resample it again.

    It is asked for each decision of a turn in order, so it may keep what it thought before.
    """

    def choose(self, position: State, budget: Budget) -> int:
        """A legal action for the seat to move."""
        ...


LEVELS = {
    "random": "hatoba.bots.random:RandomBot",
    "apprentice": "hatoba.bots.levels:Apprentice",
    "merchant": "hatoba.bots.levels:Merchant",
    "magnate": "hatoba.bots.levels:Magnate",
}
"""The bots that people meet, by name: the module and the class, which takes a seed."""

REFERENCES = {
    "flat": "hatoba.bots.reference:FlatMonteCarlo",
    "judge": "hatoba.bots.reference:Judge",
    "veteran-merchant": "hatoba.bots.veterans:VeteranMerchant",
    "veteran-magnate": "hatoba.bots.veterans:VeteranMagnate",
}
"""Bots to measure others by. Flat's is a budget for each decision."""
STUDENT = "network"
"""`network:FILE` searches by the weights of a file."""

OUTSIDE = "cmd"
"""`cmd:COMMAND` is a program in any language."""

FIXED_BUDGETS = {
    "random": Budget(simulations=0),
    "apprentice": Budget(simulations=0),
    "merchant": Budget(simulations=100),
    "magnate": Budget(simulations=500),
}
"""What the levels may think in a turn of a program's game, which is to come out the same again: no clocks."""
LIVE_BUDGETS = {**FIXED_BUDGETS, "merchant": Budget(simulations=100, seconds=1.0), "magnate": Budget(seconds=5.0)}
"""The same when people wait for them. A second of a merchant would be some 15,000 simulations, too near a magnate."""
RATED_BUDGETS = {**FIXED_BUDGETS, "magnate": Budget(simulations=2000)}
"""And for rated games, where a bot is as strong on every machine."""


def read_bot(text: str) -> tuple[str, Budget | None]:
    """A bot as a person writes it, with any limits, as @sims=N and @seconds=S: its name, and its budget if any."""
    name, *limits = text.strip().split("@")
    budget = Budget()
    for limit in limits:
        budget = _limited(budget, limit, text)
    return name, budget if limits else None


def _limited(budget: Budget, limit: str, text: str) -> Budget:
    name, _, value = limit.partition("=")
    try:
        if name == "sims" and int(value) >= 0:
            return replace(budget, simulations=int(value))
        if name == "seconds" and float(value) > 0:
            return replace(budget, seconds=float(value))
    except ValueError:
        pass
    raise InvalidOption(f"{text.strip()}: a budget is @sims=NUMBER or @seconds=NUMBER, not @{limit}")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its level's name, a reference, or a user's own as module:Class or, with a file, module:Class:FILE."""
    place = LEVELS.get(name) or REFERENCES.get(name, name)
    module, _, kind = place.partition(":")
    if module == STUDENT:
        student: Bot = import_module("hatoba.bots.levels").Student(kind, seed)
        return student
    if module == OUTSIDE:
        program: Bot = import_module("hatoba.bots.outside").OutsideBot(kind, seed)
        return program
    if not kind:
        own = "your own as module:Class, module:Class:FILE or cmd:COMMAND"
        raise InvalidOption(f"no bot {name!r}; there are {', '.join(LEVELS)}, or {own}")
    kind, _, file = kind.partition(":")
    try:
        own_class = getattr(import_module(module), kind)
        made: Bot = own_class(seed, file) if file else own_class(seed)
    except (ImportError, AttributeError) as error:
        raise InvalidOption(f"no bot {name!r}: {error}") from error
    return made
