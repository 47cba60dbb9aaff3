"""No byte sent to a watcher depends on what it must not know.

Along a full game of each kind, every position is played twice: as it is, and with all that the watcher does not know
drawn anew. The same action (of a secret choice, any other of the same kind) must look the same to the watcher.
"""

import asyncio
import json
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.record import Record
from hatoba.engine.state import State
from hatoba.server.live import Stream
from hatoba.server.making import Made, prepare
from hatoba.server.secrets import new_id
from hatoba.table import SeatPlan, open_table
from hatoba.table.records import head_of, header_of
from tests.conftest import LONG
from tests.server.inside import Inside, inside
from tests.server.support import sqlite_url

EVERY = {"yokohama": 31, "duel": 5, "nippon": 5}
"""Every so many actions of the game are looked at; in the long run, every second."""


@dataclass
class Watched:
    """A table, and everything that was sent of it to the watcher."""

    made: Made
    sent: list[bytes]

    def text(self) -> list[bytes]:
        """What was sent, without the table's name and promise, which say nothing of what is hidden."""
        table = self.made.table
        return [
            part.replace(table.id.encode(), b"TABLE").replace(table.header.promise.encode(), b"PROMISE")
            for part in self.sent
        ]


@pytest.mark.parametrize("game", PACKAGED)
def test_two_games_that_differ_in_what_a_watcher_must_not_know_look_the_same(game: str, tmp_path: Path) -> None:
    asyncio.run(compare_along_a_game(game, sqlite_url(tmp_path)))


async def compare_along_a_game(game: str, database_url: str) -> None:
    rng = Random(11)
    players = 2 if game == "duel" else 3
    state = hatoba.new_game(game, players=players, seed=5)
    viewers: list[int | None] = [None, *range(players)]
    compared, every = 0, 2 if LONG else EVERY[game]
    async with inside(database_url) as server:
        count = 0
        while state.to_move is not None:
            action = rng.choice(state.legal_actions())
            if count % every == 0:
                compared += await compare(server, state, action, viewers[(count // every) % len(viewers)], rng)
            state.apply(action)
            count += 1
    assert compared > 5


async def compare(server: Inside, state: State, action: int, watcher: int | None, rng: Random) -> bool:
    """Whether this position could be compared: not if the action reveals something, which may well differ."""
    other = state.resample(watcher, hatoba.make_rng(rng.randrange(2**32)))
    twin_action = action
    described = state.game.catalogue.describe(action)
    if described.secret and state.to_move != watcher:
        verb = described.verb
        twin_action = rng.choice([a for a in other.legal_actions() if other.game.catalogue.describe(a).verb == verb])
    elif action not in other.legal_actions():
        return False
    one = (await tell(server, state, watcher, action)).text()
    two = (await tell(server, other, watcher, twin_action)).text()
    probe = state.clone()
    probe.apply(action)
    if probe.revealed or probe.to_move is None:
        assert one[:2] == two[:2]
        return False
    assert one == two
    assert len(one) > 5
    return True


async def tell(server: Inside, state: State, watcher: int | None, action: int) -> Watched:
    """Play an action at a new table with this position; say something; take it back if that is possible."""
    watched = Watched(await make_table(server, state), [])
    made = watched.made
    table, mover = made.table, int(state.seat)
    token = made.watch if watcher is None else made.others[watcher]
    client, player = server.visitor(token), server.visitor(made.others[mover])
    path = f"/api/tables/{table.id}"
    params = {"watch": True} if watcher is None else {"viewer": watcher}
    stream = Stream({table.id: (watcher,)}, views=True, known={})
    listening = server.services.hub.listen(stream)
    watched.sent += [await anext(listening), await anext(listening)]
    body = {"seat": mover, "position": 0, "key": "a", "actions": [action]}
    answer = await player.post(f"{path}/actions", json=body)
    assert answer.status_code == 200, answer.text
    if watcher == mover:
        watched.sent.append(answer.content)
    watched.sent.append(await anext(listening))
    undone = await player.post(f"{path}/undo", json={"seat": mover, "position": 1, "key": "b"})
    if undone.status_code == 200:
        watched.sent.append(await anext(listening))
    for what in ("", "/position", "/entries"):
        watched.sent.append((await client.get(path + what, params=params)).content)
    watched.sent += await refusals(client, path, watcher)
    await listening.aclose()
    for visitor in (client, player):
        await visitor.aclose()
    return watched


async def refusals(client: httpx.AsyncClient, path: str, watcher: int | None) -> list[bytes]:
    """Errors are bytes too."""
    late: dict[str, Any] = {"seat": watcher or 0, "position": 0, "key": "c", "actions": [0]}
    answers = [await client.post(f"{path}/actions", json=late), await client.get(f"{path}/record")]
    answers += [await client.get(f"{path}/shuffle"), await client.get(f"{path}/course")]
    answers += [await client.get(f"{path}/why", params={"action": "1", "seat": watcher or 0})]
    answers += [await client.get(f"{path}/tips", params={"seat": watcher or 0})]
    assert all(answer.status_code in (200, 403, 409, 422) for answer in answers)
    return [answer.content for answer in answers]


async def make_table(server: Inside, state: State) -> Made:
    record = Record(state.game, int(state.players), dict(state.options), start=json.loads(json.dumps(state.snapshot())))
    seats = [SeatPlan("person", claimed=True)] * int(state.players)
    header = replace(header_of(record, "game", seats, False), promise=sha256(state.digest().encode()).hexdigest())
    tables = server.services.tables
    made, store = prepare(open_table(new_id(), header, head_of(record), state.game, tables.now()), ())
    await tables.journal.write(store)
    return made
