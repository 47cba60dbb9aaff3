"""Quick match: people who want the same meet, bots come in time, lots are drawn."""

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.inside import inside
from tests.server.test_profile import sign_up
from tests.server.test_rated import ask

QUICK = {"kind": "fischer", "seconds": 300, "increment": 15}


def test_people_who_want_the_same_meet_and_others_do_not(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada, bo, cleo, dan = (server.visitor() for _ in range(4))
            wish: dict[str, Any] = {"game": "duel", "clock": QUICK}
            first = await ask(ada, "/api/matches", 200, **wish, name="Ada")
            assert first["table"]["joinable"]
            for other in ({"game": "duel"}, {"game": "nippon", "clock": QUICK}):
                assert (await ask(cleo, "/api/matches", 200, **other))["table"]["id"] != first["table"]["id"]
            second = await ask(bo, "/api/matches", 200, **wish, name="Ada")
            assert second["table"]["id"] == first["table"]["id"]
            assert not second["table"]["joinable"]
            assert {*first["table"]["mine"], *second["table"]["mine"]} == {0, 1}
            assert sorted(seat["name"] or "" for seat in second["table"]["seats"]) == ["", "Ada"]  # no two Adas
            third = await ask(dan, "/api/matches", 200, **wish)
            again = await ask(dan, "/api/matches", 200, **wish)
            assert len({first["table"]["id"], third["table"]["id"], again["table"]["id"]}) == 3  # never with oneself

    asyncio.run(run())


def test_people_at_two_processes_meet_though_they_ask_at_once(postgres: Callable[[], str]) -> None:
    async def run() -> None:
        url = postgres()
        async with inside(url) as here, inside(url) as there:
            asked = [ask(one.http, "/api/matches", 200, game="duel") for one in (here, there)]
            tables = [one["table"]["id"] for one in await asyncio.gather(*asked)]
            assert tables[0] == tables[1]

    asyncio.run(run())


def test_bots_fill_what_is_missing_after_the_time_that_the_maker_chose(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            wish = {"game": "yokohama", "players": 3, "fill_after": 60, "fill_level": "apprentice"}
            made = (await ask(server.http, "/api/matches", 200, **wish))["table"]
            await ask(server.visitor(), "/api/matches", 200, **wish)
            assert made["fill_at"] == server.clock.now + 60
            table = await server.services.tables.get(made["id"])
            server.clock.now += 59
            await server.services.commands.do_due(table)
            assert len(table.free_seats) == 1
            server.clock.now += 1
            async with asyncio.timeout(30):
                while table.free_seats:  # the keeper looks by itself
                    await asyncio.sleep(0.02)
            filled = (await server.http.get(f"/api/tables/{made['id']}")).json()
            assert sorted(seat["level"] or "" for seat in filled["seats"]) == ["", "", "apprentice"]
            assert (filled["joinable"], filled["fill_at"]) == (False, None)
            assert (await server.http.delete(f"/api/tables/{made['id']}")).status_code == 204

    asyncio.run(run())


def test_rated_matches_are_for_accounts_and_keep_apart(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            wish = {"game": "duel", "rated": True}
            assert (await ask(server.http, "/api/matches", 401, **wish))["code"] == "not_signed_in"
            ada, bo = await sign_up(server, "Ada"), await sign_up(server, "Bo")
            first = await ask(ada, "/api/matches", 200, **wish)
            server.clock.now += 1
            plain = await ask(server.http, "/api/matches", 200, game="duel")
            assert plain["table"]["id"] != first["table"]["id"]
            phone = server.visitor()  # Ada's, signed in, too: it holds her links, and so meets nobody
            await phone.post("/api/login", json={"name": "Ada", "passphrase": "correct horse battery"})
            assert (await ask(phone, "/api/matches", 200, **wish))["table"]["id"] != first["table"]["id"]
            assert (await ask(bo, "/api/matches", 200, **wish))["table"]["id"] == first["table"]["id"]

    asyncio.run(run())
