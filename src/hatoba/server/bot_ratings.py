"""Where bots stand among rated people: rating and standard deviation, by game and level. They never move.

Measured for two players with `hatoba arena GAME --bots magnate@sims=500,merchant@sims=100,apprentice,random --pairs
adjacent --games 60` (version 0.2.0.dev0, rules 2, seed 1, 30 seeds mirrored), fitted by `arena/ratings.py` and moved so
that the Merchant stands at 1500. The deviation is the interval of the fit over 3.92. At Duel the Apprentice lost all 60
games to the Merchant, so that it stands there only by the fit's one shared game. Random was beaten in every game: it
has no rating, and plays no rated game. Budgets are `FIXED_BUDGETS` of the bots, which rated games use, too.
"""

BOT_RATINGS: dict[str, dict[str, tuple[float, float]]] = {
    "duel": {"magnate": (1593, 142), "merchant": (1500, 138), "apprentice": (667, 138)},
    "yokohama": {"magnate": (1581, 90), "merchant": (1500, 84), "apprentice": (952, 84)},
    "nippon": {"magnate": (1644, 78), "merchant": (1500, 70), "apprentice": (1206, 70)},
}
