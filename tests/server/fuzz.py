"""Requests as honest clients send them, and the same mangled: python -m tests.server.fuzz --help

Whatever is sent, the answer is no 5xx, nothing is logged as a fault, and all tables still replay. The requests come in
chunks with a number each, which is all their chance, so a run can be taken up where it ended. Nine chunks of ten go to
the application inside this process, which is fast; the tenth goes to a server over sockets, with bots that play.
"""

import argparse
import asyncio
import json
import logging
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote, urlsplit

from hatoba.server.app import create_app
from hatoba.server.services import Services, make_services
from hatoba.server.settings import Settings
from tests.seeded_server import same_seed
from tests.server.fuzz_requests import Request as Wanted
from tests.server.fuzz_requests import World, make_request
from tests.server.postgres import Postgres
from tests.server.support import PATIENCE, ServerProcess, sqlite_url

CHUNK = 5000
AT_ONCE = 8
OVER_SOCKETS = 10
"""Every so many chunks, one."""
DATABASES = ("sqlite", "postgresql")


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body) if "json" in self.headers.get("content-type", "") and self.body else None


Send = Callable[[Wanted], Awaitable[Answer | None]]
"""The answer; None if the connection was closed without one, as for what is no HTTP."""


@dataclass
class Tally:
    """What came of a chunk."""

    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def sent(self) -> int:
        return self.statuses.total()


def judge(request: Wanted, answer: Answer | None, tally: Tally) -> None:
    """Count the answer, and complain if it is none that may be."""
    tally.statuses[answer.status if answer is not None else 0] += 1
    if answer is None:
        return
    if answer.status >= 500:
        tally.faults.append(f"{answer.status} {answer.body[-600:]!r} to {request}")
    kind = answer.headers.get("content-type", "")
    if kind == "application/problem+json" and answer.body and answer.json()["status"] != answer.status:
        tally.faults.append(f"{answer.status}, but {answer.body[-600:]!r} to {request}")


async def send_all(send: Send, chunk: int, count: int, tally: Tally) -> World:
    """So many requests, some at once, all made from what was learned of the answers before."""
    world = World()
    left = count

    async def go_on(rng: Random) -> None:
        nonlocal left
        while left > 0:
            left -= 1
            request = make_request(rng, world)
            answer = await send(request)
            judge(request, answer, tally)
            if answer is not None:
                with suppress(ValueError):  # cut off, as the start of a stream is
                    world.learn(request, answer.status, answer.json(), answer.headers.get("set-cookie"))

    await asyncio.gather(*(go_on(Random(f"{chunk} {at}")) for at in range(AT_ONCE)))
    return world


# ------------------------------------------------------------------------------- inside this process


class Faults(logging.Handler):
    """What is logged as a fault while this is there."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter().format(record))

    def __enter__(self) -> "Faults":
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)


def ask_inside(app: Any) -> Send:
    """As uvicorn asks the application, with all that it lets through."""

    async def send(request: Wanted) -> Answer:
        path, _, query = request.target.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower(), value) for name, value in request.headers],
            "client": (request.address, 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        answer = Answer(0, {}, b"")
        asked, done = False, asyncio.Event()

        async def receive() -> Any:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": request.body, "more_body": False}
            await done.wait()
            return {"type": "http.disconnect"}

        async def take(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")
                if not message.get("more_body", False) or "event-stream" in answer.headers.get("content-type", ""):
                    done.set()  # who listens goes away after the first of it

        try:
            await app(scope, receive, take)
        except Exception:  # as uvicorn would answer
            return Answer(500, {}, traceback.format_exc().encode()[-600:])
        return answer

    return send


async def chunk_inside(database_url: str, chunk: int, count: int) -> Tally:
    settings = Settings(
        database_url=database_url,
        bot_workers=0,
        requests_per_minute=0,
        creations_per_minute=0,
        clerk_seconds=PATIENCE,
        webhook_timeout=0.2,
    )
    tally = Tally()
    services = make_services(settings, new_seed=same_seed)
    with Faults() as faults:
        await services.start()
        try:
            world = await send_all(ask_inside(create_app(services=services)), chunk, count, tally)
            tally.faults += await replay(services, world)
        finally:
            await services.stop()
    tally.faults += faults.lines
    return tally


async def replay(services: Services, world: World) -> list[str]:
    """Every table's log leads to the digests that it says."""
    faults = []
    async with services.database.read() as connection:
        from hatoba.server.store import repository

        kept = [at for at in world.all_tables if await repository.find_table(connection, at, False) is not None]
    for table_id in kept:
        try:
            await services.tables.read(table_id, from_start=True)
        except Exception as error:
            faults.append(f"table {table_id} does not replay: {error!r}")
    return faults


# ------------------------------------------------------------------------------- over sockets


def ask_by_socket(port: int) -> Send:
    """One connection a request, so that none suffers from what was wrong with another."""

    async def send(request: Wanted) -> Answer | None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            names = {name.lower() for name, _ in request.headers}
            lines = [f"{request.method} {request.target} HTTP/1.1".encode()]
            lines += [name + b": " + value for name, value in request.headers]
            if b"host" not in names:
                lines.append(b"host: localhost")
            if not names & {b"content-length", b"transfer-encoding"}:
                lines.append(b"content-length: %d" % len(request.body))
            writer.write(b"\r\n".join(lines) + b"\r\nconnection: close\r\n\r\n" + request.body)
            async with asyncio.timeout(PATIENCE):
                return await read_answer(reader, request.method)
        except (ConnectionError, asyncio.IncompleteReadError):
            return None
        finally:
            writer.close()

    return send


async def read_answer(reader: asyncio.StreamReader, method: str) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
    cookie = [line for line in head if line.lower().startswith("set-cookie: ")]
    if cookie:
        headers["set-cookie"] = cookie[0][12:]  # its letters matter
    body = b""
    if method != "HEAD" and headers.get("content-length", "").isdecimal():
        body = await reader.readexactly(int(headers["content-length"]))
    return Answer(int(head[0].split()[1]), headers, body)


async def chunk_by_socket(database_url: str, chunk: int, count: int) -> Tally:
    tally = Tally()
    with ServerProcess(database_url, HATOBA_LOG_LEVEL="error", HATOBA_PRIVATE_WEBHOOKS="off") as server:
        await send_all(ask_by_socket(urlsplit(server.url).port or 0), chunk, count, tally)
    tally.faults += [line for line in server.lines if not line.startswith("hatoba: http")]
    return tally


# ------------------------------------------------------------------------------- running


def run_chunk(database_url: str, chunk: int, count: int = CHUNK) -> Tally:
    """Send the requests of a chunk to a new server; AssertionError says what went wrong."""
    send = chunk_by_socket if chunk % OVER_SOCKETS == OVER_SOCKETS - 1 else chunk_inside
    tally = asyncio.run(send(database_url, chunk, count))
    assert not tally.faults, f"chunk {chunk}: {len(tally.faults)} faults, first:\n" + "\n".join(tally.faults[:5])
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first chunk")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    given = parser.parse_args()
    postgres = Postgres() if given.database == "postgresql" else None
    try:
        for chunk in range(given.first, given.first + -(-given.requests // CHUNK)):
            with tempfile.TemporaryDirectory() as folder:
                started = time.perf_counter()
                tally = run_chunk(sqlite_url(Path(folder)) if postgres is None else postgres.make(), chunk)
                rate = tally.sent / (time.perf_counter() - started)
                print(f"chunk {chunk}: {tally.sent} at {rate:.0f}/s, {sorted(tally.statuses.items())}", flush=True)
    finally:
        if postgres is not None:
            postgres.close()


if __name__ == "__main__":
    main()
