"""A game over days on the server: the clock is the test's own, and nobody waits."""

import asyncio
from typing import Any

from tests.server.inside import Inside, inside

HOUR = 3600.0
DAY = 24 * HOUR
CLOCK = {"kind": "days", "seconds": 2 * DAY, "increment": DAY, "grace": 60, "vacation": 3}
SEATS = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat", "name": "Bo"}]
NIGHT = [22 * 60, 6 * 60]


async def turn(server: Inside, path: str) -> int:
    """The seat to move plays until the other is to; which one it was."""
    seat: int = (await server.http.get(f"{path}/position")).json()["to_move"]
    while True:
        position = (await server.http.get(f"{path}/position?viewer={seat}")).json()
        if position["to_move"] != seat:
            return seat
        body = {"seat": seat, "position": position["position"], "key": str(position["number"])}
        done = await server.http.post(f"{path}/actions", json={**body, "actions": [position["legal"][0]["action"]]})
        assert done.status_code == 200, done.text


async def clock_of(server: Inside, path: str) -> Any:
    return (await server.http.get(f"{path}/position")).json()["clock"]


def test_three_days_with_nights_and_vacation(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            server.clock.now = 100 * DAY + 12 * HOUR
            wish = {"game": "duel", "seats": SEATS, "clock": CLOCK, "stand_in": "random"}
            table = (await server.http.post("/api/tables", json=wish)).json()["table"]
            path = f"/api/tables/{table['id']}"
            for _ in SEATS:
                await turn(server, path)
            first = (await clock_of(server, path))["running"]
            rest = await server.http.post(f"{path}/seats/{first}/rest", json={"key": "a", "sleep": NIGHT})
            assert rest.status_code == 200, rest.text
            assert (await clock_of(server, path))["deadline"] == 103 * DAY + 12 * HOUR

            server.clock.now = 101 * DAY + 8 * HOUR
            rest = await server.http.post(f"{path}/seats/{first}/rest", json={"key": "b", "sleep": NIGHT, "days": 1})
            clock = await clock_of(server, path)
            assert clock["vacation"][first] == 2
            assert clock["left"][first] == 36 * HOUR  # ten hours on the first day, two on the second
            assert clock["deadline"] == 104 * DAY + 12 * HOUR
            too_many = {"key": "c", "sleep": None, "days": 3}
            refused = await server.http.post(f"{path}/seats/{first}/rest", json=too_many)
            assert (refused.status_code, refused.json()["code"]) == (422, "no_vacation")

            server.clock.now = 102 * DAY + 9 * HOUR
            await turn(server, path)
            clock = await clock_of(server, path)
            assert clock["left"][first] == 2 * DAY
            assert clock["deadline"] == 104 * DAY + 9 * HOUR  # the other neither sleeps nor rests

            served = await server.services.tables.get(table["id"])
            server.clock.now = 104 * DAY + 9 * HOUR + 59
            await server.services.commands.do_due(served)
            assert not served.meta.seats[1 - first].away
            server.clock.now += 1
            await server.services.commands.do_due(served)
            assert served.meta.seats[1 - first].away
            # What is stored says the same as what was kept.
            again = await server.services.tables.read(table["id"], from_start=True)
            assert (again.meta.used, again.meta.rests) == (served.meta.used, served.meta.rests)

    asyncio.run(run())


def test_clocks_that_make_no_sense_are_refused(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            for clock in (
                {"kind": "fischer", "seconds": 0, "increment": 30},
                {"kind": "turn", "seconds": 30, "increment": 30},
                {"kind": "fischer", "seconds": 900, "vacation": 3},
            ):
                answer = await server.http.post("/api/tables", json={"game": "duel", "clock": clock})
                assert (answer.status_code, answer.json()["field"]) == (422, "clock")
            made = await server.http.post("/api/tables", json={"game": "duel", "seats": SEATS})
            path = f"/api/tables/{made.json()['table']['id']}"
            refused = await server.http.post(f"{path}/seats/0/rest", json={"key": "a", "sleep": NIGHT})
            assert refused.json()["code"] == "no_rest"

    asyncio.run(run())
