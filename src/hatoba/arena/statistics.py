"""Intervals. Games that share a seed are not independent, so the seed is the unit wherever games are mirrored."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean

Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Interval:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error, from so many independent units."""

    mean: float
    error: float
    units: int

    @property
    def interval(self) -> Interval:
        return Interval(self.mean, self.mean - Z95 * self.error, self.mean + Z95 * self.error)

    @property
    def errors_from_zero(self) -> float:
        """How many standard errors from 0; 0 if the error is not known."""
        return self.mean / self.error if 0 < self.error < inf else 0.0

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference of two independent estimates."""
        error = sqrt(self.error**2 + other.error**2)
        return Estimate(self.mean - other.mean, error, min(self.units, other.units))


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """Wilson's score interval of a proportion; shared wins and an effective number of games are allowed."""
    if games <= 0:
        return Interval(0.5, 0.0, 1.0)
    share = wins / games
    scale = 1 + z**2 / games
    centre = (share + z**2 / (2 * games)) / scale
    reach = z * sqrt(share * (1 - share) / games + z**2 / (4 * games**2)) / scale
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the error of fewer than two is not known."""
    units = len(values)
    if units == 0:
        return Estimate(0.0, inf, 0)
    mean = fmean(values)
    if units == 1:
        return Estimate(mean, inf, 1)
    return Estimate(mean, sqrt(sum((value - mean) ** 2 for value in values) / (units - 1) / units), units)


def ratio_estimate(parts: Sequence[tuple[float, float]]) -> Estimate:
    """Sum of firsts over sum of seconds, where each pair is one independent unit (such as a game with its takers)."""
    total = sum(second for _, second in parts)
    units = len(parts)
    if total == 0:
        return Estimate(0.0, inf, 0)
    ratio = sum(first for first, _ in parts) / total
    if units == 1:
        return Estimate(ratio, inf, 1)
    squares = sum((first - ratio * second) ** 2 for first, second in parts)
    return Estimate(ratio, sqrt(squares * units / (units - 1)) / total, units)


def clustered_wilson(units: Sequence[Sequence[float]]) -> tuple[Interval, float]:
    """The share of wins by unit (a seed with its mirrored games, a game with some of its seats); the design effect.

    The variance between units, over what independent games would have, is the design effect; Wilson's interval is
    taken with that many times fewer games. It is never below 1: mirroring is not used to make an interval narrower.
    """
    games = sum(map(len, units))
    wins = sum(map(sum, units))
    estimate = ratio_estimate([(sum(values), len(values)) for values in units])
    share = wins / games if games else 0.5
    independent = share * (1 - share) / games if games else 0.0
    effect = 1.0
    if independent > 0 and estimate.error < inf:
        effect = max(1.0, estimate.error**2 / independent)
    return wilson(wins / effect, games / effect), effect
