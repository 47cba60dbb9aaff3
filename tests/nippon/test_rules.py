"""Set-up (section 2), the turn (section 3) and the actions (section 3.2), with their rulings."""

from typing import Any

import pytest

import hatoba
from hatoba.components import Sheet, load, parse
from hatoba.engine.state import State
from hatoba.games.nippon import events as happening
from tests.nippon.positions import (
    SHEET,
    Table,
    city,
    events,
    legal,
    machine,
    mover,
    number,
    play,
    refused,
    region,
    seat,
    space,
    step,
    store,
    view,
)

# ----------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    column = players - 2
    state = hatoba.new_game("nippon", players=players, seed=5)
    table = view(state)
    rows, size = SHEET["workers"]["row_count"][column], SHEET["workers"]["row_size"][column]
    assert [sum(row.workers.values()) for row in table.rows] == [size] * rows
    assert [sum(shown.workers.values()) for shown in table.action_spaces] == [3] * 5
    assert sum(table.bag.values()) == 6 * (8 - SHEET["workers"]["removed"][column]) - 15 - rows * size
    for stacks in table.rewards.values():
        assert sum(stacks.values()) == 6 - SHEET["reward_tokens"]["removed"][column]
    assert [shown.score for shown in table.seats] == [10, 11, 12, 13][:players]
    assert all(shown.stock == {"yen": 12, "coal": 2, "blueprints": 1, "machines": 0} for shown in table.seats)
    assert all(shown.transport_max == SHEET["regions"]["transport"][column] for shown in table.regions)
    assert len(table.factories_left) == 24
    assert (state.to_move, state.turn, state.round, table.marker) == (0, 1, 1, 1)


def test_city_tiles_lie_in_any_rotation() -> None:
    state = Table().tile("tokyo", 1, rotation=1).state()
    assert [shown.good for shown in city(state, "tokyo").spaces] == ["light_bulbs", "lenses", "paper", "silk"]
    turned = {
        tuple(hatoba.new_game("nippon", players=2, seed=seed).snapshot()["position"]["rotation"]) for seed in range(9)
    }
    assert len(turned) > 1


# ----------------------------------------------------------------------------------- workers and the turn


def test_workers_of_one_colour_are_one_action() -> None:
    state = Table().space(1, "red", "red", "blue").state()
    assert legal(state, "knowledge") == ["knowledge red", "knowledge blue"]
    assert refused(state, "knowledge green") == "no_worker"
    play(state, "knowledge red; done")
    assert seat(state, "A").workers == {"red": 1}


def test_with_six_workers_only_consolidating_is_left() -> None:
    state = Table().board("A", "red", "red", "blue", "blue", "yellow", "white").state()
    assert legal(state) == ["consolidate"]
    assert refused(state, "knowledge red") == "board_full"


def test_an_empty_action_space_takes_the_topmost_row() -> None:
    state = Table().space(1, "red").row(1).row(2, "black", "black", "white").state()
    play(state, "knowledge red; done")
    assert view(state).action_spaces[0].workers == {"white": 1, "black": 2}
    assert view(state).rows[1].workers == {}
    assert view(state).marker == 1


def test_without_rows_everything_is_refilled_and_the_marker_moves() -> None:
    state = Table().space(1, "red").space(5, "blue").rows_empty().state()
    play(state, "knowledge red; done")
    assert [sum(shown.workers.values()) for shown in view(state).action_spaces] == [3] * 5
    assert [sum(row.workers.values()) for row in view(state).rows] == [3] * 4
    assert view(state).marker == 2
    assert state.revealed


def test_nothing_is_refilled_before_the_last_worker_is_gone() -> None:
    state = Table().space(1, "red", "blue").rows_empty().state()
    play(state, "knowledge red; done")
    assert view(state).action_spaces[0].workers == {"blue": 1}
    assert view(state).marker == 1


BOARDS = {"A": "red", "B": "blue", "C": "green", "D": "yellow"}


def short_bag() -> Table:
    """Full boards: only 24 workers are left for 15 spaces and 12 places in rows; A has one free space."""
    table = Table().rows_empty()
    for place in range(1, 6):
        table.space(place)
    for letter, colour in BOARDS.items():
        table.board(letter, *[colour] * (5 if letter == "A" else 6))
    return table.space(1, "red").space(2, "white").space(3, "white").space(4, "white").space(5, "white")


def test_n3_rows_that_the_bag_cannot_fill_wait_for_workers_that_come_back() -> None:
    state = play(short_bag().state(), "knowledge red; done")
    table = view(state)
    assert [sum(shown.workers.values()) for shown in table.action_spaces] == [3] * 5
    assert [sum(row.workers.values()) for row in table.rows] == [3, 3, 3, 0]
    assert [row.missing for row in table.rows] == [0, 0, 0, 3]
    assert (table.bag, table.marker) == ({}, 2)
    play(state, "consolidate; reward 5 coal; put regions")
    assert [sum(row.workers.values()) for row in view(state).rows] == [3, 3, 3, 3]
    assert sum(view(state).bag.values()) == 3
    assert view(state).marker == 2
    assert state.revealed


def larger_boards() -> Sheet:
    """A sheet with nine worker spaces a player: only so can a row be taken that still waits for the bag."""
    text = load("nippon").text.replace("on_board   = 6 ", "on_board   = 9 ")
    return parse(text.replace("[0, 0, 2, 3, 4, 5]", "[0, 0, 2, 3, 4, 5, 5, 5, 5]"), "nippon")


def empty_bag(table: Table, others: int) -> Table:
    """All workers out of the bag: 9 for B, C and D, so many for action spaces 2 to 5, the rest for A."""
    for place in range(2, 6):
        table.space(place)
    bag = table.position["workers"]["bag"]
    loose = [colour for colour, count in bag.items() for _ in range(count)]
    for letter in "BCD":
        table.board(letter, *loose[:9])
        del loose[:9]
    for place in range(2, 6):
        here = min(3, others)
        table.space(place, *loose[:here])
        del loose[:here]
        others -= here
    return table.board("A", *loose)


def test_n3_a_row_that_was_taken_no_longer_waits() -> None:
    table = Table(components=larger_boards()).rows_empty().space(1, "red").row(4, "yellow").set(missing={"row_4": 2})
    state = empty_bag(table, others=11).state()
    play(state, "knowledge red; done")
    assert view(state).action_spaces[0].workers == {"yellow": 1}
    assert [row.missing for row in view(state).rows] == [0, 0, 0, 0]
    play(state, "consolidate; reward 2 coal; put yen")
    assert sum(view(state).bag.values()) == 9
    assert not state.revealed


def test_n3_action_spaces_that_wait_are_filled_before_the_rows() -> None:
    table = Table(components=larger_boards()).rows_empty().space(1, "red")
    state = empty_bag(table, others=12).state()
    play(state, "knowledge red; done")
    assert (view(state).marker, view(state).action_spaces[0].missing) == (2, 3)
    assert [row.missing for row in view(state).rows] == [3, 3, 3, 3]
    play(state, "consolidate; reward 2 coal; put yen")
    assert sum(view(state).action_spaces[0].workers.values()) == 3
    assert [row.missing for row in view(state).rows] == [0, 0, 3, 3]
    assert (view(state).marker, view(state).bag) == (2, {})


def test_n2_a_consolidation_refills_nothing() -> None:
    state = Table().space(1).rows_empty().state()
    play(state, "consolidate")
    assert view(state).action_spaces[0].workers == {}
    assert view(state).marker == 1


# ----------------------------------------------------------------------------------- blueprints


def test_n1_blueprints_move_a_track_before_the_worker_is_taken() -> None:
    state = Table().stock("A", blueprints=6).state()
    play(state, "blueprint money; blueprint coal; consolidate")
    assert (seat(state, "A").stock["yen"], seat(state, "A").stock["coal"]) == (14, 3)
    assert mover(state) == "B"


def test_n1_blueprints_are_offered_in_the_middle_of_an_action() -> None:
    state = Table().stock("A", blueprints=3, yen=20).state()
    play(state, "knowledge red; blueprint knowledge")
    assert space(state, "A", "knowledge") == 2
    assert legal(state) == ["done", "advance"]


def test_n1_the_last_decision_is_asked_only_for_three_blueprints_and_a_track_that_can_move() -> None:
    state = Table().stock("A", blueprints=3).state()
    play(state, "consolidate")
    assert legal(state) == ["end", "blueprint money", "blueprint coal", "blueprint knowledge"]
    play(state, "blueprint money")
    assert mover(state) == "B"
    play(state, "consolidate")
    assert mover(state) == "C"
    full = Table().stock("A", blueprints=9).track_space("A", money=-1, coal=-1, knowledge=-1).state()
    play(full, "consolidate")
    assert mover(full) == "B"


def test_n1_end_gives_the_turn_on_with_blueprints_left() -> None:
    state = Table().stock("A", blueprints=4).state()
    play(state, "consolidate; end")
    assert (mover(state), seat(state, "A").stock["blueprints"]) == ("B", 4)


def test_n1_blueprints_that_the_investment_needs_stay() -> None:
    state = Table().stock("A", blueprints=3).track("A", knowledge=1).state()
    play(state, "invest red")
    assert refused(state, "blueprint money") == "action_at_risk"
    assert refused(state, "blueprint knowledge") is None  # knowledge 2 is enough for level 1
    play(state, "blueprint knowledge; build 2")
    assert seat(state, "A").stock["blueprints"] == 0
    richer = Table().stock("A", blueprints=4).track("A", knowledge=1).state()
    assert refused(play(richer, "invest red"), "blueprint money") is None


def test_n1_between_the_steps_of_a_consolidation() -> None:
    state = Table().stock("A", blueprints=1).board("A", "red", "blue", "yellow").state()
    play(state, "consolidate; reward 2 blueprints; blueprint money")
    assert step(state) == "achievement"
    assert seat(state, "A").stock["yen"] == 12  # the budget was taken before


def test_blueprints_are_refused_at_the_end_of_a_track_and_without_three() -> None:
    state = Table().stock("A", blueprints=3).track_space("A", money=-1).state()
    assert refused(state, "blueprint money") == "track_at_end"
    assert refused(Table().stock("A", blueprints=2).state(), "blueprint money") == "short"


# ----------------------------------------------------------------------------------- pieces, forced consolidation


def test_n4_the_player_may_stop_after_the_first_piece() -> None:
    state = Table().factory("A", 4, 8, 12).stock("A", coal=9).state()
    play(state, "production red")
    assert refused(state, "done") == "one_is_needed"
    play(state, "run silk; done")
    assert [store(state, "A", good) for good in ("silk", "paper", "bento")] == [1, 0, 0]
    assert mover(state) == "B"


def test_n4_sets_are_chosen_in_any_order() -> None:
    """No order closes what is still possible: the turn goes on until the person is done or nothing is left."""
    state = Table().factory("A", 4, 8, 12).stock("A", coal=9).state()
    play(state, "production red; run paper")
    assert refused(state, "run paper") == "run_already"
    play(state, "run silk; run bento")
    assert mover(state) == "B"
    state = play(Table().stock("A", yen=20, blueprints=0).state(), "trains red; train kyushu")
    assert legal(state, "train") == ["train hokkaido", "train kanto", "train kansai"]
    state = play(
        Table().factory("A", 4, 8, 12, 24, cubes=4).state(), "export red; fulfil 8; pay paper; pay silk; pay bento"
    )
    assert "fulfil 1" in legal(state, "fulfil")


def test_n4_machines_go_anywhere_while_one_fits() -> None:
    table = Table().factory("A", 1, 5, 21).stock("A", yen=20)
    state = play(table.state(), "machinery red; upgrade light_bulbs")
    assert legal(state, "upgrade") == ["upgrade silk", "upgrade paper", "upgrade light_bulbs"]
    play(state, "upgrade light_bulbs")
    assert (legal(state, "upgrade"), mover(state)) == (["upgrade silk", "upgrade paper"], "A")
    assert refused(state, "upgrade spare") == "machine_fits"


@pytest.mark.parametrize("space", range(32))
def test_the_only_delivery_plays_itself(space: int) -> None:
    """On every space: the last one has the highest bit of 32."""
    state: Any = Table().factory("A", 1, cubes=1).state()
    (good,) = (good for good in range(6) if state.stores[good])
    for at in range(32):
        state.wanted[at] = good if at == space else (good + 1) % 6
    play(state, "local_market red")
    assert not [action for action in map(state.notation, state.legal_actions()) if action.startswith("deliver")]


def test_n4_a_region_bonus_comes_before_the_next_piece() -> None:
    state = Table().factory("A", 4, cubes=1).factory("A", 8, cubes=1).tile("tokyo", 1).stock("A", yen=0).state()
    play(state, "local_market red; deliver tokyo 2")
    assert seat(state, "A").stock["yen"] == 5


def test_consolidating_without_workers() -> None:
    state = Table().stock("A", yen=0, coal=0).state()
    happened = events(state, "consolidate")
    assert (seat(state, "A").stock["yen"], seat(state, "A").stock["coal"]) == (12, 2)
    assert not [event for event in happened if isinstance(event, (happening.WagesPaid, happening.RewardTaken))]


def test_without_a_possible_action_it_is_forced() -> None:
    state = Table().stock("A", yen=0, coal=0, blueprints=0).state()
    assert legal(state) == ["consolidate"]


# ----------------------------------------------------------------------------------- the golden spaces


def golden(players: int = 2) -> State:
    table = Table(players=players).rows_empty().space(1, "red").marker(5)
    return play(table.state(), "knowledge red; done")


def test_final_turns_start_with_the_next_seat() -> None:
    state = golden()
    assert (view(state).marker, view(state).turns_left, mover(state)) == (6, 6, "B")
    play(state, "consolidate; consolidate")
    assert (view(state).marker, view(state).turns_left) == (7, 4)
    play(state, "consolidate; consolidate; consolidate")
    assert (view(state).marker, view(state).turns_left) == (8, 1)
    happened = events(state, "consolidate")
    assert state.to_move is None
    assert isinstance(happened[-1], happening.GameEnded)
    assert happening.Scoring(3) in happened


def test_n12_refills_no_longer_move_the_marker() -> None:
    table = Table(players=2).rows_empty().space(1, "red").to_move("B").marker(6).set(turns_left=6)
    state = table.state()
    play(state, "knowledge red; done")
    assert (view(state).marker, view(state).turns_left) == (6, 5)
    assert [sum(shown.workers.values()) for shown in view(state).action_spaces] == [3] * 5


def test_the_marker_scores_when_it_leaves_the_spaces_before_the_marks() -> None:
    for start, marks in ((1, 0), (2, 1), (3, 0), (4, 2), (5, 0)):
        state = Table().rows_empty().space(1, "red").marker(start).state()
        happened = events(state, "knowledge red; done")
        assert [event.scoring for event in happened if isinstance(event, happening.Scoring)] == (
            [marks] if marks else []
        )


def test_the_round_limit_scores_as_it_stands() -> None:
    state = Table(players=2, round_limit=1).token("osaka", 1, "A", 7).state()
    expected = state.standing()
    play(state, "consolidate; consolidate")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "limit"
    assert outcome.breakdown == expected.breakdown
    assert outcome.breakdown[0]["scoring_3"] == 15  # 7 against 0 + 1 + 2 + 3 + 1 + 2 + 3 of foreign companies


# ----------------------------------------------------------------------------------- tracks, prices, transport


@pytest.mark.parametrize(("action", "track"), [("knowledge", "knowledge"), ("mines", "coal")])
def test_price_and_steps_go_together(action: str, track: str) -> None:
    last = len(SHEET["tracks"][track]["spaces"]) - 1
    state = Table().track_space("A", **{track: last - 1}).state()
    play(state, f"{action} red")
    assert (seat(state, "A").stock["yen"], space(state, "A", track), mover(state)) == (11, last, "B")
    assert refused(Table().track_space("A", **{track: last}).state(), f"{action} red") == "track_at_end"


def test_n7_other_lost_steps_forbid_nothing() -> None:
    state = Table().track_space("A", money=-1).factory("A", 4, cubes=2).state()
    last = space(state, "A", "money")
    play(state, "export red")
    assert (seat(state, "A").stock["yen"], space(state, "A", "money")) == (12 + 6, last)


@pytest.mark.parametrize(("action", "track"), [("knowledge", "knowledge"), ("mines", "coal")])
def test_n4_steps_cost_1_2_and_3(action: str, track: str) -> None:
    state = Table().stock("A", yen=6).state()
    left = []
    play(state, f"{action} red")
    for _ in range(2):
        left.append(seat(state, "A").stock["yen"])
        play(state, "advance")
    assert [*left, seat(state, "A").stock["yen"]] == [5, 3, 0]
    assert space(state, "A", track) == 3
    assert mover(state) == "B"
    assert refused(Table().stock("A", yen=0).state(), f"{action} red") == "short"


def test_n4_a_piece_that_cannot_be_paid_is_not_offered() -> None:
    state = Table().stock("A", yen=9).state()
    play(state, "ships red; ship hokkaido")
    assert (mover(state), seat(state, "A").stock["yen"]) == ("B", 4)


def full_region(table: Table, *names: str) -> Table:
    """No transport space left there (2 players: 4)."""
    for name in names:
        table.pieces("B", name, ship=2, train=2)
    return table


def test_a_full_region_takes_neither_train_nor_ship() -> None:
    state = full_region(Table(players=2), "kanto").stock("A", yen=15).state()
    play(state, "trains red")
    assert refused(state, "train kanto") == "region_full"
    play(state, "train hokkaido; train kansai; train kyushu")
    assert seat(state, "A").trains_left == 3
    state = full_region(Table(players=2), "kanto", "kansai").pieces("A", "kyushu", ship=4).stock("A", yen=15).state()
    play(state, "ships red")  # Hokkaido is the only region left
    assert region(state, "hokkaido").ships[0] == (1, 0)
    assert mover(state) == "B"
    table = full_region(Table(players=2), "kanto", "kansai").pieces("A", "kyushu", ship=4)
    assert refused(table.pieces("A", "hokkaido", train=4).state(), "trains red") == "no_region_free"


def test_each_piece_goes_to_another_region_and_none_is_left_after_six() -> None:
    state = Table().stock("A", yen=15).state()
    play(state, "ships red; ship kanto")
    assert refused(state, "ship kanto") == "region_chosen"
    table = Table().pieces("A", "kanto", ship=3).pieces("A", "kansai", ship=3)
    assert refused(table.state(), "ships red") == "no_piece_left"
    table = Table().pieces("A", "kanto", ship=3).pieces("A", "kansai", ship=2).stock("A", yen=15)
    state = play(table.state(), "ships red; ship kyushu")
    assert mover(state) == "B"


@pytest.mark.parametrize("kind", ["ship", "train"])
def test_money_marks_move_the_track_when_wholly_uncovered(kind: str) -> None:
    state = Table().stock("A", yen=15).state()
    play(state, f"{kind}s red; {kind} hokkaido")
    assert number(state, "A", "money") == 12
    play(state, f"{kind} kanto")
    assert number(state, "A", "money") == 14
    play(state, f"{kind} kansai")
    assert number(state, "A", "money") == 14


# ----------------------------------------------------------------------------------- building and machines


def test_invest_costs_six_yen_and_one_factory_of_each_good() -> None:
    state = Table().factory("A", 1).factory("B", 5).track("A", knowledge=2).stock("A", blueprints=0).state()
    play(state, "invest red")
    assert legal(state, "build") == ["build 6", "build 7", "build 8"]
    assert refused(state, "build 2") == "good_owned"
    assert refused(state, "build 5") == "factory_taken"
    assert refused(state, "build 9") == "knowledge_too_low"
    assert refused(Table().stock("A", yen=5, blueprints=5).state(), "invest red") == "short"
    assert refused(Table().stock("A", blueprints=0).state(), "invest red") == "knowledge_too_low"
    all_six = Table().factory("A", 1, 5, 9, 13, 17, 21).stock("A", yen=20).state()
    assert refused(all_six, "invest red") == "nothing_to_build"


def test_n5_spare_machines_go_in_before_the_bonus() -> None:
    table = Table().stock("A", machines=1, yen=20, blueprints=9)
    state = play(table.state(), "invest red; build 22")
    assert machine(state, "A", "light_bulbs") == 1
    play(state, "upgrade light_bulbs")
    assert machine(state, "A", "light_bulbs") == 2
    play(state, "upgrade spare")  # what no factory can take is kept
    assert seat(state, "A").stock["machines"] == 1


def test_n6_spare_machines_beyond_two_stay_spare() -> None:
    state = Table().stock("A", machines=3, blueprints=1).state()
    play(state, "invest red; build 4")
    assert (machine(state, "A", "silk"), seat(state, "A").stock["machines"]) == (2, 1)
    with pytest.raises(hatoba.InvalidPosition, match="spare"):
        Table().factory("A", 4, machine=1).stock("A", machines=1).state()


def test_a_machine_must_go_into_a_factory_that_can_take_it() -> None:
    state = Table().factory("A", 4, machine=1).factory("A", 8, machine=1).stock("A", yen=15).state()
    play(state, "machinery red")
    assert refused(state, "upgrade spare") == "machine_fits"
    assert refused(state, "upgrade bento") == "no_factory"
    play(state, "upgrade silk")
    assert refused(state, "upgrade silk") == "machine_full"
    assert refused(state, "upgrade spare") == "machine_fits"
    play(state, "upgrade paper; upgrade spare")
    assert seat(state, "A").stock["machines"] == 1


def test_machines_can_be_bought_without_any_factory() -> None:
    state = Table().stock("A", yen=5).state()
    play(state, "machinery red")
    assert seat(state, "A").stock["machines"] == 1
    assert refused(Table().stock("A", yen=4).state(), "machinery red") == "short"
