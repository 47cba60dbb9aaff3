"""Training: what it learns from, what it aims at, and that it goes on after a stop."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from math import log10
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.arena import read_entrant, run_plan
from hatoba.bots.network import ONE_UNIT
from hatoba.bots.weights import network_of
from hatoba.components import load, parse
from hatoba.engine.errors import InvalidOption
from hatoba.learning.judge import Judge, Schedule, centred
from hatoba.learning.picture import draw_strength, elo
from hatoba.learning.rounds import Course, Report, Training
from hatoba.learning.samples import Samples, by_place, by_seat, np, read_samples
from hatoba.learning.selfplay import SelfPlay
from hatoba.learning.targets import LAMBDA, outcomes, temporal_differences

SMALL = Training("duel", 2, rounds=1, games=10, simulations=1, gate_games=2, seed="test", teacher="apprentice")


def no_bar(title: str) -> AbstractContextManager[Callable[[int, int], None]]:
    return nullcontext(lambda done, total: None)


@pytest.fixture(scope="module")
def samples() -> Samples:
    plan = SelfPlay("duel", 2, 8, "samples", read_entrant("apprentice"))
    return read_samples(plan, run_plan(plan), 1.0)


def test_a_game_of_self_play_can_be_played_again() -> None:
    plan = SelfPlay("nippon", 3, 1, "again", read_entrant("apprentice"))
    ((task, result),) = run_plan(plan)
    assert plan.run(task) == result
    last = None
    for state in plan.replay(task, result):
        last = state
    assert last is not None and last.to_move is None
    assert list(last.scores()) == result["scores"]
    assert sum(result["wins"]) == pytest.approx(1)


def test_an_own_sheet_is_learned_from() -> None:
    own = load("duel").text.replace("vp =  2, reward = { yen = 3 }", "vp =  3, reward = { yen = 3 }", 1)
    plan = SelfPlay("duel", 2, 1, "own", read_entrant("random"), sheet=own)
    ((task, result),) = run_plan(plan)
    assert next(plan.replay(task, result)).game.sheet.id == plan.identity()["sheet"] == parse(own).id
    assert Training(**{**SMALL.__dict__, "sheet": own}).own.sheet.id == parse(own).id


def test_editions_and_options_are_drawn() -> None:
    plan = SelfPlay("yokohama", 2, 16, "options", read_entrant("random"))
    results = [result["options"] for _, result in run_plan(plan)]
    assert {options.get("edition", "second") for options in results} == {"second", "original"}
    assert all(options["round_limit"] > 0 for options in results)


def test_places_and_seats_are_each_others_inverse() -> None:
    values = np.arange(12.0).reshape(4, 3)
    movers = np.array([0, 1, 2, 1])
    turned = by_place(values, movers)
    assert turned[1].tolist() == [4, 5, 3]
    assert np.array_equal(by_seat(turned, movers), values)


def test_targets_come_from_the_end_and_from_the_turns_between(samples: Samples) -> None:
    judge = Judge(samples.features.shape[1], 2, 4, 4, seed=1)
    judge.weights["w3"] += 0.1
    points, wins = temporal_differences(samples, judge)
    said, _ = judge.values(samples)
    final, won = outcomes(samples)
    last = int(np.flatnonzero(samples.games == 0)[-1])
    assert np.array_equal(points[last], final[last]) and np.array_equal(wins[last], won[last])
    expected = LAMBDA * final[last] + (1 - LAMBDA) * said[last]
    assert points[last - 1] == pytest.approx(expected, rel=1e-4)
    assert np.allclose(points.sum(1), 0, atol=1e-2) and np.allclose(wins.sum(1), 1, atol=1e-4)


def test_a_network_learns_what_can_be_known(samples: Samples) -> None:
    """Targets that are a plain sum of features are met much better after the fit than before."""
    judge = Judge(samples.features.shape[1], 2, 16, 8, seed=1)
    judge.look_at(samples.features)
    lead = samples.features[:, :1].astype(np.float32)
    points = by_seat(np.concatenate([lead, -lead], axis=1), samples.movers)
    wins = np.full_like(points, 0.5)
    before = np.abs(judge.values(samples)[0] - points).mean()
    judge.fit(samples, points, wins, Schedule(epochs=60, batch=64), seed=1)
    assert np.abs(judge.values(samples)[0] - points).mean() < before / 4


def test_whole_numbers_say_what_floating_ones_said(samples: Samples) -> None:
    """Within a tenth of a point, through the same file that bots read."""
    judge = Judge(samples.features.shape[1], 2, 16, 8, seed=1)
    judge.look_at(samples.features)
    judge.fit(samples, *outcomes(samples), Schedule(epochs=20, batch=64), seed=1)
    network = network_of({"players": 2, "layers": json.loads(json.dumps(judge.layers()))})
    outputs = judge.outputs(samples.features[::40])
    for row, expected in zip(samples.features[::40], outputs, strict=True):
        for at, number in enumerate(row):
            network.row[at] = int(number)
        network.run(len(row))
        found = [int(output) / int(ONE_UNIT) for output in network.outputs]
        assert found == pytest.approx(expected.tolist(), abs=0.004 * 30)


def test_taking_another_mean_changes_nothing_that_is_said(samples: Samples) -> None:
    judge = Judge(samples.features.shape[1], 2, 8, 4, seed=1)
    judge.weights["w3"] += 0.2
    before = judge.outputs(samples.features[:50])
    judge.look_at(samples.features)
    assert judge.outputs(samples.features[:50]) == pytest.approx(before, abs=1e-2)


def test_centred_values_keep_their_differences() -> None:
    values = np.array([[5.0, 1.0, 3.0]])
    assert centred(values).tolist() == [[2.0, -2.0, 0.0]]


def reports_of(folder: Path, training: Training = SMALL) -> tuple[list[Report], Path]:
    reports: list[Report] = []
    best = Course(training, folder, 1, None, no_bar).run(reports.append)
    return reports, best


def test_a_training_stopped_at_any_moment_ends_in_the_same_network(tmp_path: Path) -> None:
    """Here in the middle of the games of a round, and between learning and the report."""
    whole, best = reports_of(tmp_path / "whole")
    cut = tmp_path / "cut"
    reports_of(cut, Training(**{**SMALL.__dict__, "rounds": 0}))
    games = tmp_path / "whole" / "round-01" / "games.jsonl"
    lines = games.read_text(encoding="utf-8").splitlines(keepends=True)
    (cut / "round-01").mkdir()
    text = "".join(lines[:4]) + lines[4][:20]  # the line that a kill cut short
    (cut / "round-01" / "games.jsonl").write_text(text.replace("whole", "cut"), encoding="utf-8")
    again, found = reports_of(cut)
    assert again == whole
    made = [
        json.loads((place / "round-01" / "network.json").read_text(encoding="utf-8"))
        for place in (best.parent.parent, cut)
    ]
    assert made[0]["layers"] == made[1]["layers"]
    assert found.parent.name == best.parent.name
    assert made[0]["made"]["training"]["seed"] == "test" and made[0]["sheets"] == [hatoba.game("duel").sheet.id]


def test_with_more_seats_a_new_network_needs_more_than_its_share(tmp_path: Path) -> None:
    """It sits alone among seats of the best one: with three seats a third of the wins is neither better nor worse."""
    three = Training("nippon", 3, rounds=1, games=10, simulations=1, gate_games=3, seed="test", teacher="apprentice")
    course = Course(three, tmp_path, 1, None, no_bar)
    reports: list[Report] = []
    course.run(reports.append)
    assert [report.fair for report in reports] == [pytest.approx(1 / 3)] * 2
    assert reports[1].kept == (reports[1].wins > 1 / 3)
    row = course.gate(1)
    assert row.games == 3 and len(set(row.others)) == 1 and len(row.others) == 2


def test_who_learns_to_beat_somebody_meets_nobody_else(tmp_path: Path) -> None:
    """A new network is kept if it wins more against the rival than the best one did."""
    course = Course(Training(**{**SMALL.__dict__, "rounds": 2, "rival": "random"}), tmp_path, 1, None, no_bar)
    reports: list[Report] = []
    course.run(reports.append)
    for number in range(3):
        choice = Random(number)
        seated = [{entrant.label for entrant in course.plan(number).seated(choice)} for _ in range(8)]
        learner = course.plan(number).best.label
        assert all(names == {"random", learner} for names in seated)
    best = 0.0
    for report in reports:
        assert report.kept == (report.number == 0 or report.wins > best)
        best = max(best, report.wins)
    assert {other for number in range(3) for other in course.gate(number).others} == {"random"}
    draw_strength(reports, tmp_path / "strength.svg", "random")
    assert "above random" in (tmp_path / "strength.svg").read_text(encoding="utf-8")


def test_strength_counts_from_the_fair_share() -> None:
    assert elo(0.25, 0.25) == pytest.approx(0) == elo(0.5, 0.5)
    assert elo(0.5, 0.25) == pytest.approx(400 * log10(3))


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    Course(SMALL, tmp_path, 1, None, no_bar)
    other: dict[str, Any] = {**SMALL.__dict__, "games": 20}
    with pytest.raises(InvalidOption, match="games"):
        Course(Training(**other), tmp_path, 1, None, no_bar)
    with pytest.raises(InvalidOption, match="players"):
        Course(Training(**{**other, "players": 5}), tmp_path / "b", 1, None, no_bar)
