"""Play random games and print a digest of everything that happened: `python -m tests.native.digests duel 2 0 100`.

The numbers are the players, the first game and how many games; the games go through all options in turn.
"""

import hashlib
import sys

import hatoba
from hatoba.engine.vectors import IS_NATIVE
from tests.cases import CASES


def digest_of_games(game: str, players: int, first: int, count: int) -> str:
    """A hash over the position after every turn of these games, and over their outcomes."""
    cases = [case for case in CASES if (case.game, case.players) == (game, players)]
    total = hashlib.blake2b(digest_size=16)
    for number in range(first, first + count):
        case = cases[number % len(cases)]
        state = case.new(number)
        rng = hatoba.make_rng(f"{case}:{number}")
        turn = state.turn
        while state.to_move is not None:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            if state.turn != turn:
                turn = state.turn
                total.update(state.to_bytes())
        total.update(f"{case} {number} {state.digest()} {state.outcome()}".encode())
    return total.hexdigest()


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    print("native" if IS_NATIVE else "plain", digest_of_games(name, *map(int, numbers)))
