"""Games in several processes are those of one."""

import pytest

from hatoba.components import PACKAGED
from hatoba.engine.errors import IllegalAction, InvalidOption
from tests.envs.optional import need

np = need("numpy")

from hatoba.envs.many import ManyGames  # noqa: E402 - needs numpy
from hatoba.envs.shared import SHOWN, SharedGames  # noqa: E402


@pytest.mark.parametrize("name", PACKAGED)
def test_several_processes_play_the_games_of_one(name: str) -> None:
    alone = ManyGames(name, 5, seed=3, round_limit=1)
    with SharedGames(name, 5, seed=3, round_limit=1) as shared:
        for _ in range(120):
            for array in SHOWN:
                assert np.array_equal(getattr(alone, array), getattr(shared, array)), array
            actions = shared.random_actions()
            alone.step(actions)
            shared.step(actions)
        assert alone.numbers.any(), "no game has ended"


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    with SharedGames("duel", 3, seed=1) as shared:
        before = shared.observations.copy()
        legal = shared.random_actions()
        illegal = int(np.flatnonzero(~shared.masks[2])[0])
        for wrong in ([*legal[:2], illegal], [*legal[:2], -1], [*legal[:2], shared.actions], legal[:2]):
            with pytest.raises(IllegalAction):
                shared.step(wrong)
        assert np.array_equal(shared.observations, before)
        with pytest.raises(ValueError, match="read-only"):
            shared.observations[0, 0] = 1
    shared.close()
    with pytest.raises(InvalidOption, match="from 1 to the 3 games"):
        SharedGames("duel", 3, processes=4)
