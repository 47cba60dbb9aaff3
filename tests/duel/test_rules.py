"""Set-up, turn, areas and rounds (sections 2 to 6) with their rulings."""

import pytest

import hatoba
from tests.duel.positions import Table, area, final, hand, legal, play, refused, seat, step, total, view

# ----------------------------------------------------------------------------------- set-up


def test_set_up() -> None:
    state = hatoba.new_game("duel", players=2, seed=5)
    table = view(state)
    assert [len(table.bonus_cards), len(table.technologies), len(table.church_cards)] == [3, 5, 6]
    assert (table.bonus_deck, table.technology_deck, len(table.order_deck)) == (13, 15, 30)
    assert (table.agents, dict(table.extra)) == (7, {"plus_1": 5, "plus_2": 5})
    for letter, yen, plus_1 in (("A", 3, 1), ("B", 4, 2)):
        own = seat(state, letter)
        assert own.stock == {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 0, "yen": yen, "turned": 0}
        assert own.extra == {"plus_1": plus_1, "plus_2": 0}
        assert [card.strength for card in own.strength_cards] == [1, 2, 3, 4]
        assert (len(own.orders), own.shops_left, own.warehouses_left) == (3, 8, 4)


def test_each_puts_one_of_three_orders_under_the_deck() -> None:
    state = hatoba.new_game("duel", players=2, seed=5)
    before = hand(state, "A")
    assert sorted(legal(state)) == sorted(f"under {number}" for number in before)
    assert refused(state, "done") == "not_now"
    play(state, f"under {before[1]}")
    assert hand(state, "A") == [before[0], before[2]]
    assert state.to_move == 1
    play(state, f"under {hand(state, 'B')[0]}")
    assert (state.to_move, state.turn, state.round, step(state)) == (0, 1, 1, "choose_area")
    assert len(view(state).order_deck) == 32
    assert view(state).order_deck[-2:] == (before[1], None)  # the other's card is unknown, and lower


# ----------------------------------------------------------------------------------- free actions, the turn


def test_free_actions_before_and_after_each_step() -> None:
    """Strength 5 brings all stops; a free action is possible at each of them."""
    table = Table().turn(7).extra("A", plus_1=1).stock("A", tea=8, fish=8, yen=9).hand("A", 1, 2, 3, 4)
    state = play(table.own("A", "spinning_mill").state(), "fulfil 1; choose bank; add plus_1")
    assert step(state) == "strength_bonus"
    play(state, "fulfil 2; bonus 1")
    assert step(state) == "building"
    play(state, "fulfil 3; hire orders; build shop")
    assert step(state) == "end_of_turn"
    play(state, "fulfil 4; end")
    assert state.to_move == 1


def test_stops_exist_without_any_free_action() -> None:
    state = play(Table().turn(7).hand("A").state(), "choose bank")
    assert (step(state), legal(state)) == ("building", ["done", "build shop", "build warehouse"])
    play(state, "done")
    assert (step(state), legal(state)) == ("end_of_turn", ["end"])
    state = play(Table().hand("A").state(), "choose bank")
    assert (step(state), legal(state)) == ("end_of_turn", ["end"])


def test_d4_no_free_action_in_a_payment_or_while_strength_is_played() -> None:
    table = Table().turn(7).stock("A", copper=1, silk=1, tea=2, fish=2, yen=1).extra("A", plus_1=1)
    state = play(table.state(), "choose church")
    assert step(state) == "strength"
    assert refused(state, "fulfil 1") == "not_now"
    play(state, "add none; worship 4")
    assert step(state) == "payment"
    assert refused(state, "fulfil 1") == "not_now"


def test_d5_a_second_agent_waits_for_the_first() -> None:
    table = Table().fulfilled("A", 30, 31, 32).church("A", 4, 5).hired("A", "orders", "church_cards")
    state = play(table.extra("A", plus_1=1).stock("A", tea=1, fish=1).state(), "agent bank; add plus_1")
    assert step(state) == "building"
    assert refused(state, "agent bank") == "agent_busy"
    play(state, "fulfil 1; done; agent bank")  # other free actions are possible, and then a second agent
    assert (step(state), seat(state, "A").agents) == ("choose_area", 0)


def test_nothing_free_while_upgrades_are_paid() -> None:
    table = Table().turn(8).played("B", "bank", "church", "customs").stock("B", tea=2, fish=2, yen=9).hand("B", 1)
    state = play(table.hand("A", 10, 2).state(), "choose chinatown; done; done; end")
    assert step(state) == "upgrade"
    assert refused(state, "fulfil 1") == "not_now"


def test_lowest_card_and_used_areas() -> None:
    state = play(Table().state(), "choose bank; end")
    assert seat(state, "A").stock["yen"] == 1
    assert refused(state, "choose bank") == "area_used"
    play(state, "choose laboratory; done; end; choose laboratory; done; end")
    assert not area(state, "laboratory").used
    assert [card.area for card in seat(state, "A").strength_cards] == ["bank", "laboratory", None, None]


def test_an_area_without_effect_may_be_chosen() -> None:
    state = play(Table().state(), "choose copper_mine")
    assert (seat(state, "A").stock["copper"], step(state)) == (0, "end_of_turn")


def test_equal_lowest_cards_are_no_choice() -> None:
    state = Table().turn(5).upgraded("A", 1).played_cards("A", card_2="bank", card_4="port").state()
    play(state, "choose tea_plantation")
    assert [card.area for card in seat(state, "A").strength_cards] == ["tea_plantation", "bank", None, "port"]


# ----------------------------------------------------------------------------------- the action


def test_d1_income_can_be_spent_in_the_same_action() -> None:
    state = Table().own("A", "telephone").warehouse("A", "bank").state()
    assert seat(state, "A").stock["yen"] == 0
    play(state, "choose bank; telephone")
    assert total(state) == 1 + 1 + 1
    assert seat(state, "A").stock["yen"] == 3


def test_d1_what_is_gained_in_the_action_adds_nothing_to_it() -> None:
    state = Table().turn(7).technologies("station").stock("A", yen=2).state()
    play(state, "choose laboratory; develop station; station laboratory")
    assert (total(state), step(state)) == (4, "building")
    play(state, "done; end; choose laboratory")
    assert total(state) == 5


def test_d1_a_new_warehouse_earns_from_the_next_action_on() -> None:
    state = play(Table().turn(7).stock("A", yen=4).own("B", "tram").state(), "choose bank; build warehouse; end")
    assert seat(state, "A").stock["yen"] == 4
    assert area(state, "bank").warehouse == 0
    play(state, "tram bank")
    assert seat(state, "A").stock["yen"] == 4 + 1  # on the other's turn


def test_an_agents_action_pays_the_income_too() -> None:
    table = Table().turn(2).played("A", "bank").fulfilled("B", 30, 31, 32).hired("B", "orders").warehouse("A", "bank")
    state = play(table.state(), "agent bank")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (1, 3)


def test_d2_technologies_that_open_are_not_for_areas_that_are_open() -> None:
    state = Table().station("A", "laboratory").own("A", "tram", "stagecoach").warehouse("A", "bank").state()
    assert refused(state, "ride") == "area_not_used"
    assert refused(state, "tram port") == "area_not_used"
    assert refused(state, "stagecoach bank") == "area_not_used"


def test_d2_the_player_says_which_technology_is_turned() -> None:
    table = Table().turn(3).played("B", "bank").station("A", "bank").own("A", "tram", "stagecoach")
    state = table.warehouse("A", "bank").state()
    assert refused(state, "choose bank") == "area_used"
    assert legal(state, "ride", "tram", "stagecoach") == ["ride", "tram bank", "stagecoach bank"]
    play(state, "tram bank")
    assert seat(state, "A").used_technologies == ("tram",)
    assert [seat(state, letter).strength_cards[at].area for letter, at in (("A", 1), ("B", 0))] == ["bank", "bank"]


def test_d14_a_technology_works_at_once() -> None:
    table = Table().turn(7).technologies("spinning_mill").stock("A", silk=1)
    state = play(table.state(), "choose laboratory; develop spinning_mill; spin")
    assert seat(state, "A").stock["yen"] == 2
    assert refused(state, "spin") == "used_this_round"


def test_one_extra_card_an_action() -> None:
    state = Table().extra("A", plus_1=2, plus_2=2).own("A", "telegraph", "telephone").stock("A", yen=1).state()
    play(state, "choose tea_plantation; telephone; add plus_2")
    assert total(state) == 1 + 1 + 3
    assert seat(state, "A").extra == {"plus_1": 2, "plus_2": 1}
    assert view(state).extra == {"plus_1": 6, "plus_2": 4}


def test_d3_the_bonus_cannot_be_declined() -> None:
    state = play(Table().turn(7).extra("A", plus_1=1).hand("A").state(), "choose bank; add plus_1")
    assert legal(state) == ["bonus 1", "bonus 2", "bonus 3"]
    assert refused(state, "bonus 4") == "not_open"


@pytest.mark.parametrize(
    ("extra", "shop", "expected"), [(1, False, (2, 0, 0)), (2, False, (2, 2, 0)), (2, True, (2, 2, 1))]
)
def test_strength_bonus_by_total(extra: int, shop: bool, expected: tuple[int, int, int]) -> None:
    """Card 1: 2 yen at 5, 2 tea at 6, an import at 7."""
    table = Table().turn(7).extra("A", plus_1=1, plus_2=1)
    if shop:
        table.shop("A", "fishing_ground")
    state = play(table.state(), f"choose fishing_ground; add plus_{extra}; bonus 1")
    own = seat(state, "A").stock
    assert (own["yen"], own["tea"], own["imports"]) == expected


def test_bonus_deck_is_reshuffled_from_its_discard() -> None:
    state = play(Table().turn(7).extra("A", plus_1=1).bonus_deck(0).state(), "choose bank; add plus_1")
    assert (view(state).bonus_deck, len(view(state).discarded_bonus_cards)) == (0, 13)
    play(state, "bonus 2")
    assert (view(state).bonus_deck, view(state).discarded_bonus_cards) == (13, ())
    assert [type(event).__name__ for event in state.events][-2:] == ["BonusShuffled", "BonusRevealed"]
    assert state.revealed


# ----------------------------------------------------------------------------------- building


def test_building_needs_strength_4() -> None:
    for turn, strength, following in ((5, 3, "end_of_turn"), (7, 4, "building")):
        state = play(Table().turn(turn).stock("A", yen=0).state(), "choose bank")
        assert (seat(state, "A").stock["yen"], step(state)) == (strength, following)


def test_shops_and_warehouses() -> None:
    table = Table().turn(7).stock("A", yen=5).warehouse("A", "church").shop("B", "bank")
    state = play(table.state(), "choose bank")
    assert refused(state, "build shop") is None
    assert seat(state, "A").warehouse_price == 5
    play(state, "build warehouse")
    assert seat(state, "A").stock["yen"] == 4
    assert refused(state, "build shop") == "not_now"  # one of the two, once


def test_building_where_there_is_no_room() -> None:
    table = Table().turn(7).stock("A", yen=9).warehouse("B", "bank").shop("A", "bank")
    state = play(table.state(), "choose bank; bonus 1")
    assert (refused(state, "build shop"), refused(state, "build warehouse")) == ("space_taken", "space_taken")
    state = play(Table().turn(7).shop("B", "fishing_ground").state(), "choose fishing_ground")
    assert (refused(state, "build shop"), refused(state, "build warehouse")) == ("short", "short")


def test_pieces_run_out() -> None:
    areas = ("tea_plantation", "fishing_ground", "silk_mill", "copper_mine", "church", "customs", "chinatown", "port")
    table = Table().turn(7).stock("A", yen=90).shop("A", *areas).warehouse("A", *areas[:4])
    state = play(table.state(), "choose bank")
    assert (refused(state, "build shop"), refused(state, "build warehouse")) == ("no_piece_left", "no_piece_left")


# ----------------------------------------------------------------------------------- gains


def test_strength_above_5_does_no_more_in_the_area() -> None:
    table = Table().turn(7).extra("A", plus_2=1).shop("A", "tea_plantation").bonus(2, 3, 4)
    state = play(table.state(), "choose tea_plantation; add plus_2")
    assert (total(state), seat(state, "A").stock["tea"]) == (7, 5)
    play(state, "bonus 2")
    assert (seat(state, "A").stock["yen"], seat(state, "A").stock["silk"]) == (2, 2)


@pytest.mark.parametrize(
    ("name", "turn", "kind", "amount"),
    [
        ("tea_plantation", 1, "tea", 1),
        ("fishing_ground", 3, "fish", 2),
        ("silk_mill", 1, "silk", 0),
        ("silk_mill", 5, "silk", 2),
        ("copper_mine", 3, "copper", 0),
        ("copper_mine", 7, "copper", 2),
        ("bank", 7, "yen", 4),
    ],
)
def test_areas_that_give_goods(name: str, turn: int, kind: str, amount: int) -> None:
    state = play(Table().turn(turn).state(), f"choose {name}")
    assert seat(state, "A").stock[kind] == amount


def test_d8_an_empty_pile_gives_nothing() -> None:
    table = Table().turn(7).extra("A", plus_1=4).extra("B", plus_1=4).bonus(13, 14, 15)
    state = play(table.shop("A", "bank").state(), "choose bank; add none; bonus 14")
    assert seat(state, "A").extra == {"plus_1": 4, "plus_2": 0}
    table = Table().extra("A", plus_2=1).extra("B", plus_2=4).hand("A", 17).stock("A", silk=4)
    state = play(table.state(), "fulfil 17")  # its reward is a +2 card
    assert (seat(state, "A").extra, seat(state, "A").stock["silk"]) == ({"plus_1": 0, "plus_2": 1}, 0)


def test_any_of_five_extra_cards_may_go_back() -> None:
    table = Table().turn(7).extra("A", plus_1=3, plus_2=1).shop("A", "bank").bonus(13, 14, 15)
    state = play(table.state(), "choose bank; add none; bonus 13")
    assert (step(state), legal(state)) == ("extra_cards", ["put_back plus_1", "put_back plus_2"])
    play(state, "put_back plus_2")
    assert (seat(state, "A").extra, step(state)) == ({"plus_1": 4, "plus_2": 0}, "building")
    state = play(table.extra("A", plus_1=4, plus_2=0).state(), "choose bank; add none; bonus 13")
    assert (seat(state, "A").extra, step(state)) == ({"plus_1": 4, "plus_2": 0}, "building")


def test_several_extra_cards_too_many() -> None:
    """Bonus card 14 at 7: twice +1 and once +2."""
    table = Table().turn(7).extra("A", plus_1=2, plus_2=2).shop("A", "bank").warehouse("A", "bank").bonus(13, 14, 15)
    state = play(table.state(), "choose bank; add plus_1; bonus 14")
    assert seat(state, "A").extra == {"plus_1": 3, "plus_2": 3}
    assert (view(state).bonus_cards[1], step(state)) == (None, "extra_cards")  # revealed after the choice
    play(state, "put_back plus_1; put_back plus_1")
    assert seat(state, "A").extra == {"plus_1": 1, "plus_2": 3}
    assert view(state).bonus_cards[1] is not None


def test_d9_turning_as_a_reward() -> None:
    """Order 8: turn one import."""
    table = Table().hand("A", 8).stock("A", fish=4, imports=2)
    state = play(table.state(), "fulfil 8")
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["turned"]) == (1, 1)
    state = play(Table().hand("A", 8).stock("A", fish=4).state(), "fulfil 8")
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["turned"]) == (0, 0)
    assert seat(state, "A").fulfilled == (8,)


def test_orders_as_a_reward_are_unseen_by_the_other() -> None:
    """Order 2: an order from the deck."""
    state = play(Table().hand("A", 2).stock("A", tea=2).order_deck(33).state(), "fulfil 2")
    assert hand(state, "A") == [33]
    assert [order.number for order in state.view(1).seats[0].orders] == [None]
    shown = [(event, other) for event, other in zip(state.events_for(0), state.events_for(1), strict=True)]
    drawn = next(pair for pair in shown if type(pair[0]).__name__ == "OrderDrawn")
    assert (drawn[0].order, drawn[1].order) == (33, None)


@pytest.mark.parametrize(
    ("order", "goods", "gained"),
    [
        (1, {"tea": 1, "fish": 1}, {"yen": 3}),
        (3, {"fish": 2}, {"imports": 1}),
        (6, {"tea": 2, "fish": 2}, {}),
        (34, {"copper": 1, "silk": 2, "tea": 1, "fish": 1}, {}),
    ],
)
def test_orders(order: int, goods: dict[str, int], gained: dict[str, int]) -> None:
    state = Table().hand("A", order).stock("A", **goods).state()
    play(state, f"fulfil {order}")
    assert {kind: count for kind, count in seat(state, "A").stock.items() if count} == gained
    assert (seat(state, "A").fulfilled, hand(state, "A")) == ((order,), [])
    assert state.revealed


def test_orders_that_cannot_be_fulfilled() -> None:
    state = Table().hand("A", 1, 35).stock("A", copper=2, silk=1).state()
    assert refused(state, "fulfil 2") == "not_in_hand"
    assert refused(state, "fulfil 35") == "short"
    assert seat(state, "A").orders[1].short == {"silk": 1, "tea": 2}


# ----------------------------------------------------------------------------------- port


def test_d13_a_short_deck_gives_what_is_left() -> None:
    state = play(Table().turn(7).hand("A").order_deck(30, 31, size=2).state(), "choose port")
    assert [order.number for order in view(state).drawn] == [30, 31]
    assert refused(state, "done") == "not_now"  # one is kept
    play(state, "keep 31; done")
    assert view(state).order_deck == (30,)
    assert hand(state, "A") == [31]
    state = play(Table().turn(7).order_deck(size=0).state(), "choose port")
    assert (step(state), hand(state, "A")) == ("building", [1, 2])


def test_d13_a_single_drawn_order_is_kept() -> None:
    state = play(Table().order_deck(30).state(), "choose port")
    assert (hand(state, "A"), step(state)) == ([1, 2, 30], "end_of_turn")


def test_the_second_order_is_decided_after_looking() -> None:
    table = Table().turn(5).stock("A", yen=2, imports=1, turned=1).order_deck(30, 31, 32)
    state = play(table.state(), "choose port; keep 31")
    assert step(state) == "second_order"
    assert legal(state) == ["done", "keep 30", "keep 32"]
    assert refused(state, "keep 31") == "not_drawn"
    play(state, "keep 32")
    assert legal(state) == ["pay imports", "pay yen", "pay turned"]
    play(state, "pay turned")
    assert (seat(state, "A").stock["turned"], hand(state, "A")) == (0, [1, 2, 31, 32])
    assert view(state).order_deck[-1] == 30


def test_declining_the_second_order_and_putting_the_rest_under_as_drawn() -> None:
    table = Table().turn(7).stock("A", yen=2).order_deck(30, 31, 32, 33)
    state = play(table.state(), "choose port; keep 31; done; done")
    assert view(state).order_deck[-3:] == (30, 32, 33)
    assert seat(state, "A").stock["yen"] == 2


# ----------------------------------------------------------------------------------- church, laboratory, customs


def test_d11_church_pays_just_what_is_missing() -> None:
    state = play(Table().turn(7).stock("A", copper=2, yen=5).state(), "choose church")
    assert legal(state) == ["done", "worship 4", "worship 5"]  # 4 and two kinds
    play(state, "worship 4")
    assert seat(state, "A").stock["copper"] == 1  # both kinds were needed: nothing to ask
    assert (seat(state, "A").stock["yen"], seat(state, "A").church_cards) == (4, (4,))


def test_d12_an_import_is_one_kind_for_the_church() -> None:
    table = Table().turn(7).stock("A", imports=1, turned=1, yen=1)
    state = play(table.state(), "choose church; worship 4")
    assert legal(state) == ["pay imports", "pay yen", "pay turned"]
    play(state, "pay imports")
    assert seat(state, "A").stock == dict.fromkeys(seat(state, "A").stock, 0) | {"turned": 1}
    state = play(table.state(), "choose church; worship 4; pay yen")
    assert refused(state, "pay yen") == "kind_used"
    assert legal(state) == ["pay imports", "pay turned"]
    state = play(table.stock("A", yen=0).hand("A").state(), "choose church")
    assert step(state) == "building"  # two imports are one kind: 5 reaches no card


def test_d12_either_side_of_an_import_for_the_church() -> None:
    table = Table().turn(7).stock("A", imports=1, turned=1, copper=1, silk=1, yen=1)
    state = play(table.state(), "choose church; worship 7; pay imports")  # copper, silk and yen are needed
    assert seat(state, "A").stock["turned"] == 1
    state = play(table.state(), "choose church; worship 7; pay turned")
    assert seat(state, "A").stock["imports"] == 1
    assert seat(state, "A").church_cards == (7,)


def test_d11_church_and_laboratory_may_be_declined() -> None:
    state = play(Table().turn(7).technologies("stock").state(), "choose laboratory")
    assert legal(state) == ["done", "develop stock"]
    play(state, "done")
    assert (step(state), seat(state, "A").technologies) == ("building", ())


def test_nothing_affordable() -> None:
    state = play(Table().technologies("exposition").hand("A").state(), "choose laboratory")
    assert step(state) == "end_of_turn"


def test_church_cards_are_not_replaced_and_give_their_reward() -> None:
    table = Table().turn(7).stock("A", copper=1, silk=1, tea=1, fish=1, yen=1)
    state = play(table.state(), "choose church; worship 6; pay copper; pay silk; pay tea")
    assert seat(state, "A").stock["imports"] == 1
    assert view(state).church_cards == (4, 5, 7, 8, 9)
    assert refused(state, "worship 6") == "not_now"


def test_laboratory_pays_with_yen_and_imports_of_either_side() -> None:
    table = Table().turn(7).technologies("exposition").stock("A", yen=4, imports=1, turned=1)
    state = play(table.state(), "choose laboratory; develop exposition; pay imports; pay turned")  # 2 yen between
    assert seat(state, "A").technologies == ("exposition",)
    assert {kind: seat(state, "A").stock[kind] for kind in ("yen", "imports", "turned")} == {
        "yen": 2,
        "imports": 0,
        "turned": 0,
    }
    assert view(state).technologies == (None,) * 5  # not refilled


def test_the_fourth_technology_costs_more() -> None:
    table = Table().turn(16).own("A", "ball", "patent", "gaslight").technologies("stock", "winery")
    table.hired("A", "technologies", used=1).hand("A")
    assert seat(table.state(), "A").surcharge
    state = play(table.state(), "choose laboratory")
    assert step(state) == "building"  # the production is there, the yen are not
    state = play(table.stock("A", yen=2, imports=1).state(), "choose laboratory; develop stock; pay imports")
    assert (seat(state, "A").stock["yen"], len(seat(state, "A").technologies)) == (2, 4)


def test_customs_turns_up_to_its_number() -> None:
    table = Table().turn(7).stock("A", imports=5)
    state = play(table.state(), "choose customs")
    assert legal(state) == ["done", "turn 1", "turn 2", "turn 3"]
    assert refused(state, "turn 4") == "too_many"
    play(state, "turn 2")
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["turned"]) == (3, 2)
    assert step(state) == "building"


def test_chinatown_exchanges() -> None:
    state = play(Table().turn(7).stock("A", copper=1, fish=1).state(), "choose chinatown; sell copper; sell fish")
    assert seat(state, "A").stock["yen"] == 3
    assert refused(state, "buy imports") == "short"
    play(state, "buy silk; buy tea")
    assert seat(state, "A").stock["yen"] == 0
    assert step(state) == "building"  # four exchanges
    state = play(Table().turn(7).hand("A").stock("A", yen=4).state(), "choose chinatown; buy imports")
    assert seat(state, "A").stock["imports"] == 1
    assert step(state) == "building"  # imports cannot be sold: nothing is left to exchange


# ----------------------------------------------------------------------------------- Mining


def test_d15_each_exchange_and_each_reward_is_one_gain() -> None:
    table = Table().turn(7).own("A", "mining").stock("A", yen=4)
    state = play(table.state(), "choose chinatown; buy copper; buy copper; done")
    assert seat(state, "A").stock["copper"] == 4
    table = Table().turn(7).own("A", "mining").extra("A", plus_2=1).shop("A", "bank").bonus(11, 12, 13)
    state = play(table.state(), "choose bank; add plus_2; bonus 12")
    assert seat(state, "A").stock["copper"] == 2 + 2  # at 5 and at 7
    state = play(table.state(), "choose bank; add plus_2; bonus 13")
    assert seat(state, "A").stock["copper"] == 3  # two at once


# ----------------------------------------------------------------------------------- agents


def test_agents_are_hired_once_for_each_need_while_it_holds() -> None:
    table = Table().turn(9).fulfilled("B", 30, 31, 32).church("B", 4, 5).own("B", "ball", "patent", "winery")
    state = table.stock("B", turned=1).state()
    assert legal(state, "hire") == ["hire orders", "hire technologies", "hire church_cards"]
    assert refused(state, "hire turned_imports") == "condition_not_met"
    play(state, "hire orders; hire technologies")
    assert refused(state, "hire orders") == "done_before"
    assert (seat(state, "B").agents, view(state).agents) == (2, 5)
    assert [need.hired for need in seat(state, "B").needs] == [True, True, False, False]


def test_the_pile_of_agents_ends() -> None:
    needs = ("orders", "technologies", "church_cards", "turned_imports")
    table = Table().hired("A", *needs[:3], used=3).hired("B", *needs, used=4).stock("A", turned=2)
    assert refused(table.state(), "hire turned_imports") == "no_agent_left"


def test_d7_an_agent_stays_though_the_condition_fails_later() -> None:
    table = Table().turn(7).technologies("telegraph").stock("A", turned=2)
    state = play(table.state(), "hire turned_imports; choose laboratory; develop telegraph")
    assert (seat(state, "A").stock["turned"], seat(state, "A").agents) == (0, 1)


def test_an_agent_has_its_own_bonus_and_building_and_leaves_the_area_unused() -> None:
    table = Table().fulfilled("A", 30, 31, 32).hired("A", "orders").extra("A", plus_2=1).stock("A", yen=1)
    state = play(table.state(), "agent bank; add plus_2")
    assert (total(state), step(state)) == (5, "strength_bonus")
    play(state, "bonus 1; build shop")
    assert step(state) == "choose_area"
    play(state, "choose bank; end")
    assert seat(state, "A").stock["yen"] == 1 + 5 + 2 - 1 + 2


def test_d6_no_agent_goes_to_the_port_while_drawn_orders_are_looked_at() -> None:
    table = Table().turn(7).order_deck(30, 31, 32, 33).fulfilled("A", 34, 35, 36).hired("A", "orders").stock("A", yen=2)
    state = play(table.state(), "choose port")
    assert (step(state), refused(state, "agent port") is None) == ("port", False)
    play(state, "keep 30")
    assert (step(state), refused(state, "agent port") is None) == ("second_order", False)
    play(state, "keep 31; done")
    assert (step(state), refused(state, "agent port")) == ("building", None)


def test_an_agent_between_the_steps_of_the_turn() -> None:
    """The total of the own action stays what it was."""
    table = Table().turn(7).fulfilled("A", 30, 31, 32).hired("A", "orders").stock("A", yen=9)
    state = play(table.state(), "choose tea_plantation; agent fishing_ground; build shop; end")
    assert (seat(state, "A").stock["tea"], seat(state, "A").stock["fish"]) == (4, 3)
    assert area(state, "tea_plantation").shops == (0,)
    assert final(state, "A", "shops") == 1


# ----------------------------------------------------------------------------------- between rounds


def end_of_round(turn: int = 8) -> Table:
    """The last turn of a round, whose player acts at the bank."""
    return Table().turn(turn)


def test_d10_the_start_player_of_the_ended_round_upgrades_first() -> None:
    table = end_of_round().stock("A", yen=4).stock("B", yen=6)
    state = play(table.state(), "choose bank; done; end")
    assert (state.to_move, step(state)) == (0, "upgrade")
    assert legal(state) == ["done", "upgrade 1", "upgrade 2"]
    play(state, "upgrade 2")
    assert (state.to_move, seat(state, "A").stock["yen"]) == (1, 0)
    assert [card.area for card in seat(state, "A").strength_cards] == [None] * 4
    play(state, "done")
    assert (state.to_move, state.round, state.turn) == (1, 2, 9)
    assert [card.strength for card in seat(state, "A").strength_cards] == [1, 4, 3, 4]


def test_an_upgraded_card_cannot_be_again_and_upgrades_last() -> None:
    table = end_of_round(16).stock("B", yen=9).upgraded("B", 1)
    state = play(table.state(), "choose bank; done; end")
    assert (state.to_move, state.round) == (1, 2)
    assert refused(state, "upgrade 1") == "upgraded_before"
    play(state, "upgrade 4")
    assert state.to_move == 0  # A has 4 yen of the bank and is asked too
    play(state, "done")
    assert (state.round, state.to_move) == (3, 0)
    assert [card.strength for card in seat(state, "B").strength_cards] == [3, 2, 3, 6]


def test_nobody_is_asked_without_the_yen() -> None:
    state = play(end_of_round().state(), "choose tea_plantation; done; end")
    assert (state.to_move, state.round) == (1, 2)


def test_newspaper_gives_its_card_before_the_first_turn() -> None:
    state = play(end_of_round().own("A", "newspaper").state(), "choose tea_plantation; done; end")
    assert (seat(state, "A").extra["plus_1"], state.to_move) == (1, 1)


def test_the_limit_of_4_holds_for_newspaper() -> None:
    table = end_of_round().own("A", "newspaper").extra("A", plus_1=2, plus_2=2)
    state = play(table.state(), "choose tea_plantation; done; end")
    assert (state.to_move, step(state), state.round) == (0, "extra_cards", 2)
    assert hatoba.restore(state.snapshot()).digest() == state.digest()
    play(state, "put_back plus_1")
    assert (state.to_move, step(state), state.turn) == (1, "choose_area", 9)


def test_discarded_technologies_never_come_back() -> None:
    table = end_of_round().technologies("stock", "tram", "postal", "ball").own("A", "telephone").used("telephone")
    state = play(table.state(), "choose tea_plantation; done; end")
    shown = view(state)
    assert shown.discarded_technologies == ("ball", "stock", "postal", "tram")
    assert None not in shown.technologies
    assert (shown.technology_deck, seat(state, "A").used_technologies) == (10, ())


def test_the_open_technologies_of_all_rounds_are_the_whole_deck() -> None:
    state = hatoba.new_game("duel", players=2, seed=8)
    seen: set[str | None] = set()
    while state.to_move is not None:
        seen |= set(view(state).technologies)
        play(state, legal(state)[-1])
    assert len(seen - {None}) == 20
