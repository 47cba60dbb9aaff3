"""On last turns that can be solved, the coach finds the best turn and tells a loss from none."""

from dataclasses import dataclass
from random import Random

import pytest

from hatoba.bots import Budget, make_bot
from hatoba.coach import Effort, judge_turn
from hatoba.coach.judging import SLIP
from hatoba.coach.lines import find_line
from hatoba.coach.reasons import CERTAIN
from tests.bots.test_endgame import last_turn
from tests.coach.solving import Solver, Unsolvable
from tests.conftest import COMPILED

GAMES = ("duel", "nippon")
"""Yokohama's last turns are too large."""
POSITIONS = 120_000 if COMPILED else 5_000
"""Larger last turns are left out."""
DRAWS = 16
EFFORT = Effort(simulations=200, draws=16, playing_on=4)
FEW = 4 if COMPILED else 1
MANY = 150


@dataclass
class Tally:
    """What came of so many last turns; in those that mattered, one way wins more often than another."""

    seen: int = 0
    mattered: int = 0
    missed: int = 0
    """The best turn found is worse than the best there is, by more than the coach's error."""
    misjudged: int = 0
    """A turn that cost nothing is called a mistake, or one that cost a lot is not."""


def compare(game: str, positions: int) -> Tally:
    """What the coach says of a random way through last turns, and what is true of it."""
    tally, choice, seed = Tally(), Random(game), 0
    while tally.seen < positions and seed < 20 * positions:
        seed += 1
        start = last_turn(game, seed)
        try:
            truth = Solver(start, DRAWS, POSITIONS).values()
            played = choice.choice(sorted(truth))
            judged = judge_turn(start, played, EFFORT, str(seed))
            found = Solver(start, DRAWS, POSITIONS).value(tuple(move.action for move in judged.best.moves))
        except Unsolvable:
            continue
        best = max(truth.values())
        lost = best - truth[played]
        tally.seen += 1
        tally.mattered += best > min(truth.values())
        tally.missed += best - found > max(SLIP, CERTAIN * judged.loss_error)
        is_mistake = judged.verdict in ("mistake", "blunder")
        tally.misjudged += is_mistake if lost < SLIP else not is_mistake and lost > 2 * max(SLIP, judged.loss_error)
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_found_is_the_best_there_is(game: str) -> None:
    tally = compare(game, FEW)
    assert (tally.seen, tally.missed, tally.misjudged) == (FEW, 0, 0)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_same_of_many_last_turns(game: str) -> None:
    tally = compare(game, MANY)
    print(game, tally)
    assert tally.seen == MANY
    assert tally.mattered >= 0.05 * MANY
    assert tally.missed <= 0.05 * MANY
    assert tally.misjudged <= 0.05 * MANY


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_of_a_solver_is_never_called_a_mistake(game: str) -> None:
    for seed in range(1, 1 + FEW):
        start = last_turn(game, seed)
        played = find_line(start, make_bot("merchant", 3), Budget(simulations=200))
        assert judge_turn(start, played, EFFORT, "x").verdict in ("best", "as_good", "forced")
