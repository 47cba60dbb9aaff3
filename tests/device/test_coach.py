"""The coach on a device, without a browser: a game analysed over closed tabs, a mistake tried again, hints."""

from random import Random

import pytest

import hatoba
from hatoba.coach.models import Analysis
from hatoba.coach.questions import JudgeNextTurn
from hatoba.coach.stored import revive
from hatoba.components import PACKAGED
from hatoba.engine.record import parse_record
from hatoba.table.commands import Refusal
from tests.conftest import COMPILED
from tests.device.device import QUICK, Device
from tests.device.test_host import create, play_on


@pytest.mark.parametrize("game", PACKAGED if COMPILED else ["duel"])
def test_a_game_is_analysed_over_closed_tabs_and_a_mistake_tried_again(game: str) -> None:
    device, rng = Device(), Random(game)
    table = create(device, game, options={"round_limit": 2})
    with pytest.raises(Refusal, match="is over"):
        device.ask("analysis", table, 0)
    with pytest.raises(Refusal, match="not over"):
        device.ask("analyse", table)
    for _ in range(8):
        device, _ = play_on(device, table, rng)
    device.think()
    if device.ask("table", table)["status"] == "running":  # in Nippon eight decisions are over two rounds
        device.ask("resign", table, 0)
    device.think()
    assert device.ask("analysis", table, 0)["state"] == "none"
    assert device.ask("analyse", table) == {"state": "waiting", "judged": 0, "total": 0, "analysis": None}
    for judged in range(1, 3):
        device.answer(device.thoughts.pop(0))
        assert device.ask("analysis", table, 0)["judged"] == judged
        assert device.ask("analysis", table, judged)["analysis"] is None, "nothing that is not known"
        device = device.reopened(table)
    device.think()
    shown = device.ask("analysis", table, 0)
    assert shown["state"] == "complete" and shown["judged"] == shown["total"]

    record = parse_record(hatoba.game(game), device.ask("record", table))
    found = revive(Analysis, shown["analysis"])
    asked = JudgeNextTurn(game, None, QUICK, record.text(), found.turns[:-1])
    assert asked.think(record.game) == found, "the same as a server's worker says of the record"

    own = next(turn for turn in found.turns if turn.seat == 0 and turn.verdict != "forced")
    theirs = next(turn for turn in found.turns if turn.seat != 0)
    for number in (theirs.number, len(found.turns)):
        with pytest.raises(Refusal):
            device.ask("practise", table, number)
    again = device.ask("practise", table, own.number)["table"]["id"]
    device = device.reopened(again)  # where the game itself is not open
    with pytest.raises(Refusal, match="not over"):
        device.ask("judgeTry", again)
    best = [move.action for move in own.best.moves]
    while (info := device.ask("table", again))["to_move"] == own.seat and info["status"] == "running":
        actions = best or [device.ask("position", again, own.seat)["legal"][0]["action"]]
        device.ask("act", again, own.seat, info["position"], actions)
        best = []
    assert device.ask("judgeTry", again)["band"] == "found"


def test_a_hint_is_given_once_and_stands_in_the_record() -> None:
    device = Device()
    table = create(device, "duel")
    hint = device.ask("hint", table, 0, 0)
    assert hint["seat"] == 0
    assert device.ask("hint", table, 0, 0) == hint, "the same position has the same hint"
    assert [entry["kind"] for entry in device.ask("entries", table, 0)] == ["hint"]
    device.ask("act", table, 0, 0, [hint["line"]["moves"][0]["action"]])
    with pytest.raises(Refusal) as late:
        device.ask("hint", table, 0, 0)
    assert late.value.code == "late"
    device.ask("resign", table, 0)
    assert device.ask("record", table).count("\nhint A\n") == 1
    together = create(device, "duel", "hotseat")
    with pytest.raises(Refusal, match="no other people"):
        device.ask("hint", together, 0, 0)
