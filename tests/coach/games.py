"""Games to look at: short ones, for the plain build plays slowly."""

from functools import cache
from random import Random

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.coach import Effort
from hatoba.engine.record import Record
from tests.conftest import COMPILED

LITTLE = Effort(simulations=8, draws=4, playing_on=2) if COMPILED else Effort(simulations=2, draws=2, playing_on=0)
"""Enough to see that something is done, not to trust it."""
ROUNDS = 4 if COMPILED else 2


def play_game(game: str, seed: int, players: int = 2, rounds: int = ROUNDS, wild: float = 0.3) -> Record:
    """A game of apprentices that sometimes do anything."""
    record = hatoba.record(game, players=players, seed=seed, round_limit=rounds)
    state = record.first_state()
    choice = Random(seed)
    bots = [make_bot("apprentice", seat) for seat in range(players)]
    rng = hatoba.make_rng(seed)
    while (seat := state.to_move) is not None:
        if choice.random() < wild:
            action = choice.choice(state.legal_actions())
        else:
            action = bots[seat].choose(state.resample(seat, rng), Budget(simulations=0))
        record.play(state, action)
    return record


@cache
def short_game(game: str, players: int = 2) -> Record:
    """One of them, for tests that only look at it."""
    return play_game(game, 1, players)
