"""A game of Lanterns between bots; prints why it ended."""

import hatoba
from hatoba.bots import Budget, make_bot

state, rng = hatoba.new_game("lanterns", players=3, seed=4), hatoba.make_rng(4)
bots = [make_bot(level, 4) for level in ("merchant", "magnate", "random")]
while state.to_move is not None:
    state.apply(bots[state.to_move].choose(state.resample(state.to_move, rng), Budget(simulations=40)))
print(state.standing().reason)
