"""Where bots stand among rated people: rating and standard deviation, by game and level. They never move.

Measured for two players with `hatoba arena GAME --bots magnate@sims=2000,merchant@sims=100,apprentice,random --pairs
adjacent --games 100 --seed ladder14` (version 0.2.0.dev0, rules 2, 50 seeds mirrored), fitted by `arena/ratings.py`
and moved so that the Merchant stands at 1500. The deviation is that of the difference to the Merchant, 400 / ln 10 /
sqrt(n p (1 - p)); the Merchant, who is the scale, shares the Magnate's. Random was beaten in every game: it has no
rating, and plays no rated game. Budgets are `RATED_BUDGETS` of the bots, which rated games use, too.
"""

BOT_RATINGS: dict[str, dict[str, tuple[float, float]]] = {
    "duel": {"magnate": (1654, 38), "merchant": (1500, 38), "apprentice": (968, 89)},
    "yokohama": {"magnate": (1717, 42), "merchant": (1500, 42), "apprentice": (862, 124)},
    "nippon": {"magnate": (1938, 68), "merchant": (1500, 68), "apprentice": (1004, 80)},
}
