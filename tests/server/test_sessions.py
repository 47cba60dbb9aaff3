"""Browsers and accounts: who is signed out is out everywhere, seats do not mix, sessions end."""

import asyncio
import uuid
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import func, select

from hatoba.server.access import COOKIE, Session
from hatoba.server.settings import DAY
from hatoba.server.store.schema import sessions
from tests.server.inside import inside
from tests.server.support import Listening, ServerProcess, Visitor, listening
from tests.server.test_chores import settle

HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], str]) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    url = postgres()
    with ServerProcess(url) as one, ServerProcess(url) as two:
        yield one, two


def credentials() -> dict[str, str]:
    return {"name": uuid.uuid4().hex[:12], "passphrase": "correct horse battery"}


def same_browser(visitor: Visitor, server: ServerProcess) -> Visitor:
    """The browser, or whoever has stolen its cookie, at another process."""
    other = server.visitor()
    other.http.cookies.set(COOKIE, visitor.http.cookies[COOKIE])
    return other


def ended(stream: Listening) -> bool:
    """Whether a stream ends, without anything more to see than what it opened with."""
    while True:
        kind, _ = stream.messages.get(timeout=60)
        if kind == "closed":
            return True
        assert kind in ("turn", "presence")


def test_signing_out_holds_at_every_process_at_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    browser = pair[0].visitor()
    browser.post("/api/accounts", credentials(), 201)
    table = browser.create("duel", seats=HOTSEAT)["table"]["id"]
    elsewhere = same_browser(browser, pair[1])
    assert elsewhere.get(f"/api/tables/{table}")["mine"] == [0, 1]
    with listening(elsewhere, tables=table) as stream:
        browser.ask("POST", "/api/logout")
        assert elsewhere.get(f"/api/tables/{table}", 404)["code"] == "not_found"
        assert elsewhere.get("/api/me") == {"account": None, "called": None, "recorded": True, "tables": []}
        assert ended(stream)


def test_deleting_an_account_ends_all_its_sessions(server: ServerProcess) -> None:
    _delete_account(server, server)


def test_deleting_an_account_ends_its_sessions_at_other_processes(pair: tuple[ServerProcess, ServerProcess]) -> None:
    _delete_account(*pair)


def _delete_account(one: ServerProcess, two: ServerProcess) -> None:
    laptop, phone, who = one.visitor(), two.visitor(), credentials()
    laptop.post("/api/accounts", who, 201)
    table = laptop.create("duel", seats=HOTSEAT)["table"]["id"]
    phone.post("/api/login", who)
    assert phone.get(f"/api/tables/{table}")["mine"] == [0, 1]
    with listening(phone) as stream:
        laptop.ask("DELETE", "/api/me", 204)
        assert phone.get(f"/api/tables/{table}", 404)["code"] == "not_found"
        assert ended(stream)
    assert phone.get("/api/me")["account"] is None


def test_signing_in_where_another_was_signed_in_does_not_mix_seats(server: ServerProcess) -> None:
    browser, ann, bob = server.visitor(), credentials(), credentials()
    server.visitor().post("/api/accounts", bob, 201)
    browser.post("/api/accounts", ann, 201)
    table = browser.create("duel", seats=HOTSEAT)["table"]["id"]
    assert browser.post("/api/login", bob)["tables"] == []
    assert browser.get(f"/api/tables/{table}", 404)
    assert server.visitor().post("/api/login", bob)["tables"] == []
    assert [one["id"] for one in browser.post("/api/login", ann)["tables"]] == [table]
    third = credentials()
    assert browser.post("/api/accounts", third, 201)["tables"] == []


def test_what_a_browser_held_while_nobody_was_signed_in_goes_to_the_account(server: ServerProcess) -> None:
    browser, who = server.visitor(), credentials()
    table = browser.create("duel", seats=HOTSEAT)["table"]["id"]
    assert [one["id"] for one in browser.post("/api/accounts", who, 201)["tables"]] == [table]
    assert [one["id"] for one in server.visitor().post("/api/login", who)["tables"]] == [table]


def test_a_session_ends_when_its_browser_was_not_seen_for_long(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url, expire_days=0, session_days=30) as server:
            used, left = server.visitor(), server.visitor()
            path = ""
            for browser in (used, left):
                made = (await browser.post("/api/tables", json={"game": "duel", "seats": HOTSEAT})).json()
                path = f"/api/tables/{made['table']['id']}"
                assert (await browser.get(path)).status_code == 200
            for _ in range(3):
                server.clock.now += 20 * DAY
                assert len((await used.get("/api/me")).json()["tables"]) == 1
            assert (await left.get(path)).status_code == 404
            assert (await left.get("/api/me")).json()["tables"] == []

            async def forgotten() -> bool:
                async with server.services.database.read() as connection:
                    found = await connection.execute(select(func.count()).select_from(sessions))
                    return found.scalar_one() == 1

            await settle(server, forgotten)

    asyncio.run(run())


def test_what_is_given_to_a_browser_that_is_signed_out_meanwhile_goes_to_a_new_one(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            await server.http.post("/api/tables", json={"game": "duel"})
            doorkeeper = server.services.doorkeeper
            find = doorkeeper.find_session

            async def find_and_sign_out(hashed: str | None) -> Session | None:
                """Somebody signs the browser out just after it was looked up."""
                doorkeeper.find_session = find  # type: ignore[method-assign]
                found = await find(hashed)
                assert (await server.http.post("/api/logout")).status_code == 200
                return found

            other = server.visitor()
            other.cookies.update(dict(server.http.cookies))
            doorkeeper.find_session = find_and_sign_out  # type: ignore[method-assign]
            made = await other.post("/api/tables", json={"game": "duel"})
            assert made.status_code == 201, made.text
            assert (await other.get(f"/api/tables/{made.json()['table']['id']}/position")).status_code == 200
            await other.aclose()

    asyncio.run(run())
