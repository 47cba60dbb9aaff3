"""Walks and payments worked out a second time, straight from the specification, and compared in random positions."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from hatoba.engine.state import State
from tests.cases import CASES, Case
from tests.conftest import COMPILED, LONG
from tests.yokohama.positions import Table, legal, play, seat, step, view

YOKOHAMA = [case for case in CASES if case.game == "yokohama"]
GAMES = 30 if LONG else 2 if COMPILED else 1
KINDS = ("copper", "silk", "tea", "fish", "imports", "yen")


def technologies(state: State, number: int) -> set[str]:
    rows = {row["number"]: row["id"] for row in state.game.sheet.data["technologies"]["rows"]}
    return {rows[card] for card in view(state).seats[number].technologies}


# ----------------------------------------------------------------------------------- walks (section 5.2, Y6 and Y26)

Walk = tuple[str, int]
"""Where it stops, and the yen left."""


def walks_by_the_book(state: State) -> set[Walk]:
    """Every stop of every walk that enters no area twice, with the yen left there."""
    number = state.to_move
    assert number is not None
    owned = technologies(state, number)
    areas = {shown.area: shown for shown in view(state).areas}

    def walk(at: str, yen: int, entered: frozenset[str]) -> Iterator[Walk]:
        for onward in areas[at].near:
            others = [other for other in areas[onward].presidents if other != number]
            fee = 1 if onward == "canal" else 0 if "stagecoach" in owned else len(others)
            mine = areas[onward].assistants[number] > 0
            if onward in entered or fee > yen or not (mine or onward == "canal"):
                continue
            if mine and (not others or "postal" in owned):
                yield onward, yen - fee
            yield from walk(onward, yen - fee, entered | {onward})

    start = view(state).seats[number].president
    assert start is not None
    return set(walk(start, view(state).seats[number].stock["yen"], frozenset({start})))


def walks_of_the_engine(state: State) -> set[Walk]:
    """The same by trying every `walk` and `stop`."""
    number = state.to_move
    assert number is not None
    found: set[Walk] = set()
    yen = view(state).seats[number].stock["yen"]
    for move in legal(state, "walk"):
        after = state.clone()
        after.recording = True
        play(after, move)
        fees = sum(event.amount for event in after.events if type(event).__name__ == "FeePaid")
        left = yen - fees - (1 if move == "walk canal" else 0)
        if view(after).step == "walking":
            if legal(after, "stop"):
                found.add((move.split()[1], left))
            found |= walks_of_the_engine(after)
        else:
            found.add((move.split()[1], left))
    return found


@pytest.mark.parametrize("case", YOKOHAMA, ids=str)
def test_walks(case: Case) -> None:
    compared = 0
    for seed in range(GAMES):
        rng = Random(seed)
        state = case.new(seed)
        while state.to_move is not None and state.turn < 60:
            if step(state) == "movement" and view(state).seats[state.to_move].president:
                assert walks_of_the_engine(state) == walks_by_the_book(state)
                compared += 1
            actions = state.legal_actions()
            lively = [action for action in actions if state.notation(action) not in ("return", "done")]
            state.apply(rng.choice(lively or actions))
    assert compared > 20 * GAMES


# ----------------------------------------------------------------------------------- payments (church, laboratory)

Stock = tuple[int, ...]


def payments(state: State) -> set[Stock]:
    """What can be owned after every way through the payments that are asked."""
    if not legal(state, "pay"):
        return {tuple(seat(state, "A").stock.values())}
    found: set[Stock] = set()
    for move in legal(state, "pay"):
        found |= payments(play(state.clone(), move))
    return found


@pytest.mark.parametrize("edition", ["second", "original"])
@pytest.mark.parametrize("seed", range(12))
def test_church_payments_are_all_sets_of_kinds_that_fill_up_the_faith(edition: str, seed: int) -> None:
    rng = Random(seed)
    stock = {kind: rng.randrange(3) for kind in KINDS}
    power = rng.randrange(2, 6)
    table = Table(3, edition=edition).assistants("A", church=power - 1).stock("A", **stock).moving()
    state = play(table.state(), "go church")
    price = dict.fromkeys(KINDS, 1) | {"yen": 1 if edition == "original" else 2}
    affordable = [kind for kind in KINDS if stock[kind] >= price[kind]]
    for space, faith in enumerate((4, 5, 6, 7, 8, 9, 10), 1):
        missing = max(0, faith - power)
        sets = {
            tuple(stock[kind] - price[kind] * (kind in chosen) for kind in KINDS)
            for chosen in combinations(affordable, missing)
        }
        move = f"worship {space}"
        if step(state) != "church" or move not in legal(state, "worship"):
            assert not sets
        else:
            assert payments(play(state.clone(), move)) == sets


@pytest.mark.parametrize("owned", [0, 3])
@pytest.mark.parametrize("seed", range(12))
def test_laboratory_payments_are_all_mixes_of_imports_and_yen(owned: int, seed: int) -> None:
    rng = Random(seed)
    imports, yen, slot, power = rng.randrange(4), rng.randrange(9), rng.randrange(1, 7), rng.randrange(2, 6)
    table = Table(2).own("A", *("ball", "stock", "patent")[:owned]).laboratory("laboratory_a", slot, "tram")
    table.assistants("A", laboratory_a=power - 1).stock("A", imports=imports, yen=yen)
    state = play(table.moving().state(), "go laboratory_a")
    missing = max(0, 5 + (0, 0, 1, 1, 2, 2)[slot - 1] - power)
    surcharges = [(1, 0), (0, 2)] if owned else [(0, 0)]
    mixes = {
        (imports - paid - more, yen - 2 * (missing - paid) - extra)
        for paid in range(missing + 1)
        for more, extra in surcharges
        if paid + more <= imports and 2 * (missing - paid) + extra <= yen
    }
    if step(state) != "laboratory" or "develop 62" not in legal(state, "develop"):
        assert not mixes
    else:
        assert {(after[4], after[5]) for after in payments(play(state, "develop 62"))} == mixes
