"""Yokohama Duel for PettingZoo: `env()` with checks, `raw_env()` without, and `parallel_env()` in lock step."""

from typing import Any

from hatoba.envs.aec import BoardGame, LockStep, metadata, wrapped


class DuelEnv(BoardGame):
    """Yokohama Duel; see BoardGame for the arguments, `hatoba envs describe duel` for the observation."""

    game = "duel"
    metadata = metadata("duel")


raw_env = DuelEnv


def env(max_cycles: int | None = None, **arguments: Any) -> Any:
    """The environment with PettingZoo's usual checks."""
    return wrapped(DuelEnv, max_cycles, arguments)


def parallel_env(max_cycles: int = 10_000, **arguments: Any) -> LockStep:
    """All agents are asked at once; only the seat to move plays."""
    return LockStep(DuelEnv, max_cycles, **arguments)
