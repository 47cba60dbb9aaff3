"""The 7 worked examples of the book (section 10)."""

import pytest

import hatoba
from tests.duel.positions import LETTERS, Table, area, hand, legal, play, refused, seat, step, total, view


def silk_mill() -> Table:
    """A's third turn: cards 3 and 4 are left, a +1 card in hand, the own warehouse in the silk mill."""
    return Table().turn(5).extra("A", plus_1=1).warehouse("A", "silk_mill").bonus(2, 5, 9)


def test_01_silk_mill_at_strength_5() -> None:
    state = silk_mill().state()
    assert refused(state, "choose silk_mill") is None
    play(state, "choose silk_mill; add plus_1")
    assert [card.area for card in seat(state, "A").strength_cards][2:] == ["silk_mill", None]
    assert total(state) == 3 + 1 + 1
    assert seat(state, "A").stock["silk"] == 4
    assert seat(state, "A").stock["yen"] == 1
    assert seat(state, "A").extra["plus_1"] == 0
    assert area(state, "silk_mill").used


def test_02_only_the_first_reward_of_a_bonus_card_at_5() -> None:
    state = play(silk_mill().state(), "choose silk_mill; add plus_1")
    assert legal(state, "bonus") == ["bonus 2", "bonus 5", "bonus 9"]
    play(state, "bonus 2")
    assert seat(state, "A").stock["yen"] == 1 + 2
    assert seat(state, "A").extra == {"plus_1": 0, "plus_2": 0}
    assert seat(state, "A").stock["silk"] == 4
    assert 2 in view(state).discarded_bonus_cards
    assert None not in view(state).bonus_cards


def test_03_agent_at_a_used_copper_mine() -> None:
    table = Table().turn(3).played("B", "copper_mine").fulfilled("A", 30, 31, 32).hired("A", "orders")
    state = table.state()
    assert refused(state, "choose copper_mine") == "area_used"
    play(state, "agent copper_mine")
    assert seat(state, "A").stock["copper"] == 1
    assert (seat(state, "A").agents, seat(state, "A").agents_used) == (0, 1)
    assert step(state) == "choose_area"  # no bonus and no building at 3
    assert refused(state, "agent copper_mine") == "no_agent"


def test_04_church_card_of_value_8() -> None:
    table = Table().turn(7).extra("A", plus_2=1).shop("A", "church").stock("A", copper=1, silk=1, tea=1, yen=1)
    state = play(table.state(), "choose church; add plus_2")
    assert total(state) == 7
    play(state, "worship 7; pay copper; pay silk; pay yen")
    assert seat(state, "A").church_cards == (7,)
    assert 7 not in view(state).church_cards
    assert {kind: seat(state, "A").stock[kind] for kind in ("copper", "silk", "tea", "yen")} == {
        "copper": 0,
        "silk": 0,
        "tea": 1,
        "yen": 0,
    }
    assert seat(state, "A").extra["plus_2"] == 1


def test_05_port_at_strength_5() -> None:
    table = Table().turn(7).extra("A", plus_1=1).stock("A", yen=2).order_deck(11, 12, 13, 14, 15)
    state = play(table.state(), "choose port; add plus_1")
    assert [order.number for order in view(state).drawn] == [11, 12, 13, 14, 15]
    size = len(view(state).order_deck)
    play(state, "keep 12; keep 14")
    assert seat(state, "A").stock["yen"] == 0
    assert hand(state, "A") == [1, 2, 12, 14]
    play(state, "under 15; under 11")
    assert len(view(state).order_deck) == size + 3
    assert view(state).order_deck[-3:] == (15, 11, 13)


@pytest.mark.parametrize(("extra", "strength"), [("plus_1", 2), ("plus_2", 3)])
def test_06_telegraph(extra: str, strength: int) -> None:
    state = Table().own("A", "telegraph").extra("A", plus_1=1, plus_2=1).state()
    play(state, f"choose tea_plantation; add {extra}")
    assert total(state) == 1 + strength


def test_07_start_players() -> None:
    state = hatoba.new_game("duel", players=2, seed=3)
    state.recording = True
    starts: dict[int, str] = {}
    while state.to_move is not None:
        state.apply(state.legal_actions()[0])
        for event in state.events:
            if type(event).__name__ == "TurnStarted":
                starts.setdefault(event.round, LETTERS[event.seat])
    assert starts == {1: "A", 2: "B", 3: "A", 4: "B"}
