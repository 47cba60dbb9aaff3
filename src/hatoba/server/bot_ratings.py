"""Where bots stand among rated people: rating and standard deviation, by game and level. They never move.

Measured for two players with `hatoba arena GAME --bots magnate@sims=2000,merchant@sims=400,apprentice,random --pairs
adjacent --games 60` (version 0.2.0.dev0, rules 2, seed 1, 30 seeds mirrored), fitted by `arena/ratings.py` and moved so
that the Merchant stands at 1500. The deviation is the interval of the fit over 3.92. The Apprentices of Yokohama and
Nippon lost all 60 games to the Merchant, so that they stand there only by the fit's one shared game. Random was beaten
in every game: it has no rating, and plays no rated game. Budgets are `RATED_BUDGETS` of the bots, which rated games
use, too.
"""

BOT_RATINGS: dict[str, dict[str, tuple[float, float]]] = {
    "duel": {"magnate": (1593, 101), "merchant": (1500, 95), "apprentice": (860, 95)},
    "yokohama": {"magnate": (1523, 142), "merchant": (1500, 138), "apprentice": (667, 138)},
    "nippon": {"magnate": (1658, 143), "merchant": (1500, 139), "apprentice": (667, 139)},
}
