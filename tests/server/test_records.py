"""Records: down after the end, up to look at or to go on with; promised shuffles."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.course import Line
from tests.server.support import Seat, ServerProcess, play_on, two_people


def played_record(game: str, seed: int, count: int) -> str:
    record = hatoba.record(game, players=2, seed=seed)
    state = record.first_state()
    rng = Random(seed)
    for _ in range(count):
        legal = state.legal_actions()
        if not legal:
            break
        record.play(state, rng.choice(legal))
    return record.text()


def test_a_shuffle_is_promised_and_revealed(server: ServerProcess) -> None:
    first, second = two_people(server, "duel")
    promise = first.visitor.get(first.path)["promise"]
    hidden = first.visitor.get(f"{first.path}/shuffle")
    assert hidden == {"promise": promise, "header": None, "kept": None}
    assert first.visitor.get(f"{first.path}/record", 403)["code"] == "forbidden"
    play_on([first, second], Random(1), lambda position: position["position"] > 10)
    first.command("resign")
    shown = second.visitor.get(f"{first.path}/shuffle")
    assert shown["kept"]
    assert sha256(shown["header"].encode()).hexdigest() == promise
    text = first.visitor.get(f"{first.path}/record")
    assert text.startswith(shown["header"].rstrip("\n"))
    outcome = hatoba.read_record(text).replay().outcome()
    assert outcome is not None
    assert outcome.reason == "resigned"


@pytest.mark.parametrize("game", PACKAGED)
def test_a_record_is_looked_at_entry_by_entry(server: ServerProcess, game: str) -> None:
    text = played_record(game, 3, 60)
    with server.visitor() as me:
        made = me.post("/api/records", {"text": text}, 201)
        table = made["table"]["id"]
        assert (made["table"]["status"], made["links"]) == ("record", [])
        record = hatoba.read_record(text)
        entries = me.get(f"/api/tables/{table}/entries")["entries"]
        actions = [action["notation"] for entry in entries for action in entry["actions"]]
        catalogue = record.game.catalogue
        lines = [entry for entry in record.entries if isinstance(entry, Line)]
        assert len(entries) == len(lines)
        assert len(actions) == sum(len(line.actions) for line in lines)
        for number, (_, state) in enumerate(record.positions(), 1):
            if number % 5 == 0:
                shown = me.get(f"/api/tables/{table}/position", at=number, viewer=1)
                assert shown["view"]["turn"] == state.turn
                assert [seat["score"] for seat in shown["view"]["seats"]] == state.scores()
                assert shown["legal"] is None
        assert catalogue.parse(actions[-1]) == lines[-1].actions[-1]
        course = me.get(f"/api/tables/{table}/course")
        assert course[-1]["scores"] == record.replay().scores()
        assert me.get(f"/api/tables/{table}/record") == text
        body = {"seat": 0, "position": 0, "key": "k", "actions": [0]}
        assert me.post(f"/api/tables/{table}/actions", body, 403)["code"] == "forbidden"
        watcher = server.visitor(made["watch"]["token"])
        assert watcher.get(f"/api/tables/{table}/position", viewer=0)["viewer"] == 0


def test_a_record_is_continued_as_hotseat(server: ServerProcess) -> None:
    text = played_record("duel", 4, 40)
    with server.visitor() as me:
        made = me.post("/api/records", {"text": text, "mode": "continue"}, 201)
        table = made["table"]["id"]
        seats = [Seat(me, table, 0), Seat(me, table, 1)]
        assert made["table"]["mine"] == [0, 1]
        end = play_on(seats, Random(5))
        assert end["status"] == "finished"
        again = me.get(f"/api/tables/{table}/record")
        assert hatoba.read_record(again).replay().scores() == end["outcome"]["scores"]
        assert again.startswith(text[: text.rindex("\n", 0, -1)].rpartition("\n")[0])
        shorter = me.post("/api/records", {"text": text, "mode": "continue", "at": 3}, 201)
        assert shorter["table"]["number"] == 3


def test_a_game_from_a_device_goes_on_against_its_bots(server: ServerProcess) -> None:
    """Its person knows the shuffle, so nobody else may sit down there, and it is never rated."""
    text, bot = played_record("duel", 4, 40), {"kind": "bot", "level": "random"}
    with server.visitor() as me:
        moved = {"text": text, "mode": "continue", "seats": [{"kind": "me"}, bot]}
        table = me.post("/api/records", moved, 201)["table"]
        assert (table["mine"], table["rated"], table["joinable"]) == ([0], False, False)
        assert [seat["holder"] for seat in table["seats"]] == ["person", "bot"]
        me.post(f"/api/tables/{table['id']}/resign", {"seat": 0, "key": "enough"})
        played = text[: text.rindex("\n", 0, -1)].rpartition("\n")[0]
        assert me.get(f"/api/tables/{table['id']}/record").startswith(played)
        for seats in ([{"kind": "me"}, {"kind": "person"}], [bot, bot], [{"kind": "me"}], [{"kind": "me"}, bot, bot]):
            assert me.post("/api/records", {**moved, "seats": seats}, 422)["field"] == "seats"


def test_undo_and_resigning_survive_a_round_trip(server: ServerProcess) -> None:
    record = hatoba.record("duel", players=2, seed=9)
    state = record.first_state()
    rng = Random(9)
    for _ in range(12):
        record.play(state, rng.choice(state.legal_actions()))
    state = record.undo(3)
    for _ in range(5):
        record.play(state, rng.choice(state.legal_actions()))
    record.resign(state, 1)
    with server.visitor() as me:
        made = me.post("/api/records", {"text": record.text()}, 201)
        assert me.get(f"/api/tables/{made['table']['id']}/record") == record.text()
        shown = me.get(f"/api/tables/{made['table']['id']}/position")
        assert shown["outcome"]["winners"] == [0]


@pytest.mark.parametrize(
    ("find", "replacement", "says"),
    [
        ("game duel", "game chess", "chess"),
        ("hatoba 1", "hatoba 2", "format"),
        ("0 A", "0 B", "turn 0 of B"),
        ("= ", "= x", "hex digits"),
        ("seed 5", "seed 0xzz", "header seed"),
        ("sheet ", "sheet 0", "header sheet"),
    ],
)
def test_a_bad_record_is_refused_with_what_is_wrong(
    server: ServerProcess, find: str, replacement: str, says: str
) -> None:
    text = played_record("duel", 5, 10)
    with server.visitor() as me:
        refused: Any = me.post("/api/records", {"text": text.replace(find, replacement, 1)}, 422)
        assert says in refused["detail"]
