"""Many environments at once: ours beside EnvPool's and pgx's, in one run, in the peers' environment.

Random actions (legal ones, where there are masks), new games where old ones end, one thread; n = 1, 16, 256 and 4,096.
`env only` leaves the arrays where they are; `to torch` makes tensors of them that the caller may keep. Games differ: a
step of ours writes 661 to 2,553 numbers and a mask, one of CartPole writes 4.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

from measure import SECONDS, emit, per_second

SIZES = (1, 16, 256, 4096)
STEPS = 2_000
"""Of all environments together between two looks at the clock."""
OURS = (("duel", 2), ("nippon", 2), ("nippon", 4), ("yokohama", 2), ("yokohama", 4))
ENVPOOL = ("CartPole-v1", "TicTacToe-v1", "Pong-v5")
LARGE = "Pong-v5"
"""Its 4,096 emulators take seconds for a step of all."""
PGX = ("connect_four", "backgammon")


def report(name: str, size: int, step: Callable[[], Any], to_torch: Callable[[Any], Any]) -> None:
    """Steps a second of all environments, with and without copies; `step` gives the arrays."""
    rounds = -(-STEPS // size)

    def alone() -> int:
        for _ in range(rounds):
            step()
        return rounds * size

    def copied() -> int:
        for _ in range(rounds):
            to_torch(step())
        return rounds * size

    emit(f"{name}, {size} at once", kind="vector", only=per_second(alone), torch=per_second(copied))


def ours() -> None:
    import torch

    import hatoba
    from hatoba.envs.many import ManyGames

    for game, players in OURS:
        for size in SIZES:
            many, rng = ManyGames(game, size, players), hatoba.make_rng(1)

            def step(many: ManyGames = many, rng: Any = rng) -> ManyGames:
                many.step(many.random_actions(rng))
                return many

            def to_torch(many: ManyGames) -> Any:
                return torch.from_dlpack(many.observations.copy()), torch.from_dlpack(many.masks.copy())

            report(f"Hatoba {game}, {players} players", size, step, to_torch)


def processes() -> None:
    """What two processes with shared memory give, by the wall clock: only a machine with two idle cores can tell."""
    import hatoba
    from hatoba.envs.many import ManyGames
    from hatoba.envs.shared import SharedGames

    size = SIZES[-1]
    for game, players in OURS:
        many, rng = ManyGames(game, size, players), hatoba.make_rng(1)
        one = walled(lambda many=many, rng=rng: many.step(many.random_actions(rng)), size)
        with SharedGames(game, size, players) as shared:
            two = walled(lambda shared=shared: shared.step(shared.random_actions()), size)
        emit(f"Hatoba {game}, {players} players", kind="processes", one=one, two=two)


def walled(step: Callable[[], None], size: int) -> float:
    """Steps a second of the wall clock."""
    step()
    count, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        step()
        count += size
    return count / spent


def envpool() -> None:
    import envpool as library
    import numpy as np
    import torch

    for name in ENVPOOL:
        for size in SIZES if name != LARGE else SIZES[:3]:
            env = library.make_gymnasium(name, num_envs=size, num_threads=1, seed=1)
            env.reset()
            rng = np.random.default_rng(1)
            actions = rng.integers(0, env.action_space.n, (64, size)).astype(np.int32)
            number = 0

            def step(env: Any = env, actions: Any = actions) -> Any:
                nonlocal number
                number += 1
                return env.step(actions[number % len(actions)])[0]

            report(f"EnvPool {name}", size, step, lambda seen: torch.from_numpy(np.array(seen)))
            env.close()


def pgx() -> None:
    import jax
    import numpy as np
    import pgx as library
    import torch
    from pgx.experimental import auto_reset

    for name in PGX:
        env = library.make(name)

        def play(state: Any, key: Any, env: Any = env) -> Any:
            chosen, following = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            return auto_reset(env.step, env.init)(state, jax.random.categorical(chosen, logits), chosen), following

        many = jax.jit(jax.vmap(play))
        for size in SIZES:
            keys = jax.random.split(jax.random.PRNGKey(1), size)
            now = [jax.jit(jax.vmap(env.init))(keys), keys]

            def step(now: list[Any] = now, many: Any = many) -> Any:
                now[0], now[1] = many(*now)
                return jax.block_until_ready(now[0])

            def to_torch(state: Any) -> Any:
                return [torch.from_numpy(np.array(one)) for one in (state.observation, state.legal_action_mask)]

            step()
            report(f"pgx {name}", size, step, to_torch)


if __name__ == "__main__":
    for measured in (ours, processes, envpool, pgx):
        try:
            measured()
        except ImportError as error:
            emit(measured.__name__, kind="missing", reason=str(error))
            print(f"{measured.__name__}: {error}", file=sys.stderr)
