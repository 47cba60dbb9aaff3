"""Lots for the seats: fair, of the promised shuffle, and nobody chooses where they are drawn."""

import asyncio
from collections import Counter
from typing import Any

from hatoba.engine.record import parse_header, read_seed
from hatoba.table.lots import drawn
from tests.server.inside import inside
from tests.server.test_profile import sign_up
from tests.server.test_rated import ask

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "person"}, {"kind": "bot", "level": "apprentice"}, {"kind": "person"}]


def test_lots_are_fair() -> None:
    orders = Counter(tuple(drawn(bytes([n, m]), [0, 2, 3])) for n in range(100) for m in range(60))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_who_sits_where_is_drawn_from_the_promised_shuffle(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            made = await ask(server.http, "/api/tables", 201, game="yokohama", players=4, seats=SEATS, lots=True)
            info: dict[str, Any] = made["table"]
            table = await server.services.tables.get(info["id"])
            fields, _, _ = parse_header(table.record_header)
            lots = drawn(read_seed(fields["seed"]), range(4))
            assert info["lots"]
            assert info["mine"] == [lots[0]]
            assert info["seats"][lots[0]]["name"] == "Ada"
            assert info["seats"][lots[2]]["holder"] == "bot"
            assert [link["seats"] for link in made["links"]] == [[lots[0]]]  # the others have the invitation alone

            join = f"/api/tables/{info['id']}/join"
            invite = made["invite"]["token"]
            refused = await ask(server.visitor(), join, 422, invite=invite, seat=lots[1])
            assert refused["code"] == "by_lot"
            came = [await ask(server.visitor(), join, 200, invite=invite) for _ in range(2)]
            assert [one["table"]["mine"] for one in came] == [[lots[1]], [lots[3]]]
            assert (await ask(server.visitor(), join, 409, invite=invite))["code"] == "seat_taken"

    asyncio.run(run())


def test_a_rated_table_draws_lots_unless_its_maker_says_no(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada = await sign_up(server, "Ada")
            wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "person"}]}
            made = [
                (await ask(ada, "/api/tables", 201, **wish, **more))["table"]
                for more in ({"rated": True}, {"rated": True, "lots": False}, {})
            ]
            assert [one["lots"] for one in made] == [True, False, False]
            assert [one["mine"] for one in made[1:]] == [[0], [0]]

    asyncio.run(run())
