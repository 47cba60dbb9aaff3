"""How a game stands or ended."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """A result by seat. `ranks` are 1 for the winners; `reason` says what ended the game, None while it goes on."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    reason: str | None
