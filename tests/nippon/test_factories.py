"""The 24 factories and their bonuses (section 6), by their numbers."""

import pytest

from hatoba.engine.state import State
from tests.nippon.positions import Table, legal, machine, mover, number, play, refused, region, seat, space, store


def built(factory: int, table: Table | None = None) -> State:
    """A has built the factory, with just the blueprints for the knowledge it needs."""
    table = table or Table()
    level = (factory - 1) // 8
    return play(table.stock("A", blueprints=(2, 4, 6)[level] - 1).state(), f"invest red; build {factory}")


def test_1_more_yen_at_every_consolidation_also_at_the_top_of_the_track() -> None:
    state = Table().factory("A", 1).state()
    assert seat(play(state, "consolidate"), "A").stock["yen"] == 14
    state = Table().factory("A", 1).track_space("A", money=-1).state()
    assert seat(play(state, "consolidate"), "A").stock["yen"] == 36 + 2


def test_2_keeps_one_coal_if_there_is_one() -> None:
    state = Table().factory("A", 2).stock("A", coal=3).state()
    assert seat(play(state, "consolidate"), "A").stock["coal"] == 2 + 1
    state = Table().factory("A", 2).stock("A", coal=0).state()
    assert seat(play(state, "consolidate"), "A").stock["coal"] == 2


def test_3_marks_count_double_from_now_on() -> None:
    state = Table().factory("A", 3).stock("A", yen=15).state()
    play(state, "trains red; train hokkaido; train kanto")
    assert space(state, "A", "money") == 2


def test_3_marks_count_double_also_if_uncovered_before() -> None:
    table = Table().pieces("A", "kanto", ship=2, train=1).pieces("A", "kansai", ship=2, train=1)
    state = built(3, table)
    assert space(state, "A", "money") == 3


def test_4_six_yen_once() -> None:
    assert seat(built(4), "A").stock["yen"] == 12 - 6 + 6


@pytest.mark.parametrize(("factory", "action", "track"), [(5, "knowledge", "knowledge"), (11, "mines", "coal")])
def test_5_and_11_one_step_further(factory: int, action: str, track: str) -> None:
    state = Table().factory("A", factory).stock("A", yen=6).state()
    play(state, f"{action} red; advance; advance")
    assert (space(state, "A", track), seat(state, "A").stock["yen"]) == (4, 0)
    state = Table().factory("A", factory).track_space("A", **{track: -1}).state()
    last = space(state, "A", track)
    state = Table().factory("A", factory).track_space("A", **{track: last - 1}).state()
    play(state, f"{action} red")  # the bonus step is lost
    assert (space(state, "A", track), seat(state, "A").stock["yen"]) == (last, 11)


@pytest.mark.parametrize(("factory", "action", "track"), [(6, "knowledge", "knowledge"), (10, "mines", "coal")])
def test_6_and_10_cheaper_steps_and_a_star(factory: int, action: str, track: str) -> None:
    state = Table().factory("A", factory).stock("A", yen=4).state()
    play(state, f"{action} red; advance; advance")
    assert (space(state, "A", track), seat(state, "A").stock["yen"]) == (3, 0)
    state = Table().factory("A", factory).stock("A", yen=0).state()
    assert refused(state, f"{action} red") is None
    name = {"knowledge": "knowledge_stars", "mines": "coal_stars"}[action]
    stars = {shown.achievement: shown.base for shown in seat(state, "A").achievements}
    assert stars[name] == 1


def test_7_knowledge_up_two_once() -> None:
    assert space(built(7), "A", "knowledge") == 2


def test_8_two_blueprints_once() -> None:
    assert seat(built(8), "A").stock["blueprints"] == 2


@pytest.mark.parametrize(
    ("factory", "good", "coal"),
    [
        (9, "bento", 2),
        (10, "bento", 3),
        (13, "lenses", 2),
        (14, "lenses", 3),
        (17, "clocks", 3),
        (18, "clocks", 4),
        (21, "light_bulbs", 3),
        (22, "light_bulbs", 4),
        (1, "silk", 2),
        (5, "paper", 2),
    ],
)
def test_9_13_17_and_21_need_less_coal(factory: int, good: str, coal: int) -> None:
    state = Table().factory("A", factory).stock("A", coal=coal).state()
    play(state, "production red")
    assert (seat(state, "A").stock["coal"], store(state, "A", good)) == (0, 1)
    assert refused(Table().factory("A", factory).stock("A", coal=coal - 1).state(), "production red") == "short"


def test_12_coal_track_up_two_once() -> None:
    state = built(12)
    assert (space(state, "A", "coal"), number(state, "A", "coal")) == (2, 3)
    assert seat(state, "A").stock["coal"] == 2


@pytest.mark.parametrize(("factory", "kind"), [(14, "ship"), (18, "train")])
def test_14_and_18_turn_what_is_still_on_the_board(factory: int, kind: str) -> None:
    table = Table(players=2).pieces("A", "kanto", ship=1, train=1).stock("A", yen=30)
    state = built(factory, table)
    play(state, f"consolidate; {kind}s blue; {kind} kanto; done")
    shown = region(state, "kanto")
    both = {"ship": shown.ships[0], "train": shown.trains[0]}
    assert both[kind] == (1, 1)
    assert both["train" if kind == "ship" else "ship"] == (1, 0)


@pytest.mark.parametrize(("factory", "kind"), [(15, "ship"), (19, "train")])
def test_15_and_19_up_to_two_pieces_free_in_different_regions(factory: int, kind: str) -> None:
    state = built(factory)
    assert legal(state, "done") == ["done"]
    play(state, f"{kind} kanto")
    assert refused(state, f"{kind} kanto") == "region_chosen"
    play(state, f"{kind} hokkaido")
    assert mover(state) == "B"
    assert seat(state, "A").stock["yen"] == 12 - 6
    assert number(state, "A", "money") == 14
    nothing = play(built(factory), "done")
    assert (mover(nothing), seat(nothing, "A").ships_left, seat(nothing, "A").trains_left) == ("B", 6, 6)


def test_15_without_ships_left_nothing_is_asked() -> None:
    table = Table().pieces("A", "kanto", ship=3).pieces("A", "kansai", ship=3)
    assert mover(built(15, table)) == "B"


@pytest.mark.parametrize(
    ("factory", "moves"),
    [
        (16, "ships red; ship hokkaido; ship kanto; ship kansai"),
        (20, "trains red; train hokkaido; train kanto; train kansai"),
        (24, "machinery red; upgrade light_bulbs; upgrade spare"),
    ],
)
def test_16_20_and_24_cheaper_pieces(factory: int, moves: str) -> None:
    state = Table().factory("A", factory).stock("A", yen=12).state()
    left = []
    for move in moves.split("; "):
        play(state, move)
        left.append(seat(state, "A").stock["yen"])
    assert left[-3:] == [10, 5, 0]
    assert seat(state, "A").prices[moves.split()[0]] == (2, 7, 12)


def test_22_up_to_two_upgrades_free() -> None:
    state = built(22, Table().factory("A", 4, machine=1))
    play(state, "upgrade silk; upgrade light_bulbs")
    assert (machine(state, "A", "silk"), machine(state, "A", "light_bulbs")) == (2, 1)
    assert seat(state, "A").stock["yen"] == 12 - 6
    assert mover(state) == "B"
    declined = play(built(22), "done")
    assert machine(declined, "A", "light_bulbs") == 0


def test_n6_free_upgrades_that_no_factory_can_take_are_kept() -> None:
    """N5: the two spare machines go in first, so that the new factory has no room for the free ones."""
    state = built(22, Table().stock("A", machines=2))
    assert machine(state, "A", "light_bulbs") == 2
    assert legal(state, "upgrade") == ["upgrade spare"]
    play(state, "upgrade spare; upgrade spare")
    assert seat(state, "A").stock["machines"] == 2


def test_23_one_cube_more() -> None:
    state = Table().factory("A", 23, machine=1).stock("A", coal=4).state()
    assert store(play(state, "production red"), "A", "light_bulbs") == 3
