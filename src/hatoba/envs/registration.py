"""The ids under which Gymnasium knows the games."""

import gymnasium  # type: ignore[import-not-found, unused-ignore]

from hatoba.envs.setting import VERSION
from hatoba.games import names


def register_all() -> None:
    """Register each game once; the environment itself is loaded when it is made."""
    for game in names():
        name = f"hatoba/{game.title()}-{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="hatoba.envs.single:SingleSeatEnv",
                vector_entry_point="hatoba.envs.vector:GamesVector",
                kwargs={"game": game},
                disable_env_checker=True,
            )
