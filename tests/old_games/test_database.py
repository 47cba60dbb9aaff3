"""A database of version 0.1, with tables in the middle of turns and finished ones, opened by the server of today."""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import hatoba
from hatoba.engine.course import Line, Rules
from tests.server.inside import Inside, inside
from tests.server.support import sqlite_url

FOLDER = Path(__file__).parent
SHOWN: dict[str, Any] = json.loads((FOLDER / "database.json").read_text(encoding="utf-8"))


def old_database(folder: Path) -> str:
    url = sqlite_url(folder)
    with sqlite3.connect(url.partition("///")[2]) as database:
        database.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    database.close()
    return url


async def look(server: Inside, path: str) -> Any:
    """The position as the seat to move sees it."""
    place = (await server.http.get(f"{path}/position")).json()
    seat = place["to_move"]
    return place if seat is None else (await server.http.get(f"{path}/position?viewer={seat}")).json()


def step_of(place: Any) -> str:
    pending = place["view"].get("pending")
    return str(pending["step"] if isinstance(pending, dict) else place["view"].get("step"))


async def play_on(server: Inside, path: str, count: int) -> Any:
    """So many random actions, or to the end."""
    chance = Random(path)
    place = await look(server, path)
    for number in range(count):
        if place["to_move"] is None:
            break
        body = {"seat": place["to_move"], "position": place["position"], "key": str(number)}
        choice = chance.choice(place["legal"])["action"]
        done = await server.http.post(f"{path}/actions", json={**body, "actions": [choice]})
        assert done.status_code == 200, done.text
        place = await look(server, path)
    return place


def test_tables_of_version_0_1_are_shown_replayed_and_gone_on_with(tmp_path: Path) -> None:
    async def run() -> None:
        running = 0
        left: dict[str, Any] = {}
        async with inside(old_database(tmp_path)) as server:
            for table, shown in SHOWN.items():
                server.http.cookies.update(shown["cookie"])
                path = f"/api/tables/{table}"
                place = await look(server, path)
                assert place["to_move"] == shown["to_move"], shown
                assert [seat["score"] for seat in place["view"]["seats"]] == shown["scores"]
                assert (place["view"]["round"], step_of(place)) == (shown["round"], shown["step"])
                again = await server.http.get(f"{path}/position?at=3")
                assert again.status_code == 200, again.text
                if shown["to_move"] is not None:
                    running += 1
                    place = await play_on(server, path, 12)
                answer = await server.http.get(f"{path}/entries?after={shown['entries']}")
                kinds = [entry["kind"] for entry in answer.json()["entries"]]
                assert kinds.count("rules") == (shown["to_move"] is not None), kinds
                left[path] = (place["to_move"], place["view"])
        assert running >= 12
        async with inside(sqlite_url(tmp_path)) as server:  # another process opens what was left
            server.http.cookies.update(shown["cookie"])
            for path, expected in left.items():
                place = await look(server, path)
                assert (place["to_move"], place["view"]) == expected

    asyncio.run(run())


def test_the_record_of_a_finished_old_table_replays(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(old_database(tmp_path)) as server:
            for table, shown in SHOWN.items():
                if shown["to_move"] is None:
                    server.http.cookies.update(shown["cookie"])
                    answer = await server.http.get(f"/api/tables/{table}/record")
                    assert answer.status_code == 200, answer.text
                    record = hatoba.read_record(answer.text)
                    assert record.rules == 1 and not any(isinstance(entry, Rules) for entry in record.entries)
                    assert record.replay().scores() == shown["scores"]
                    assert all(not isinstance(entry, Line) or entry.actions for entry in record.entries)

    asyncio.run(run())
