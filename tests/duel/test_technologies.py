"""All 20 technologies (section 7), those that score at the end included."""

import pytest

from tests.duel.positions import Table, area, final, legal, play, refused, seat, step, total


def test_exposition() -> None:
    assert final(Table().own("A", "exposition").state(), "A", "technologies") == 8


def test_ball() -> None:
    assert final(Table().own("A", "ball").fulfilled("A", 5, 6).fulfilled("B", 7).state(), "A", "technologies") == 2


def test_station_is_put_at_once_and_strengthens_both() -> None:
    table = Table().turn(7).technologies("station").stock("A", yen=2)
    state = play(table.state(), "choose laboratory; develop station")
    assert (step(state), len(legal(state))) == ("station_token", 10)
    play(state, "station bank")
    assert area(state, "bank").station
    play(state, "done; end; choose bank")
    assert (total(state), seat(state, "B").stock["yen"]) == (5, 5)


def test_station_opens_its_area_once_a_round() -> None:
    table = Table().turn(5).played("B", "bank", "church").station("A", "bank")
    state = play(table.state(), "ride")
    assert (total(state), seat(state, "A").used_technologies) == (3 + 1, ("station",))
    play(state, "done; end; choose tea_plantation; end")
    assert refused(state, "ride") == "used_this_round"
    state = Table().turn(4).played("B", "bank").played("A", "church", "port").station("A", "bank").state()
    assert refused(state, "ride") == "needs_technology"  # only its owner may


def test_mining_at_the_mine() -> None:
    state = play(Table().turn(5).own("A", "mining").state(), "choose copper_mine")
    assert seat(state, "A").stock["copper"] == 1 + 1
    state = play(Table().own("A", "mining").state(), "choose copper_mine")
    assert seat(state, "A").stock["copper"] == 0


@pytest.mark.parametrize(("yen", "after"), [(0, 1), (1, 2), (2, 2)])
def test_stock(yen: int, after: int) -> None:
    state = play(Table().own("B", "stock").stock("B", yen=yen).state(), "choose tea_plantation; end")
    assert seat(state, "B").stock["yen"] == after


def test_patent() -> None:
    assert final(Table().turn(9).own("A", "patent", "tram", "stock").state(), "A", "technologies") == 6


def test_letterpress_pays_for_later_technologies_only() -> None:
    state = play(Table().turn(7).technologies("letterpress").state(), "choose laboratory; develop letterpress")
    assert seat(state, "A").stock["yen"] == 0
    table = Table().turn(7).own("A", "letterpress").technologies("stock")
    state = play(table.state(), "choose laboratory; develop stock")
    assert seat(state, "A").stock["yen"] == 2


def test_stagecoach() -> None:
    table = Table().turn(5).played("B", "bank", "church").own("A", "stagecoach").warehouse("A", "bank")
    state = table.state()
    assert refused(state, "stagecoach church") == "no_warehouse_there"
    play(state, "stagecoach bank; done; end; choose tea_plantation; end")
    assert refused(state, "stagecoach bank") == "used_this_round"


def test_electric_light() -> None:
    state = Table().own("A", "electric_light").warehouse("A", "bank", "port").warehouse("B", "church").state()
    assert final(state, "A", "technologies") == 6


def test_postal_plays_any_strength_card() -> None:
    state = play(Table().own("A", "postal").state(), "choose tea_plantation")
    assert legal(state) == ["postal 2", "postal 3", "postal 4", "add none"]
    assert refused(state, "postal 1") == "not_higher"
    play(state, "postal 4")
    assert (total(state), seat(state, "A").next_card) == (4, 1)
    play(state, "done; end; choose bank; end; choose silk_mill")
    assert total(state) == 1  # and Postal is turned: nothing was asked


def test_postal_knows_equal_cards_and_played_ones() -> None:
    table = Table().turn(3).own("A", "postal").upgraded("A", 2).played_cards("A", card_3="bank")
    state = play(table.state(), "choose tea_plantation")
    assert legal(state, "postal") == ["postal 2"]  # card 4 counts 4 as well
    assert (refused(state, "postal 3"), refused(state, "postal 4")) == ("card_played", "same_strength")


def test_postal_is_not_for_agents() -> None:
    table = Table().own("A", "postal").fulfilled("A", 30, 31, 32).hired("A", "orders").extra("A", plus_1=1)
    state = play(table.state(), "agent bank")
    assert refused(state, "postal 4") == "by_agent"


def test_gaslight() -> None:
    assert final(Table().own("A", "gaslight").shop("A", "bank", "port").state(), "A", "technologies") == 2


def test_telegraph_with_an_agent() -> None:
    table = Table().own("A", "telegraph").fulfilled("A", 30, 31, 32).hired("A", "orders").extra("A", plus_1=1)
    state = play(table.state(), "agent tea_plantation; add plus_1")
    assert total(state) == 3 + 2


def test_language_school() -> None:
    table = Table().own("A", "language_school").hand("A", 1, 6).stock("A", tea=3, fish=3)
    state = play(table.state(), "fulfil 1; fulfil 6")
    assert seat(state, "A").stock["yen"] == 3 + 1 + 1


def test_university_makes_the_one_upgrade_free() -> None:
    table = Table().turn(8).own("B", "university")
    state = play(table.state(), "choose tea_plantation; done; end")
    assert (state.to_move, legal(state)[0], len(legal(state))) == (1, "done", 5)
    play(state, "upgrade 4")
    assert [card.strength for card in seat(state, "B").strength_cards] == [1, 2, 3, 6]
    assert state.round == 2


def test_tram() -> None:
    table = Table().turn(5).played("B", "bank", "church").own("A", "tram")
    state = table.state()
    assert legal(state, "tram") == ["tram church", "tram bank"]
    play(state, "tram bank; end; choose tea_plantation; end")
    assert refused(state, "tram bank") == "used_this_round"


def test_winery() -> None:
    assert final(Table().own("A", "winery").church("A", 4, 5).church("B", 6).state(), "A", "technologies") == 4


def test_telephone() -> None:
    state = play(Table().own("A", "telephone").stock("A", yen=3).state(), "choose tea_plantation; telephone")
    assert (total(state), seat(state, "A").stock["yen"]) == (2, 2)
    table = Table().own("A", "telephone").fulfilled("A", 30, 31, 32).hired("A", "orders").stock("A", yen=1)
    state = play(table.state(), "agent bank; telephone")
    assert total(state) == 4
    state = play(Table().own("A", "telephone").state(), "choose tea_plantation")
    assert step(state) == "end_of_turn"  # without yen there is nothing to ask


def test_postal_and_telephone_together() -> None:
    table = Table().own("A", "telephone", "postal").stock("A", yen=1).extra("A", plus_1=1)
    for moves in ("postal 4; telephone", "telephone; postal 4"):
        state = play(table.state(), f"choose tea_plantation; {moves}")
        assert (refused(state, "postal 3"), refused(state, "telephone")) == ("used_this_round", "used_this_round")
        play(state, "add none")
        assert total(state) == 5


def test_newspaper_at_once() -> None:
    table = Table().turn(7).technologies("newspaper")
    state = play(table.state(), "choose laboratory; develop newspaper")
    assert seat(state, "A").extra["plus_1"] == 1
    table.extra("A", plus_1=3, plus_2=1)
    state = play(table.state(), "choose laboratory; add none; develop newspaper")
    assert step(state) == "extra_cards"


def test_spinning_mill_once_a_round() -> None:
    state = play(Table().own("A", "spinning_mill").stock("A", silk=2).state(), "spin")
    assert (seat(state, "A").stock["silk"], seat(state, "A").stock["yen"]) == (1, 2)
    assert refused(state, "spin") == "used_this_round"
    assert refused(Table().own("A", "spinning_mill").state(), "spin") == "short"
    assert refused(Table().own("B", "spinning_mill").state(), "spin") == "needs_technology"


def test_brickyard() -> None:
    state = Table().own("A", "brickyard").stock("A", turned=3, imports=1).state()
    assert (final(state, "A", "technologies"), final(state, "A", "turned_imports")) == (6, 12)
