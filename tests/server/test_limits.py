"""Limits hold for what is done, however its address is spelled, and past them others are still served."""

import asyncio
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from hatoba.server.pressure import FEWEST, LATE, TICK, Pressure
from hatoba.server.rates import client_of
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE, ServerProcess, sqlite_url

HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]
CREDENTIALS = {"name": "somebody", "passphrase": "not the right one"}


@pytest.mark.parametrize(
    "spellings",
    [
        ("/api/login", "/api/login/", "//api/login", "/api//login", "/api/%6Cogin"),
        ("/api/tables", "/api/tables/", "//api/tables", "/api//tables//", "/%61pi/tables"),
    ],
)
def test_no_spelling_leads_past_a_limit(tmp_path: Path, spellings: tuple[str, ...]) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), creations_per_minute=2) as server:
            body = CREDENTIALS if "login" in spellings[0] else {"game": "duel", "seats": HOTSEAT}
            statuses = []
            for spelling in spellings:
                answer = await server.http.post(httpx.URL(f"http://hatoba.test{spelling}"), json=body)
                statuses.append(answer.status_code)
            assert set(statuses[2:]) <= {429, 404, 405}, statuses  # 404, 405: none of our addresses at all
            assert 429 in statuses

    asyncio.run(run())


def test_streams_are_counted_however_they_are_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), streams_per_client=2) as server:
            await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})
            statuses: list[int] = []
            opened = asyncio.Event()

            async def listen(spelling: str) -> None:
                """As a server asks the application: httpx would wait for the end of the stream."""
                cookie = "; ".join(f"{name}={value}" for name, value in server.http.cookies.items())
                scope = {
                    "type": "http",
                    "asgi": {"version": "3.0"},
                    "http_version": "1.1",
                    "method": "GET",
                    "scheme": "http",
                    "path": spelling,
                    "raw_path": spelling.encode(),
                    "root_path": "",
                    "query_string": b"",
                    "headers": [(b"host", b"hatoba.test"), (b"cookie", cookie.encode())],
                    "client": ("127.0.0.1", 1),
                    "server": ("127.0.0.1", 80),
                    "state": {},
                }
                asked, ended = False, asyncio.Event()

                async def receive() -> Any:
                    nonlocal asked
                    if not asked:
                        asked = True
                        return {"type": "http.request", "body": b"", "more_body": False}
                    await ended.wait()
                    return {"type": "http.disconnect"}

                async def send(message: Any) -> None:
                    if message["type"] == "http.response.start":
                        statuses.append(message["status"])
                        opened.set()
                    elif not message.get("more_body", False):
                        ended.set()

                await server.app(scope, receive, send)  # type: ignore[arg-type]

            tasks = []
            for spelling in ("/api/stream", "/api/stream/", "//api/stream", "/api/stream"):
                opened.clear()
                tasks.append(asyncio.create_task(listen(spelling)))
                await asyncio.wait_for(opened.wait(), PATIENCE)
            assert statuses == [200, 200, 429, 429]
            server.services.hub.close()
            await asyncio.wait(tasks)

    asyncio.run(run())


def test_a_rematch_counts_as_a_creation(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), creations_per_minute=2) as server:
            made = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
            path = f"/api/tables/{made['table']['id']}"
            await server.http.post(f"{path}/resign", json={"seat": 0, "key": "k"})
            answers = [await server.http.post(f"{path}/rematch") for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert int(answers[1].headers["retry-after"]) >= 1

    asyncio.run(run())


def test_addresses_count_by_who_has_them(tmp_path: Path) -> None:
    assert client_of("2001:db8:1:2::1") == client_of("2001:db8:1:2:ffff::9") != client_of("2001:db8:1:3::1")
    assert client_of("::ffff:192.0.2.1") == client_of("192.0.2.1") != client_of("192.0.2.2")
    assert client_of("fe80::1%eth0") == client_of("fe80::2")

    async def run() -> None:
        async with inside(sqlite_url(tmp_path), requests_per_minute=3) as server:
            seen = []
            for at in range(4):
                async with server.visitor(address=f"2001:db8::{at}") as visitor:
                    seen.append((await visitor.get("/api/games")).status_code)
            assert seen == [200, 200, 200, 429]
            async with server.visitor(address="2001:db8:0:1::1") as neighbour:
                assert (await neighbour.get("/api/games")).status_code == 200

    asyncio.run(run())


def test_what_is_beyond_capacity_is_refused_at_once_and_the_rest_is_served(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), requests_at_once=10) as server:
            await flood(server)
            assert (await server.http.get("/api/games")).status_code == 200

    async def flood(server: Inside) -> None:
        made = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
        table = await server.services.tables.get(made["table"]["id"])
        path = f"/api/tables/{table.id}/chat"
        async with table.lock:  # so long nobody's turn to speak comes
            said = [
                asyncio.create_task(server.http.post(path, json={"seat": 0, "text": "hello", "key": str(at)}))
                for at in range(40)
            ]
            done, waiting = await asyncio.wait(said, return_when=asyncio.FIRST_COMPLETED)
            while len(waiting) > 10:
                more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                done |= more
            assert [task.result().status_code for task in done] == [503] * 30
            assert all(int(task.result().headers["retry-after"]) >= 1 for task in done)
            assert (await server.http.get("/livez")).status_code == 200
            assert (await server.http.get("/healthz")).status_code == 200
        answers = await asyncio.gather(*waiting)
        assert [answer.status_code for answer in answers] == [200] * 10

    asyncio.run(run())


def test_one_address_leaves_places_for_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), requests_at_once=10, requests_per_minute=10_000) as server:
            made = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
            table = await server.services.tables.get(made["table"]["id"])
            path = f"/api/tables/{table.id}/chat"
            async with table.lock, server.visitor(address="192.0.2.9") as other:
                said = [
                    asyncio.create_task(server.http.post(path, json={"seat": 0, "text": "hello", "key": str(at)}))
                    for at in range(20)
                ]
                done, waiting = await asyncio.wait(said, return_when=asyncio.FIRST_COMPLETED)
                while len(waiting) > 5:
                    more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                    done |= more
                assert [task.result().status_code for task in done] == [429] * 15
                assert (await other.get("/api/games")).status_code == 200
            assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 5

    asyncio.run(run())


def test_a_server_whose_event_loop_is_late_takes_on_less_and_recovers() -> None:
    pressure = Pressure(100)
    for _ in range(3):
        pressure.note(1.0)
        pressure.note(0.0)
    assert pressure.room == 100  # pauses, but no queue
    for _ in range(30):
        pressure.note(1.0)
    assert pressure.room == FEWEST
    for _ in range(100):
        pressure.note(0.0)
    assert pressure.room == 100


def test_less_is_taken_on_while_the_event_loop_is_blocked(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), requests_at_once=100) as server:
            pressure = server.services.rates.pressure
            while pressure.room > FEWEST:
                time.sleep(LATE + TICK + 0.01)  # work that does not let go
                await asyncio.sleep(0)
            while pressure.room < 100:
                await asyncio.sleep(TICK)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_is_too_much_is_refused_before_anything_is_made_for_it(tmp_path: Path) -> None:
    """Over sockets, where the protocol refuses: the connection lives on, bodies are read over, health is answered."""
    with ServerProcess(sqlite_url(tmp_path), HATOBA_REQUESTS_AT_ONCE="1", HATOBA_REQUEST_TIMEOUT="600") as server:
        maker = server.visitor()
        address = urlsplit(server.url)
        with socket.create_connection((address.hostname, address.port or 0), PATIENCE) as slow:
            slow.sendall(b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n")
            slow.sendall(b"content-length: 9\r\n\r\n{")  # one is worked at, and the rest of it does not come
            while maker.http.get("/api/games").status_code == 200:
                pass
            for _ in range(3):
                for answer in (
                    maker.http.get("/api/games"),
                    maker.http.post("/api/tables", json={"game": "duel", "name": "x" * 30}),
                    maker.http.head("/api/games"),
                ):
                    assert answer.status_code == 503
                    assert int(answer.headers["retry-after"]) >= 1
                assert maker.http.get("/api/games").json()["code"] == "busy"
                assert maker.http.get("/livez").status_code == 200
            slow.sendall(b"        ")
            assert slow.recv(100).startswith(b"HTTP/1.1 400")
        maker.create("duel")
