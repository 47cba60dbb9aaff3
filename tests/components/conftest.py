"""What the tests of the component sheets share."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from hatoba.components import load

Data = dict[str, Any]


@pytest.fixture
def fresh() -> Callable[[str], Data]:
    """A copy of a game's sheet to spoil; the loaded one is shared and must stay as it is."""
    return lambda game: deepcopy(load(game).data)
