"""Lessons over HTTP: listed, made, played, refused, left and taken up."""

import pytest

from hatoba.lessons import find_lesson, lesson_names
from tests.server.support import ServerProcess, Visitor


def act(visitor: Visitor, table: str, action: int | str, status: int = 200) -> dict[str, object]:
    position = visitor.get(f"/api/tables/{table}/position")["position"]
    wish = {"seat": 0, "position": position, "key": f"{position}:{action}", "actions": [action]}
    found: dict[str, object] = visitor.ask("POST", f"/api/tables/{table}/actions", status, json=wish)
    return found


def start(visitor: Visitor, lesson: str) -> str:
    return str(visitor.ask("POST", f"/api/lessons/{lesson}/tables", 201, json={})["table"]["id"])


@pytest.mark.parametrize("lesson", [name for name in lesson_names() if name.endswith("-first")])
def test_a_lesson_is_played_to_its_end(server: ServerProcess, lesson: str) -> None:
    visitor = server.visitor()
    table = start(visitor, lesson)
    position = visitor.get(f"/api/tables/{table}/position")
    decisions = 0
    while position["lesson"]["accepted"]:
        act(visitor, table, position["lesson"]["accepted"][0])
        position, decisions = visitor.get(f"/api/tables/{table}/position"), decisions + 1
    assert position["lesson"]["steps"][-1]["text"] == find_lesson(lesson).steps[-1].say
    assert decisions == sum(len(step.actions) for step in find_lesson(lesson).steps)


def test_the_lessons_are_listed(server: ServerProcess) -> None:
    listed = server.visitor().get("/api/lessons")
    assert [one["name"] for one in listed] == list(lesson_names())
    assert all(one["minutes"] > 0 and one["steps"] > 0 for one in listed)


def test_another_answer_is_refused_and_one_can_go_back(server: ServerProcess) -> None:
    visitor = server.visitor()
    table = start(visitor, "duel-first")
    refused = act(visitor, table, "under 28", 422)
    assert (refused["code"], refused["reason"]) == (
        "not_in_lesson",
        {"code": "lesson-duel-first-orders-keep", "args": {}},
    )
    act(visitor, table, "under 22")
    position = visitor.get(f"/api/tables/{table}/position")
    assert position["lesson"]["first"] == 3
    wish = {"seat": 0, "position": position["position"], "key": "back"}
    visitor.ask("POST", f"/api/tables/{table}/undo", 200, json=wish)
    again = visitor.get(f"/api/tables/{table}/position")
    assert again["lesson"]["first"] == 0
    assert again["view"]["order_deck"] == [None] * 30


def test_it_is_taken_up_by_whoever_began_it_only(server: ServerProcess) -> None:
    visitor = server.visitor()
    table = start(visitor, "duel-first")
    assert visitor.get(f"/api/tables/{table}")["lesson"] == "duel-first"
    assert [one["lesson"] for one in visitor.get("/api/me")["tables"]] == ["duel-first"]
    server.visitor().get(f"/api/tables/{table}", 404)
    assert all(one["id"] != table for one in visitor.get("/api/tables"))


@pytest.mark.parametrize("name", ["duel-nothing", "duel", "..", "x" * 300])
def test_there_is_no_other_lesson(server: ServerProcess, name: str) -> None:
    answer = server.visitor().http.post(f"/api/lessons/{name}/tables", json={})
    assert answer.status_code in (400, 404)


def test_an_example_of_the_rules_is_shown_as_it_is_found_when_it_is_played(server: ServerProcess) -> None:
    visitor = server.visitor()
    book = visitor.get("/api/games/yokohama/rulebook")
    assert book["sheet"]["game"] == "yokohama"
    for example in book["examples"]:
        table = start(visitor, example["lesson"])
        found = visitor.get(f"/api/tables/{table}/position")
        assert found["lesson"]["rule"] == example["rule"]
        assert found["view"] == example["position"]["view"]
        assert visitor.get(f"/api/tables/{table}")["seats"] == example["table"]["seats"]
    assert "yokohama-power" not in [one["name"] for one in visitor.get("/api/lessons")]
    visitor.get("/api/games/chess/rulebook", 404)
