"""What an account knows of its person's games, all that is kept of them, and what is left when it is deleted."""

import asyncio
from typing import Any

from tests.server.inside import Inside, inside
from tests.server.test_names import PASSPHRASE, everything

Person = Any


async def sign_up(server: Inside, name: str) -> Person:
    person = server.visitor()
    made = await person.post("/api/accounts", json={"name": name, "passphrase": PASSPHRASE})
    assert made.status_code == 201, made.text
    return person


async def sit_down(host: Person, guest: Person, **wish: Any) -> str:
    """A table for two; its path."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}]
    made = await host.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats, **wish})
    assert made.status_code == 201, made.text
    token = made.json()["links"][1]["token"]
    opened = await guest.post("/api/links", json={"token": token, "name": "Bo"})
    assert opened.status_code == 200, opened.text
    return f"/api/tables/{made.json()['table']['id']}"


async def resign(person: Person, path: str, seat: int) -> None:
    done = await person.post(f"{path}/resign", json={"seat": seat, "key": "r"})
    assert done.status_code == 200, done.text


async def profile_of(person: Person) -> Any:
    found = await person.get("/api/me/profile")
    assert found.status_code == 200, found.text
    return found.json()


def test_a_profile_after_three_games(database_url: str) -> None:
    """One against a guest, one against a bot whom nobody beat, one that began before there was an account."""

    async def run() -> None:
        async with inside(database_url) as server:
            ada, guest = server.visitor(), server.visitor()
            assert (await ada.get("/api/me/profile")).status_code == 401
            early = await sit_down(ada, guest)
            await resign(guest, early, 1)
            await ada.post("/api/accounts", json={"name": "ada99", "passphrase": PASSPHRASE})
            server.clock.now += 10
            wish = {"game": "duel", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            alone = (await ada.post("/api/tables", json=wish)).json()["table"]["id"]
            await resign(ada, f"/api/tables/{alone}", 0)
            server.clock.now += 10
            again = (await guest.post(f"{early}/rematch", json={})).json()["id"]
            await resign(guest, f"/api/tables/{again}", 1)

            profile = await profile_of(ada)
            assert (profile["games"], profile["won"]) == (3, 2)
            assert [one["table"] for one in profile["history"]] == [early.rpartition("/")[2], alone, again]
            assert profile["by_game"] == [{"game": "duel", "games": 3, "won": 2, "best": profile["by_game"][0]["best"]}]
            met = [(one["name"], one["level"], one["games"], one["ahead"]) for one in profile["opponents"]]
            assert met == [("Bo", None, 2, 2), (None, "random", 1, 0)]
            assert "points" in [best["kind"] for best in profile["bests"]]
            hotseat = {"game": "duel", "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
            table = (await ada.post("/api/tables", json=hotseat)).json()["table"]["id"]
            await resign(ada, f"/api/tables/{table}", 0)
            assert (await profile_of(ada))["games"] == 3  # nobody has beaten themselves

            assert (await ada.delete(early)).status_code == 204  # the result stays, but not what the guest was called
            assert [one["seats"][1]["name"] for one in (await profile_of(ada))["history"]] == [None, None, "Bo"]

    asyncio.run(run())


def test_an_export_has_all_and_deletion_leaves_nothing_of_it(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url, private_webhooks=True) as server:
            ada, bo = await sign_up(server, "Xanthippe"), await sign_up(server, "Socrates")
            path = await sit_down(ada, bo, clock={"kind": "days", "seconds": 100_000})
            rest = await ada.post(f"{path}/seats/0/rest", json={"key": "a", "sleep": [1320, 360]})
            assert rest.status_code == 200, rest.text
            await ada.put("/api/me/name", json={"name": "Xanthippe"})
            hook = await ada.put(f"{path}/seats/0/webhook", json={"url": "http://127.0.0.1:9/of-xanthippe"})
            assert hook.status_code == 204, hook.text
            await ada.post(f"{path}/chat", json={"text": "well played", "seat": 0, "key": "c"})
            await bo.post(f"{path}/chat", json={"text": "thank you", "seat": 1, "key": "c"})
            await resign(ada, path, 0)

            answered = await ada.get("/api/me/export")
            assert answered.headers["content-disposition"].startswith("attachment")
            kept = answered.json()
            assert (kept["profile"]["account"], kept["profile"]["called"]) == ("Xanthippe", "Xanthippe")
            assert [one["said"]["text"] for one in kept["chat"]] == ["well played"]
            assert [one["said"]["sleep"] for one in kept["rests"]] == [[1320, 360]]
            assert [one["url"] for one in kept["webhooks"]] == ["http://127.0.0.1:9/of-xanthippe"]
            assert [f"/api/tables/{one['id']}" for one in kept["tables"]] == [path]
            assert kept["sessions"] == [server.clock.now]

            assert (await ada.delete("/api/me")).status_code == 204
            async with server.services.database.read() as connection:
                left = (await connection.run_sync(everything)).casefold()
            assert "xanthippe" not in left
            assert "socrates" in left
            profile = await profile_of(bo)
            assert [(seat["name"], seat["place"]) for seat in profile["history"][0]["seats"]] == [(None, 2), ("Bo", 1)]
            assert (await bo.delete(path)).status_code == 403
            await bo.delete("/api/me")

    asyncio.run(run())
