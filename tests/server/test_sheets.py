"""Own cards on the server: looked at, shared, kept, played with, and forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from hatoba.components import load
from hatoba.server.routes.sheets import DRAFTS_MOST
from tests.server.inside import Inside, inside
from tests.server.support import sqlite_url

ORDER: dict[str, Any] = {"table": "orders", "row": "number 8", "field": "cost", "value": {"silk": 3, "fish": 1}}
RIGHT: dict[str, Any] = {"table": "orders", "row": "number 3", "field": "reward", "confirmed": True}
WRONG: dict[str, Any] = {"table": "orders", "row": "number 11", "field": "cost", "value": {}}
DAY = 86_400.0


def draft(*edits: dict[str, Any], **more: str) -> dict[str, Any]:
    return {"game": "yokohama", "edits": list(edits), **more}


async def post(visitor: httpx.AsyncClient, path: str, body: Any, status: int = 200) -> Any:
    answer = await visitor.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def sign_up(visitor: httpx.AsyncClient, name: str) -> None:
    await post(visitor, "/api/accounts", {"name": name, "passphrase": "correct horse battery"}, 201)


async def own_text(visitor: httpx.AsyncClient) -> str:
    return str((await post(visitor, "/api/workshop/check", draft(ORDER, RIGHT)))["text"])


def test_a_draft_is_checked_read_merged_and_compared(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as server:
            http = server.http
            form = (await http.get("/api/games/yokohama/form")).json()
            assert form["id"] == load("yokohama").id
            assert {kind["table"] for kind in form["kinds"]} >= {"orders", "sites", "editions.second"}

            bad = await post(http, "/api/workshop/check", draft(ORDER, WRONG, {**WRONG, "row": "number 12"}))
            assert [(fault["row"], fault["problem"]) for fault in bad["faults"]] == [
                ("number 11", "amounts_least"),
                ("number 12", "amounts_least"),
            ]
            assert bad["id"] is None and bad["text"] is None and len(bad["edits"]) == 3

            good = await post(http, "/api/workshop/check", draft(ORDER, RIGHT))
            assert good["faults"] == [] and 'owner = ["cost"]' in good["text"]
            again = await post(http, "/api/workshop/read", {"text": good["text"]})
            assert {name: again[name] for name in ("id", "text", "edits")} == {
                name: good[name] for name in ("id", "text", "edits")
            }
            assert again["template"] is None  # the usual sheet has all its comments
            text = good["text"].replace("[orders]", "[orders]  # second printing", 1)
            read = await post(http, "/api/workshop/read", {"text": text})
            own = {name: read[name] for name in ("game", "base", "edits", "template")}
            assert (await post(http, "/api/workshop/check", own))["text"] == text
            found = await post(http, "/api/workshop/diff", {"game": "yokohama", "after": good["text"]})
            assert [(one["row"], one["field"], one["before"], one["after"]) for one in found] == [
                ("number 8", "cost.tea", 2, None),
                ("number 8", "cost.fish", 4, 1),
                ("number 8", "cost.silk", None, 3),
            ]
            earlier = {"base": "110fac5c11ed9e23"}
            merged = await post(http, "/api/workshop/merge", draft(ORDER, RIGHT, **earlier))
            assert merged["sheet"]["base"] == form["id"] and merged["news"] and merged["sheet"]["id"]

    asyncio.run(run())


def test_shared_kept_and_deleted(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            yuki, guest = server.http, server.visitor(address="10.0.0.7")
            await sign_up(yuki, "Yuki")
            wish = {"name": "Yuki's box", "game": "yokohama", "text": await own_text(yuki)}
            shared = await post(yuki, "/api/sheets", wish, 201)
            path = f"/api/sheets/{shared['token']}"
            seen = (await guest.get(path)).json()
            assert seen["name"] == "Yuki's box" and not seen["mine"] and seen["text"] == wish["text"]
            assert (await guest.delete(path)).status_code == 401
            assert (await yuki.get(path)).json()["mine"]

            kept = await keep_drafts(yuki)
            assert (await guest.put("/api/me/drafts", json={**draft(), "name": "x"})).status_code == 401
            assert (await yuki.delete(f"/api/me/drafts/{kept}")).status_code == 204
            own = (await yuki.get("/api/me/sheets")).json()
            assert len(own["drafts"]) == DRAFTS_MOST - 1 and len(own["shared"]) == 1
            assert (await yuki.get("/api/me/export")).json()["sheets"] == own

            assert (await yuki.delete("/api/me")).status_code == 204
            assert (await guest.get(path)).status_code == 404
            without_account = await post(guest, "/api/sheets", wish, 201)
            await expire(server, f"/api/sheets/{without_account['token']}", guest)

    asyncio.run(run())


async def keep_drafts(yuki: httpx.AsyncClient) -> str:
    """As many drafts as an account may have, the first of them written twice; its id."""
    for _ in range(2):
        own = {**draft(WRONG), "name": "box 0", "template": "# my box"}
        first = (await yuki.put("/api/me/drafts", json=own)).json()
    for number in range(1, DRAFTS_MOST):
        assert (await yuki.put("/api/me/drafts", json={**draft(), "name": f"box {number}"})).status_code == 200
    refused = await yuki.put("/api/me/drafts", json={**draft(), "name": "one more"})
    assert refused.status_code == 422 and refused.json()["code"] == "too_many"
    assert [edit["value"] for edit in first["edits"]] == [{}]  # a draft with a fault is kept as well
    kept = (await yuki.get("/api/me/sheets")).json()["drafts"]
    assert [one["template"] for one in kept if one["name"] == "box 0"] == ["# my box"]
    return str(first["id"])


async def expire(server: Inside, path: str, guest: httpx.AsyncClient) -> None:
    """A shared sheet that is read stays; one that nobody uses goes as tables do."""
    server.clock.now += 150 * DAY
    assert (await guest.get(path)).status_code == 200
    server.clock.now += 150 * DAY
    await server.services.keeper._expire()
    assert (await guest.get(path)).status_code == 200
    server.clock.now += 181 * DAY
    await server.services.keeper._expire()
    assert (await guest.get(path)).status_code == 404


def test_a_table_with_somebodys_cards(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            guest = server.visitor(address="10.0.0.7")
            text = await own_text(server.http)
            wish = {"name": "Yuki's box", "game": "yokohama", "text": text}
            token = (await post(server.http, "/api/sheets", wish, 201))["token"]
            seats = [{"kind": "me"}, {"kind": "person"}]
            made = await post(
                server.http,
                "/api/tables",
                {"game": "yokohama", "seats": seats, "shared_sheet": token, "open": True},
                201,
            )
            table = made["table"]
            assert (table["own_sheet"], table["sheet_name"]) == (True, "Yuki's box")
            path = f"/api/tables/{table['id']}/sheet/differences"
            before_start = (await guest.get(path)).json()  # it waits for people, so anybody may look
            assert {one["row"] for one in before_start} == {"number 8"}
            other = await server.http.post("/api/tables", json={"game": "duel", "shared_sheet": token})
            assert other.status_code == 422
            both = await server.http.post(
                "/api/tables", json={"game": "yokohama", "shared_sheet": token, "sheet": text}
            )
            assert both.status_code == 422

    asyncio.run(run())


def test_what_changes_do(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url, bot_workers=1) as server:
            vp = {"table": "orders", "row": "number 1", "field": "vp", "value": 30}
            text = (await post(server.http, "/api/workshop/check", {"game": "duel", "edits": [vp]}))["text"]
            wish = {"game": "duel", "after": text, "games": 3}
            job = await post(server.http, "/api/workshop/effects", wish, 201)
            path = f"/api/workshop/effects/{job['id']}"
            while job["state"] == "running":
                await asyncio.sleep(0.05)
                job = (await server.http.get(path)).json()
            assert (job["state"], job["done"], job["effect"]["games"]) == ("complete", 3, 3)
            assert [part["name"] for part in job["effect"]["parts"]] == ["seats", "endings", "rounds", "categories"]
            assert not any(part["moved"] for part in job["effect"]["parts"])  # three games are sure of nothing

            again = await post(server.http, "/api/workshop/effects", {**wish, "games": 400}, 201)
            assert (await server.http.get(path)).status_code == 404  # a visitor has one
            path = f"/api/workshop/effects/{again['id']}"
            assert (await server.http.delete(path)).status_code == 204
            assert (await server.http.get(path)).json()["state"] == "stopped"
            wrong = await server.http.post("/api/workshop/effects", json={**wish, "players": 3})
            assert wrong.status_code == 422

    asyncio.run(run())


def test_a_record_goes_to_another_machine(tmp_path: Path) -> None:
    """With the sheet in it, or with the sheet's file beside it; without either it says what is missing."""

    async def run() -> None:
        (tmp_path / "other").mkdir()
        async with inside(sqlite_url(tmp_path)) as server, inside(sqlite_url(tmp_path / "other")) as other:
            text = await own_text(server.http)
            hotseat = [{"kind": "hotseat"}, {"kind": "hotseat"}]
            wish = {"game": "yokohama", "seats": hotseat, "sheet": text, "sheet_name": "Yuki's box"}
            for recorded in (False, True):
                made = await post(server.http, "/api/tables", {**wish, "sheet_recorded": recorded}, 201)
                path = f"/api/tables/{made['table']['id']}"
                await post(server.http, f"{path}/resign", {"seat": 0, "key": "r"})
                record = (await server.http.get(f"{path}/record")).text
                assert ("\n|" in record) == recorded
                alone = await other.http.post("/api/records", json={"text": record})
                assert alone.status_code == (201 if recorded else 422)
                opened = await post(other.http, "/api/records", {"text": record, "sheet": text}, 201)
                shown = (await other.http.get(f"/api/tables/{opened['table']['id']}/record")).text
                assert shown == record
                assert (await server.http.get(f"{path}/shuffle")).json()["kept"]  # the promise is of the game alone

    asyncio.run(run())
