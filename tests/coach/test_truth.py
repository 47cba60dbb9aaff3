"""On last turns that can be solved exactly, the coach finds the best turn and tells a loss from none.

They are Nippon's: something may be drawn in every last turn of the other games.
"""

from random import Random

import pytest

from hatoba.bots import Budget, make_bot
from hatoba.bots.endgame import VICTORY, LastTurn, result_for
from hatoba.coach import Effort, judge_turn
from hatoba.coach.lines import Line, find_line, play_line, until_barrier
from hatoba.engine.course import is_barrier
from hatoba.engine.state import State
from hatoba.engine.words import NONE
from tests.bots.test_endgame import last_turn
from tests.conftest import COMPILED

POSITIONS = 20_000
EFFORT = Effort(simulations=200, draws=8, playing_on=4)
FEW = 8 if COMPILED else 1
MANY = 300


def solved_turn(game: str, seed: int) -> tuple[State, int] | None:
    """The beginning of a last turn and what its best way comes to; None where all ways cannot be tried."""
    start = last_turn(game, seed)
    state = start.clone()
    seat = int(state.seat)
    while state.to_move is not None:
        action = LastTurn().best(state, POSITIONS)
        if action == NONE:
            return None
        state.apply(int(action))
    return start, int(result_for(state, seat))


def random_line(start: State, choice: Random) -> Line:
    """Any way through the turn."""
    state = start.clone()
    seat, turn = int(state.seat), int(state.turn)
    line: list[int] = []
    while not line or not is_barrier(state, seat, turn):
        line.append(choice.choice(state.legal_actions()))
        state.apply(line[-1])
    return tuple(line)


def truth_of(start: State, line: Line) -> int:
    """What a line that ends the game comes to."""
    return int(result_for(play_line(start, line), start.seat))


def check(game: str, positions: int) -> tuple[int, int, int]:
    """How many last turns were looked at, in how many the best found wins when a win is there, and how many errors.

    An error is a blunder where nothing was lost, or none where the game was.
    """
    seen = right = wrong = 0
    choice = Random(game)
    seed = 0
    while seen < positions and seed < 20 * positions:
        seed += 1
        found = solved_turn(game, seed)
        if found is None:
            continue
        start, exact = found
        played = random_line(start, choice)
        judged = judge_turn(start, played, EFFORT, str(seed))
        best = tuple(move.action for move in judged.best.moves)
        assert until_barrier(start, best) == best
        seen += 1
        right += (truth_of(start, best) >= VICTORY // 2) == (exact >= VICTORY // 2)
        lost = exact >= VICTORY // 2 and truth_of(start, played) < VICTORY // 2
        wrong += (judged.verdict == "blunder") != lost
    return seen, right, wrong


def test_the_best_turn_found_is_the_best_there_is() -> None:
    assert check("nippon", FEW) == (FEW, FEW, 0)


@pytest.mark.long
def test_the_same_of_many_last_turns() -> None:
    seen, right, wrong = check("nippon", MANY)
    assert seen == MANY
    assert right >= 0.95 * seen
    assert wrong <= 0.05 * seen


def test_the_turn_of_a_solver_is_never_called_a_mistake() -> None:
    for seed in range(1, 1 + FEW):
        found = solved_turn("nippon", seed)
        if found is None:
            continue
        start, _ = found
        played = find_line(start, make_bot("merchant", 3), Budget(simulations=200))
        assert judge_turn(start, played, EFFORT, "x").verdict in ("best", "as_good", "forced")
