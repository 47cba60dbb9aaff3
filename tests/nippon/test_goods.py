"""Production, contracts and the local market (sections 3.2.3, 3.2.6 and 3.2.7), with their rulings."""

import pytest

from tests.nippon.positions import (
    Table,
    legal,
    mover,
    number,
    play,
    refused,
    scored,
    seat,
    store,
    token_on,
)

# ----------------------------------------------------------------------------------- production and contracts


def test_a_factory_needs_coal_and_room() -> None:
    assert refused(Table().factory("A", 4, cubes=4).state(), "production red") == "nothing_to_run"
    table = Table().factory("A", 4, cubes=4).factory("A", 8).stock("A", coal=1)
    reason = table.state().why_illegal(table.state().game.catalogue.parse("production red"))
    assert reason is not None
    assert (reason.code, reason.args) == ("short", {"kind": "coal", "by": 1})
    state = table.factory("A", 10).stock("A", coal=5).state()
    play(state, "production red")
    assert refused(state, "run silk") == "store_full"
    assert refused(state, "run clocks") == "no_factory"
    play(state, "run paper; run bento")
    assert seat(state, "A").stock["coal"] == 0


def test_amounts_come_from_different_goods_each_from_one() -> None:
    alone = Table().factory("A", 4, cubes=4).state()
    play(alone, "export red")
    assert legal(alone, "fulfil") == ["fulfil 1", "fulfil 3"]
    assert refused(alone, "fulfil 4") == "contract_unpaid"
    state = Table().factory("A", 4, 8, 12, cubes=2).state()
    play(state, "export red; fulfil 7; pay bento")  # then 1 and 1 of the others
    assert [store(state, "A", good) for good in ("silk", "paper", "bento")] == [1, 1, 0]
    assert scored(state, "A", "contracts") == 6
    assert number(state, "A", "money") == 16


def test_equal_amounts_are_paid_in_any_order() -> None:
    state = Table().factory("A", 4, 8, 12, cubes=1).state()
    play(state, "export red; fulfil 2")
    assert legal(state, "pay") == ["pay silk", "pay paper", "pay bento"]
    play(state, "pay bento")
    assert legal(state, "pay") == ["pay silk", "pay paper"]
    assert refused(state, "pay bento") == "good_used"
    play(state, "pay silk")
    assert [store(state, "A", good) for good in ("silk", "paper", "bento")] == [0, 1, 0]


def test_a_good_for_a_large_amount_leaves_what_the_others_need() -> None:
    table = Table().factory("A", 4, cubes=2).factory("A", 8, 12, cubes=1).fulfilled("A", 1, 2, 3, 5)
    state = play(table.state(), "export red; fulfil 4; pay paper")
    assert [store(state, "A", good) for good in ("silk", "paper", "bento")] == [0, 0, 1]


def test_each_contract_once() -> None:
    state = Table().factory("A", 4, cubes=4).fulfilled("A", 1, 3).state()
    assert refused(state, "export red") == "nothing_to_fulfil"
    state = Table().factory("A", 4, cubes=4).fulfilled("A", 3).state()
    play(state, "export red")
    assert seat(state, "A").contracts[0].fulfilled


def test_three_contracts_at_most() -> None:
    state = Table().factory("A", 4, 8, 12, 16, 20, 24, cubes=4).state()
    play(state, "export red; fulfil 1; pay silk; fulfil 3; pay paper; fulfil 6; pay bento; pay lenses")
    assert mover(state) == "B"
    assert (seat(state, "A").stock["yen"], scored(state, "A", "contracts")) == (12 + 6 + 10, 5)


# ----------------------------------------------------------------------------------- influence


def test_without_a_token_that_fits_there_is_no_delivery() -> None:
    table = Table().factory("A", 4, cubes=1).token("kyoto", 1, "A", 1)
    state = table.state()
    assert refused(state, "local_market red") == "nothing_to_deliver"
    assert refused(Table().state(), "local_market red") == "nothing_to_deliver"


def test_equal_tokens_do_not_replace_each_other() -> None:
    state = Table().factory("A", 4, cubes=1).factory("A", 8, cubes=1).token("sapporo", 3, "B", 1).state()
    play(state, "local_market red")
    assert refused(state, "deliver sapporo 3") == "no_token_fits"


def test_n8_the_token_must_be_in_the_supply_before_the_replaced_one_comes_back() -> None:
    state = Table().factory("A", 4, cubes=3).token("sapporo", 3, "A", 2).state()
    play(state, "local_market red; deliver sapporo 3")
    assert token_on(state, "sapporo", 3) == "A3"  # three cubes and the 3 were the only way
    assert seat(state, "A").tokens[2] == 1


def test_n9_a_token_that_came_back_can_be_used_again_at_once() -> None:
    table = Table().factory("A", 4, cubes=4).token("sapporo", 3, "A", 1).tile("hakodate", 3)
    state = play(table.state(), "local_market red; deliver sapporo 3; cubes 2; deliver hakodate 1; cubes 1")
    assert (token_on(state, "sapporo", 3), token_on(state, "hakodate", 1)) == ("A2", "A1")


def test_any_lower_token_may_be_used() -> None:
    state = Table().factory("A", 18, cubes=1).state()
    play(state, "local_market red; deliver hakodate 2")
    assert legal(state, "token") == [f"token {value}" for value in range(1, 6)]


def test_more_cubes_than_needed_may_be_paid() -> None:
    state = Table().factory("A", 18, cubes=3).state()
    play(state, "local_market red; deliver hakodate 2; cubes 3; token 1")
    assert (store(state, "A", "clocks"), token_on(state, "hakodate", 2)) == (0, "A1")


def test_all_tokens_of_an_action_are_in_one_region_three_at_most() -> None:
    table = Table().factory("A", 4, 8, 12, 16, cubes=2)
    state = play(table.state(), "local_market red; deliver sapporo 3; cubes 1")
    assert refused(state, "deliver tokyo 1") == "other_region"
    play(state, "deliver sapporo 2; deliver hakodate 3; cubes 1")
    assert mover(state) == "B"
    assert seat(state, "A").stock["coal"] == 2 + 3 * 2


@pytest.mark.parametrize(("name", "yen", "coal", "vp"), [("tokyo", 5, 0, 0), ("sapporo", 0, 2, 0), ("kyoto", 0, 0, 2)])
def test_region_bonuses(name: str, yen: int, coal: int, vp: int) -> None:
    state = Table().tile(name, 1).factory("A", 4, cubes=1).state()
    play(state, f"local_market red; deliver {name} 3")
    assert (seat(state, "A").stock["yen"], seat(state, "A").stock["coal"]) == (12 + yen, 2 + coal)
    assert scored(state, "A", "region_bonuses") == vp


def test_n10_at_the_limit_a_lower_token_is_replaced_on_its_own_space() -> None:
    table = Table(players=2).factory("A", 18, cubes=3)
    table.token("hakodate", 2, "B", 3).token("hakodate", 1, "B", 1)
    state = play(table.state(), "local_market red; deliver hakodate 2; cubes 1; token 5; done")
    assert [token_on(state, "hakodate", space) for space in (1, 2)] == ["B1", "A5"]
    assert seat(state, "B").tokens[3] == 2


def test_the_acting_player_chooses_among_equal_lowest_tokens() -> None:
    table = Table(players=3).factory("A", 18, cubes=1)
    table.token("hakodate", 1, "B", 3).token("hakodate", 3, "A", 3).token("hakodate", 4, "B", 4)
    state = play(table.state(), "local_market red; deliver hakodate 2")
    assert legal(state, "token") == ["token 4", "token 5"]
    play(state, "token 4")
    assert legal(state) == ["return 1", "return 3"]
    assert refused(state, "return 2") == refused(state, "return 4") == "not_lowest"
    play(state, "return 3")
    assert [token_on(state, "hakodate", space) for space in (1, 2, 3, 4)] == ["B3", "A4", None, "B4"]
    assert seat(state, "A").tokens[3] == 2


def test_below_the_limit_an_empty_space_takes_any_token() -> None:
    table = Table(players=2).factory("A", 18, cubes=1).token("hakodate", 1, "B", 7)
    state = play(table.state(), "local_market red; deliver hakodate 2; token 1")
    assert token_on(state, "hakodate", 2) == "A1"


def test_n9_a_token_may_top_one_of_the_same_action() -> None:
    table = Table().factory("A", 18, cubes=4)
    state = play(table.state(), "local_market red; deliver hakodate 2; cubes 1; token 5; deliver hakodate 2; cubes 2")
    assert token_on(state, "hakodate", 2) == "A6"
    assert seat(state, "A").stock["coal"] == 2 + 2 * 2
