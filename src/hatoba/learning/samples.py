"""Recorded games as arrays: what a network sees at the beginning of each turn, and how the game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from hatoba.arena.optional import optional
from hatoba.arena.runner import Result, Task
from hatoba.engine.describing import MOST_FEATURES
from hatoba.engine.errors import InvalidOption
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.learning.selfplay import SelfPlay

np: Any = optional("numpy")
POINT = 100
"""The game foresees in hundredths of points."""


@dataclass(frozen=True)
class Samples:
    """By turn, game after game in the order of play: features, who moves, points foreseen by seat, the game's number.

    By game: points in the end, and shares of the win; and how much each game counts.
    """

    features: Any
    movers: Any
    foreseen: Any
    games: Any
    points: Any
    wins: Any
    weights: Any

    def __len__(self) -> int:
        return len(self.movers)


def read_samples(plan: SelfPlay, results: Sequence[tuple[Task, Result]], weight: float) -> Samples:
    """Play the games again and look."""
    rows: list[Any] = []
    movers: list[int] = []
    foreseen: list[list[float]] = []
    games: list[int] = []
    row = vec[i64]([0] * int(MOST_FEATURES))
    for number, (task, result) in enumerate(results):
        for state in plan.replay(task, result):
            rows.append(_describe(state, row))
            movers.append(int(state.seat))
            foreseen.append([state.foresee(seat) / POINT for seat in range(plan.players)])
            games.append(number)
    return Samples(
        np.array(rows, np.int16),
        np.array(movers, np.int64),
        np.array(foreseen, np.float32),
        np.array(games, np.int64),
        np.array([result["scores"] for _, result in results], np.float32),
        np.array([result["wins"] for _, result in results], np.float32),
        np.full(len(results), weight, np.float32),
    )


def _describe(state: State, row: Any) -> Any:
    count = state.describe(row)
    if count == 0:
        raise InvalidOption(f"{state.game.name} does not describe its positions, so nothing can be learned of it")
    return np.array(row[:count], np.int16)


def join(parts: Sequence[Samples]) -> Samples:
    """Several as one; games are numbered anew."""
    starts = np.cumsum([0, *(len(part.points) for part in parts[:-1])])
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.movers for part in parts]),
        np.concatenate([part.foreseen for part in parts]),
        np.concatenate([part.games + start for part, start in zip(parts, starts, strict=True)]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.weights for part in parts]),
    )


def by_place(values: Any, movers: Any) -> Any:
    """From seats to places: the seat to move first, the others in turn order."""
    players = values.shape[1]
    seats = (movers[:, None] + np.arange(players)) % players
    return np.take_along_axis(values, seats, axis=1)


def by_seat(values: Any, movers: Any) -> Any:
    """From places back to seats."""
    players = values.shape[1]
    places = (np.arange(players) - movers[:, None]) % players
    return np.take_along_axis(values, places, axis=1)
