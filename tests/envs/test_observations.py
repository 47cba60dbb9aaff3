"""Observations: within their bounds, as described, the same in both builds, and nothing that the seat cannot know."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.catalogue import Domain
from hatoba.engine.observation import Block, ObservationLayout
from hatoba.engine.observing import Canvas
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_position
from tests.conftest import COMPILED

ROOT = Path(__file__).parent.parent.parent
UNTOUCHED = 999
cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**32)


def seen(state: State, seat: int) -> list[int]:
    """A seat's observation, on a canvas of its own."""
    canvas = state.game.observation.canvas(1)
    canvas.begin(0, True)
    state.observe(seat, canvas)
    return list(canvas.values)


@pytest.mark.parametrize("name", PACKAGED)
def test_the_description_names_every_entry_once(name: str) -> None:
    layout = hatoba.game(name).observation
    names = [entry.name for entry in layout.entries]
    assert len(names) == layout.size == len(set(names))
    assert [entry.index for entry in layout.entries] == list(range(layout.size))
    assert all(entry.low <= 0 < entry.high < 2**15 for entry in layout.entries)
    for block, start in zip(layout.blocks, layout.starts, strict=True):
        assert layout[block.name] == slice(start, start + block.size)
        assert layout.index_of[block.labels()[0]] == start


def test_a_layout_that_leaves_a_block_out_is_refused() -> None:
    block = Block("step", "what is pending", (Domain("step", ("a", "b")),))
    with pytest.raises(AssertionError, match="2 blocks"):
        ObservationLayout("toy", {0: block}, 2)
    with pytest.raises(hatoba.InvalidOption, match="no block 'stop'; there are step"):
        ObservationLayout("toy", {0: block}, 1)["stop"]


@given(case=cases, seed=seeds)
def test_observations_keep_to_their_bounds(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    entries = state.game.observation.entries
    for seat in range(case.players):
        for entry, number in zip(entries, seen(state, seat), strict=True):
            assert entry.low <= number <= entry.high, entry.name


@given(case=cases, seed=seeds)
def test_what_a_row_showed_before_is_gone(case: Case, seed: int) -> None:
    """A row that many positions of one game were written to, for one seat or another, shows the last of them alone."""
    rng = Random(seed)
    state = random_position(case, seed)
    canvas = state.game.observation.canvas(1)
    for number in range(60):
        seat = rng.randrange(case.players)
        canvas.begin(0, number == 0)
        state.observe(seat, canvas)
        assert list(canvas.values) == seen(state, seat)
        legal = state.legal_actions()
        if not legal:
            return
        state.apply(rng.choice(legal))


@given(case=cases, seed=seeds)
def test_only_the_own_row_is_written(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    layout = state.game.observation
    canvas = layout.canvas(3)
    for place in range(len(canvas.values)):
        canvas.values[place] = UNTOUCHED
    canvas.begin(1, True)
    state.observe(0, canvas)
    size = layout.size
    assert set(canvas.values[:size]) == set(canvas.values[2 * size :]) == {UNTOUCHED}
    assert list(canvas.values[size : 2 * size]) == seen(state, 0)


@given(case=cases, seed=seeds)
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    rng = hatoba.make_rng(seed)
    for seat in range(case.players):
        assert seen(state.resample(seat, rng), seat) == seen(state, seat)


@given(case=cases, seed=seeds)
def test_the_viewer_comes_first_and_missing_seats_are_empty(case: Case, seed: int) -> None:
    state = random_position(case, seed)
    layout = state.game.observation
    labels = ("me", "next", "third", "fourth")
    for viewer in range(case.players):
        row = seen(state, viewer)
        assert [at for at, label in enumerate(labels) if row[layout.index_of.get(f"mover.{label}", 0)]] == [
            (int(state.seat) - viewer) % case.players
        ]
        for entry in layout.entries:
            if any(f".{label}" in f"{entry.name}." for label in labels[case.players :]):
                assert row[entry.index] == 0, entry.name


@given(case=cases, seed=seeds)
def test_names_mean_what_the_view_shows(case: Case, seed: int) -> None:
    """The stock, points and cards of every seat, by the names of the entries."""
    state = random_position(case, seed)
    layout = state.game.observation
    for viewer in range(case.players):
        row = dict(zip(layout.index_of, seen(state, viewer), strict=True))
        view = state.view(viewer)
        for place, label in enumerate(("me", "next", "third", "fourth")[: case.players]):
            shown = view.seats[(viewer + place) % case.players]
            for kind, amount in shown.stock.items():
                entry = layout.entries[layout.index_of[f"stock.{label}.{kind}"]]
                assert row[entry.name] == min(amount, entry.high)
            CHECKS[case.game](row, label, shown)


def check_hand(row: dict[str, int], label: str, shown: Any) -> None:
    known = {order.number for order in shown.orders if order.number is not None}
    prefix = f"hand.{label}."
    assert {int(name[len(prefix) :]) for name, number in row.items() if name.startswith(prefix) and number} == known
    assert row[f"hand_unknown.{label}"] == len(shown.orders) - len(known)


def check_yokohama(row: dict[str, int], label: str, shown: Any) -> None:
    check_hand(row, label, shown)
    assert row[f"points.{label}"] == shown.score
    stands = [name for name, number in row.items() if name.startswith(f"president.{label}.") and number]
    assert stands == ([] if shown.president is None else [f"president.{label}.{shown.president}"])


def check_duel(row: dict[str, int], label: str, shown: Any) -> None:
    check_hand(row, label, shown)
    assert {category: row[f"points.{label}.{category}"] for category in shown.breakdown} == shown.breakdown
    owned = {
        name.split(".")[2] for name, number in row.items() if name.startswith(f"technology_owned.{label}.") and number
    }
    assert owned == set(shown.technologies)


def check_nippon(row: dict[str, int], label: str, shown: Any) -> None:
    assert row[f"points.{label}"] == shown.score
    assert row[f"next_yen.{label}"] == shown.next_yen
    assert {name: row[f"track.{label}.{name}"] for name in shown.tracks} == {
        name: track.space for name, track in shown.tracks.items()
    }
    factories = {name.split(".")[2] for name, number in row.items() if name.startswith(f"factory.{label}.") and number}
    assert factories == {str(factory.number) for factory in shown.factories}


CHECKS = {"yokohama": check_yokohama, "duel": check_duel, "nippon": check_nippon}


def test_numbers_beyond_the_bounds_are_cut() -> None:
    canvas: Canvas = ObservationLayout("toy", {0: Block("number", "any", (), 7, -2)}, 1).canvas(1)
    for number, shown in ((5, 5), (9, 7), (-1, -1), (-5, -2), (0, 0)):
        canvas.begin(0, False)
        canvas.set(0, 0, number)
        assert list(canvas.values) == [shown]


@given(masks=st.lists(st.integers(0, 2**40 - 1), min_size=1), choices=st.lists(st.integers(-1, 39), min_size=1))
def test_flags_and_choices_are_written_over_the_last_ones(masks: list[int], choices: list[int]) -> None:
    entries = Domain("entry", tuple(range(40)))
    blocks = {
        0: Block("flags", "each by itself", (Domain("seat", ("me", "next")), entries)),
        1: Block("one", "", (entries,)),
    }
    canvas: Canvas = ObservationLayout("toy", blocks, 2).canvas(1)
    for mask in masks:
        canvas.flag(0, 1, 40, mask)
        assert list(canvas.values) == [0] * 40 + [mask >> bit & 1 for bit in range(40)] + [0] * 40
    canvas.begin(0, True)
    for choice in choices:
        canvas.choose(1, choice)
        assert list(canvas.values) == [0] * 80 + [int(entry == choice) for entry in range(40)]


@pytest.mark.skipif(COMPILED, reason="compared once, by the run on the plain source")
def test_both_builds_show_the_same() -> None:
    def run(source: bool) -> list[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if source:
            environment["PYTHONPATH"] = str(ROOT / "src")
        command = [sys.executable, "-m", "tests.envs.digests", "1"]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        return done.stdout.split() if done.returncode == 0 else ["missing", done.stderr]

    kind, digest = run(source=False)
    if kind != "native":
        pytest.skip(f"there is no native build to compare with: the installed one is {kind}")
    assert run(source=True) == ["plain", digest]
