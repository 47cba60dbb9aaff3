"""Play random games and print a digest of everything that happened in them: `python -m tests.native.digests 100`."""

import hashlib
import sys

import hatoba
from hatoba.build import is_native
from tests.cases import CASES


def digest_of_games(games: int) -> str:
    """A hash over the digest after every turn of so many games of every game, player count and option."""
    total = hashlib.blake2b(digest_size=16)
    for number in range(games):
        for case in CASES:
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
    print("native" if is_native() else "plain", digest_of_games(int(sys.argv[1])))
