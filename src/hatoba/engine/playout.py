"""Random games played to the end inside native code."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from mypy_extensions import i64

from hatoba.engine.rng import Rng
from hatoba.engine.state import RUNNING, State


class Tally:
    """How many decisions a playout took, and how many of them had more than one legal action."""

    decisions: i64
    unforced: i64

    __slots__ = tuple(__annotations__)


def playout(state: State, rng: Rng) -> Tally:
    """Play uniformly random legal actions, in place, until the game is over."""
    legal = state.table.legal
    tally = Tally()
    decisions: i64 = 0
    unforced: i64 = 0
    n = state.fill_legal()
    while n > 0:
        if n > 1:
            unforced += 1
            n = state.go_on(legal[rng.below(n)])
        else:
            n = state.go_on(legal[0])
        decisions += 1
    tally.decisions = decisions
    tally.unforced = unforced
    return tally


def play_turns(state: State, rng: Rng, turns: i64) -> None:
    """Play at random, in place, until so many more turns have ended or the game is over."""
    legal = state.table.legal
    last = state.turn + turns
    while state.over == RUNNING and state.turn < last:
        n = state.fill_legal()
        state.advance(legal[rng.below(n)] if n > 1 else legal[0])
