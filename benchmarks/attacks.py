"""What a visitor notices of another who attacks the server, from another address, with its usual limits."""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from serving import Client, spread

import hatoba

VISITOR, ATTACKER = "127.0.0.2", "127.0.0.1"
PAUSE = 0.05
"""Seconds between two looks of the visitor: few enough for the usual limit of requests."""
SILENT = 400


def undos(count: int) -> str:
    """A record that goes back and forth."""
    record = hatoba.record("duel", players=2, seed=5)
    state = record.first_state()
    record.play(state, state.legal_actions()[0])
    head, _, line = record.text().partition("\n\n")
    return head + "\n\n" + "\n".join([line.strip(), "undo to 0"] * count) + "\n"


ATTACKS: dict[str, tuple[str, Any]] = {
    "dotted_sheet": ("/api/tables", {"game": "duel", "sheet": "a" + ".a" * 40_000 + " = 1"}),
    "large_record": ("/api/records", {"text": undos(1900)}),
    "too_large_record": ("/api/records", {"text": undos(18_000)}),
    "deep_json": ("/api/tables", b'{"game":' * 100_000),
    "magnates": ("/api/tables", {"game": "yokohama", "players": 4, "seats": [{"kind": "bot", "level": "magnate"}] * 4}),
}


async def look(port: int, table: str, token: str, seconds: float) -> list[float]:
    """How long each of the visitor's requests took."""
    client = Client(port, token, VISITOR)
    times = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        started = time.perf_counter()
        status, answer = await client.request("GET", f"/api/tables/{table}/position")
        assert status == 200, answer
        times.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE)
    client.close()
    return times


async def attack(port: int, address: str, body: Any, answers: Counter[int]) -> None:
    """Again and again, as fast as it is answered."""
    client = Client(port, address=ATTACKER)
    try:
        while True:
            status, _ = await client.request("POST", address, body)
            answers[status] += 1
    finally:
        client.close()


async def be_silent(port: int) -> None:
    """Many connections that say nothing; new ones for those that are ended."""
    while True:
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SILENT)]
        await asyncio.sleep(1)
        for _, writer in opened:
            writer.close()


async def attacked(port: int, seconds: float) -> dict[str, Any]:
    client = Client(port, address=VISITOR)
    wish = {"game": "duel", "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
    status, answer = await client.request("POST", "/api/tables", wish)
    assert status == 201, answer
    created = json.loads(answer)
    client.close()
    table, token = created["table"]["id"], created["links"][0]["token"]
    alone = spread("visitor", await look(port, table, token, seconds))
    result: dict[str, Any] = {"alone": alone}
    for name, (address, body) in ATTACKS.items():
        answers: Counter[int] = Counter()
        tasks = [asyncio.create_task(attack(port, address, body, answers)) for _ in range(3)]
        result[name] = spread("visitor", await look(port, table, token, seconds))
        await stop(tasks)
        result[name]["answers"] = {str(status): number for status, number in sorted(answers.items())}
    silent = asyncio.create_task(be_silent(port))
    result["silent_connections"] = spread("visitor", await look(port, table, token, seconds))
    await stop([silent])
    for name in result.keys() - {"alone"}:
        result[name]["visitor_p99_more_ms"] = round(result[name]["visitor_p99_ms"] - alone["visitor_p99_ms"], 2)
    return result


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
