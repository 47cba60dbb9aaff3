"""Consolidation (section 3.3), scoring (section 4) and the end (section 5). And positions that cannot be."""

import pytest

import hatoba
from hatoba.engine.state import State
from hatoba.games.nippon import events as happening
from tests.nippon.positions import (
    SHEET,
    Table,
    events,
    final,
    legal,
    mover,
    play,
    refused,
    region,
    scored,
    seat,
    view,
)

# ----------------------------------------------------------------------------------- consolidation


def test_rewards_by_the_number_of_workers() -> None:
    for workers, highest in ((3, 2), (4, 3), (5, 4), (6, 5)):
        table = Table().board("A", *(["yellow"] * 3 + ["white"] * 3)[:workers])
        shown = play(table.state(), "consolidate")
        assert {int(text.split()[1]) for text in legal(shown, "reward")} == set(range(2, highest + 1))
        if highest < 5:
            assert refused(shown, "reward 5 yen") == "reward_too_high"
    few = Table().board("A", "yellow", "white").state()
    play(few, "consolidate")
    assert mover(few) == "B"


def test_the_rewards_bonus_comes_at_once_and_pays_wages() -> None:
    table = Table().board("A", "red", "blue", "green", "yellow", "white", "black")
    state = play(table.state(), "consolidate; reward 3 yen; put coal_stars")
    assert seat(state, "A").stock["yen"] == 12 + 5 - 15  # five colours of six
    assert scored(state, "A", "wages") == -2
    assert seat(state, "A").achievements[2].token == 3
    table = Table().board("A", "red", "red", "red")
    state = play(table.state(), "consolidate; reward 2 coal; put yen")
    assert seat(state, "A").stock["coal"] == 2 + 2


def test_nothing_if_all_rewards_are_too_high() -> None:
    table = Table().board("A", "red", "red", "red")
    table.position["rewards"]["2"] = {}
    state = play(table.state(), "consolidate")
    assert mover(state) == "B"
    assert view(state).multipliers_left == 4


def test_a_multiplier_token_when_no_reward_is_left() -> None:
    table = Table().board("A", "red", "red", "red").set(rewards={})
    state = play(table.state(), "consolidate; put regions")
    assert seat(state, "A").achievements[8].token == 2
    assert view(state).multipliers_left == 3
    none = Table().board("A", "red", "red", "red").set(rewards={}, multipliers_left=0)
    assert mover(play(none.state(), "consolidate")) == "B"


def test_an_achievement_space_keeps_its_token_and_without_a_free_one_the_new_is_discarded() -> None:
    names = [row["id"] for row in SHEET["achievements"]["rows"]]
    table = Table().board("A", "red", "red", "red")
    for name, multiplier in zip(names[:8], (3, 3, 3, 3, 4, 4, 4, 4), strict=True):
        table.achievement("A", name, multiplier)
    one_left = play(table.state(), "consolidate; reward 2 coal")  # put on the one that is free
    assert seat(one_left, "A").achievements[8].token == 2
    table.achievement("A", names[8], 5)
    state = table.state()
    happened = events(state, "consolidate; reward 2 coal")
    assert happening.MultiplierDiscarded(0, 2) in happened
    assert seat(state, "A").stock["coal"] == 4
    table = Table().board("A", "red", "red", "red").achievement("A", "yen", 5)
    assert refused(play(table.state(), "consolidate; reward 2 coal"), "put yen") == "achievement_taken"


def test_n11_vp_may_fall_below_zero() -> None:
    table = Table().board("A", "red", "blue", "green", "yellow", "white", "black").points("A", start=1)
    state = play(table.state(), "consolidate; reward 2 coal; put yen")
    assert seat(state, "A").score == 1 - 2 * 2


# ----------------------------------------------------------------------------------- scoring and the end


def scoring(table: Table) -> State:
    """The second scoring at the end of A's turn."""
    return play(table.rows_empty().space(1, "red").marker(4).state(), "knowledge red; done")


def test_n14_after_a_tie_for_first_comes_third() -> None:
    table = Table(players=3).token("osaka", 4, "A", 7).token("kyoto", 4, "B", 7).token("osaka", 3, "C", 5)
    table.pieces("C", "kansai", ship=2).pieces("A", "kansai", ship_turned=1)
    state = scoring(table)
    assert scored(state, "A", "scoring_2") == scored(state, "B", "scoring_2") == (16 + 11) // 2
    assert scored(state, "C", "scoring_2") == 8
    assert scored(state, "C", "ships") == 0
    assert scored(state, "A", "ships") == 3


def test_n14_a_place_beyond_third_is_worth_nothing() -> None:
    table = Table().token("osaka", 4, "A", 7).token("osaka", 3, "B", 6).token("osaka", 2, "C", 5)
    state = scoring(table.token("osaka", 1, "D", 1))  # and 6 for the foreign companies in Kyoto
    assert [scored(state, letter, "scoring_2") for letter in "ABCD"] == [16, (11 + 8) // 2, 0, 0]
    assert region(state, "kansai").places == (1, 2, 4, 5)


def test_n13_influence_zero_takes_no_place() -> None:
    state = scoring(Table(players=3).pieces("A", "kansai", train=3, ship=1))
    assert region(state, "kansai").places == (None, None, None)
    assert [scored(state, letter, "scoring_2") for letter in "ABC"] == [0, 0, 0]


def test_turned_trains_and_empty_spaces() -> None:
    table = Table(players=2).token("osaka", 4, "A", 7).token("osaka", 3, "B", 1)
    table.pieces("A", "kansai", train=1, train_turned=1)
    shown = region(table.state(), "kansai")
    assert shown.influence == (7 + 2 + 3, 1)
    assert shown.foreign == 0 + 1 + (0 + 1 + 2 + 3)


def test_n15_the_money_of_the_end_is_no_consolidation() -> None:
    state = Table().factory("A", 1).track("A", money=34).stock("A", yen=100).state()
    assert final(state, "A", "achievement_yen") == 34 // 6


def test_wages_of_the_end() -> None:
    table = Table().board("A", "red", "blue", "green", "yellow", "white", "black").points("A", wages=-2)
    state = table.state()
    assert final(state, "A", "wages") == -2 - 2 * 2  # 12 yen pay four of six colours
    assert final(state, "A", "achievement_yen") == 0


def test_achievements_count_what_they_say() -> None:
    table = Table().factory("A", 6, 10, machine=2).track("A", knowledge=4, coal=6).fulfilled("A", 1, 2, 3)
    table.token("tokyo", 1, "A", 1).token("yokohama", 1, "A", 2).token("osaka", 1, "A", 3).pieces(
        "A", "kyushu", train=4
    )
    table.token("nagasaki", 1, "B", 4)
    for name, multiplier in (("contracts", 5), ("coal_stars", 4), ("full_machines", 3), ("regions", 5)):
        table.achievement("A", name, multiplier)
    state = table.achievement("A", "advanced_factories", 3).achievement("A", "knowledge_stars", 4).state()
    assert final(state, "A", "achievement_contracts") == 3 // 2 * 5
    assert final(state, "A", "achievement_knowledge_stars") == (2 + 1) * 4
    assert final(state, "A", "achievement_coal_stars") == (2 + 1) * 4
    assert final(state, "A", "achievement_full_machines") == 2 * 3
    assert final(state, "A", "achievement_advanced_factories") == 1 * 3
    assert final(state, "A", "achievement_regions") == 2 * 5
    assert final(state, "A", "achievement_train_stars") == 0  # no token, nothing printed


@pytest.mark.parametrize("last", ["A", "B", "C"])
def test_a_tie_goes_to_the_one_who_came_last_in_the_final_round(last: str) -> None:
    table = Table(players=3).points("A", start=10).points("B", start=10).points("C", start=10)
    state = play(table.marker(8).set(turns_left=1).to_move(last).state(), "consolidate")
    outcome = state.outcome()
    assert outcome is not None
    assert len(set(outcome.scores)) == 1
    at = "ABC".index(last)
    assert outcome.winners == (at,)
    assert [outcome.ranks[(at - behind) % 3] for behind in range(3)] == [1, 2, 3]


def test_standing_changes_nothing_and_agrees_with_the_outcome() -> None:
    state = Table(players=2).token("osaka", 4, "A", 7).pieces("A", "kansai", ship=2).marker(8).set(turns_left=1).state()
    before = state.digest()
    expected = state.standing()
    assert state.digest() == before
    happened = events(state, "consolidate")
    assert state.standing().breakdown == expected.breakdown
    told = sum(
        event.vp + event.ships for event in happened if isinstance(event, happening.RegionScored) and event.seat == 0
    )
    assert told == expected.breakdown[0]["scoring_3"] + expected.breakdown[0]["ships"]


# ----------------------------------------------------------------------------------- impossible positions


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"workers": {"bag": {"red": 8}}}, "workers"),
        ({"tile": {"tokyo": 1, "osaka": 1}}, "a tile of its own"),
        ({"tokens": {}}, "tokens.A"),
        ({"influence": {"tokyo": {"1": "C3"}}}, "not in this game"),
        ({"factories": {"A": {"silk": 5}}}, "is not one for silk"),
        ({"factories": {"A": {"silk": 2}, "B": {"silk": 2}}}, "two owners"),
        ({"stores": {"A": {"silk": 1}}}, "no factory"),
        ({"transport": {"A": {"kanto": {"ship": {"plain": 5}}}}}, "pieces in kanto"),
        ({"achievements": {"A": {"yen": 5}}}, "were taken"),
        ({"rewards": {"2": {"coal": 2, "yen": 2, "blueprints": 2}}}, "can be left"),
        ({"tracks": {"A": {"knowledge": 15}}}, "the last space is 9"),
        ({"turns_left": 3}, "turns_left"),
        ({"marker": 7, "turns_left": 6}, "must be 3 to 4"),
        ({"missing": {"row_1": 2}}, "the bag is not empty"),
        ({"stack": [["cubes", 99]]}, "cubes cannot have the number 99"),
        ({"stack": [["wages", 0]]}, "first step"),
        ({"stack": [["end_of_turn", 1], ["invest", 0], ["production", 0]]}, "invest can only be the last step"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(hatoba.InvalidPosition, match=message):
        Table(players=2).set(**change).state()


def test_more_tokens_than_the_limit_of_a_city_are_refused() -> None:
    table = Table(players=2).token("tokyo", 1, "A", 1).token("tokyo", 2, "A", 2).token("tokyo", 3, "A", 3)
    with pytest.raises(hatoba.InvalidPosition, match=r"influence\.tokyo"):
        table.state()
