"""What the extras bring may be missing; then its tests are skipped, and that is said aloud."""

from typing import Any

import pytest

EXTRAS = {"pyspiel": "spiel", "pyarrow": "data", "torch": "train", "matplotlib": "train"}


def need(module: str) -> Any:
    """The module; without it the tests of the whole file are skipped."""
    extra = EXTRAS.get(module, "envs")
    return pytest.importorskip(module, reason=f"NOT TESTED: {module} is missing, pip install 'hatoba[{extra}]'")
