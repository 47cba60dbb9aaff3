"""Whatever is sent, honest or mangled, is no fault of the server: see fuzz.py."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.fuzz import CHUNK, DATABASES, OVER_SOCKETS, run_chunk
from tests.server.support import sqlite_url

REQUESTS = 1_000_000
CHUNKS = REQUESTS // CHUNK // len(DATABASES)
"""Of each database."""
FEW = 400


def test_nothing_is_a_fault(database_url: str) -> None:
    run_chunk(database_url, 0, FEW)


def test_nothing_is_a_fault_over_sockets(database_url: str) -> None:
    run_chunk(database_url, OVER_SOCKETS - 1, FEW)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_million_requests_and_no_fault(
    chunk: int, database: str, postgres: Callable[[], str], tmp_path: Path
) -> None:
    tally = run_chunk(sqlite_url(tmp_path) if database == "sqlite" else postgres(), chunk)
    assert tally.sent == CHUNK
