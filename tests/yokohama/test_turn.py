"""A turn (section 5), rewards (section 6), achievements (section 9) and what is hidden (section 4)."""

import pytest

from tests.yokohama.positions import EDITIONS, Table, area, idle, legal, play, refused, seat, step, view

# ----------------------------------------------------------------------------------- placement


def test_mode_a_up_to_3_on_different_areas() -> None:
    state = play(Table(2).state(), "place bank; place church; place customs")
    assert step(state) == "movement"
    assert [area(state, board).assistants[0] for board in ("bank", "church", "customs")] == [1, 1, 1]


def test_mode_b_exactly_2_on_one_area() -> None:
    state = play(Table(2).state(), "place_two bank")
    assert step(state) == "movement"
    assert area(state, "bank").assistants[0] == 2
    assert refused(play(Table(2).state(), "place bank"), "place_two church") == "not_now"


def test_mode_b_pays_each_president_for_each_assistant() -> None:
    table = Table(3).president("B", "bank").president("C", "bank").president("A", "bank")
    state = play(table.stock("A", yen=4).stock("B", yen=0).stock("C", yen=0).state(), "place_two bank")
    assert [seat(state, letter).stock["yen"] for letter in "ABC"] == [0, 2, 2]


def test_boards_out_of_play_take_nothing() -> None:
    assert refused(Table(2).state(), "place chinatown") == "not_in_play"


# ----------------------------------------------------------------------------------- movement


def test_the_president_from_hand_goes_to_any_own_assistant_free() -> None:
    table = Table(2).assistants("A", bank=1).stock("A", yen=0).president("B", "church")
    state = table.moving().state()
    assert refused(state, "walk bank") == "president_in_hand"
    assert legal(state, "go") == ["go bank"]


def test_if_no_move_is_possible_the_president_returns() -> None:
    state = Table(2).president("A", "bank").assistants("A", bank=2).moving().state()
    assert [state.notation(action) for action in state.legal_actions()] == ["return"]
    play(state, "return; recall all")
    assert seat(state, "A").president is None
    assert seat(state, "A").hand["assistant"] == 8
    assert step(state) == "additional_after"


def test_recalling_any_set_from_areas_but_not_from_management_boards() -> None:
    table = Table(2).assistants("A", bank=2, church=2, port_a=1).church("A", 1).president("A", "bank")
    state = play(table.moving().state(), "return; recall church; recall bank; recall church")
    assert refused(state, "recall church") == "no_assistant_there"
    play(state, "done")
    assert [area(state, board).assistants[0] for board in ("bank", "church", "port_a")] == [1, 0, 1]
    assert view(state).church[0] == "A"


def test_a_walk_over_several_areas_pays_each_and_never_stops_on_the_canal() -> None:
    table = Table(3).lay("bank", "canal", "church", "customs").president("A", "bank").president("B", "church")
    table.assistants("A", church=1, customs=1).stock("A", yen=2).stock("B", yen=0)
    state = play(table.moving().state(), "walk canal")
    assert seat(state, "A").stock["yen"] == 1
    assert refused(state, "stop") is not None
    play(state, "walk church; walk customs")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (0, 1)
    assert seat(state, "A").president == "customs"


def test_a_walk_may_go_through_a_possible_stop() -> None:
    table = Table(2).lay("bank", "church", "customs").president("A", "bank").assistants("A", church=1, customs=1)
    state = play(table.moving().state(), "walk church")
    assert legal(state, "stop") == ["stop"]
    play(state, "walk customs")
    assert seat(state, "A").president == "customs"
    assert area(state, "church").assistants[0] == 1


def test_a_walk_never_goes_to_areas_that_do_not_touch() -> None:
    table = Table(2).lay("bank", "church", "customs").president("A", "bank").assistants("A", customs=1)
    assert refused(table.moving().state(), "walk customs") == "not_adjacent"


def test_the_map_is_brickwork() -> None:
    table = Table(2).lay("bank", "church", "customs", "port_a", "copper_mine_1", "silk_mill_1", "tea_plantation_1")
    state = table.lay(*table.position["place"]).state()
    assert set(area(state, "church").near) == {"bank", "customs", "copper_mine_1", "silk_mill_1"}
    assert set(area(state, "silk_mill_1").near) >= {"church", "customs", "copper_mine_1", "tea_plantation_1"}
    assert len(area(state, "silk_mill_1").near) == 6
    tip = next(shown for shown in view(state).areas if shown.place == 9)
    assert len(tip.near) == 2


# ----------------------------------------------------------------------------------- additional actions


def test_an_order_is_paid_rewarded_and_kept_face_up() -> None:
    state = play(Table(2).orders("A", 13).stock("A", silk=2, fish=1, yen=0).state(), "fulfil 13")
    assert (seat(state, "A").stock["silk"], seat(state, "A").stock["fish"], seat(state, "A").stock["yen"]) == (0, 0, 3)
    assert (seat(state, "A").score, seat(state, "A").fulfilled) == (4, (13,))


def test_an_order_of_another_hand_or_without_the_goods_is_refused() -> None:
    state = Table(2).orders("A", 13).orders("B", 10).stock("A", silk=1).state()
    assert refused(state, "fulfil 13") == "short"
    assert refused(state, "fulfil 10") == "not_in_hand"


def test_additional_actions_also_after_the_main_action_and_the_next_seat_follows() -> None:
    table = Table(2).orders("A", 10).stock("A", silk=2, copper=5)
    state = play(table.moving().state(), "return; achieve copper; fulfil 10; end")
    assert state.to_move == 1
    assert state.turn == 2


def test_agent_an_own_assistant_is_needed_and_a_choice_of_agents_is_asked() -> None:
    state = Table(2).agents("A", british=1, french=1).assistants("A", bank=2).state()
    assert refused(state, "agent church") == "no_assistant_there"
    play(state, "agent bank")
    assert refused(state, "use dutch") == "no_agent"
    play(state, "use french")
    assert seat(state, "A").agents["british"] == 1
    assert seat(state, "A").stock["yen"] == 3 + 2


def test_agent_pays_the_trading_house_and_takes_token_and_site_at_power_5() -> None:
    table = Table(2).agents("A", british=1).assistants("A", bank=5).build("B", "trading_house", "bank")
    state = play(
        table.token("bank", 13).site("bank", 1).stock("B", yen=0).state(), "agent bank; token; build shophouse_2"
    )
    assert seat(state, "A").stock["yen"] == 3 + 5 + 4 + 3
    assert seat(state, "B").stock["yen"] == 1
    assert seat(state, "A").hand["assistant"] == 8


@pytest.mark.parametrize(
    ("owned", "order", "agents"), [((), 4, 0), ((1,), 4, 1), ((1, 6), 4, 0), ((1, 6, 11), 4, 1), ((1, 41), 4, 0)]
)
def test_an_agent_for_every_second_icon(owned: tuple[int, ...], order: int, agents: int) -> None:
    table = Table(2).own("A", *owned).orders("A", order).stock("A", tea=2, fish=2)
    assert seat(play(table.state(), f"fulfil {order}"), "A").agents["british"] == agents


def test_a_technology_counts_for_agents_too() -> None:
    table = Table(2).own("A", 7).laboratory("laboratory_a", 1, 40).assistants("A", laboratory_a=2)
    state = play(table.moving().state(), "go laboratory_a; develop 40")
    assert seat(state, "A").agents["french"] == 1


# ----------------------------------------------------------------------------------- rewards


def test_move_from_hand_or_area_to_any_other_area_free_of_fees() -> None:
    table = Table(3).orders("A", 2).stock("A", tea=3, yen=0).assistants("A", bank=1).president("B", "church")
    state = play(table.state(), "fulfil 2; lift bank")
    assert refused(state, "drop bank") == "same_area"
    assert refused(state, "drop canal") == "canal"
    play(state, "drop church")
    assert area(state, "church").assistants[0] == 1
    state = play(table.state(), "fulfil 2; lift hand; drop bank")
    assert area(state, "bank").assistants[0] == 2


def test_y13_rewards_may_be_declined() -> None:
    state = play(Table(2).orders("A", 26).stock("A", copper=2, fish=1).state(), "fulfil 26; done; done")
    assert seat(state, "A").hand == {"assistant": 8, "shophouse": 2, "trading_house": 0}
    assert step(state) == "additional_and_placement"


# ----------------------------------------------------------------------------------- achievements

PRODUCTION = ("copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1")
COMMERCIAL = ("bank", "church", "customs", "port_a")


def builder(production: int, commercial: int) -> Table:
    table = Table(2).build("A", "shophouse_1", *PRODUCTION[:production])
    return table.build("A", "trading_house", *COMMERCIAL[:commercial])


ENOUGH = {
    "copper": lambda lack: Table(2).stock("A", copper=5 - lack),
    "silk": lambda lack: Table(2).stock("A", silk=6 - lack),
    "tea": lambda lack: Table(2).stock("A", tea=7 - lack),
    "fish": lambda lack: Table(2).stock("A", fish=7 - lack),
    "yen": lambda lack: Table(2).stock("A", yen=10 - lack),
    "tokens": lambda lack: Table(2).tokens_taken("A", 2 - lack).agents("A", british=1).agents_used("A", french=2),
    "orders": lambda lack: Table(2).own("A", *range(1, 6 - lack)),
    "technologies": lambda lack: Table(2).own("A", *("ball", "stock", "patent", "winery")[: 4 - lack]),
    "production_4": lambda lack: builder(4 - lack, 4),
    "commercial_4": lambda lack: builder(4, 4 - lack),
    "production_3_commercial_2": lambda lack: builder(3, 2 - lack),
    "production_2_commercial_3": lambda lack: builder(2 - lack, 3),
}
POINTS = dict(
    zip(
        ENOUGH,
        ((10, 6), (9, 5), (8, 5), (8, 5), (8, 5), (10, 6), (12, 8), (11, 7), (10, 6), (10, 6), (12, 8), (12, 8)),
        strict=True,
    )
)


def with_goal(table: Table, goal: str) -> Table:
    decks = list(ENOUGH)
    shown = ["copper", "yen", "production_4"]
    shown[decks.index(goal) // 4] = goal
    return table.goals(*shown)


@pytest.mark.parametrize("goal", ENOUGH)
def test_achievement_conditions_and_points(goal: str) -> None:
    lacking = with_goal(ENOUGH[goal](1), goal).state()
    assert refused(lacking, f"achieve {goal}") == "condition_not_met"
    state = play(with_goal(ENOUGH[goal](0), goal).state(), f"achieve {goal}")
    first, later = POINTS[goal]
    assert seat(state, "A").score == first
    state = play(with_goal(ENOUGH[goal](0), goal).achieved(goal, "B").state(), f"achieve {goal}")
    assert seat(state, "A").score == later


def test_an_area_counts_once_for_buildings() -> None:
    table = Table(2).build("A", "shophouse_1", *COMMERCIAL[:3]).build("A", "trading_house", *COMMERCIAL[:3])
    assert refused(with_goal(table, "commercial_4").state(), "achieve commercial_4") == "condition_not_met"


# ----------------------------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("edition", EDITIONS)
def test_y3_kept_and_aside_cards_are_their_owners_secret_and_cards_from_ports_are_open(edition: str) -> None:
    table = Table(3, edition=edition).assistants("A", port_a=1).port("port_a", 1, 2)
    state = play(table.moving().state(), "go port_a; take 1")
    idle(state)
    own, other, spectator = state.view(0), state.view(1), state.view(None)
    assert [order.number for order in own.seats[0].orders][1:] == [1]
    assert None not in [order.number for order in own.seats[0].orders]
    for seen in (other, spectator):
        assert [order.number for order in seen.seats[0].orders] == [None, 1]
        assert seen.seats[0].aside == (None,)
    assert own.seats[0].aside != (None,)


def test_a_fulfilled_secret_order_is_revealed() -> None:
    table = Table(2)
    number = table.position["orders"]["hand_A_1"]
    state = play(table.stock("A", copper=9, silk=9, tea=9, fish=9).state(), f"fulfil {number}")
    assert state.revealed
    assert state.view(1).seats[0].fulfilled == (number,)


# ----------------------------------------------------------------------------------- the next turn


def test_what_a_turn_used_up_is_free_again_in_the_next() -> None:
    table = Table(2).lay("bank", "silk_mill_1").own("A", "university", "spinning_mill").agents("A", british=2)
    table.president("A", "bank").assistants("A", fishing_ground_1=1, church=1).stock("A", silk=3, yen=9)
    first = "study; spin; agent fishing_ground_1; place bank; place silk_mill_1; done; walk silk_mill_1; end"
    state = idle(play(table.state(), first))
    for move in ("study", "spin", "agent church", "place bank", "place silk_mill_1"):
        assert refused(state, move) is None, move
    play(state, "done")
    assert legal(state, "walk") == ["walk bank"]  # where the last walk began
