"""More requests than the server can bear: what is answered, how fast, and what is refused.

First as many as it answers to clients that wait for each answer: its capacity. Then requests that come at fixed rates,
whether the server keeps up or not. Half of them look at a position, half say something, which is durable.
"""

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from serving import Client, spread

FACTORS = (0.5, 1, 2, 10)
CLIENTS = 50
CONNECTIONS = 600
TABLES = 20
ANSWERED, REFUSED = (200,), (429, 503)
_keys = count()


@dataclass
class Load:
    """Connections that are kept, and what happened to the requests on them."""

    port: int
    tables: list[tuple[str, str]]
    free: list[Client] = field(default_factory=list)
    open: int = 0
    times: dict[int, list[float]] = field(default_factory=dict)
    failed: Counter[str] = field(default_factory=Counter)

    def take(self) -> Client | None:
        if self.free:
            return self.free.pop()
        if self.open >= CONNECTIONS:
            return None
        self.open += 1
        return Client(self.port)

    async def send(self) -> None:
        """One request."""
        client = self.take()
        if client is None:
            self.failed["no connection left to send on"] += 1
            return
        number = next(_keys)
        table, client.token = self.tables[number % len(self.tables)]
        started = time.perf_counter()
        try:
            if number % 2:
                body = {"seat": 0, "text": "hello", "key": f"k{number}"}
                status, _ = await client.request("POST", f"/api/tables/{table}/chat", body)
            else:
                status, _ = await client.request("GET", f"/api/tables/{table}/position")
        except (OSError, asyncio.IncompleteReadError) as error:
            self.failed[type(error).__name__] += 1
            self.open -= 1
            client.close()
            return
        self.times.setdefault(status, []).append(time.perf_counter() - started)
        self.free.append(client)

    def close(self) -> None:
        for client in self.free:
            client.close()


async def make_tables(port: int) -> list[tuple[str, str]]:
    client = Client(port)
    made = []
    for _ in range(TABLES):
        wish = {"game": "duel", "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
        status, answer = await client.request("POST", "/api/tables", wish)
        assert status == 201, answer
        created = json.loads(answer)
        made.append((created["table"]["id"], created["links"][0]["token"]))
    client.close()
    return made


async def find_capacity(port: int, tables: list[tuple[str, str]], seconds: float) -> float:
    load = Load(port, tables)
    until = time.perf_counter() + seconds

    async def ask() -> None:
        while time.perf_counter() < until:
            await load.send()

    started = time.perf_counter()
    await asyncio.gather(*(ask() for _ in range(CLIENTS)))
    load.close()
    return sum(len(load.times.get(status, [])) for status in ANSWERED) / (time.perf_counter() - started)


async def at_rate(port: int, tables: list[tuple[str, str]], rate: float, seconds: float) -> dict[str, Any]:
    load = Load(port, tables)
    tasks: set[asyncio.Task[None]] = set()
    started = time.perf_counter()
    sent = 0
    while (passed := time.perf_counter() - started) < seconds:
        while sent < passed * rate:
            task = asyncio.create_task(load.send())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*tasks)
    took = time.perf_counter() - started
    load.close()
    answered = [one for status in ANSWERED for one in load.times.get(status, [])]
    refused = [one for status in REFUSED for one in load.times.get(status, [])]
    others = {str(status): len(times) for status, times in load.times.items() if status not in ANSWERED + REFUSED}
    return {
        "offered_per_second": round(sent / seconds, 1),
        "answered_per_second": round(len(answered) / took, 1),
        "refused_per_second": round(len(refused) / took, 1),
        **spread("answered", answered),
        **spread("refused", refused),
        **({"other_statuses": others} if others else {}),
        **({"failed": dict(load.failed)} if load.failed else {}),
    }


async def overloaded(port: int, seconds: float) -> dict[str, Any]:
    tables = await make_tables(port)
    capacity = await find_capacity(port, tables, seconds)
    result: dict[str, Any] = {"capacity_per_second": round(capacity, 1)}
    for factor in FACTORS:
        result[f"times_{factor}"] = await at_rate(port, tables, factor * capacity, seconds)
    result["afterwards"] = await at_rate(port, tables, capacity / 2, seconds)
    return result
