"""PettingZoo's own conformance tests, and what they do not look at."""

import copy
import importlib
import pickle
from random import Random
from typing import Any

import pytest

import hatoba
from tests.conftest import COMPILED
from tests.envs.optional import need

np = need("numpy")
testing = need("pettingzoo.test")

from hatoba.envs import duel_v1, nippon_v1, yokohama_v1  # noqa: E402 - need PettingZoo

MODULES = pytest.mark.parametrize("module", [yokohama_v1, duel_v1, nippon_v1], ids=lambda module: module.__name__)
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
        for other in env.agents:
            if other != agent:
                assert np.flatnonzero(env.observe(other)["action_mask"]).tolist() == [env.setting.wait]
        env.step(rng.choice(env.state_now.legal_actions()))
    assert play(env, 1, rng).keys() == {"seat_0", "seat_1"}
    assert sum(play(env, 2, rng).values()) == 0
    assert env.state_now.outcome() is not None


def test_an_observation_is_the_callers_own_unless_it_asks_for_reuse() -> None:
    for reuse in (False, True):
        env = duel_v1.raw_env(reuse=reuse)
        env.reset(seed=1)
        first = env.observe("seat_0")["observation"]
        kept = first.copy()
        env.reset(seed=2)
        env.observe("seat_0")
        assert (first == kept).all() != reuse


def test_illegal_actions_raise_in_the_raw_environment_and_lose_in_the_wrapped_one() -> None:
    raw = duel_v1.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(hatoba.IllegalAction):
        raw.step(illegal)
    env = duel_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.last()
    env.step(illegal)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_text_shows_no_secret() -> None:
    env = duel_v1.raw_env(render_mode="ansi")
    env.reset(seed=1)
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    text = env.render()
    assert text is not None
    assert "You are a spectator." in text
    assert "hidden from you" in text
    assert "Order " not in text


@pytest.mark.parametrize("kind", ["raw_env", "env", "parallel_env"])
@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_copies_go_on_as_the_original_does(kind: str, twin: Any) -> None:
    env = getattr(yokohama_v1, kind)(players=3, edition="original")
    advance(env, 30, seed=1)
    other = twin(env)
    assert other.unwrapped.metadata == env.unwrapped.metadata
    for same in (env, other):
        advance(same, 20)
    position, copied = ((same.unwrapped.env if kind == "parallel_env" else same.unwrapped) for same in (env, other))
    assert position.state_now is not copied.state_now
    assert position.state_now.digest() == copied.state_now.digest()
    for agent in position.possible_agents:
        for name, values in position.observe(agent).items():
            assert (values == copied.observe(agent)[name]).all()


def advance(env: Any, steps: int, seed: int | None = None) -> None:
    """So many steps with the first legal action, in a new game if there is a seed."""
    if seed is not None:
        env.reset(seed=seed)
    for _ in range(steps):
        if hasattr(env, "agent_selection"):
            env.step(int(env.last()[0]["action_mask"].argmax()))
        else:
            env.step({agent: int(env.env.observe(agent)["action_mask"].argmax()) for agent in env.agents})


def test_nobody_has_an_empty_mask_in_lock_step_and_waiting_is_what_it_offers() -> None:
    env = nippon_v1.parallel_env(players=3, round_limit=1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        waiting = [agent for agent in env.agents if seen[agent]["action_mask"][-1]]
        assert len(waiting) == 2
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, rewards, terminations, truncations, infos = env.step(actions)
    for agent in env.possible_agents:
        assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == [env.action_space(agent).n - 1]
        assert truncations[agent]
        assert not terminations[agent]
        assert infos[agent]["ending"] == "limit"
        assert infos[agent]["ranks"].shape == (3,)
    assert sum(rewards.values()) == 0


def test_the_round_limit_truncates_and_a_game_that_ends_by_its_rules_terminates() -> None:
    for limit, cut in ((1, True), (200, False)):
        env: Any = duel_v1.raw_env(round_limit=limit)
        env.reset(seed=1)
        while env.state_now.to_move is not None:
            legal = env.state_now.legal_actions()
            env.step(legal[env.state_now.turn % len(legal)])
        assert set(env.truncations.values()) == {cut}
        assert set(env.terminations.values()) == {not cut}
        outcome = env.state_now.outcome()
        assert (env.infos["seat_0"]["ending"] == "limit") == cut
        assert tuple(env.infos["seat_0"]["points"]) == outcome.scores
        for _ in range(2):
            env.step(None)
        assert not env.agents


def test_the_first_infos_are_empty_for_programs_that_make_tensors_of_them() -> None:
    env = duel_v1.env()
    env.reset(seed=1)
    assert env.infos == duel_v1.parallel_env().reset(seed=1)[1] == {"seat_0": {}, "seat_1": {}}
    assert env.metadata["versions"]["environment"] == "v1"


def test_central_critics_see_what_all_seats_see() -> None:
    for env in (duel_v1.raw_env(), duel_v1.env(), duel_v1.parallel_env()):
        env.reset(seed=1)
        state = env.state()
        assert env.unwrapped.state_space.contains(state)
        raw: Any = getattr(env.unwrapped, "env", env.unwrapped)
        half = raw.setting.layout.size
        assert (state[half:] == raw.observe("seat_1")["observation"]).all()


def test_forced_decisions_can_be_left_out() -> None:
    env = yokohama_v1.raw_env(skip_forced=True, round_limit=2)
    env.reset(seed=1)
    while env.agents:
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        assert over or seen["action_mask"].sum() > 1
        env.step(None if over else int(seen["action_mask"].argmax()))


def test_the_old_names_can_be_imported_for_one_release_more() -> None:
    with pytest.warns(DeprecationWarning, match="duel_v1"):
        old = importlib.import_module("hatoba.envs.duel_v0")
    assert old.raw_env is duel_v1.raw_env


def test_wrong_arguments_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(hatoba.InvalidOption, match="numbers or scaled"):
        duel_v1.raw_env(observation="pixels")
    for make in (duel_v1.raw_env, duel_v1.env, duel_v1.parallel_env):
        with pytest.raises(TypeError, match="colour"):
            make(colour="red")
