"""Taking back: alone until something is revealed, further with everyone's consent."""

import asyncio
import uuid
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.server import commands
from tests.server.inside import inside
from tests.server.support import Seat, ServerProcess, listening, people, play_on, two_people


def begin(server: ServerProcess) -> tuple[Seat, Seat]:
    """A game after the secret choices of set-up, with the first seat to move."""
    first, second = two_people(server)
    for seat in (first, second):
        seat.act([seat.position()["legal"][0]["action"]])
    return first, second


def place(seat: Seat) -> Any:
    """Put an assistant somewhere: an action that reveals nothing."""
    return next(legal["notation"] for legal in seat.position()["legal"] if legal["verb"] == "place")


def shape(position: Any) -> Any:
    """What must be the same after going back."""
    return position["view"], position["legal"]


def kinds(done: Any) -> list[str]:
    return [entry["kind"] for entry in done["entries"]]


def test_one_goes_back_step_by_step_in_ones_turn(server: ServerProcess) -> None:
    first, _ = begin(server)
    before = first.position()
    assert before["undo"]["count"] == before["undo"]["free_to"] == 2
    first.act([place(first)])
    between = first.position()
    first.act([place(first)])
    assert first.position()["undo"] == {"count": 4, "free_to": 2}
    first.undo()
    assert (shape(first.position()), first.position()["undo"]) == (shape(between), between["undo"])
    first.undo(to=2)
    assert (shape(first.position()), first.position()["undo"]) == (shape(before), before["undo"])
    assert kinds(first.visitor.get(f"{first.path}/entries"))[-2:] == ["undo", "undo"]


def test_an_undo_repeated_is_done_once(server: ServerProcess) -> None:
    first, _ = begin(server)
    for _ in range(2):
        first.act([place(first)])
    body = {"seat": 0, "position": first.position()["position"], "key": "back"}
    done = first.visitor.post(f"{first.path}/undo", body)
    assert first.visitor.post(f"{first.path}/undo", body) == done
    assert first.position()["undo"]["count"] == 3


def test_what_was_revealed_is_a_barrier(server: ServerProcess) -> None:
    """After an action that reveals, `free_to` is the present: going back becomes a question."""
    seats, _ = people(server, 2)
    rng = Random(7)
    mover: Seat
    for _ in range(400):
        to_move = seats[0].position()["to_move"]
        mover = seats[to_move]
        before = mover.position()
        mover.act([rng.choice(before["legal"])["action"]])
        after = mover.position()
        same_turn = after["to_move"] == mover.seat and after["view"]["turn"] == before["view"]["turn"]
        if same_turn and after["undo"]["free_to"] == after["undo"]["count"]:
            break
    else:
        raise AssertionError("nothing was revealed in the middle of a turn")
    asked = mover.undo()
    assert kinds(asked) == ["ask"]
    assert mover.position()["undo"] == after["undo"]


def test_further_back_needs_consent(server: ServerProcess) -> None:
    seats, _ = people(server, 3)
    for seat in seats:
        seat.arrive()  # everybody has come
    for seat in seats:
        seat.act([seat.position()["legal"][0]["action"]])
    before = seats[0].position()
    play_on(seats, Random(1), lambda position: position["to_move"] == 1)
    asked = seats[0].undo(to=before["undo"]["count"])
    assert kinds(asked) == ["ask"]
    ask = seats[1].position()["ask"]
    assert (ask["seat"], ask["to"], ask["waiting"]) == (0, 3, [1, 2])
    seats[0].undo(422, to=0)  # one question at a time
    seats[1].command("undo/answer", ask=ask["number"], agree=True)
    assert seats[2].position()["ask"]["waiting"] == [2]
    assert seats[0].position()["to_move"] == 1
    done = seats[2].command("undo/answer", ask=ask["number"], agree=True)
    assert kinds(done) == ["answer", "undo", "redraw"]
    after = seats[0].position()
    assert shape(after) == shape(before)
    assert after["ask"] is None
    play_on(seats, Random(2), lambda position: position["to_move"] == 2)


def test_consent_can_be_refused_and_lapses_with_the_next_action(server: ServerProcess) -> None:
    first, second = begin(server)
    play_on([first, second], Random(3), lambda position: position["to_move"] == 1)
    first.undo()
    ask = second.position()["ask"]["number"]
    second.command("undo/answer", ask=ask, agree=False)
    assert second.position()["ask"] is None
    assert second.command("undo/answer", 409, ask=ask, agree=True)["code"] == "late"
    first.undo()
    ask = second.position()["ask"]["number"]
    second.act([second.position()["legal"][0]["action"]])
    assert second.position()["ask"] is None
    second.command("undo/answer", 409, ask=ask, agree=True)


@pytest.mark.parametrize("by_maker", [False, True], ids=["left the seat to it", "has not come"])
def test_nobody_rehearses_against_a_bot_that_stands_in(server: ServerProcess, by_maker: bool) -> None:
    """To play a stand-in on and go back to the start shows that person's cards: so that person is asked."""
    seats, made = people(server, 2)
    first, second = seats
    host = server.visitor(made["maker"]) if by_maker else second.visitor
    host.post(f"{second.path}/seats/1/bot", {"key": "b", "level": "random"})
    with listening(first.visitor, tables=first.table) as stream:
        for _ in range(3):
            stream.wait("turn", lambda turn: turn["to_move"] == 0)
            play_on([first], Random(5), lambda position: position["to_move"] == 1)
        stream.wait("turn", lambda turn: turn["to_move"] == 0 and turn["position"] >= first.position()["position"])
    assert kinds(first.undo(to=0)) == ["ask"]
    ask = second.position()["ask"]
    assert ask["waiting"] == [1]
    done = second.command("undo/answer", ask=ask["number"], agree=True)
    assert kinds(done) == ["answer", "undo", "redraw"]


def test_going_back_far_deals_anew_what_nobody_knows(database_url: str) -> None:
    """The same moves again bring other cards, in this process and after a restart."""
    asyncio.run(go_back_twice(database_url))


async def go_back_twice(database_url: str) -> None:
    async with inside(database_url) as server:
        wish = {"game": "duel", "players": 2, "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
        made = (await server.http.post("/api/tables", json=wish)).json()
        path, table_id = f"/api/tables/{made['table']['id']}", made["table"]["id"]
        table = await server.services.tables.get(table_id)
        start = table.state
        for times in (1, 2):
            rng = Random(3)
            for _ in range(20):
                seat = int(table.state.seat)
                body = {"seat": seat, "position": table.meta.position, "key": uuid.uuid4().hex}
                action = rng.choice(table.state.legal_actions())
                assert (
                    await server.http.post(f"{path}/actions", json={**body, "actions": [action]})
                ).status_code == 200
            body = {"seat": int(table.state.seat), "position": table.meta.position, "key": uuid.uuid4().hex, "to": 0}
            done = await server.http.post(f"{path}/undo", json=body)
            assert kinds(done.json()) == ["undo", "redraw"]
            expected = start.clone()
            expected.redraw(times)
            assert table.state.digest() == expected.digest() != start.digest()
            assert table.state.view(0) == start.view(0)
    async with inside(database_url) as server:
        for from_start in (True, False):
            again = await server.services.tables.read(table_id, from_start=from_start)
            assert again.state.digest() == expected.digest()
            assert again.meta.redraws == 2


def test_alone_among_bots_one_goes_back_as_far_as_one_likes(server: ServerProcess) -> None:
    with server.visitor() as me:
        made = me.create("duel", players=2, seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
        table = made["table"]["id"]
        seats = [Seat(me, table, 0), Seat(me, table, 1)]
        start = seats[0].position()
        play_on(seats, Random(3), lambda position: position["position"] > 30)
        mover = seats[seats[0].position()["to_move"]]
        mover.undo(to=0)
        after = seats[0].position()
        assert (after["view"], after["legal"]) == (start["view"], start["legal"])
        end = play_on(seats, Random(4))
        text = me.get(f"/api/tables/{table}/record")
        assert "\nundo to 0\nredraw 1\n" in text
        assert me.get(f"/api/tables/{table}/shuffle")["kept"]
        record = hatoba.read_record(text)
        uploaded = me.post("/api/records", {"text": text, "mode": "look"}, 201)["table"]["id"]
        assert me.get(f"/api/tables/{uploaded}/position")["outcome"]["scores"] == end["outcome"]["scores"]
        assert list(record.replay().scores()) == end["outcome"]["scores"]


def test_nobody_goes_back_after_the_end_or_beyond_the_start(server: ServerProcess) -> None:
    first, second = begin(server)
    assert first.undo(422, to=99)["field"] == "to"
    second.command("resign")
    assert first.position()["outcome"]["winners"] == [0]
    assert first.undo(422)["code"] == "game_over"


def test_resigning(server: ServerProcess) -> None:
    seats, _ = people(server, 3)
    key = uuid.uuid4().hex
    done = seats[1].visitor.post(f"{seats[1].path}/resign", {"seat": 1, "key": key})
    assert [entry["kind"] for entry in done["entries"]] == ["resign", "seat"]
    assert seats[1].visitor.post(f"{seats[1].path}/resign", {"seat": 1, "key": key}) == done
    assert seats[1].command("resign", 422)["code"] == "resigned"
    position = seats[0].position()
    assert position["seats"][1]["resigned"]
    assert position["seats"][1]["holder"] == "bot"
    assert position["status"] == "running"
    assert seats[1].visitor.post(f"{seats[1].path}/seats/1/back", {"key": "b"}, 422)["code"] == "resigned"
    seats[0].command("resign")
    seats[2].command("resign")
    assert seats[0].position()["status"] == "running"


def test_a_log_has_an_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Going back and forth, talking and changing seats could be done for ever; the game is played on to its end."""
    monkeypatch.setattr(commands, "TALK_UNTIL", 6)
    monkeypatch.setattr(commands, "BACK_UNTIL", 16)

    async def run() -> None:
        async with inside(database_url) as server:
            seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
            made = (await server.http.post("/api/tables", json={"game": "duel", "seats": seats})).json()
            path = f"/api/tables/{made['table']['id']}"

            async def send(what: str, key: str, **body: Any) -> Any:
                answer = await server.http.post(f"{path}/{what}", json={"key": key, **body})
                return answer.json() | {"answered": answer.status_code}

            async def play(key: str) -> Any:
                at = (await server.http.get(f"{path}/position")).json()
                if at["legal"] is None:
                    at = (await server.http.get(f"{path}/position", params={"viewer": at["to_move"]})).json()
                chosen = [at["legal"][0]["action"]]
                return await send("actions", key, seat=at["viewer"], position=at["position"], actions=chosen)

            said = [(await send("chat", f"c{at}", seat=0, text="x"))["answered"] for at in range(8)]
            assert said == [200] * 6 + [422] * 2
            done = []
            for at in range(6):
                played = await play(f"p{at}")
                undo = {"seat": 0, "position": played["position"]}
                done.append((undo, await send("undo", f"u{at}", **undo)))
            codes = [answer.get("code") for _, answer in done]
            assert codes[:2] == [None] * 2
            assert codes[-1] == "log_full"
            assert (await send("seats/0/bot", "b"))["code"] == "log_full"
            assert await send("undo", "u0", **done[0][0]) == done[0][1]  # what was done stays answered
            assert (await play("last"))["answered"] == 200
            assert (await send("resign", "r", seat=0))["answered"] == 200

    asyncio.run(run())
