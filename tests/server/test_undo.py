"""Taking back: alone until something is revealed, further with everyone's consent."""

import uuid
from random import Random
from typing import Any

import hatoba
from tests.server.support import Seat, ServerProcess, people, play_on, two_people


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
    return position["view"], position["legal"], position["undo"]


def test_one_goes_back_step_by_step_in_ones_turn(server: ServerProcess) -> None:
    first, _ = begin(server)
    before = first.position()
    assert before["undo"]["count"] == before["undo"]["free_to"] == 2
    first.act([place(first)])
    between = first.position()
    first.act([place(first)])
    assert first.position()["undo"] == {"count": 4, "free_to": 2}
    first.undo()
    assert shape(first.position()) == shape(between)
    first.undo(to=2)
    assert shape(first.position()) == shape(before)
    kinds = [entry["kind"] for entry in first.visitor.get(f"{first.path}/entries")["entries"]]
    assert kinds[-2:] == ["undo", "undo"]


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
    assert [entry["kind"] for entry in asked["entries"]] == ["ask"]
    assert mover.position()["undo"] == after["undo"]


def test_further_back_needs_consent(server: ServerProcess) -> None:
    seats, _ = people(server, 3)
    for seat in seats:
        seat.visitor.get(f"/s/{seat.visitor.token}", 303)  # everybody has come
    for seat in seats:
        seat.act([seat.position()["legal"][0]["action"]])
    before = seats[0].position()
    play_on(seats, Random(1), lambda position: position["to_move"] == 1)
    asked = seats[0].undo(to=before["undo"]["count"])
    assert [entry["kind"] for entry in asked["entries"]] == ["ask"]
    ask = seats[1].position()["ask"]
    assert (ask["seat"], ask["to"], ask["waiting"]) == (0, 3, [1, 2])
    seats[0].undo(422, to=0)  # one question at a time
    seats[1].command("undo/answer", ask=ask["number"], agree=True)
    assert seats[2].position()["ask"]["waiting"] == [2]
    assert seats[0].position()["to_move"] == 1
    seats[2].command("undo/answer", ask=ask["number"], agree=True)
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
        record = hatoba.read_record(me.get(f"/api/tables/{table}/record"))
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
