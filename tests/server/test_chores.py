"""What the server does of itself: expiry, and one writer for all."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.settings import DAY
from hatoba.server.store.journal import Append, Conflict
from hatoba.table.entries import NoticeEntry
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE


async def settle(server: Inside, done: Any) -> None:
    """Wait until the keeper has looked, however long that takes."""

    async def look() -> None:
        while not await done():
            await asyncio.sleep(0.02)

    await asyncio.wait_for(look(), PATIENCE)


def test_unused_tables_expire_with_notice(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url, expire_days=30, expiry_notice_days=10) as server:
            made = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
            kept = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
            path = f"/api/tables/{made['table']['id']}"

            async def noticed() -> bool:
                entries = (await server.http.get(f"{path}/entries")).json()["entries"]
                return any(entry["kind"] == "notice" for entry in entries)

            async def gone() -> bool:
                return (await server.http.get(path)).status_code == 404

            server.clock.now += 19 * DAY
            await asyncio.sleep(0.2)
            assert not await noticed()
            server.clock.now += 2 * DAY
            await settle(server, noticed)
            entry = (await server.http.get(f"{path}/entries")).json()["entries"][-1]
            assert entry["expires_at"] == server.clock.now + 10 * DAY
            other = f"/api/tables/{kept['table']['id']}"
            position = (await server.http.get(f"{other}/position")).json()
            body = {"seat": 0, "position": 0, "key": "k", "actions": [position["legal"][0]["action"]]}
            assert (await server.http.post(f"{other}/actions", json=body)).status_code == 200
            server.clock.now += 11 * DAY
            await settle(server, gone)
            assert (await server.http.get(other)).status_code == 200
            tables = (await server.http.get("/api/me")).json()["tables"]
            assert [table["id"] for table in tables] == [kept["table"]["id"]]

    asyncio.run(run())


HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]


def test_one_commit_carries_many_appends_and_a_conflict_hurts_nobody_else(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ids = []
            for _ in range(20):
                made = (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
                ids.append(made["table"]["id"])
            journal = server.services.journal

            def entry(number: int) -> NoticeEntry:
                return NoticeEntry(2.0, number=number, at=1.0)

            before = journal.commits
            await asyncio.gather(*(journal.append(Append(table, [entry(1), entry(2)], "k")) for table in ids))
            assert journal.commits - before <= 3
            appends = [Append(table, [entry(3)]) for table in ids]
            appends += [Append(ids[0], [entry(3)]), Append(ids[1], [entry(4)], "k")]
            appends += [Append(ids[2], [entry(4), entry(2)])]
            results = await asyncio.gather(*map(journal.append, appends), return_exceptions=True)
            assert results[:20] == [None] * 20
            assert [type(result) for result in results[20:]] == [Conflict] * 3

            async def count(connection: AsyncConnection) -> int:
                return int((await connection.execute(text("SELECT COUNT(*) FROM log"))).scalar_one())

            assert await journal.write(count) == 60

    asyncio.run(run())


def test_a_write_that_fails_is_told_and_the_next_works(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:

            async def broken(connection: AsyncConnection) -> None:
                await connection.execute(text("INSERT INTO nowhere VALUES (1)"))

            async def works(connection: AsyncConnection) -> int:
                return int((await connection.execute(text("SELECT 7"))).scalar_one())

            with pytest.raises(Exception, match="nowhere"):
                await server.services.journal.write(broken)
            assert await server.services.journal.write(works) == 7

    asyncio.run(run())
