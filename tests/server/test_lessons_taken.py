"""How far lessons were taken is kept with an account, told to its other browsers, exported and deleted."""

import asyncio
from typing import Any

import httpx

from tests.server.inside import inside

ANN = {"name": "Ann", "passphrase": "correct horse battery"}
PLACES = "/api/me/lessons"


def place(lesson: str, step: int, table: str | None = None, done: bool = False) -> dict[str, Any]:
    return {"lesson": lesson, "table": table, "step": step, "done": done}


async def merge(browser: httpx.AsyncClient, *places: dict[str, Any]) -> Any:
    """What the account knows once this browser has told its own."""
    told = {one["lesson"]: {name: one[name] for name in ("step", "table", "done")} for one in places}
    found = await browser.post(PLACES, json={"lessons": told})
    assert found.status_code == 200, found.text
    return found.json()


def test_who_signs_in_elsewhere_finds_lessons_as_they_were_left(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            here, there = server.http, server.visitor(address="10.0.0.7")
            assert (await here.post(PLACES, json={})).status_code == 401
            table = (await here.post("/api/lessons/duel-first/tables", json={})).json()["table"]["id"]
            await here.post("/api/accounts", json=ANN)
            await merge(here, place("duel-first", 4, table), place("nippon-first", 28, done=True))
            await here.put(f"{PLACES}/duel-game", json={"step": 0, "table": table})

            await there.post("/api/login", json=ANN)
            brought = [
                place("duel-first", 2, "other"),
                place("nippon-first", 3),
                place("duel-bonus", 1, "new", done=True),
            ]
            found = await merge(there, *brought, place("duel-nothing", 1))
            assert found == [
                place("duel-bonus", 1, "new", done=True),
                place("duel-first", 4, table),
                place("duel-game", 0, table),
                place("nippon-first", 28, done=True),
            ]
            assert (await there.get(f"/api/tables/{table}/position")).json()["lesson"]["first"] == 0
            # Again from the start: where one is counts, and done stays done.
            assert (await there.put(f"{PLACES}/nippon-first", json={"step": 1, "table": "again"})).status_code == 204
            found[-1] = place("nippon-first", 1, "again", done=True)
            assert await merge(here) == found
            assert (await here.get("/api/me/export")).json()["lessons"] == found

            for name in ("duel-nothing", "yokohama-power"):
                assert (await here.put(f"{PLACES}/{name}", json={"step": 1})).status_code == 404
            for wrong in ({"step": -1}, {"step": 201}, {"step": 1, "table": "../x"}, {}):
                assert (await here.put(f"{PLACES}/duel-first", json=wrong)).status_code == 400
            assert (await here.delete("/api/me")).status_code == 204
            await here.post("/api/accounts", json=ANN)
            assert await merge(here) == []

    asyncio.run(run())
