"""kill -9 under load: every acknowledged action is there, none twice, digests verify, streams resume."""

import asyncio
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hatoba.server.services import make_services
from hatoba.server.settings import Settings
from hatoba.server.store import repository
from hatoba.server.store.schema import log
from hatoba.table.entries import Played
from tests.server.support import PATIENCE, Listening, ServerProcess, Visitor

PLAYERS = 4


@dataclass
class Player:
    """Plays all seats of a table, and remembers what was acknowledged."""

    table: str
    token: str
    rng: Random
    acknowledged: dict[str, Any] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    """A request whose answer never came."""
    failed: BaseException | None = None
    repeated: int = 0

    def play(self, url: str) -> None:
        """Until the game is over or the server is gone."""
        try:
            with httpx.Client(
                base_url=url, headers={"authorization": f"Bearer {self.token}"}, timeout=PATIENCE
            ) as client:
                self._play(client)
        except httpx.TransportError:
            return
        except BaseException as error:  # told in the main thread
            self.failed = error

    def _play(self, client: httpx.Client) -> None:
        if self.pending is not None:
            self._send(client, self.pending)
            self.repeated += 1
        while True:
            position = client.get(f"/api/tables/{self.table}/position").json()
            mover = position["to_move"]
            if mover is None:
                return
            if position["legal"] is None:
                position = client.get(f"/api/tables/{self.table}/position", params={"viewer": mover}).json()
            self._send(
                client,
                {
                    "seat": mover,
                    "position": position["position"],
                    "key": f"{self.rng.random()}",
                    "actions": [self.rng.choice(position["legal"])["action"]],
                },
            )

    def _send(self, client: httpx.Client, body: dict[str, Any]) -> None:
        self.pending = body
        answer = client.post(f"/api/tables/{self.table}/actions", json=body)
        assert answer.status_code == 200, answer.text
        self.acknowledged[f"{body['seat']}:{body['key']}"] = (answer.json()["number"], body["actions"])
        self.pending = None


def run_until_killed(server: ServerProcess, players: list[Player], seconds: float | None) -> None:
    threads = [threading.Thread(target=player.play, args=(server.url,)) for player in players]
    for thread in threads:
        thread.start()
    if seconds is not None:
        before = sum(len(player.acknowledged) for player in players)
        started = time.monotonic()
        while (
            time.monotonic() - started < seconds
            or sum(len(p.acknowledged) for p in players) < before + 10
            or not all(p.acknowledged for p in players)
        ):
            time.sleep(0.01)
        server.kill()
    for thread in threads:
        thread.join(PATIENCE)
    for player in players:
        if player.failed is not None:
            raise player.failed


def rounds(database_url: str, count: int, seed: int) -> None:
    rng = Random(seed)
    server = ServerProcess(database_url).start()
    maker = server.visitor()
    players = []
    for _ in range(PLAYERS):
        made = maker.create("yokohama", seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
        players.append(Player(made["table"]["id"], made["links"][0]["token"], Random(rng.random())))
    heard: list[Any] = []
    last_id = None
    for _ in range(count):
        stream = Listening(Visitor(server.url, players[0].token), last_id)
        run_until_killed(server, players, rng.uniform(0.3, 2.0))
        stream.close()
        while not stream.messages.empty():
            stream.seen.append(stream.messages.get())
        heard += stream.entries()
        last_id = stream.last_id
        server = ServerProcess(database_url).start()
    stream = Listening(Visitor(server.url, players[0].token), last_id)
    for player in players:
        if player.pending is not None:  # the same request again: played once, however it went
            with httpx.Client(
                base_url=server.url, headers={"authorization": f"Bearer {player.token}"}, timeout=PATIENCE
            ) as client:
                player._send(client, player.pending)
    number = max(number for number, _ in players[0].acknowledged.values())
    stream.wait("turn", lambda turn: turn["number"] >= number)
    heard += stream.entries()
    stream.close()
    server.stop()
    asyncio.run(verify(database_url, players))
    mine = [entry["number"] for entry in heard if entry["kind"] == "actions"]
    assert sorted(set(mine)) == list(range(1, number + 1))


async def verify(database_url: str, players: Sequence[Player]) -> None:
    """Read the database as it is on disk."""
    services = make_services(Settings(database_url=database_url, bot_workers=0))
    await services.start()
    try:
        for player in players:
            table = await services.tables.read(player.table, from_start=True)  # verifies every digest
            async with services.database.read() as connection:
                entries = await repository.find_entries(connection, player.table, 0)
                keys = (await connection.execute(select(log.c.key).where(log.c.table_id == player.table))).scalars()
                done = {key: await repository.find_done(connection, player.table, key) for key in keys}
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert table.meta.number == len(done) == len(entries)
            for key, (number, actions) in player.acknowledged.items():
                (entry,) = done[key]
                assert isinstance(entry, Played)
                assert (entry.number, entry.actions) == (number, actions)
            assert set(done) == set(player.acknowledged)
    finally:
        await services.stop()


def test_nothing_acknowledged_is_lost(database_url: str) -> None:
    rounds(database_url, 1, 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(7))
def test_nothing_acknowledged_is_lost_however_often(database_url: str, seed: int) -> None:
    """70 kills a database; with the 60 of PostgreSQL itself (test_outage.py) 200."""
    rounds(database_url, 10, seed)


def test_a_server_that_is_told_to_stop_finishes_what_it_does(database_url: str) -> None:
    server = ServerProcess(database_url).start()
    made = server.visitor().create("duel", seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
    stream = Listening(Visitor(server.url, made["links"][0]["token"]))
    assert server.stop() in (0, -15)  # uvicorn ends, when all is done, by the signal that it was sent
    stream.wait("closed")
    stream.close()
    with ServerProcess(database_url) as again:
        assert Visitor(again.url, made["links"][0]["token"]).get(f"/api/tables/{made['table']['id']}")["mine"] == [0, 1]


def test_tables_that_do_not_fit_into_memory_are_read_again(database_url: str) -> None:
    with ServerProcess(database_url, HATOBA_CACHED_TABLES="1") as server:
        maker = server.visitor()
        players = []
        for _ in range(3):
            made = maker.create("duel", seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
            players.append(Player(made["table"]["id"], made["links"][0]["token"], Random(3)))
        run_until_killed(server, players, None)
        finals = [maker.get(f"/api/tables/{player.table}/record") for player in players]
        assert all(final.count("\n") > 20 for final in finals)
    asyncio.run(verify(database_url, players))
