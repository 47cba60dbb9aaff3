"""OpenSpiel's own tests, its IS-MCTS on our games, and what a player may know."""

from random import Random
from typing import Any

import pytest

import hatoba
from tests.conftest import COMPILED
from tests.envs.optional import need

np = need("numpy")
pyspiel = need("pyspiel")

need("hatoba.envs.spiel")  # registers the games

pytestmark = pytest.mark.filterwarnings("ignore")
LIMIT = 200 if COMPILED else 2
GAMES = pytest.mark.parametrize(
    "name",
    [
        f"hatoba_yokohama(round_limit={LIMIT})",
        f"hatoba_yokohama(players=4,edition=original,round_limit={LIMIT // 4 + 1})",
        f"hatoba_yokohama(achievement_rewards=True,rival=False,round_limit={LIMIT // 4 + 1})",
        f"hatoba_duel(round_limit={LIMIT})",
        f"hatoba_nippon(players=3,round_limit={LIMIT})",
    ],
)


def position(name: str, seed: int, decisions: int) -> Any:
    """A state after some random decisions."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@GAMES
def test_random_games_pass_the_tests_of_open_spiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@GAMES
def test_a_state_is_written_down_and_read_again(name: str) -> None:
    state = position(name, 1, 40)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert str(again) == str(state)
    assert again.history() == state.history()
    replayed = state.get_game().new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert replayed.observation_string(player) == state.observation_string(player)


@GAMES
def test_resampling_keeps_what_the_player_knows_and_nothing_else(name: str) -> None:
    state = position(name, 2, 30)
    rng = Random(2)
    for player in range(state.num_players()):
        others = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
        assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
        assert {tuple(other.observation_tensor(player)) for other in others} == {
            tuple(state.observation_tensor(player))
        }
        assert len({str(other) for other in others}) == 5


@GAMES
def test_its_ismcts_plays_ours(name: str) -> None:
    algorithms = "open_spiel.python.algorithms"
    ismcts, mcts = need(f"{algorithms}.ismcts"), need(f"{algorithms}.mcts")

    state = position(name.partition("round_limit")[0] + "round_limit=1)", 3, 0)
    random_state = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state),
        uct_c=1.4,
        max_simulations=4,
        max_world_samples=-1,
        random_state=random_state,
        allow_inconsistent_action_sets=True,
    )
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_player_remembers_secret_actions_of_others_by_their_kind_alone() -> None:
    state = position("hatoba_duel", 4, 0)
    mover = state.current_player()
    other = 1 - mover
    ways = [state.child(action) for action in state.legal_actions()]
    assert len(ways) > 1
    assert len({way.information_state_string(other) for way in ways}) == 1
    assert len({way.information_state_string(mover) for way in ways}) == len(ways)


def test_strings_tell_what_a_player_sees_and_saw() -> None:
    state = position("hatoba_duel", 4, 0)
    mover, other = state.current_player(), 1 - state.current_player()
    action = state.legal_actions()[0]
    notation = state.action_to_string(mover, action)
    before = state.clone()
    state.apply_action(action)
    assert f"{'AB'[mover]} {notation}; |" in state.information_state_string(mover)
    assert f"{'AB'[mover]} {notation.split()[0]}; |" in state.information_state_string(other)
    assert notation not in state.information_state_string(other)
    assert notation not in state.observation_string(mover), "an observation has no past"
    layout = hatoba.game("duel").observation
    entries = dict(entry.split("=") for entry in state.observation_string(other).split(" | ")[1].split())
    told = [float(entries.get(entry.name, 0)) for entry in layout.entries]
    assert told == state.observation_tensor(other)
    assert before.information_state_string(mover).startswith(f"{'AB'[mover]} | | "), "the copy changed"


def test_the_information_state_as_numbers_has_what_was_seen() -> None:
    state = position("hatoba_duel", 4, 0)
    mover, other = state.current_player(), 1 - state.current_player()
    size = hatoba.game("duel").observation.size
    ways = [state.child(action) for action in state.legal_actions()]
    assert state.information_state_tensor(mover) == state.observation_tensor(mover) + [0.0] * 1024
    for action, way in zip(state.legal_actions(), ways, strict=True):
        assert way.information_state_tensor(mover)[size : size + 3] == [mover + 1, action + 1, 0]
    assert len({tuple(way.information_state_tensor(other)) for way in ways}) == 1, "the first action is secret"
    later = position("hatoba_duel", 4, 30)
    history = later.information_state_tensor(other)[size:]
    assert history[1:60:2] == [code for _, code in reversed(later.held.seen[other])]
    assert not any(history[60:])


def test_utilities_are_those_of_the_ranks() -> None:
    state = position("hatoba_duel(round_limit=1)", 5, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}
