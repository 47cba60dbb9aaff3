"""Each area at each power (section 7), power, token, construction, recovery (sections 5.3 to 5.6), and payments."""

import pytest

from hatoba.engine.state import State
from tests.yokohama.positions import EDITIONS, Table, area, legal, play, refused, seat, step

POWERS = (1, 2, 3, 4, 5)
GOODS_BY_POWER = {
    ("copper_mine_1", "copper"): (0, 0, 1, 2, 3),
    ("silk_mill_1", "silk"): (0, 1, 2, 3, 4),
    ("tea_plantation_1", "tea"): (1, 2, 3, 4, 5),
    ("fishing_ground_1", "fish"): (1, 2, 3, 4, 5),
    ("bank", "yen"): (1, 2, 3, 4, 5),
}


def acting(table: Table, board: str, power: int) -> State:
    """A's agent acts on a board with so many assistants: the president does not count, so power 1 is possible."""
    table.agents("A", dutch=1).no_token(board).in_hand("A", shophouse=0)
    return play(table.assistants("A", **{board: power}).state(), f"agent {board}")


# ----------------------------------------------------------------------------------- power


@pytest.mark.parametrize(
    ("assistants", "shophouse", "trading_house", "station", "power"),
    [
        (1, 0, 0, 0, 2),
        (2, 0, 0, 0, 3),
        (1, 1, 0, 0, 3),
        (1, 0, 1, 0, 3),
        (1, 0, 0, 1, 3),
        (1, 1, 1, 1, 5),
        (8, 1, 0, 0, 5),
    ],
)
def test_power(assistants: int, shophouse: int, trading_house: int, station: int, power: int) -> None:
    table = Table(2).assistants("A", bank=assistants).stock("A", yen=0).no_token("bank")
    if shophouse:
        table.build("A", "shophouse_3", "bank")
    if trading_house:
        table.build("A", "trading_house", "bank")
    if station:
        table.own("B", "station").station("bank")
    state = play(table.moving().state(), "go bank")
    assert view_power(state) == power
    assert seat(state, "A").stock["yen"] == power


def view_power(state: State) -> int:
    position = state.snapshot()["position"]
    return int(position["power"])


def test_buildings_of_others_add_nothing_and_their_trading_house_earns_a_yen() -> None:
    table = Table(2).assistants("A", bank=1).build("B", "shophouse_1", "bank").build("B", "trading_house", "bank")
    state = play(table.stock("A", yen=0).stock("B", yen=0).moving().state(), "go bank")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (2, 1)


def test_the_own_trading_house_earns_nothing_on_the_own_turn() -> None:
    table = Table(2).assistants("A", bank=1).build("A", "trading_house", "bank").stock("A", yen=0)
    assert seat(play(table.moving().state(), "go bank"), "A").stock["yen"] == 3


# ----------------------------------------------------------------------------------- goods


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize(("board", "good"), GOODS_BY_POWER)
def test_production_and_bank(board: str, good: str, power: int) -> None:
    state = acting(Table(2).stock("A", **{good: 0}), board, power)
    assert seat(state, "A").stock[good] == GOODS_BY_POWER[board, good][power - 1]


# ----------------------------------------------------------------------------------- Chinatown


@pytest.mark.parametrize("power", POWERS)
def test_chinatown_gives_as_many_exchanges_as_power(power: int) -> None:
    state = acting(Table(3).stock("A", tea=9, yen=0), "chinatown", power)
    play(state, "; ".join(["sell tea"] * power))
    assert step(state) == "additional_and_placement"
    assert seat(state, "A").stock["yen"] == power


@pytest.mark.parametrize(
    ("exchange", "kind", "change", "yen"),
    [
        ("sell copper", "copper", -1, 2),
        ("sell silk", "silk", -1, 2),
        ("sell tea", "tea", -1, 1),
        ("sell fish", "fish", -1, 1),
        ("buy copper", "copper", 1, -2),
        ("buy silk", "silk", 1, -2),
        ("buy tea", "tea", 1, -1),
        ("buy fish", "fish", 1, -1),
        ("buy imports", "imports", 1, -4),
    ],
)
def test_chinatown_prices(exchange: str, kind: str, change: int, yen: int) -> None:
    table = Table(3).stock("A", copper=1, silk=1, tea=1, fish=1, imports=1, yen=max(0, -yen))
    state = play(acting(table, "chinatown", 2), f"{exchange}; done")
    assert seat(state, "A").stock[kind] == 1 + change
    assert seat(state, "A").stock["yen"] == max(0, yen)


def test_chinatown_never_sells_imports_and_gives_no_credit() -> None:
    state = acting(Table(3).stock("A", copper=0, imports=5, yen=3), "chinatown", 1)
    assert refused(state, "buy imports") == "short"
    assert refused(state, "sell copper") == "short"
    assert legal(state, "sell") == ["sell silk", "sell tea", "sell fish"]


# ----------------------------------------------------------------------------------- employment agency


@pytest.mark.parametrize("power", POWERS)
def test_the_agency_hires_one_piece_less_than_power(power: int) -> None:
    state = acting(Table(2).in_hand("A", assistant=5), "employment_agency", power)
    for _ in range(power - 1):
        play(state, "hire assistant")
    assert step(state) == "additional_and_placement"
    assert seat(state, "A").hand["assistant"] == 5 - power + (power - 1) + power


def test_agency_prices() -> None:
    state = acting(Table(2).stock("A", yen=24), "employment_agency", 5)
    yen = [24]
    for piece in ("assistant", "shophouse", "trading_house", "trading_house"):
        play(state, f"hire {piece}")
        yen.append(seat(state, "A").stock["yen"])
    assert yen == [24, 24, 22, 18, 13]


@pytest.mark.parametrize(("out", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_the_trading_house_price_grows(out: int, price: int) -> None:
    table = Table(2).in_hand("A", trading_house=out).stock("A", yen=price - 1)
    assert refused(acting(table, "employment_agency", 2), "hire trading_house") == "short"
    table = Table(2).in_hand("A", trading_house=out).stock("A", yen=price)
    assert seat(play(acting(table, "employment_agency", 2), "hire trading_house"), "A").stock["yen"] == 0


def test_an_empty_warehouse_gives_nothing() -> None:
    table = Table(2).in_hand("A", assistant=21).stock("A", yen=9)
    assert refused(acting(table, "employment_agency", 3), "hire assistant") == "none_in_warehouse"


# ----------------------------------------------------------------------------------- church


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("power", POWERS)
def test_y1_church_faith_is_power_and_one_for_each_kind(power: int, edition: str) -> None:
    table = Table(3, edition=edition).stock("A", copper=1, silk=0, tea=9, fish=0, yen=9)
    state = acting(table, "church", power)
    reachable = [space for space, faith in enumerate((4, 5, 6, 7, 8, 9, 10), 1) if faith <= power + 3]
    assert legal(state, "worship") == [f"worship {space}" for space in reachable]


@pytest.mark.parametrize(("edition", "price"), [("second", 2), ("original", 1)])
def test_church_yen(edition: str, price: int) -> None:
    nothing = {"copper": 0, "silk": 0, "tea": 0, "fish": 0}
    state = acting(Table(3, edition=edition).stock("A", yen=price - 1, **nothing), "church", 3)
    assert step(state) == "additional_and_placement"
    state = play(
        acting(Table(3, edition=edition).stock("A", yen=price, **nothing), "church", 3), "worship 1; from hand"
    )
    assert seat(state, "A").stock["yen"] == 2  # the reward of space 1, all that was owned is paid
    assert seat(state, "A").score == 3


def test_church_kinds_are_paid_in_any_order_and_each_once() -> None:
    table = Table(3).stock("A", copper=2, silk=2, tea=2, fish=2, imports=2, yen=9)
    state = play(acting(table, "church", 5), "worship 4; pay silk")
    assert refused(state, "pay silk") == "kind_used"
    play(state, "pay copper; from area")
    assert seat(state, "A").stock == {"copper": 1, "silk": 1, "tea": 2, "fish": 2, "imports": 3, "yen": 9}


def test_a_payment_is_never_rounded_off_with_what_was_not_chosen() -> None:
    table = Table(3).stock("A", copper=1, silk=1, tea=1, fish=1, imports=1, yen=4)
    state = play(acting(table, "church", 3), "worship 3; pay fish")
    assert legal(state, "pay") == ["pay copper", "pay silk", "pay tea", "pay imports", "pay yen"]


def test_church_all_kinds_reach_faith_10_at_power_4_and_no_more_is_paid_than_needed() -> None:
    table = Table(3).stock("A", copper=1, silk=1, tea=1, fish=1, imports=1, yen=2)
    state = play(acting(table, "church", 4), "worship 7; from hand")
    assert set(seat(state, "A").stock.values()) == {0}
    assert seat(state, "A").score == 13
    table = Table(3).stock("A", copper=1, silk=1, tea=1, fish=1, imports=1, yen=2)
    state = play(acting(table, "church", 5), "worship 2; from hand")
    assert seat(state, "A").stock == {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 1, "yen": 2 + 2}


def test_church_spaces_taken_and_neutral_are_refused() -> None:
    state = acting(Table(2).church("B", 1).stock("A", tea=1, fish=1), "church", 5)
    assert refused(state, "worship 1") == "space_taken"
    assert refused(state, "worship 4") == "space_taken"
    assert refused(acting(Table(2, edition="original"), "church", 5), "worship 4") is None


CHURCH = {
    1: (4, {"vp": 3, "yen": 2}),
    2: (5, {"vp": 4, "yen": 2}),
    3: (6, {"vp": 5}),
    4: (7, {"vp": 5, "imports": 1}),
    5: (8, {"vp": 7, "yen": 3}),
    6: (9, {"vp": 10}),
    7: (10, {"vp": 13}),
}


@pytest.mark.parametrize("space", CHURCH)
def test_church_spaces_cost_their_number_and_give_their_reward(space: int) -> None:
    stock = {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 1, "yen": 2}
    state = play(acting(Table(3).stock("A", **stock), "church", 5), f"worship {space}")
    while legal(state, "pay"):
        play(state, legal(state, "pay")[0])
    play(state, "from area")
    number, reward = CHURCH[space]
    paid = list(stock)[: max(0, number - 5)]
    expected = {kind: (0 if kind in paid else stock[kind]) + reward.get(kind, 0) for kind in stock}
    assert seat(state, "A").stock == expected
    assert seat(state, "A").score == reward["vp"]
    assert step(state) == {3: "move", 6: "warehouse"}.get(space, "additional_and_placement")


# ----------------------------------------------------------------------------------- customs


@pytest.mark.parametrize("power", POWERS)
def test_customs_takes_one_import_less_than_power(power: int) -> None:
    state = acting(Table(3).stock("A", imports=9), "customs", power)
    payable = [space for space, imports in enumerate((1, 1, 2, 2, 3, 3, 4), 1) if imports < power]
    assert legal(state, "declare") == [f"declare {space}" for space in payable]


def test_customs_pays_exactly_the_number_of_the_space() -> None:
    state = acting(Table(3).stock("A", imports=4), "customs", 5)
    play(state, "declare 5; from area")
    assert seat(state, "A").stock["imports"] == 1
    assert seat(state, "A").score == 12
    assert view_customs(state) == {"5": "A"}


def view_customs(state: State) -> dict[str, str]:
    customs: dict[str, str] = state.snapshot()["position"]["customs"]
    return customs


def test_customs_refuses_what_is_taken_too_dear_or_too_high() -> None:
    state = acting(Table(2).customs("B", 1).stock("A", imports=1), "customs", 3)
    assert refused(state, "declare 1") == "space_taken"
    assert refused(state, "declare 4") == "space_taken"  # neutral
    assert refused(state, "declare 3") == "short"
    assert refused(state, "declare 5") == "power_too_low"
    assert legal(state, "declare") == ["declare 2"]


# ----------------------------------------------------------------------------------- laboratory


@pytest.mark.parametrize(("slot", "adds"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
@pytest.mark.parametrize("power", POWERS)
def test_laboratory_cost_is_value_and_slot_less_power(power: int, slot: int, adds: int) -> None:
    table = Table(2).laboratory("laboratory_a", slot, "mining")  # value 3
    state = acting(table.stock("A", yen=0, imports=20), "laboratory_a", power)
    play(state, f"develop {table.card('mining')}")
    assert seat(state, "A").stock["imports"] == 20 - max(0, 3 + adds - power)
    assert len(seat(state, "A").technologies) == 1


def test_laboratory_takes_any_mix_of_imports_and_yen() -> None:
    table = Table(2).laboratory("laboratory_a", 1, "tram").stock("A", yen=5, imports=2)
    state = play(acting(table, "laboratory_a", 1), "develop 62")  # 4 to pay: 2 imports and 2 x 2 yen only
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["yen"]) == (0, 1)
    table = Table(2).laboratory("laboratory_a", 1, "tram").stock("A", yen=8, imports=3)
    state = play(acting(table, "laboratory_a", 2), "develop 62; pay yen; pay imports; pay yen")
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["yen"]) == (2, 4)


def test_laboratory_refuses_what_cannot_be_paid_and_what_is_owned() -> None:
    table = Table(2).laboratory("laboratory_a", 1, "tram").laboratory("laboratory_a", 2, "station")
    table.own("A", "postal").laboratory("laboratory_a", 3, 43).stock("A", yen=1, imports=2)
    state = acting(table, "laboratory_a", 2)
    assert refused(state, "develop 62") == "too_dear"  # 3 to pay, with 2 imports and 1 yen
    assert refused(state, "develop 57") is None
    assert refused(state, "develop 43") == "owned_already"
    deck_top = table.position["technologies"][f"deck_{table.position['technology_deck']}"]
    assert refused(state, f"develop {deck_top}") == "not_on_board"


@pytest.mark.parametrize(
    ("edition", "owned", "due"),
    [("second", 2, False), ("second", 3, True), ("second", 5, True), ("original", 3, False), ("original", 4, True)],
)
def test_the_surcharge_for_technologies(edition: str, owned: int, due: bool) -> None:
    names = ("ball", "winery", "postal", "stock", "gaslight")[:owned]
    table = (
        Table(2, edition=edition).own("A", *names).laboratory("laboratory_a", 1, "mining").stock("A", yen=2, imports=1)
    )
    state = play(acting(table, "laboratory_a", 5), "develop 54")
    if due:
        assert legal(state, "pay") == ["pay imports", "pay yen"]
        play(state, "pay yen")
    assert seat(state, "A").stock["yen"] == (0 if due else 2)
    assert 54 in seat(state, "A").technologies


@pytest.mark.parametrize(("edition", "owned"), [("second", 3), ("original", 4)])
def test_without_the_surcharge_nothing_can_be_taken(edition: str, owned: int) -> None:
    names = ("ball", "winery", "postal", "stock")[:owned]
    table = Table(2, edition=edition).own("A", *names).stock("A", yen=1)
    state = acting(table, "laboratory_a", 5)
    assert step(state) == "additional_and_placement"


def test_the_surcharge_is_one_payment_of_its_own_after_the_mix() -> None:
    table = (
        Table(2)
        .own("A", "ball", "winery", "stock")
        .laboratory("laboratory_a", 1, "mining")
        .stock("A", yen=2, imports=1)
    )
    state = play(acting(table, "laboratory_a", 2), "develop 54; pay imports")  # 1 to pay, then the surcharge: 2 yen
    assert (seat(state, "A").stock["imports"], seat(state, "A").stock["yen"]) == (0, 0)
    table = (
        Table(2)
        .own("A", "ball", "winery", "stock")
        .laboratory("laboratory_a", 1, "mining")
        .stock("A", yen=3, imports=0)
    )
    assert step(acting(table, "laboratory_a", 2)) == "additional_and_placement"


def test_laboratory_slides_left_and_refills_on_the_right() -> None:
    table = Table(2)
    for slot, name in enumerate(("mining", "stock", "winery", "patent", "station", "gaslight"), 1):
        table.laboratory("laboratory_a", slot, name)
    top = table.position["technologies"][f"deck_{table.position['technology_deck']}"]
    state = play(acting(table, "laboratory_a", 5), "develop 50")
    assert state.view(0).laboratories[0] == (54, 47, 46, 57, 48, top)
    assert state.revealed


def test_an_empty_technology_deck_leaves_a_gap_at_the_right_and_ends_nothing() -> None:
    table = Table(2).laboratory("laboratory_a", 1, "mining").laboratory("laboratory_a", 2, "station").technology_deck(0)
    state = play(acting(table.stock("A", yen=0, imports=1), "laboratory_a", 5), "develop 54")
    shown = state.view(0).laboratories[0]
    assert None not in shown[:5]
    assert shown[5] is None
    assert state.view(0).last_round is None


def test_each_laboratory_has_its_own_board() -> None:
    table = Table(4).laboratory("laboratory_a", 1, "mining").laboratory("laboratory_b", 1, "stock")
    state = acting(table, "laboratory_b", 5)
    assert refused(state, "develop 54") == "not_on_board"
    play(state, "develop 50")


# ----------------------------------------------------------------------------------- port


@pytest.mark.parametrize(("power", "slots"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_port_levels_by_power(power: int, slots: int) -> None:
    state = acting(Table(2).port("port_a", 1, 2, 3, 4, 5, 6), "port_a", power)
    assert legal(state, "take") == [f"take {number}" for number in range(1, slots + 1)]
    assert seat(state, "A").score == (3 if power == 5 else 0)


@pytest.mark.parametrize(("pay", "left"), [("yen", (2, 1)), ("imports", (4, 0))])
def test_port_the_second_order_costs_2_yen_or_1_import(pay: str, left: tuple[int, int]) -> None:
    table = Table(2).port("port_a", 1, 2).orders("A").stock("A", yen=4, imports=1)
    state = play(acting(table, "port_a", 2), f"take 2; take 1; pay {pay}")
    assert (seat(state, "A").stock["yen"], seat(state, "A").stock["imports"]) == left


def test_port_no_second_order_without_the_money_and_no_third() -> None:
    state = play(acting(Table(2).port("port_a", 1, 2).orders("A").stock("A", yen=1), "port_a", 2), "take 1")
    assert step(state) == "additional_and_placement"
    table = Table(2).port("port_a", 1, 2, 3, 4).orders("A").stock("A", yen=9)
    state = play(acting(table, "port_a", 4), "take 1; take 2")
    assert step(state) == "additional_and_placement"


def test_port_slides_left_and_refills_on_the_right() -> None:
    table = Table(2).port("port_a", 1, 2, 3, 4, 5, 6).orders("A").stock("A", yen=2)
    deck = table.position["order_deck"]
    top, second = (table.position["orders"][f"deck_{deck - n}"] for n in (0, 1))
    state = play(acting(table, "port_a", 4), "take 2; take 5")
    assert state.view(0).ports[0] == (1, 3, 4, 6, top, second)


def test_y9_an_action_with_a_choice_may_be_declined() -> None:
    state = play(acting(Table(2).port("port_a", 1), "port_a", 3), "done")
    assert step(state) == "additional_and_placement"
    assert len(seat(state, "A").orders) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_ever_placed_on_the_canal(edition: str) -> None:
    state = Table(3, edition=edition).state()
    assert refused(state, "place canal") == "canal"
    assert refused(state, "place_two canal") == "canal"


# ----------------------------------------------------------------------------------- token, construction, recovery


def test_the_token_needs_power_5_and_is_optional() -> None:
    state = play(Table(2).assistants("A", bank=3).moving().state(), "go bank")
    assert step(state) == "construction"
    state = play(Table(2).assistants("A", bank=4).moving().state(), "go bank; done")
    assert area(state, "bank").token is not None
    assert seat(state, "A").tokens_taken == 0


TOKENS = {
    (1, 2, 3): {"imports": 1},
    (4,): {"copper": 2},
    (5,): {"copper": 1, "yen": 2},
    (6,): {"silk": 3},
    (7,): {"silk": 2, "yen": 1},
    (8,): {"tea": 4},
    (9,): {"fish": 4},
    (10,): {"tea": 2, "fish": 2},
    (13,): {"yen": 4},
    (14,): {"yen": 5},
    (15, 16): {},
}


@pytest.mark.parametrize("number", [number for numbers in TOKENS for number in numbers])
def test_token_rewards(number: int) -> None:
    table = Table(2).assistants("A", church=4).token("church", number).in_hand("A", shophouse=0)
    table.stock("A", copper=0, silk=0, tea=0, fish=0, yen=0)
    state = play(table.moving().state(), "go church; done; token")
    expected = next(reward for numbers, reward in TOKENS.items() if number in numbers)
    assert {kind: count for kind, count in seat(state, "A").stock.items() if count} == expected
    assert seat(state, "A").score == (2 if number in (15, 16) else 0)


def test_token_with_any_good_warehouse_and_moves() -> None:
    table = Table(2).assistants("A", church=4).token("church", 11).in_hand("A", shophouse=0)
    state = play(table.moving().state(), "go church; done; token; gain copper; gain fish")
    assert (seat(state, "A").stock["copper"], seat(state, "A").stock["fish"]) == (2, 2)
    table = Table(2).assistants("A", church=4).token("church", 17).in_hand("A", shophouse=0).stock("A", yen=2)
    state = play(table.moving().state(), "go church; done; token; hire assistant; hire shophouse; done; done")
    assert seat(state, "A").hand == {"assistant": 4 + 1 + 4, "shophouse": 1, "trading_house": 0}
    table = Table(2).assistants("A", church=4).token("church", 19).in_hand("A", shophouse=0)
    state = play(table.moving().state(), "go church; done; token; lift church; drop bank; lift hand; drop bank; done")
    assert area(state, "bank").assistants[0] == 2
    assert seat(state, "A").hand["assistant"] == 4 - 1 + 3


@pytest.mark.parametrize("power", POWERS)
def test_construction_needs_power_4(power: int) -> None:
    table = Table(2).agents("A", dutch=1).assistants("A", bank=power).no_token("bank")
    state = play(table.state(), "agent bank")
    assert (step(state) == "construction") == (power >= 4)


def test_construction_rewards_and_limits() -> None:
    table = Table(2).assistants("A", bank=3).site("bank", 18).build("B", "shophouse_1", "bank")
    state = play(table.moving().state(), "go bank")
    assert refused(state, "build shophouse_1") == "space_taken"
    assert refused(state, "build trading_house") == "no_piece_in_hand"
    play(state, "build shophouse_2")
    assert seat(state, "A").stock["silk"] == 1 + 2
    assert seat(state, "A").hand["shophouse"] == 1
    assert step(state) == "additional_after"  # one building an action


def test_a_trading_house_space_is_for_one_player() -> None:
    table = Table(2).assistants("A", bank=3).in_hand("A", trading_house=1).build("B", "trading_house", "bank")
    assert refused(play(table.moving().state(), "go bank"), "build trading_house") == "space_taken"


def test_recovery_takes_all_assistants_of_the_area_and_only_there() -> None:
    table = Table(2).assistants("A", bank=2, church=3).assistants("B", bank=2)
    state = play(table.moving().state(), "go bank")
    assert area(state, "bank").assistants == (0, 2)
    assert area(state, "church").assistants == (3, 0)
    assert seat(state, "A").hand["assistant"] == 3 + 2
    assert seat(state, "A").president == "bank"
