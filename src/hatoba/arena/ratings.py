"""Ratings of bots from who won which game: a Plackett-Luce fit, which for two players is Bradley and Terry's.

A bot with strength r wins a game with probability exp(r) / sum of exp(r) over the seats; shared wins count in
parts. Each line-up adds one game that all seats share, so that a bot that never lost has a finite rating. The fit uses
all games at once, so their order does not matter, as it would for Elo, TrueSkill or openskill.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

from hatoba.arena.optional import optional
from hatoba.arena.statistics import Z95, Interval

ELO = 400 / log(10)
"""Elo points a unit of strength: 400 are odds of ten to one."""
NOTHING = 1e-10
"""Of the largest eigenvalue: less is rounding. One is always 0, for to raise all strengths alike changes no game."""


@dataclass(frozen=True)
class RatedGame:
    """One game: who sat where, the share of the win by seat, and the seed it shares with its mirrored games."""

    seating: tuple[int, ...]
    wins: tuple[float, ...]
    seed: int


@dataclass
class LineUpTally:
    """All games of one line-up: how many seats each entrant has, how many games, and wins by entrant."""

    seats: Any
    games: float
    wins: Any


def fit_ratings(games: Sequence[RatedGame], entrants: int) -> list[Interval]:
    """Elo points of each entrant, 0 on average, with 95 % intervals.

    Standard errors are the larger of two: of the model, and of the sandwich estimator with the seed as the unit.
    """
    numpy = optional("numpy")
    tallies = _tally(games, entrants)
    for tally in tallies:
        tally.games += 1
        tally.wins = tally.wins + tally.seats / tally.seats.sum()
    fitted = _maximise(tallies, entrants)
    bread = numpy.linalg.pinv(_information(tallies, fitted), rcond=NOTHING, hermitian=True)
    by_seed: dict[int, list[RatedGame]] = {}
    for game in games:
        by_seed.setdefault(game.seed, []).append(game)
    slopes = numpy.array([_slope(_tally(mirrored, entrants), fitted) for mirrored in by_seed.values()])
    meat = slopes.T @ slopes * (len(by_seed) / max(1, len(by_seed) - 1))
    variances = numpy.maximum(numpy.diag(bread), numpy.diag(bread @ meat @ bread))
    points = ELO * (fitted - fitted.mean())
    reach = Z95 * ELO * numpy.sqrt(variances)
    return [Interval(float(at), float(at - by), float(at + by)) for at, by in zip(points, reach, strict=True)]


def _tally(games: Sequence[RatedGame], entrants: int) -> list[LineUpTally]:
    """The games by line-up: the likelihood depends on these sums alone."""
    numpy = optional("numpy")
    tallies: dict[tuple[int, ...], LineUpTally] = {}
    for game in games:
        key = tuple(sorted(game.seating))
        if key not in tallies:
            tallies[key] = LineUpTally(numpy.bincount(key, minlength=entrants), 0, numpy.zeros(entrants))
        tallies[key].games += 1
        for who, share in zip(game.seating, game.wins, strict=True):
            tallies[key].wins[who] += share
    return list(tallies.values())


def _maximise(tallies: Sequence[LineUpTally], entrants: int) -> Any:
    """The strengths of greatest likelihood."""
    found = optional("scipy.optimize").minimize(
        lambda strengths: -_log_likelihood(tallies, strengths),
        optional("numpy").zeros(entrants),
        jac=lambda strengths: -_slope(tallies, strengths),
        hess=lambda strengths: _information(tallies, strengths),
        method="trust-exact",
    )
    return found.x


def _chances(tally: LineUpTally, strengths: Any) -> Any:
    """Of each entrant, to win with any of its seats."""
    weights = tally.seats * optional("numpy").exp(strengths - strengths.max())
    return weights / weights.sum()


def _log_likelihood(tallies: Sequence[LineUpTally], strengths: Any) -> float:
    numpy = optional("numpy")
    total = 0.0
    for tally in tallies:
        there = tally.seats > 0
        total += float(numpy.dot(tally.wins[there], numpy.log(_chances(tally, strengths)[there])))
    return total


def _slope(tallies: Sequence[LineUpTally], strengths: Any) -> Any:
    return sum(tally.wins - tally.games * _chances(tally, strengths) for tally in tallies)


def _information(tallies: Sequence[LineUpTally], strengths: Any) -> Any:
    """Minus the second derivatives of the log-likelihood."""
    numpy = optional("numpy")
    chances = [(tally.games, _chances(tally, strengths)) for tally in tallies]
    return sum(games * (numpy.diag(chance) - numpy.outer(chance, chance)) for games, chance in chances)
