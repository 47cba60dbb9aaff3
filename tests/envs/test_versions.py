"""What v1 promises: a change of any of these numbers needs a new version of the environments."""

from hashlib import blake2b

import pytest

from hatoba.components import PACKAGED
from tests.envs.optional import need

np = need("numpy")
need("pettingzoo")

from hatoba.envs import duel_v1, nippon_v1, yokohama_v1  # noqa: E402 - need PettingZoo

MODULES = {"duel": duel_v1, "nippon": nippon_v1, "yokohama": yokohama_v1}
PROMISED = {
    "duel": {
        "environment": "v1",
        "layout": "5a06f872858caa01",
        "rules": "2",
        "sheet": "ba3644edcffb93e8",
        "games": "3ecbdaa68b7724ed",
    },
    "nippon": {
        "environment": "v1",
        "layout": "cf4c8978b3481303",
        "rules": "2",
        "sheet": "539d83b3feabcb55",
        "games": "f4833eabe0af3677",
    },
    "yokohama": {
        "environment": "v1",
        "layout": "cc5e8d4758b1a861",
        "rules": "2",
        "sheet": "f60ccf8db6daf310",
        "games": "8ddf898869be9f23",
    },
}
"""By game: what the environment says of itself, and a digest of all that is seen, allowed and won in a few games."""


def digest_of_games(name: str) -> str:
    """Observations, masks and rewards of three games, each cut after two rounds."""
    env = MODULES[name].raw_env(round_limit=2)
    total = blake2b(digest_size=8)
    for seed in range(3):
        env.reset(seed=seed)
        while env.state_now.to_move is not None:
            seen = env.observe(env.agent_selection)
            total.update(seen["observation"].tobytes())
            total.update(seen["action_mask"].tobytes())
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(env.state_now.digest(), 16) % len(legal)]))
        total.update(np.array([env.rewards[agent] for agent in env.possible_agents]).tobytes())
    return total.hexdigest()


@pytest.mark.parametrize("name", PACKAGED)
def test_what_an_environment_shows_stays_as_it_is(name: str) -> None:
    versions = MODULES[name].raw_env().metadata["versions"]
    assert {**versions, "games": digest_of_games(name)} == PROMISED[name]
