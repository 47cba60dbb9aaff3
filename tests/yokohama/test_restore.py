"""Edited positions: what is not possible is refused with an InvalidPosition that names the field.

Many of these fail: `restore` derives before it validates, and validates too little (report, bug 4).
"""

import json
from collections.abc import Callable
from typing import Any

import pytest

import hatoba
from tests.yokohama.positions import Table, play

Edit = Callable[[Table], object]

IMPOSSIBLE: dict[str, tuple[Edit, str]] = {
    "a board without a place": (lambda t: t.position["place"].pop("bank"), "place"),
    "two boards in one place": (lambda t: t.position["place"].update(bank=0, church=0), "place"),
    "a board that is not in play": (lambda t: t.position["place"].update(canal=10), "place"),
    "no site under an area": (lambda t: t.position["site"].pop("bank"), "site"),
    "a site under two areas": (lambda t: t.position["site"].update(bank=3, church=3), "site"),
    "a token on two areas": (lambda t: t.position["token"].update(bank=3, church=3), "token"),
    "a free agent's token without the option": (lambda t: t.position["token"].update(bank=21), "token"),
    "an achievement twice": (lambda t: t.goals("copper", "yen", "yen"), "goals"),
    "no achievement": (lambda t: t.position["goals"].pop("2"), "goals"),
    "an assistant too many": (lambda t: t._add("hand", "A", "assistant", 1), "assistants"),
    "an assistant out of play": (lambda t: t.assistants("A", chinatown=1), "assistants"),
    "a president out of play": (lambda t: t.president("A", "canal"), "president"),
    "a shophouse too many": (lambda t: t._add("hand", "A", "shophouse", 1), "shophouse"),
    "two shophouses of one seat on one site": (
        lambda t: t.build("A", "shophouse_1", "bank").build("A", "shophouse_2", "bank"),
        "buildings",
    ),
    "a building of nobody in the game": (
        lambda t: t.position["buildings"].update(bank={"shophouse_1": "C"}),
        "buildings",
    ),
    "a neutral building": (lambda t: t.position["buildings"].update(bank={"shophouse_1": "neutral"}), "buildings"),
    "a building out of play": (lambda t: t.build("A", "shophouse_1", "chinatown"), "buildings"),
    "a seat that is not in the game in the church": (lambda t: t.position["church"].update({"1": "D"}), "church"),
    "an achievement of a seat that is not there": (lambda t: t.position["achieved"].update({"1": 8}), "achieved"),
    "a card twice": (lambda t: t.position["owner"].update({"5": "A"}), "card 5"),
    "a card of a seat that is not there": (lambda t: t.own("D", 5), "owner"),
    "a card of the neutral player": (lambda t: t.own("neutral", 5), "owner"),
    "two technologies of one name": (lambda t: t.own("A", 42, 43), "owner"),
    "more agents than there are": (lambda t: t.agents("A", dutch=1).agents("B", dutch=1), "agents"),
    "the Station without its token": (lambda t: t.own("A", "station"), "station"),
    "the station token without its card": (lambda t: t.station("bank"), "station"),
    "an order in the hand of a seat that is not there": (lambda t: t._put("orders", "hand_D_1", 5), "orders"),
    "an order on a port that is not in play": (lambda t: t._put("orders", "port_b_1", 5), "orders"),
    "a gap in a hand": (lambda t: t.orders("A")._put("orders", "hand_A_2", 5), "hand_A"),
    "a gap in the deck": (lambda t: t.set(order_deck=t.position["order_deck"] + 1), "order_deck"),
    "a port that is not open": (lambda t: t.position["order_known"].update(port_a_1="A"), "order_known"),
    "a deck that is known": (lambda t: t.position["order_known"].update(deck_1="A"), "order_known"),
    "a power that cannot be": (lambda t: t.set(power=6), "power"),
    "an end without a trigger": (lambda t: t.set(last_round=3), "last_round"),
    "a trigger that is none": (lambda t: t.set(trigger=99, last_round=2), "trigger"),
    "an area's step without the area": (
        lambda t: t.set(stack=[["additional_after", 0], ["church", 0]], area=None),
        "stack",
    ),
    "a turn without its end": (lambda t: t.set(stack=[["additional_and_placement", 0]]), "stack"),
    "a step that is none": (lambda t: t.set(stack=[[None, 0]]), "stack"),
    "a step with a huge number": (lambda t: t.set(stack=[["additional_after", 2**70]]), "stack"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_impossible_positions_are_refused(what: str) -> None:
    edit, message = IMPOSSIBLE[what]
    table = Table(2)
    edit(table)
    with pytest.raises(hatoba.InvalidPosition, match=message):
        table.state()


@pytest.mark.parametrize("value", [None, -1, 99_999, "bank", [], {}, True, 2.5, 2**70])
def test_no_value_of_any_field_makes_restore_crash(value: Any) -> None:
    table = Table(3).assistants("A", church=4).own("A", "station").station("bank").build("B", "shophouse_1", "bank")
    snapshot = play(table.church("B", 1).moving().state(), "go church").snapshot()
    for name, shown in list(snapshot["position"].items()):
        for key in list(shown) if isinstance(shown, dict) else [None]:
            edited = json.loads(json.dumps(snapshot))
            if key is None:
                edited["position"][name] = value
            else:
                edited["position"][name][key] = value
            try:
                state = hatoba.restore(edited)
            except hatoba.InvalidPosition:
                continue
            assert state.legal_actions(), (name, key)
