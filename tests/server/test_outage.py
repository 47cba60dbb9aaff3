"""PostgreSQL dies, hangs and comes back under play: writes are refused meanwhile, and nothing acknowledged is lost."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.support import PATIENCE, ServerProcess
from tests.server.test_kill import Player, verify


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL that no other test uses."""
    postgres = Postgres()
    yield postgres
    postgres.close()


class Patient(Player):
    """Plays on through outages: a refusal with Retry-After is followed by the same request again."""

    def __init__(self, table: str, token: str, rng: Random) -> None:
        super().__init__(table, token, rng)
        self.refused = 0
        self.stopped = threading.Event()

    def play(self, url: str) -> None:
        headers = {"authorization": f"Bearer {self.token}"}
        try:
            with httpx.Client(base_url=url, headers=headers, timeout=PATIENCE) as client:
                while not self.stopped.is_set():
                    if not self._step(client):
                        return
        except BaseException as error:  # told in the main thread
            self.failed = error

    def _step(self, client: httpx.Client) -> bool:
        """One action, or one refusal; whether the game goes on."""
        if self.pending is None:
            position = self._position(client)
            if position is not None and position["to_move"] is None:
                return False
            if position is not None:
                chosen = self.rng.choice(position["legal"])["action"]
                self.pending = {"seat": position["viewer"], "position": position["position"], "actions": [chosen]}
                self.pending["key"] = f"{self.rng.random()}"
        if self.pending is not None:
            done = self._accepted(client.post(f"/api/tables/{self.table}/actions", json=self.pending))
            if done is not None:
                key = f"{self.pending['seat']}:{self.pending['key']}"
                self.acknowledged[key] = (done["number"], self.pending["actions"])
                self.pending = None
        return True

    def _position(self, client: httpx.Client) -> Any:
        path = f"/api/tables/{self.table}/position"
        position = self._accepted(client.get(path))
        if position is not None and position["legal"] is None and position["to_move"] is not None:
            position = self._accepted(client.get(path, params={"viewer": position["to_move"]}))
        return position

    def _accepted(self, answer: httpx.Response) -> Any:
        if answer.status_code == 200:
            return answer.json()
        assert answer.status_code == 503, answer.text
        assert int(answer.headers["retry-after"]) >= 1
        self.refused += 1
        time.sleep(0.05)  # rather than the whole Retry-After, so that many requests meet the outage
        return None


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def health(server: ServerProcess) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code


def outages(postgres: Postgres, count: int) -> None:
    """Kill PostgreSQL under play and start it again, so many times."""
    url = postgres.make()
    with ServerProcess(url) as server:
        maker = server.visitor()
        players = []
        for at in range(4):
            made = maker.create("yokohama", seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
            players.append(Patient(made["table"]["id"], made["links"][0]["token"], Random(at)))
        threads = [threading.Thread(target=player.play, args=(server.url,)) for player in players]
        for thread in threads:
            thread.start()
        try:
            for _ in range(count):
                outage(postgres, server, players)
        finally:
            for player in players:
                player.stopped.set()
            for thread in threads:
                thread.join(PATIENCE)
        for player in players:
            if player.failed is not None:
                raise player.failed
            with httpx.Client(
                base_url=server.url, headers={"authorization": f"Bearer {player.token}"}, timeout=PATIENCE
            ) as client:
                while player.pending is not None:
                    player._step(client)
        assert sum(player.refused for player in players) > 0
    asyncio.run(verify(url, players))


def outage(postgres: Postgres, server: ServerProcess, players: list[Patient]) -> None:
    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    def playing() -> bool:
        return any(player.failed is None for player in players)

    before, refused = acknowledged(), sum(player.refused for player in players)
    postgres.kill()
    wait_until(lambda: sum(player.refused for player in players) > refused + 10 or not playing())
    assert health(server) == 503
    assert httpx.get(f"{server.url}/livez", timeout=PATIENCE).status_code == 200
    postgres.start_again()
    wait_until(lambda: acknowledged() > before + 4 or not playing())
    assert health(server) == 200


def test_play_goes_on_after_postgresql_was_killed(mortal: Postgres) -> None:
    outages(mortal, 2)


@pytest.mark.long
def test_play_goes_on_however_often_postgresql_is_killed(mortal: Postgres) -> None:
    outages(mortal, 60)


def test_the_server_ends_when_told_so_while_postgresql_is_down(mortal: Postgres) -> None:
    server = ServerProcess(mortal.make()).start()
    maker = server.visitor()
    mortal.kill()
    try:
        answer = maker.http.post("/api/tables", json={"game": "duel"})
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) >= 1
        assert server.stop() in (0, -15)
    finally:
        mortal.start_again()


def test_a_postgresql_that_answers_nothing_is_not_waited_for_without_end(mortal: Postgres) -> None:
    with ServerProcess(mortal.make(), HATOBA_DATABASE_TIMEOUT="1") as server:
        maker = server.visitor()
        made = maker.create("duel")
        mortal.hold()
        try:
            for _ in range(2):
                assert maker.http.post("/api/tables", json={"game": "duel"}).status_code == 503
                assert maker.http.get(f"/api/tables/{made['table']['id']}").status_code == 503
                assert health(server) == 503
        finally:
            mortal.go_on()
        wait_until(lambda: health(server) == 200)
        maker.create("duel")
