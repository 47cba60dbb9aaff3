"""Whole games of each kind through hatoba.table alone: no server, no database, no clock."""

import json
from random import Random
from typing import Any, get_args

import pytest

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.course import Unreachable
from hatoba.games import game
from hatoba.games.duel.events import DuelEvent
from hatoba.games.duel.view import DuelView
from hatoba.games.nippon.events import NipponEvent
from hatoba.games.nippon.view import NipponView
from hatoba.games.yokohama.events import YokohamaEvent
from hatoba.games.yokohama.view import YokohamaView
from hatoba.table import ClockPlan, Refusal, SeatPlan, Table, new_table, open_table, record_of, table_of
from hatoba.table.commands import answer, give_to_bot, play, play_bot, resign, take_back, time_out, undo
from hatoba.table.entries import AskEntry, Entry, RedrawEntry, UndoEntry, read_entry, store_entry
from hatoba.table.models import ActionsEntry
from hatoba.table.past import Past
from hatoba.table.records import NO_CLOCK
from hatoba.table.show import preview, show_entry, show_position, why
from hatoba.table.thinking import Thinker, question_of

PERSON = SeatPlan("person", claimed=True)
HOTSEAT = SeatPlan("person", claimed=True, hotseat=True)
BOT = SeatPlan("bot", level="random")
SEATS = {
    "hotseat": {2: [HOTSEAT, HOTSEAT], 3: [HOTSEAT, HOTSEAT, BOT]},
    "people": {2: [PERSON, BOT], 3: [PERSON, BOT, PERSON]},
}


def table_for(name: str, kind: str, clock: ClockPlan = NO_CLOCK) -> Table:
    return new_table(game(name), SEATS[kind][2 if name == "duel" else 3], seed=5, now=0.0, clock=clock)


def play_on(table: Table, rng: Random, now: float, thinker: Thinker) -> list[Entry]:
    """The next decision: a bot's, a person's, or to take the last one back."""
    question, seat = question_of(table), table.to_move
    if question is not None:
        return table.do(play_bot(table, thinker.answer(question)), now)
    assert seat is not None
    position = show_position(table, seat)
    assert position.legal is not None and position.undo is not None
    if position.undo.free_to < position.undo.count and rng.random() < 0.2:
        return table.do(undo(table, seat), now)
    return table.do(play(table, seat, [rng.choice(position.legal).notation]), now)


def look(table: Table, log: list[Entry], viewer: int | None) -> None:
    """Nobody but the seat to move sees what it may do; another's secret choice is a verb."""
    position = show_position(table, viewer)
    assert (position.legal is None) == (not table.may_act(viewer))
    shown = show_entry(table.game, log[-1], viewer)
    if not isinstance(shown, ActionsEntry):
        return
    for action in shown.actions:
        verb = next(verb for verb in table.game.catalogue.verbs if verb.name == action.verb)
        assert (action.action is None) == (verb.secret and shown.seat != viewer)


@pytest.mark.parametrize("kind", SEATS)
@pytest.mark.parametrize("name", PACKAGED)
def test_a_whole_game(name: str, kind: str) -> None:
    table, rng = table_for(name, kind), Random(3)
    log: list[Entry] = []
    thinker, places = Thinker(lambda name, sheet: game(name)), [table.place()]
    while table.running:
        log += play_on(table, rng, float(len(log)), thinker)
        places.append(table.place())
        if len(log) % 7 == 0:
            for viewer in (None, *range(table.header.players)):
                look(table, log, viewer)
    assert {entry.kind for entry in log} == {"actions", "undo"}
    outcome = show_position(table, None).outcome
    assert outcome is not None

    stored = [json.dumps(store_entry(entry)) for entry in log]
    read = [read_entry(json.loads(text), entry.number, entry.at) for text, entry in zip(stored, log, strict=True)]
    again = open_table(table.id, table.header, table.record_header, table.game, table.made_at, read)
    assert again.place() == table.place()
    past = Past(open_table(table.id, table.header, table.record_header, table.game, table.made_at), read)
    for number in range(0, len(places), 11):
        assert past.table_after(number).place() == places[number]
    assert past.points()[-1].standing == list(outcome.scores)

    record = hatoba.read_record(record_of(table, log).text())
    assert record.replay().digest() == table.state.digest()
    assert table_of(record, "record", False, 0.0)[0].state.digest() == table.state.digest()


@pytest.mark.parametrize("name", PACKAGED)
def test_going_back_far_needs_the_others_and_deals_anew(name: str) -> None:
    table, rng = new_table(game(name), [PERSON, PERSON], seed=5, now=0.0), Random(1)
    while table.course.count < 30:
        assert table.to_move is not None
        table.do(play(table, table.to_move, [rng.choice(table.state.legal_actions())]), 1.0)
    key = list(table.state.key)
    (ask,) = table.do(undo(table, 0, to=3), 2.0)
    assert ask == AskEntry(0, 3, number=table.meta.number, at=2.0)
    with pytest.raises(Refusal, match="not asked"):
        answer(table, 0, ask.number, agree=True)
    trimmed = open_table("", table.header, table.record_header, table.game, 0.0, place=table.place())
    with pytest.raises(Unreachable):
        answer(trimmed, 1, ask.number, agree=True)
    _, back, anew = table.do(answer(table, 1, ask.number, agree=True), 3.0)
    assert isinstance(back, UndoEntry) and isinstance(anew, RedrawEntry)
    assert table.course.count == 4  # three actions, and the new deal
    assert list(table.state.key) != key


def test_seats_change_hands_and_clocks_follow_the_times_that_are_told() -> None:
    table = table_for("yokohama", "people", ClockPlan("game", 60.0))
    assert table.to_move == 0
    assert time_out(table, 59.0) is None
    table.do(time_out(table, 60.0) or pytest.fail("its time is over"), 60.0)
    assert table.bot_to_move() == table.header.stand_in
    with pytest.raises(Refusal, match="all its time"):
        take_back(table, 0)
    table.do(give_to_bot(table, 2, "random"), 61.0)
    table.do(take_back(table, 2), 62.0)
    table.do(resign(table, 2), 63.0)
    assert [seat.holder for seat in table.meta.seats] == ["bot", "bot", "bot"]
    assert table.meta.seats[0].away and table.meta.seats[2].resigned


@pytest.mark.parametrize("name", PACKAGED)
def test_previews_and_reasons(name: str) -> None:
    """All that a position needs for its tips comes with it; what is not legal has a reason."""
    table = table_for(name, "hotseat")
    tips = show_position(table, 0, previews=True).legal
    assert tips
    for legal in tips:
        assert legal.events == preview(table, 0, [legal.action]).events[0]
        assert why(table, 0, legal.notation).legal
    others = set(range(len(table.game.catalogue))) - {legal.action for legal in tips}
    refused = why(table, 0, min(others))
    assert not refused.legal and refused.reason is not None
    with pytest.raises(Refusal) as refusal:
        play(table, 0, [min(others)])
    assert (refusal.value.code, refusal.value.reason) == ("illegal_action", refused.reason)


def test_the_unions_that_type_checkers_know_are_those_of_the_games() -> None:
    unions = {"yokohama": YokohamaEvent, "duel": DuelEvent, "nippon": NipponEvent}
    for name, union in unions.items():
        assert set(get_args(union)) == set(game(name).event_reader.types.values())
    views: Any = YokohamaView | DuelView | NipponView
    assert set(get_args(views)) == {game(name).view_type for name in PACKAGED}
