"""What people are called: beside the log, in records only with their consent, and gone with their account."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, select

from hatoba.engine.errors import InvalidRecord
from hatoba.engine.record import parse_record
from hatoba.games import game
from hatoba.server.problems import Problem
from hatoba.server.replays import read_record
from hatoba.table.records import promise
from tests.server.inside import Inside, inside
from tests.server.support import QUICK_BOT, ServerProcess, listening, two_people

PASSPHRASE = "correct horse battery"
Table = Any


async def make(server: Inside, seats: list[dict[str, Any]], **more: Any) -> Table:
    made = await server.http.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats, **more})
    assert made.status_code == 201, made.text
    return made.json()


def names(table: Table) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def everything(connection: Connection) -> str:
    """All that is stored, as one text."""
    found = MetaData()
    found.reflect(connection)
    return repr([tuple(row) for table in found.sorted_tables for row in connection.execute(select(table))])


def test_a_name_is_said_and_changed_and_everybody_hears_of_it(server: ServerProcess) -> None:
    first, second = two_people(server, "duel")
    with listening(second.visitor, tables=second.table, views="true") as stream:
        first.visitor.put(f"{first.path}/seats/0/name", {"name": "Ada"})
        stream.wait("position", lambda position: position["seats"][0]["name"] == "Ada")
        first.visitor.put(f"{first.path}/seats/0/name", {"name": None})
        stream.wait("position", lambda position: position["seats"][0]["name"] is None)
    assert first.visitor.put(f"{first.path}/seats/1/name", {"name": "Ada"}, 403)["code"] == "forbidden"
    second.visitor.put(f"{first.path}/seats/1/name", {"name": "Bo"})
    taken = first.visitor.put(f"{first.path}/seats/0/name", {"name": "B\u043e"}, 422)
    assert (taken["code"], taken["field"]) == ("name_taken", "name")


def test_a_stand_in_does_not_rename_its_person(server: ServerProcess) -> None:
    first, second = two_people(server, "duel")
    second.visitor.post("/api/links", {"token": second.visitor.token, "name": "Bo"})
    second.visitor.post(f"{second.path}/seats/1/bot", {"key": "a", "level": "random"})
    seat = first.position()["seats"][1]
    assert (seat["holder"], seat["name"], seat["person"]) == ("bot", "Bo", True)


def test_a_bot_that_fills_a_seat_says_that_nobody_came(server: ServerProcess) -> None:
    with server.visitor() as maker:
        table = maker.create("duel", players=2, seats=[{"kind": "me"}, {"kind": "person"}])["table"]["id"]
        done = maker.post(f"/api/tables/{table}/seats/1/bot", {"key": "a", "level": "random"})
        assert done["entries"][0]["why"] == "filled"
        assert [seat["claimed"] for seat in maker.get(f"/api/tables/{table}")["seats"]] == [True, False]


def test_the_record_has_names_that_its_promise_does_not_cover(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}]
            made = await make(server, seats)
            path = f"/api/tables/{made['table']['id']}"
            friend = server.visitor()
            token = made["links"][1]["token"]
            await friend.post("/api/links", json={"token": token, "name": "Bo", "recorded": False})
            await server.http.post(f"{path}/resign", json={"seat": 0, "key": "r"})
            text = (await friend.get(f"{path}/record")).text
            head, _, body = text.partition("\n\n")
            assert body.split("\n")[:2] == ["name A Ada", "resign A"]
            assert "Bo" not in text
            assert promise(head + "\n\n") == made["table"]["promise"]
            opened = (await friend.post("/api/records", json={"text": text})).json()["table"]
            assert names(opened) == ["Ada", None]

    asyncio.run(run())


@pytest.mark.parametrize(
    "line", ["name", "name E Ada", "name C Ada", "name A", "name A Ada\nname A Bo", "name A A\u202eda"]
)
def test_a_wrong_name_in_a_record_is_refused(line: str) -> None:
    head = f"hatoba 1\ngame duel\nrules 2\nsheet {game('duel').sheet.id}\nplayers 2\nseed 7\n\n"
    assert parse_record(game("duel"), head + "name A Ada\n").names == {0: "Ada"}
    with pytest.raises(InvalidRecord, match="line"):
        parse_record(game("duel"), head + line + "\n")


def test_a_name_too_long_for_a_seat_is_refused_in_an_upload() -> None:
    text = f"hatoba 1\ngame duel\nrules 2\nsheet {game('duel').sheet.id}\nplayers 2\nseed 7\n\nname A {'x' * 41}\n"
    with pytest.raises(Problem, match="from 1 to 40 letters"):
        read_record(text, None, None, "record", 0.0)


def test_an_account_remembers_a_name(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            assert (await server.http.put("/api/me/name", json={"name": "Ada"})).status_code == 401
            me = (await server.http.post("/api/accounts", json={"name": "ada99", "passphrase": PASSPHRASE})).json()
            assert (me["account"], me["called"], me["recorded"]) == ("ada99", None, True)
            said = await server.http.put("/api/me/name", json={"name": " Ada ", "recorded": False})
            assert said.status_code == 204, said.text
            other = server.visitor()
            me = (await other.post("/api/login", json={"name": "ada99", "passphrase": PASSPHRASE})).json()
            assert (me["called"], me["recorded"]) == ("Ada", False)

    asyncio.run(run())


def test_a_deleted_account_leaves_no_name(database_url: str) -> None:
    """In games under way, finished ones and rematches, whatever was done there; others keep theirs."""

    async def run() -> None:
        async with inside(database_url) as server:
            person = {"name": "Xanthippe", "passphrase": PASSPHRASE}
            await server.http.post("/api/accounts", json=person)
            await server.http.put("/api/me/name", json={"name": "Xanthippe"})
            made = await make(server, [{"kind": "me", "name": "Xanthippe"}, {"kind": "person"}], spectator_delay=5)
            path = f"/api/tables/{made['table']['id']}"
            friend, watcher = server.visitor(), server.visitor(made["watch"]["token"])
            await friend.post("/api/links", json={"token": made["links"][1]["token"], "name": "Socrates"})
            position = (await server.http.get(f"{path}/position")).json()
            wish = {
                "seat": 0,
                "position": position["position"],
                "actions": [position["legal"][0]["action"]],
                "key": "a",
            }
            await server.http.post(f"{path}/actions", json=wish)
            await server.http.post(f"{path}/chat", json={"text": "hello", "seat": 0, "key": "c"})
            await server.http.post(f"{path}/resign", json={"seat": 0, "key": "r"})
            again = (await server.http.post(f"{path}/rematch", json={})).json()
            assert names(again) == ["Xanthippe", "Socrates"]
            looking_on = server.visitor()
            await looking_on.post("/api/login", json=person)
            seats = [{"kind": "me"}, {"kind": "person"}]
            onlooker = (await friend.post("/api/tables", json={"game": "duel", "seats": seats})).json()
            await looking_on.post("/api/links", json={"token": onlooker["watch"]["token"]})
            for name in ("xanthippe", "Wife of Socrates"):
                said = {"text": "go on", "name": name, "key": str(len(name))}
                done = await looking_on.post(f"/api/tables/{onlooker['table']['id']}/chat", json=said)
                assert done.status_code == 200, done.text
            server.clock.now += 10
            assert names((await watcher.get(path)).json()) == ["Xanthippe", "Socrates"]
            async with server.services.database.read() as connection:
                assert "Xanthippe" in await connection.run_sync(everything)

            assert (await server.http.delete("/api/me")).status_code == 204
            async with server.services.database.read() as connection:
                left = await connection.run_sync(everything)
            assert "xanthippe" not in left.casefold()
            assert "Wife" not in left
            assert "Socrates" in left and "go on" in left
            for table in (path, f"/api/tables/{again['id']}"):
                assert names((await friend.get(table)).json()) == [None, "Socrates"]
            assert names((await watcher.get(path)).json()) == [None, "Socrates"]
            assert "Xanthippe" not in (await friend.get(f"{path}/record")).text

    asyncio.run(run())


def test_bots_keep_the_names_that_they_were_given(server: ServerProcess) -> None:
    with server.visitor() as me:
        made = me.create("duel", players=2, seats=[{"kind": "me"}, {**QUICK_BOT, "name": "Sato"}])
        assert names(made["table"]) == [None, "Sato"]
