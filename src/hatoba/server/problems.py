"""What is answered to a request that cannot be done: problem+json (RFC 9457) that says what would be right."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from hatoba.engine.reasons import Reason
from hatoba.table.commands import Refusal

MEDIA_TYPE = "application/problem+json"
TITLES = {
    400: "The request cannot be read",
    401: "Not signed in",
    403: "Not allowed",
    404: "Not found",
    405: "Not possible here",
    408: "Too slow",
    409: "The game has moved on",
    410: "Gone",
    413: "Too large",
    415: "Wrong kind of content",
    422: "The request cannot be done",
    429: "Too many requests",
    500: "The server has a fault",
    503: "The server cannot do this now",
}


class ProblemBody(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An error. `code` is for programs; what else is there depends on it."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    field: str | None = None
    """The part of the request that is wrong."""
    errors: list[dict[str, Any]] | None = None
    reason: Reason | None = None
    """Why an action is not legal: a code and its arguments."""
    table: str | None = None
    row: str | None = None
    number: int | None = None
    position: int | None = None
    """The current position's number."""
    entries: list[Any] | None = None
    """What happened since the position that the request was made for."""


class Problem(Exception):
    """Raise this to answer with a problem."""

    def __init__(self, status: int, code: str, detail: str, headers: dict[str, str] | None = None, **more: Any) -> None:
        super().__init__(detail)
        self.headers = headers
        self.body = ProblemBody(
            type=f"urn:hatoba:{code}", title=TITLES[status], status=status, code=code, detail=detail, **more
        )

    @staticmethod
    def of(body: ProblemBody) -> "Problem":
        """The problem with this answer, which another process has found."""
        problem = Problem(body.status, body.code, body.detail)
        problem.body = body
        return problem


class Unavailable(Problem):
    """The database cannot be reached. Whoever repeats a command sends the same key, so nothing is done twice."""

    def __init__(self) -> None:
        super().__init__(503, "database", "the database does not answer; try again", headers={"retry-after": "2"})


def busy(status: int, detail: str) -> Problem:
    """Not now: too much waits already, of this visitor (429) or of all (503)."""
    return Problem(status, "busy", detail, headers={"retry-after": "2"})


def not_found(what: str) -> Problem:
    """Nothing there, or nothing that this visitor may know of: the two look alike."""
    return Problem(404, "not_found", f"there is no such {what}, or you hold no link to it")


def unplayable(table: str, error: Exception) -> Problem:
    """A stored table of which the log does not lead to the positions that it says."""
    return Problem(503, "unplayable", f"table {table} does not replay with these rules: {error}")


def invalid(detail: str, field: str | None = None, code: str = "invalid") -> Problem:
    return Problem(422, code, detail, field=field)


def forbidden(detail: str) -> Problem:
    return Problem(403, "forbidden", detail)


def respond(problem: Problem) -> Response[bytes]:
    return Response(
        content=msgspec.json.encode(problem.body),
        status_code=problem.body.status,
        media_type=MEDIA_TYPE,
        headers=problem.headers,
    )


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[bytes]:
    return respond(error)


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    """What a table does not do."""
    status = {"forbidden": 403, "late": 409}.get(refusal.code, 422)
    return respond(
        Problem(
            status,
            refusal.code,
            str(refusal),
            field=refusal.field,
            reason=refusal.reason,
            position=refusal.position,
        )
    )


def on_timeout(request: Request[Any, Any, Any], error: TimeoutError) -> Response[bytes]:
    return respond(Problem(408, "too_slow", "the request did not arrive in time"))


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """What nests so deeply was sent to us: nothing of our own does."""
    return respond(Problem(400, "unreadable", "the request nests too deeply"))


def on_letters(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
    """Names in JSON are not checked by its reader."""
    return respond(Problem(400, "unreadable", "the request is no UTF-8"))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals, in our form."""
    if isinstance(error, ValidationException):
        errors = [dict(entry) for entry in error.extra] if isinstance(error.extra, list) else None
        detail = "; ".join(f"{e.get('key') or e.get('source')}: {e.get('message')}" for e in errors or [])
        return respond(Problem(400, "unreadable", detail or str(error.detail), errors=errors))
    status = error.status_code if error.status_code in TITLES else 400 if error.status_code < 500 else 500
    codes = {404: "not_found", 405: "method", 413: "too_large", 415: "media_type", 400: "unreadable"}
    detail = f"no page {request.url.path}" if status == 404 else str(error.detail)
    return respond(Problem(status, codes.get(status, "error"), detail, headers=dict(error.headers or {})))
