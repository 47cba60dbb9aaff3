"""How `database.sql` was made: with version 0.1 (commit d735679) installed, `python make_database.py database.sql`.

A table for each way to be in the middle of a turn, and a finished game of each kind, with what they showed then.
"""

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

STEPS = {
    "nippon": ("trains", "ships", "production", "export", "machinery", "payment", "finished"),
    "yokohama": ("payment", "recalling", "placement", "laboratory", "walking", "finished"),
    "duel": ("payment", "laboratory", "building", "chinatown", "end_of_turn", "finished"),
}
LATER = {"trains": 2, "ships": 2, "production": 2, "recalling": 2}
"""How often the step must have asked: after a first piece of a set."""
PLAYERS = {"nippon": 3, "yokohama": 3, "duel": 2}


class Player:
    """One visitor who plays all seats at random."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60.0, headers={"Accept": "application/json"})

    def new(self, game: str) -> str:
        wish = {"game": game, "players": PLAYERS[game], "seats": [{"kind": "hotseat"}] * PLAYERS[game]}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code < 300, answer.text
        return str(answer.json()["table"]["id"])

    def look(self, table: str) -> Any:
        path = f"/api/tables/{table}/position"
        seat = self.http.get(path).json()["to_move"]
        return self.http.get(path if seat is None else f"{path}?viewer={seat}").json()

    def play_until(self, table: str, step: str, chance: Random) -> Any:
        """Random actions up to such a step with a choice after a first piece, or to the end."""
        place, number, same = self.look(table), 0, 0
        while place["to_move"] is not None:
            now = step_of(place)
            same = same + 1 if now == step else 0
            if same >= LATER.get(step, 1) and len(place["legal"]) > 1:
                return place
            number += 1
            body = {"seat": place["to_move"], "position": place["position"], "key": str(number)}
            choice = chance.choice(place["legal"])["action"]
            self.http.post(f"/api/tables/{table}/actions", json={**body, "actions": [choice]}).raise_for_status()
            place = self.look(table)
        return place


def step_of(place: Any) -> str:
    pending = place["view"].get("pending")
    return str(pending["step"] if isinstance(pending, dict) else place["view"].get("step"))


def main(target: Path) -> None:
    file = Path(tempfile.mkdtemp()) / "old.db"
    command = [sys.executable, "-m", "hatoba", "serve", "--port", "0", "--database-url", f"sqlite+aiosqlite:///{file}"]
    said = file.with_suffix(".log")
    with said.open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    while "http://" not in said.read_text():
        time.sleep(0.1)
    url = next(word for word in said.read_text().replace('"', " ").split() if word.startswith("http://"))
    shown = {}
    try:
        player = Player(url)
        for game, steps in STEPS.items():
            for at, step in enumerate(steps):
                table = player.new(game)
                place = player.play_until(table, step, Random(f"{game} {at}"))
                seats = [seat["score"] for seat in place["view"]["seats"]]
                shown[table] = {
                    "game": game,
                    "wanted": step,
                    "step": step_of(place),
                    "to_move": place["to_move"],
                    "scores": seats,
                    "round": place["view"]["round"],
                    "cookie": dict(player.http.cookies),
                }
                print(game, step, step_of(place), place["to_move"], place["position"], flush=True)
    finally:
        server.terminate()
        server.wait()
    with sqlite3.connect(file) as database:
        target.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    target.with_suffix(".json").write_text(json.dumps(shown, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
