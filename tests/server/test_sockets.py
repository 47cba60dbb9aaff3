"""Connections that say nothing, or hardly anything, keep nobody out."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from urllib.parse import urlsplit

import pytest

from tests.server.support import PATIENCE, ServerProcess, sqlite_url

SILENT = 400


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has room for few connections and waits long."""
    url = sqlite_url(tmp_path_factory.mktemp("few"))
    with ServerProcess(url, HATOBA_CONNECTIONS="50", HATOBA_HEADER_TIMEOUT="3600") as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that does not wait long."""
    url = sqlite_url(tmp_path_factory.mktemp("hasty"))
    with ServerProcess(url, HATOBA_HEADER_TIMEOUT="0.3", HATOBA_REQUEST_TIMEOUT="0.3") as server:
        yield server


def connect(server: ServerProcess) -> socket.socket:
    found = urlsplit(server.url)
    assert found.hostname is not None and found.port is not None
    return socket.create_connection((found.hostname, found.port), timeout=PATIENCE)


def read_all(connection: socket.socket) -> bytes:
    """Until the server ends the connection."""
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_silent_connections_keep_nobody_out(few: ServerProcess) -> None:
    with ExitStack() as open_sockets:
        for at in range(SILENT):
            open_sockets.enter_context(closing(connect(few)))
            if at % 50 == 49:
                with few.visitor() as visitor:
                    assert visitor.get("/api/games")["games"]


def test_connections_that_are_served_are_not_ended_for_others(few: ServerProcess) -> None:
    with ExitStack() as open_sockets:
        visitor = few.visitor()
        visitor.create("duel")
        streams = []
        for _ in range(60):
            stream = open_sockets.enter_context(closing(connect(few)))
            cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
            stream.sendall(f"GET /api/stream HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n".encode())
            streams.append(stream.recv(100))
        served = [answer.startswith(b"HTTP/1.1 200") for answer in streams]
        refused = [answer for answer in streams if answer.startswith(b"HTTP/1.1 503")]
        assert 40 <= sum(served) <= 50
        assert len(refused) == 60 - sum(served)
        assert all(b"retry-after" in answer for answer in refused)
    with few.visitor() as visitor:
        assert visitor.get("/api/games")["games"]


@pytest.mark.parametrize(
    "said",
    [b"", b"GET", b"GET / HTTP/1.1\r\nhost: x\r\n", b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\nGET /"],
    ids=["nothing", "a word", "half a head", "half a second head"],
)
def test_what_does_not_come_in_time_is_ended(hasty: ServerProcess, said: bytes) -> None:
    with closing(connect(hasty)) as connection:
        connection.sendall(said)
        answer = read_all(connection)
        assert answer.count(b"HTTP/1.1 200") == said.count(b"\r\n\r\n")


def test_a_head_that_drips_is_ended(hasty: ServerProcess) -> None:
    with closing(connect(hasty)) as connection:
        connection.settimeout(0.05)
        connection.sendall(b"GET / HTTP/1.1\r\n")
        ended = False
        for _ in range(int(PATIENCE / 0.05)):
            try:
                connection.sendall(b"a: b\r\n")
                ended = connection.recv(100) == b""
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                ended = True
            if ended:
                break
        assert ended


def test_a_body_that_drips_is_ended_though_it_was_answered(hasty: ServerProcess) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n"
    with closing(connect(hasty)) as connection:
        connection.settimeout(0.05)
        connection.sendall(head)
        answer, ended = b"", False
        for _ in range(int(PATIENCE / 0.05)):
            try:
                connection.sendall(b" ")
                part = connection.recv(65_536)
                answer += part
                ended = part == b""
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                ended = True
            if ended:
                break
        assert ended
        assert answer.startswith(b"HTTP/1.1 408"), answer


def test_a_head_without_end_is_refused(few: ServerProcess) -> None:
    with closing(connect(few)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for _ in range(100):
                connection.sendall(b"a: " + b"b" * 10_000 + b"\r\n")
        except (BrokenPipeError, ConnectionResetError):
            return
        assert read_all(connection).startswith(b"HTTP/1.1 431")


def test_large_bodies_and_many_requests_on_one_connection_are_no_offence(few: ServerProcess) -> None:
    with few.visitor() as visitor:
        for _ in range(5):
            refused = visitor.post("/api/records", {"text": "x" * 300_000}, 422)
            assert refused["code"] == "invalid_record"
        head = b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"
        with closing(connect(few)) as connection:
            connection.sendall(head * 3)
            answer = b""
            while answer.count(b"HTTP/1.1 200") < 3:
                part = connection.recv(65_536)
                assert part, answer
                answer += part
