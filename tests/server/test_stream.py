"""The stream: everything in order, nothing lost on reconnecting, nothing that a spectator must not see."""

import asyncio
import gc
import logging
from collections.abc import Callable
from random import Random
from typing import Any

import anyio
import pytest

from hatoba.server.live import Stream
from tests.server.inside import Inside, inside
from tests.server.support import Seat, ServerProcess, listening, people, play_on, two_people


def numbers(entries: list[Any]) -> list[int]:
    return [entry["number"] for entry in entries]


def is_entry(number: int) -> Callable[[Any], bool]:
    return lambda data: bool(data["entry"]["number"] == number)


def play_some(seats: list[Seat], rng: Random, count: int) -> int:
    """Play so many actions; the number of the last entry."""
    for _ in range(count):
        mover = seats[seats[0].position()["to_move"]]
        position = mover.position()
        mover.act([rng.choice(position["legal"])["action"]], position["position"])
    number: int = seats[0].position()["number"]
    return number


def test_a_stream_resumes_exactly(server: ServerProcess) -> None:
    seats = list(two_people(server))
    rng = Random(1)
    got: list[Any] = []
    last_id = None
    for _ in range(4):
        with listening(seats[0].visitor, last_id, tables=f"{seats[0].table}.0") as stream:
            last = play_some(seats, rng, 4)
            # A turn that is told may be ahead of the entries that led to it: the last entry is what ends the wait.
            stream.wait("entry", is_entry(last))
            got += stream.entries()
            last_id = stream.last_id
        play_some(seats, rng, 3)  # nobody listens
    with listening(seats[0].visitor, last_id, tables=seats[0].table) as stream:
        stream.wait("turn")
        got += stream.entries()
    everything = seats[0].visitor.get(f"{seats[0].path}/entries", viewer=0)["entries"]
    assert got == everything
    assert numbers(got) == list(range(1, len(got) + 1))


def test_one_stream_carries_all_tables_of_a_browser(server: ServerProcess) -> None:
    with server.visitor() as me:
        tables = [
            me.create(game, players=2, seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])["table"]["id"]
            for game in ("yokohama", "duel", "nippon")
        ]
        with listening(me) as stream:
            assert {data["table"] for data in stream.seen[0][1]["tables"]} == set(tables)
            for table in tables:
                seat = Seat(me, table, 0)
                seat.act([seat.position()["legal"][0]["action"]])
                entry = stream.wait("entry", lambda data: data["viewer"] == 1)
                assert entry["table"] == table
            last_id = stream.last_id
        seat = Seat(me, tables[0], 0)
        other = Seat(me, tables[0], 1)
        mover = seat if seat.position()["to_move"] == 0 else other
        mover.act([mover.position()["legal"][0]["action"]])
        with listening(me, last_id) as stream:
            for _ in range(6):  # a turn for each viewer of each table
                stream.wait("turn")
            assert {(data["table"], data["entry"]["number"]) for kind, data in stream.seen if kind == "entry"} == {
                (tables[0], 2)
            }


def test_positions_come_with_the_stream_if_asked_for(server: ServerProcess) -> None:
    first, second = two_people(server)
    with listening(second.visitor, tables=second.table, views="true") as stream:
        first.act([first.position()["legal"][0]["action"]])
        shown = stream.wait("position", lambda position: position["to_move"] == 1)
        assert shown == second.position()
        assert shown["legal"]


def test_a_browser_that_goes_while_the_database_is_asked_costs_no_connection(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def listen(server: Inside, table: str) -> None:
        async for _ in server.services.hub.listen(Stream({table: (0,)}, True, {table: 0})):
            pass

    async def run() -> None:
        async with inside(database_url) as server:
            made = (await server.http.post("/api/tables", json={"game": "duel"})).json()["table"]["id"]
            said = {"seat": 0, "text": "hello", "key": "k"}
            await server.http.post(f"/api/tables/{made}/chat", json=said)  # so that there is something to read
            for turns in range(100):
                async with anyio.create_task_group() as group:  # as Litestar does
                    group.start_soon(listen, server, made)
                    for _ in range(turns):
                        await asyncio.sleep(0)
                    group.cancel_scope.cancel()
            gc.collect()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_spectators_see_no_hidden_information(server: ServerProcess) -> None:
    seats, made = people(server, 2)
    watcher = server.visitor(made["watch"]["token"])
    with listening(watcher, views="true") as stream:
        seats[0].act([seats[0].position()["legal"][0]["action"]])
        action = stream.wait("entry", lambda data: data["entry"]["kind"] == "actions")["entry"]["actions"][0]
        assert (action["verb"], action["action"], action["args"]) == ("keep", None, None)
        assert action["events"][0]["order"] is None
        shown = stream.wait("position")
        assert shown["viewer"] is None
        assert shown["legal"] is None
        assert shown["view"]["seats"][0]["orders"][0] == {"number": None, "short": None}
    assert watcher.get(f"{seats[0].path}/position", 403, viewer=0)["code"] == "forbidden"
    body = {"seat": 0, "position": 0, "key": "x", "actions": [0]}
    assert watcher.post(f"{seats[0].path}/actions", body, 403)["code"] == "forbidden"


def test_spectators_may_be_shown_everything_later(server: ServerProcess) -> None:
    seats, made = people(server, 2, spectator_delay=1.5)
    watcher = server.visitor(made["watch"]["token"])
    with listening(watcher, views="true") as stream:
        done = seats[0].act([seats[0].position()["legal"][0]["action"]])
        number = done["number"]
        stream.wait("entry", lambda data: data["entry"]["number"] == number)
        shown = stream.wait("position")
    assert shown["number"] == number
    assert shown["to_move"] == 1


def test_spectators_stay_behind_by_the_delay(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            wish = {"game": "duel", "players": 2, "seats": [{"kind": "hotseat"}] * 2, "spectator_delay": 60}
            made = (await server.http.post("/api/tables", json=wish)).json()
            path, watcher = f"/api/tables/{made['table']['id']}", server.visitor(made["watch"]["token"])

            async def act() -> int:
                mover = (await server.http.get(f"{path}/position")).json()["to_move"]
                at = (await server.http.get(f"{path}/position", params={"viewer": mover})).json()
                body = {"seat": mover, "position": at["position"], "key": str(at["number"])}
                done = await server.http.post(f"{path}/actions", json={**body, "actions": [at["legal"][0]["action"]]})
                return int(done.json()["number"])

            first = await act()
            assert (await watcher.get(f"{path}/entries")).json()["entries"] == []
            server.clock.now += 61
            second = await act()
            behind = (await watcher.get(f"{path}/entries")).json()
            assert (behind["number"], behind["entries"][-1]["number"]) == (first, first)
            assert (await watcher.get(f"{path}/position")).json()["number"] == first
            ahead = await watcher.get(f"{path}/position", params={"at": second})
            assert (ahead.status_code, ahead.json()["field"]) == (422, "at")

    asyncio.run(run())


def test_tables_without_spectators_have_no_link_for_them(server: ServerProcess) -> None:
    with server.visitor() as me:
        made = me.create(spectators=False)
        assert made["watch"] is None
        assert me.get(f"/api/tables/{made['table']['id']}/position", 200, viewer=0)


def test_a_deleted_table_is_gone(server: ServerProcess) -> None:
    with server.visitor() as me:
        kept, deleted = me.create()["table"]["id"], me.create()["table"]["id"]
        with listening(me) as stream:
            me.ask("DELETE", f"/api/tables/{deleted}", 204)
            assert stream.wait("gone") == {"table": deleted}
            seat = Seat(me, kept, 0)
            seat.act([seat.position()["legal"][0]["action"]])
            assert stream.wait("entry")["table"] == kept
        assert me.get(f"/api/tables/{deleted}", 404)["code"] == "not_found"


def test_a_stream_needs_a_link_and_takes_no_nonsense(server: ServerProcess) -> None:
    with server.visitor() as nobody:
        assert nobody.get("/api/stream", 403)["code"] == "no_tables"
        assert nobody.get("/api/stream", 404, tables="abc")["code"] == "not_found"
    first, second = two_people(server)
    with listening(first.visitor, "nonsense,x.-1;" + "9" * 50, tables=first.table) as stream:
        stream.wait("turn")
    with listening(first.visitor, f"{first.table}.999999", tables=first.table) as stream:
        first.act([first.position()["legal"][0]["action"]])
        stream.wait("entry")
    play_on([first, second], Random(1), lambda position: position["position"] > 4)
