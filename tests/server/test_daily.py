"""The daily challenge: one shuffle for everybody, one attempt each, and nothing is told before its day is over."""

import asyncio
from datetime import UTC, datetime
from hashlib import sha256
from random import Random
from typing import Any

import httpx
import pytest

from hatoba.bots import Budget
from hatoba.table import daily
from hatoba.table.daily import DailyResult
from tests.server.inside import Inside, inside

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of one round, against bots that think little; an other person is enough to be compared with."""
    assert daily.game_of(daily.day_of(NOON)) == "duel"
    monkeypatch.setattr(daily, "OPTIONS", {"round_limit": 1})
    monkeypatch.setattr(daily, "SIMULATIONS", 2)
    monkeypatch.setattr("hatoba.table.thinking.DAILY_BUDGET", Budget(simulations=2))


async def ask(person: httpx.AsyncClient, path: str, body: Any = None, status: int = 200) -> Any:
    """A request that must be answered so: POST if there is a body."""
    response = await (person.get(path) if body is None else person.post(path, json=body))
    assert response.status_code == status, f"{path}: {response.status_code} {response.text}"
    return response.json() if "json" in response.headers["content-type"] else response.text


async def my_turn(person: httpx.AsyncClient, path: str) -> Any:
    """The position when the person is to move, or the game is over."""
    while (position := await ask(person, f"{path}/position"))["to_move"] not in (0, None):
        await asyncio.sleep(0.02)
    return position


async def play(person: httpx.AsyncClient, path: str, rng: Random) -> None:
    while (position := await my_turn(person, path))["legal"]:
        action = rng.choice(position["legal"])["action"]
        body = {"seat": 0, "position": position["position"], "key": str(position["number"]), "actions": [action]}
        await ask(person, f"{path}/actions", body)


async def begin(person: httpx.AsyncClient) -> tuple[str, Any]:
    """The path of one's table, and what is told of it."""
    table = (await ask(person, "/api/daily/tables", {}, 201))["table"]
    return f"/api/tables/{table['id']}", table


async def nothing_helps(person: httpx.AsyncClient, path: str) -> None:
    """No hint, no bot for oneself, no table that can be thrown away for a second attempt."""
    position = await my_turn(person, path)
    wish = {"seat": 0, "position": position["position"]}
    assert (await ask(person, f"{path}/hint", wish, 422))["code"] == "daily"
    assert (await ask(person, f"{path}/seats/0/bot", {"key": "bot"}, 422))["code"] == "daily"
    assert (await person.delete(path)).status_code == 403


async def no_way_back(person: httpx.AsyncClient, path: str, rng: Random) -> None:
    """What was shown is not taken back."""
    while (position := await my_turn(person, path))["undo"]["free_to"] == 0:
        body = {"seat": 0, "position": position["position"], "key": f"a{position['number']}"}
        await ask(person, f"{path}/actions", {**body, "actions": [rng.choice(position["legal"])["action"]]})
    back = {"seat": 0, "position": position["position"], "key": "back", "to": 0}
    assert (await ask(person, f"{path}/undo", back, 422))["code"] == "daily"


async def is_sealed(person: httpx.AsyncClient, path: str) -> None:
    assert (await ask(person, f"{path}/record", status=403))["code"] == "sealed"
    assert (await ask(person, f"{path}/analysis", {}, 403))["code"] == "sealed"
    assert (await ask(person, f"{path}/shuffle"))["header"] is None
    await ask(person, f"{path}/position?viewer=1", status=403)


async def bots_have_played(person: httpx.AsyncClient, games: int) -> Any:
    while len((day := (await ask(person, "/api/daily"))["today"])["margins"]) < games:
        await asyncio.sleep(0.05)
    return day


@pytest.mark.usefixtures("short")
def test_a_day_from_its_hash_to_its_record(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first_day(server: Inside) -> tuple[Any, str]:
        ann, ben = server.http, server.visitor()
        rng = Random(1)
        told = await ask(ann, "/api/daily")
        assert (told["today"]["game"], told["today"]["seed"], told["today"]["table"]) == ("duel", None, None)
        path, table = await begin(ann)
        assert (table["daily"], table["spectators"]) == ("2026-11-16", False)
        assert (await begin(ann))[0] == path, "one attempt each"
        other, same = await begin(ben)
        assert other != path and same["promise"] == table["promise"], "and the same shuffle"
        await nothing_helps(ann, path)
        await no_way_back(ann, path, rng)
        assert (await ask(ann, "/api/daily"))["today"]["margins"] == [], "who still plays is told nothing of others"
        await play(ann, path, rng)
        await is_sealed(ann, path)
        today = await bots_have_played(ann, 2)
        assert (today["against"], today["people"]) == ("bots", 1)
        assert 0 <= today["percentile"] <= 1
        await my_turn(ben, other)
        await ask(ben, f"{other}/resign", {"seat": 0, "key": "enough"})
        monkeypatch.setattr("hatoba.server.daily.ENOUGH_PEOPLE", 1)
        given_up = (await ask(ben, "/api/daily"))["today"]
        assert (given_up["against"], given_up["percentile"]) == ("people", 0.0)
        assert given_up["result"]["margin"] is None
        assert (await ask(ann, "/api/daily"))["today"]["percentile"] == 1.0
        return told, path

    async def run() -> None:
        async with inside(database_url, bot_workers=1, daily_bots=2) as server:
            server.clock.now = NOON
            told, path = await first_day(server)
            late = server.visitor()
            unfinished, _ = await begin(late)
            server.clock.now += daily.DAY
            now = await ask(server.http, "/api/daily")
            assert now["today"]["hash"] == told["next_hash"]
            assert now["before"]["hash"] == told["today"]["hash"]
            assert sha256(bytes.fromhex(now["before"]["seed"])).hexdigest() == told["today"]["hash"]
            assert f"seed 0x{now['before']['seed']}" in await ask(server.http, f"{path}/record")
            assert (await ask(server.http, f"{path}/shuffle"))["kept"]
            await ask(server.http, f"{path}/analysis", {}, 202)
            await my_turn(late, unfinished)
            await ask(late, f"{unfinished}/resign", {"seat": 0, "key": "late"})
            assert (await ask(late, "/api/daily"))["before"]["result"] is None, "what ends after its day does not count"

    asyncio.run(run())


def test_a_host_can_do_without(tmp_path: Any) -> None:
    async def run() -> None:
        async with inside(f"sqlite:///{tmp_path}/hatoba.db", daily=False) as server:
            await ask(server.http, "/api/daily", status=404)
            await ask(server.http, "/api/daily/tables", {}, 404)
            assert not (await ask(server.http, "/api/games"))["daily"]

    asyncio.run(run())


def test_days_have_their_games_seeds_and_places() -> None:
    days = [daily.days_after("2026-12-30", after) for after in range(3)]
    assert days == ["2026-12-30", "2026-12-31", "2027-01-01"]
    assert len({daily.game_of(day) for day in days}) == 3
    assert len({daily.seed_of(secret, day) for day in days for secret in (b"one", b"two")}) == 6
    assert daily.day_of(daily.ends_at(days[0]) - 1) == days[0] and daily.day_of(daily.ends_at(days[0])) == days[1]
    won, even, lost, gave_up = (
        DailyResult(True, 5, 50),
        DailyResult(True, 0, 40),
        DailyResult(False, -3, 60),
        DailyResult(False, None, 70),
    )
    assert daily.percentile(won, []) is None
    assert daily.percentile(even, [won, even, lost, gave_up]) == 0.625
    assert daily.percentile(gave_up, [won, even, lost]) == 0.0
