"""The search itself: what it values, and what it keeps."""

import pytest

import hatoba
from hatoba.bots.levels import Tuning, new_search
from hatoba.bots.search import Search, best_for_mover, best_looking
from hatoba.bots.veterans import VeteranMagnate, VeteranMerchant
from hatoba.components import PACKAGED
from hatoba.engine.facts import Rollouts
from hatoba.engine.playout import playout
from hatoba.engine.state import State
from hatoba.games.duel import evaluate_forecast
from hatoba.games.duel.state import DuelState
from hatoba.games.duel.tables import GIVES_PRODUCTION
from hatoba.games.trade import YEN


def search_for(state: State, rollout_turns: int = 2) -> Search:
    return new_search(state, hatoba.make_rng(1), Tuning(rollouts=Rollouts(rollout_turns, careful=True)))


@pytest.mark.parametrize("game", PACKAGED)
def test_a_finished_game_is_worth_most_to_its_winner(game: str) -> None:
    for seed in range(4):
        state = hatoba.new_game(game, players=2, seed=seed)
        playout(state, hatoba.make_rng(seed))
        outcome = state.outcome()
        assert outcome is not None
        values = [search_for(state).value_step(state, seat) for seat in range(2)]
        if len(outcome.winners) == 1:
            assert values[outcome.winners[0]] > 0.75 > 0.25 > values[1 - outcome.winners[0]]


@pytest.mark.parametrize("game", PACKAGED)
def test_the_forecast_of_a_finished_game_is_the_truth(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=1)
    before = state.to_bytes()
    assert state.forecast(0) != 0
    assert state.to_bytes() == before, "a forecast changes nothing"
    playout(state, hatoba.make_rng(1))
    outcome = state.outcome()
    assert outcome is not None
    assert [state.forecast(seat) for seat in range(2)] == [100 * score for score in outcome.scores]
    assert [state.foresee(seat) for seat in range(2)] == [100 * score for score in outcome.scores]


def test_only_duel_has_a_truer_forecast_for_its_veteran_magnate() -> None:
    for game in PACKAGED:
        state = hatoba.new_game(game, players=2, seed=1)
        before = state.to_bytes()
        assert (state.foresee(0) == state.forecast(0)) == (game != "duel")
        assert state.to_bytes() == before, "a forecast changes nothing"
        assert VeteranMagnate().begin(state).settings.foresee
        assert not VeteranMerchant().begin(state).settings.foresee


def test_every_weight_of_that_forecast_weighs_something() -> None:
    state = hatoba.new_game("duel", players=2, seed=1)
    assert isinstance(state, DuelState)
    assert len(evaluate_forecast.features(state, 0)) == len(evaluate_forecast.WEIGHTS)
    worth = []
    for gives in (GIVES_PRODUCTION, YEN):
        owner = state.clone()
        owner.warehouses[list(state.t.gives).index(gives)] = 1
        owner.recount()
        worth.append(owner.foresee(0))
    assert worth[0] > worth[1] > state.foresee(0), "both go to the laboratory again and again"


@pytest.mark.parametrize("game", PACKAGED)
def test_values_of_two_seats_add_up_to_one_while_the_game_runs(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=1)
    search = search_for(state)
    assert search.value_step(state, 0) + search.value_step(state, 1) == pytest.approx(1)


@pytest.mark.parametrize("game", PACKAGED)
def test_every_simulation_visits_the_root_and_one_of_its_actions(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=1)
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    search = search_for(state)
    search.run(state, state.seat, 15)
    tree = search.tree
    children = range(1, len(state.legal_actions()) + 1)
    assert tree.visits[0] == 15
    assert sum(int(tree.visits[node]) for node in children) == 14, "the first simulation opens the root"


@pytest.mark.parametrize("game", PACKAGED)
def test_greedy_players_leave_the_position_as_it_is(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=1)
    before = state.to_bytes()
    search = search_for(state)
    assert best_looking(state, search) in state.legal_actions()
    assert best_for_mover(state) in state.legal_actions()
    search.run(state, state.seat, 3)
    assert state.to_bytes() == before


def test_a_search_settles_when_no_simulation_can_change_it() -> None:
    state = hatoba.new_game("duel", players=2, seed=1)
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    search = search_for(state)
    search.run(state, state.seat, 20)
    tree = search.tree
    visits = sorted((int(tree.visits[node]) for node in range(1, len(state.legal_actions()) + 1)), reverse=True)
    lead = visits[0] - visits[1]
    assert lead > 0
    assert search.is_settled(state, lead - 1)
    assert not search.is_settled(state, lead)
