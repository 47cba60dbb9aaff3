"""A whole game against an installed server, with nothing but the standard library."""

import json
import os
import random
import subprocess
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from tests.packaging.environments import Environment

MOST_ACTIONS = 2000


def play_over_http(installed: Environment, folder: Path) -> None:
    """Start the server, play both seats of a game at random to its end, look at the client, and stop the server."""
    database = f"sqlite:///{(folder / 'games.db').as_posix()}"
    command = [str(installed.hatoba), "serve", "--port", "0", "--database-url", database, "--log-level", "warning"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("hatoba: ").strip()
            assert address.startswith("http://"), "the server did not start"
            assert play(address)["outcome"]["winners"]
            with urllib.request.urlopen(address + "/") as page:
                assert b"<script" in page.read()
        finally:
            server.terminate()


def play(address: str) -> dict[str, Any]:
    """The last position of a game of two seats at one screen."""
    seats = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat", "name": "Bo"}]
    made = ask(address + "/api/tables", {"game": "duel", "players": 2, "seats": seats})
    table = f"{address}/api/tables/{made['table']['id']}"
    token = made["links"][0]["token"]
    chance = random.Random(1)
    for _ in range(MOST_ACTIONS):
        seat = ask(table, token=token)["to_move"]
        position: dict[str, Any] = ask(f"{table}/position?viewer={seat or 0}", token=token)
        if position["outcome"] is not None:
            return position
        mine = {"seat": seat, "position": position["position"], "key": uuid.uuid4().hex}
        ask(table + "/actions", {**mine, "actions": [chance.choice(position["legal"])["action"]]}, token)
    raise AssertionError("the game does not end")


def ask(url: str, body: Any = None, token: str | None = None) -> Any:
    """The server's answer to a GET, or to a POST if there is a body."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(url, json.dumps(body).encode() if body is not None else None, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
