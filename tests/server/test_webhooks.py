"""Webhooks: they tell whose turn it is, reach nothing inside, and nobody waits for who receives them."""

import asyncio
import json
import queue
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from hatoba.server import outside
from hatoba.server.outside import find_target, is_outside
from hatoba.server.problems import Problem
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE, ServerProcess, sqlite_url, two_people


@pytest.fixture
def hook() -> Iterator[tuple[str, "queue.Queue[Any]", list[int]]]:
    """An address to POST to, what arrives there, and the answers that it gives first."""
    arrived: queue.Queue[Any] = queue.Queue()
    answers: list[int] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            arrived.put(json.loads(body))
            self.send_response(answers.pop(0) if answers else 204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/turn", arrived, answers
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_webhook_tells_whose_turn_it_is(server: ServerProcess, hook: Any) -> None:
    url, arrived, _ = hook
    first, second = two_people(server, "duel")
    second.visitor.ask("PUT", f"{second.path}/seats/1/webhook", 204, json={"url": url})
    while first.position()["to_move"] == 0:
        first.act([first.position()["legal"][0]["action"]])
    told = arrived.get(timeout=PATIENCE)
    assert (told["table"], told["seat"]) == (first.table, 1)
    assert told["position"] == first.position()["position"]
    second.visitor.ask("PUT", f"{second.path}/seats/1/webhook", 204, json={"url": None})
    assert first.visitor.ask("PUT", f"{second.path}/seats/1/webhook", 403, json={"url": url})


INSIDE = ["127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
INSIDE += ["255.255.255.255", "::", "::1", "fe80::1", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1"]
INSIDE += ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::8.8.8.8", "::ffff:0:127.0.0.1"]
INSIDE += ["64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:1::1"]
INSIDE += ["2606:4700::5efe:10.0.0.1", "2606:4700:0:0:200:5efe:127.0.0.1"]


@pytest.mark.parametrize("address", INSIDE)
def test_no_form_of_an_address_leads_inside(address: str) -> None:
    assert not is_outside(address)


def test_addresses_of_the_internet_are_outside() -> None:
    for address in ("8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001:80b::200e"):
        assert is_outside(address)


def test_webhooks_lead_outside_only() -> None:
    async def run() -> None:
        for url in ("http://127.0.0.1/x", "http://localhost:80/", "http://[::1]/", "http://[64:ff9b::7f00:1]/"):
            with pytest.raises(Problem, match="private address"):
                await find_target(url, False, PATIENCE)
        for url in (
            "ftp://example.org",
            "http:///x",
            "http://user@127.0.0.1/",
            "http://[",
            "http://x:99999/",
            "http://a..b",
        ):
            with pytest.raises(Problem):
                await find_target(url, True, PATIENCE)
        assert (await find_target("http://127.0.0.1:8/x", True, PATIENCE)).addresses == ("127.0.0.1",)

    asyncio.run(run())


# ------------------------------------------------------------------------------- a server with receivers of all kinds


@dataclass
class Receiver:
    """Somebody outside: where, whether a message came, and what it said."""

    port: int
    came: asyncio.Event
    said: list[bytes]


@asynccontextmanager
async def receiver(answer: bytes | None) -> AsyncIterator[Receiver]:
    """Answers so, or never."""
    there, gone = Receiver(0, asyncio.Event(), []), asyncio.Event()

    async def on_connection(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there.said.append(await reader.read(65_536))
        there.came.set()
        if answer is None:
            await gone.wait()
        else:
            writer.write(answer)
        writer.close()

    server = await asyncio.start_server(on_connection, "127.0.0.1", 0)
    there.port = server.sockets[0].getsockname()[1]
    yield there
    gone.set()
    server.close()


async def table_with_hook(server: Inside, url: str) -> str:
    """A table whose second seat is told by a webhook; played until it is that seat's turn."""
    made = (await server.http.post("/api/tables", json={"game": "duel", "seats": [{"kind": "hotseat"}] * 2})).json()
    path = f"/api/tables/{made['table']['id']}"
    answer = await server.http.put(f"{path}/seats/1/webhook", json={"url": url})
    assert answer.status_code == 204, answer.text
    while (position := (await server.http.get(f"{path}/position")).json())["to_move"] == 0:
        action = position["legal"][0]["action"]
        body = {"seat": 0, "position": position["position"], "key": str(position["position"]), "actions": [action]}
        assert (await server.http.post(f"{path}/actions", json=body)).status_code == 200
    return path


PATIENT: dict[str, Any] = {"private_webhooks": True, "webhook_timeout": 3600}
HASTY: dict[str, Any] = {"private_webhooks": True, "webhook_timeout": 1.0}
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"


def test_a_slow_receiver_delays_nobody_and_no_shutdown(tmp_path: Path) -> None:
    async def run() -> None:
        async with receiver(None) as slow, receiver(TAKEN) as quick, inside(sqlite_url(tmp_path), **PATIENT) as server:
            for _ in range(3):
                await table_with_hook(server, f"http://127.0.0.1:{slow.port}/")
            await asyncio.wait_for(slow.came.wait(), PATIENCE)
            await table_with_hook(server, f"http://127.0.0.1:{quick.port}/x?y=1")
            await asyncio.wait_for(quick.came.wait(), PATIENCE)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def until_sent(server: Inside) -> None:
    while server.services.webhooks._outbox._sending:
        await asyncio.sleep(0.01)


def test_what_a_receiver_answers_is_not_read(tmp_path: Path) -> None:
    """An answer without end is given up after its first line."""

    async def run() -> None:
        endless = b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 50_000_000
        async with receiver(endless) as there, inside(sqlite_url(tmp_path), **PATIENT) as server:
            path = await table_with_hook(server, f"http://127.0.0.1:{there.port}/turn")
            await asyncio.wait_for(there.came.wait(), PATIENCE)
            await until_sent(server)
            head, _, body = there.said[0].partition(b"\r\n\r\n")
            assert head.startswith(b"POST /turn HTTP/1.1\r\nhost: 127.0.0.1:")
            assert json.loads(body)["table"] == path.rpartition("/")[2]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_receiver_that_never_answers_is_given_up_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with receiver(None) as there, inside(sqlite_url(tmp_path), **HASTY) as server:
            await table_with_hook(server, f"http://127.0.0.1:{there.port}/")
            await asyncio.wait_for(there.came.wait(), PATIENCE)
            await until_sent(server)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_name_that_leads_elsewhere_the_second_time_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the address that was checked is the one that is connected to."""
    asked: list[str] = []
    connected: list[tuple[str, int]] = []
    real = socket.getaddrinfo

    def resolve(host: Any, *args: Any, **more: Any) -> Any:
        if host != "rebind.example":
            return real(host, *args, **more)
        asked.append(host)
        address = "93.184.215.14" if len(asked) % 2 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80))]

    async def connect(host: str, port: int, **_: Any) -> Any:
        connected.append((host, port))
        raise OSError("nothing is sent in a test")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)

    async def run() -> None:
        target = await find_target("http://rebind.example/x", False, PATIENCE)
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "open_connection", connect)
            with pytest.raises(OSError, match="nothing is sent"):
                await outside.post(target, b"{}")
        assert connected == [("93.184.215.14", 80)]
        assert len(asked) == 1
        with pytest.raises(Problem, match="private address"):
            await find_target("http://rebind.example/x", False, PATIENCE)

    asyncio.run(run())
