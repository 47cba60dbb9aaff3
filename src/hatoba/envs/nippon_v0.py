"""The old name of nippon_v1, for one release more."""

import warnings

from hatoba.envs.nippon_v1 import NipponEnv, env, parallel_env, raw_env

__all__ = ["NipponEnv", "env", "parallel_env", "raw_env"]

warnings.warn("hatoba.envs.nippon_v0 is nippon_v1 now; the old name goes soon", DeprecationWarning, stacklevel=2)
