"""The outermost layer: rates, timeouts, headers, and the log of requests."""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from hatoba.server.problems import MEDIA_TYPE, Problem
from hatoba.server.secrets import hash_token
from hatoba.server.show import encode

if TYPE_CHECKING:
    from hatoba.server.services import Services

logger = logging.getLogger("hatoba.requests")
CLIENTS_KEPT = 20_000
MADE_HERE = ("/api/tables", "/api/accounts", "/api/login", "/api/records")
"""What costs us much, or helps to guess: its own, smaller rate."""

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SCHEMA_POLICY = "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Buckets:
    """How often each client may come: so many a minute, saved up to as many."""

    def __init__(self, per_minute: int) -> None:
        self._rate = per_minute / 60
        self._size = float(per_minute)
        self._level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, now: float) -> float:
        """0 if the client may come now (and has), otherwise the seconds until it may."""
        if not self._size:
            return 0.0
        level, since = self._level.pop(client, (self._size, now))
        level = min(self._size, level + (now - since) * self._rate)
        allowed = level >= 1
        self._level[client] = (level - 1 if allowed else level, now)
        if len(self._level) > CLIENTS_KEPT:
            self._level.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self._rate


class Limits:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, services: "Services") -> None:
        self._app = app
        self._services = services
        settings = services.settings
        self._requests = Buckets(settings.requests_per_minute)
        self._creations = Buckets(settings.creations_per_minute)
        self._timeout = settings.request_timeout
        self._streams: dict[str, int] = {}
        self._host = urlsplit(settings.base_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        await self._serve(scope, receive, send)

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        answer = _Answer(send, scope)
        problem = self._refuse(scope)
        stream = scope["path"] == "/api/stream"
        client = address(scope)
        if problem is None and stream and self._streams.get(client, 0) >= self._services.settings.streams_per_client:
            problem = Problem(429, "too_many_streams", "close some of your streams: one serves all your tables")
        if problem is not None:
            self._services.metrics.refused.labels(problem.body.code).inc()
            await _send_problem(problem, answer)
        elif stream:
            self._streams[client] = self._streams.get(client, 0) + 1
            try:
                await self._app(scope, receive, answer)
            finally:
                self._streams[client] -= 1
                if not self._streams[client]:
                    del self._streams[client]
        else:
            await self._app(scope, self._in_time(receive), answer)
        self._note(scope, answer.status, time.perf_counter() - started)

    def _refuse(self, scope: HTTPScope) -> Problem | None:
        """Why this request is not even looked at."""
        now = time.monotonic()
        client = address(scope)
        wait = self._requests.wait(client, now)
        if not wait and scope["method"] == "POST" and scope["path"] in MADE_HERE:
            wait = self._creations.wait(client, now)
        if wait:
            seconds = str(int(wait) + 1)
            return Problem(429, "too_many_requests", f"come again in {seconds} s", headers={"retry-after": seconds})
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._same_origin(scope):
            return Problem(403, "other_origin", "requests that change something must come from our own pages")
        if not is_json(scope):
            return Problem(415, "media_type", "send application/json")
        return None

    def _same_origin(self, scope: HTTPScope) -> bool:
        """Browsers say where a request comes from; programs say nothing and have no cookies of others to misuse."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        host = urlsplit(origin.decode("latin-1")).netloc
        return bool(host) and host in (headers.get(b"host", b"").decode("latin-1"), self._host)

    def _in_time(self, receive: Receive) -> Receive:
        """A client that sends its request too slowly is cut off; handlers themselves are never interrupted."""

        async def limited() -> Any:
            async with asyncio.timeout(self._timeout):
                return await receive()

        return limited

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = route_of(scope)
        metrics = self._services.metrics
        metrics.requests.labels(scope["method"], route, status).inc()
        if route != "/api/stream":
            metrics.seconds.labels(route).observe(seconds)
        if logger.isEnabledFor(logging.INFO):
            logger.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 2),
                    "client": hash_token(address(scope))[:12],
                },
            )


class _Answer:
    """Sends on, with our headers; knows what was answered."""

    def __init__(self, send: Send, scope: HTTPScope) -> None:
        self._send = send
        self._policy = SCHEMA_POLICY if scope["path"].startswith("/schema") else CONTENT_POLICY
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = list(message.get("headers", []))
            policy = (b"content-security-policy", self._policy.encode())
            known = {name.lower() for name, _ in headers}
            message["headers"] = headers + [pair for pair in (*HEADERS, policy) if pair[0] not in known]
        await self._send(message)


async def _send_problem(problem: Problem, send: Send) -> None:
    body = encode(problem.body)
    headers = [(name.encode(), value.encode()) for name, value in (problem.headers or {}).items()]
    headers += [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.body.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_json(scope: HTTPScope) -> bool:
    """Whether the body, if there is one, says that it is JSON: what a form of another page can send never does."""
    headers = dict(scope["headers"])
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def address(scope: HTTPScope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def route_of(scope: HTTPScope) -> str:
    """The pattern of the address, without what stands in its gaps: ids and tokens are nobody's business."""
    template = scope.get("path_template")
    if isinstance(template, str) and template:
        return template
    return "/s/" if scope["path"].startswith("/s/") else "other"
