"""HTTP connections that cost nothing while they say nothing: uvicorn's, with limits of time, size and number."""

import asyncio
import sys
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hatoba.server.problems import MEDIA_TYPE, Problem, busy
from hatoba.server.rates import ALWAYS_ANSWERED, FULL, WHOLE
from hatoba.server.services import Services
from hatoba.server.show import encode

if sys.platform != "win32":
    import resource

HEAD_BYTES = 65_536
STUCK_SECONDS = 60.0
"""How long a client may take no byte of what it is sent."""
FILES_FOR_OTHERS = 150
"""Open files that are no visitors' connections: the database's, the workers', the client's assets."""
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Protocol(HttpToolsProtocol):
    """One connection. It is idle from when it is made, or has been answered, until the next request has begun.

    A request must have come whole in time; its body's time is the application's matter. If there are too many
    connections, the one that has been idle longest makes room, so that silent ones keep nobody out.
    """

    services: ClassVar[Services]
    room: ClassVar[int]
    head_seconds: ClassVar[float]
    idle: ClassVar[dict["Protocol", None]]
    """The oldest first."""

    _timer: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    _head_size = 0
    _in_message = False
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.room and not self._make_room():
            transport.write(NO_ROOM)
            transport.close()
            return
        self.idle[self] = None
        self._expect_in_time()

    def _make_room(self) -> bool:
        oldest = next(iter(self.idle), None)
        if oldest is None:
            return False
        del self.idle[oldest]
        oldest.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.idle.pop(self, None)
        self._stop_timers()
        super().connection_lost(exc)

    # ------------------------------------------------------------------------------- requests that come

    def data_received(self, data: bytes) -> None:
        if not self._in_message:
            self._head_size += len(data)
            if self._head_size > HEAD_BYTES + len(data):  # a body may come with the last of it
                self.transport.write(HEAD_TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)
        if self._head_size and self._timer is None:  # the rest of the head
            self._expect_in_time()

    def on_headers_complete(self) -> None:
        self._in_message = True
        self._head_size = 0
        self.idle.pop(self, None)
        self._cancel_timer()
        self._refused = self._is_too_much()
        if self._refused:
            self._refuse()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_message = False
        if self._refused:
            self._cancel_timer()
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
            return
        self.scope.setdefault("state", {})[WHOLE] = True
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._cancel_timer()  # it was answered before it had come whole

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.pipeline:
            return
        self.idle[self] = None
        if self._in_message:
            self._expect_in_time()  # the rest of a request that was refused: read, but not for ever

    # ------------------------------------------------------------------------------- more than can be done

    def _is_too_much(self) -> bool:
        """Whether this request is refused here. The application refuses those whose answer is no simple matter."""
        if not self.services.rates.full() or self.url.decode("latin-1") in ALWAYS_ANSWERED:
            return False
        waits = self.cycle is not None and not self.cycle.response_complete
        assert self.parser is not None  # it has just read the headers
        return not waits and self.parser.get_method() != b"HEAD"

    def _refuse(self) -> None:
        """At once, before anything is made for the application: to refuse ten must cost less than to serve one."""
        assert self.parser is not None
        self.services.metrics.refused.labels("busy").inc()
        self.transport.write(REFUSAL)
        if self.expect_100_continue or not self.parser.should_keep_alive():
            self.transport.close()
            return
        self.idle[self] = None
        self._expect_in_time()  # the rest of it

    # ------------------------------------------------------------------------------- time

    def _expect_in_time(self) -> None:
        self._cancel_timer()
        self._timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def _stop_timers(self) -> None:
        self._cancel_timer()
        if self._stuck is not None:
            self._stuck.cancel()


def _written(problem: Problem) -> bytes:
    """The whole answer that says so."""
    body = encode(problem.body)
    head = f"HTTP/1.1 503 Service Unavailable\r\ncontent-type: {MEDIA_TYPE}\r\ncontent-length: {len(body)}\r\n"
    more = "".join(f"{name}: {value}\r\n" for name, value in (problem.headers or {}).items())
    return f"{head}{more}x-content-type-options: nosniff\r\n\r\n".encode() + body


REFUSAL = _written(busy(503, FULL))


def make_protocol(services: Services) -> type[Protocol]:
    """The protocol of one server."""
    settings = services.settings
    attributes: dict[str, Any] = {
        "services": services,
        "room": min(settings.connections, open_files() - FILES_FOR_OTHERS),
        "head_seconds": settings.header_timeout,
        "idle": {},
    }
    return type("ServerProtocol", (Protocol,), attributes)


def open_files() -> int:
    """How many files this process may have open, as many as it can get."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return max(soft, wanted)
    return 2048
