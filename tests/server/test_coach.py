"""The coach on a server: analyses of finished games, turns tried again, hints for who plays alone."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.coach.posing import pose, write_puzzles
from tests.server.support import PATIENCE, QUICK_BOT, Seat, ServerProcess, Visitor, play_on, sqlite_url, two_people

QUICK = "4"
"""Simulations: the least that judges at all."""


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("coach")
    write_puzzles(folder, "duel")
    with ServerProcess(sqlite_url(folder), HATOBA_COACH_SIMULATIONS=QUICK, HATOBA_PUZZLES=str(folder)) as running:
        yield running
    assert not running.logged('"level": "error"'), running.logged('"level": "error"')[0]


def short_game(server: ServerProcess) -> tuple[Seat, Seat]:
    """Two people who play a few turns, and then one resigns."""
    one, two = two_people(server, "duel")
    two.arrive()
    play_on([one, two], Random(5), until=lambda position: bool(position["view"]["turn"] >= 4))
    one.command("resign")
    return one, two


def wait_for_analysis(seat: Seat, judged: int | None = None) -> Any:
    """The analysis when so many turns are judged, or all."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        shown = seat.visitor.get(f"{seat.path}/analysis")
        if shown["state"] != "waiting" or (judged is not None and shown["judged"] >= judged):
            return shown
        time.sleep(0.1)
    raise AssertionError("no analysis came")


def test_a_participant_has_a_finished_game_analysed(coached: ServerProcess) -> None:
    one, two = two_people(coached, "duel")
    two.arrive()
    path = f"{one.path}/analysis"
    play_on([one, two], Random(5), until=lambda position: bool(position["view"]["turn"] >= 3))
    assert one.visitor.post(path, {}, 422)["code"] == "running"
    one.visitor.get(path, 403)
    one.command("resign")
    assert one.visitor.get(path)["state"] == "none", "looking starts nothing"
    coached.visitor().get(path, 404)
    assert one.visitor.post(path, {}, 202)["state"] == "waiting"
    shown = wait_for_analysis(two)
    analysis = shown["analysis"]
    assert shown["state"] == "complete" and analysis["complete"]
    assert shown["judged"] == shown["total"] == len(analysis["turns"]) > 1
    assert analysis["winners"] == [1]
    assert one.visitor.get(path, known=shown["judged"])["analysis"] is None
    assert one.visitor.post(path, {}, 202)["state"] == "complete", "asked again, it is the same"


def test_one_analysis_waits_for_each_visitor_and_a_restart_loses_none(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with ServerProcess(url, HATOBA_BOT_WORKERS="0", HATOBA_COACH_SIMULATIONS=QUICK) as idle:
        games = [short_game(idle) for _ in range(2)]
        tokens = [seat.visitor.token for seat in games[0]]
        browser = idle.visitor()
        for one, _ in games:
            browser.post("/api/links", {"token": one.visitor.token})
        browser.post(f"{games[0][0].path}/analysis", {}, 202)
        assert browser.post(f"{games[1][0].path}/analysis", {}, 409)["code"] == "analysis_waits"
        games[1][1].visitor.post(f"{games[1][1].path}/analysis", {}, 202)
    with ServerProcess(url, HATOBA_COACH_SIMULATIONS=QUICK) as working:
        seat = Seat(working.visitor(tokens[0]), games[0][0].table, 0)
        first = wait_for_analysis(seat, judged=1)["analysis"]["turns"][0]
        working.kill()
        working.start()
        seat = Seat(working.visitor(tokens[0]), seat.table, 0)
        shown = wait_for_analysis(seat)
        assert shown["state"] == "complete"
        assert shown["analysis"]["turns"][0] == first


def test_a_host_can_do_without_a_coach(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), HATOBA_COACH_SIMULATIONS="0") as server:
        one, _ = short_game(server)
        assert one.visitor.get(f"{one.path}/analysis")["state"] == "off"
        assert one.visitor.post(f"{one.path}/analysis", {}, 422)["code"] == "no_coach"
        alone = play_alone(server)
        body = {"seat": 0, "position": alone.position()["position"]}
        assert alone.visitor.post(f"{alone.path}/hint", body, 422)["code"] == "no_coach"
        assert alone.visitor.get("/api/puzzles") == []


def test_a_turn_is_tried_again_on_a_table_of_ones_own(coached: ServerProcess) -> None:
    one, two = short_game(coached)
    one.visitor.post(f"{one.path}/analysis", {}, 202)
    turns = wait_for_analysis(one)["analysis"]["turns"]
    mine = next(turn for turn in turns if turn["seat"] == 0 and turn["verdict"] != "forced")
    others = next(turn for turn in turns if turn["seat"] == 1)
    one.visitor.post(f"{one.path}/practice", {"number": others["number"]}, 403)
    one.visitor.post(f"{one.path}/practice", {"number": 999}, 422)
    made = one.visitor.post(f"{one.path}/practice", {"number": mine["number"]}, 201)
    wanted = {"table": one.table, "number": mine["number"], "seat": 0, "first": mine["first"], "puzzle": None}
    assert made["table"]["practice"] == wanted
    two.visitor.get(f"/api/tables/{made['table']['id']}", 404)
    again = Seat(coached.visitor(made["links"][0]["token"]), made["table"]["id"], 0)
    assert again.position()["to_move"] == 0
    assert again.position()["undo"]["count"] == mine["first"]
    assert again.visitor.post(f"{again.path}/try", {}, 422)["code"] == "turn_goes_on"
    play_the_best(again, mine)
    judged = again.visitor.post(f"{again.path}/try", {})
    assert judged["band"] == "found"
    assert [move["action"] for move in judged["tried"]["moves"]] == [move["action"] for move in mine["best"]["moves"]]
    again.visitor.post(
        f"{again.path}/undo", {"seat": 0, "position": again_position(again), "key": "back", "to": mine["first"]}
    )
    assert again.position()["to_move"] == 0, "and once more"


def play_the_best(seat: Seat, turn: Any) -> None:
    """The turn that the coach found, and then whatever ends it."""
    seat.act([move["action"] for move in turn["best"]["moves"]])
    while (position := seat.position())["to_move"] == seat.seat:
        seat.act([position["legal"][0]["action"]], position["position"])


def again_position(seat: Seat) -> int:
    number: int = seat.position()["position"]
    return number


def play_alone(server: ServerProcess) -> Seat:
    visitor = server.visitor()
    made = visitor.create("duel", seats=[{"kind": "me"}, QUICK_BOT])
    seat = Seat(visitor, made["table"]["id"], 0)
    wait_for_turn(seat)
    return seat


def wait_for_turn(seat: Seat) -> None:
    until = time.monotonic() + PATIENCE
    while seat.position()["to_move"] != seat.seat:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_who_plays_alone_gets_hints_that_the_record_tells(coached: ServerProcess) -> None:
    seat = play_alone(coached)
    position = seat.position()
    body = {"seat": 0, "position": position["position"]}
    hint = seat.visitor.post(f"{seat.path}/hint", body)
    assert hint["seat"] == 0
    first = hint["line"]["moves"][0]["action"]
    assert first in [legal["action"] for legal in position["legal"]]
    assert seat.visitor.post(f"{seat.path}/hint", body) == hint, "the same position has the same hint"
    entries = seat.visitor.get(f"{seat.path}/entries")["entries"]
    assert [entry["seat"] for entry in entries if entry["kind"] == "hint"] == [0]
    seat.act([first])
    assert seat.visitor.post(f"{seat.path}/hint", body, 409)["code"] == "late"
    seat.command("resign")
    record = seat.visitor.get(f"{seat.path}/record")
    assert record.count("\nhint A\n") == 1
    seat.visitor.post("/api/records", {"text": record}, 201)
    seat.visitor.post(f"{seat.path}/analysis", {}, 202)
    assert wait_for_analysis(seat)["state"] == "complete"


def test_there_is_no_hint_among_people(coached: ServerProcess) -> None:
    one, _ = two_people(coached, "duel")
    body = {"seat": 0, "position": one.position()["position"]}
    one.visitor.post(f"{one.path}/hint", body, 403)
    watcher: Visitor = coached.visitor()
    watcher.post(f"{one.path}/hint", body, 404)


def test_a_puzzle_is_solved_at_a_table_of_its_own(coached: ServerProcess) -> None:
    visitor = coached.visitor()
    shown = visitor.get("/api/puzzles")
    posed = {puzzle.id: puzzle for puzzle in pose("duel", 2)}
    assert [(one["id"], one["rating"]) for one in shown] == [("duel-2-1-0.1", 9), ("duel-2-1-0.0", 10)], "easiest first"
    assert not {"seed", "actions", "best"} & set(shown[0]), "nothing of the shuffle or the solution"
    visitor.post("/api/puzzles/duel-2-1-9.9/tables", {}, 404)
    puzzle = posed[shown[0]["id"]]
    made = visitor.post(f"/api/puzzles/{puzzle.id}/tables", {}, 201)["table"]
    seat = Seat(visitor, made["id"], puzzle.seat)
    wanted = {"table": "", "number": 0, "seat": puzzle.seat, "first": len(puzzle.actions), "puzzle": puzzle.id}
    assert made["practice"] == wanted
    assert made["your_turn"]
    coached.visitor().get(seat.path, 404)
    assert visitor.post(f"{seat.path}/try", {}, 422)["code"] == "turn_goes_on"
    solution = visitor.get(f"/api/puzzles/{puzzle.id}/solution")
    assert [move["action"] for move in solution["best"]["moves"]] == [move.action for move in puzzle.best.moves]
    play_the_best(seat, solution)
    assert visitor.post(f"{seat.path}/try", {})["band"] == "found"
    assert seat.position()["to_move"] != puzzle.seat, "and nobody plays on"
