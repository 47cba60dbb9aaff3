"""Learned judgement: whole numbers, the same everywhere, and what it reads of a position."""

import json
import math
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.levels import Tuning, new_search, usual_tuning
from hatoba.bots.network import BITS, FIRST_BITS, Network, exponential, make_network
from hatoba.bots.weights import FORMAT, find_network
from hatoba.components import parse
from hatoba.engine.describing import MOST_FEATURES
from hatoba.engine.errors import InvalidOption
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from tests.cases import CASES, Case, random_actions

HIDDEN, SECOND = 4, 3


def random_network(inputs: int, players: int, seed: int) -> tuple[Network, list[list[list[int]]], list[list[int]]]:
    """A network with its weights and biases by layer."""
    rng = Random(seed)

    def numbers(count: int, most: int) -> list[int]:
        return [rng.randrange(-most, most + 1) for _ in range(count)]

    sizes = ((inputs, HIDDEN), (SECOND, HIDDEN), (2 * players, SECOND))
    weights = [[numbers(columns, 3000) for _ in range(rows)] for rows, columns in sizes]
    biases = [numbers(count, 100_000) for count in (HIDDEN, SECOND, 2 * players)]
    made = make_network(players, weights[0], biases[0], weights[1], biases[1], weights[2], biases[2])
    return made, weights, biases


def by_hand(row: list[int], weights: list[list[list[int]]], biases: list[list[int]]) -> list[int]:
    """The same sums, one unit at a time."""
    first = [bias + sum(x * weights[0][at][unit] for at, x in enumerate(row)) for unit, bias in enumerate(biases[0])]
    units = [max(0, total) >> int(FIRST_BITS - BITS) for total in first]
    second = [sum(map(lambda a, b: a * b, units, weights[1][at])) + bias for at, bias in enumerate(biases[1])]
    upper = [max(0, total) >> int(BITS) for total in second]
    return [sum(map(lambda a, b: a * b, upper, weights[2][at])) + bias for at, bias in enumerate(biases[2])]


@given(st.lists(st.integers(-400, 400), min_size=1, max_size=12), st.integers(0, 1000))
def test_two_units_in_a_word_are_two_units(row: list[int], seed: int) -> None:
    network, weights, biases = random_network(len(row), 2, seed)
    for at, number in enumerate(row):
        network.row[at] = number
    network.run(len(row))
    assert [int(number) for number in network.outputs] == by_hand(row, weights, biases)


@given(st.floats(-23.9, 0.0))
def test_the_table_of_exponentials_is_close(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-7)


def test_far_below_it_is_next_to_nothing() -> None:
    assert 0 < exponential(-1e6) < 1e-10


def described(state: State) -> list[int]:
    row = vec[i64]([0] * int(MOST_FEATURES))
    return [int(number) for number in row[: state.describe(row)]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_is_described_alike_from_start_to_end(case: Case) -> None:
    """The same number of features at every turn, none too large for the arrays of training; nothing is changed."""
    state = case.new(3)
    sizes = set()
    while state.to_move is not None:
        before = state.to_bytes()
        row = described(state)
        sizes.add(len(row))
        assert all(abs(number) < 2**15 for number in row)
        assert state.to_bytes() == before
        random_actions(state, Random(int(state.turn)), 40)
    assert len(sizes) == 1 and 0 < sizes.pop() <= MOST_FEATURES


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_the_seat_to_move_comes_first(game: str) -> None:
    """What seat 0 describes at its turn, seat 1 would describe in its place: seats are places from the mover."""
    state = hatoba.new_game(game, players=2, seed=5)
    while state.seat != 0 or len(state.legal_actions()) < 2:
        random_actions(state, Random(1), 1)
    own = described(state)
    state.seat = 1
    other = described(state)
    assert sorted(own) != own and own != other
    assert len(own) == len(other)


@pytest.mark.parametrize("game", ["yokohama", "duel", "nippon"])
def test_a_search_goes_by_its_network(game: str) -> None:
    """Who is to move after the turn is the other seat: what is promised to that seat is lost to this one."""
    state = hatoba.new_game(game, players=2, seed=5)
    while state.turn < 6 or state.seat != 0 or len(state.legal_actions()) < 2:  # past the set-up
        random_actions(state, Random(1), 1)
    inputs = len(described(state))
    sure = 8 << int(2 * BITS)

    def mean(for_mover: int) -> float:
        first = [[0] * HIDDEN for _ in range(inputs)]
        second, last = [[0] * HIDDEN] * SECOND, [[0] * SECOND] * 4
        network = make_network(2, first, [0] * HIDDEN, second, [0] * SECOND, last, [0, 0, for_mover, 0])
        search = new_search(state, hatoba.make_rng(1), Tuning(network=network, win_share=1.0))
        search.run(state, 0, 12)
        visited = [node for node in range(1, len(state.legal_actions()) + 1) if search.tree.visits[node] > 0]
        return sum(search.tree.mean(node) for node in visited) / len(visited)

    assert mean(sure) < 0.01 < 0.45 < mean(0) < 0.55 < 0.99 < mean(-sure)


def test_files_say_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="no network in"):
        make_bot(f"network:{tmp_path / 'none.json'}")
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"format": "something else"}), encoding="utf-8")
    with pytest.raises(InvalidOption, match=FORMAT):
        make_bot(f"network:{file}")


def test_an_own_sheet_has_no_packaged_network() -> None:
    """The numbers that it learned from are no longer those on the table, and nobody has tested it with others."""
    packaged = hatoba.game("duel")
    found = find_network(packaged, 2)
    assert found is None or found.players == 2
    text = packaged.sheet.text.replace("vp =  2, reward = { yen = 3 }", "vp =  3, reward = { yen = 3 }", 1)
    own = hatoba.new_game("duel", players=2, seed=1, components=parse(text, "duel"))
    assert find_network(own.game, 2) is None
    assert usual_tuning(own).network is None and usual_tuning(own).rollouts.turns > 0


def test_a_student_plays_by_a_file(tmp_path: Path) -> None:
    state = hatoba.new_game("duel", players=2, seed=1)
    inputs = len(described(state))
    layers = [
        {"weights": [[1, -1]] * inputs, "biases": [0, 0]},
        {"weights": [[5, 5]], "biases": [0]},
        {"weights": [[1]] * 4, "biases": [0] * 4},
    ]
    file = tmp_path / "network.json"
    file.write_text(json.dumps({"format": FORMAT, "players": 2, "layers": layers}), encoding="utf-8")
    bot = make_bot(f"network:{file}", 3)
    position = state.resample(0, hatoba.make_rng(1))
    assert bot.choose(position, Budget(simulations=5)) in state.legal_actions()
