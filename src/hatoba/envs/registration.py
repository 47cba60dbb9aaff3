"""The ids under which Gymnasium knows the games."""

from collections.abc import Mapping

import gymnasium  # type: ignore[import-not-found, unused-ignore]


def register_all(ids: Mapping[str, str]) -> None:
    """Register each game once; the environment itself is loaded when it is made."""
    for game, name in ids.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="hatoba.envs.single:SingleSeatEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )
