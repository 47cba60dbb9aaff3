"""A player over HTTP: python examples/http_bot.py http://127.0.0.1:8080 TOKEN, with the token of a seat's link."""

import json
import random
import sys
import uuid
from typing import Any

import httpx


def act(client: httpx.Client, turn: dict[str, Any]) -> None:
    body = {"seat": turn["viewer"], "position": turn["position"], "key": uuid.uuid4().hex}
    body["actions"] = [random.choice(turn["legal"])]
    answer = client.post(f"/api/tables/{turn['table']}/actions", json=body)
    if answer.status_code != 409:  # late: the stream tells the new position
        answer.raise_for_status()


def play(url: str, token: str) -> None:
    """Listen; whenever it is our turn, play one of the legal actions."""
    headers = {"authorization": f"Bearer {token}"}
    with (
        httpx.Client(base_url=url, headers=headers, timeout=60) as client,
        client.stream("GET", "/api/stream") as stream,
    ):
        for line in stream.raise_for_status().iter_lines():
            if not line.startswith('data: {"table"'):
                continue
            turn = json.loads(line.removeprefix("data: "))
            if turn.get("legal"):
                act(client, turn)
            elif "to_move" in turn and turn["to_move"] is None:
                return


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
