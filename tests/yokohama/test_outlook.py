"""What a view foresees while assistants are placed and the president moves, against playing everything out."""

import random
from typing import cast

import pytest

import hatoba
from hatoba.engine.state import State
from hatoba.games.yokohama import steps
from hatoba.games.yokohama.outlook import MOVING, PLACING, Outlook, Reach
from hatoba.games.yokohama.state import YokohamaState
from tests.yokohama.positions import Table, play, view

PIECES_ON_THE_WAY = {steps.PLACE, steps.PLACE_TWO}
MOVES = {steps.GO, steps.WALK, steps.STOP, steps.RIDE}


def foreseen(state: State) -> Outlook:
    outlook = view(state).outlook
    assert outlook is not None
    return outlook


def all_lines(s: YokohamaState, placements: int, found: dict[int, Reach], seen: set[bytes]) -> None:
    """Plays out every order of placements and every walk."""
    if s.step() not in (*PLACING, *MOVING):
        return
    key = s.to_bytes()
    if key in seen:
        return
    seen.add(key)
    for action in s.legal_actions():
        verb = int(s.table.verb_of[action].number)
        if verb not in {*PIECES_ON_THE_WAY, *MOVES, steps.DONE}:
            continue
        after = s.clone()
        after.apply(action)
        if verb in MOVES and after.step() != steps.WALKING:
            board = int(after.president[s.seat])
            power = int(s.power_at(s.seat, board, True))
            if board not in found or placements < found[board].placements:
                found[board] = Reach(placements, power)
        else:
            all_lines(after, placements + (verb in PIECES_ON_THE_WAY), found, seen)


@pytest.mark.parametrize("seed", range(6))
def test_reach_is_what_playing_everything_out_finds(seed: int) -> None:
    state = cast("YokohamaState", hatoba.new_game("yokohama", players=2, seed=seed))
    rng = random.Random(seed)
    looked = 0
    while looked < 8 and state.to_move is not None:
        if state.step() in (*PLACING, *MOVING) and rng.random() < 0.4:
            found: dict[int, Reach] = {}
            all_lines(state, 0, found, set())
            names = state.game.names.area  # type: ignore[attr-defined]
            assert foreseen(state).reach == {str(names.value(board)): reach for board, reach in found.items()}
            looked += 1
        state.apply(rng.choice(state.legal_actions()))
    assert looked == 8


@pytest.mark.parametrize("seed", range(4))
def test_ways_are_played_as_told(seed: int) -> None:
    """They end in an action in that area, cost what they say, and the first to an area is the cheapest."""
    state = cast("YokohamaState", hatoba.new_game("yokohama", players=3, seed=seed))
    rng = random.Random(seed)
    told = 0
    while told < 20 and state.to_move is not None:
        if state.step() in MOVING:
            fees: dict[str, int] = {}
            for way in foreseen(state).ways:
                told += 1
                assert fees.setdefault(way.area, way.fee) <= way.fee
                other = state.clone()
                paid = 0
                for action in way.actions:
                    other.recording = True
                    other.apply(action)
                    events = other.events
                    begun = next(
                        (at for at, event in enumerate(events) if type(event).__name__ == "Acted"), len(events)
                    )
                    paid += sum(vars(event).get("amount", 0) for event in events[:begun] if is_fee(event, state.seat))
                assert str(state.game.names.area.value(other.president[state.seat])) == way.area  # type: ignore[attr-defined]
                assert paid == way.fee
        state.apply(rng.choice(state.legal_actions()))
    assert told >= 20


def is_fee(event: object, seat: int) -> bool:
    return type(event).__name__ in ("FeePaid", "Paid") and vars(event)["seat"] == seat


def test_three_assistants_that_the_president_cannot_reach_are_seen_before_they_are_placed() -> None:
    """The trap: all areas take assistants, but a walk needs one in each area on the way."""
    state = Table().lay("bank", "church", "customs", "port_a").president("A", "bank").state()
    reach = foreseen(state).reach
    assert reach["church"] == Reach(1, 2)
    assert reach["customs"].placements == 2
    assert "bank" not in reach
    assert foreseen(state).power_if_placed["bank"] == 2


def test_ways_that_pay_others_are_told_too() -> None:
    """The customs lie behind the church, where B's president is, and behind the port with C's."""
    top = ("bank", "church", "silk_mill_1", "tea_plantation_1", "chinatown")
    state = (
        Table(players=3)
        .lay(*top, "port_a", "customs")
        .president("A", "bank")
        .president("B", "church")
        .president("C", "port_a")
        .assistants("A", church=1, port_a=1, customs=1)
        .stock("A", yen=3)
        .moving()
        .state()
    )
    ways = foreseen(state).ways
    assert {(way.area, way.over, way.fee) for way in ways} == {
        ("customs", ("church",), 1),
        ("customs", ("port_a",), 1),
    }
    play(state, "; ".join(state.notation(action) for action in ways[1].actions))
    assert view(state).acting_area == "customs"


def test_only_the_seat_to_move_is_told() -> None:
    state = Table().state()
    assert state.view(0).outlook is not None
    assert state.view(1).outlook is None
    assert state.view(None).outlook is None
    assert play(state, "done; return").view(0).outlook is None
