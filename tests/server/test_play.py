"""Playing over HTTP: whole games, races, repeated and late requests, what cannot be done."""

import threading
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.components import PACKAGED
from tests.server.support import (
    QUICK_BOT,
    Listening,
    Seat,
    ServerProcess,
    listening,
    people,
    play_by_stream,
    play_on,
    since,
    two_people,
)


@pytest.mark.parametrize("game", PACKAGED)
def test_a_whole_game_by_scripted_players(server: ServerProcess, game: str) -> None:
    first, second = two_people(server, game)
    end = play_by_stream([first, second], Random(1))
    assert end["status"] == "finished"
    assert end["outcome"]["scores"] == [seat["score"] for seat in end["view"]["seats"]]
    record = hatoba.read_record(first.visitor.get(f"{first.path}/record"))
    assert record.replay().outcome() is not None
    assert list(record.replay().scores()) == end["outcome"]["scores"]


def mine(stream: Listening) -> Any:
    """The last turn that was told, or the next, that is the first seat's or the end."""
    if stream.seen[-1][0] == "turn" and stream.seen[-1][1]["to_move"] in (0, None):
        return stream.seen[-1][1]
    return stream.wait("turn", lambda turn: turn["to_move"] in (0, None))


@pytest.mark.parametrize("game", PACKAGED)
def test_bots_play_their_seats(server: ServerProcess, game: str) -> None:
    with server.visitor() as me:
        players = 2 if game == "duel" else 3
        made = me.create(game, players=players, seats=[{"kind": "me"}, *[QUICK_BOT] * (players - 1)])
        seat = Seat(me, made["table"]["id"], 0)
        rng = Random(2)
        with listening(me, tables=seat.table) as stream:
            turn = mine(stream)
            for _ in range(12):
                if turn["to_move"] is None:
                    break
                seat.act([rng.choice(turn["legal"])], turn["position"])
                stream.wait("turn", since("position", turn["position"] + 1))
                turn = mine(stream)
            movers = {entry["seat"] for entry in stream.entries() if entry["kind"] == "actions"}
        assert movers == set(range(players))


def test_two_clients_race_and_exactly_one_wins(server: ServerProcess) -> None:
    first, _ = two_people(server)
    for _ in range(5):
        position = first.position()
        if position["to_move"] != 0:
            break
        rivals = [Seat(server.visitor(first.visitor.token), first.table, 0) for _ in range(6)]
        answers: list[Any] = []
        bodies = [
            {"seat": 0, "position": position["position"], "key": f"{at}-{position['position']}", "actions": [legal]}
            for at, legal in enumerate([position["legal"][0]["action"]] * len(rivals))
        ]

        def send(seat: Seat, body: Any, answers: list[Any] = answers) -> None:
            answers.append(seat.visitor.http.post(f"{seat.path}/actions", json=body))

        threads = [threading.Thread(target=send, args=pair) for pair in zip(rivals, bodies, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, *([409] * (len(rivals) - 1))]
        lost = next(answer for answer in answers if answer.status_code == 409).json()
        won = next(answer for answer in answers if answer.status_code == 200).json()
        assert lost["code"] == "late"
        assert lost["position"] == won["position"]
        assert lost["entries"] == won["entries"]


def test_the_same_request_twice_is_played_once_and_answered_the_same(server: ServerProcess) -> None:
    first, second = two_people(server)
    position = first.position()
    action = position["legal"][0]["action"]
    done = first.act([action], position["position"], key="once")
    assert first.act([action], position["position"], key="once") == done
    while second.position()["to_move"] != 1:
        first.act([first.position()["legal"][0]["action"]])
    second.act([second.position()["legal"][0]["action"]])
    assert first.act([action], position["position"], key="once") == done
    numbers = [entry["number"] for entry in first.visitor.get(f"{first.path}/entries")["entries"]]
    assert numbers == list(range(1, len(numbers) + 1))
    other = next(legal["action"] for legal in position["legal"] if legal["action"] != action)
    assert first.act([other], position["position"], 422, key="once")["code"] == "key_reused"


def test_the_same_key_of_another_seat_is_another_request(server: ServerProcess) -> None:
    first, second = two_people(server)
    while (position := first.position())["to_move"] == 0:
        first.act([position["legal"][0]["action"]], key=f"k{position['position']}")
        last = f"k{position['position']}"
    second.act([second.position()["legal"][0]["action"]], key=last)
    assert second.position()["position"] > position["position"]


def test_a_late_command_is_told_what_happened(server: ServerProcess) -> None:
    first, _ = two_people(server)
    old = first.position()
    first.act([old["legal"][0]["action"]])
    refused = first.act([old["legal"][0]["action"]], old["position"], 409)
    assert refused["code"] == "late"
    assert [entry["kind"] for entry in refused["entries"] if entry["kind"] != "seat"] == ["actions"]
    assert first.act(["place bank"], 999, 422)["field"] == "position"


def test_actions_are_applied_all_or_none(server: ServerProcess) -> None:
    first, second = two_people(server)
    for seat in (first, second):
        seat.act([seat.position()["legal"][0]["action"]])
    before = first.position()
    legal = before["legal"][0]["notation"]
    refused = first.act([legal, "keep 1"], before["position"], 422)
    assert (refused["code"], refused["field"]) == ("illegal_action", "actions[1]")
    assert refused["reason"]["code"] == "not_now"
    assert first.position() == before
    done = first.act([legal], before["position"])
    assert done["entries"][-1]["actions"][0]["notation"] == legal


def test_several_actions_in_one_command_are_one_entry(server: ServerProcess) -> None:
    first, second = two_people(server)
    for seat in (first, second):
        seat.act([seat.position()["legal"][0]["action"]])
    places = [legal["notation"] for legal in first.position()["legal"] if legal["verb"] == "place"][:2]
    done = first.act(places)
    assert [action["notation"] for action in done["entries"][-1]["actions"]] == places


def test_nobody_acts_out_of_turn_or_with_nonsense(server: ServerProcess) -> None:
    first, second = two_people(server)
    action = first.position()["legal"][0]["action"]
    assert second.act([action], status=422)["code"] == "not_your_turn"
    assert second.position()["legal"] is None
    assert first.act(["dance"], status=422)["code"] == "invalid_action"
    assert first.act([10**6], status=422)["code"] == "invalid_action"
    assert first.act([], status=400)["code"] == "unreadable"
    body = {"seat": 1, "position": 0, "key": "x", "actions": [action]}
    assert first.visitor.post(f"{first.path}/actions", body, 403)["code"] == "forbidden"


def test_previews_and_reasons(server: ServerProcess) -> None:
    first, second = two_people(server)
    for seat in (first, second):
        seat.act([seat.position()["legal"][0]["action"]])
    before = first.position(previews="true")
    chosen = next(legal for legal in before["legal"] if legal["events"])
    wish = {"seat": 0, "position": before["position"], "actions": [chosen["notation"]]}
    shown = first.visitor.post(f"{first.path}/preview", wish)
    assert shown["events"] == [chosen["events"]]
    done = first.act([chosen["action"]])
    assert done["entries"][-1]["actions"][0]["events"] == chosen["events"]
    why = first.visitor.get(f"{first.path}/why", seat=0, action="keep 1")
    assert why == {
        "action": why["action"],
        "notation": "keep 1",
        "legal": False,
        "reason": {"code": "not_now", "args": {}},
    }
    assert second.visitor.get(f"{first.path}/why", 422, seat=1, action="keep 1")["code"] == "not_your_turn"


def test_since_your_last_turn(server: ServerProcess) -> None:
    seats, _ = people(server, 3)
    rng = Random(4)
    play_on(seats, rng, lambda position: position["position"] > 60 and position["to_move"] == 1)
    play_on(seats, rng, lambda position: position["to_move"] == 0)  # the first decision of a turn, on any seed
    position = seats[0].position()
    since = seats[0].visitor.get(f"{seats[0].path}/entries", after=position["last_turn"], viewer=0)["entries"]
    assert {entry["seat"] for entry in since} == {1, 2}
    then = seats[0].position(at=position["last_turn"])
    assert then["number"] == position["last_turn"]
    assert then["view"]["turn"] < position["view"]["turn"]


def test_the_tips_of_a_position_are_one_answer(server: ServerProcess) -> None:
    """They say of every action of the catalogue what asking about it alone says."""
    with server.visitor() as me:
        for game in ("yokohama", "duel", "nippon"):
            seat = Seat(me, me.create(game, players=2, seats=[{"kind": "hotseat"}] * 2)["table"]["id"], 0)
            position = seat.position()
            tips = me.get(f"{seat.path}/tips", seat=0)
            assert tips["position"] == position["position"]
            alone = {one["action"]: one["events"] for one in seat.position(previews="true")["legal"]}
            assert {one["action"]: one["events"] for one in tips["previews"]} == alone
            refused = {notation: one["reason"] for one in tips["refused"] for notation in one["notations"]}
            legal = {one["notation"] for one in position["legal"]}
            everything = {one["notation"] for one in me.get(f"{seat.path}/catalogue")}
            assert refused.keys() | legal == everything
            assert not refused.keys() & legal
            for notation in Random(1).sample(sorted(refused), 10):
                assert me.get(f"{seat.path}/why", seat=0, action=notation)["reason"] == refused[notation]
            assert me.get(f"{seat.path}/tips", 422, seat=1)["code"] == "not_your_turn"
