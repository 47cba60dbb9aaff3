"""Our games by the names under which the libraries find them."""

import pytest

import hatoba.envs.spiel  # noqa: F401 - registers the games of OpenSpiel, its package the ids of Gymnasium
from hatoba.components import PACKAGED
from hatoba.envs import duel_v1, nippon_v1, yokohama_v1

IDS = pytest.mark.parametrize("name", [f"hatoba/{name.title()}-v1" for name in PACKAGED])
MODULES = pytest.mark.parametrize("module", [duel_v1, nippon_v1, yokohama_v1], ids=lambda module: module.__name__)
SPIEL = pytest.mark.parametrize("name", [f"hatoba_{name}" for name in PACKAGED])
