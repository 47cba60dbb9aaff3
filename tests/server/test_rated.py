"""Rated games: as strict as they say, and ratings that move as the library says."""

import asyncio
import uuid
from math import isclose
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.bots import Budget
from hatoba.server.ratings import BEGIN, BETA, MODEL, NEW, SURE, Rating, bot_rating, move
from hatoba.server.store.schema import ratings
from hatoba.table.commands import Refusal, require_alone
from hatoba.table.thinking import question_of
from tests.server.inside import Inside, inside
from tests.server.test_profile import Person, profile_of, resign, sign_up, sit_down

UNIT = BETA / (25 / 6)
"""Our points in one of the library's."""


def test_ratings_move_as_the_library_s_own_example_says() -> None:
    """Its README: of two teams of two newcomers, who wins has 26.96 of 25 then, who loses 23.04; all 8.18 of 8.33."""
    new = MODEL.rating
    [[a, b], [x, y]] = MODEL.rate([[new(), new()], [new(), new()]])
    for one, mu in ((a, 26.964294621803063), (b, 26.964294621803063), (x, 23.035705378196937), (y, 23.035705378196937)):
        assert isclose((one.mu - BEGIN) / UNIT, mu - 25, rel_tol=1e-6)
        assert isclose(one.sigma / UNIT, 8.177962604389991, rel_tol=1e-6)


def test_who_beats_the_stronger_gains_more_and_a_tie_of_equals_moves_nobody() -> None:
    weak, strong = Rating(1400, 80), Rating(1600, 80)
    upset, expected = move([weak, strong], [1, 2]), move([weak, strong], [2, 1])
    assert upset[0].rating - weak.rating > strong.rating - upset[1].rating > 0 or isclose(
        upset[0].rating - weak.rating, strong.rating - upset[1].rating
    )
    assert upset[0].rating - weak.rating > expected[1].rating - strong.rating > 0
    assert all(isclose(one.rating, BEGIN) for one in move([NEW, NEW, NEW, NEW], [1, 1, 1, 1]))
    four = move([NEW] * 4, [1, 2, 3, 4])
    assert [one.rating for one in four] == sorted((one.rating for one in four), reverse=True)
    assert four[0].deviation < NEW.deviation


async def ask(person: Person, path: str, status: int, **body: Any) -> Any:
    answered = await person.post(path, json=body)
    assert answered.status_code == status, answered.text
    return answered.json()


async def rating_of(person: Person) -> tuple[float, int]:
    (found,) = (await profile_of(person))["ratings"]
    return found["rating"], found["games"]


def test_a_rated_game_of_two_people(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada, bo, guest = await sign_up(server, "Ada"), await sign_up(server, "Bo"), server.visitor()
            wish: dict[str, Any] = {"game": "duel", "rated": True, "lots": False}
            assert (await ask(guest, "/api/tables", 401, **wish))["code"] == "not_signed_in"
            for wrong in (
                {"seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]},
                {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]},
                {"options": {"round_limit": 5}},
            ):
                await ask(ada, "/api/tables", 422, **wish, **wrong)
            seats = [{"kind": "me"}, {"kind": "person"}]
            clock = {"kind": "game", "seconds": 60}
            made = await ask(ada, "/api/tables", 201, **wish, seats=seats, clock=clock)
            token, path = made["links"][1]["token"], f"/api/tables/{made['table']['id']}"
            assert made["table"]["rated"] and made["table"]["clock"]["on_timeout"] == "resign"
            assert (await ask(guest, "/api/links", 401, token=token))["code"] == "not_signed_in"
            assert (await ask(ada, "/api/links", 422, token=token))["code"] == "seated_already"
            await ask(bo, "/api/links", 200, token=token)
            cleo = await sign_up(server, "Cleo")
            assert (await ask(cleo, "/api/links", 409, token=token))["code"] == "seat_taken"

            position = (await ada.get(f"{path}/position")).json()
            for key in range(4):  # far enough that going back would need consent
                seat = position["to_move"]
                person = (ada, bo)[seat]
                position = (await person.get(f"{path}/position")).json()
                command = {"seat": seat, "position": position["position"], "key": str(key)}
                await ask(person, f"{path}/actions", 200, **command, actions=[position["legal"][0]["action"]])
                position = (await ada.get(f"{path}/position")).json()
            command = {"seat": 0, "position": position["position"], "key": "u", "to": 0}
            assert (await ask(ada, f"{path}/undo", 422, **command))["code"] == "rated"
            assert (await ask(ada, f"{path}/seats/0/bot", 422, key="b"))["code"] == "rated"
            with pytest.raises(Refusal, match="a rated game is played without that"):
                require_alone(await server.services.tables.get(path.rpartition("/")[2]), 0)

            server.clock.now += 10_000  # whoever is to move has lost by time
            loser = (ada, bo)[position["to_move"]]
            winner = bo if loser is ada else ada
            await server.services.commands.do_due(await server.services.tables.get(path.rpartition("/")[2]))
            up, down = await rating_of(winner), await rating_of(loser)
            expected = move([NEW, NEW], [1, 2])
            assert [up[0], down[0]] == pytest.approx([one.rating for one in expected])
            assert (up[1], down[1]) == (1, 1)
            again = (await ask(ada, f"{path}/rematch", 201))["id"]
            await resign(loser, f"/api/tables/{again}", 0 if loser is ada else 1)
            assert (await rating_of(winner))[1] == 2
            assert (await rating_of(winner))[0] > up[0]

            plain = await sit_down(ada, bo)  # a game that is not rated moves nothing
            await resign(ada, plain, 0)
            assert (await rating_of(ada))[1] == 2

    asyncio.run(run())


def test_bots_are_rated_opponents_that_never_move(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada = await sign_up(server, "Ada")
            await play_merchant(server, ada)
            merchant = bot_rating("nippon", "merchant")
            assert merchant is not None
            (after,) = (await profile_of(ada))["ratings"]
            assert after["rating"] == pytest.approx(move([NEW, merchant], [2, 1])[0].rating)
            assert after["provisional"]
            ladder = (await ada.get("/api/ladder/nippon")).json()["rows"]
            assert [row["level"] for row in ladder] == ["magnate", "merchant", "apprentice"]
            assert [row["rating"] for row in ladder if row["level"] == "merchant"] == [merchant.rating]
            await make_sure(server)
            ladder = (await ada.get("/api/ladder/nippon")).json()["rows"]
            assert [row["name"] for row in ladder if row["level"] is None] == ["Ada"]
            assert (await ada.put("/api/me/ladder", json={"shown": False})).status_code == 204
            ladder = (await ada.get("/api/ladder/nippon")).json()["rows"]
            assert all(row["level"] for row in ladder)
            assert (await ada.get("/api/ladder/chess")).status_code == 404

    asyncio.run(run())


async def make_sure(server: Inside) -> None:
    """As after many more games."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(ratings).values(deviation=SURE))

    await server.services.journal.write(work)


async def play_merchant(server: Inside, person: Person) -> None:
    """A rated game against a bot, which the person gives up."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}]
    made = await ask(person, "/api/tables", 201, game="nippon", seats=seats, rated=True, lots=False)
    table = await server.services.tables.get(made["table"]["id"])
    while (question := question_of(table)) is None and table.to_move == 0:
        path = f"/api/tables/{table.id}"
        position = (await person.get(f"{path}/position")).json()
        command = {"seat": 0, "position": position["position"], "key": uuid.uuid4().hex}
        await ask(person, f"{path}/actions", 200, **command, actions=[position["legal"][0]["action"]])
    assert question is not None and question.budget == Budget(simulations=100)
    await resign(person, f"/api/tables/{table.id}", 0)
