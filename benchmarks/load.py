"""How the server holds under load: python benchmarks/load.py (see --help; the issue's sizes are --full).

Scripted players act as soon as it is their turn, spectators listen; server and clients are separate processes on one
machine, so both share its cores. In the same run: the same framework with nothing but one durable insert a POST, and
SQLite itself; more than the server can bear; and what a visitor notices while another attacks it.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from attacks import attacked
from overload import overloaded
from serving import UNLIMITED, Client, processor_time, resident, running, spread

BARE = """
import asyncio, sys
import msgspec, uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from sqlalchemy import Column, Integer, MetaData, String, Table, event, insert
from sqlalchemy.ext.asyncio import create_async_engine

rows = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("data", String))
engine = create_async_engine(f"sqlite+aiosqlite:///{sys.argv[1]}", pool_size=1, max_overflow=0, pool_timeout=600)

@event.listens_for(engine.sync_engine, "connect")
def on_connect(connection, _):
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()

class Body(msgspec.Struct):
    seat: int
    position: int
    key: str
    actions: list[int]

@post("/", status_code=200)
async def handler(data: JSONBody[Body]) -> Body:
    async with engine.begin() as connection:
        await connection.execute(insert(rows).values(data="x" * 150))
    return data

async def begin() -> None:
    async with engine.begin() as connection:
        await connection.run_sync(rows.metadata.create_all)

asyncio.run(begin())
app = Litestar([handler], openapi_config=None, logging_config=None)
server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))

async def main() -> None:
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    print("hatoba: http://127.0.0.1:%d" % server.servers[0].sockets[0].getsockname()[1], flush=True)
    await task

asyncio.run(main())
"""


# ------------------------------------------------------------------------------- tables under load


@dataclass
class Measured:
    """What happened while measuring was on."""

    on: bool = False
    actions: int = 0
    answered: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)


@dataclass
class LoadedTable:
    """A table for two with its spectators: all that listen to it must hear every action."""

    id: str
    tokens: list[str]
    watch: str
    listeners: int
    measured: Measured
    pause: list[float]
    sent: dict[int, float] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=dict)

    def on_heard(self, number: int) -> None:
        count = self.heard.get(number, 0) + 1
        self.heard[number] = count
        if count == self.listeners:
            del self.heard[number]
            started = self.sent.pop(number, None)
            if started is not None and self.measured.on:
                self.measured.heard.append(time.perf_counter() - started)

    async def play(self, port: int, seat: int) -> None:
        """A seat: listens, and acts when it is to move."""
        stream, poster = Client(port, self.tokens[seat]), Client(port, self.tokens[seat])
        rng = random.Random(seat)
        try:
            async for event, data in stream.listen("/api/stream"):
                if event == b"entry":
                    self.on_heard(json.loads(data)["entry"]["number"])
                elif event == b"turn" and b'"to_move":null' in data:
                    return
                elif event == b"turn" and not data.endswith(b"null}"):  # null: the other is to move
                    turn = json.loads(data)
                    if self.pause[0]:
                        await asyncio.sleep(rng.uniform(0, 2 * self.pause[0]))
                    await self.act(poster, turn, rng)
        finally:
            stream.close()
            poster.close()

    async def act(self, poster: Client, turn: Any, rng: random.Random) -> None:
        number, started = turn["number"] + 1, time.perf_counter()
        self.sent[number] = started
        body = {"seat": turn["viewer"], "position": turn["position"], "key": str(number)}
        body["actions"] = [rng.choice(turn["legal"])]
        status, answer = await poster.request("POST", f"/api/tables/{self.id}/actions", body)
        assert status == 200, answer
        if self.measured.on:
            self.measured.actions += 1
            self.measured.answered.append(time.perf_counter() - started)

    async def watch_it(self, port: int) -> None:
        client = Client(port, self.watch)
        try:
            async for event, data in client.listen("/api/stream"):
                if event == b"entry":
                    self.on_heard(int(data.partition(b'"number":')[2].partition(b",")[0]))
        finally:
            client.close()


async def make_tables(
    port: int, count: int, listeners: int, measured: Measured, pause: list[float]
) -> list[LoadedTable]:
    client = Client(port)
    wish = {"game": "yokohama", "players": 2, "seats": [{"kind": "person"}, {"kind": "person"}]}
    tables = []
    for _ in range(count):
        status, answer = await client.request("POST", "/api/tables", wish)
        assert status == 201, answer
        made = json.loads(answer)
        tokens = [link["token"] for link in made["links"]]
        for seat in (0, 1):  # everybody comes, so that no later entry is an arrival
            await client.request("POST", "/api/links", {"token": tokens[seat]})
        tables.append(LoadedTable(made["table"]["id"], tokens, made["watch"]["token"], listeners, measured, pause))
    client.close()
    return tables


async def measure(measured: Measured, pid: int, seconds: float) -> dict[str, float]:
    measured.actions, measured.answered, measured.heard = 0, [], []
    measured.on = True
    started, computed = time.perf_counter(), processor_time(pid)
    await asyncio.sleep(seconds)
    measured.on = False
    took, computed = time.perf_counter() - started, processor_time(pid) - computed
    return {
        "actions_per_second": round(measured.actions / took, 1),
        "processor_ms_an_action": round(1000 * computed / max(1, measured.actions), 2),
        **spread("answer", measured.answered),
        **spread("last_listener", measured.heard),
    }


async def load(port: int, pid: int, tables: int, streams: int, seconds: float) -> dict[str, Any]:
    """Everybody acts as fast as they can; then at half that rate, which shows the latency without a queue."""
    measured, pause = Measured(), [0.0]
    listeners = max(2, streams // tables)
    empty = resident(pid)
    made = await make_tables(port, tables, listeners, measured, pause)
    tabled = resident(pid)
    tasks = [asyncio.create_task(table.watch_it(port)) for table in made for _ in range(listeners - 2)]
    await asyncio.sleep(1)
    tasks += [asyncio.create_task(table.play(port, seat)) for table in made for seat in (0, 1)]
    await asyncio.sleep(3)
    full = await measure(measured, pid, seconds)
    streaming = resident(pid)
    pause[0] = 2 * tables / full["actions_per_second"]
    await asyncio.sleep(2 * pause[0])
    half = await measure(measured, pid, seconds)
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed and failed[0] is not None:
        raise failed[0]
    return {
        "tables": tables,
        "streams": listeners * tables,
        "saturated": full,
        "half_rate": half,
        "kilobytes_a_table": round((tabled - empty) / tables / 1000, 1),
        "kilobytes_a_stream": round((streaming - tabled) / (listeners * tables) / 1000, 1),
    }


async def by_length(port: int, pid: int, games: int) -> dict[str, Any]:
    """One table at a time, played to its end: does an action late in the game take longer?"""
    thirds: list[list[float]] = [[], [], []]
    computed = [0.0, 0.0, 0.0]
    lengths = []
    for _ in range(games):
        measured = Measured(on=True)
        (table,) = await make_tables(port, 1, 2, measured, [0.0])
        marks: list[float] = []
        players = [asyncio.create_task(table.play(port, seat)) for seat in (0, 1)]
        while not any(player.done() for player in players):
            if len(measured.answered) >= len(marks):
                marks += [processor_time(pid)] * (len(measured.answered) - len(marks) + 1)
            await asyncio.sleep(0)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        third = len(measured.answered) // 3
        for at in range(3):
            thirds[at] += measured.answered[at * third : (at + 1) * third]
            computed[at] += marks[min(len(marks) - 1, (at + 1) * third)] - marks[at * third]
        lengths.append(len(measured.answered))
    return {
        "games": games,
        "actions_a_game": round(median(lengths)),
        "answer_p50_ms_by_third": [round(1000 * median(times), 2) for times in thirds],
        "processor_ms_an_action_by_third": [
            round(1000 * seconds / len(times), 2) for seconds, times in zip(computed, thirds, strict=True)
        ],
    }


# ------------------------------------------------------------------------------- what to compare with


async def bare_handler(port: int, pid: int, clients: int, seconds: float) -> dict[str, float]:
    measured = Measured()

    async def post() -> None:
        client = Client(port)
        body = {"seat": 0, "position": 1, "key": "x" * 8, "actions": [1]}
        while True:
            started = time.perf_counter()
            status, answer = await client.request("POST", "/", body)
            assert status == 200, answer
            if measured.on:
                measured.actions += 1
                measured.answered.append(time.perf_counter() - started)

    tasks = [asyncio.create_task(post()) for _ in range(clients)]
    await asyncio.sleep(1)
    result = await measure(measured, pid, seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result


def bare_sqlite(folder: Path, seconds: float) -> float:
    """Durable commits a second, one row each, by the standard library alone."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, data TEXT)")
    started, count = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        connection.execute("INSERT INTO rows (data) VALUES (?)", ("x" * 150,))
        count += 1
    connection.close()
    return round(count / (time.perf_counter() - started), 1)


def run(tables: int, streams: int, seconds: float, games: int, show: Callable[[str], None]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        result: dict[str, Any] = {}
        show("bare SQLite")
        result["bare_sqlite_commits_per_second"] = bare_sqlite(folder, min(seconds, 5))
        show("bare handler")
        with running([sys.executable, "-c", BARE, str(folder / "handler.db")]) as (port, pid):
            result["bare_handler"] = asyncio.run(bare_handler(port, pid, tables, seconds))
        command = [sys.executable, "-m", "hatoba", "serve", "--port", "0", "--database-url"]
        patient = {**UNLIMITED, "HATOBA_REQUESTS_AT_ONCE": "0"}
        with running([*command, f"sqlite:///{folder / 'hatoba.db'}"], **patient) as (port, pid):
            show(f"{tables} tables, {streams} streams")
            result["load"] = asyncio.run(load(port, pid, tables, streams, seconds))
            show("long games")
            result["by_length"] = asyncio.run(by_length(port, pid, games))
        with running([*command, f"sqlite:///{folder / 'overload.db'}"], **UNLIMITED) as (port, _):
            show("0.5, 1, 2 and 10 times what it can bear")
            result["overload"] = asyncio.run(overloaded(port, seconds))
        with running([*command, f"sqlite:///{folder / 'attacked.db'}"], HATOBA_LOG_LEVEL="warning") as (port, _):
            show("attacks")
            result["attacked"] = asyncio.run(attacked(port, seconds))
        own = result["load"]["saturated"]["actions_per_second"]
        result["ratio_to_bare_handler"] = round(own / result["bare_handler"]["actions_per_second"], 2)
        result["ratio_to_bare_sqlite"] = round(own / result["bare_sqlite_commits_per_second"], 2)
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--streams", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=2, help="played to the end, to see whether length matters")
    parser.add_argument("--full", action="store_true", help="200 tables, 1,000 streams, 20 s")
    given = parser.parse_args()
    if given.full:
        given.tables, given.streams, given.seconds = 200, 1000, 20.0
    result = run(given.tables, given.streams, given.seconds, given.games, lambda text: print(text, file=sys.stderr))
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
