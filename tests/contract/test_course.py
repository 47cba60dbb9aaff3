"""The line of play against the simplest one there is: a list of steps, played from the start."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatoba
from hatoba.engine.course import Course, Redraw, Resign, Step, Undo, Unreachable, take_step
from hatoba.engine.state import State
from tests.cases import CASES, Case


def straight(start: State, steps: list[Step]) -> str:
    state = start.clone()
    for step in steps:
        take_step(state, step)
    return state.digest()


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32), keeps=st.booleans())
def test_a_line_of_play_goes_on_and_back(case: Case, seed: int, keeps: bool) -> None:
    rng = Random(seed)
    start = hatoba.game(case.game).new(case.players, seed, **dict(case.options))
    course, steps = Course.at(start, keeps=keeps), list[Step]()
    for _ in range(40):
        if rng.random() < 0.25:
            to = rng.randint(0 if keeps else course.free, course.count)
            course = course.follow(Undo(to))
            del steps[to:]
        elif rng.random() < 0.05:
            anew = Redraw(course.redraws + 1)
            course = course.follow(anew)
            steps.append(anew)
        else:
            before, state = course, course.state.clone()
            actions: list[int] = []
            while len(actions) < rng.randint(1, 6) and state.to_move is not None:
                actions.append(rng.choice(state.legal_actions()))
                state.apply(actions[-1])
            course, stretches = before.play(actions)
            steps += actions
            for stretch in stretches:
                before = before.follow(stretch.line)
            assert (before.state.digest(), before.count, before.free) == (
                course.state.digest(),
                course.count,
                course.free,
            )
        assert course.count == len(steps)
        assert course.state.digest() == straight(start, steps)
    for line in (course, course.trimmed()):
        for count in {
            line.free,
            rng.randint(line.free, line.count),
            rng.randint(0, line.count) if line.keeps else line.count,
        }:
            assert line.state_at(count).digest() == straight(start, steps[:count])
    if course.trimmed().free:
        with pytest.raises(Unreachable):
            course.trimmed().state_at(course.free - 1)


def test_nobody_goes_back_alone_over_what_was_shown() -> None:
    """Not over another's turn, what was drawn, who resigned."""
    rng = Random(4)
    course = Course.at(hatoba.new_game("yokohama", players=3, seed=4))
    seen = set()
    while course.state.to_move is not None and course.count < 600:
        before = course
        course, _ = before.play([rng.choice(before.state.legal_actions())])
        passed = course.state.to_move != before.state.to_move or course.state.turn != before.state.turn
        barrier = bool(passed or course.state.revealed)
        assert course.free == (course.count if barrier else before.free)
        seen.add((passed, bool(course.state.revealed)))
    assert seen >= {(True, False), (False, False), (False, True)}
    course = Course.at(hatoba.new_game("yokohama", players=3, seed=4)).follow(Resign(1))
    assert course.free == course.count == 1
