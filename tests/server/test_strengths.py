"""What the coach says of an account's games together, and how strong those at a rated table are."""

import asyncio
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.coach.models import Accuracy, Skill
from hatoba.server.bot_ratings import BOT_RATINGS
from hatoba.server.ratings import Rating
from hatoba.server.store import analyses, schema
from hatoba.server.strengths import Judged, tell_strengths
from tests.server.inside import Inside, inside
from tests.server.test_profile import resign, sign_up, sit_down
from tests.server.test_rated import ask


def judged(game: str, accuracy: float, turns: int, *things: tuple[str, int, float]) -> Judged:
    """Of seat 0; the other one did nothing right."""
    return Judged(
        game,
        (
            Accuracy(0, accuracy, (accuracy, None, accuracy - 10), turns, 0, 0, 0),
            Accuracy(1, 1.0, (1.0, 1.0, 1.0), turns, 0, 0, turns),
        ),
        (
            *(Skill(0, "act", "area", thing, times, good) for thing, times, good in things),
            Skill(0, "end", None, None, 9, 10.0),
            Skill(1, "act", "area", "bank", 9, 10.0),
        ),
    )


def test_games_are_told_together() -> None:
    first = judged("yokohama", 90.0, 30, ("bank", 2, 99.0), ("church", 4, 60.0), ("port", 2, 100.0))
    second = judged("yokohama", 60.0, 10, ("bank", 2, 97.0))
    other = judged("duel", 70.0, 0)
    duel, yokohama = tell_strengths([(0, first), (0, other), (0, second)])
    assert (yokohama.game, yokohama.games, yokohama.turns) == ("yokohama", 2, 40)
    assert (yokohama.accuracy, yokohama.opening, yokohama.middle, yokohama.ending) == (82.5, 82.5, None, 72.5)
    assert [(one.thing, one.turns, one.accuracy) for one in yokohama.good] == [("bank", 4, 98.0)]
    assert [one.thing for one in yokohama.weak] == ["church"]  # two turns at the port say nothing
    assert (duel.accuracy, duel.good, duel.weak) == (None, [], [])


async def look_at(server: Inside, table: str, found: Judged) -> None:
    """The coach has looked at a game."""

    async def work(connection: AsyncConnection) -> None:
        await analyses.put(connection, table, "somebody", server.clock.now)
        mine = update(schema.analyses).where(schema.analyses.c.table_id == table)
        await connection.execute(mine.values(state="complete", data=msgspec.json.encode(found).decode()))

    await server.services.journal.write(work)


def test_everybody_is_told_of_their_own_games_alone(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada, bo = await sign_up(server, "Ada"), await sign_up(server, "Bo")
            assert (await server.http.get("/api/me/strengths")).status_code == 401
            path = await sit_down(ada, bo)
            await resign(bo, path, 1)
            assert (await ada.get("/api/me/strengths")).json() == []
            await look_at(server, path.rpartition("/")[2], judged("duel", 90.0, 20, ("bank", 5, 98.0)))
            [own] = (await ada.get("/api/me/strengths")).json()
            assert (own["game"], own["accuracy"], own["good"][0]["thing"]) == ("duel", 90.0, "bank")
            [his] = (await bo.get("/api/me/strengths")).json()
            assert (his["accuracy"], [one["thing"] for one in his["weak"]]) == (1.0, ["bank"])

    asyncio.run(run())


def test_who_is_invited_to_a_rated_game_sees_how_strong_the_others_are(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            ada = await sign_up(server, "Ada")
            wish: dict[str, Any] = {"game": "nippon", "players": 3, "rated": True, "lots": False}
            bot = {"kind": "bot", "level": "merchant"}
            made = await ask(ada, "/api/tables", 201, **{**wish, "players": 2}, seats=[{"kind": "me"}, bot])
            await resign(ada, f"/api/tables/{made['table']['id']}", 0)
            made = await ask(ada, "/api/tables", 201, **wish, seats=[{"kind": "me"}, bot, {"kind": "person"}])
            path = f"/api/tables/{made['table']['id']}/ratings"
            invited = server.visitor(made["invite"]["token"])
            ratings = partial(invited.get, path)
            assert (await server.visitor().get(path)).status_code == 404
            ada_is, bot_is = (await ratings()).json()
            assert (ada_is["seat"], bot_is["seat"]) == (0, 1)
            merchant = Rating(*BOT_RATINGS["nippon"]["merchant"])
            assert ada_is["rating"] < bot_is["rating"] == merchant.rating
            assert ada_is["provisional"] and bot_is["provisional"] == merchant.provisional
            await ada.put("/api/me/ladder", json={"shown": False})
            assert [one["seat"] for one in (await ratings()).json()] == [1]
            plain = await ask(ada, "/api/tables", 201, game="nippon", seats=[{"kind": "me"}, bot])
            assert (await ada.get(f"/api/tables/{plain['table']['id']}/ratings")).json() == []

    asyncio.run(run())
