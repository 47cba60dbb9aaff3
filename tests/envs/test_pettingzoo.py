"""PettingZoo's own conformance tests, and what they do not look at."""

import pickle
from random import Random
from typing import Any

import pytest

import hatoba
from tests.conftest import COMPILED
from tests.envs.optional import need

np = need("numpy")
testing = need("pettingzoo.test")

from hatoba.envs import duel_v0, nippon_v0, yokohama_v0  # noqa: E402 - need PettingZoo

MODULES = pytest.mark.parametrize("module", [yokohama_v0, duel_v0, nippon_v0], ids=lambda module: module.__name__)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo", "ignore::UserWarning:gymnasium")
CYCLES = 200 if COMPILED else 20


@MODULES
def test_the_api_is_kept(module: Any) -> None:
    testing.api_test(module.env(), num_cycles=CYCLES)
    testing.api_test(module.raw_env(observation="scaled", rewards="score difference", reuse=True), num_cycles=CYCLES)
    testing.api_test(module.env(max_cycles=10), num_cycles=30)
    testing.parallel_api_test(module.parallel_env(max_cycles=30), num_cycles=60)


@MODULES
def test_all_player_counts_are_kept(module: Any) -> None:
    for players in hatoba.game(module.raw_env.game).player_counts:
        testing.api_test(module.env(players=players, round_limit=1), num_cycles=CYCLES)


@MODULES
def test_the_same_seed_gives_the_same_game(module: Any) -> None:
    testing.seed_test(module.env, num_cycles=CYCLES)
    testing.parallel_seed_test(module.parallel_env, num_cycles=CYCLES)


@MODULES
def test_cycles_are_counted(module: Any) -> None:
    testing.max_cycles_test(module)


@MODULES
def test_it_renders(module: Any) -> None:
    testing.render_test(module.env)


def play(env: Any, seed: int, rng: Random) -> dict[str, float]:
    """A random game; what each agent got."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return total


@MODULES
def test_the_mask_is_the_list_of_legal_actions_and_the_end_is_rewarded(module: Any) -> None:
    env = module.raw_env(round_limit=2)
    env.reset(seed=1)
    rng = Random(1)
    while env.state_now.to_move is not None:
        agent = env.agent_selection
        assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == env.state_now.legal_actions()
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(rng.choice(env.state_now.legal_actions()))
    assert play(env, 1, rng).keys() == {"seat_0", "seat_1"}
    assert sum(play(env, 2, rng).values()) == 0
    assert env.state_now.outcome() is not None


def test_an_observation_is_the_callers_own_unless_it_asks_for_reuse() -> None:
    for reuse in (False, True):
        env = duel_v0.raw_env(reuse=reuse)
        env.reset(seed=1)
        first = env.observe("seat_0")["observation"]
        kept = first.copy()
        env.reset(seed=2)
        env.observe("seat_0")
        assert (first == kept).all() != reuse


def test_illegal_actions_raise_in_the_raw_environment_and_lose_in_the_wrapped_one() -> None:
    raw = duel_v0.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(hatoba.IllegalAction):
        raw.step(illegal)
    env = duel_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    env.step(illegal)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_text_shows_no_secret() -> None:
    env = duel_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    text = env.render()
    assert text is not None
    assert "played: under\n" in text


def test_environments_are_pickled_by_their_arguments() -> None:
    env = pickle.loads(pickle.dumps(yokohama_v0.raw_env(players=3, edition="original")))
    assert env.setting.options["edition"] == "original"
    assert env.setting.options["round_limit"] == 200
    assert len(env.possible_agents) == 3


def test_wrong_arguments_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(hatoba.InvalidOption, match="numbers or scaled"):
        duel_v0.raw_env(observation="pixels")
