"""The analysis of a game: what is judged, that it is repeatable, and that ledgers add up."""

from dataclasses import asdict
from functools import cache
from random import Random

import pytest

import hatoba
from hatoba.coach import analyse, judge_record, summarise
from hatoba.coach.lines import stretches_of
from hatoba.coach.models import Analysis, Decisions
from hatoba.components import PACKAGED
from tests.coach.games import LITTLE, play_game, short_game


@cache
def analysed(game: str, players: int = 2) -> Analysis:
    return analyse(short_game(game, players), effort=LITTLE)


def parts(value: float) -> int:
    """Shares are told in ten-thousandths, so that sums can be exact."""
    found = round(value * 10_000)
    assert abs(found - value * 10_000) < 1e-6
    return found


def decided(decisions: Decisions) -> int:
    return parts(decisions.gained) + parts(decisions.missed)


@pytest.mark.parametrize("game", PACKAGED)
def test_every_action_is_judged_once(game: str) -> None:
    found = analysed(game)
    steps = [step for turn in found.turns for step in range(turn.first, turn.last + 1)]
    assert steps == list(range(len(steps)))
    stretches, _ = stretches_of(short_game(game))
    assert [tuple(move.action for move in turn.played.moves) for turn in found.turns] == [
        stretch.actions for stretch in stretches
    ]
    assert found.complete
    assert found.judged == found.total == len(found.turns)


@pytest.mark.parametrize("game", PACKAGED)
def test_ledgers_add_up_from_the_start_to_the_result(game: str) -> None:
    for ledger in analysed(game).ledgers:
        decisions = decided(ledger.own) + decided(ledger.others)
        assert parts(ledger.start) + decisions + parts(ledger.chance) + parts(ledger.unsure) == parts(ledger.result)
        assert sum(decided(entry.own) for entry in ledger.entries) == decided(ledger.own)
        assert sum(decided(entry.others) for entry in ledger.entries) == decided(ledger.others)
        assert sum(parts(entry.chance) for entry in ledger.entries) == parts(ledger.chance)
        assert sum(parts(entry.unsure) for entry in ledger.entries) == parts(ledger.unsure)
        assert ledger.own.missed <= 0.0


def test_ledgers_of_three_seats_add_up_too() -> None:
    found = analysed("nippon", 3)
    assert len(found.ledgers) == 3
    for ledger in found.ledgers:
        decisions = decided(ledger.own) + decided(ledger.others)
        assert parts(ledger.start) + decisions + parts(ledger.chance) + parts(ledger.unsure) == parts(ledger.result)
    assert sum(parts(ledger.result) for ledger in found.ledgers) == pytest.approx(10_000, abs=3)


def test_chance_is_only_where_something_was_drawn_or_shown() -> None:
    found = analysed("yokohama")
    assert any(turn.revealed for turn in found.turns)
    for ledger in found.ledgers:
        for turn, entry in zip(found.turns, ledger.entries, strict=True):
            assert (entry.unsure if turn.revealed else entry.chance) == 0.0


def test_giving_up_is_a_decision() -> None:
    whole = play_game("nippon", 2)
    record = hatoba.record("nippon", players=2, seed=2, round_limit=whole.options["round_limit"])
    state = record.first_state()
    for action in stretches_of(whole)[0][0].actions:
        record.play(state, action)
    record.resign(state, 1)
    own, other = analyse(record, effort=LITTLE).ledgers[1], analyse(record, effort=LITTLE).ledgers[0]
    assert own.result == 0.0
    assert other.result == 1.0
    assert own.own.missed < -0.05
    assert other.own.missed == 0.0
    assert other.others.missed > 0.05
    assert own.unsure == own.chance == 0.0


@pytest.mark.parametrize("game", PACKAGED)
def test_the_same_seed_gives_the_same_analysis(game: str) -> None:
    assert asdict(analyse(short_game(game), effort=LITTLE)) == asdict(analysed(game))


def test_an_analysis_can_be_stopped_and_gone_on_with() -> None:
    record = short_game("duel")
    judging = judge_record(record, effort=LITTLE)
    first = [next(judging) for _ in range(3)]
    partly = summarise(record, first, effort=LITTLE)
    assert not partly.complete
    assert partly.judged == 3
    assert partly.ledgers == ()
    rest = list(judge_record(record, effort=LITTLE, known=first))
    Random(1).shuffle(rest)
    assert summarise(record, [*rest, *first], effort=LITTLE) == analysed("duel")


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    record = short_game("duel")
    found = analyse(record, seats=[1], effort=LITTLE, progress=lambda done, total: heard.append((done, total)))
    assert heard == [(done, found.total) for done in range(1, found.total + 1)]
    assert {turn.seat for turn in found.turns} == {1}
    assert found.turns == tuple(turn for turn in analysed("duel").turns if turn.seat == 1)
    assert found.ledgers == ()


def test_what_was_taken_back_is_not_judged() -> None:
    record = play_game("duel", 3)
    again = hatoba.record("duel", players=2, seed=3, round_limit=record.options["round_limit"])
    state = again.first_state()
    first = state.legal_actions()[-1]
    again.play(state, first)
    state = again.undo(0)
    for stretch in stretches_of(record)[0]:
        for action in stretch.actions:
            again.play(state, action)
    assert [each.actions for each in stretches_of(again)[0]] == [each.actions for each in stretches_of(record)[0]]


def test_a_running_game_is_not_looked_at() -> None:
    record = hatoba.record("duel", players=2, seed=1)
    state = record.first_state()
    record.play(state, state.legal_actions()[0])
    with pytest.raises(hatoba.InvalidRecord, match="not over"):
        judge_record(record)
