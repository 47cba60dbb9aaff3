"""Nippon for PettingZoo: `env()` with checks, `raw_env()` without, and `parallel_env()` in lock step."""

from typing import Any

from hatoba.envs.aec import BoardGame, LockStep, metadata, wrapped


class NipponEnv(BoardGame):
    """Nippon; see BoardGame for the arguments, `hatoba envs describe nippon` for the observation."""

    game = "nippon"
    metadata = metadata("nippon")


raw_env = NipponEnv


def env(max_cycles: int | None = None, **arguments: Any) -> Any:
    """The environment with PettingZoo's usual checks."""
    return wrapped(NipponEnv, max_cycles, arguments)


def parallel_env(max_cycles: int = 10_000, **arguments: Any) -> LockStep:
    """All agents are asked at once; only the seat to move plays."""
    return LockStep(NipponEnv, max_cycles, **arguments)
