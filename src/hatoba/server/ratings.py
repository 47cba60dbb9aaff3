"""People's ratings: openskill's Plackett-Luce model, for two seats and for more, in Elo points.

Bots stand on the same scale and do not move (`bot_ratings.py`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from openskill.models import PlackettLuce

from hatoba.server.bot_ratings import BOT_RATINGS

BEGIN = 1500.0
BETA = 400 / log(10) / sqrt(2)
"""How far one game's luck reaches: 400 points are odds of ten to one between two people whose ratings are sure."""
FIRST_DEVIATION = 2 * BETA
"""The library's own measures from here on: it says 25, 25 / 3, 25 / 6 and 25 / 300."""
MODEL = PlackettLuce(mu=BEGIN, sigma=FIRST_DEVIATION, beta=BETA, tau=BETA / 50)
SURE = 130.0
"""A deviation up to which a rating is no longer provisional: after some fifteen games of two, if the other is sure."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and the standard deviation of that."""

    rating: float = BEGIN
    deviation: float = FIRST_DEVIATION

    @property
    def provisional(self) -> bool:
        return self.deviation > SURE


NEW = Rating()


def move(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of a game's seats after it, by their places from 1 for the winners."""
    teams = [[MODEL.rating(mu=one.rating, sigma=one.deviation)] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(mu, sigma) for ((mu, sigma),) in ([(one.mu, one.sigma) for one in team] for team in after)]


def bot_rating(game: str, level: str) -> Rating | None:
    """The fixed rating of a bot; None where it was never measured."""
    found = BOT_RATINGS.get(game, {}).get(level)
    return None if found is None else Rating(*found)
