"""What several routes need."""

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from hatoba.server.access import Access, Visitor, read_visitor
from hatoba.server.problems import ProblemBody, not_found
from hatoba.server.services import Services
from hatoba.server.show import encode
from hatoba.server.table import ServedTable, as_public
from hatoba.table.models import TableInfo
from hatoba.table.show import show_info

Anyone = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$")]
GameName = FromPath[str]
SeatId = Annotated[int, PathParameter(ge=0, le=3)]
ViewerParameter = Annotated[
    int | None, QueryParameter(ge=0, le=3, description="With which of your seats' eyes; usually your first.")
]
WatchParameter = Annotated[bool, QueryParameter(description="With a spectator's eyes.")]


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    described = {
        400: "Cannot be read.",
        401: "Not signed in.",
        403: "Not yours.",
        404: "No such thing, or you hold no link to it.",
        409: "Made for an earlier position: `entries` says what happened since.",
        413: "Too large.",
        415: "Not JSON.",
        422: "Cannot be done: `detail` says why, `field` where.",
        429: "Too many requests: `retry-after` says when to come again.",
        503: "Not now: `retry-after` says when to come again.",
    }
    return {
        status: ResponseSpec(
            data_container=ProblemBody,
            description=described[status],
            media_type="application/problem+json",
            generate_examples=False,
        )
        for status in statuses
    }


READ = _problems(400, 403, 404, 422, 429, 503)
WRITE = _problems(400, 403, 404, 409, 413, 415, 422, 429, 503)
OPEN = _problems(400, 413, 415, 422, 429, 503)
SIGN_IN = _problems(400, 401, 413, 415, 422, 429, 503)
SERVER_STATE = _problems(503)


def services_of(request: Anyone) -> Services:
    found: Services = request.app.state.services
    return found


async def enter(request: Anyone, table_id: str) -> tuple[Services, ServedTable, Access]:
    """The table, for somebody who holds a link to it."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    access = await services.doorkeeper.require(read_visitor(request), table)
    if access.seats:
        services.attendance.look(table_id, services.tables.now())
    return services, table, access


async def look(request: Anyone, table_id: str) -> tuple[Services, ServedTable, Access]:
    """The table, for somebody who holds a link to it, or for anybody while it waits for people."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    access = await services.doorkeeper.access(read_visitor(request), table)
    if not access.known and not table.joinable:
        raise not_found("table")
    return services, table, access


def visitor_of(request: Anyone) -> Visitor:
    return read_visitor(request)


class Answer(Response[Any]):
    """JSON as bytes, never kept by caches: everything here is somebody's own."""

    def to_asgi_response(self, app: Litestar | None, request: Request[Any, Any, Any], **_: Any) -> ASGIResponse:
        return _Written(self)


class _Written(ASGIResponse):
    """Sends an answer as it stands: Litestar would put the same few headers together anew for each."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body: bytes = self._answer.content
        headers = [
            (b"cache-control", b"no-store"),
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            *((name.encode(), value.encode()) for name, value in self._answer.headers.items()),
            *(cookie.to_encoded_header() for cookie in self._answer.cookies),
        ]
        await send({"type": "http.response.start", "status": self._answer.status_code or 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def answer(content: Any, status: int = 200, cookie: Cookie | None = None) -> Answer:
    """The answer with this content."""
    body = content if isinstance(content, bytes) else encode(content)
    return Answer(body, status_code=status, cookies=[cookie] if cookie is not None else None)


async def seen_by(services: Services, table: ServedTable, access: Access) -> ServedTable:
    """The table as the visitor may know it: who plays no seat is behind by as much as its spectators are."""
    found = table if access.seats else await services.hub.delays.get(table)
    return as_public(found) if access.public else found


async def info(services: Services, table: ServedTable, access: Access) -> TableInfo:
    seen = await seen_by(services, table, access)
    shown = show_info(table, seen, access.seats, access.maker, access.invited)
    return replace(shown, shared=table.shared, public=access.public)


def base_url(request: Anyone) -> str:
    """How people reach this server."""
    configured = services_of(request).settings.base_url
    return configured.rstrip("/") if configured else str(request.base_url).rstrip("/")


def as_json(value: object) -> Any:
    return msgspec.to_builtins(value)
