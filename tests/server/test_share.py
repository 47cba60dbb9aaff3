"""A finished game that is shown to everybody: what they see of it, and what they do not."""

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from hatoba.pictures.scene import HEIGHT, WIDTH
from hatoba.server.routes import share
from tests.server.inside import inside
from tests.server.test_profile import resign


def test_everybody_sees_a_shared_game_but_not_what_was_said_there(
    database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<html><head><title>Hatoba</title></head></html>")
    monkeypatch.setattr(share, "CLIENT", client)
    monkeypatch.setattr("hatoba.server.routes.site.CLIENT", client)

    async def run() -> None:
        async with inside(database_url) as server:
            ada, bo, stranger = server.http, server.visitor(), server.visitor()
            seats = [{"kind": "me", "name": "Ada & Co"}, {"kind": "person"}]
            made = (await ada.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats})).json()
            path, page = f"/api/tables/{made['table']['id']}", f"/g/{made['table']['id']}"
            token = made["links"][1]["token"]
            await bo.post("/api/links", json={"token": token, "name": "Bo", "recorded": False})
            position = (await ada.get(f"{path}/position?viewer=0")).json()
            if position["legal"]:
                body = {"seat": 0, "position": position["position"], "key": "a"}
                await ada.post(f"{path}/actions", json={**body, "actions": [position["legal"][0]["action"]]})
            await bo.post(f"{path}/chat", json={"text": "just between us", "seat": 1, "key": "c"})
            assert (await ada.post(f"{path}/share", json={})).status_code == 403  # it is not over
            await resign(bo, path, 1)
            for address in (path, f"{path}/position", f"{page}/at/1/picture.png"):
                assert (await stranger.get(address)).status_code == 404
            assert "og:title" not in (await stranger.get(page)).text
            assert (await stranger.post(f"{path}/share", json={})).status_code == 404
            shared = await ada.post(f"{path}/share", json={})
            assert shared.json()["link"].endswith(page)

            table = (await stranger.get(path)).json()
            assert (table["shared"], table["public"], table["mine"]) == (True, True, [])
            assert [seat["name"] for seat in table["seats"]] == ["Ada & Co", None]
            last = (await stranger.get(f"{path}/position")).json()
            assert [seat["name"] for seat in last["seats"]] == ["Ada & Co", None]
            first = (await stranger.get(f"{path}/position?at=1&watch=true")).json()
            assert first["number"] == 1
            told = (await stranger.get(f"{path}/entries")).text
            assert "just between us" not in told and "resign" in told
            assert "just between us" in (await bo.get(f"{path}/entries")).text
            for command, status in (("chat", 403), ("share", 403), ("rematch", 403)):
                done = await stranger.post(f"{path}/{command}", json={"text": "hi", "key": "k"})
                assert done.status_code == status, (command, done.text)

            html = (await stranger.get(f"{page}/at/1")).text
            assert 'property="og:title" content="Yokohama Duel: Ada &amp; Co ' in html and "Bo" not in html
            assert f"{page}/at/1/picture.png" in html
            picture = await stranger.get(f"{page}/at/1/picture.png")
            assert picture.headers["content-type"] == "image/png"
            assert Image.open(BytesIO(picture.content)).size == (WIDTH, HEIGHT)
            assert (await stranger.get(f"{page}/at/999/picture.png")).status_code == 422
            assert (await ada.delete(f"{path}/share")).status_code == 204
            assert (await stranger.get(path)).status_code == 404

    asyncio.run(run())


def test_bots_of_one_level_have_names_of_their_own_in_pictures_and_previews(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            bot = {"kind": "bot", "level": "merchant"}
            seats = [{"kind": "me"}, bot, {**bot, "name": "Hana"}, bot]
            wish = {"game": "yokohama", "players": 4, "seats": seats}
            made = (await server.http.post("/api/tables", json=wish)).json()
            table = await server.services.tables.get(made["table"]["id"])
            assert share._names(table) == ["Player 1", "Merchant Sato", "Hana", "Merchant Ito"]

    asyncio.run(run())
