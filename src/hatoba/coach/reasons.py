"""Why a line is worth more than another: where the expected final breakdown differs, and what is reached."""

from hatoba.coach.models import EndingReason, PointsReason, ReachReason, Reasons
from hatoba.coach.playing_on import Ends, mean, paired, rounded
from hatoba.engine.game import Game

CERTAIN = 2.0
"""Standard errors from which on a difference is taken for one."""
LEAST_POINTS = 0.3
"""Smaller differences of points are not worth a word."""
LEAST_SHARE = 0.15
"""The same of how often something is reached."""
MOST_REASONS = 3
"""Of each kind."""


def reasons_for(game: Game, seat: int, played: Ends, best: Ends) -> Reasons:
    """What differs beyond its error, the largest first."""
    points: list[PointsReason] = []
    reaches: list[ReachReason] = []
    for at, category in enumerate(game.categories):
        ours, theirs = played.category(seat, at), best.category(seat, at)
        difference, error = paired(ours, theirs)
        if abs(difference) >= max(LEAST_POINTS, CERTAIN * error):
            points.append(PointsReason(category, rounded(difference, 2), rounded(error, 2)))
        reached = often([value > 0 for value in ours], [value > 0 for value in theirs])
        if reached is not None:
            reaches.append(ReachReason(category, *reached))
    endings: list[EndingReason] = []
    for ending in sorted({*played.endings, *best.endings} - {0}):
        reached = often([each == ending for each in played.endings], [each == ending for each in best.endings])
        if reached is not None:
            endings.append(EndingReason(game.ending_name(ending), *reached))
    others, others_error = paired(played.best_other(seat), best.best_other(seat))
    return Reasons(
        tuple(sorted(points, key=lambda reason: -abs(reason.difference))[:MOST_REASONS]),
        tuple(sorted(reaches, key=lambda reason: -abs(reason.played - reason.best))[:MOST_REASONS]),
        tuple(sorted(endings, key=lambda reason: -abs(reason.played - reason.best))[:MOST_REASONS]),
        rounded(others, 2),
        rounded(others_error, 2),
    )


def often(played: list[bool], best: list[bool]) -> tuple[float, float, float] | None:
    """How often something is reached after either line, with the error of the difference; None if it hardly differs."""
    ours, theirs = [float(each) for each in played], [float(each) for each in best]
    difference, error = paired(ours, theirs)
    if abs(difference) < max(LEAST_SHARE, CERTAIN * error):
        return None
    return rounded(mean(ours)), rounded(mean(theirs)), rounded(error)
