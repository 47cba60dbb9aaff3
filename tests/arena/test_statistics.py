"""Intervals and ratings against known values."""

from math import exp, inf, sqrt
from random import Random

import pytest

from hatoba.arena.ratings import RatedGame, fit_ratings
from hatoba.arena.statistics import clustered_wilson, mean_estimate, ratio_estimate, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.value == wins / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_wilson_without_games_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_mean_and_its_error() -> None:
    found = mean_estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.error == pytest.approx(sqrt(5 / 3 / 4))
    assert mean_estimate([7]).error == inf
    assert mean_estimate([]).units == 0


def test_a_ratio_of_ones_is_a_mean() -> None:
    values = [3.0, 1.0, 4.0, 1.0, 5.0]
    ratio, mean = ratio_estimate([(value, 1) for value in values]), mean_estimate(values)
    assert ratio.mean == pytest.approx(mean.mean)
    assert ratio.error == pytest.approx(mean.error)


def test_mirrored_games_that_agree_count_once() -> None:
    """If both games of a seed always end alike, 200 games are worth 100."""
    agreeing = [[seed % 2, seed % 2] for seed in range(100)]
    found, effect = clustered_wilson(agreeing)
    assert effect == pytest.approx(2, rel=0.02)
    assert found.high - found.low == pytest.approx(wilson(50, 100).high - wilson(50, 100).low, rel=0.02)


def test_mirroring_never_makes_an_interval_narrower() -> None:
    found, effect = clustered_wilson([[1.0, 0.0]] * 50)
    assert effect == 1
    assert found == wilson(50, 100)


def synthetic(strengths: list[float], line_ups: list[tuple[int, ...]], games: int) -> list[RatedGame]:
    """Games in which a bot wins in proportion to exp(strength)."""
    rng = Random(1)
    played = []
    for seed in range(games):
        for seats in line_ups:
            winner = rng.choices(range(len(seats)), [exp(strengths[who]) for who in seats])[0]
            played.append(RatedGame(seats, tuple(float(seat == winner) for seat in range(len(seats))), seed))
    return played


@pytest.mark.parametrize(
    "line_ups",
    [
        [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)],
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 2, 2), (2, 1, 2), (2, 2, 1)],
        [(0, 1, 2), (2, 0, 1), (1, 2, 0)],
    ],
)
def test_ratings_recover_a_known_order(line_ups: list[tuple[int, ...]]) -> None:
    pytest.importorskip("scipy")
    strengths = [1.0, 0.0, -1.0]
    found = fit_ratings(synthetic(strengths, line_ups, 400), 3)
    assert found[0].low > found[1].high
    assert found[1].low > found[2].high
    for strength, rating in zip(strengths, found, strict=True):
        assert rating.low - 10 < 173.72 * strength < rating.high + 10
    assert sum(rating.value for rating in found) == pytest.approx(0, abs=1e-6)


def test_ratings_of_two_are_the_odds() -> None:
    """Three wins of four and the one virtual draw: odds of 3.5 to 1.5."""
    pytest.importorskip("scipy")
    games = [RatedGame((0, 1), (1.0, 0.0) if seed else (0.0, 1.0), seed) for seed in range(4)]
    first, second = fit_ratings(games, 2)
    assert exp((first.value - second.value) / 173.7178) == pytest.approx(3.5 / 1.5, rel=1e-3)


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    """After any number of games, for what rounding leaves of the eigenvalue that is 0 differs from one to the next."""
    pytest.importorskip("scipy")
    for games in range(1, 61):
        first, second = fit_ratings([RatedGame((0, 1), (1.0, 0.0), seed) for seed in range(games)], 2)
        assert first.value > second.value
        assert 200 < first.high - first.low < 2000, games
