"""A database of every earlier version, with people, tables and games in it, is brought up to date."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select

from hatoba.components import load
from hatoba.server.access import COOKIE
from hatoba.server.settings import Settings, database
from hatoba.server.store.database import MIGRATIONS, Database
from hatoba.server.store.schema import metadata
from tests.server.inside import Inside, inside
from tests.server.support import sqlite_url

Rows = dict[str, list[dict[str, Any]]]
NOT_FILLED = {"snapshots", "analyses", "daily_bots"} | {"callings", "silent_tables", "calls", "mails"}
NOT_FILLED |= {"told", "muted_accounts", "muted_seats", "effects"}
"""A short game that nobody has asked the coach about, of people neither called nor muted, and no bots that play."""


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def earlier_revisions() -> list[str]:
    """All but the newest, which has nothing to be upgraded to."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][1:]


async def fill(server: Inside) -> tuple[str, str, Any]:
    """Somebody with an account, a table, a webhook, a sheet, a rating, a game under way: cookie, path, position."""
    person = {"name": "Ann", "passphrase": "correct horse battery"}
    assert (await server.http.post("/api/accounts", json=person)).status_code == 201
    wish = {"game": "duel", "seats": [{"kind": "hotseat", "name": "Ann"}, {"kind": "hotseat"}]}
    path = f"/api/tables/{(await server.http.post('/api/tables', json=wish)).json()['table']['id']}"
    for number in range(6):
        position = (await server.http.get(f"{path}/position")).json()
        seat = position["to_move"]
        position = (await server.http.get(f"{path}/position?viewer={seat}")).json()
        body = {"seat": seat, "position": position["position"], "key": str(number)}
        done = await server.http.post(f"{path}/actions", json={**body, "actions": [position["legal"][0]["action"]]})
        assert done.status_code == 200
    assert (await server.http.post("/api/daily/tables", json={})).status_code == 201
    hook = await server.http.put(f"{path}/seats/0/webhook", json={"url": "http://127.0.0.1:9/x"})
    assert hook.status_code == 204
    own = {"game": "duel", "name": "Ann's box"}
    assert (await server.http.post("/api/sheets", json={**own, "text": load("duel").text})).status_code == 201
    assert (await server.http.put("/api/me/drafts", json={**own, "edits": []})).status_code == 200
    assert (await server.http.put("/api/me/lessons/duel-first", json={"step": 4})).status_code == 204
    seats = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}]
    rated = {"game": "duel", "rated": True, "lots": False, "seats": seats}
    lost = f"/api/tables/{(await server.http.post('/api/tables', json=rated)).json()['table']['id']}"
    assert (await server.http.post(f"{lost}/resign", json={"seat": 0, "key": "r"})).status_code == 200
    position = (await server.http.get(f"{path}/position?viewer=0")).json()
    return server.http.cookies[COOKIE], path, position


def read_all(connection: Connection) -> Rows:
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: [dict(row._mapping) for row in connection.execute(select(table))] for table in found.sorted_tables
    }


def write_at(connection: Connection, revision: str, rows: Rows) -> None:
    """A database of that revision with these rows: of each, the columns that it had then."""
    command.upgrade(config(connection), revision)
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        columns = set(table.columns.keys())
        for row in rows.get(table.name, []) if table.name != "alembic_version" else []:
            connection.execute(insert(table).values({name: row[name] for name in columns & set(row)}))


@pytest.mark.parametrize("revision", earlier_revisions())
def test_an_earlier_database_with_data_is_upgraded(revision: str, database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        (tmp_path / "donor").mkdir()
        async with inside(sqlite_url(tmp_path / "donor"), private_webhooks=True) as server:
            cookie, path, expected = await fill(server)
            async with server.services.database.read() as connection:
                rows = await connection.run_sync(read_all)
        assert all(rows[table.name] for table in metadata.sorted_tables if table.name not in NOT_FILLED)
        settings = Settings(database_url=database_url)
        old = Database(database(settings), settings.database_timeout)
        async with old.engine.begin() as connection:
            await connection.run_sync(write_at, revision, rows)
            before = await connection.run_sync(read_all)
        await old.close()

        async with inside(database_url) as server:
            async with server.services.database.read() as connection:
                after = await connection.run_sync(read_all)
            for table, kept in before.items():
                shown = [{name: row[name] for name in kept[0]} for row in after[table]] if kept else after[table]
                if table != "alembic_version":
                    assert shown == kept, table
            server.http.cookies.set(COOKIE, cookie)
            server.clock.now = max(row["made_at"] for row in rows["sessions"])
            assert (await server.http.get("/api/me")).json()["account"] == "Ann"
            position = (await server.http.get(f"{path}/position?viewer=0")).json()
            if "names" not in before:  # people were called nothing then, but for what the log says
                expected["seats"][0]["name"] = None
            assert position == expected

    asyncio.run(run())
