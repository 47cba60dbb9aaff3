"""Many games as one Gymnasium environment: the very games that single environments play, in both autoreset modes."""

import copy
from typing import Any

import pytest

import hatoba
from tests.envs.optional import need

np = need("numpy")
gymnasium = need("gymnasium")

from gymnasium.wrappers.vector import DictInfoToList  # noqa: E402 - needs Gymnasium

import hatoba.envs  # noqa: E402 - registers the ids
from hatoba.envs.vector import GamesVector  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
PLACES = 3


def first_legal(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].argmax())


def make(name: str, **arguments: Any) -> Any:
    return gymnasium.make_vec(f"hatoba/{name.title()}-v1", PLACES, **arguments)


@pytest.mark.parametrize("mode", ["next step", "same step"])
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("duel", {"opponents": "apprentice", "round_limit": 1}),
        ("nippon", {"opponents": first_legal, "players": 3, "round_limit": 1}),
        ("yokohama", {"observation": "scaled", "skip_forced": True, "seat": 1, "round_limit": 1}),
    ],
)
def test_it_plays_the_games_of_single_environments(name: str, arguments: dict[str, Any], mode: str) -> None:
    ours = make(name, autoreset=mode, **arguments)
    assert isinstance(ours, GamesVector)
    chosen = gymnasium.vector.AutoresetMode[mode.replace(" ", "_").upper()]
    assert ours.metadata["autoreset_mode"] is ours.autoreset_mode is chosen
    theirs = make(name, vectorization_mode="sync", vector_kwargs={"autoreset_mode": chosen}, **arguments)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    seen = [one.reset(seed=5) for one in (ours, theirs)]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        (left, own_info), (right, info) = seen
        assert (left == right).all()
        assert left.dtype == right.dtype
        assert (own_info["action_mask"] == info["action_mask"]).all()
        assert (own_info["seat"] == info["seat"]).all()
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        steps = [one.step(np.array(actions)) for one in (ours, theirs)]
        for mine, wanted in zip(steps[0][1:4], steps[1][1:4], strict=True):
            assert (mine == wanted).all()
        over = steps[1][2] | steps[1][3]
        ended += int(over.sum())
        same_ends(steps[0][4], steps[1][4], over, mode)
        seen = [(step[0], step[4]) for step in steps]
    assert ended > PLACES
    theirs.close()


def same_ends(ours: dict[str, Any], theirs: dict[str, Any], over: Any, mode: str) -> None:
    """The results of ended games are told where Gymnasium tells them."""
    if not over.any():
        return
    if mode == "same step":
        for place in np.flatnonzero(over):
            assert (ours["final_obs"][place] == theirs["final_obs"][place]).all()
        assert (ours["_final_obs"] == over).all()
        ours, theirs = ours["final_info"], theirs["final_info"]
        assert (ours["action_mask"][over] == theirs["action_mask"][over]).all()
    for name in ("points", "ranks", "winners", "ending"):
        assert (ours[name][over] == theirs[name][over]).all()
        assert (ours[f"_{name}"] == over).all()


def test_an_illegal_action_loses_and_the_next_game_comes() -> None:
    env = make("duel")
    _, info = env.reset(seed=1)
    legal = info["action_mask"].argmax(1)
    wrong = np.array([legal[0], int((info["action_mask"][1] == 0).argmax()), legal[2]])
    _, rewards, terminations, _, info = env.step(wrong)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert terminations.tolist() == [False, True, False]
    assert info["_illegal"].tolist() == [False, True, False]
    assert np.flatnonzero(info["action_mask"][1]).tolist() == [env.setting.wait]
    _, rewards, terminations, _, info = env.step(info["action_mask"].argmax(1))
    assert not terminations.any()
    assert info["action_mask"][1, -1] == 0


def test_arrays_are_copies_or_views_by_choice() -> None:
    env = make("duel")
    seen, info = env.reset(seed=1)
    kept = seen.copy()
    seen[:] = 0
    again, _ = env.reset(seed=1)
    assert (again == kept).all()
    assert np.shares_memory(np.from_dlpack(seen), seen)
    env = make("duel", copy=False)
    seen, info = env.reset(seed=1)
    assert not seen.flags.writeable
    kept = seen.copy()
    env.step(info["action_mask"].argmax(1))
    assert (seen != kept).any(), "a view shows the present"


def test_copies_go_on_as_the_original_does() -> None:
    env = make("duel", opponents="apprentice")
    _, info = env.reset(seed=1)
    other = copy.deepcopy(env)
    for _ in range(30):
        actions = info["action_mask"].argmax(1)
        seen, rewards, _, _, info = env.step(actions)
        theirs = other.step(actions)
        assert (seen == theirs[0]).all()
        assert (rewards == theirs[1]).all()
        assert (info["action_mask"] == theirs[4]["action_mask"]).all()


def test_gymnasiums_own_wrapper_gives_each_place_its_info() -> None:
    plain, wrapped = make("duel", round_limit=1), DictInfoToList(make("duel", round_limit=1))
    _, info = plain.reset(seed=1)
    _, infos = wrapped.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert (np.stack([one["action_mask"] for one in infos]) == info["action_mask"]).all()
        actions = info["action_mask"].argmax(1)
        _, _, terminations, truncations, info = plain.step(actions)
        *_, infos = wrapped.step(actions)
        over = (terminations | truncations).tolist()
        assert ["points" in one for one in infos] == over
        ended += sum(over)
    assert ended


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(hatoba.InvalidOption, match="next step or same step"):
        make("duel", autoreset="never")
    with pytest.raises(TypeError, match="colour"):
        make("duel", colour="red")
    with pytest.raises(hatoba.InvalidOption, match="seed"):
        make("duel").reset(seed=[1])
