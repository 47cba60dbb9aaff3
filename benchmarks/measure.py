"""Timing shared by our own measurements and the peers' (standard library only: peers have their own environment).

Everything measured runs on one thread, so its CPU time is taken: what else the machine does counts less.
"""

import json
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

REPETITIONS = 5
SECONDS = 1.0


class Counts(NamedTuple):
    """What some games came to. A decision is a player's choice; an unforced one has more than one legal action."""

    games: int
    decisions: int
    unforced: int


def rates(play: Callable[[int], Counts], seconds: float = SECONDS) -> dict[str, float]:
    """Medians over repetitions of games, decisions and unforced decisions a second. `play(seed)` plays some games."""
    samples = []
    play(0)
    for repetition in range(REPETITIONS):
        games = decisions = unforced = 0
        seed = 1000 * (repetition + 1)
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            counts = play(seed)
            seed += 1
            games += counts.games
            decisions += counts.decisions
            unforced += counts.unforced
        samples.append((games / spent, decisions / spent, unforced / spent))
    games_rate, decision_rate, unforced_rate = (median(sample[at] for sample in samples) for at in range(3))
    return {"games/s": games_rate, "decisions/s": decision_rate, "unforced/s": unforced_rate}


def microseconds(call: Callable[[], object], count: int) -> float:
    """The median time of a call over repetitions of `count` calls."""
    samples = []
    for _ in range(REPETITIONS):
        start = time.process_time()
        for _ in range(count):
            call()
        samples.append((time.process_time() - start) / count)
    return median(samples) * 1e6


def emit(name: str, **values: object) -> None:
    """One result, as a line of JSON for the program that started this one."""
    print(json.dumps({"name": name, **values}), flush=True)
