"""The outermost layer: rates, timeouts, headers, and the log of requests."""

import asyncio
import logging
import re
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from hatoba.server.problems import MEDIA_TYPE, Problem
from hatoba.server.rates import ADDRESS, ALWAYS_ANSWERED, WHEN_OVER, WHOLE, client_of
from hatoba.server.secrets import hash_token
from hatoba.server.show import encode

if TYPE_CHECKING:
    from hatoba.server.services import Services

logger = logging.getLogger("hatoba.requests")
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
WORKER_POLICY = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Of scripts, which matters for workers only: beside a site one of them runs the engine. Pages never get it."""
SCHEMA_POLICY = "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
ONE_CLICK = re.compile("/api/mail/[^/]+/stop")
"""Mail programs send a form here (RFC 8058). Only its secret address counts: there is no cookie to misuse."""
HOSTS_KEPT = 100
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Limits:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, services: "Services") -> None:
        self._app = app
        self._services = services
        settings = services.settings
        self._timeout = settings.request_timeout
        self._host = urlsplit(settings.base_url).netloc
        self._beside_site = bool(settings.site)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        await self._serve(scope, receive, send)

    async def _serve(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        client = address(scope)
        ADDRESS.set(client)
        policy = self._policy(scope["path"])
        places = self._services.rates.at_once
        try:
            self._admit(scope, client)
        except Problem as problem:
            answer = _Answer(send, policy)
            self._services.metrics.refused.labels(problem.body.code).inc()
            await _send_problem(problem, answer)
        else:
            places.take(client)
            answer = _Answer(send, policy, lambda: places.leave(client))
            state = scope.setdefault("state", {})
            try:
                await self._app(scope, receive if WHOLE in state else self._in_time(receive), answer)
            finally:
                answer.begun()
                if WHEN_OVER in state:
                    state[WHEN_OVER]()
        self._note(scope, answer.status, time.perf_counter() - started)

    def _policy(self, path: str) -> str:
        if path.startswith("/schema"):
            return SCHEMA_POLICY
        return WORKER_POLICY if self._beside_site and path.startswith("/assets/") else CONTENT_POLICY

    def _admit(self, scope: HTTPScope, client: str) -> None:
        """Whether this request is looked at at all; Problem says why not. It costs next to nothing."""
        rates = self._services.rates
        if scope["path"] not in ALWAYS_ANSWERED:
            rates.require_room(client)
        rates.requests.require(client)
        headers = dict(scope["headers"])
        if not is_host(headers.get(b"host", b"").decode("latin-1")):
            raise Problem(400, "unreadable", "the header Host is no host")
        if ONE_CLICK.fullmatch(scope["path"]):
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._same_origin(headers):
            raise Problem(403, "other_origin", "requests that change something must come from our own pages")
        if not is_json(headers):
            raise Problem(415, "media_type", "send application/json")

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a request comes from; programs say nothing and have no cookies of others to misuse."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        host = origin.decode("latin-1").partition("://")[2]
        return bool(host) and host in (headers.get(b"host", b"").decode("latin-1"), self._host)

    def _in_time(self, receive: Receive) -> Receive:
        """A client that sends its request too slowly is cut off; handlers themselves are never interrupted."""
        until = asyncio.get_running_loop().time() + self._timeout
        arrived = False

        async def limited() -> Any:
            nonlocal arrived
            if arrived:
                return await receive()  # nothing more is to come but that the client goes away
            async with asyncio.timeout_at(until):
                message = await receive()
            arrived = not message.get("more_body", False)
            return message

        return limited

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        route = route_of(scope)
        stays_open = route == "/api/stream"
        self._services.metrics.answered(scope["method"], route, status, None if stays_open else seconds)
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
    """Sends on, with our headers; knows what was answered, and says when that begins."""

    def __init__(self, send: Send, policy: str, on_begin: Callable[[], None] | None = None) -> None:
        self._send = send
        self._on_begin = on_begin
        self._policy = policy
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.begun()
            headers = list(message.get("headers", []))
            policy = (b"content-security-policy", self._policy.encode())
            known = {name.lower() for name, _ in headers}
            message["headers"] = headers + [pair for pair in (*HEADERS, policy) if pair[0] not in known]
        await self._send(message)

    def begun(self) -> None:
        """The work is done; what is left is to send, which streams do for hours."""
        on_begin, self._on_begin = self._on_begin, None
        if on_begin is not None:
            on_begin()


async def _send_problem(problem: Problem, send: Send) -> None:
    body = encode(problem.body)
    headers = [(name.encode(), value.encode()) for name, value in (problem.headers or {}).items()]
    headers += [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.body.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(HOSTS_KEPT)
def is_host(host: str) -> bool:
    """Whether an address can begin with it. Much that is done with a request asks for its address."""
    try:
        parts = urlsplit(f"//{host}")
        return parts.netloc == host and parts.port != 0  # a port that is none is an error
    except ValueError:
        return False


def is_json(headers: dict[bytes, bytes]) -> bool:
    """Whether the body, if there is one, says that it is JSON: what a form of another page can send never does."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def address(scope: HTTPScope) -> str:
    """Whom the limits count."""
    client = scope.get("client")
    return client_of(client[0]) if client else "unknown"


def route_of(scope: HTTPScope) -> str:
    """The pattern of the address, without what stands in its gaps: ids and tokens are nobody's business."""
    template = scope.get("path_template")
    if isinstance(template, str) and template:
        return template
    return "/s/" if scope["path"].startswith("/s/") else "other"
