"""Let the searching levels choose in some positions and print a digest: `python -m tests.native.choices duel 2`.

Values, visits and the row that a network reads belong to it: builds must agree on more than the choice.
"""

import hashlib
import sys
from random import Random

from mypy_extensions import i64

import hatoba
from hatoba.bots.levels import Merchant
from hatoba.engine.describing import MOST_FEATURES
from hatoba.engine.vectors import IS_NATIVE, vec
from tests.cases import random_actions

POSITIONS = 6
APART = 25
"""Random actions between one position and the next."""


def digest_of_choices(game: str, players: int) -> str:
    total = hashlib.blake2b(digest_size=16)
    state = hatoba.new_game(game, players=players, seed="choices")
    row = vec[i64]([0] * int(MOST_FEATURES))
    rng = Random(game)
    for number in range(POSITIONS):
        random_actions(state, rng, APART)
        if state.to_move is None:
            break
        bot = Merchant(number)
        search = bot.begin(state)
        search.run(state, state.seat, 12)
        values = [float(value).hex() for value in search.tree.value]
        total.update(f"{search.best(state)} {values} {[int(number) for number in row[: state.describe(row)]]}".encode())
    return total.hexdigest()


if __name__ == "__main__":
    print("native" if IS_NATIVE else "plain", digest_of_choices(sys.argv[1], int(sys.argv[2])))
