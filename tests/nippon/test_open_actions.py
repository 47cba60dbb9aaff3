"""Which actions are open, told by a second, naive reading of the rules, in thousands of positions."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import hatoba
from hatoba.games.nippon.view import NipponView, SeatView
from tests.conftest import LONG
from tests.nippon.positions import SHEET, legal, step, view

GOODS = {row["id"]: row for row in SHEET["goods"]["rows"]}
TOKENS = {row["level"]: row["tokens"] for row in SHEET["influence"]["rows"]}
GAMES = 60 if LONG else 12


def open_actions(table: NipponView, me: SeatView) -> Iterator[str]:
    yen, stores = me.stock["yen"], {own.good: own.cubes for own in me.factories}
    if me.tracks["knowledge"].space < me.tracks["knowledge"].last and yen >= me.prices["knowledge"][0]:
        yield "knowledge"
    if me.tracks["coal"].space < me.tracks["coal"].last and yen >= me.prices["mines"][0]:
        yield "mines"
    if any(own.cubes < own.capacity and me.stock["coal"] >= own.coal for own in me.factories):
        yield "production"
    if any(not shown.fulfilled and payable(shown.number, list(stores.values())) for shown in me.contracts):
        yield "export"
    known = me.tracks["knowledge"].number + me.stock["blueprints"]
    goods = [SHEET["factories"]["rows"][number - 1]["good"] for number in table.factories_left]
    if yen >= SHEET["costs"]["invest"] and any(g not in stores and GOODS[g]["knowledge"] <= known for g in goods):
        yield "invest"
    room = any(shown.transport_free for shown in table.regions)
    if me.ships_left and room and yen >= me.prices["ships"][0]:
        yield "ships"
    if me.trains_left and room and yen >= me.prices["trains"][0]:
        yield "trains"
    if yen >= me.prices["machinery"][0]:
        yield "machinery"
    if any(deliveries(table, me, stores)):
        yield "local_market"


def payable(contract: int, stores: list[int]) -> bool:
    amounts = SHEET["contracts"]["rows"][contract - 1]["goods"]
    chosen = permutations(stores, len(amounts))
    return any(all(have >= need for have, need in zip(order, amounts, strict=True)) for order in chosen)


def deliveries(table: NipponView, me: SeatView, stores: dict[str, int]) -> Iterator[bool]:
    """For every space, number of cubes and token: whether it can be put there."""
    for city in (city for region in table.regions for city in region.cities):
        there = [shown.value for shown in city.spaces if shown.value is not None]
        for shown in city.spaces:
            beat = shown.value or (min(there) if len(there) >= city.tokens_max else 0)
            for cubes in range(1, min(3, stores.get(shown.good, 0)) + 1):
                limit = TOKENS[GOODS[shown.good]["level"]][cubes - 1]
                yield any(count and beat < value <= limit for value, count in me.tokens.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_actions_offered_are_exactly_those_that_can_be_done(players: int) -> None:
    spaces = {action: row["space"] for row in SHEET["action_spaces"]["rows"] for action in row["actions"]}
    for seed in range(GAMES):
        rng = Random(5000 + seed)
        state = hatoba.new_game("nippon", players=players, seed=seed)
        while state.to_move is not None:
            if step(state) == "turn":
                table = view(state)
                me = table.seats[state.to_move]
                free = sum(me.workers.values()) < SHEET["workers"]["on_board"]
                expected = {
                    f"{action} {colour}"
                    for action in open_actions(table, me)
                    for colour in table.action_spaces[spaces[action] - 1].workers
                    if free
                }
                assert {text for text in legal(state) if text.split()[0] in spaces} == expected
                assert "consolidate" in legal(state)
            state.apply(rng.choice(state.legal_actions()))
