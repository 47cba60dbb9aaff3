"""Whole games of a level against itself at a fixed number of simulations: `python -m tests.device.bot_games`.

The arguments are the game, the players, the level, the simulations a turn and the games. It prints the build, a digest
of all choices, the simulations a second of a search in the first position, and the seconds that the games took.
"""

import sys
import time
from hashlib import blake2b

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.levels import Merchant
from hatoba.engine.vectors import IS_NATIVE

TIMED = 400
"""Simulations."""


def digest_of_games(name: str, players: int, level: str, simulations: int, games: int) -> str:
    total = blake2b(digest_size=16)
    for number in range(games):
        state = hatoba.new_game(name, players=players, seed=number)
        bots = [make_bot(level, f"{number} {seat}") for seat in range(players)]
        rng = hatoba.make_rng(number)
        while (seat := state.to_move) is not None:
            state.apply(bots[seat].choose(state.resample(seat, rng), Budget(simulations=simulations)))
        total.update(f"{state.digest()} {state.outcome()}".encode())
    return total.hexdigest()


def simulations_a_second(name: str, players: int, simulations: int = TIMED) -> float:
    state = hatoba.new_game(name, players=players, seed=1)
    search = Merchant(1).begin(state)
    search.run(state, state.seat, simulations // 10)
    start = time.perf_counter()
    search.run(state, state.seat, simulations)
    return simulations / (time.perf_counter() - start)


if __name__ == "__main__":
    game, seats, level, *numbers = sys.argv[1:]
    start = time.perf_counter()
    digest = digest_of_games(game, int(seats), level, *map(int, numbers))
    took = time.perf_counter() - start
    speed = simulations_a_second(game, int(seats))
    print("native" if IS_NATIVE else "plain", digest, f"{speed:.0f}", f"{took:.1f}")
