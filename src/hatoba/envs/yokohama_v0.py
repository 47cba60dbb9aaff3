"""The old name of yokohama_v1, for one release more."""

import warnings

from hatoba.envs.yokohama_v1 import YokohamaEnv, env, parallel_env, raw_env

__all__ = ["YokohamaEnv", "env", "parallel_env", "raw_env"]

warnings.warn("hatoba.envs.yokohama_v0 is yokohama_v1 now; the old name goes soon", DeprecationWarning, stacklevel=2)
