"""One link for a whole table: who is there, free seats, and who looks on."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete

from hatoba.server.secrets import hash_token
from hatoba.server.store import repository
from hatoba.server.store.schema import links
from tests.server.inside import Inside, inside
from tests.server.support import ServerProcess, listening

WITH_PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "person"}, {"kind": "person"}]


async def make(server: Inside, **more: Any) -> Any:
    wish = {"game": "yokohama", "players": 3, "seats": WITH_PEOPLE, **more}
    return (await server.http.post("/api/tables", json=wish)).json()


def test_an_invitation_shows_who_is_there_and_takes_nothing(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            made = await make(server)
            guest = server.visitor(made["invite"]["token"])
            (table,) = (await guest.get("/api/me")).json()["tables"]
            assert (table["invited"], table["mine"], table["maker"]) == (True, [], False)
            assert [(seat["name"], seat["claimed"]) for seat in table["seats"]] == [
                ("Ada", True),
                (None, False),
                (None, False),
            ]
            assert (await server.visitor().get(f"/api/tables/{table['id']}")).status_code == 404
            path = f"/api/tables/{table['id']}"
            assert (await guest.get(f"{path}/presence")).json() == {"table": table["id"], "seats": [], "watchers": 0}
            assert (await server.visitor().get(f"{path}/presence")).status_code == 404

    asyncio.run(run())


def test_whoever_has_it_takes_a_free_seat_by_a_name(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            made = await make(server)
            path, invite = f"/api/tables/{made['table']['id']}", made["invite"]["token"]
            assert (await server.visitor().post(f"{path}/join", json={"seat": 1})).status_code == 404
            wrong = await server.visitor().post(f"{path}/join", json={"seat": 1, "invite": made["watch"]["token"]})
            assert wrong.status_code == 404
            bo = server.visitor()
            sat = await bo.post(f"{path}/join", json={"seat": 2, "name": "Bo", "invite": invite})
            assert (sat.json()["table"]["mine"], sat.json()["table"]["seats"][2]["name"]) == ([2], "Bo")
            assert (await bo.get(f"{path}/position")).json()["viewer"] == 2
            # The seat's own link, told before, opens it no longer.
            old = next(link["token"] for link in made["links"] if link["seats"] == [2])
            assert (await server.visitor().post("/api/links", json={"token": old})).status_code == 404
            ada = server.visitor()
            taken = await ada.post(f"{path}/join", json={"seat": 1, "name": "ada", "invite": invite})
            assert (taken.status_code, taken.json()["code"]) == (422, "name_taken")
            assert (await ada.get("/api/me")).json()["tables"] == []

    asyncio.run(run())


def test_of_two_who_choose_the_same_seat_one_gets_it(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            made = await make(server)
            path, invite = f"/api/tables/{made['table']['id']}", made["invite"]["token"]
            guests = [server.visitor() for _ in range(4)]
            wishes = [{"seat": 1, "name": f"Guest {at}", "invite": invite} for at in range(4)]
            answers = await asyncio.gather(
                *(one.post(f"{path}/join", json=wish) for one, wish in zip(guests, wishes, strict=True))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            assert {answer.json().get("code") for answer in answers if answer.status_code == 409} == {"seat_taken"}
            late = next(at for at, answer in enumerate(answers) if answer.status_code == 409)
            other = await guests[late].post(f"{path}/join", json={**wishes[late], "seat": 2})
            assert other.json()["table"]["seats"][2]["name"] == f"Guest {late}"

    asyncio.run(run())


def test_an_invitation_alone_shows_nothing_where_nobody_may_watch(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            made = await make(server, spectators=False)
            path, invite = f"/api/tables/{made['table']['id']}", made["invite"]["token"]
            assert made["watch"] is None
            guest = server.visitor(invite)
            assert (await guest.get(path)).json()["invited"]
            for what in ("position", "entries", "turns"):
                assert (await guest.get(f"{path}/{what}")).status_code == 403
            assert (await guest.get("/api/stream", params={"tables": made["table"]["id"]})).status_code == 404

    asyncio.run(run())


def test_it_is_heard_who_looks(server: ServerProcess) -> None:
    with server.visitor() as ada:
        made = ada.create(players=2, seats=[{"kind": "me"}, {"kind": "person"}])
        table = made["table"]["id"]
        watcher = server.visitor(made["watch"]["token"])
        with listening(ada, tables=table) as stream:
            stream.wait("presence", lambda said: (said["seats"], said["watchers"]) == ([0], 0))
            with listening(watcher, tables=table):
                stream.wait("presence", lambda said: (said["seats"], said["watchers"]) == ([0], 1))
                assert watcher.get(f"/api/tables/{table}/presence")["watchers"] == 1
            stream.wait("presence", lambda said: (said["seats"], said["watchers"]) == ([0], 0))
        # A tab that is hidden has its stream, but nobody looks.
        with listening(ada, tables=table, looking="") as stream:
            stream.wait("presence", lambda said: said["seats"] == [])


def test_a_link_that_was_given_or_taken_away_just_now(database_url: str) -> None:
    """Between our look into the database and what we remember of the table, others may have changed it."""

    async def run() -> None:
        async with inside(database_url) as server:
            seats = [{"kind": "me"}, {"kind": "person"}]
            made = (await server.http.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats})).json()
            token = next(link["token"] for link in made["links"] if link["seats"] == [1])
            table = await server.services.tables.get(made["table"]["id"])
            known, table.links = table.links, {}  # another process has given it
            assert (await server.visitor().post("/api/links", json={"token": token})).status_code == 200
            assert table.links == known

            async with server.services.database.engine.begin() as connection:
                ids = await repository.find_tables_of(connection, [hash_token(token)], 1)
                await connection.execute(delete(links).where(links.c.hash == hash_token(token)))
            table.links = {}
            with pytest.MonkeyPatch.context() as patch:  # it was there when it was looked for

                async def found(*_: object) -> list[str]:
                    return ids

                patch.setattr(repository, "find_tables_of", found)
                answer = await server.visitor().post("/api/links", json={"token": token})
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")

    asyncio.run(run())
