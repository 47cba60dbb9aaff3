"""Schemathesis against our own OpenAPI: whatever is sent, nothing is a fault of the server."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.conftest import LONG
from tests.server.support import PATIENCE, Seat, ServerProcess, Visitor, sqlite_url, two_people

EXAMPLES = 100 if LONG else 5
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Seat, Seat]]:
    """A server with a game under way and one that is over."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("schema"))) as server:
        running, _ = two_people(server)
        finished, other = two_people(server, "duel")
        other.command("resign")
        yield server, running, finished
        assert not server.logged('"level": "error"'), server.logged('"level": "error"')[0]


def operations() -> list[tuple[str, str]]:
    """Every path and method that we describe, but for the stream, which does not end."""
    from hatoba.server.app import create_litestar
    from hatoba.server.services import make_services
    from hatoba.server.settings import Settings

    app = create_litestar(make_services(Settings(database_url="sqlite:///nowhere.db")))
    described = app.openapi_schema.to_schema()["paths"]
    return [(path, method) for path, methods in described.items() for method in methods if path != "/api/stream"]


@pytest.mark.parametrize(("path", "method"), operations())
def test_nothing_that_is_sent_is_a_fault(target: tuple[ServerProcess, Seat, Seat], path: str, method: str) -> None:
    server, running, finished = target
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operation = schema[path][method.upper()]

    @given(case=operation.as_strategy(), seat=st.sampled_from([None, running, finished]))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def send(case: Any, seat: Seat | None) -> None:
        headers = {}
        if seat is not None:
            headers = {"authorization": f"Bearer {seat.visitor.token}"}
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = seat.table
        if method == "delete":
            headers = {}  # the others still need the tables
        response = case.call(base_url=server.url, headers=headers, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    send()


def test_the_description_names_every_game(target: tuple[ServerProcess, Seat, Seat]) -> None:
    described = Visitor(target[0].url).get("/schema/openapi.json")
    schemas = described["components"]["schemas"]
    for name in ("YokohamaView", "DuelView", "NipponView", "YokohamaPlacedEvent", "StreamMessages", "ProblemBody"):
        assert name in schemas
    assert len(described["paths"]) > 30
