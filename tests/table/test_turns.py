"""The log as a line a turn, and how a game ended."""

from itertools import pairwise
from random import Random

import pytest

from hatoba.components import PACKAGED
from hatoba.games import game
from hatoba.table import SeatPlan, Table, new_table
from hatoba.table.commands import play, undo
from hatoba.table.entries import Entry, Played, UndoEntry
from hatoba.table.show import show_info, show_position
from hatoba.table.turns import sum_up, tell_turns, turns_of

PERSON = SeatPlan("person", claimed=True, hotseat=True)


def begin(name: str) -> Table:
    return new_table(game(name), [PERSON] * 2, seed=5, now=0.0)


def at_random(table: Table, entries: int) -> list[Entry]:
    """Plays so many entries, and takes things back now and then; the game may end before."""
    rng, log = Random(8), list[Entry]()
    while table.running and len(log) < entries:
        seat = table.to_move
        assert seat is not None
        position = show_position(table, seat)
        assert position.undo is not None and position.legal is not None
        back = position.undo.free_to < position.undo.count and rng.random() < 0.1
        decision = undo(table, seat) if back else play(table, seat, [rng.choice(position.legal).action])
        log += table.do(decision, float(len(log)))
    return log


def act(table: Table, *notations: str) -> list[Entry]:
    """Played by whoever is to move, an entry each."""
    log: list[Entry] = []
    for notation in notations:
        assert table.to_move is not None
        log += table.do(play(table, table.to_move, [notation]), 0.0)
    return log


@pytest.mark.parametrize("name", PACKAGED)
def test_every_action_that_stands_is_in_one_turn(name: str) -> None:
    table = begin(name)
    log = at_random(table, 400)
    assert any(isinstance(entry, UndoEntry) for entry in log)
    turns = turns_of(table.game, log)
    kept = sum(len(turn.log) for turn in turns)
    played = sum(len(events) for entry in log if isinstance(entry, Played) for events in entry.events)
    assert 0 < kept < played
    assert [turn.turn for turn in turns] == sorted(turn.turn for turn in turns)
    for before, after in pairwise(turns):
        assert (before.seat, before.turn) != (after.seat, after.turn)
        assert before.first <= before.last < after.first
        assert before.round <= after.round


def amount(table: Table, seat: int, kind: str) -> int:
    """How much of a kind a seat has."""
    held = table.state.view(None).seats[seat]
    return int(held.score if kind == "vp" else held.stock.get(kind, 0))


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("yokohama", ("vp", "yen", "silk")), ("duel", ("yen", "silk")), ("nippon", ("vp", "blueprints"))],
)
def test_the_sums_of_all_turns_are_what_the_seats_have(name: str, kinds: tuple[str, ...]) -> None:
    """Nothing is lost or told twice, whoever it comes to and whatever was taken back."""
    start, table = begin(name), begin(name)
    log = at_random(table, 100)
    assert table.running
    told = tell_turns(table.game, log, None)
    for seat in range(2):
        for kind in kinds:
            brought = sum(b.amount for turn in told for b in turn.brought if (b.seat, b.kind) == (seat, kind))
            assert amount(start, seat, kind) + brought == amount(table, seat, kind), (seat, kind)


def test_a_turn_is_told_in_one_line() -> None:
    table = begin("nippon")
    log = act(table, "ships blue", "ship kanto", "ship kansai")
    (turn, *_) = tell_turns(table.game, log, None)
    assert [[vars(event)["type"] for event in deed.events] for deed in turn.about] == [["nippon.worker_taken"]]
    ships = next(deed for deed in turn.deeds if deed.each == "region")
    assert [vars(event)["region"] for event in ships.events] == ["kanto", "kansai"]
    assert [(b.seat, b.kind, b.amount) for b in turn.brought if b.kind == "yen"] == [(0, "yen", -10)]


def test_what_came_and_went_again_is_nothing() -> None:
    duel = game("duel")
    gained, paid = (next(t for t in duel.event_reader.types.values() if t.__name__ == n) for n in ("Gained", "Paid"))
    events = [gained(0, "yen", 2), paid(0, "yen", 2), paid(0, "silk", 1), paid(0, "silk", 2), gained(1, "yen", 1)]
    assert [(b.seat, b.kind, b.amount) for b in sum_up(duel.facts.turn_line, events)] == [
        (0, "silk", -3),
        (1, "yen", 1),
    ]


def test_a_secret_stays_one() -> None:
    table = begin("yokohama")
    position = show_position(table, 0)
    assert position.legal is not None
    log = act(table, position.legal[0].notation)
    kept = {viewer: tell_turns(table.game, log, viewer)[0].about[0].events[0] for viewer in (None, 0, 1)}
    assert {viewer: vars(event)["order"] is None for viewer, event in kept.items()} == {None: True, 0: False, 1: True}


def test_what_was_taken_back_is_not_told() -> None:
    table = begin("nippon")
    log = act(table, "ships blue", "ship kanto")
    log += table.do(undo(table, 0), 0.0)
    log += act(table, "ship kansai")
    (turn, *_) = tell_turns(table.game, log, None)
    assert [vars(event)["region"] for deed in turn.deeds if deed.each == "region" for event in deed.events] == [
        "kansai"
    ]
    assert tell_turns(table.game, log, None, after=turn.last) == []


@pytest.mark.parametrize("name", PACKAGED)
def test_a_list_says_how_the_game_ended(name: str) -> None:
    table = begin(name)
    assert show_info(table, table, [0], True).result is None
    at_random(table, 10_000)
    result, outcome = show_info(table, table, [0], True).result, table.state.outcome()
    assert result is not None and outcome is not None
    assert (result.scores, result.ranks) == (list(outcome.scores), list(outcome.ranks))


@pytest.mark.parametrize("name", PACKAGED)
def test_the_facts_name_events_and_fields_of_the_game(name: str) -> None:
    own = game(name)
    line, types = own.facts.turn_line, {t.__name__: t.__annotations__ for t in own.event_reader.types.values()}
    for event, each in {**dict.fromkeys(line.about, ""), **line.otherwise, **line.deeds}.items():
        assert event in types and (not each or each in types[event])
    for brings in line.brings:
        assert {brings.seat, brings.amount or "seat", "seat" if brings.what else brings.kind} <= types[
            brings.event
        ].keys()
