"""Databases and servers. A PostgreSQL that cannot start fails the run: it is never skipped."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import LONG
from tests.server.postgres import Postgres
from tests.server.support import VISITORS, ServerProcess, sqlite_url

DATABASES = ("sqlite", "postgresql")
ABOVE_THE_DATABASE = (
    *("test_invitations", "test_lessons", "test_mcp", "test_one_stream", "test_privacy"),
    *("test_records", "test_seats", "test_stream", "test_web"),
)
"""What these look at stands above the store: they meet PostgreSQL in make test-long only."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if LONG:
        return
    left_out = [item for item in items if is_above_postgres(item)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def is_above_postgres(item: pytest.Item) -> bool:
    chosen = getattr(item, "callspec", None)
    return item.path.stem in ABOVE_THE_DATABASE and chosen is not None and chosen.params.get("database") == "postgresql"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A running PostgreSQL; each call makes a new, empty database and gives its address."""
    server = Postgres()
    yield server.make
    server.close()


@pytest.fixture(autouse=True)
def close_visitors() -> Iterator[None]:
    yield
    while VISITORS:
        VISITORS.pop().http.close()


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def database_url(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if database == "sqlite":
        return sqlite_url(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture(scope="session")
def server(
    database: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that many tests share, on either database."""
    if database == "sqlite":
        url = sqlite_url(tmp_path_factory.mktemp("server"))
    else:
        url = request.getfixturevalue("postgres")()
    with ServerProcess(url) as running:
        yield running
    assert not running.logged('"level": "error"'), running.logged('"level": "error"')[0]
