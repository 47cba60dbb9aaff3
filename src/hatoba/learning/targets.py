"""What a network should have said at each turn: TD(lambda), from its own later judgements and from the end."""

from typing import Any

from hatoba.learning.judge import Judge, centred
from hatoba.learning.samples import Samples, np

LAMBDA = 0.92
"""How much of a target is what comes later, rather than the judgement of the next turn."""


def outcomes(samples: Samples) -> tuple[Any, Any]:
    """By turn and seat: points above the mean, and shares of the win, as they came in the end."""
    return centred(samples.points)[samples.games], samples.wins[samples.games]


def temporal_differences(samples: Samples, judge: Judge) -> tuple[Any, Any]:
    """The same as TD(lambda) targets, game by game from the end backwards."""
    final_points, final_wins = outcomes(samples)  # the last turn of each game keeps them
    points, wins = judge.values(samples)
    last = np.append(samples.games[1:] != samples.games[:-1], True)
    for turn in range(len(samples) - 2, -1, -1):
        if not last[turn]:
            final_points[turn] = LAMBDA * final_points[turn + 1] + (1 - LAMBDA) * points[turn + 1]
            final_wins[turn] = LAMBDA * final_wins[turn + 1] + (1 - LAMBDA) * wins[turn + 1]
    return final_points, final_wins
