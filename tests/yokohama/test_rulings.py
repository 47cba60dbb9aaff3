"""The rulings (see docs/rules), each by its id, and what they build on."""

from typing import Any

import pytest

from hatoba.engine.state import State
from tests.yokohama.positions import EDITIONS, Table, area, final, idle, legal, play, refused, seat, step


def names_of(state: State, moves: str) -> list[str]:
    """The events of these actions, by type."""
    shown: list[Any] = []
    state.recording = True
    for move in moves.split("; "):
        play(state, move)
        shown += state.events
    return [type(event).__name__ for event in shown]


# ----------------------------------------------------------------------------------- placement and movement


def test_y6_a_walk_never_enters_an_area_twice() -> None:
    table = Table(2).lay("bank", "church", "customs", "port_a", "silk_mill_1")  # silk mill below bank and church
    table.president("A", "bank").assistants("A", bank=1, church=1, silk_mill_1=1, customs=1)
    state = play(table.moving().state(), "walk church; walk silk_mill_1")
    assert seat(state, "A").president == "silk_mill_1"  # stopped: bank and church were visited
    assert step(state) != "walking"
    state = play(table.state(), "walk church")
    assert refused(state, "walk bank") == "visited"


def test_y6_a_step_is_offered_only_if_a_stop_can_be_reached_with_the_money_left() -> None:
    table = Table(3).lay("bank", "church", "canal", "customs").president("A", "bank").president("B", "church")
    table.assistants("A", church=1, customs=1)
    assert refused(table.stock("A", yen=1).moving().state(), "walk church") == "no_way_on"
    state = play(table.stock("A", yen=2).state(), "walk church")
    assert seat(state, "A").stock["yen"] == 1
    assert legal(state, "walk") == ["walk canal"]
    state = play(state, "walk canal; walk customs")
    assert (seat(state, "A").stock["yen"], seat(state, "A").president) == (0, "customs")


def test_y6_a_walk_that_ends_among_presidents_is_no_walk() -> None:
    table = Table(3).lay("bank", "church", "customs").president("A", "bank").president("B", "church")
    table.president("C", "customs").assistants("A", church=1, customs=1).stock("A", yen=9)
    state = table.moving().state()
    assert refused(state, "walk church") == "no_way_on"
    assert legal(state, "walk") == []


def test_y7_the_president_in_hand_may_stay_there() -> None:
    table = Table(2).assistants("A", bank=2, church=1)
    state = play(table.moving().state(), "return; recall bank; done")
    assert area(state, "bank").assistants[0] == 1
    assert seat(state, "A").president is None
    assert step(state) == "additional_after"
    state = play(Table(2).moving().state(), "return")
    assert step(state) == "additional_after"


def test_y25_tram_and_station_from_hand_and_never_to_where_the_president_stands() -> None:
    table = Table(2).own("A", "tram", "station").station("bank").assistants("A", bank=1, church=1)
    state = table.president("A", "bank").moving().state()
    assert refused(state, "go bank") == "own_president_there"
    assert refused(state, "ride") == "own_president_there"
    assert seat(play(table.president("A", None).state(), "ride"), "A").president == "bank"


def test_y24_station_needs_no_assistant_and_its_owner_walks_by_the_common_rules() -> None:
    table = Table(2).lay("church", "bank").own("A", "station").station("bank").president("A", "church")
    state = table.stock("A", yen=0).moving().state()
    assert refused(state, "walk bank") == "no_assistant_there"
    assert seat(play(state, "ride"), "A").stock["yen"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_y23_tram_and_postal_need_an_own_assistant(edition: str) -> None:
    table = Table(2, edition=edition).own("A", "tram", "postal").president("A", "church").president("B", "bank")
    state = table.moving().state()
    assert refused(state, "go bank") == refused(state, "go customs") == "no_assistant_there"


def test_y26_stagecoach_in_the_whole_movement_but_not_on_the_canal_nor_in_placement() -> None:
    table = Table(3).lay("bank", "church", "canal", "customs").own("A", "stagecoach", "postal", "tram")
    table.president("A", "bank").president("B", "church").assistants("A", church=1, customs=1).stock("A", yen=0)
    state = table.moving().state()
    assert refused(state, "walk church") is None
    assert refused(state, "go church") is None
    play(state, "walk church")
    assert refused(state, "walk canal") == "not_now"  # stopped: the canal is out of reach
    assert seat(state, "A").president == "church"
    assert refused(table.to_move("A").state(), "place church") == "short"


def test_y27_telegram_is_left_out_without_an_assistant_or_the_fee() -> None:
    table = Table(2).own("A", "telegram").in_hand("A", assistant=2)
    assert step(play(table.state(), "place_two bank")) == "movement"
    table = Table(2).lay("port_a", "church").own("A", "telegram").president("B", "church").stock("A", yen=0)
    state = play(table.state(), "place_two port_a")
    assert refused(state, "place church") == "short"
    assert step(state) == "placement_telegram"


@pytest.mark.parametrize("edition", EDITIONS)
def test_y4_in_mode_a_one_may_stop_after_any_in_the_original_after_the_first(edition: str) -> None:
    state = Table(2, edition=edition).state()
    assert refused(state, "done") == ("must_place" if edition == "original" else None)
    play(state, "place bank")
    assert refused(state, "place bank") == "already_placed_there"
    assert step(play(state, "done")) == "movement"


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_must_be_placed_if_nothing_can_be(edition: str) -> None:
    state = Table(2, edition=edition).in_hand("A", assistant=0).state()
    assert refused(state, "done") is None
    assert legal(state, "place") == legal(state, "place_two") == []


def test_y5_mode_b_only_where_both_can_be_placed_and_paid() -> None:
    state = Table(2).president("B", "bank").stock("A", yen=1).state()
    assert refused(state, "place bank") is None
    assert refused(state, "place_two bank") == "short"
    state = Table(2).in_hand("A", assistant=1).state()
    assert refused(state, "place_two bank") == "no_assistant_in_hand"


# ----------------------------------------------------------------------------------- actions


def test_y8_the_power_holds_though_assistants_leave() -> None:
    table = Table(2).assistants("A", church=3)
    state = play(table.moving().state(), "go church; worship 1; from area")
    assert step(state) == "construction"
    table = Table(2).assistants("A", customs=4).stock("A", imports=4).token("customs", 15).customs("B", 1)
    state = play(table.moving().state(), "go customs; declare 3; from area; lift customs; drop bank")
    assert refused(state, "token") is None


def test_y8_the_power_does_not_grow_by_assistants_that_arrive() -> None:
    table = Table(2).assistants("A", customs=2).stock("A", imports=2)
    state = play(table.moving().state(), "go customs; declare 3; from area; lift hand; drop customs")
    assert step(state) == "additional_after"  # power 3: nothing built


def test_recovery_takes_home_those_just_moved_in() -> None:
    table = Table(2).assistants("A", church=4).token("church", 19).in_hand("A", shophouse=0, assistant=1)
    state = play(table.moving().state(), "go church; done; token; lift hand; drop church; done")
    assert seat(state, "A").hand["assistant"] == 5


def test_y28_telephone_at_an_agents_recovery_lets_the_president_follow() -> None:
    table = Table(2).own("A", "telephone").agents("A", british=1).assistants("A", bank=1).stock("A", yen=0)
    state = play(table.state(), "agent bank; leave; done; go bank")
    assert seat(state, "A").stock["yen"] == 1 + 2


def test_y10_an_agent_never_where_the_president_stands_but_where_it_left() -> None:
    table = Table(2).lay("bank", "silk_mill_1").agents("A", british=1).president("A", "bank")
    state = table.assistants("A", bank=1, silk_mill_1=1).state()
    assert refused(state, "agent bank") == "own_president_there"
    play(state, "done; walk silk_mill_1")
    assert refused(state, "agent bank") is None


def test_y10_an_agent_after_2b_anywhere_and_among_other_presidents_free() -> None:
    table = Table(2).agents("A", british=1).president("A", "bank").assistants("A", bank=1).president("B", "bank")
    state = play(table.stock("A", yen=0).stock("B", yen=0).moving().state(), "return; done; agent bank")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (1, 0)


def test_y11_an_agent_just_gained_is_used_at_once_and_only_one_a_turn() -> None:
    table = Table(2).own("A", 1).orders("A", 4).stock("A", tea=2, fish=2).assistants("A", bank=1, church=1)
    state = play(table.state(), "fulfil 4; agent bank")
    assert seat(state, "A").agents_used["british"] == 1
    assert refused(state, "agent church") == "used_this_turn"
    state = Table(2, free_agents=True).agents("A", free=1, british=1).assistants("A", bank=1, church=1).state()
    play(state, "agent bank; use free")
    assert refused(state, "agent church") == "used_this_turn"
    play(state, "done; return; done")
    assert refused(state, "agent church") == "used_this_turn"


def test_y20_a_technology_works_in_the_action_that_gained_it() -> None:
    table = Table(2).laboratory("laboratory_a", 1, "gaslight").laboratory("laboratory_a", 2, "telephone")
    table.assistants("A", laboratory_a=3).site("laboratory_a", 1).stock("A", imports=2, yen=0)
    state = play(table.moving().state(), "go laboratory_a; develop 48; build shophouse_1")
    assert seat(state, "A").breakdown["technologies"] == 2
    state = play(table.state(), "go laboratory_a; develop 63; done; leave")
    assert area(state, "laboratory_a").assistants[0] == 1


def test_y20_never_for_what_was_before() -> None:
    table = Table(2).laboratory("laboratory_a", 1, "stock").assistants("A", laboratory_a=2).stock("A", yen=0)
    state = play(table.moving().state(), "go laboratory_a; develop 50")
    assert seat(state, "A").stock["yen"] == 0


def test_y15_choose_then_pay_and_no_more_than_the_rest_needs() -> None:
    table = Table(2).assistants("A", church=3).stock("A", copper=3, silk=3, tea=3, fish=3, yen=9)
    state = play(table.moving().state(), "go church; worship 2")
    assert step(state) == "payment"
    play(state, "pay tea")
    assert step(state) == "church_assistant"


def test_y15_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = Table(2).assistants("A", church=2).stock("A", copper=1, silk=0, tea=0, fish=0, yen=1)
    state = play(table.moving().state(), "go church")
    assert legal(state, "worship") == ["worship 1"]
    assert refused(state, "worship 2") == "too_dear"


def test_the_assistant_comes_from_the_area_or_from_hand() -> None:
    table = Table(2).assistants("A", church=3).in_hand("A", shophouse=0, assistant=1)
    for source, in_hand in (("area", 1 + 2), ("hand", 0 + 3)):
        state = play(table.moving().state(), f"go church; worship 1; from {source}")
        assert seat(state, "A").hand["assistant"] == in_hand


def test_y19_with_neither_none_is_put() -> None:
    table = Table(2).own("A", "station").station("church").stock("A", imports=1, yen=2).in_hand("A", assistant=0)
    state = play(table.moving().state(), "ride")
    assert step(state) == "additional_after"
    table = Table(2).own("A", "station").station("church").stock("A", imports=1, yen=2).in_hand("A", assistant=1)
    state = play(table.moving().state(), "ride; worship 1; pay copper; pay silk")
    assert seat(state, "A").hand["assistant"] == 0


def test_y16_levels_are_those_of_the_slots_before_it_slides() -> None:
    table = Table(2).port("port_a", 1, 2, 3, 4, 5, 6).orders("A").assistants("A", port_a=1).stock("A", yen=2)
    state = play(table.moving().state(), "go port_a; take 1")
    assert refused(state, "take 3") == "level_too_high"
    assert legal(state, "take") == ["take 2"]


def test_y17_no_fourth_order_and_the_3_vp_come_anyway() -> None:
    table = Table(2).port("port_a", 1, 2).orders("A", 10, 11).assistants("A", port_a=4).stock("A", yen=2)
    table.no_token("port_a").in_hand("A", shophouse=0)
    state = play(table.moving().state(), "go port_a; take 1")
    assert step(state) == "additional_after"
    state = play(table.orders("A", 10, 11, 12).state(), "go port_a")
    assert step(state) == "additional_after"
    assert seat(state, "A").score == 3


def test_y18_the_price_counts_trading_houses_out_of_the_warehouse_by_a_reward_too() -> None:
    table = Table(2).assistants("A", bank=4).token("bank", 17).in_hand("A", shophouse=0).stock("A", yen=10)
    state = play(table.moving().state(), "go bank; token; hire trading_house; hire trading_house")
    assert seat(state, "A").stock["yen"] == 10 + 5 - 4 - 5


def test_y22_each_chinatown_exchange_is_a_gain_of_its_own_for_mining() -> None:
    table = Table(3).own("A", "mining").assistants("A", chinatown=1).stock("A", copper=0, yen=4)
    state = play(table.moving().state(), "go chinatown; buy copper; buy copper")
    assert seat(state, "A").stock["copper"] == 4


@pytest.mark.parametrize(("token", "copper"), [(4, 3), (5, 2)])
def test_y22_a_reward_brings_1_more_copper_however_much_it_brought(token: int, copper: int) -> None:
    table = Table(2).own("A", "mining").assistants("A", bank=4).token("bank", token).stock("A", copper=0)
    state = play(table.in_hand("A", shophouse=0).moving().state(), "go bank; token")
    assert seat(state, "A").stock["copper"] == copper


def test_y22_also_when_copper_was_chosen_as_any_trade_good() -> None:
    table = Table(2).own("A", "mining").assistants("A", bank=4).token("bank", 11).stock("A", copper=0)
    state = play(table.in_hand("A", shophouse=0).moving().state(), "go bank; token; gain copper; gain tea")
    assert seat(state, "A").stock["copper"] == 2


def test_y22_a_reward_with_two_goods_of_choice_is_one_gain() -> None:
    table = Table(2).own("A", "mining").assistants("A", bank=4).token("bank", 11).stock("A", copper=0)
    state = play(table.in_hand("A", shophouse=0).moving().state(), "go bank; token; gain copper; gain copper")
    assert seat(state, "A").stock["copper"] == 3


def test_university_needs_an_assistant_in_the_warehouse_and_spinning_mill_a_silk() -> None:
    state = (
        Table(2).own("A", "university", "spinning_mill").in_hand("A", assistant=21).stock("A", silk=0, yen=5).state()
    )
    assert refused(state, "study") == "none_in_warehouse"
    assert refused(state, "spin") == "short"
    assert refused(Table(2).own("A", "university").stock("A", yen=0).state(), "study") == "short"


def test_achievements_need_an_assistant_in_hand_and_their_condition() -> None:
    table = Table(2).stock("A", copper=5, yen=9).in_hand("A", assistant=0)
    assert refused(table.state(), "achieve copper") == "no_assistant_in_hand"
    state = table.in_hand("A", assistant=1).state()
    assert refused(state, "achieve yen") == "condition_not_met"
    play(state, "achieve copper")
    assert refused(state, "achieve copper") == "done_before"
    assert refused(state, "achieve silk") == "not_on_board"


def test_y13_warehouse_rewards_are_lost_if_nothing_can_be_paid() -> None:
    table = Table(2).orders("A", 23).stock("A", copper=1, fish=2, yen=1).in_hand("A", assistant=21)
    state = play(table.state(), "fulfil 23")
    assert step(state) == "additional_and_placement"
    table = Table(2).orders("A", 23).stock("A", copper=1, fish=2, yen=1)
    assert step(play(table.state(), "fulfil 23")) == "warehouse"


def test_y14_order_of_what_a_technology_gives() -> None:
    table = Table(2).own("A", "letterpress", "patent", 7).laboratory("laboratory_a", 1, 58).stock("A", imports=2, yen=0)
    state = play(table.assistants("A", laboratory_a=2).moving().state(), "go laboratory_a")
    expected = ["Paid", "Paid", "TechnologyGained", "Scored", "Gained", "Scored", "AgentGained", "CardRevealed"]
    assert names_of(state, "develop 58")[:8] == expected


def test_y14_order_of_what_an_order_gives() -> None:
    table = Table(2).own("A", "ball", "language_school").orders("A", 14).stock("A", silk=3, tea=1)
    expected = ["Paid", "Paid", "Fulfilled", "Gained", "Scored", "Scored", "Gained", "AgentGained"]
    assert names_of(table.state(), "fulfil 14") == expected


def test_y14_a_second_order_is_paid_before_it_is_taken() -> None:
    table = Table(2).port("port_a", 1, 2).orders("A").assistants("A", port_a=1).stock("A", yen=2)
    state = play(table.moving().state(), "go port_a; take 1")
    assert names_of(state, "take 2")[:2] == ["Paid", "OrderTaken"]


def test_y14_order_of_what_a_building_gives() -> None:
    table = Table(2).own("A", "gaslight").assistants("A", bank=3).site("bank", 13)
    state = play(table.moving().state(), "go bank")
    assert names_of(state, "build shophouse_2")[:4] == ["Built", "Gained", "Scored", "Scored"]


def test_a_token_left_lying_can_be_taken_later_by_anybody() -> None:
    table = Table(2).agents("A", dutch=1).assistants("A", bank=5).assistants("B", bank=4).token("bank", 15)
    state = play(table.in_hand("A", shophouse=0).state(), "agent bank; done")
    play(idle(state), "done; go bank; token")
    assert seat(state, "B").score == 2
    assert area(state, "bank").token is None


# ----------------------------------------------------------------------------------- the end and what is known


def test_y30_a_trigger_in_phase_c_ends_the_turn_normally_and_further_triggers_change_nothing() -> None:
    table = Table(2).build("A", "trading_house", "church", "customs", "port_a").in_hand("A", trading_house=1)
    table.assistants("A", bank=4, silk_mill_1=1).agents("A", dutch=1).no_token("bank").site("bank", 1)
    state = play(table.moving().state(), "go silk_mill_1; agent bank; build trading_house")
    assert step(state) == "additional_after"
    assert (state.view(0).ending, state.view(0).last_round) == ("trading_houses", 2)
    table = Table(2).set(trigger=6, last_round=2, round=2, turn=3).church("B", 1, 2, 3).assistants("A", church=4)
    table.stock("A", tea=9, fish=9, copper=9).no_token("church").in_hand("A", shophouse=0)
    state = play(table.moving().state(), "go church; worship 5; pay copper; pay tea; pay fish; from hand")
    assert (state.view(0).ending, state.view(0).last_round) == ("church", 2)


def test_y30_the_last_seat_triggers_and_the_next_round_is_the_last() -> None:
    table = Table(3).build("C", "trading_house", "church", "customs", "port_a").in_hand("C", trading_house=1)
    table.assistants("C", bank=3).site("bank", 1)
    state = play(table.to_move("C", placed=True).state(), "go bank; build trading_house; end")
    turns = []
    while state.to_move is not None:
        turns.append(state.to_move)
        idle(state)
    assert turns == [0, 1, 2]


@pytest.mark.parametrize(("deck", "ends"), [(0, True), (1, False), (2, False)])
def test_an_empty_slot_triggers_and_not_the_empty_deck(deck: int, ends: bool) -> None:
    table = Table(2).order_deck(deck).assistants("A", port_a=1).orders("A")
    table.order_deck(deck)
    state = play(table.stock("A", yen=0).moving().state(), "go port_a")
    play(state, legal(state, "take")[0])
    assert (state.view(0).ending == "port") == ends
    assert state.view(0).order_deck == max(0, deck - 1)


def test_places_need_an_assistant_or_a_technology() -> None:
    state = Table(3).state()
    for letter in "ABC":
        assert final(state, letter, "church_majority") == 0
        assert final(state, letter, "customs_majority") == 0
        assert final(state, letter, "technology_majority") == 0


@pytest.mark.parametrize(("space", "points"), [(3, 3), (5, 6)])
def test_y32_with_neutral_1_and_one_player_1_the_one_further_right_is_first(space: int, points: int) -> None:
    assert final(Table(2).church("A", space).state(), "A", "church_majority") == points


@pytest.mark.parametrize(("cards", "points"), [(["stock", "tram"], 10), (["stock", "electric_light"], 5)])
def test_y32_the_rival_has_production_7_and_a_half(cards: list[str], points: int) -> None:
    state = Table(2).own("A", *cards).state()
    assert final(state, "A", "technology_majority") == points
    assert final(state, "B", "technology_majority") == 0


def test_y12_a_missed_agent_is_not_made_up_for_later() -> None:
    table = Table(2).agents_used("B", dutch=1).own("A", 12, 20, 27).orders("A", 35)
    table.stock("A", copper=2, silk=2, tea=2, fish=2)
    state = play(table.state(), "fulfil 35")  # the fourth Dutch icon, but the only agent is gone
    assert seat(state, "A").agents["dutch"] == 0
    table = Table(2).own("A", 12, 20).orders("A", 27).stock("A", copper=2, tea=2, fish=3)
    state = play(table.state(), "fulfil 27")  # the third icon: the agent missed at the second stays missed
    assert seat(state, "A").agents["dutch"] == 0


def test_y31_free_agents_score_nothing_and_used_ones_stay_owned() -> None:
    """Y29: used agents and tokens lying face down count for the achievement."""
    table = Table(2, free_agents=True).agents("A", free=2, british=1).agents_used("A", french=2)
    state = table.goals("copper", "tokens", "production_4").tokens_taken("A", 2).state()
    assert final(state, "A", "agents") == 1
    assert refused(state, "achieve tokens") is None
