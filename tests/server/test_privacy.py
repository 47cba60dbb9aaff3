"""Who only looks on learns nothing early and passes for nobody; nothing secret is printed."""

import asyncio
import os
import subprocess
import sys
from typing import Any

import pytest

from hatoba.table.commands import Refusal
from hatoba.table.names import clean_name, look_of
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE, ServerProcess, people

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


async def move(server: Inside, token: str, path: str, seat: int) -> None:
    async with server.visitor(token) as player:
        position = (await player.get(f"{path}/position?viewer={seat}")).json()
        body = {"seat": seat, "position": position["position"], "key": str(position["number"])}
        done = await player.post(f"{path}/actions", json={**body, "actions": [position["legal"][0]["action"]]})
        assert done.status_code == 200, done.text


def progress(info: Any) -> tuple[int, int, int | None, str]:
    return info["number"], info["position"], info["to_move"], info["status"]


def test_spectators_are_behind_in_everything(database_url: str) -> None:
    """Also in how far the game is, who is to move, whether it is over, and what the answer to a word of theirs says."""

    async def run() -> None:
        async with inside(database_url) as server:
            wish = {"game": "duel", "players": 2, "seats": TWO, "spectator_delay": 60, "open": True}
            made = (await server.http.post("/api/tables", json=wish)).json()
            path = f"/api/tables/{made['table']['id']}"
            tokens = [link["token"] for link in made["links"]]
            watcher, stranger = server.visitor(made["watch"]["token"]), server.visitor()
            start = progress((await watcher.get(path)).json())
            server.clock.now += 100
            await move(server, tokens[0], path, 0)

            async def shown() -> list[Any]:
                listed = (await stranger.get("/api/tables")).json()
                mine = (await watcher.get("/api/me")).json()["tables"]
                return [progress((await one.get(path)).json()) for one in (watcher, stranger)] + [
                    progress(table) for table in (*listed, *mine)
                ]

            assert await shown() == [start] * 4
            assert progress((await server.visitor(tokens[0]).get(path)).json()) != start
            said = (await watcher.post(f"{path}/chat", json={"text": "hello", "key": "k"})).json()
            assert (said["number"], said["entries"]) == (start[0], [])
            server.clock.now += 61
            assert len(set(await shown())) == 1
            assert (await shown())[0] != start

            await server.visitor(tokens[1]).post(f"{path}/resign", json={"seat": 1, "key": "r"})
            assert (await watcher.get(path)).json()["status"] == "running"
            for what in ("record", "course"):
                assert (await watcher.get(f"{path}/{what}")).status_code == 403
            assert (await watcher.get(f"{path}/shuffle")).json()["header"] is None
            assert (await watcher.get(f"{path}/position?viewer=0")).status_code == 403
            server.clock.now += 61
            assert (await watcher.get(path)).json()["status"] == "finished"
            assert (await watcher.get(f"{path}/record")).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    "name", ["Ann", "ANN", " a n n ", "\u202eAnn", "A\u200bnn", "\u0410nn", "\uff21\uff4e\uff4e", "\u00c1nn"]
)
def test_nobody_speaks_or_sits_down_under_a_players_name(server: ServerProcess, name: str) -> None:
    with server.visitor() as maker:
        made = maker.create("duel", players=2, seats=[{"kind": "me", "name": "Ann"}, {"kind": "person"}], open=True)
    path = f"/api/tables/{made['table']['id']}"
    watcher = server.visitor(made["watch"]["token"])
    refused = watcher.post(f"{path}/chat", {"text": "I resign", "key": "k", "name": name}, 422)
    assert (refused["code"], refused["field"]) == ("name_taken", "name")
    assert server.visitor().post(f"{path}/join", {"name": name}, 422)["code"] == "name_taken"
    watcher.post(f"{path}/chat", {"text": "hello", "key": "l", "name": "Bea"})
    assert server.visitor().post(f"{path}/join", {"name": "Bob\u202e"})["table"]["seats"][1]["name"] == "Bob"


def test_names_have_nothing_invisible_in_them(server: ServerProcess) -> None:
    assert clean_name(" \u202eIvy\u0000\u2066  \u00a0of\tYork\u200f ") == "Ivy of York"
    assert look_of("\u0420\u0430v\u0435l") == look_of("Pavel") != look_of("Paula")
    for nothing in ("\u200b", "\u202e \u0000", "\ufdfa" * 10):
        with pytest.raises(Refusal, match="letters that can be seen"):
            clean_name(nothing)
    with server.visitor() as me:
        seats = [{"kind": "me", "name": "An\u0001n\u202e"}, {"kind": "bot", "level": "random", "name": "B\u2066ot"}]
        made = me.create("duel", players=2, seats=seats, name="Fri\u202eday")["table"]
        assert (made["name"], [seat["name"] for seat in made["seats"]]) == ("Friday", ["Ann", "Bot"])
        assert me.create("duel", players=2, seats=[{"kind": "me", "name": "\u200b"}, {"kind": "bot"}], status=422)
        assert me.post("/api/accounts", {"name": "\ufdfa" * 10, "passphrase": "correct horse battery"}, 422)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x/json"]
)
def test_only_json_is_read(server: ServerProcess, kind: str) -> None:
    seats, _ = people(server, 2)
    with server.visitor(seats[0].visitor.token) as visitor:
        for path in ("/api/tables", f"{seats[0].path}/chat", f"{seats[0].path}/resign"):
            body = b'{"game": "duel", "seat": 0, "key": "k", "text": "hi"}'
            answer = visitor.http.post(path, content=body, headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "media_type")
        said = visitor.http.post(
            f"{seats[0].path}/chat",
            content=b'{"seat": 0, "key": "k", "text": "hi"}',
            headers={"content-type": "Application/JSON; charset=utf-8"},
        )
        assert said.status_code == 200


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:hunter2@host:port/name",
        "postgresql://u:hunter2@127.0.0.1/",
        "postgresql//u:hunter2@127.0.0.1/name",
        "mysql://u:hunter2@127.0.0.1/name",
        "postgresql://u:hunter2@127.0.0.1:1/name",
        "postgresql://u:hunter2@127.0.0.1:1/name?sslmode=none",
        "postgresql://u:hunter2@127.0.0.1:1/name?nonsense=1",
        "postgresql://u:hunter2@[::1/name",
    ],
)
def test_a_wrong_database_is_never_told_with_its_password(url: str) -> None:
    command = [sys.executable, "-m", "hatoba", "serve", "--port", "0"]
    ended = subprocess.run(
        command,
        env={**os.environ, "HATOBA_DATABASE_URL": url, "HATOBA_LOG_LEVEL": "debug"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ended.returncode != 0
    assert "hunter2" not in ended.stdout + ended.stderr
