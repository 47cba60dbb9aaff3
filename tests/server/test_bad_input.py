"""Whatever one visitor sends, it is refused to that visitor alone: 4xx, never 5xx, and nobody else notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.journal import Append
from hatoba.table.entries import ChatEntry, NoticeEntry
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE

HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]


def test_an_append_that_fails_hurts_nobody_else(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            answers = [await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT}) for _ in range(8)]
            ids = [answer.json()["table"]["id"] for answer in answers]
            journal = server.services.journal

            async def broken(connection: AsyncConnection) -> None:
                await connection.execute(text("INSERT INTO nowhere VALUES (1)"))

            async def mistaken(connection: AsyncConnection) -> None:
                raise KeyError("a mistake of ours")

            def unwritable(table: str) -> Append:
                return Append(table, [ChatEntry(0, None, "\ud800", number=1, at=1.0)])  # what no database takes

            jobs: list[Any] = [journal.append(Append(table, [NoticeEntry(2.0, number=1, at=1.0)])) for table in ids[:6]]
            jobs[2:2] = [journal.write(broken), journal.append(unwritable(ids[6])), journal.write(mistaken)]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [result for at, result in enumerate(results) if at not in (2, 3, 4)] == [None] * 6
            assert all(isinstance(result, Exception) for result in results[2:5])
            assert isinstance(results[4], KeyError)
            assert journal.healthy

            async def count(connection: AsyncConnection) -> int:
                return int((await connection.execute(text("SELECT COUNT(*) FROM log"))).scalar_one())

            assert await journal.write(count) == 6

    asyncio.run(run())


async def begin(server: Inside) -> tuple[str, dict[str, Any]]:
    """A table that is played by one person; its address and its position."""
    answer = await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})
    assert answer.status_code == 201, answer.text
    path = f"/api/tables/{answer.json()['table']['id']}"
    position: dict[str, Any] = (await server.http.get(f"{path}/position")).json()
    return path, position


def test_a_key_may_have_all_the_letters_that_are_promised(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            path, position = await begin(server)
            key = "k" * 64
            chat = {"text": "hello", "seat": 0, "key": key}
            said = await server.http.post(f"{path}/chat", json=chat)
            assert said.status_code == 200, said.text
            again = await server.http.post(f"{path}/chat", json=chat)
            assert again.json() == said.json()
            action = position["legal"][0]["action"]
            body = {"seat": 0, "position": position["position"], "key": key, "actions": [action]}
            assert (await server.http.post(f"{path}/actions", json=body)).status_code == 200
            assert (await server.http.post(f"{path}/actions", json={**body, "key": key + "k"})).status_code == 400

    asyncio.run(run())


def test_no_text_has_a_nul_in_it(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            path, position = await begin(server)
            action = {"seat": 0, "position": position["position"], "actions": [position["legal"][0]["action"]]}
            new = {"game": "duel", "seats": HOTSEAT}
            refused: list[tuple[str, Any]] = [
                (f"{path}/actions", {**action, "key": "a\0b"}),
                (f"{path}/actions", {**action, "key": "a", "actions": ["pass\0"]}),
                (f"{path}/chat", {"text": "a\0b", "seat": 0, "key": "k"}),
                (f"{path}/chat", {"text": "a", "seat": 0, "key": "\0"}),
                (f"{path}/resign", {"seat": 0, "key": "\0"}),
                (f"{path}/seats/0/bot", {"key": "k", "level": "\0"}),
                ("/api/tables", {**new, "name": "a\0b"}),
                ("/api/tables", {**new, "game": "du\0el"}),
                ("/api/tables", {**new, "options": {"\0": "\0"}}),
                ("/api/tables", {**new, "seats": [{"kind": "hotseat", "name": "\0x"}, {"kind": "hotseat"}]}),
                ("/api/tables", {**new, "sheet": "\0"}),
                ("/api/accounts", {"name": "a\0b", "passphrase": "long enough for it"}),
                ("/api/login", {"name": "a\0b", "passphrase": "long enough for it"}),
                ("/api/records", {"text": "hatoba 1\0"}),
            ]
            for address, body in refused:
                answer = await server.http.post(address, json=body)
                assert 400 <= answer.status_code < 500, (address, body, answer.text)
            hook = await server.http.put(f"{path}/seats/0/webhook", json={"url": "http://example.org/\0"})
            assert 400 <= hook.status_code < 500
            asked = await server.http.get(f"{path}/why", params={"action": "a\0b"})
            assert 400 <= asked.status_code < 500
            numbers = (await server.http.get(f"{path}/entries")).json()["entries"]
            assert numbers == []

    asyncio.run(run())


DEEP = 20_000
BAD_BODIES = [
    b"[" * DEEP,
    b"[" * DEEP + b"]" * DEEP,
    b'{"game":' * DEEP,
    b'{"game": "duel", "options": ' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}",
    b'{"game": "duel", "players": ' + b"9" * 5000 + b"}",
    b'{"game": "duel", "name": "\\ud800"}',
    b'{"game": "duel", "clock": {"kind": "turn", "seconds": 1e999}}',
    b'{"game": "duel", "clock": {"kind": "turn", "seconds": NaN}}',
    b'{"\xff": 1}',
    b'{"game": "\xff"}',
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_body_that_cannot_be_read_is_refused(tmp_path: Any, body: bytes) -> None:
    async def run() -> None:
        async with inside(f"sqlite:///{tmp_path}/hatoba.db") as server:
            for address in ("/api/tables", "/api/records", "/api/login", "/api/tables/abc/actions"):
                headers = {"content-type": "application/json"}
                answer = await server.http.post(address, content=body, headers=headers)
                assert 400 <= answer.status_code < 500, (address, answer.text)
                assert answer.headers["content-type"] == "application/problem+json"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("origin", value) for value in ("http://[", "http://]/", "null", "", "\xff", "http://hatoba.test:99999")),
        *(("host", value) for value in ("[", "[::1]:x", "a:b:c", "hatoba.test:99999999", "a/b?c", "\xff", "[:]")),
    ],
)
def test_a_header_that_cannot_be_read_is_refused(tmp_path: Any, name: str, value: str) -> None:
    async def run() -> None:
        async with inside(f"sqlite:///{tmp_path}/hatoba.db") as server:
            headers = {name.encode(): value.encode("latin-1")}
            answer = await server.http.post("/api/tables", json={"game": []}, headers=headers)
            assert answer.status_code in (400, 403), answer.text
            assert answer.headers["content-type"] == "application/problem+json"

    asyncio.run(run())


def test_numbers_that_no_game_can_hold_are_refused(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            for limit in (2**31, 2**63 - 1, 2**63, 2**64, -1):
                body = {"game": "duel", "seats": HOTSEAT, "options": {"round_limit": limit}}
                answer = await server.http.post("/api/tables", json=body)
                assert 400 <= answer.status_code < 500, (limit, answer.text)
            body = {"game": "duel", "seats": HOTSEAT, "options": {"round_limit": 2**31 - 1}}
            answer = await server.http.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text

    asyncio.run(run())


ADDRESSES = ["/%00", "/a/%00", "/" + "a" * 3000, "/" + "a/" * 1500, "/api/tables/%00", "/api/tables/" + "a" * 3000]
ADDRESSES += ["/s/" + "a" * 3000, "/s/%00", "/assets/%00.js", "/%ff", "/%0a", "/api/tables/a%0ab", "/" + "%c3%a9" * 500]


@pytest.mark.parametrize("address", ADDRESSES, ids=[address[:16] for address in ADDRESSES])
def test_an_address_that_is_none_of_ours_is_not_found(tmp_path: Any, address: str) -> None:
    """Also with a client that is built: then the rest of an address is looked for among its files."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<html>client</html>")

    async def run(monkeypatch: pytest.MonkeyPatch) -> None:
        from hatoba.server.routes import site

        monkeypatch.setattr(site, "CLIENT", tmp_path / "client")
        async with inside(f"sqlite:///{tmp_path}/hatoba.db") as server:
            answer = await server.http.get(address)
            assert 400 <= answer.status_code < 500 or answer.text == "<html>client</html>", answer.text
            assert answer.status_code < 500

    with pytest.MonkeyPatch.context() as monkeypatch:
        asyncio.run(run(monkeypatch))


@asynccontextmanager
async def second(database_url: str, first: Inside) -> AsyncIterator[Inside]:
    """Another process over the same database, where there can be one."""
    if not first.services.database.shared:
        yield first
        return
    async with inside(database_url) as other:
        yield other


def test_two_ask_for_a_rematch_at_once_and_get_the_same(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as one, second(database_url, one) as two:
            path, _ = await begin(one)
            await one.http.post(f"{path}/resign", json={"seat": 0, "key": "k"})
            cookies = dict(one.http.cookies)
            other = two.visitor()
            other.cookies.update(cookies)
            asked = [visitor.post(f"{path}/rematch") for visitor in (one.http, other, one.http, other)]
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers] == [201] * 4, [answer.text for answer in answers]
            assert len({answer.json()["id"] for answer in answers}) == 1
            await other.aclose()

            async def count(connection: AsyncConnection) -> int:
                return int((await connection.execute(text("SELECT COUNT(*) FROM tables"))).scalar_one())

            assert await one.services.journal.write(count) == 2

    asyncio.run(run())


def test_a_command_that_waits_while_its_table_is_deleted_finds_it_gone(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            path, _ = await begin(server)
            table = await server.services.tables.get(path.rpartition("/")[2])
            async with table.lock:
                asked = [server.http.delete(path)]
                asked += [server.http.post(f"{path}/chat", json={"seat": 0, "text": "x", "key": k}) for k in "ab"]
                asked += [server.http.post(f"{path}/resign", json={"seat": 0, "key": "c"})]
                asked += [server.http.post(f"{path}/seats/1/bot", json={"key": "d"})]
                waiting = asyncio.gather(*asked)
                while len(table.lock._waiters or ()) < len(asked):
                    await asyncio.sleep(0.01)
            answers = await asyncio.wait_for(waiting, PATIENCE)
            assert [answer.status_code for answer in answers] == [204, 404, 404, 404, 404]

    asyncio.run(run())


def test_a_rematch_of_a_table_that_is_deleted_meanwhile_is_refused(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            path, _ = await begin(server)
            await server.http.post(f"{path}/resign", json={"seat": 0, "key": "k"})
            table = await server.services.tables.get(path.rpartition("/")[2])
            async with table.lock:
                waiting = asyncio.gather(server.http.delete(path), server.http.post(f"{path}/rematch"))
                while len(table.lock._waiters or ()) < 2:
                    await asyncio.sleep(0.01)
            answers = await asyncio.wait_for(waiting, PATIENCE)
            assert [answer.status_code for answer in answers] == [204, 404]

    asyncio.run(run())
