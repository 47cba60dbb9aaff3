"""Judging single turns: verdicts, tries, hints."""

from dataclasses import replace
from random import Random
from typing import cast

import pytest

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.network import Network
from hatoba.coach import Effort, hint, judge_try, judge_turn
from hatoba.coach.judging import verdict_of
from hatoba.coach.lines import find_line, is_forced, stretches_of
from hatoba.coach.playing_on import LATER, Comparison, Heard, network_for, paired, shares_of
from hatoba.components import PACKAGED
from hatoba.engine.playout import playout
from hatoba.engine.state import State
from tests.bots.test_endgame import last_turn
from tests.cases import random_actions
from tests.coach.games import LITTLE, play_game, short_game
from tests.coach.solving import Solver


def middle(game: str) -> State:
    """The beginning of a turn with a choice."""
    stretches, _ = stretches_of(short_game(game))
    return next(each.start for each in stretches[3:] if len(each.start.legal_actions()) > 1)


def test_no_verdict_where_the_error_is_larger_than_the_loss() -> None:
    assert verdict_of(0.30, 0.16) == "as_good"
    assert verdict_of(0.30, 0.10) == "blunder"
    assert verdict_of(0.06, 0.01) == "mistake"
    assert verdict_of(0.03, 0.01) == "slip"
    assert verdict_of(0.01, 0.0) == "as_good"


@pytest.mark.parametrize("game", PACKAGED)
def test_the_best_line_against_itself_loses_nothing(game: str) -> None:
    start = middle(game)
    first = judge_turn(start, first_line(start), LITTLE)
    best = tuple(move.action for move in first.best.moves)
    found = judge_turn(start, best, LITTLE)
    assert found.verdict in ("best", "as_good")
    assert found.loss == 0.0


def first_line(start: State) -> tuple[int, ...]:
    return find_line(start.resample(int(start.seat), hatoba.make_rng(1)), make_bot("apprentice"), Budget(simulations=0))


def test_a_turn_without_a_choice_is_forced() -> None:
    for seed in range(50):
        for stretch in stretches_of(play_game("duel", seed, rounds=1))[0]:
            if is_forced(stretch.start, stretch.actions):
                found = judge_turn(stretch.start, stretch.actions, LITTLE)
                assert (found.verdict, found.loss, found.reasons) == ("forced", 0.0, None)
                return
    raise AssertionError("no turn was forced")


@pytest.mark.parametrize("game", PACKAGED)
def test_draws_are_common_to_both_lines(game: str) -> None:
    """The same line twice ends alike in every draw, so nothing is left to chance between them."""
    start = middle(game)
    line = first_line(start)
    comparison = Comparison(start, int(start.seat), [line, line], "c", LITTLE.simulations_on(start.game))
    comparison.draw(3)
    assert comparison.ends[0] == comparison.ends[1]
    assert comparison.difference(0, 1) == (0.0, 0.0)
    assert len(comparison.ends[0]) == 3


def test_seconds_are_a_budget_too() -> None:
    found = judge_turn(middle("duel"), first_line(middle("duel")), Effort(seconds=0.05, draws=4, playing_on=0))
    assert found.draws >= 2


# ----------------------------------------------------------------------------------- shares


@pytest.mark.parametrize("game", PACKAGED)
def test_a_finished_game_is_the_result_and_a_game_played_on_nearly(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=3, round_limit=3)
    playout(state, hatoba.make_rng(3))
    outcome = state.outcome()
    assert outcome is not None
    exact = shares_of(state, 0)
    assert [share > 0 for share in exact] == [seat in outcome.winners for seat in range(2)]
    soft = shares_of(state, 9)
    assert sum(soft) == pytest.approx(1.0)
    if len(set(outcome.scores)) == 2:
        leader = outcome.scores.index(max(outcome.scores))
        assert 0.5 < soft[leader] < 1.0
        assert soft[leader] > shares_of(state, 90)[leader], "more turns played on are less certain"


class Sure:
    """Says that the first seat wins, whatever the position."""

    shares = (1.0, 0.0)

    def judge(self, state: State) -> None: ...


def test_the_network_has_its_word_once_a_turn_and_the_end_what_is_left() -> None:
    start = middle("duel")
    heard = Heard(cast(Network, Sure()), int(start.turn), [0.0, 0.0])
    heard.listen(start)
    assert heard.with_end((0.0, 1.0)) == (0.0, 1.0), "the turn that is judged has begun before"
    later = [each.start for each in stretches_of(short_game("duel"))[0] if each.start.turn > start.turn][:2]
    for state in later:
        heard.listen(state)
        heard.listen(state)
    turns = len({int(state.turn) for state in later})
    assert heard.with_end((0.0, 1.0)) == pytest.approx((1 - LATER**turns, LATER**turns))


@pytest.mark.parametrize("game", PACKAGED)
def test_the_network_is_not_asked_where_the_rounds_are_few(game: str) -> None:
    """It does not know of the limit."""
    few = hatoba.game(game).facts.short_game
    assert network_for(hatoba.new_game(game, players=2, seed=1, round_limit=few)) is None
    assert network_for(hatoba.new_game(game, players=2, seed=1, round_limit=few + 1)) is not None
    assert network_for(hatoba.new_game(game, players=2, seed=1)) is not None


def test_paired_differences() -> None:
    assert paired([1.0, 2.0, 3.0], [0.0, 1.0, 2.0]) == (1.0, 0.0)
    mean, error = paired([1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    assert mean == 0.5
    assert error == pytest.approx(0.2887, abs=1e-4)


# ----------------------------------------------------------------------------------- hints and tries


@pytest.mark.parametrize("game", PACKAGED)
def test_a_hint_can_be_played_and_says_where_to_look(game: str) -> None:
    start = middle(game)
    found = hint(start, LITTLE)
    state = start.clone()
    for move in found.line.moves:
        assert state.notation(move.action) == move.notation
        state.apply(move.action)
    assert found.nudge.action in [move.action for move in found.line.moves]
    assert found.seat == start.seat
    if found.other is not None:
        assert found.other.about is not None
        assert (found.other.about.kind, found.other.about.thing) != (found.nudge.kind, found.nudge.thing)
    else:
        assert not found.unsure


def test_the_best_turn_is_found_and_a_worse_one_is_told() -> None:
    """In a last turn that wins or loses the game there is no error."""
    effort = Effort(simulations=200, draws=8, playing_on=4)
    start, shares = next(
        (start, shares)
        for start in (last_turn("nippon", seed) for seed in range(1, 60))
        for shares in [Solver(start, draws=1, positions=5_000).values()]
        if set(shares.values()) == {0.0, 1.0}
    )
    losing = next(line for line in shares if shares[line] == 0.0)
    judged = judge_turn(start, losing, effort)
    best = tuple(move.action for move in judged.best.moves)
    assert (judged.verdict, judged.loss) == ("blunder", 1.0)
    assert judge_try(start, best, best, 1.0, effort).band == "found"
    found = judge_try(start, losing, best, 1.0, effort)
    assert (found.band, found.loss) == ("worse", 1.0)
    assert judge_try(start, losing, best, 3.0, effort).band == "almost"


def test_a_try_that_cannot_be_played_is_refused() -> None:
    start = middle("duel")
    legal = start.legal_actions()
    illegal = next(action for action in range(len(start.game.catalogue)) if action not in legal)
    with pytest.raises(hatoba.IllegalAction):
        judge_try(start, (illegal,), first_line(start), 0.1, LITTLE)
    with pytest.raises(hatoba.IllegalAction):
        judge_try(start, (), first_line(start), 0.1, LITTLE)


def test_a_hint_in_any_position_of_a_random_game() -> None:
    state = hatoba.new_game("yokohama", players=3, seed=5, round_limit=2)
    random_actions(state, Random(5), 17)
    found = hint(state, replace(LITTLE, draws=2))
    assert found.line.moves[0].action in state.legal_actions()
