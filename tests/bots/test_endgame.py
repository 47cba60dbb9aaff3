"""Last turns are solved: no other way through the turn ends better."""

from random import Random

import pytest

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.endgame import ENOUGH_FOR_DRAWS, LastTurn, may_be_last, result_for
from hatoba.components import PACKAGED
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State
from hatoba.engine.words import NONE
from tests.conftest import COMPILED

SEEDS = range(12 if COMPILED else 3)
POSITIONS = 3000
POSITIONS_WITH_DRAWS = 60_000


def last_turn(game: str, seed: int) -> State:
    """The beginning of the last turn of a game between apprentices."""
    state = hatoba.new_game(game, players=2, seed=seed, round_limit=200)
    bots = [make_bot("apprentice", seat) for seat in range(2)]
    start = state.clone()
    while state.to_move is not None:
        if state.turn != start.turn:
            start = state.clone()
        state.apply(bots[state.to_move].choose(state, Budget(simulations=0)))
    return start


def play_solved(state: State) -> int | None:
    """What the solver's way through the turn comes to; None where it says that it cannot tell."""
    seat = state.seat
    while state.to_move is not None:
        action = LastTurn().best(state, POSITIONS)
        if action == NONE:
            return None
        state.apply(action)
    return int(result_for(state, seat))


@pytest.mark.parametrize("game", PACKAGED)
def test_no_other_way_through_the_last_turn_ends_better(game: str) -> None:
    rng = Random(game)
    solved = 0
    for seed in SEEDS:
        start = last_turn(game, seed)
        found = play_solved(start.clone())
        if found is None:
            continue
        solved += 1
        for _ in range(30):
            other = start.clone()
            while other.over == 0:
                other.apply(rng.choice(other.legal_actions()))
            assert result_for(other, start.seat) <= found
    if game == "nippon":
        assert solved, "nothing is drawn in its last turns"


def test_it_says_so_when_the_positions_do_not_suffice() -> None:
    start = last_turn("nippon", 1)
    assert LastTurn().best(start, 1) == NONE


@pytest.mark.parametrize("game", PACKAGED)
def test_a_first_turn_is_not_taken_for_the_last(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=1)
    assert not may_be_last(state)
    assert LastTurn().best(state, 50) == NONE


@pytest.mark.skipif(not COMPILED, reason="so many positions take the plain source minutes")
def test_draws_are_averaged_and_nothing_hidden_is_chosen_by() -> None:
    """In all positions that the seat cannot tell apart the choice is the same."""
    solved_by_draws = 0
    for seed in SEEDS:
        start = last_turn("duel", seed)
        worlds = [start, *(start.resample(start.seat, make_rng(f"world {number}")) for number in range(2))]
        choices = {LastTurn().best(world, POSITIONS_WITH_DRAWS) for world in worlds}
        assert len(choices) == 1
        few = LastTurn().best(start, ENOUGH_FOR_DRAWS - 1)
        solved_by_draws += few == NONE and choices != {NONE}
    assert solved_by_draws
