"""Learning environments: our AEC and batched environments beside PettingZoo's connect four, in one run on one thread.

A step is one decision with observation and mask, chosen at random among the legal ones. Needs hatoba[envs] and, for
connect four, pygame. Prints one line of JSON for each result, as the other measurements do.
"""

import random
from typing import Any

import numpy as np
from measure import Counts, emit, rates

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.vectors import IS_NATIVE
from hatoba.envs import duel_v1, nippon_v1, yokohama_v1
from hatoba.envs.many import ManyGames

BUILD = "native" if IS_NATIVE else "plain"
STEPS = 2_000
GAMES = 256
ROUNDS = 20


def walk(env: Any) -> Any:
    """A function that goes on with random games for some steps."""
    env.reset(seed=1)
    choose = random.Random(1).random

    def play(seed: int) -> Counts:
        games = unforced = 0
        for _ in range(STEPS):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                games += 1
                env.reset()
                seen = env.observe(env.agent_selection)
            legal = np.flatnonzero(seen["action_mask"])
            unforced += len(legal) > 1
            env.step(legal[int(choose() * len(legal))])
        return Counts(games, STEPS, unforced)

    return play


def batched(name: str, players: int) -> Any:
    """The same for many games at once."""
    many = ManyGames(name, GAMES, players)
    rng = hatoba.make_rng(1)

    def play(seed: int) -> Counts:
        games = unforced = 0
        for _ in range(ROUNDS):
            many.step(many.random_actions(rng))
            games += int(many.dones.sum())
        return Counts(games, GAMES * ROUNDS, unforced)

    return play


def connect_four() -> None:
    try:
        from pettingzoo.classic import (  # type: ignore[import-untyped, import-not-found, unused-ignore]
            connect_four_v3,
        )
    except ImportError as error:
        emit("PettingZoo connect four, raw", kind="missing", reason=str(error))
        return
    emit("PettingZoo connect four, raw", kind="env", language="Python", **rates(walk(connect_four_v3.raw_env())))


if __name__ == "__main__":
    connect_four()
    for module in (yokohama_v1, duel_v1, nippon_v1):
        own = module.raw_env.game
        emit(f"{own}, PettingZoo raw_env", kind="env", build=BUILD, **rates(walk(module.raw_env())))
        reused = rates(walk(module.raw_env(reuse=True)))
        emit(f"{own}, PettingZoo raw_env, arrays reused", kind="env", build=BUILD, **reused)
        emit(f"{own}, PettingZoo env", kind="env", build=BUILD, **rates(walk(module.env())))
    for own in PACKAGED:
        for count in sorted({min(hatoba.game(own).player_counts), max(hatoba.game(own).player_counts)}):
            result = rates(batched(own, count))
            emit(f"{own}, {count} players, {GAMES} games at once", kind="env", build=BUILD, **result)
