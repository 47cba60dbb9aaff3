"""The old name of duel_v1, for one release more."""

import warnings

from hatoba.envs.duel_v1 import DuelEnv, env, parallel_env, raw_env

__all__ = ["DuelEnv", "env", "parallel_env", "raw_env"]

warnings.warn("hatoba.envs.duel_v0 is duel_v1 now; the old name goes soon", DeprecationWarning, stacklevel=2)
