"""The worked examples of the rulebook (section 7), by their numbers."""

from tests.nippon.positions import (
    Table,
    final,
    legal,
    machine,
    mover,
    number,
    play,
    refused,
    scored,
    seat,
    step,
    store,
    token_on,
)


def test_1_blueprints_count_by_value() -> None:
    state = Table().stock("A", blueprints=0).track("A", knowledge=2).state()
    play(state, "invest red; build 8")
    assert seat(state, "A").stock["blueprints"] == 2


def test_2_three_more_turns_for_everybody_after_the_first_golden_space() -> None:
    table = Table(players=3).rows_empty().space(1, "red").marker(5).to_move("C")
    state = play(table.state(), "knowledge red; done")
    turns = []
    while state.to_move is not None:
        turns.append(mover(state))
        play(state, "consolidate")
    assert turns == ["A", "B", "C"] * 3
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "scoring"


def test_3_a_marker_between_two_numbers_counts_as_the_lower_and_blueprints_make_up_for_knowledge() -> None:
    state = Table().track_space("A", knowledge=4).stock("A", yen=10, blueprints=2).state()
    assert number(state, "A", "knowledge") == 3
    play(state, "invest red; build 10")
    assert seat(state, "A").stock["yen"] == 4
    assert seat(state, "A").stock["blueprints"] == 1


def test_4_two_upgrades_for_one_factory() -> None:
    state = Table().factory("A", 4).stock("A", yen=12).state()
    play(state, "machinery red")  # the one factory without a choice
    assert machine(state, "A", "silk") == 1
    play(state, "upgrade silk")
    assert machine(state, "A", "silk") == 2
    assert seat(state, "A").stock["yen"] == 2


def test_5_machines_without_a_factory_are_kept_for_the_next() -> None:
    state = Table(players=2).factory("A", 4, machine=1).stock("A", yen=15).track("A", knowledge=2).state()
    play(state, "machinery red; upgrade spare; upgrade spare")
    assert machine(state, "A", "silk") == 2
    assert seat(state, "A").stock["machines"] == 2
    assert seat(state, "A").stock["yen"] == 0
    play(state, "consolidate; consolidate; consolidate; invest red; build 8")
    assert machine(state, "A", "paper") == 2
    assert seat(state, "A").stock["machines"] == 0


def test_6_what_does_not_fit_into_the_store_is_lost() -> None:
    state = Table().factory("A", 4, machine=2, cubes=2).stock("A", coal=3).state()
    play(state, "production red")
    assert store(state, "A", "silk") == 4
    assert seat(state, "A").stock["coal"] == 1


def test_7_a_contract_of_two_and_one_takes_different_goods() -> None:
    state = Table().factory("A", 4, 8, cubes=2).state()
    play(state, "export red; fulfil 4; pay paper")
    assert store(state, "A", "paper") == 0
    assert store(state, "A", "silk") == 1


def test_8_the_token_lies_beside_the_good() -> None:
    state = Table().factory("A", 4, cubes=1).state()
    play(state, "local_market red; deliver sapporo 3")
    assert token_on(state, "sapporo", 3) == "A1"


def test_9_tokens_by_level_and_cubes() -> None:
    paper = Table().factory("A", 8, cubes=3).state()
    play(paper, "local_market red; deliver sapporo 2; cubes 3")
    assert legal(paper, "token") == ["token 1", "token 2", "token 3"]
    clocks = Table().factory("A", 18, cubes=3).state()
    play(clocks, "local_market red; deliver hakodate 2; cubes 2")
    assert refused(clocks, "token 7") == "token_too_high"
    assert refused(clocks, "token 6") is None
    split = Table().tile("sapporo", 3).factory("A", 18, cubes=3).state()
    play(split, "local_market red; deliver sapporo 4; cubes 1; token 5; deliver hakodate 2; cubes 2; token 6")
    assert (token_on(split, "sapporo", 4), token_on(split, "hakodate", 2)) == ("A5", "A6")


def test_10_a_higher_token_replaces_a_lower_one() -> None:
    state = Table().token("hakodate", 2, "B", 5).factory("A", 18, cubes=3).state()
    play(state, "local_market red; deliver hakodate 2; cubes 3; token 7")
    assert token_on(state, "hakodate", 2) == "A7"
    assert seat(state, "B").tokens[5] == 2


def test_11_at_the_limit_of_a_city_the_lowest_token_goes_back() -> None:
    table = Table(players=2).token("hakodate", 1, "B", 3).token("hakodate", 4, "B", 5).factory("A", 18, cubes=1)
    state = play(table.state(), "local_market red; deliver hakodate 2")
    assert refused(state, "token 3") == "token_too_low"
    play(state, "token 5")
    assert [token_on(state, "hakodate", space) for space in (1, 2, 3, 4)] == [None, "A5", None, "B5"]
    assert seat(state, "B").tokens[3] == 2


def test_12_the_new_budget_replaces_the_old() -> None:
    state = Table().track("A", coal=5, money=16).stock("A", yen=3, coal=9).state()
    play(state, "consolidate")
    assert seat(state, "A").stock["coal"] == 5
    assert seat(state, "A").stock["yen"] == 16


def test_13_wages_for_three_colours() -> None:
    table = Table().board("A", "red", "red", "blue", "green").rows_empty()
    state = play(table.state(), "consolidate; reward 2 coal; put regions")
    assert seat(state, "A").stock["yen"] == 12 - 9
    assert seat(state, "A").workers == {}


def scoring_table(scoring: int, players: int = 3) -> Table:
    """The next refill passes the mark of this scoring. All cities of Kansai are laid by the test."""
    return Table(players=players).rows_empty().space(1, "red").marker(2 if scoring == 1 else 4)


def test_14_a_tie_shares_the_places() -> None:
    state = fill(scoring_table(1), {"osaka": {4: "A6", 3: "C4"}, "kyoto": {4: "B4", 3: "B2"}}).state()
    play(state, "knowledge red; done")  # 0 + 1 + 0 + 1 = 2 for the foreign companies
    assert scored(state, "A", "scoring_1") == scored(state, "B", "scoring_1") == 8
    assert scored(state, "C", "scoring_1") == 5


def fill(table: Table, tokens: dict[str, dict[int, str]]) -> Table:
    """Influence tokens by city and space."""
    for city, spaces in tokens.items():
        for space, token in spaces.items():
            table.token(city, space, token[0], int(token[1]))
    return table


def test_15_foreign_companies_and_trains_without_a_token() -> None:
    # empty in Kansai: 3 in Osaka, 3 and 1 in Kyoto, and a 0
    table = fill(scoring_table(2), {"osaka": {2: "A3", 3: "A3"}, "kyoto": {3: "B1"}})
    table.pieces("A", "kansai", ship=1).pieces("B", "kansai", train=2).pieces("C", "kansai", train=3)
    state = play(table.state(), "knowledge red; done")
    assert (scored(state, "A", "scoring_2"), scored(state, "A", "ships")) == (11, 2)
    assert (scored(state, "B", "scoring_2"), scored(state, "B", "ships")) == (8, 0)
    assert (scored(state, "C", "scoring_2"), scored(state, "C", "ships")) == (0, 0)


def test_16_three_share_all_places_and_score_their_ships() -> None:
    tokens = {"osaka": {2: "A1", 3: "A7", 4: "B1"}, "kyoto": {2: "B7", 4: "C5", 1: "C3"}}
    table = fill(scoring_table(1), tokens)  # 2 in Kyoto stays empty
    for letter in "ABC":
        table.pieces(letter, "kansai", ship=1)
    state = play(table.state(), "knowledge red; done")
    for letter in "ABC":
        assert scored(state, letter, "scoring_1") == (10 + 7 + 5) // 3
        assert scored(state, letter, "ships") == 2


def test_17_achievements() -> None:
    table = Table().fulfilled("A", 1, 2, 3, 4).track("A", knowledge=6).factory("A", 9, 13, 17, 21)
    table.achievement("A", "advanced_factories", 3).achievement("A", "full_machines", 2)
    table.achievement("A", "ship_stars", 2).achievement("A", "train_stars", 4)
    table.pieces("A", "hokkaido", ship=2).pieces("A", "kanto", ship=3).pieces("A", "kyushu", train=3)
    table.track("A", money=14).board("A", "red", "blue")  # 14 - 6 = 8 yen
    state = table.state()
    assert final(state, "A", "achievement_contracts") == 0
    assert final(state, "A", "achievement_knowledge_stars") == 4
    assert final(state, "A", "achievement_advanced_factories") == 12
    assert final(state, "A", "achievement_full_machines") == 0
    assert final(state, "A", "achievement_yen") == 1
    assert final(state, "A", "achievement_ship_stars") == 6
    assert final(state, "A", "achievement_train_stars") == 4
    assert step(state) == "turn"
