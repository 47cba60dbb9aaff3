"""Who plays a seat: bots that are offered it or stand in, clocks, and people who come back."""

from typing import Any

from tests.server.support import QUICK_BOT, Seat, ServerProcess, listening, people, two_people


def is_seat(why: str) -> Any:
    return lambda data: data["entry"]["kind"] == "seat" and data["entry"]["why"] == why


def test_a_seat_is_offered_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    first, second = two_people(server, "duel")
    with listening(second.visitor, tables=second.table) as stream:
        first.visitor.post(f"{first.path}/seats/0/bot", {"key": "a", "level": "random"})
        entry = stream.wait("entry", is_seat("offered"))["entry"]
        assert (entry["holder"], entry["level"]) == ("bot", "random")
        turn = stream.wait("turn", lambda turn: turn["to_move"] == 1)
        assert turn["legal"]
        assert first.visitor.post(f"{first.path}/seats/0/bot", {"key": "b"}, 422)["code"] == "bot_already"
        first.visitor.post(f"{first.path}/seats/0/back", {"key": "c"})
        stream.wait("entry", is_seat("back"))
    assert first.visitor.post(f"{first.path}/seats/0/back", {"key": "d"}, 422)["code"] == "back_already"
    assert first.position()["seats"][0]["holder"] == "person"


def test_only_known_bots_and_only_on_ones_own_seat(server: ServerProcess) -> None:
    first, second = two_people(server)
    refused = first.visitor.post(f"{first.path}/seats/0/bot", {"key": "a", "level": "os:system"}, 422)
    assert refused["code"] == "no_bot"
    assert second.visitor.post(f"{first.path}/seats/0/bot", {"key": "a"}, 403)["code"] == "forbidden"
    with server.visitor() as me:
        assert me.create(seats=[{"kind": "me"}, {"kind": "bot", "level": "os:system"}], status=422)["code"] == "no_bot"


def test_the_maker_seats_a_bot_where_nobody_came(server: ServerProcess) -> None:
    with server.visitor() as maker:
        made = maker.create(players=2, seats=[{"kind": "me"}, {"kind": "person"}])
        table = made["table"]["id"]
        maker.post(f"/api/tables/{table}/seats/1/bot", {"key": "a"})
        assert maker.get(f"/api/tables/{table}")["seats"][1]["holder"] == "bot"


def test_a_bot_stands_in_for_somebody_away_and_gives_the_seat_back(server: ServerProcess) -> None:
    first, second = two_people(server, "duel", stand_in="random", clock={"kind": "turn", "seconds": 0.5})
    with listening(first.visitor, tables=first.table) as stream:
        assert first.position()["clock"]["running"] is None  # the second has not come yet
        second.arrive()
        entry = stream.wait("entry", is_seat("away"))["entry"]
        assert entry["seat"] == 0
        stream.wait("entry", lambda data: data["entry"]["kind"] == "actions" and data["entry"]["seat"] == 0)
        seat = first.position()["seats"][0]
        assert (seat["holder"], seat["away"]) == ("bot", True)
        first.visitor.post(f"{first.path}/seats/0/back", {"key": "c"})
        stream.wait("entry", is_seat("back"))
        stream.wait("entry", is_seat("away"))  # and away again


def test_a_clock_may_mean_resigning(server: ServerProcess) -> None:
    first, second = two_people(
        server, "duel", stand_in="random", clock={"kind": "turn", "seconds": 0.3, "on_timeout": "resign"}
    )
    with listening(first.visitor, tables=first.table) as stream:
        second.arrive()
        stream.wait("entry", lambda data: data["entry"]["kind"] == "resign")
    position = first.position()
    assert position["status"] == "finished"
    assert position["outcome"]["winners"] == [1]


def test_a_clock_for_the_whole_game_runs_down(server: ServerProcess) -> None:
    first, second = two_people(server, "duel", stand_in="random", clock={"kind": "game", "seconds": 1000})
    second.arrive()
    while (position := first.position())["to_move"] == 0:
        assert position["clock"]["running"] == 0
        first.act([position["legal"][0]["action"]])
    clock = position["clock"]
    assert clock["running"] == 1
    assert clock["left"][0] < clock["left"][1] == 1000
    assert clock["deadline"] == clock["since"] + 1000


def test_time_that_is_used_up_stays_used_up(server: ServerProcess) -> None:
    first, second = two_people(server, "duel", stand_in="random", clock={"kind": "game", "seconds": 0.3})
    with listening(first.visitor, tables=first.table) as stream:
        second.arrive()
        stream.wait("entry", is_seat("away"))
    assert first.visitor.post(f"{first.path}/seats/0/back", {"key": "c"}, 422)["code"] == "out_of_time"


def test_hotseat_is_one_person_with_several_seats(server: ServerProcess) -> None:
    with server.visitor() as me:
        made = me.create(players=3, seats=[{"kind": "hotseat"}, {"kind": "hotseat"}, QUICK_BOT])
        assert made["table"]["mine"] == [0, 1]
        assert [link["seats"] for link in made["links"]] == [[0, 1]]
        table = made["table"]["id"]
        with listening(me, tables=table) as stream:
            Seat(me, table, 0).act([Seat(me, table, 0).position()["legal"][0]["action"]])
            own = stream.wait("entry", lambda data: data["viewer"] == 0)["entry"]["actions"][0]
            other = stream.wait("entry", lambda data: data["viewer"] == 1)["entry"]["actions"][0]
        assert own["action"] is not None
        assert (other["action"], other["args"], other["notation"]) == (None, None, "keep")


def test_seats_that_do_not_fit_are_refused(server: ServerProcess) -> None:
    with server.visitor() as me:
        assert me.create(players=3, seats=[{"kind": "me"}], status=422)["field"] == "seats"
        assert me.create("duel", players=4, status=422)["field"] == "options"
        assert me.create("chess", status=422)["field"] == "game"
        assert me.create(options={"colour": "red"}, status=422)["field"] == "options"
        assert me.create(stand_in="random", clock={"kind": "turn", "seconds": 0}, status=422)["field"] == "clock"


def bots_play(server: ServerProcess) -> str:
    """The record of a game of two bots."""
    with server.visitor() as me:
        made = me.create("duel", seats=[QUICK_BOT, QUICK_BOT])
        watcher, table = server.visitor(made["watch"]["token"]), made["table"]["id"]
        with listening(watcher, tables=table) as stream:
            stream.wait("turn", lambda turn: turn["to_move"] is None)
        return str(watcher.get(f"/api/tables/{table}/record"))


def test_bots_alone_play_to_the_end_and_the_same_game_for_the_same_seed(server: ServerProcess) -> None:
    assert bots_play(server) == bots_play(server)


def test_a_clock_waits_for_everybody(server: ServerProcess) -> None:
    seats, _ = people(server, 3, stand_in="random", clock={"kind": "turn", "seconds": 3600})
    assert seats[0].position()["clock"]["deadline"] is None
    for seat in seats[1:]:
        seat.arrive()
    assert seats[0].position()["clock"]["deadline"] is not None
