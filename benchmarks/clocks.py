"""Whether bots keep their time: the longest of some turns in the middle of a game, on the clock of live play."""

import time

from measure import emit

import hatoba
from hatoba.bots import LIVE_BUDGETS, make_bot
from hatoba.bots.base import Budget
from hatoba.components import PACKAGED
from hatoba.engine.state import State

TURNS = 3
BEFORE = 12
"""Turns that random players play first, so that there is something to think about."""


def play_turns(state: State, until: int, level: str) -> list[float]:
    """How long the level thinks, by turn."""
    bots = [make_bot(level, seat) for seat in range(int(state.players))]
    rng = hatoba.make_rng(level)
    spent: dict[int, float] = {}
    while state.to_move is not None and state.turn < until:
        position = state.resample(state.to_move, rng)
        turn = int(state.turn)
        start = time.perf_counter()
        action = bots[state.to_move].choose(position, LIVE_BUDGETS[level])
        spent[turn] = spent.get(turn, 0.0) + time.perf_counter() - start
        state.apply(action)
    return list(spent.values())


def main() -> None:
    for game in PACKAGED:
        for level, budget in LIVE_BUDGETS.items():
            if budget.seconds is None:
                continue
            state = hatoba.new_game(game, players=2, seed=level)
            stand_in = make_bot("random", 1)
            while state.to_move is not None and state.turn < BEFORE:
                state.apply(stand_in.choose(state, Budget()))
            longest = max(play_turns(state, BEFORE + TURNS, level))
            emit(f"{level}, {game}", kind="clock", budget=budget.seconds, longest=longest)


if __name__ == "__main__":
    main()
