"""The 19 worked examples of the books (section 12), in the editions they belong to."""

import pytest

from tests.yokohama.positions import EDITIONS, Table, area, final, idle, play, refused, seat, step

EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS)


@EACH_EDITION
def test_01_placement_a_with_2_yen(edition: str) -> None:
    table = Table(4, edition=edition).stock("A", yen=2).stock("B", yen=0)
    table.president("B", "employment_agency").president("C", "laboratory_a").president("D", "laboratory_a")
    state = play(table.state(), "place copper_mine_1")
    assert seat(state, "A").stock["yen"] == 2
    play(state, "place employment_agency")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (1, 1)
    assert refused(state, "place laboratory_a") == "short"
    play(state, "place silk_mill_1")
    assert seat(state, "A").stock["yen"] == 1
    assert seat(state, "A").hand["assistant"] == 5
    assert step(state) == "movement"


@EACH_EDITION
def test_02_walk_from_tea_plantation_to_silk_mill(edition: str) -> None:
    table = Table(2, edition=edition).lay("laboratory_a", "tea_plantation_1", "employment_agency", "silk_mill_1")
    table.assistants("A", employment_agency=1, silk_mill_1=1).stock("A", yen=1).stock("B", yen=0)
    state = table.president("A", "tea_plantation_1").president("B", "employment_agency").moving().state()
    assert refused(state, "walk laboratory_a") == "no_assistant_there"
    play(state, "walk employment_agency")
    assert (seat(state, "A").stock["yen"], seat(state, "B").stock["yen"]) == (0, 1)
    assert refused(state, "stop") == "president_there"
    play(state, "walk silk_mill_1")
    assert seat(state, "A").president == "silk_mill_1"
    assert seat(state, "A").stock["silk"] == 1 + 1


@EACH_EDITION
def test_03_silk_mill_at_power_5(edition: str) -> None:
    table = Table(2, edition=edition).assistants("A", silk_mill_1=3).build("A", "shophouse_1", "silk_mill_1")
    table.site("silk_mill_1", 1).token("silk_mill_1", 1).in_hand("A", trading_house=1, assistant=0)
    state = play(table.moving().state(), "go silk_mill_1")
    assert seat(state, "A").stock["silk"] == 1 + 4
    play(state, "token")
    assert seat(state, "A").stock["imports"] == 1
    assert seat(state, "A").tokens_taken == 1
    assert area(state, "silk_mill_1").token is None
    assert refused(state, "build shophouse_2") == "built_here_already"
    play(state, "build trading_house")
    assert seat(state, "A").score == 9
    assert seat(state, "A").hand["assistant"] == 3
    assert seat(state, "A").president == "silk_mill_1"


@EACH_EDITION
def test_04_no_construction_without_a_building_in_hand(edition: str) -> None:
    table = Table(2, edition=edition).assistants("A", church=3).in_hand("A", shophouse=0)
    state = play(table.moving().state(), "go church; done")
    assert step(state) == "additional_after"


@EACH_EDITION
def test_05_agent_at_the_copper_mine(edition: str) -> None:
    table = Table(2, edition=edition).assistants("A", copper_mine_1=2).build("A", "trading_house", "copper_mine_1")
    table.agents("A", french=1).in_hand("A", assistant=0).stock("A", copper=0, yen=3)
    state = play(table.state(), "agent copper_mine_1")
    assert seat(state, "A").stock["copper"] == 1
    assert seat(state, "A").stock["yen"] == 3
    assert seat(state, "A").hand["assistant"] == 2
    assert area(state, "copper_mine_1").token == 1
    assert seat(state, "A").agents_used["french"] == 1
    assert step(state) == "additional_and_placement"


@EACH_EDITION
def test_06_order_agent_order_in_one_phase(edition: str) -> None:
    table = Table(2, edition=edition).orders("A", 10, 20).stock("A", silk=2, copper=2)
    state = table.assistants("A", bank=1).agents("A", british=1).state()
    play(state, "fulfil 10; agent bank; fulfil 20")
    assert seat(state, "A").fulfilled == (10, 20)
    assert seat(state, "A").orders == ()
    assert step(state) == "additional_and_placement"


@EACH_EDITION
def test_07_achievement_5_copper_after_two_others(edition: str) -> None:
    table = Table(3, edition=edition).achieved("copper", "B", "C").stock("A", copper=5)
    state = play(table.state(), "achieve copper")
    assert seat(state, "A").score == 6
    assert seat(state, "A").hand["assistant"] == 7
    assert seat(state, "A").stock["copper"] == 5
    assert seat(state, "A").achievements == ("copper",)


@EACH_EDITION
def test_08_a_second_british_icon_brings_a_british_agent(edition: str) -> None:
    table = Table(2, edition=edition).own("A", 1, 40).orders("A", 4).stock("A", tea=2, fish=2)
    state = table.state()
    assert set(seat(state, "A").agents.values()) == {0}
    play(state, "fulfil 4")
    assert {kind for kind, count in seat(state, "A").agents.items() if count} == {"british"}


@EACH_EDITION
def test_09_the_round_is_finished_and_one_more_is_played(edition: str) -> None:
    table = Table(4, edition=edition).build("C", "trading_house", "church", "customs", "port_a")
    table.in_hand("C", trading_house=1).assistants("C", bank=3).site("bank", 1)
    state = play(table.to_move("C", placed=True).state(), "go bank; build trading_house; end")
    turns = []
    while state.to_move is not None:
        turns.append(state.to_move)
        idle(state)
    assert turns == [3, 0, 1, 2, 3]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "trading_houses"


@EACH_EDITION
def test_10_church_at_the_end(edition: str) -> None:
    state = Table(4, edition=edition).church("A", 1, 5).church("B", 2, 6).church("C", 3).state()
    assert [final(state, letter, "church_majority") for letter in "ABCD"] == [3, 6, 0, 0]


@EACH_EDITION
def test_11_customs_at_the_end(edition: str) -> None:
    state = Table(4, edition=edition).customs("A", 1, 2, 3).customs("B", 4).customs("C", 5).state()
    assert [final(state, letter, "customs_majority") for letter in "ABCD"] == [8, 0, 4, 0]


@EACH_EDITION
def test_12_technology_at_the_end(edition: str) -> None:
    table = Table(4, edition=edition)
    table.own("A", "telephone", "telegram").own("B", "telephone", "telegram", "newspaper", "stock")
    table.own("C", "ball", "patent", "winery", "postal").own("D", "tram", "exposition")
    state = table.state()
    assert [final(state, letter, "technology_majority") for letter in "ABCD"] == [5, 10, 0, 0]


@EACH_EDITION
def test_13_countries_in_sets_of_5_3_and_1(edition: str) -> None:
    british, american, french, german, dutch = (1, 4, 6), (2, 5), (7, 10), (3,), (12,)
    state = Table(2, edition=edition).own("A", *british, *american, *french, *german, *dutch).state()
    assert final(state, "A", "countries") == 12 + 4 + 0


@EACH_EDITION
def test_14_what_is_left_over(edition: str) -> None:
    state = Table(2, edition=edition).stock("A", imports=1, yen=3, copper=2, silk=1, tea=1, fish=3).state()
    assert [final(state, "A", kind) for kind in ("imports", "yen", "goods")] == [1, 1, 2]


@EACH_EDITION
def test_15_port_at_power_3_two_orders(edition: str) -> None:
    table = Table(2, edition=edition).port("port_a", 1, 2, 3, 4, 5, 6).orders("A").assistants("A", port_a=2)
    state = play(table.stock("A", yen=2).moving().state(), "go port_a")
    assert refused(state, "take 5") == "level_too_high"
    play(state, "take 2; take 3")
    assert [order.number for order in seat(state, "A").orders] == [2, 3]
    assert seat(state, "A").stock["yen"] == 0


@EACH_EDITION
def test_16_laboratory_tram_in_the_third_slot(edition: str) -> None:
    table = Table(2, edition=edition).laboratory("laboratory_a", 3, "tram").assistants("A", laboratory_a=3)
    table.build("A", "shophouse_1", "laboratory_a").stock("A", yen=2).no_token("laboratory_a")
    state = play(table.moving().state(), "go laboratory_a; develop 62")
    assert seat(state, "A").technologies == (62,)
    assert seat(state, "A").stock["yen"] == 0


@pytest.mark.parametrize(("edition", "yen"), [("original", 1), ("second", 2)])
def test_17_church_with_copper_silk_and_yen(edition: str, yen: int) -> None:
    table = Table(2, edition=edition).assistants("A", church=2).stock("A", copper=1, silk=1, tea=1, fish=0, yen=yen)
    state = play(table.moving().state(), "go church; worship 3; pay copper; pay silk; pay yen; from hand")
    assert seat(state, "A").stock == {"copper": 0, "silk": 0, "tea": 1, "fish": 0, "imports": 0, "yen": 0}
    assert seat(state, "A").score == 5
    play(state, "lift hand; drop bank; lift church; drop bank")
    assert area(state, "bank").assistants[0] == 2
    assert step(state) == "additional_after"


@EACH_EDITION
def test_18_customs_second_space(edition: str) -> None:
    table = Table(2, edition=edition).assistants("A", customs=1).stock("A", imports=1, yen=0)
    state = play(table.moving().state(), "go customs; declare 2; from area")
    assert seat(state, "A").score == 4
    assert seat(state, "A").stock["yen"] == 2
    assert seat(state, "A").stock["imports"] == 0
    assert area(state, "customs").assistants[0] == 0


@EACH_EDITION
def test_19_mining_technology(edition: str) -> None:
    table = Table(2, edition=edition).own("A", "mining").assistants("A", copper_mine_1=3).stock("A", copper=0)
    state = play(table.moving().state(), "go copper_mine_1")
    assert seat(state, "A").stock["copper"] == 3
