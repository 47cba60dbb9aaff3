"""How thorough the random tests are: the compiled build plays many more positions in the same time."""

import os

import pytest
from hypothesis import HealthCheck, settings

import hatoba.engine.state

COMPILED = not hatoba.engine.state.__file__.endswith(".py")
LONG = bool(os.environ.get("HATOBA_LONG_TESTS"))

settings.register_profile(
    "hatoba",
    deadline=None,
    derandomize=not LONG,
    max_examples=(2000 if LONG else 150) if COMPILED else 12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hatoba")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not LONG:
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="minutes; run by make test-long"))
