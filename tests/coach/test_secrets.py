"""The coach knows what the seat knew: replacing all else changes nothing that it says."""

from dataclasses import replace

import pytest

import hatoba
from hatoba.coach import hint, judge_turn
from hatoba.coach.analysing import judge_stretch, share_before
from hatoba.coach.lines import Stretch, stretches_of
from hatoba.coach.puzzles import PuzzlePlan, look_at
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from tests.coach.games import LITTLE, short_game

POISONS = range(2)


def later_stretch(game: str) -> Stretch:
    """A turn with a choice, when something is hidden from its seat."""
    stretches, _ = stretches_of(short_game(game))
    chosen = [each for each in stretches[len(stretches) // 2 :] if len(each.start.legal_actions()) > 1]
    return chosen[0]


def poisoned(state: State, seat: int, seed: int) -> State:
    """The same position to a seat, with all that it does not know replaced."""
    other = state.resample(seat, hatoba.make_rng(f"poison {seed}"))
    assert other.to_bytes() != state.to_bytes()
    return other


@pytest.mark.parametrize("game", PACKAGED)
def test_a_judged_turn_does_not_depend_on_what_its_seat_did_not_know(game: str) -> None:
    stretch = later_stretch(game)
    found = judge_stretch(5, stretch, 10, LITTLE, "s")
    for seed in POISONS:
        other = replace(stretch, start=poisoned(stretch.start, stretch.seat, seed))
        again = judge_stretch(5, other, 10, LITTLE, "s")
        # What the others expect is on their knowledge, of which this seat's poison has changed much.
        assert replace(again, before=found.before) == found
        assert again.before[stretch.seat] == found.before[stretch.seat]


@pytest.mark.parametrize("game", PACKAGED)
def test_what_another_seat_expects_does_not_depend_on_what_it_did_not_know(game: str) -> None:
    stretch = later_stretch(game)
    waiting = 1 - stretch.seat
    found = share_before(stretch.start, waiting, LITTLE, "s")
    for seed in POISONS:
        assert share_before(poisoned(stretch.start, waiting, seed), waiting, LITTLE, "s") == found


@pytest.mark.parametrize("game", PACKAGED)
def test_a_hint_does_not_depend_on_what_the_seat_does_not_know(game: str) -> None:
    stretch = later_stretch(game)
    found = hint(stretch.start, LITTLE)
    for seed in POISONS:
        assert hint(poisoned(stretch.start, stretch.seat, seed), LITTLE) == found


def test_a_puzzle_does_not_depend_on_what_its_seat_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every turn with two ways is a puzzle."""
    monkeypatch.setattr("hatoba.coach.puzzles.chosen_deeply", lambda plan, known, lines, seed: len(lines) - 1)
    monkeypatch.setattr("hatoba.coach.puzzles.leads_clearly", lambda comparison, *_: comparison.draw(4) or True)
    monkeypatch.setattr("hatoba.coach.puzzles.rating_of", lambda *_: 1)
    monkeypatch.setattr("hatoba.coach.reasons.LEAST_POINTS", -1.0)
    monkeypatch.setattr("hatoba.coach.reasons.CERTAIN", 0.0)
    plan = PuzzlePlan(hatoba.game("duel"), effort=LITTLE)
    record = short_game("duel")
    for stretch in stretches_of(record)[0][2:]:
        found = look_at(plan, record, stretch, (), "p")
        if found is not None:
            break
    assert found is not None
    for seed in POISONS:
        other = replace(stretch, start=poisoned(stretch.start, stretch.seat, seed))
        assert look_at(plan, record, other, (), "p") == found


def test_a_coach_that_peeks_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the resampling, the poison changes what it says."""
    monkeypatch.setattr("hatoba.coach.playing_on.Comparison.draw", peek)
    stretch = later_stretch("duel")
    found = judge_turn(stretch.start, stretch.actions, LITTLE)
    others = [judge_turn(poisoned(stretch.start, stretch.seat, seed), stretch.actions, LITTLE) for seed in range(6)]
    assert any(other != found for other in others)


def peek(comparison: object, count: int) -> None:
    """Note the true position as if it were the end."""
    for ends in comparison.ends:  # type: ignore[attr-defined]
        points = int(comparison.start.digest(), 16) % 1000  # type: ignore[attr-defined]
        ends.shares += [(points / 1000, 1 - points / 1000)] * count
        size = len(comparison.start.game.categories)  # type: ignore[attr-defined]
        ends.points += [[points] * (2 * size)] * count
        ends.endings += [1] * count
