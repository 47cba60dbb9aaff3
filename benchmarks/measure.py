"""Timing shared by our own measurements and the peers' (standard library only: peers have their own environment).

Everything measured runs on one thread, so its CPU time is taken: what else the machine does counts less.
Each script measures everything once; speed.py runs them several times and takes medians.
"""

import json
import time
from collections.abc import Callable
from typing import NamedTuple

SECONDS = 1.0


class Counts(NamedTuple):
    """What some games came to. A decision is a player's choice; an unforced one has more than one legal action."""

    games: int
    decisions: int
    unforced: int


def rates(play: Callable[[int], Counts], seconds: float = SECONDS) -> dict[str, float]:
    """Games, decisions and unforced decisions a second. `play(seed)` plays some games."""
    play(0)
    games = decisions = unforced = 0
    seed = 1000
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        counts = play(seed)
        seed += 1
        games += counts.games
        decisions += counts.decisions
        unforced += counts.unforced
    return {"games/s": games / spent, "decisions/s": decisions / spent, "unforced/s": unforced / spent}


def per_second(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How many things a second work does; it says how many it did."""
    work()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def microseconds(call: Callable[[], object], count: int) -> float:
    """The time of a call, from so many."""
    start = time.process_time()
    for _ in range(count):
        call()
    return (time.process_time() - start) / count * 1e6


def emit(name: str, **values: object) -> None:
    """One result, as a line of JSON for the program that started this one."""
    print(json.dumps({"name": name, **values}), flush=True)
