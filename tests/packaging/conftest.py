"""The sdist, built once a run."""

from pathlib import Path

import pytest

from tests.packaging.environments import build_sdist


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_sdist(tmp_path_factory.mktemp("sdist"))
