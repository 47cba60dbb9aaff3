"""OpenSpiel's own bots, agents and solvers on our games; tests/envs/test_spiel.py has its conformance tests."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.bots import uniform_random
from open_spiel.python.pytorch import dqn

from tests.libraries.games import SPIEL


def load(name: str) -> Any:
    """One round, so that a bot that searches is soon done."""
    return pyspiel.load_game(f"{name}(round_limit=1)")


def search(kind: Any, game: Any, rng: Any, **more: Any) -> Any:
    """A bot that searches by random games."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return kind(game, uct_c=1.4, max_simulations=4, evaluator=evaluator, random_state=rng, **more)


def check_end(returns: Sequence[float]) -> None:
    assert sum(returns) == 0
    assert set(returns) <= {-1.0, 0.0, 1.0}


@SPIEL
def test_ismcts_plays_a_whole_game_against_random(name: str) -> None:
    game, rng = load(name), np.random.RandomState(1)
    searching = search(ismcts.ISMCTSBot, game, rng, allow_inconsistent_action_sets=True)
    state = game.new_initial_state()
    check_end(evaluate_bots.evaluate_bots(state, [searching, uniform_random.UniformRandomBot(1, rng)], rng))
    assert state.is_terminal()


class FairMCTS(pyspiel.Bot):  # type: ignore[misc, unused-ignore]
    """OpenSpiel's MCTS as it may be used here: on a state in which all that its player does not know is drawn anew."""

    def __init__(self, game: Any, rng: Any) -> None:
        pyspiel.Bot.__init__(self)
        self.inner = search(mcts.MCTSBot, game, rng)
        self.rng = rng

    def restart_at(self, state: Any) -> None:
        pass

    def step(self, state: Any) -> int:
        drawn = state.resample_from_infostate(state.current_player(), self.rng.random_sample)
        assert str(drawn) != str(state)
        return int(self.inner.step(drawn))


@SPIEL
def test_mcts_plays_a_whole_game_on_states_drawn_anew(name: str) -> None:
    game, rng = load(name), np.random.RandomState(2)
    state = game.new_initial_state()
    check_end(evaluate_bots.evaluate_bots(state, [uniform_random.UniformRandomBot(0, rng), FairMCTS(game, rng)], rng))
    assert state.is_terminal()


@SPIEL
def test_its_native_bots_and_loop_play_ours(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    ends = [tuple(pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)) for seed in range(4)]
    for returns in ends:
        check_end(returns)
    assert len(set(ends)) > 1, "seeds give other games"


@SPIEL
def test_an_agent_learns_in_its_environment(name: str) -> None:
    env = rl_environment.Environment(f"{name}(round_limit=2)", enable_legality_check=True)
    env.seed(1)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    learner = dqn.DQN(0, size, actions, [32], batch_size=16, min_buffer_size_to_learn=32, learn_every=5)
    agents = [learner, random_agent.RandomAgent(1, actions)]
    for _ in range(4):
        time_step = env.reset()
        while not time_step.last():
            mover = time_step.observations["current_player"]
            time_step = env.step([agents[mover].step(time_step).action])
        for agent in agents:
            agent.step(time_step)
        check_end(time_step.rewards)
    assert learner.loss is not None


def test_a_solver_that_samples_single_games_runs() -> None:
    game = load("hatoba_duel")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
