"""Play random games and print a digest of all that the seats see in them: `python -m tests.envs.digests 2`."""

import hashlib
import sys

import hatoba
from hatoba.engine.vectors import IS_NATIVE
from tests.cases import CASES


def digest_of_observations(games: int) -> str:
    """A hash over the observations of all seats, now and then in so many games of every kind."""
    total = hashlib.blake2b(digest_size=16)
    for number in range(games):
        for case in CASES:
            state = case.new(number, round_limit=4)
            canvas = state.game.observation.canvas(1)
            rng = hatoba.make_rng(f"{case}:{number}")
            while state.to_move is not None:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
                canvas.begin(0, rng.below(2) == 0 or state.turn < 2)
                state.observe(rng.below(state.players), canvas)
                total.update(canvas.values)
    return total.hexdigest()


if __name__ == "__main__":
    print("native" if IS_NATIVE else "plain", digest_of_observations(int(sys.argv[1])))
