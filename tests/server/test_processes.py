"""Several server processes over one PostgreSQL: a table is served equally by all."""

import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.server.support import QUICK_BOT, Listening, Seat, ServerProcess, Visitor, listening, play_by_stream

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], str]) -> Iterator[Pair]:
    url = postgres()
    with ServerProcess(url) as one, ServerProcess(url) as two:
        yield one, two


def seats_at(pair: Pair, game: str = "duel", **wish: Any) -> tuple[list[Seat], Any]:
    """A table for two, each of whom talks to another process."""
    with pair[0].visitor() as maker:
        made = maker.create(game, players=2, seats=[{"kind": "me"}, {"kind": "person"}], **wish)
    table = made["table"]["id"]
    tokens = [link["token"] for link in made["links"]]
    return [Seat(Visitor(pair[at].url, tokens[at]), table, at) for at in (0, 1)], made


def test_players_at_different_processes_play_a_whole_game(pair: Pair) -> None:
    seats, made = seats_at(pair)
    with listening(pair[1].visitor(made["watch"]["token"])) as watcher:
        end = play_by_stream(seats, Random(3))
        assert end["status"] == "finished"
        watcher.wait("turn", lambda turn: turn["to_move"] is None)
        numbers = [entry["number"] for entry in watcher.entries()]
    assert numbers == list(range(1, len(numbers) + 1))
    for viewer in (0, 1):  # after the end there are no secrets
        one, two = (seat.visitor.get(f"{seat.path}/position", viewer=viewer) for seat in seats)
        assert one == two


def test_what_one_process_answered_the_other_knows(pair: Pair) -> None:
    seats, _ = seats_at(pair)
    elsewhere = Seat(Visitor(pair[1].url, seats[0].visitor.token), seats[0].table, 0)
    while (position := seats[0].position())["to_move"] == 0:
        done = seats[0].act([position["legal"][0]["action"]], position["position"], key=str(position["position"]))
        assert elsewhere.position()["position"] == done["position"]
        again = elsewhere.act([position["legal"][0]["action"]], position["position"], key=str(position["position"]))
        assert again == done


def test_a_race_between_processes_has_one_winner(pair: Pair) -> None:
    seats, _ = seats_at(pair, "yokohama")
    token = seats[0].visitor.token
    for _ in range(6):
        mover = seats[seats[0].position()["to_move"]]
        token = mover.visitor.token
        position = mover.position()
        answers: list[Any] = []

        def send(visitor: Visitor, key: str, position: Any = position, answers: list[Any] = answers) -> None:
            body = {
                "seat": position["viewer"],
                "position": position["position"],
                "key": key,
                "actions": [position["legal"][0]["action"]],
            }
            answers.append(visitor.http.post(f"/api/tables/{position['table']}/actions", json=body))

        visitors = [Visitor(pair[at % 2].url, token) for at in range(6)]
        threads = [
            threading.Thread(target=send, args=(visitor, f"{position['position']}-{at}"))
            for at, visitor in enumerate(visitors)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, *([409] * 5)]
        late = next(answer.json() for answer in answers if answer.status_code == 409)
        assert late["code"] == "late"
        assert late["entries"]


def test_chat_and_actions_from_both_sides_all_arrive_in_one_order(pair: Pair) -> None:
    seats, _ = seats_at(pair, "yokohama")
    streams = [Listening(seat.visitor, tables=seat.table) for seat in seats]
    failed: list[BaseException] = []

    def chatter(seat: Seat) -> None:
        try:
            for at in range(15):
                seat.command("chat", text=f"{seat.seat} {at}")
        except BaseException as error:  # told in the main thread
            failed.append(error)

    threads = [threading.Thread(target=chatter, args=(seat,)) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    last = seats[0].position()["number"]
    for stream in streams:
        stream.wait("turn", lambda turn: turn["number"] >= last)
        stream.close()
    orders = [[(entry["number"], entry["text"]) for entry in stream.entries()] for stream in streams]
    assert orders[0] == orders[1]
    assert [number for number, _ in orders[0]] == list(range(1, 31))


def test_joining_and_deleting_reach_the_other_process(pair: Pair) -> None:
    seats, _ = seats_at(pair, open=True)
    guest, stale = pair[1].visitor(), seats[1].visitor
    assert seats[1].position()["viewer"] == 1
    with listening(seats[0].visitor, tables=seats[0].table) as stream:
        link = guest.post(f"/api/tables/{seats[0].table}/join", {})["link"]
        stream.wait("entry", lambda data: data["entry"]["kind"] == "seat")
        at_first = Seat(Visitor(pair[0].url, link["token"]), seats[0].table, 1)
        assert at_first.position()["viewer"] == 1
        assert Visitor(pair[0].url, stale.token).get(f"{seats[0].path}/position", 404, viewer=1)
        maker = pair[1].visitor()
        made = maker.create("duel")
        browser_elsewhere = Visitor(pair[0].url)
        browser_elsewhere.http.cookies.update(maker.http.cookies)
        table = made["table"]["id"]
        with listening(browser_elsewhere) as other:
            maker.ask("DELETE", f"/api/tables/{table}", 204)
            assert other.wait("gone") == {"table": table}
        assert browser_elsewhere.get(f"/api/tables/{table}", 404)


def test_a_stream_resumes_at_another_process(pair: Pair) -> None:
    seats, _ = seats_at(pair)
    elsewhere = Visitor(pair[1].url, seats[0].visitor.token)
    with listening(seats[0].visitor, tables=seats[0].table) as stream:
        seats[0].act([seats[0].position()["legal"][0]["action"]])
        stream.wait("entry")
        last_id = stream.last_id
    seats[0].command("chat", text="meanwhile")
    with listening(elsewhere, last_id, tables=seats[0].table) as stream:
        assert stream.wait("entry")["entry"]["text"] == "meanwhile"
        seats[0].command("chat", text="now")
        assert stream.wait("entry")["entry"]["text"] == "now"


def test_another_process_takes_over_the_bots_of_one_that_died(postgres: Callable[[], str]) -> None:
    url = postgres()
    dying = ServerProcess(url).start()
    with ServerProcess(url) as heir:
        try:
            maker = dying.visitor()
            made = [maker.create("duel", seats=[QUICK_BOT, QUICK_BOT]) for _ in range(2)]
            watchers = [Listening(heir.visitor(table["watch"]["token"])) for table in made]
            for watcher in watchers:
                watcher.wait("entry", lambda data: data["entry"]["kind"] == "actions")
        finally:
            dying.kill()
        for watcher in watchers:
            watcher.wait("turn", lambda turn: turn["to_move"] is None)
            numbers = [entry["number"] for entry in watcher.entries()]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            watcher.close()
