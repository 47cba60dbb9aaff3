"""Whole games on a device, without a browser: messages in, messages out, reopened in the middle of a turn."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.coach.packaged import find_puzzles
from hatoba.components import PACKAGED
from hatoba.lessons.driving import list_lessons
from hatoba.table.commands import Refusal
from hatoba.table.lots import drawn
from tests.coach.posing import write_puzzles
from tests.conftest import COMPILED
from tests.device.device import Device

ME, BOT, HOTSEAT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}, {"kind": "hotseat"}
KINDS = {"bots": {2: [ME, BOT], 3: [ME, BOT, BOT]}, "hotseat": {2: [HOTSEAT, HOTSEAT], 3: [ME, HOTSEAT, BOT]}}


def create(device: Device, game: str, kind: str = "bots", **more: Any) -> str:
    seats = KINDS[kind][2 if game == "duel" else 3]
    made = device.ask("createTable", {"game": game, "players": len(seats), "seats": seats, **more})
    return str(made["table"]["id"])


def play_on(device: Device, table: str, rng: Random) -> tuple[Device, bool]:
    """One decision, or one taken back; sometimes the tab is closed in mid-turn. Whether the game goes on."""
    device.think()
    info = device.ask("table", table)
    if info["status"] != "running":
        return device, False
    seat = info["to_move"]
    position = device.ask("position", table, seat)
    undo = position["undo"]
    if undo["free_to"] < undo["count"] and rng.random() < 0.2:
        device.ask("undo", table, seat, position["position"])
    else:
        device.ask("act", table, seat, position["position"], [rng.choice(position["legal"])["action"]])
    return (device.reopened(table) if rng.random() < 0.05 else device), True


def test_lots_are_drawn_for_the_seats_of_a_device_too() -> None:
    seats = [ME, BOT, {"kind": "bot", "level": "merchant"}, {"kind": "bot", "level": "magnate"}]
    table = Device().ask("createTable", {"game": "yokohama", "players": 4, "seats": seats, "lots": True})["table"]
    lots = drawn(bytes(32), range(4))
    assert table["lots"] and table["mine"] == [lots[0]]
    assert [table["seats"][at]["level"] for at in lots] == [None, "apprentice", "merchant", "magnate"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", PACKAGED if COMPILED else ["duel"])
def test_a_whole_game_with_undo_and_closed_tabs(game: str, kind: str) -> None:
    device, rng, goes_on = Device(), Random(game + kind), True
    # People who play at random take hundreds of rounds.
    table = create(device, game, kind, options={"round_limit": 10} if kind == "hotseat" else {})
    while goes_on:
        device, goes_on = play_on(device, table, rng)
    assert device.tab > 1
    entries = device.ask("entries", table, 0)
    assert {entry["kind"] for entry in entries} >= {"actions", "undo"}
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    outcome = device.ask("position", table, 0)["outcome"]
    assert device.ask("course", table)[-1]["standing"] == outcome["scores"]
    assert device.ask("turns", table, 0, 0)
    assert device.ask("position", table, 0, 0)["number"] == 0
    assert device.ask("shuffle", table)["kept"]

    text = device.ask("record", table)
    assert list(hatoba.read_record(text).replay().outcome().scores) == outcome["scores"]  # type: ignore[union-attr]
    looked = device.ask("openRecord", text)["table"]
    assert (looked["kind"], looked["mine"], looked["result"]["scores"]) == ("record", [], outcome["scores"])
    again = device.ask("rematch", table)
    assert again["seats"][0]["holder"] == "person" and again["mine"] == device.ask("table", table)["mine"]
    assert json.loads(device.stored[table])["info"]["rematch"] == again["id"]


def test_everything_is_told_once_and_in_order() -> None:
    device = Device()
    table = create(device, "duel")
    first = device.ask("position", table, 0)
    list(device.heard())
    device.ask("act", table, 0, first["position"], [first["legal"][0]["action"]])
    device.think()
    heard = list(device.heard())
    numbers = [news["message"]["entry"]["number"] for news in heard if news["say"] == "entry"]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {news["message"]["viewer"] for news in heard if news["say"] == "entry"} == {0}
    assert [news for news in heard if news["say"] == "position"][-1]["position"] == device.ask("position", table, 0)
    device.ask("follow", table, numbers[-1] - 1)
    assert [news["say"] for news in device.heard()] == ["entry", "position"]


def test_a_bot_that_was_interrupted_is_asked_again() -> None:
    device = Device()
    seats = [BOT, ME]
    table = device.ask("createTable", {"game": "nippon", "players": 2, "seats": seats})["table"]["id"]
    (thought,) = device.thoughts
    later = device.reopened(table)
    assert later.thoughts == [thought]
    later.think()
    assert later.ask("table", table)["your_turn"]
    before = later.ask("table", table)["number"]
    later.ask("playBot", table, thought["position"], 0)  # too late: nothing happens
    assert later.ask("table", table)["number"] == before


def test_what_may_not_be_done_is_refused() -> None:
    device = Device()
    table = create(device, "duel")
    legal = device.ask("position", table, 0)["legal"]
    device.ask("act", table, 0, 0, [legal[0]["action"]])
    for code, *asked in (
        ("late", "act", table, 0, 0, [legal[0]["action"]]),
        ("forbidden", "position", table, 1),
        ("forbidden", "act", table, 1, 1, [0]),
        ("forbidden", "record", table),
        ("forbidden", "course", table),
        ("not_found", "table", "device-nothing"),
        ("invalid", "createTable", {"game": "duel", "players": 2, "seats": [ME, {"kind": "person"}]}),
        ("no_bot", "createTable", {"game": "duel", "players": 2, "seats": [ME, {"kind": "bot", "level": "god"}]}),
        ("invalid", "createTable", {"game": "chess", "players": 2}),
        ("invalid_record", "openRecord", "no record"),
        ("invalid_record", "openRecord", "\n" * 5000),
    ):
        with pytest.raises(Refusal) as refused:
            device.ask(*asked)
        assert refused.value.code == code, asked
    device.ask("standIn", table, 0, True)
    device.think()
    assert device.ask("table", table)["status"] == "finished"


def test_what_is_told_is_written_as_the_server_writes_it() -> None:
    msgspec = pytest.importorskip("msgspec")
    from hatoba.browser.wire import encode
    from hatoba.games import game
    from hatoba.lessons.rulebook import rulebook_of
    from hatoba.table.facts import facts_of, offer

    device = Device()
    for name in PACKAGED:
        table = create(device, name)
        device.think()
        opened = device.host._desk.tables[table]
        told = [facts_of(game(name)), opened.info(), device.host.position(table, 0), device.host.tips(table, 0)]
        told.append(rulebook_of(name))
        for value in told:
            assert json.loads(encode(value)) == json.loads(msgspec.json.encode(value))
    assert json.loads(encode(offer("1"))) == json.loads(msgspec.json.encode(offer("1")))


def test_the_worker_needs_nothing_but_the_package() -> None:
    """And mypy_extensions, which the plain source asks for the names of its numbers."""
    code = """
import sys
before = set(sys.modules)
import hatoba.browser
import hatoba.bots.levels
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(tops - set(sys.stdlib_module_names) - {"hatoba", "mypy_extensions", "librt"}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in json.loads(done.stdout.replace("'", '"')) if "__mypyc" not in name] == []


def test_names_are_kept_and_changed() -> None:
    device = Device()
    seats = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat"}]
    table = device.ask("createTable", {"game": "duel", "players": 2, "seats": seats})["table"]["id"]
    device.ask("setName", table, 1, {"name": "Bo", "recorded": False})
    with pytest.raises(Refusal, match="has that name"):
        device.ask("setName", table, 1, {"name": "ada"})
    later = device.reopened(table)
    assert [seat["name"] for seat in later.ask("table", table)["seats"]] == ["Ada", "Bo"]
    later.ask("resign", table, 0)
    record = later.ask("record", table)
    assert "name A Ada" in record
    assert "Bo" not in record


@pytest.mark.parametrize("game", PACKAGED if COMPILED else ["duel"])
def test_a_lesson_is_taken_to_its_end(game: str) -> None:
    device = Device()
    name = next(lesson.name for lesson in list_lessons() if lesson.game == game)
    table = device.ask("startLesson", name)["table"]["id"]
    steps = set()
    while (lesson := device.ask("position", table, 0)["lesson"]) is not None and lesson["accepted"]:
        position = device.ask("position", table, 0)
        wrong = next((one for one in position["legal"] if one["action"] not in lesson["accepted"]), None)
        if wrong is not None:
            with pytest.raises(Refusal, match="waits for something else"):
                device.ask("act", table, 0, position["position"], [wrong["action"]])
        device.ask("act", table, 0, position["position"], lesson["accepted"][:1])
        steps.add(lesson["first"])
        device = device.reopened(table)
    assert len(steps) > 8
    assert not device.thoughts  # the line plays the others, no bot thinks
    with pytest.raises(Refusal, match="no such lesson"):
        device.ask("startLesson", "nothing")


def test_the_day_s_shuffle_is_practised_and_does_not_count() -> None:
    device = Device()
    shown = device.ask("daily", [])
    assert (shown["counts"], shown["today"]["table"], shown["today"]["people"]) == (False, None, 0)
    table = device.ask("startDaily", [])["table"]
    assert (table["daily"], table["game"]) == (shown["today"]["day"], shown["today"]["game"])
    other = Device()
    assert other.ask("startDaily", [])["table"]["promise"] == table["promise"], "the same shuffle on every device"

    device = Device(device.stored, device.logs)  # the table is kept, but not open
    begun = [json.loads(device.stored[table["id"]])["info"]]
    assert device.ask("startDaily", begun)["table"]["id"] == table["id"]
    with pytest.raises(Refusal) as refused:
        device.ask("hint", table["id"], 0, 0)
    assert refused.value.code == "daily"
    device.ask("resign", table["id"], 0)
    over = [json.loads(device.stored[table["id"]])["info"]]
    today = device.ask("daily", over)["today"]
    assert (today["table"], today["result"]["margin"], today["percentile"]) == (table["id"], None, None)
    assert device.ask("record", table["id"]), "nobody else plays with these cards for points"


def test_a_running_game_of_one_person_is_handed_over() -> None:
    device = Device()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}]
    table = device.ask("createTable", {"game": "duel", "players": 2, "seats": seats})["table"]["id"]
    for _ in range(3):
        device, _ = play_on(device, table, Random(1))
    handed = device.ask("handOver", table)
    assert [(seat["kind"], seat["name"]) for seat in handed["seats"]] == [("me", "Ada"), ("bot", None)]
    state = hatoba.read_record(handed["text"]).replay()
    assert state.digest() == device.host._desk.tables[table].table.state.digest()
    together = create(device, "duel", "hotseat")
    lesson = device.ask("startLesson", list_lessons()[0].name)["table"]["id"]
    daily = device.ask("startDaily", [])["table"]["id"]
    device.ask("resign", table, 0)
    for wrong in (together, lesson, daily, table):
        with pytest.raises(Refusal):
            device.ask("handOver", wrong)


def test_a_puzzle_is_solved_on_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (puzzle,) = write_puzzles(tmp_path, "duel", 1)
    monkeypatch.setattr("hatoba.browser.coach.find_puzzles", lambda: find_puzzles(tmp_path))
    device = Device()
    assert [one["id"] for one in device.ask("puzzles")] == [puzzle.id]
    with pytest.raises(Refusal, match="no such puzzle"):
        device.ask("startPuzzle", "duel-2-1-9.9")
    table = device.ask("startPuzzle", puzzle.id)["table"]["id"]
    with pytest.raises(Refusal, match="not over"):
        device.ask("judgeTry", table)
    device = device.reopened(table)
    best = [move["action"] for move in device.ask("puzzleSolution", puzzle.id)["best"]["moves"]]
    while (info := device.ask("table", table))["to_move"] == puzzle.seat:
        actions = best or [device.ask("position", table, puzzle.seat)["legal"][0]["action"]]
        device.ask("act", table, puzzle.seat, info["position"], actions)
        best = []
    assert not device.thoughts, "the others wait"
    assert device.ask("judgeTry", table)["band"] == "found"


def test_own_cards_on_a_device() -> None:
    """Checked, played with, brought back with the tab, and in the record for other devices."""
    device = Device()
    edit = {"table": "orders", "row": "number 1", "field": "vp", "value": 7}
    assert device.ask("sheetForm", "duel")["kinds"]
    checked = device.ask("checkDraft", {"game": "duel", "edits": [edit]})
    assert checked["faults"] == [] and device.ask("readSheet", {"text": checked["text"]})["edits"] == checked["edits"]
    mine = checked["text"].replace("[orders]", "[orders]  # seen", 1)
    read = device.ask("readSheet", {"text": mine, "game": "duel"})
    own = {name: read[name] for name in ("game", "base", "edits", "template")}
    assert device.ask("checkDraft", own)["text"] == mine
    cards = {"sheet": checked["text"], "sheet_name": "Yuki's box", "sheet_recorded": True}
    table = create(device, "duel", "hotseat", **cards)
    device = device.reopened(table)
    info = device.ask("table", table)
    assert (info["own_sheet"], info["sheet_name"], info["sheet"]) == (True, "Yuki's box", checked["id"])
    assert [one["after"] for one in device.ask("sheetDifferences", table)] == [7]
    device.ask("resign", table, 0)
    record = device.ask("record", table)
    other = Device()
    assert other.ask("openRecord", record)["table"]["sheet"] == checked["id"]
    assert other.ask("record", other.ask("openRecord", record)["table"]["id"]) == record
