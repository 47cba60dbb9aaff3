"""Real servers, real databases, real HTTP: what the tests of the server share."""

import json
import os
import queue
import socket
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0
"""Seconds until a test gives up waiting. Nothing is measured by it."""

QUICK_BOT = {"kind": "bot", "level": "random"}
"""A bot that does not think long."""

GENEROUS = {
    "HATOBA_REQUESTS_PER_MINUTE": "0",
    "HATOBA_CREATIONS_PER_MINUTE": "0",
    "HATOBA_STREAMS_PER_CLIENT": "1000",
    "HATOBA_PRIVATE_WEBHOOKS": "on",
    "HATOBA_POLL_SECONDS": "0.2",
    "HATOBA_LEASE_SECONDS": "2",
    "HATOBA_DAILY_BOTS": "0",
}


class ServerProcess:
    """`hatoba serve` on a port of the system's choice; unless it is the `real` one, all its shuffles are the same."""

    def __init__(self, database_url: str, *options: str, real: bool = False, **settings: str) -> None:
        self.database_url = database_url
        self.options = options
        self.module = "hatoba" if real else "tests.seeded_server"
        self.settings = {**GENEROUS, **settings}
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.lines: list[str] = []

    def start(self) -> "ServerProcess":
        command = [sys.executable, "-m", self.module, "serve", "--port", "0", "--database-url", self.database_url]
        command += self.options
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **self.settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            if line.startswith("hatoba: http"):
                self.url = line.removeprefix("hatoba: ").strip()
                break
        else:
            self.process.wait(PATIENCE)
            self.process.stdout.close()
            raise AssertionError("the server did not start:\n" + "".join(self.lines))
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self._reader.start()
        return self

    def _read(self, output: Any) -> None:
        for line in output:
            self.lines.append(line)

    def stop(self) -> int:
        """Ask it to end, as an administrator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self._ended()

    def _ended(self) -> int:
        assert self.process is not None and self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def visitor(self, token: str | None = None) -> "Visitor":
        return Visitor(self.url, token)

    def logged(self, text: str) -> list[str]:
        return [line for line in self.lines if text in line]


VISITORS: "list[Visitor]" = []
"""All that a test has made; they are closed after it."""


class Visitor:
    """Somebody with a browser (cookies) or a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        VISITORS.append(self)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.url = url
        self.token = token

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """A request that must be answered so; the JSON of the answer."""
        response = self.http.request(method, path, **more)
        assert response.status_code == status, f"{response.status_code}: {response.text[:2000]}"
        kind = response.headers.get("content-type", "")
        return response.json() if "json" in kind and response.content else response.text

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self.ask("GET", path, status, params=params)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self.ask("POST", path, status, json=body)

    def put(self, path: str, body: Any, status: int = 204) -> Any:
        return self.ask("PUT", path, status, json=body)

    def create(self, game: str = "yokohama", status: int = 201, **wish: Any) -> Any:
        return self.post("/api/tables", {"game": game, **wish}, status)


class Seat:
    """A seat at a table, played by a program."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def position(self, **params: Any) -> Any:
        return self.visitor.get(f"{self.path}/position", viewer=self.seat, **params)

    def act(self, actions: list[Any], position: int | None = None, status: int = 200, key: str | None = None) -> Any:
        at = self.position()["position"] if position is None else position
        body = {"seat": self.seat, "position": at, "key": key or uuid.uuid4().hex, "actions": actions}
        return self.visitor.post(f"{self.path}/actions", body, status)

    def command(self, what: str, status: int = 200, **body: Any) -> Any:
        return self.visitor.post(f"{self.path}/{what}", {"seat": self.seat, "key": uuid.uuid4().hex, **body}, status)

    def arrive(self) -> None:
        """Take up the seat's link, as the click on its page does."""
        self.visitor.post("/api/links", {"token": self.visitor.token})

    def undo(self, status: int = 200, **body: Any) -> Any:
        at = self.position()["position"]
        return self.command("undo", status, **{"position": at, **body})


def two_people(server: ServerProcess, game: str = "yokohama", **wish: Any) -> tuple[Seat, Seat]:
    """A table for two, each with a token."""
    with server.visitor() as maker:
        made = maker.create(game, players=2, seats=[{"kind": "me"}, {"kind": "person"}], **wish)
    seats = [Seat(server.visitor(link["token"]), made["table"]["id"], link["seats"][0]) for link in made["links"]]
    return seats[0], seats[1]


def people(server: ServerProcess, players: int, game: str = "yokohama", **wish: Any) -> tuple[list[Seat], Any]:
    with server.visitor() as maker:
        kinds = [{"kind": "me"}, *({"kind": "person"} for _ in range(players - 1))]
        made = maker.create(game, players=players, seats=kinds, **wish)
    seats = [Seat(server.visitor(link["token"]), made["table"]["id"], link["seats"][0]) for link in made["links"]]
    return seats, made


def play_on(seats: list[Seat], rng: Random, until: Callable[[Any], bool] = lambda position: False) -> Any:
    """Play random actions in turn, to the end or until a position; the position there."""
    mover = seats[0]
    position = mover.position()
    while position["to_move"] is not None and not until(position):
        if position["to_move"] != mover.seat:
            mover = next(seat for seat in seats if seat.seat == position["to_move"])
            position = mover.position()
            continue
        action = rng.choice(position["legal"])["action"]
        mover.act([action], position["position"])
        position = mover.position()
    return position


def since(what: str, number: int) -> Callable[[Any], bool]:
    """A message that is at least so far."""
    return lambda data: bool(data[what] >= number)


def play_by_stream(seats: list[Seat], rng: Random) -> Any:
    """Play random actions to the end, as programs do that listen; the last position."""
    streams = [Listening(seat.visitor, tables=seat.table) for seat in seats]
    try:
        mover, known = 0, -1
        while True:
            turn = streams[mover].wait("turn", since("position", known))
            if turn["to_move"] is None:
                return seats[mover].position()
            known = turn["position"]
            if turn["to_move"] == mover:
                done = seats[mover].act([rng.choice(turn["legal"])], turn["position"])
                known = done["position"]
            else:
                mover = turn["to_move"]
    finally:
        for stream in streams:
            stream.close()


class Listening:
    """An open stream, read in a thread."""

    def __init__(self, visitor: Visitor, last_id: str | None = None, **params: Any) -> None:
        self.messages: queue.Queue[tuple[str, Any]] = queue.Queue()
        self.seen: list[tuple[str, Any]] = []
        self.raw: list[str] = []
        self.last_id = last_id
        headers = {"last-event-id": last_id} if last_id else {}
        token = {"authorization": f"Bearer {visitor.token}"} if visitor.token else {}
        self._client = httpx.Client(base_url=visitor.url, cookies=visitor.http.cookies, timeout=PATIENCE)
        self._context = self._client.stream("GET", "/api/stream", params=params, headers={**headers, **token})
        self.response = self._context.__enter__()
        assert self.response.status_code == 200, self.response.read()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        self.wait("hello")

    def _read(self) -> None:
        event = ""
        try:
            for line in self.response.iter_lines():
                self.raw.append(line)
                name, _, value = line.partition(": ")
                if name == "id":
                    self.last_id = value
                elif name == "event":
                    event = value
                elif name == "data":
                    self.messages.put((event, json.loads(value)))
        except (httpx.HTTPError, httpx.StreamError):
            pass  # the stream was closed, by us or by a server that was killed
        self.messages.put(("closed", None))

    def wait(self, event: str, fits: Callable[[Any], bool] = lambda data: True) -> Any:
        """The next such message; those before it are passed over."""
        while True:
            kind, data = self.messages.get(timeout=PATIENCE)
            self.seen.append((kind, data))
            if kind == event and fits(data):
                return data
            assert kind != "closed", f"the stream ended while waiting for {event}; seen: {self.seen[-5:]}"

    def entries(self) -> list[Any]:
        """All entries seen so far."""
        return [data["entry"] for kind, data in self.seen if kind == "entry"]

    def close(self) -> None:
        connection = self.response.extensions["network_stream"].get_extra_info("socket")
        with suppress(OSError):  # the server may have been faster
            connection.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._context.__exit__(None, None, None)
        self._client.close()


@contextmanager
def listening(visitor: Visitor, last_id: str | None = None, **params: Any) -> Iterator[Listening]:
    stream = Listening(visitor, last_id, **params)
    try:
        yield stream
    finally:
        stream.close()


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'hatoba.db'}"
