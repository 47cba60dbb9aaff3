"""OpenSpiel's own bots, agents and solvers on our games; tests/envs/test_spiel.py has its conformance tests."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyspiel
import pytest
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.bots import uniform_random
from open_spiel.python.pytorch import dqn

from tests.libraries.games import SPIEL

SIMULATIONS = 32
"""More than most decisions have ways, so that the tree grows beyond its root."""


def load(name: str) -> Any:
    """Two rounds, so that a bot that searches is soon done."""
    return pyspiel.load_game(f"{name}(round_limit=2)")


def search(kind: Any, game: Any, rng: Any) -> Any:
    """A bot that searches by random games."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return kind(game, uct_c=1.4, max_simulations=SIMULATIONS, evaluator=evaluator, random_state=rng)


def check_end(returns: Sequence[float]) -> None:
    assert sum(returns) == 0
    assert set(returns) <= {-1.0, 0.0, 1.0}


def play(game: Any, choose: Sequence[Callable[[Any], int]], rng: Any) -> None:
    """A whole game; OpenSpiel's own loop asks for `restart_at`, which its IS-MCTS does not have."""
    state = game.new_initial_state()
    decided = [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        mover = state.current_player()
        action = int(choose[mover](state))
        assert action in state.legal_actions()
        state.apply_action(action)
        decided[mover] += 1
    assert min(decided) > 0
    check_end(state.returns())


@SPIEL
def test_ismcts_plays_a_whole_game_against_random(name: str) -> None:
    """It looks up positions by what their player knows, and wants the same actions in all that look the same."""
    game, rng = load(name), np.random.RandomState(1)
    searching = search(ismcts.ISMCTSBot, game, rng)
    play(game, [searching.step, uniform_random.UniformRandomBot(1, rng).step], rng)


@SPIEL
def test_mcts_plays_a_whole_game_on_states_drawn_anew(name: str) -> None:
    """As it may be used here: all that its player does not know is drawn anew before it looks."""
    game, rng = load(name), np.random.RandomState(2)
    inner = search(mcts.MCTSBot, game, rng)

    def fair(state: Any) -> int:
        drawn = state.resample_from_infostate(state.current_player(), rng.random_sample)
        assert str(drawn) != str(state)
        return int(inner.step(drawn))

    play(game, [uniform_random.UniformRandomBot(0, rng).step, fair], rng)


@SPIEL
def test_its_native_bots_and_loop_play_ours(name: str) -> None:
    game = pyspiel.load_game(name)

    def history(seed: int) -> tuple[int, ...]:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, seed) for seat in range(game.num_players())]
        check_end(pyspiel.evaluate_bots(state, bots, seed))
        assert state.is_terminal()
        return tuple(state.history())

    assert history(1) == history(1)
    assert history(1) != history(2)


@SPIEL
def test_an_agent_learns_in_its_environment(name: str) -> None:
    """By small steps: our numbers are not scaled, and with its default, SGD at 0.01, its loss is soon no number."""
    env = rl_environment.Environment(f"{name}(round_limit=2)", enable_legality_check=True)
    env.seed(1)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    wanted = {"batch_size": 16, "min_buffer_size_to_learn": 16, "learn_every": 5}
    learner = dqn.DQN(0, size, actions, [32], optimizer_str="adam", learning_rate=1e-4, loss_str="huber", **wanted)
    agents = [learner, random_agent.RandomAgent(1, actions)]
    before = torch.nn.utils.parameters_to_vector(learner._q_network.parameters()).detach().clone()
    for _ in range(12):  # a seat of Nippon decides some four times in two rounds
        time_step = env.reset()
        while not time_step.last():
            mover = time_step.observations["current_player"]
            time_step = env.step([agents[mover].step(time_step).action])
        for agent in agents:
            agent.step(time_step)
        check_end(time_step.rewards)
    assert np.isfinite(learner.loss)
    after = torch.nn.utils.parameters_to_vector(learner._q_network.parameters())
    assert after.isfinite().all()
    assert (after != before).any()


@SPIEL
def test_a_solver_that_samples_single_games_runs(name: str) -> None:
    game = load(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    met = []
    for _ in range(3):
        solver.iteration()
        met.append(len(solver._infostates))
    assert 0 < met[0] < met[1] < met[2], "every game meets information states of its own"
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
